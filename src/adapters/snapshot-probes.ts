import type { Probe, RemovedTests } from '../core/facts.ts';
import { askedToGo, declaredTests, renamedModules } from '../core/integrity/asked-deletions.ts';
import type { IntegrityPolicy } from '../core/integrity/change.ts';
import { allowedBy } from '../core/integrity/path-policy.ts';
import { isFile } from '../core/integrity/test-cheats.ts';
import { isExpectation, mayKeepFromRunning, standInFinder, type TestFinder } from '../core/integrity/test-files.ts';
import { onlyAddsTests } from '../core/integrity/test-insertions.ts';
import type { Change, Repository, TreeEdit } from './git/controller.ts';
import { readContents } from './snapshot-contents.ts';

/** What probes are made of. */
export interface ProbeCall {
  /** Of the candidate against the story's start. */
  readonly changes: readonly Change[];
  readonly policy: IntegrityPolicy;
  readonly find: TestFinder;
  /** The story's start, and the candidate. */
  readonly before: string;
  readonly tree: string;
  /** New tests are to be run on the old code. */
  readonly redGreen: boolean;
  /** Test files that the story added or changed, as evidence. */
  readonly evidence: readonly string[];
}

const MOST_PATHS = 50;

/** What becomes of the tests of the story's start. */
interface TestChanges {
  /** The trees on which tests are tried beside the candidate: none where no test of the start changed and red_green is off. */
  readonly probes: readonly Probe[];
  /** Test files and fixtures that changed in more than what they gained: only their tests may be others than before. */
  readonly changedTests: readonly RemovedTests[];
}

/** Looks at what a candidate changes in tests. */
export async function testChangesOf(repository: Repository, call: ProbeCall): Promise<TestChanges> {
  const { find } = call;
  const tests = call.changes.filter(({ path }) => isExpectation(path, find));
  const inline = await inlineTests(repository, call);
  if (tests.length === 0) return { probes: [], changedTests: inline };
  const start = tests.some(({ status }) => status === 'added') ? await repository.listFiles(call.before) : [];
  const isStandIn = standInFinder(
    start.map(({ path }) => path),
    find,
  );
  const old = await oldForm(repository, call, { tests, find, isStandIn });
  const probes = [
    ...(old.changed.length === 0 ? [] : [await oldTests(repository, call.tree, old)]),
    ...(call.redGreen && call.evidence.length > 0 ? [await newTests(repository, call, tests)] : []),
  ];
  return { probes, changedTests: withinNames([...old.changedTests, ...inline]) };
}

/** Product files that declare tests beside their code. */
async function inlineTests(repository: Repository, { changes, find }: ProbeCall): Promise<readonly RemovedTests[]> {
  const files = changes.filter(({ path, oldMode }) => isFile(oldMode) && find(path)?.tier === 'inline');
  const wanted = files.map(({ path }) => ({ path, sides: ['old'] as const }));
  const contents = await readContents(repository, { changes: files, wanted, before: '' });
  return files.map(({ path }) => declaredTests(path, contents.get(path)?.old, find)).filter(({ tests }) => tests > 0);
}

/** What of the tests' old form is laid over the new code, and which changes made that necessary. */
interface OldForm {
  /** Paths that lost, changed or gained anything but whole tests, and new ones that may reach others; what moved is run where it is now. */
  readonly changed: readonly string[];
  readonly edits: readonly TreeEdit[];
  readonly changedTests: readonly RemovedTests[];
}

interface OldTests {
  readonly tests: readonly Change[];
  readonly find: TestFinder;
  readonly isStandIn: (path: string) => boolean;
}

async function oldForm(
  repository: Repository,
  { policy, changes }: ProbeCall,
  { tests, find, isStandIn }: OldTests,
): Promise<OldForm> {
  const allowed = allowedBy(policy.allow);
  const asked = askedToGo({ criteria: policy.criteria ?? [], changes, find });
  const isPermitted = ({ path, status }: Change): boolean =>
    permits.some((rule) => allowed(path, rule)) || (status === 'deleted' && asked(path) !== undefined);
  const judged = tests.filter((change) => !isPermitted(change));
  const added = new Set(changes.filter(({ status }) => status === 'added').map(({ newSha }) => newSha));
  const old = judged.filter(
    ({ path, oldMode, oldSha, newSha, status }) =>
      (isFile(oldMode) || find(path) !== undefined || isStandIn(path)) &&
      oldSha !== newSha &&
      !(status === 'deleted' && added.has(oldSha)),
  );
  const moved = judged.filter(({ status, oldSha }) => status === 'deleted' && added.has(oldSha));
  const read = [...old, ...moved];
  const wanted = read.map(({ path }) => ({ path, sides: ['old', 'new'] as const }));
  const contents = await readContents(repository, { changes: read, wanted, before: '' });
  const onlyRenamed = renamedModules(changes, find);
  const renamed = new Set(old.map(({ path }) => path).filter((path) => onlyRenamed(path, contents.get(path) ?? {})));
  const touched = old.filter(
    ({ path, oldMode }) =>
      isFile(oldMode) && !renamed.has(path) && !onlyAddsTests(path, contents.get(path) ?? {}, find),
  );
  const isTouched = new Set(touched);
  return {
    changed: old
      .filter((change) => {
        const isInstead = change.status === 'added' && isStandIn(change.path);
        const texts = contents.get(change.path) ?? {};
        return isTouched.has(change) || isInstead || mayKeepFromRunning(change.path, texts, find);
      })
      .map(({ path }) => path),
    changedTests: [...touched, ...moved].map(({ path }) => declaredTests(path, contents.get(path)?.old, find)),
    edits: judged.filter(({ path }) => !renamed.has(path)).flatMap(asBefore),
  };
}

/** Beyond so many names, those of a file are told only by a run. */
const MOST_NAMES = 2000;

function withinNames(files: readonly RemovedTests[]): readonly RemovedTests[] {
  let left = MOST_NAMES;
  return files.map((file) => {
    left -= file.names.length;
    return left >= 0 ? file : { ...file, names: [], dynamic: true as const };
  });
}

/** Rules that an `allow:` entry may name to let an expectation change. */
const permits = ['test-changed', 'test-removed', 'test-deleted'];

async function oldTests(repository: Repository, tree: string, { changed, edits }: OldForm): Promise<Probe> {
  return { kind: 'old-tests', tree: await repository.overlay(tree, edits), paths: changed.slice(0, MOST_PATHS) };
}

async function newTests(
  repository: Repository,
  { before, evidence }: ProbeCall,
  tests: readonly Change[],
): Promise<Probe> {
  const edits = tests.flatMap(asAfter);
  return { kind: 'new-tests', tree: await repository.overlay(before, edits), paths: evidence.slice(0, MOST_PATHS) };
}

function asBefore({ path, oldMode, oldSha }: Change): TreeEdit[] {
  return isFile(oldMode) ? [{ path, mode: oldMode, sha: oldSha }] : [{ path, delete: true }];
}

function asAfter({ path, newMode, newSha }: Change): TreeEdit[] {
  return isFile(newMode) ? [{ path, mode: newMode, sha: newSha }] : [{ path, delete: true }];
}

import type { TakeSnapshot } from '../core/command.ts';
import type { SnapshotTaken } from '../core/event.ts';
import type { ChangedFile, Doubt, IgnoredFiles } from '../core/facts.ts';
import { type IntegrityPolicy, ignoredFiles } from '../core/integrity/change.ts';
import { doubtFindings } from '../core/integrity/doubts.ts';
import { contentsNeeded, judgeSnapshot, type LeftOut } from '../core/integrity/judge.ts';
import type { IntegrityFinding, RunState } from '../core/state.ts';
import type { Snapshots } from '../ports.ts';
import type { Captured, CaptureLimits } from './git/capture.ts';
import type { Change, Repository } from './git/controller.ts';
import type { Lfs } from './git/lfs.ts';
import { findAltered } from './snapshot-attributes.ts';
import { iterationChange } from './snapshot-change.ts';
import { findConflicts } from './snapshot-conflicts.ts';
import { readContents } from './snapshot-contents.ts';
import { type DoubtFinder, doubtFinder } from './snapshot-doubts.ts';
import { testEvidence } from './snapshot-evidence.ts';
import { integrityGate } from './snapshot-gate.ts';
import { takeOutNames, withoutValues } from './snapshot-names.ts';
import { testChangesOf } from './snapshot-probes.ts';
import { restorations } from './snapshot-restore.ts';
import { type RedactSecrets, takeOutSecrets } from './snapshot-secrets.ts';
import { workflowPatch } from './snapshot-workflows.ts';
import { type TreeTests, testFinders } from './test-finders.ts';
import type { Grounds } from './views/grounds.ts';
import { readYaml } from './yaml.ts';

export interface SnapshotOptions {
  readonly repository: Repository;
  /** Reads the agent's tree. */
  readonly capture: Grounds['capture'];
  readonly limits: CaptureLimits;
  readonly policy: (story: string) => IntegrityPolicy;
  /** Files and folders that git ignores and that the worktree was given (layer 0); default: none. */
  readonly given?: () => Promise<ReadonlySet<string>>;
  /** Takes the run's secrets, and tokens and keys of known forms, out of what would enter a commit. */
  readonly redactSecrets: RedactSecrets;
  /** Tree of the policy base, whose attributes people know; default: the story's start. */
  readonly baseTree?: () => Promise<string | undefined>;
  /** What Git LFS keeps; default: nothing. */
  readonly lfs?: () => Promise<Lfs | undefined>;
  readonly attemptMessage: (state: RunState, command: TakeSnapshot) => string;
  readonly attemptRef: (state: RunState, command: TakeSnapshot) => string;
  /** Called with what was read, before it is judged; default: nothing. */
  readonly onCaptured?: (command: TakeSnapshot, captured: Captured) => Promise<void>;
}

/** Most changed paths that the journal lists by name. */
const MOST_CHANGED = 200;

/** The tree that one attempt leaves, judged: what is restored, what is a cheat, what the gates will see. */
export function gitSnapshots(options: SnapshotOptions): Snapshots {
  const testsOf = testFinders(options.repository);
  const doubtsOf = doubtFinder(options.repository);
  return {
    take: async (command, state) => {
      const { captured, gitTampered } = await options.capture({
        baseTree: command.storyStart.tree,
        givenTree: command.previousTree,
        limits: options.limits,
      });
      await options.onCaptured?.(command, captured);
      const policy = options.policy(command.story);
      const tests = await testsOf(command.storyStart.tree, policy);
      const call = { command, state, policy, tests, gitTampered };
      const judged = await judge(options, await material(options, command, captured), call);
      const asked = await doubted(options, judged, { take: call, doubtsOf });
      return taken(options, call, { judged: asked, ignored: await ignoredOf(options, captured) });
    },
  };
}

async function ignoredOf(
  { given, redactSecrets }: SnapshotOptions,
  captured: Captured,
): Promise<IgnoredFiles | undefined> {
  if (!captured.ok || captured.ignored.length === 0) return undefined;
  const found = ignoredFiles(captured.ignored, (await given?.()) ?? new Set());
  return found && { ...found, paths: found.paths.map((path) => redactSecrets(path).text) };
}

/** What there is to judge: the captured tree, what is left of one that is too large, or the tree before. */
interface Material {
  readonly tree: string;
  readonly changes: readonly Change[];
  readonly notImported: readonly LeftOut[];
  readonly refused: readonly IntegrityFinding[];
}

async function material(options: SnapshotOptions, command: TakeSnapshot, captured: Captured): Promise<Material> {
  if (captured.ok) return { ...captured, refused: [] };
  const { why, salvaged } = captured;
  const left = salvaged?.leftOut ?? [];
  const kept = salvaged === undefined ? ' The files of the attempt before are kept.' : leftOutSentence(left);
  const finding: IntegrityFinding = {
    class: 'limit',
    rule: why.code,
    path: why.path ?? '',
    message: `${why.message}${kept}`,
  };
  const tree = salvaged?.tree ?? command.previousTree;
  const changes = await options.repository.changes(command.storyStart.tree, tree);
  return { tree, changes, notImported: [], refused: [finding] };
}

function leftOutSentence(paths: readonly string[]): string {
  if (paths.length === 0) return '';
  const more = paths.length > 3 ? ` and ${paths.length - 3} more` : '';
  return ` Left out: ${paths.slice(0, 3).join(', ')}${more}.`;
}

/** One snapshot to take. */
interface Take {
  readonly command: TakeSnapshot;
  readonly state: RunState;
  readonly policy: IntegrityPolicy;
  readonly tests: TreeTests;
  readonly gitTampered: boolean;
}

interface Judged {
  readonly tree: string;
  /** Against the story's start. */
  readonly changes: readonly Change[];
  readonly verdict: 'pass' | 'warn' | 'fail';
  readonly findings: readonly IntegrityFinding[];
  /** Changes of workflows that were taken out of the tree. */
  readonly workflowPatch?: string;
  /** What of the ways of checks changed. */
  readonly doubts?: readonly Doubt[];
}

async function judge(
  { repository, redactSecrets: redact, lfs, baseTree }: SnapshotOptions,
  { tree, changes: captured, notImported, refused }: Material,
  { command, policy, tests: { find }, gitTampered }: Take,
): Promise<Judged> {
  const before = command.storyStart.tree;
  const names = await takeOutNames(repository, { before, changes: captured, redact });
  const { changes } = names;
  const wanted = contentsNeeded(changes, policy, find);
  const [contents, secrets, conflicts] = await Promise.all([
    readContents(repository, { changes, wanted, before }),
    takeOutSecrets(repository, changes, { redact, lfs: await lfs?.() }),
    findConflicts(repository, changes, { allow: policy.allow, find }),
  ]);
  const judgement = judgeSnapshot({ changes, policy, find, contents, notImported, gitTampered, readYaml });
  const edits = [...names.edits, ...secrets.edits, ...restorations(changes, judgement)];
  const { restore } = judgement;
  const patch = await workflowPatch(repository, { before, changes, restore, redact });
  const judged = edits.length === 0 ? tree : await repository.overlay(tree, edits);
  const left = judged === tree ? captured : await repository.changes(before, judged);
  const base = (await baseTree?.()) ?? before;
  const altered = await findAltered(repository, { tree: judged, changes: left, base, allow: policy.allow });
  const blocked = [names.findings, secrets.findings, refused, conflicts, altered].some((found) => found.length > 0);
  return {
    tree: judged,
    changes: left,
    verdict: blocked ? 'fail' : judgement.verdict,
    findings: withoutValues(
      [...refused, ...judgement.findings, ...secrets.findings, ...conflicts, ...altered],
      redact,
    ).concat(names.findings),
    ...(patch === undefined ? {} : { workflowPatch: patch }),
  };
}

/** What was put back is no doubt; where the attempt fails anyway, nobody asks. */
async function doubted(
  { redactSecrets: redact }: SnapshotOptions,
  judged: Judged,
  { take: { command, policy, tests }, doubtsOf }: { readonly take: Take; readonly doubtsOf: DoubtFinder },
): Promise<Judged> {
  if (judged.verdict === 'fail') return judged;
  const { changes, tree } = judged;
  const before = command.storyStart.tree;
  const found = await doubtsOf({ before, tree, changes, policy, find: tests.find });
  if (found.length === 0) return judged;
  const doubts = found.map(({ path, why }) => ({ path, why: redact(why).text }));
  const findings = withoutValues(doubtFindings(doubts, changes), redact);
  return { ...judged, doubts, verdict: 'warn', findings: [...judged.findings, ...findings] };
}

async function taken(
  { repository, attemptMessage, attemptRef }: SnapshotOptions,
  { command, state, policy, tests }: Take,
  { judged, ignored }: { readonly judged: Judged; readonly ignored: IgnoredFiles | undefined },
): Promise<SnapshotTaken> {
  const commit = await repository.commit({
    tree: judged.tree,
    parents: [command.storyStart.commit],
    message: attemptMessage(state, command),
    at: state.now,
  });
  await repository.setRef(attemptRef(state, command), commit);
  const { changes } = judged;
  const evidence = await testEvidence(repository, { changes, before: command.storyStart.tree }, tests);
  const { find } = tests;
  const before = command.storyStart.tree;
  const { previousTree: given } = command;
  const since = given === before ? changes : await repository.changes(given, judged.tree);
  const redGreen = state.plan.redGreen !== undefined;
  const isJudged = judged.verdict === 'fail' || state.plan.checks.length === 0;
  const parts = { changes, policy, find, before, tree: judged.tree, redGreen, evidence: evidence.files };
  const tested = isJudged ? undefined : await testChangesOf(repository, parts);
  const { probes = [], changedTests } = tested ?? {};
  return {
    type: 'snapshot-taken',
    tree: judged.tree,
    commit,
    changed: changes.slice(0, MOST_CHANGED).map(changedFile),
    changedCount: changes.length,
    testFiles: evidence.files.slice(0, MOST_CHANGED),
    ...(evidence.others.length > 0 && { otherTests: evidence.others.slice(0, MOST_CHANGED) }),
    change: iterationChange(since, find),
    ...(ignored && { ignored }),
    ...(judged.workflowPatch !== undefined && { workflowPatch: judged.workflowPatch }),
    ...(probes.length > 0 && { probes }),
    ...(judged.doubts && { doubts: [...judged.doubts] }),
    ...(changedTests && changedTests.length <= MOST_CHANGED && { changedTests }),
    findings: judged.findings,
    result: integrityGate(state, judged),
  };
}

function changedFile(change: Change): ChangedFile {
  return { path: change.path, status: change.status === 'type-changed' ? 'modified' : change.status };
}

// What a story changed of the ways by which checks come to their verdict: files that they read, sections of build files, files that
// take the place of test tools. None of it is refused; the checks have to show that they still notice broken code.
import type { Doubt } from '../facts.ts';
import type { IntegrityFinding } from '../state.ts';
import { changedSection, isBuildFile } from './build-sections.ts';
import {
  brief,
  type ContentRequest,
  type Contents,
  count,
  deed,
  type IntegrityPolicy,
  type SnapshotChange,
  shown,
} from './change.ts';
import { type FileIndex, type Followed, folderOf, isCode } from './following.ts';
import { type GateUse, gateUse } from './gate-files.ts';
import { joinPath } from './gate-scripts.ts';
import { isManifest, isShared, manifestRuling, sectionRuling } from './manifests.ts';
import { allowedBy } from './path-policy.ts';
import { looksAround, shadowFinder } from './shadows.ts';
import { DOUBTED } from './test-cheats.ts';
import { isExpectation, type TestFinder } from './test-files.ts';

interface DoubtCall {
  /** Against the story's start, without what was put back. */
  readonly changes: readonly SnapshotChange[];
  readonly policy: IntegrityPolicy;
  readonly find: TestFinder;
  /** How checks come to a path. */
  readonly why: Followed['why'];
  /** Of the story's start. */
  readonly tree: FileIndex;
  /** As `doubtTexts` asked for it. */
  readonly contents: Contents;
}

/** More are not listed. */
const MOST_DOUBTS = 50;
/** Texts of tests that are read for what they import. */
const MOST_TESTS = 300;

/** The texts that are needed: changed build files, and tests where a new file may take the place of what they import. */
export function doubtTexts(
  changes: readonly SnapshotChange[],
  { find, tree }: Pick<DoubtCall, 'find' | 'tree'>,
): readonly ContentRequest[] {
  const built = changes
    .filter(({ path }) => isJudgedByText(path, find))
    .map(({ path }): ContentRequest => ({ path, sides: ['old', 'new'] }));
  if (!changes.some(({ path, status }) => status === 'added' && looksAround(path))) return built;
  const tests = tree.paths.filter((path) => looksAround(path) && isExpectation(path, find));
  return [...built, ...tests.slice(0, MOST_TESTS).map((path): ContentRequest => ({ path, sides: ['old'] }))];
}

function isJudgedByText(path: string, find: TestFinder): boolean {
  return (isBuildFile(path) || isShared(path)) && !isExpectation(path, find);
}

/** What is to be doubted of the changes, by path. */
export function doubtsOf(call: DoubtCall): readonly Doubt[] {
  const { policy, contents, find, changes } = call;
  const shadow = shadowFinder(call);
  const use = gateUse(policy, contents, find);
  // Who allows a file to change has not said that checks may be blind by it: only an entry that names the rule says so.
  const allowed = allowedBy(policy.allow.filter((entry) => entry.trimEnd().endsWith(`#${DOUBTED}`)));
  const all = changes.flatMap((change) => {
    const { path } = change;
    if (allowed(path, DOUBTED)) return [];
    const why = call.why(path) ?? sectionOf(change, call, use) ?? shadow(change);
    return why === undefined ? [] : [{ path, why }];
  });
  return all.toSorted((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path))).slice(0, MOST_DOUBTS);
}

function sectionOf(change: SnapshotChange, call: DoubtCall, use: GateUse): string | undefined {
  const { path, status } = change;
  const { find, contents, tree } = call;
  if (!isJudgedByText(path, find)) return undefined;
  if (isProtected(change, contents, use)) return 'a test runner reads sections of it';
  const folder = folderOf(path);
  // A package that is new brings its own.
  if (status === 'added' && folder !== '' && !tree.paths.some((each) => each.startsWith(`${folder}/`)))
    return undefined;
  const section = isBuildFile(path)
    ? changedSection(path, contents.get(path) ?? {}, sourcesBeside(path, call))
    : undefined;
  return section === undefined ? undefined : `checks build or run by ${brief(section)} in it`;
}

/** Whether keys or sections of it changed that would have been put back, had the story not been allowed to change them. */
function isProtected(change: SnapshotChange, contents: Contents, use: GateUse): boolean {
  const allowed = (): boolean => false;
  if (isManifest(change.path)) return manifestRuling(change, contents, { use, allowed }).restore.length > 0;
  return sectionRuling(change, { contents, allowed, readYaml: JSON.parse }).findings.length > 0;
}

function sourcesBeside(path: string, { tree, changes }: DoubtCall): (word: string) => boolean {
  const changed = new Set(changes.map((each) => each.path));
  return (word) => {
    const at = joinPath(folderOf(path), word);
    return at !== undefined && isCode(at) && (tree.has(at) || changed.has(at));
  };
}

/** More are not named one by one. */
const MOST_TOLD = 10;

/** What is said of them: nothing is put back. */
export function doubtFindings(
  doubts: readonly Doubt[],
  changes: readonly SnapshotChange[],
): readonly IntegrityFinding[] {
  const status = new Map(changes.map((change) => [change.path, change.status]));
  return doubts.slice(0, MOST_TOLD).map(({ path, why }, at) => {
    const left = at === MOST_TOLD - 1 ? doubts.length - MOST_TOLD : 0;
    const more = left > 0 ? ` The same for ${count(left, 'more file')}.` : '';
    const done = `${deed(status.get(path) ?? 'modified')} ${shown(path)} (${why})`;
    const message = `${done}: left as it is; the saboteur tries whether the checks still notice broken code.${more}`;
    return { class: 'note', rule: DOUBTED, path, message };
  });
}

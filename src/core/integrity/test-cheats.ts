import type { IntegrityFinding } from '../state.ts';
import {
  brief,
  type Contents,
  count,
  type Multiset,
  minus,
  multiset,
  type SnapshotChange,
  shown,
  take,
} from './change.ts';
import type { Ecosystem } from './languages.ts';
import { type Mark, type TestFacts, testFacts } from './test-facts.ts';
import type { TestFinder, TestTier } from './test-files.ts';

/**
 * Tests that were deleted, removed, emptied, skipped, focused or ended early (04-trust rule 10, Cheats; catalogue A3, A4, A6).
 * What moved, was renamed, split, merged or turned into a table is no cheat. `changes` must be sorted by path.
 */
export function testCheats(
  changes: readonly SnapshotChange[],
  contents: Contents,
  find: TestFinder,
): readonly IntegrityFinding[] {
  const files = testChanges(changes, contents, find);
  const code = files.filter(({ tier }) => tier !== 'data');
  const tests = code.filter(({ tier }) => tier !== 'support');
  const [balance, all] = [balanceOf(tests, changes), balanceOf(files, changes)];
  const marks = lostMarks(code);
  return files.flatMap((file) => [
    ...(isBeside(file.tier) ? vanished(file, all) : lossOf(file, balance)),
    ...(file.tier === 'data' ? [] : [...weakened(file, code), ...marked(file, marks)]),
  ]);
}

/** What is no test itself: helpers, and what tests read or compare with. */
function isBeside(tier: TestTier): boolean {
  return tier === 'support' || tier === 'data';
}

function lossOf(file: TestChange, balance: Balance): readonly IntegrityFinding[] {
  const { old, path } = file;
  if (old === undefined) return unreadLoss(file, balance);
  if (!file.gone && file.new === undefined) {
    return [cheat('test-unreadable', path, `made ${shown(path)} unreadable as text (${count(old.tests, 'test')})`)];
  }
  const missing = old.tests > 0 ? missingTests(file, old, balance) : 0;
  if (missing > 0)
    return [isExchanged(file, missing, balance) ? exchanged(file, old, missing) : lossFinding(file, old, missing)];
  return old.tests === 0 ? vanished(file, balance) : [];
}

/** As many new tests stand somewhere: whether the old ones still hold is seen when they run on the new code. */
function isExchanged(file: TestChange, missing: number, balance: Balance): boolean {
  if (file.gone || (file.new?.tests ?? 0) === 0 || balance.spare < missing) return false;
  balance.spare -= missing;
  return true;
}

function exchanged(file: TestChange, old: TestFacts, missing: number): IntegrityFinding {
  const done = `replaced ${missing} of ${count(old.tests, 'test')} in ${shown(file.path)} by others`;
  return {
    class: 'note',
    rule: 'test-replaced',
    path: file.path,
    message: `${done}; the old ones run on the new code.`,
  };
}

/** A test file whose text is not at hand: it may not come so, and only its whole disappearance can be judged. */
function unreadLoss(file: TestChange, balance: Balance): readonly IntegrityFinding[] {
  const { path, change } = file;
  if (!file.fresh) return vanished(file, balance);
  const plain = file.tier !== 'named' || file.gone || file.new !== undefined || balance.goneBlobs.has(change.newSha);
  return plain ? [] : [cheat('test-unreadable', path, `added ${shown(path)}, which cannot be read as text`)];
}

function lossFinding(file: TestChange, old: TestFacts, missing: number): IntegrityFinding {
  if (file.gone) return deleted(file, count(old.tests, 'test'));
  const path = shown(file.path);
  if (file.new?.tests === 0)
    return cheat('test-emptied', file.path, `emptied ${path} (${count(old.tests, 'test')} before, none now)`);
  const lost = minus(old.names, file.new?.names ?? [])
    .slice(0, 3)
    .map(brief);
  const names = lost.length === 0 ? '' : `, among them ${lost.join(', ')}`;
  return cheat('test-removed', file.path, `removed ${missing} of ${count(old.tests, 'test')} from ${path}${names}`);
}

/** A file without declared tests that is gone or says nothing any more, and whose bytes and lines are nowhere else. */
function vanished(file: TestChange, balance: Balance): readonly IntegrityFinding[] {
  const { tier, old, path } = file;
  const isSaid = old === undefined ? !file.fresh : old.lines.length > 0;
  if (tier === 'inline' || !isSaid || !(file.gone || file.new?.lines.length === 0)) return [];
  if (movedWhole(file, old, balance) || (old !== undefined && linesMoved(file, old, balance))) return [];
  return [file.gone ? deleted(file, whatWas(file)) : cheat('test-emptied', path, `emptied ${shown(path)}`)];
}

function whatWas({ tier, old }: TestChange): string {
  if (tier === 'data') return 'what tests read or compare with';
  if (tier === 'support') return 'a helper of tests';
  return old === undefined ? 'its tests could not be counted' : 'a test without declarations';
}

function deleted(file: TestChange, what: string): IntegrityFinding {
  const verb = file.change.status === 'deleted' ? 'deleted' : 'replaced by something that is no file:';
  return cheat('test-deleted', file.path, `${verb} ${shown(file.path)} (${what})`);
}

/** Tests that are still declared but can no longer fail. */
function weakened(file: TestChange, files: readonly TestChange[]): readonly IntegrityFinding[] {
  const { old, new: next, path } = file;
  if (old === undefined || next === undefined) return [];
  if (next.hollow > old.hollow) {
    return [
      cheat('test-emptied', path, `emptied the body of ${count(next.hollow - old.hollow, 'test')} in ${shown(path)}`),
    ];
  }
  const bare = file.tier !== 'inline' && next.tests > 0 && old.asserts > 0 && next.asserts === 0;
  if (!bare || assertsElsewhere(file, files)) return weakenedAssertions(file, files);
  return [
    cheat(
      'test-emptied',
      path,
      `took every assertion out of ${shown(path)} (${old.asserts} before, ${count(next.tests, 'test')})`,
    ),
  ];
}

interface MarkRule {
  readonly rule: CheatRule;
  readonly kinds: readonly Mark['kind'][];
  /** Kind that a new file may bring: nothing that ran before is lost by it. */
  readonly freeWhenNew?: Mark['kind'];
  readonly says: string;
}

const markRules: readonly MarkRule[] = [
  {
    rule: 'test-skipped',
    kinds: ['skip', 'todo'],
    freeWhenNew: 'todo',
    says: 'skipped tests in',
  },
  { rule: 'test-focused', kinds: ['focus'], says: 'focused tests, so that others do not run, in' },
  { rule: 'test-exits', kinds: ['exit'], says: 'made the test process end as passed in' },
];

function marked(file: TestChange, lost: Multiset): readonly IntegrityFinding[] {
  const next = file.new;
  if (next === undefined || (file.old === undefined && !file.fresh)) return [];
  return markRules
    .filter((rule) => applies(rule, file, next))
    .flatMap((rule) => {
      const before = marksOf(rule, file.old);
      const now = marksOf(rule, next, file.fresh ? rule.freeWhenNew : undefined);
      const added = minus(now, before).filter((line) => !take(lost, `${rule.rule} ${line}`));
      const growth = Math.min(now.length - before.length, added.length);
      const example = added[0] === undefined ? '' : `, for example ${brief(added[0])}`;
      return growth > 0
        ? [cheat(rule.rule, file.path, `${rule.says} ${shown(file.path)} (${growth} more than before${example})`)]
        : [];
    });
}

/** Files that a runner loads by itself beside the tests. */
const autoLoaded = /(?:^|[/_.-])(?:conftest|setup|helper|__init__)\.[^/]+$/i;

/** A program that a test starts may end as it likes: only what runs inside the test process may not. */
function applies(rule: MarkRule, file: TestChange, next: TestFacts): boolean {
  // A helper only acts where tests call it: the old tests run without it (`mayKeepFromRunning`).
  if (rule.rule === 'test-skipped' && file.tier === 'support') return autoLoaded.test(file.path);
  if (rule.rule !== 'test-exits') return true;
  if (file.tier === 'inline') return false;
  return file.tier === 'named' || next.tests > 0 || next.asserts > 0 || autoLoaded.test(file.path);
}

/** Marks that went away: one that turns up in another file has moved. */
function lostMarks(files: readonly TestChange[]): Multiset {
  return multiset(
    files.flatMap((file) =>
      markRules.flatMap((rule) =>
        minus(marksOf(rule, file.old), marksOf(rule, file.new)).map((line) => `${rule.rule} ${line}`),
      ),
    ),
  );
}

function marksOf(rule: MarkRule, facts: TestFacts | undefined, free?: Mark['kind']): readonly string[] {
  const marks = facts?.marks ?? [];
  return marks.filter((mark) => rule.kinds.includes(mark.kind) && mark.kind !== free).map((mark) => mark.line);
}

function cheat(rule: CheatRule, path: string, done: string): IntegrityFinding {
  return {
    class: 'cheat',
    rule,
    path,
    message: `${done}; an attempt may not ${mayNot[rule]}: the attempt failed.`,
  };
}

const mayNot = {
  'test-deleted': 'delete tests',
  'test-removed': 'remove tests',
  'test-emptied': 'empty tests',
  'test-skipped': 'skip tests',
  'test-focused': 'focus tests',
  'test-exits': 'end a test run early',
  'test-unreadable': 'hide tests',
} as const;

type CheatRule = keyof typeof mayNot;

/**
 * Existing tests that assert less than they did: fewer assertions in as many tests, or one that compares replaced by one that only
 * looks whether there is something. A warning with the lines, for nobody can tell from the text alone whether it is right.
 */
function weakenedAssertions(file: TestChange, files: readonly TestChange[]): readonly IntegrityFinding[] {
  const { old, new: next, path, tier } = file;
  if (old === undefined || next === undefined || tier === 'inline' || next.tests < old.tests) return [];
  const lost = minus(old.lines, next.lines).filter(isAssertion);
  const gained = minus(next.lines, old.lines).filter(isAssertion);
  // In a table one assertion stands for many.
  const isFewer = old.asserts > next.asserts && !next.dynamic && !assertsElsewhere(file, files);
  const loose = gained.filter((line) => !isStrict(line));
  const isLooser = loose.length > 0 && strictOf(lost) > strictOf(gained);
  if (lost.length === 0 || !(isFewer || isLooser)) return [];
  const what = isFewer ? `${count(old.asserts, 'assertion')} before, ${next.asserts} now` : 'looser than before';
  const lines = [...quoted('-', lost), ...quoted('+', isLooser ? loose : gained)];
  const message = `weakened assertions in ${shown(path)} (${what}): ${lines.join(' ')}. Is that what a criterion asks for?`;
  return [{ class: 'note', rule: WEAKENED, path, message }];
}

/** Whether a person should hear of a finding although nothing was restored and nothing failed. */
export function isWarning({ rule }: Pick<IntegrityFinding, 'rule'>): boolean {
  return rule === WEAKENED || rule === DOUBTED;
}

const WEAKENED = 'test-weakened';
/** What checks read has changed. */
export const DOUBTED = 'gate-input-changed';

const MOST_LINES = 3;

function quoted(sign: string, lines: readonly string[]): readonly string[] {
  return lines.slice(0, MOST_LINES).map((line) => `${sign} ${brief(line)}`);
}

/** A helper may hold for many tests what each of them asserted: another file asserts more than it did. */
function assertsElsewhere(file: TestChange, files: readonly TestChange[]): boolean {
  return files.some((other) => other !== file && (other.new?.asserts ?? 0) > (other.old?.asserts ?? 0));
}

function isAssertion(line: string): boolean {
  return /\b(?:expect|assert\w*|should|require\.\w+|t\.(?:is|deepEqual|Error|Fatal)\w*)\b|\bassert[A-Z_]\w*/.test(line);
}

function strictOf(lines: readonly string[]): number {
  return lines.filter(isStrict).length;
}

/** It compares with a value, an error or a shape that is written out. */
function isStrict(line: string): boolean {
  if (loose.test(line)) return false;
  return strict.test(line) || /\bassert\b.*(?:==|!=|<=?|>=?|\bin\b|\bis\b)/.test(line);
}

const loose =
  /\.(?:toBeTruthy|toBeFalsy|toBeDefined|not\.toBeNull|not\.toBeUndefined|toHaveBeenCalled)\(\)|\bexpect\.(?:anything|any)\(|\bassert\.(?:ok|isOk|exists|isDefined|doesNotThrow|notThrows)\(|\bassert(?:True|IsNotNone|NotNull|_not_none)\(|\bassert\b.*\bis not None\b|\btoThrow\(\)/;
const strict =
  /\.(?:toBe|toEqual|toStrictEqual|toMatchObject|toMatch|toContain\w*|toHaveLength|toHaveProperty|toHaveBeenCalledWith|toHaveBeenCalledTimes|toThrow\w*|toBeCloseTo|toMatch\w*Snapshot|deepEqual|deepStrictEqual|strictEqual|equal|equals|throws|rejects|is|eql|eq)\(|\bassert_?(?:Equals?|Is|In|Raises\w*|CountEqual|DictEqual|ListEqual|AlmostEqual|Same|Throws|ArrayEquals|That|eq|ne|matches)\w*!?\(/i;

/** What the test files of a snapshot gained: what one file lost is looked for here. Each gain makes up for one loss. */
interface Balance {
  /** Blobs of added test files. */
  readonly blobs: Multiset;
  /** Blobs of test files that went away. */
  readonly goneBlobs: ReadonlySet<string>;
  readonly names: Multiset;
  readonly lines: Multiset;
  /** String literals of changed test files whose tests are named at run time: rows of a table. */
  readonly rows: ReadonlySet<string>;
  /** Declared tests that were gained and have made up for nothing yet. */
  spare: number;
}

/** Part of a file's lines that must reappear for it to have been moved, split or merged. */
const MOVED = 0.6;

/** Adds up what these changed files gained. */
function balanceOf(files: readonly TestChange[], changes: readonly SnapshotChange[]): Balance {
  const paths = new Set(files.map((file) => file.path));
  const added = changes.filter(
    (change) => change.status === 'added' && isFile(change.newMode) && paths.has(change.path),
  );
  return {
    blobs: multiset(added.map((change) => change.newSha)),
    goneBlobs: new Set(files.filter((file) => file.gone).map((file) => file.change.oldSha)),
    names: multiset(files.flatMap((file) => minus(file.new?.names ?? [], file.old?.names ?? []))),
    lines: multiset(files.flatMap((file) => minus(file.new?.lines ?? [], file.old?.lines ?? []))),
    rows: new Set(files.flatMap((file) => (file.new?.dynamic === true ? literals(file.new.bare) : []))),
    spare: files.reduce((sum, file) => sum + Math.max((file.new?.tests ?? 0) - (file.old?.tests ?? 0), 0), 0),
  };
}

/**
 * Tests that a file declared and that are nowhere any more: not in it, not by name in another test file, not as rows of a table,
 * and not among lines that moved. Takes what it finds out of the balance.
 */
function missingTests(file: TestChange, old: TestFacts, balance: Balance): number {
  const fall = old.tests - (file.new?.tests ?? 0);
  if (fall <= 0 || movedWhole(file, old, balance)) return 0;
  const lost = minus(old.names, file.new?.names ?? []);
  const elsewhere = lost.filter((name) => take(balance.names, name));
  balance.spare -= elsewhere.length;
  const rows = minus(lost, elsewhere).filter((name) => balance.rows.has(name));
  const missing = fall - elsewhere.length - rows.length;
  if (missing <= 0) return 0;
  if (balance.spare >= missing && linesMoved(file, old, balance)) {
    balance.spare -= missing;
    return 0;
  }
  return missing;
}

/** Whether the same bytes stand in another file. */
function movedWhole(file: TestChange, old: TestFacts | undefined, balance: Balance): boolean {
  if (!file.gone || !take(balance.blobs, file.change.oldSha)) return false;
  balance.spare -= old?.tests ?? 0;
  for (const name of old?.names ?? []) take(balance.names, name);
  for (const line of old?.lines ?? []) take(balance.lines, line);
  return true;
}

function linesMoved(file: TestChange, old: TestFacts, balance: Balance): boolean {
  const lost = minus(old.lines, file.new?.lines ?? []);
  const found = lost.filter((line) => take(balance.lines, line)).length;
  return found > 0 && found >= MOVED * lost.length;
}

function literals(text: string): readonly string[] {
  return [...text.matchAll(/(["'`])([^"'`\n]{1,300})\1/g)].map((match) => match[2] ?? '');
}

/** One changed file that holds or may hold tests, both sides read. */
interface TestChange {
  readonly path: string;
  readonly change: SnapshotChange;
  readonly tier: TestTier;
  /** Undefined when it did not exist as a file or could not be read as text. */
  readonly old: TestFacts | undefined;
  readonly new: TestFacts | undefined;
  /** It is no longer a regular file. */
  readonly gone: boolean;
  /** It was no regular file before. */
  readonly fresh: boolean;
}

/** Regular file, executable or not. */
export function isFile(mode: string): boolean {
  return mode.startsWith('100');
}

/** The changed test files with their facts, in the order given. A mere change of mode is none. */
function testChanges(changes: readonly SnapshotChange[], contents: Contents, find: TestFinder): readonly TestChange[] {
  return changes
    .filter((change) => change.oldSha !== change.newSha || change.status !== 'modified')
    .flatMap((change) => {
      const found = find(change.path);
      return found === undefined ? [] : [readChange(change, contents, found)];
    });
}

function readChange(
  change: SnapshotChange,
  contents: Contents,
  { tier, ecosystem }: { readonly tier: TestTier; readonly ecosystem: Ecosystem },
): TestChange {
  const texts = contents.get(change.path);
  const fresh = change.status === 'added' || !isFile(change.oldMode);
  const gone = change.status === 'deleted' || !isFile(change.newMode);
  const old = fresh || texts?.old === undefined ? undefined : testFacts(texts.old, ecosystem);
  const next = gone || texts?.new === undefined ? undefined : testFacts(texts.new, ecosystem);
  const declares = (old?.tests ?? 0) + (next?.tests ?? 0) > 0;
  // A helper that declares tests is a test file whatever its name says.
  return {
    path: change.path,
    change,
    tier: tier === 'support' && declares ? 'folder' : tier,
    old,
    new: next,
    gone,
    fresh,
  };
}

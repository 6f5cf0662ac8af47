import { type Multiset, minus, multiset, take } from './integrity-multiset.ts';
import { type Balance, balanceOf, isElsewhere, missingTests } from './integrity-test-balance.ts';
import { type TestChange, testChanges } from './integrity-test-change.ts';
import type { Mark, TestFacts } from './integrity-test-facts.ts';
import type { Contents, SnapshotChange } from './integrity-types.ts';
import { assertsElsewhere, weakenedAssertions } from './integrity-weakened.ts';
import { brief, count, shown } from './integrity-words.ts';
import type { IntegrityFinding } from './state.ts';
import type { TestFinder } from './test-files.ts';

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
  const balance = balanceOf(files, changes);
  const marks = lostMarks(files);
  return files.flatMap((file) => [...lossOf(file, balance), ...weakened(file, files), ...marked(file, marks)]);
}

function lossOf(file: TestChange, balance: Balance): readonly IntegrityFinding[] {
  const { old, path } = file;
  if (file.tier === 'support') return [];
  if (old === undefined) return unreadLoss(file, balance);
  if (!file.gone && file.new === undefined) {
    return [cheat('test-unreadable', path, `made ${shown(path)} unreadable as text (${count(old.tests, 'test')})`)];
  }
  const missing = old.tests > 0 ? missingTests(file, old, balance) : 0;
  if (missing > 0)
    return [isExchanged(file, missing, balance) ? exchanged(file, old, missing) : lossFinding(file, old, missing)];
  return old.tests === 0 ? undeclaredLoss(file, old, balance) : [];
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
  if (file.tier !== 'named') return [];
  if (file.fresh) {
    const plain = file.gone || file.new !== undefined || balance.goneBlobs.has(change.newSha);
    return plain ? [] : [cheat('test-unreadable', path, `added ${shown(path)}, which cannot be read as text`)];
  }
  return file.gone && !take(balance.blobs, change.oldSha) ? [deleted(file, 'its tests could not be counted')] : [];
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

/** Scripts of plain assertions, without declarations. */
function undeclaredLoss(file: TestChange, old: TestFacts, balance: Balance): readonly IntegrityFinding[] {
  const isTest =
    file.tier === 'named' || file.tier === 'other' ? old.lines.length > 0 : file.tier === 'folder' && old.asserts > 0;
  const vanished = file.gone || file.new?.lines.length === 0;
  if (!isTest || !vanished || isElsewhere(file, old, balance)) return [];
  if (file.gone) return [deleted(file, 'a test without declarations')];
  return [cheat('test-emptied', file.path, `emptied ${shown(file.path)}`)];
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

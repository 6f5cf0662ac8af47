import { type Multiset, minus, multiset, take } from './integrity-multiset.ts';
import { isFile, type TestChange } from './integrity-test-change.ts';
import type { TestFacts } from './integrity-test-facts.ts';
import type { SnapshotChange } from './integrity-types.ts';

/** What the test files of a snapshot gained: what one file lost is looked for here. Each gain makes up for one loss. */
export interface Balance {
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

/** Adds up what all changed test files gained. */
export function balanceOf(files: readonly TestChange[], changes: readonly SnapshotChange[]): Balance {
  const tests = files.filter((file) => file.tier !== 'support');
  const paths = new Set(tests.map((file) => file.path));
  const added = changes.filter(
    (change) => change.status === 'added' && isFile(change.newMode) && paths.has(change.path),
  );
  return {
    blobs: multiset(added.map((change) => change.newSha)),
    goneBlobs: new Set(tests.filter((file) => file.gone).map((file) => file.change.oldSha)),
    names: multiset(tests.flatMap((file) => minus(file.new?.names ?? [], file.old?.names ?? []))),
    lines: multiset(tests.flatMap((file) => minus(file.new?.lines ?? [], file.old?.lines ?? []))),
    rows: new Set(tests.flatMap((file) => (file.new?.dynamic === true ? literals(file.new.bare) : []))),
    spare: tests.reduce((sum, file) => sum + Math.max((file.new?.tests ?? 0) - (file.old?.tests ?? 0), 0), 0),
  };
}

/**
 * Tests that a file declared and that are nowhere any more: not in it, not by name in another test file, not as rows of a table,
 * and not among lines that moved. Takes what it finds out of the balance.
 */
export function missingTests(file: TestChange, old: TestFacts, balance: Balance): number {
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

/** Whether the same bytes, or most lines, of a file without declarations stand in another test file. */
export function isElsewhere(file: TestChange, old: TestFacts, balance: Balance): boolean {
  return movedWhole(file, old, balance) || linesMoved(file, old, balance);
}

function movedWhole(file: TestChange, old: TestFacts, balance: Balance): boolean {
  if (!file.gone || !take(balance.blobs, file.change.oldSha)) return false;
  balance.spare -= old.tests;
  for (const name of old.names) take(balance.names, name);
  for (const line of old.lines) take(balance.lines, line);
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

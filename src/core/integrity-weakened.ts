import { minus } from './integrity-multiset.ts';
import type { TestChange } from './integrity-test-change.ts';
import { brief, count, shown } from './integrity-words.ts';
import type { IntegrityFinding } from './state.ts';

/**
 * Existing tests that assert less than they did: fewer assertions in as many tests, or one that compares replaced by one that only
 * looks whether there is something. A warning with the lines, for nobody can tell from the text alone whether it is right.
 */
export function weakenedAssertions(file: TestChange, files: readonly TestChange[]): readonly IntegrityFinding[] {
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
  return rule === WEAKENED;
}

const WEAKENED = 'test-weakened';

const MOST_LINES = 3;

function quoted(sign: string, lines: readonly string[]): readonly string[] {
  return lines.slice(0, MOST_LINES).map((line) => `${sign} ${brief(line)}`);
}

/** A helper may hold for many tests what each of them asserted: another file asserts more than it did. */
export function assertsElsewhere(file: TestChange, files: readonly TestChange[]): boolean {
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

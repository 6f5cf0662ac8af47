/** Words of test summaries in any language of runners, and the general pattern made of them. test-counts.ts calls it. */

/** Counts as one summary tells them; undefined: not told. */
export interface ToldCounts {
  readonly passed?: number;
  readonly failed?: number;
  readonly skipped?: number;
  readonly total?: number;
}

type Kind = keyof ToldCounts;

const kinds: Readonly<Record<Kind, RegExp>> = {
  passed:
    /^(?:results as expected|pass(?:e[ds]|ing)?|ok|success(?:es|ful|fully)?|succe(?:eded|ss\(es\))|flaky|xpassed|honored)$/,
  failed:
    /^(?:fail(?:s|ed|ing|ures?)?|err(?:ors?|ored|ored)?|not ok|timed out|timeouts?|crash(?:ed|ing)?|broken|interrupted|undefined|ambiguous|invalid|unexpected|fatal|oops)$/,
  skipped:
    /^(?:skip(?:s|ped)?|pending|pendings|todo|ignored?|disabled|omissions|omitted|excluded|incomplete|did not run|notrun|xfail(?:ed)?|known failures?|expected failures?|cancell?ed|inactive)$/,
  total: /^(?:tests?|doctests?|properties|property|examples?|specs?|scenarios?|total|runs?|cases?|tried|tested)$/,
};
const nouns = /^(?:tests?|doctests?|examples?|specs?|scenarios?|cases?|properties|property|runs?)$/;
/** What is counted beside tests. */
const others =
  /\b(?:files?|suites?|features?|steps?|tasks?|targets?|jobs?|projects?|packages?|builds?|modules?|snapshots?|programs?|workers?|requests?|containers?|expect\(\))(?!\.\w)/i;
const assertions = /\b(?:assert(?:s|ions?)?|expectations?|checks?)\b/i;

interface Pair {
  readonly kind: Kind;
  readonly value: number;
  readonly noun: boolean;
}

/** Counts that a line tells; the style of its pairs is the one that finds most verdicts. */
export function countsOfLine(line: string): ToldCounts | undefined {
  const pairs = pairsOf(line);
  return pairs.length > 0 ? foldPairs(pairs) : undefined;
}

/** The sum of each kind; a total told twice in a line, such as `3 ran` beside `3 tests`, counts once. */
function foldPairs(pairs: readonly Pair[]): ToldCounts {
  const counts: { [key in Kind]?: number } = {};
  for (const { kind, value, noun } of pairs) {
    const before = counts[kind];
    counts[kind] = before === undefined ? value : kind === 'total' && !noun ? Math.max(before, value) : before + value;
  }
  return counts;
}

function pairsOf(line: string): readonly Pair[] {
  const text = line
    .slice(0, 400)
    .replaceAll(/\((?:s|es)\)/g, '')
    .replaceAll(/(?<![\d.])\d{1,9}(?:\.\d{1,9})?%|(?<![\d.])\d{1,9}\.\d{1,9}\s{0,9}\w{0,20}/g, ' ');
  const styles = [colonPairs(text), numberPairs(text), barePairs(text)];
  const verdicts = styles.map((pairs) => 50 * pairs.filter(({ kind }) => kind !== 'total').length + pairs.length);
  return styles[verdicts.indexOf(Math.max(...verdicts))] ?? [];
}

/** `Failures: 1`, `pass=3`. */
function colonPairs(text: string): readonly Pair[] {
  return [
    ...text.matchAll(/(?<![A-Za-z])([A-Za-z]{1,20}(?: [A-Za-z]{1,20})?)\s{0,20}[:=]\s{0,20}(\d{1,7})\b/g),
  ].flatMap(([, words = '', value]) => pairOf(words.split(' ').reverse(), value));
}

/** `PASS 3`, `Failed 1,`. */
function barePairs(text: string): readonly Pair[] {
  return [...text.matchAll(/(?<![A-Za-z])([A-Za-z]{1,20}) (\d{1,7})\b/g)].flatMap(([, word = '', value]) =>
    pairOf([word], value),
  );
}

/** `3 tests`, `1 test failed`, `2 of 3 tests passed`, `no failures`. */
function numberPairs(text: string): readonly Pair[] {
  const pattern =
    /(?<![\w/.-])(\d{1,7}|no)(?: (?:out )?of \d{1,7}(?: [a-z]+)?)?\s{1,20}([A-Za-z]{1,20}(?:\(\))?(?: (?!and\b|in\b)[A-Za-z]{1,20}){0,4})/gi;
  return [...text.matchAll(pattern)].flatMap(([, value = '', words = '']) =>
    pairOf(words.split(' '), value.toLowerCase() === 'no' ? '0' : value),
  );
}

function pairOf(words: readonly string[], value: string | undefined): readonly Pair[] {
  const lower = words.map((word) => word.toLowerCase());
  if (others.test(lower[0] ?? '')) return [];
  const joined = [lower.slice(0, 3).join(' '), lower.slice(0, 2).join(' '), ...lower];
  const noun = lower.some((word) => nouns.test(word));
  for (const kind of ['failed', 'skipped', 'passed'] as const) {
    const known = kind === 'failed' && joined.some((word) => kinds.skipped.test(word) && word.includes(' '));
    if (!known && joined.some((word) => kinds[kind].test(word))) return [{ kind, value: Number(value), noun }];
  }
  return lower.some((word) => kinds.total.test(word)) ? [{ kind: 'total', value: Number(value), noun }] : [];
}

/** What is left of a total is what passed, or failed. */
export function settle({ total, ...told }: ToldCounts): ToldCounts {
  const { passed, failed = 0, skipped = 0 } = told;
  if (passed === undefined)
    return total === undefined ? told : { ...told, passed: Math.max(0, total - failed - skipped) };
  if (told.failed !== undefined || total === undefined) return told;
  return { ...told, failed: Math.max(0, total - passed - skipped) };
}

/** The sum of all that is told. */
export function sumTold(all: readonly ToldCounts[]): ToldCounts {
  const sum = (kind: Kind): ToldCounts => {
    const values = all.flatMap((each) => each[kind] ?? []);
    return values.length === 0 ? {} : { [kind]: values.reduce((left, right) => left + right, 0) };
  };
  return { ...sum('passed'), ...sum('failed'), ...sum('skipped'), ...sum('total') };
}

/** What one suite tells, and the text that tells it. */
interface Suite {
  readonly text: string;
  readonly told: ToldCounts;
}

/** Sums what several suites tell; a last one of another form that is the sum of those before it is their total. */
function sumOnce(all: readonly Suite[]): ToldCounts {
  const last = all.at(-1);
  const before = all.slice(0, -1);
  const sum = sumTold(before.map(({ told }) => told));
  const isSum = (['passed', 'failed', 'skipped'] as const).every(
    (kind) => (sum[kind] ?? 0) === (last?.told[kind] ?? 0),
  );
  const isOther =
    last !== undefined && before.length > 1 && !before.some(({ text }) => formOf(text) === formOf(last.text));
  return isSum && isOther ? last.told : sumTold(all.map(({ told }) => told));
}

/** Packages of one runner end with the same words, whatever their numbers are. */
function formOf(text: string): string {
  return text
    .replace(/\d[\d.,]*/g, '0')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Summaries stand at the end. */
const MOST_GENERAL = 10_000;

/** "N tests|examples|specs|assertions … passed|failed|ok|errors" in one line, else a block of lines with one count each. */
export function readGeneral(lines: readonly string[]): ToldCounts | undefined {
  const short = lines.filter((line) => line.length <= 400 && /\d|\bno\b/i.test(line)).slice(-MOST_GENERAL);
  const tests = short.filter((line) => !othersFirst(line) && !assertionsFirst(line));
  return generalLines(tests) ?? generalBlocks(short) ?? generalLines(short.filter(assertionsFirst));
}

function generalLines(lines: readonly string[]): ToldCounts | undefined {
  const found = lines.flatMap((line) => {
    const pairs = pairsOf(line);
    const verdicts = new Set(pairs.flatMap(({ kind }) => (kind === 'total' ? [] : [kind])));
    const told = verdicts.size > 0 && (verdicts.size > 1 || pairs.some(({ noun, kind }) => noun || kind === 'total'));
    return told && !alone.test(line) ? [{ line, told: settle(foldPairs(pairs)) }] : [];
  });
  const last = found.at(-1);
  if (last === undefined) return undefined;
  const shaped = found.filter(({ line }) => shapeOf(line) === shapeOf(last.line));
  return /\b(?:total|overall|all)\b/i.test(last.line) && shaped.length === 1
    ? last.told
    : sumOnce(shaped.map(({ line, told }) => ({ text: line, told })));
}

function shapeOf(line: string): string {
  return (line.toLowerCase().match(/[a-z]{3,}/g) ?? [])
    .map((word) => word.replace(/(?:es|s|ed)$/, ''))
    .slice(0, 1)
    .join(' ');
}

function othersFirst(line: string): boolean {
  const at = line.search(others);
  const noun = line.search(/\b(?:tests?|examples?|specs?|scenarios?|cases?)\b(?! (?:files?|suites?))/i);
  return at >= 0 && (noun < 0 || at <= noun);
}

function assertionsFirst(line: string): boolean {
  const at = line.search(assertions);
  const noun = line.search(/\b(?:tests?|examples?|specs?|scenarios?|cases?|runs?)\b/i);
  return at >= 0 && (noun < 0 || at < noun);
}

/** A line with one count and nothing else: `1 pass`, `  2 tests failed`, `Failed:   1`, `Ok:  3`, `3 passed (1.2s)`. */
const alone =
  /^[\s\W]{0,20}(?:(?:[A-Za-z]{1,20} ){0,2}[A-Za-z]{1,20}\s{0,5}[:=]\s{0,40}\d{1,7}|\d{1,7} (?:[A-Za-z]{1,20} ){0,3}[A-Za-z]{1,20})\s{0,5}(?:[([][^()]{0,30}[)\]])?[\s\W]{0,200}$/;

function generalBlocks(lines: readonly string[]): ToldCounts | undefined {
  const blocks: { readonly lines: string[]; readonly pairs: Pair[] }[] = [];
  let seen = new Set<string>();
  for (const line of lines) {
    const pair = pairAlone(line);
    if (pair === undefined) continue;
    const words = wordsOf(line);
    if (seen.has(words) || blocks.length === 0) {
      blocks.push({ lines: [], pairs: [] });
      seen = new Set();
    }
    seen.add(words);
    blocks.at(-1)?.lines.push(line);
    blocks.at(-1)?.pairs.push(pair);
  }
  const telling = blocks.filter(({ pairs }) => pairs.some(({ kind }) => kind === 'passed') || hasVerdictAndNoun(pairs));
  const suites = telling.map(({ lines: text, pairs }) => ({ text: text.join('\n'), told: settle(foldPairs(pairs)) }));
  return suites.length === 0 ? undefined : sumOnce(suites);
}

function pairAlone(line: string): Pair | undefined {
  if (!alone.test(line) || othersFirst(line) || assertions.test(line)) return undefined;
  return pairsOf(line)[0] ?? totalOf(line)[0];
}

/** The label of a line: one that comes again begins the next block. */
function wordsOf(line: string): string {
  const words = line.toLowerCase().match(/[a-z]{1,40}/g) ?? [];
  return words
    .slice(0, 3)
    .join(' ')
    .replace(/\btests\b/, 'test');
}

function hasVerdictAndNoun(pairs: readonly Pair[]): boolean {
  const verdicts = new Set(pairs.map(({ kind }) => kind).filter((kind) => kind !== 'total'));
  return verdicts.size > 1 || (verdicts.size === 1 && pairs.some(({ kind, noun }) => noun || kind === 'total'));
}

function totalOf(line: string): readonly Pair[] {
  const value = /\b(?:total|tests|cases)\b[^\d\n]{0,40}?(\d{1,7})\b/i.exec(line)?.[1];
  return value === undefined ? [] : [{ kind: 'total', value: Number(value), noun: false }];
}

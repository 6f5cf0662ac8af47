import { type Kind, type KindOf, kindOf, kindsOnce } from '../fingerprint-kinds.ts';
import { plainLines } from '../fingerprint-lines.ts';
import { framed, ownKind } from '../fingerprint-marks.ts';
import { withoutSharedPrefixes } from './test-counts.ts';

/** Most lines that are quoted of one failure. */
const MOST_LINES = 20;
/** Lines without a sign of the failure that its next sign may stand behind. */
const MOST_BETWEEN = 2;

/** What a line tells of a failure. */
type Sign = 'name' | 'values' | 'place' | 'error' | 'word';

/** Lines as they are read, and what each of them tells. */
interface Told {
  readonly plain: readonly string[];
  readonly signs: readonly ReadonlySet<Sign>[];
}

/**
 * The lines that tell a failure: contiguous and unedited, with the name of the failing test, its assertion with both values and its
 * place, as far as the output has them side by side. Empty: no line names a failure.
 */
export function failingLines(lines: readonly string[]): readonly string[] {
  const told = toldIn(lines);
  const found = bestSpan(told);
  return found === undefined ? [] : lines.slice(found.from, endOf(found, told) + 1);
}

/** Without what a tool says at its end of anything: times, counts, tests that passed; that a process was ended. */
export function lastLines(lines: readonly string[]): readonly string[] {
  const end = lines.findLastIndex((line) => {
    const plain = plainLines(line).at(-1) ?? '';
    return !isEnded(plain) && !['blank', 'ignored'].includes(kindOf(plain));
  });
  return end < 0 ? lines : lines.slice(0, end + 1);
}

/** Whether a line is all that a shell says of a process that was ended from outside. */
export function isEnded(line: string): boolean {
  return /^(?:\S+: line \d+: +\d+ )?(?:Terminated|Killed|Hangup)\b[^:]*$/.test(line);
}

/** The failing test and what was wrong with it, in one line: `not ok 3 - parses a date: expected: 1, actual: 2`; empty = neither is named. */
export function failureHeadline(lines: readonly string[]): string {
  const told = toldIn(lines);
  const at = told.signs.findIndex((each) => each.has('name'));
  const name = at < 0 ? '' : nameAt(told.plain, at);
  const said = saidIn(told, at);
  return name === '' || name.includes(said) ? name || said : [name, said].filter(Boolean).join(': ');
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The first of the shortest spans that hold the most. */
function bestSpan(told: Told): Span | undefined {
  let best: (Span & { readonly weight: number }) | undefined;
  for (const [to, own] of told.signs.entries()) {
    if (own.size === 0) continue;
    const span = spanTo(to, told);
    if (span.weight > (best?.weight ?? 0)) best = span;
  }
  return best;
}

/** From the last line on that adds to what the lines up to this one hold, or from the name of the test that they belong to. */
function spanTo(to: number, { plain, signs }: Told): Span & { readonly weight: number } {
  const opening = signs[to]?.has('name') ? openingOf(to, plain) : to - MOST_LINES + 1;
  const held = new Set<Sign>();
  let from = to;
  for (let at = to; at >= Math.max(0, opening); at -= 1) {
    const before = weightOf(held);
    for (const sign of signs[at] ?? []) held.add(sign);
    if (weightOf(held) > before) from = at;
    if (at < to && signs[at]?.has('name')) break;
  }
  return { from: signs[to]?.has('name') ? Math.max(0, opening) : from, to, weight: weightOf(held) };
}

/** Where a test began whose name is told below what it printed: the line that names it for the first time; else the line itself. */
function openingOf(to: number, plain: readonly string[]): number {
  const words = bare(plain[to] ?? '').match(/[\w:.#/-]{3,}/g) ?? [];
  const name = words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
  if (name === '') return to;
  const above = plain.slice(Math.max(0, to - MOST_LINES + 1), to);
  const found = above.findLastIndex((line) => begins.test(line) && line.trimEnd().endsWith(name));
  return found < 0 ? to : to - above.length + found;
}

/** How much a reader knows: of a test its two values say what was wrong, else its error; where no test is named, the error comes first. */
function weightOf(held: ReadonlySet<Sign>): number {
  const of = (sign: Sign, weight: number): number => (held.has(sign) ? weight : 0);
  if (held.has('name')) return 8 + Math.max(of('values', 8), of('error', 4)) + of('place', 3);
  const said = of('error', 8) + of('values', 4);
  // A place alone may be that of anything.
  return said > 0 ? said + of('place', 3) : held.has('word') ? 1 + of('place', 1) : 0;
}

/** The lines that follow may tell more of the same failure: the other value, the lines of a difference, the place. */
function endOf({ from, to }: Span, told: Told): number {
  const { plain, signs } = told;
  let end = to;
  for (let at = to + 1; at < from + MOST_LINES && at <= end + MOST_BETWEEN; at += 1) {
    if (signs[at]?.has('name')) break;
    if (goesOn(at, told, end)) end = at;
  }
  // The value stands below its title.
  const isTitle = signs[end]?.has('values') && /:$/.test(plain[end] ?? '');
  return isTitle && signs[end + 1]?.size === 0 ? end + 1 : end;
}

/** Whether a line below the end belongs to the same failure. */
function goesOn(at: number, { plain, signs }: Told, end: number): boolean {
  const own = signs[at] ?? none;
  if (own.has('values') || at > end + 1) return own.has('values');
  return own.has('error') || own.has('place') || (own.has('word') && /^\s/.test(plain[at] ?? ''));
}

function toldIn(lines: readonly string[]): Told {
  const plain = withoutSharedPrefixes(lines.map((line) => plainLines(line).at(-1) ?? ''));
  const kinds = kindsOnce();
  return { plain, signs: plain.map((_, at) => signsAt(plain, at, kinds)) };
}

const none: ReadonlySet<Sign> = new Set();
/** The title of a failing test between two rules, as pytest and cargo write it. */
const title = /^(?:_{3,} (?!ERROR collecting).+ _{3,}|-{4} .+ stdout -{4}|(?:Failure|Error) → .+)$/;
const rule = /^[-=_]{10,}$/;
/** How a runner that tells every test tells that one begins. */
const begins = /\b(?:RUN|RUNNING|Running|Starting|START|Start)\b/;
const both =
  /\b[Ee]xpect\w*\b.*\b(?:to|but|got|found|received|was|actual|but was)\b|\b(?:got|want\w*)\b.*\b(?:want\w*|got)\b|(?<![=!<>])[!=]==?(?!=)|\b(?:matches|is identical to|is equal to|equals|did not equal)\b/;
const oneValue =
  /^\s*(?:#\s*)?(?:but )?(?:was|got|passed in|actual|received|found|which is|expected|want|left|right)\b\s*[:<]/i;
const noValue = /^\s*(?:location|code|symbol|reason|operator|required)\b/i;
const place =
  /(?:^|[\s("'[@])(?:file:\/\/)?[\w@./\\+~-]*\w\.[A-Za-z]\w{0,9}(?::|\(|", line |:in |, line )\d|\bline \d+\b/;

function signsAt(plain: readonly string[], at: number, kinds: KindOf): ReadonlySet<Sign> {
  const line = plain[at] ?? '';
  if (title.test(line) || isTitled(plain, at)) return new Set<Sign>(['name']);
  if (oneValue.test(line)) return new Set<Sign>(['values']);
  const { kind, text } = framed(plain, at) ?? ownKind(plain, at, kinds);
  if (silent.has(kind)) return none;
  const says = saying[kind];
  const isValue =
    kind === 'detail' ? isDetail(text, line) : both.test(line) && (says !== undefined || /^\s/.test(line));
  const signs: readonly (Sign | false | undefined)[] = [
    says,
    isValue && 'values',
    (place.test(line) || isHeader(plain, at)) && 'place',
  ];
  return new Set(signs.filter((sign) => typeof sign === 'string'));
}

/** Neither a field that says no value, nor a statement or a command behind its mark. */
function isDetail(text: string, line: string): boolean {
  return !noValue.test(text) && !line.startsWith('>');
}

const silent: ReadonlySet<Kind> = new Set(['ignored', 'blank', 'warning', 'outcome']);
const saying: Partial<Readonly<Record<Kind, Sign>>> = { test: 'name', error: 'error', weak: 'word' };

/** A file alone on a line, above the numbers of its lines. */
function isHeader(plain: readonly string[], at: number): boolean {
  return /^[^\s:]+\.\w+$/.test(plain[at] ?? '') && /^\s+\d+:\d+\s/.test(plain[at + 1] ?? '');
}

/** A name between two rules that stand on lines of their own. */
function isTitled(plain: readonly string[], at: number): boolean {
  const line = plain[at] ?? '';
  return /^\w/.test(line) && rule.test(plain[at - 1] ?? '') && rule.test(plain[at + 1] ?? '');
}

/** The name of a test; mocha tells suite and test on a line each, minitest the test below its number. */
function nameAt(plain: readonly string[], at: number): string {
  const [line = '', below = '', further = ''] = plain.slice(at, at + 3);
  const isLabel = /^\s*\d+\) (?:Failure|Error):?$/.test(line);
  if (isLabel) return bare(below);
  const goesOn = /^\s*\d+\) /.test(line) && /^\s{4,}.*:$/.test(below) && further.trim() === '';
  return goesOn ? `${bare(line)} ${bare(below)}` : bare(line);
}

function saidIn({ plain, signs }: Told, name: number): string {
  const having = (sign: Sign): readonly number[] =>
    [...signs.keys()].filter((at) => at !== name && signs[at]?.has(sign));
  const values = having('values');
  const compares = values.find((at) => both.test(plain[at] ?? ''));
  if (compares === undefined && values.length > 1)
    return values
      .slice(0, 2)
      .map((at) => bare(plain[at] ?? ''))
      .join(', ');
  const first = compares ?? having('error')[0] ?? values[0] ?? below(plain, name);
  if (first === undefined) return '';
  const line = plain[first] ?? '';
  const more = line.endsWith(':')
    ? (values.find((at) => at > first && !plain[at]?.endsWith(':')) ?? below(plain, first))
    : undefined;
  return more === undefined ? bare(line) : `${bare(line)}: ${bare(plain[more] ?? '')}`;
}

/** The next line that is not empty. */
function below(plain: readonly string[], at: number): number | undefined {
  const next = plain.findIndex((line, other) => other > at && line.trim() !== '');
  return next < 0 ? undefined : next;
}

/** Without the rules around a title and without how long a test took: a headline has no room for them. */
function bare(line: string): string {
  return line
    .replace(/^[_=─━-]{3,} | [_=─━-]{3,}$/g, '')
    .replace(/\s\(\d+(?:\.\d+)?\s?m?s\)$/, '')
    .replace(/^(?:E|#)\s+/, '')
    .trim()
    .replace(/^(.*\S):$/, '$1');
}

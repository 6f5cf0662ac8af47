import { spellings, tokens } from './redact-spellings.ts';
import { plain } from './sanitise.ts';

const MARK = '[redacted]';

/** A text without secrets, and how many places were taken out. */
export interface Redacted {
  readonly text: string;
  readonly count: number;
}

/**
 * Takes secrets out: the given values, also as base64 in all three alignments, hex, URL, JSON and HTML escapes, and whatever
 * looks like a known kind of token or private key (04-trust rule 17, 10-fine-print, catalogue S9, S10). Each place becomes
 * `[redacted]`. Idempotent. Hidden characters could split a value, so it comes after `plain`; finished documents may be given.
 * @param secrets values; each line of a value of several lines counts, and those under 4 characters do not
 */
export function redact(text: string, secrets: readonly string[]): Redacted {
  return untilClean(text, patternsOf(secrets));
}

/**
 * As `redact`, for a text that others strip of its hidden characters later: where that would bring a secret together, the text comes
 * without them.
 */
export function redactShown(text: string, secrets: readonly string[]): Redacted {
  const found = redact(text, secrets);
  if (!hiding.test(found.text)) return found;
  const shown = redact(plain(found.text), secrets);
  return shown.count === 0 ? found : { text: shown.text, count: found.count + shown.count };
}

const hiding = /[^\P{Cc}\n\t]|[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;

interface Patterns {
  readonly values: readonly RegExp[];
  readonly forms: readonly RegExp[];
}

const forms = tokens.map(({ source, flags }) => new RegExp(source, `${flags}g`));

/** By value: a run has few secrets, and many texts. */
const made = new Map<string, readonly RegExp[]>();

function patternsOf(secrets: readonly string[]): Patterns {
  for (const secret of secrets) if (!made.has(secret)) made.set(secret, spellings(secret));
  return { values: secrets.flatMap((secret) => made.get(secret) ?? []), forms };
}

/** What is left between two places may only now look like a secret. */
function untilClean(text: string, patterns: Patterns): Redacted {
  let result: Redacted = { text, count: 0 };
  for (let round = redactOnce(text, patterns); round.count > 0; round = redactOnce(round.text, patterns)) {
    result = { text: round.text, count: result.count + round.count };
  }
  return result;
}

/** One pass over a text: every match of a pattern becomes `[redacted]`; marks that are there already are left alone. */
function redactOnce(text: string, patterns: Patterns): Redacted {
  const parts = text.split(MARK).map((part) => redactPart(part, patterns));
  return {
    text: parts.map((part) => part.text).join(MARK),
    count: parts.reduce((sum, part) => sum + part.count, 0),
  };
}

/** Where secrets stand in a text, from and to, in order; they do not overlap. */
export type SecretFinder = (text: string) => readonly Span[];

/** Finds the same secrets as `redact` in one text after another. */
export function secretFinder(secrets: readonly string[]): SecretFinder {
  const patterns = patternsOf(secrets);
  return (text) => spansOf(text, patterns);
}

function spansOf(text: string, patterns: Patterns): readonly Span[] {
  return merged([
    ...patterns.values.flatMap((pattern) => overlapping(text, pattern)),
    ...patterns.forms.flatMap((pattern) => disjoint(text, pattern)),
  ]);
}

function redactPart(text: string, patterns: Patterns): Redacted {
  const spans = spansOf(text, patterns);
  let end = 0;
  const pieces: string[] = [];
  for (const [from, to] of spans) {
    pieces.push(text.slice(end, from), MARK);
    end = to;
  }
  return { text: pieces.join('') + text.slice(end), count: spans.length };
}

type Span = readonly [number, number];

/** Overlapping matches count too: two values that share characters must both go. */
function overlapping(text: string, search: RegExp): readonly Span[] {
  const spans: Span[] = [];
  search.lastIndex = 0;
  for (let match = search.exec(text); match !== null; match = search.exec(text)) {
    spans.push([match.index, match.index + match[0].length]);
    search.lastIndex = match.index + ((text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1);
  }
  return spans;
}

/** A token takes its whole run of characters: looking for more inside it would cost quadratic time. */
function disjoint(text: string, search: RegExp): readonly Span[] {
  return [...text.matchAll(search)].map((match) => [match.index, match.index + match[0].length]);
}

function merged(spans: readonly Span[]): readonly Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last !== undefined && span[0] <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], span[1])];
    else result.push(span);
  }
  return result;
}

/** A text in quotes. */
const STRING = String.raw`"[^"\\]*(?:\\.[^"\\]*)*"`;
/** Whatever stands between texts and brackets. */
const GAP = String.raw`[^"[\]{}]*`;
/** Levels of lists and objects inside a story that are searched; one with more is for the scanner. */
const LEVELS = 3;

/** The stories of a list in text order, as half-open spans in two columns, and the character of its closing bracket. */
export interface ListSpans {
  readonly begins: readonly number[];
  readonly ends: readonly number[];
  readonly close: number;
}

/**
 * Finds the objects of the list that opens at `open`; the spans mean something only when the text is valid JSON. It is done by one regular
 * expression because that is compiled at once, where a loop over two million characters starts out interpreted.
 * Undefined when an element is no object or is nested deeper than the expression goes, so that no story found here can
 * reach the depth bound of `prd-json.ts`.
 */
export function findSpans(text: string, open: number): ListSpans | undefined {
  const story = new RegExp(storyPattern(), 'y');
  const comma = /\s*,\s*/y;
  const begins: number[] = [];
  const ends: number[] = [];
  let begin = afterSpace(text, open + 1);
  while (text[begin] !== ']') {
    story.lastIndex = begin;
    if (text[begin] !== '{' || !matches(story, text)) return undefined;
    const end = story.lastIndex;
    begins.push(begin);
    ends.push(end);
    comma.lastIndex = end;
    begin = comma.test(text) ? comma.lastIndex : afterSpace(text, end);
  }
  return { begins, ends, close: begin };
}

/** The engine throws when a match needs more memory than it grants, which a story of several megabytes in tiny lists does. */
function matches(pattern: RegExp, text: string): boolean {
  try {
    return pattern.test(text);
  } catch {
    return false;
  }
}

/** One bracketed value with at most `LEVELS` more inside; which bracket closes which is certain in valid JSON. */
function storyPattern(): string {
  let inner = STRING;
  let pattern = bracketed(inner);
  for (let level = 0; level < LEVELS; level += 1) {
    inner = `(?:${STRING}|${pattern})`;
    pattern = bracketed(inner);
  }
  return pattern;
}

function bracketed(inner: string): string {
  return String.raw`[[{]${GAP}(?:${inner}${GAP})*[\]}]`;
}

function afterSpace(text: string, at: number): number {
  const space = /\s*/y;
  space.lastIndex = at;
  space.test(text);
  return space.lastIndex;
}

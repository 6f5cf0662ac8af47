/** A text in quotes. */
const STRING = String.raw`"[^"\\]*(?:\\.[^"\\]*)*"`;
/** Whatever stands between texts and brackets. */
const GAP = String.raw`[^"[\]{}]*`;
/** Levels of lists and objects inside a story that are searched; one with more is for the scanner. */
const LEVELS = 3;

/**
 * Finds where the object ends that begins at `begin`, without reading it: the answer means something only when its text is valid JSON. One
 * regular expression does it because that is compiled at once, where a loop over two million characters starts out interpreted.
 * Undefined when there is no object, or one nested deeper than the expression goes, so that no story found here can reach
 * the depth bound of `prd-json.ts`.
 *
 * @param story of `storyPattern`
 */
export function storyEnd(text: string, begin: number, story: RegExp): number | undefined {
  story.lastIndex = begin;
  return text[begin] === '{' && matches(story, text) ? story.lastIndex : undefined;
}

/** The engine throws when a match needs more memory than it grants, which a story of several megabytes in tiny lists does. */
function matches(pattern: RegExp, text: string): boolean {
  try {
    return pattern.test(text);
  } catch {
    return false;
  }
}

/** Matches one bracketed value with at most `LEVELS` more inside; which bracket closes which is certain in valid JSON. */
export function storyPattern(): RegExp {
  let inner = STRING;
  let pattern = bracketed(inner);
  for (let level = 0; level < LEVELS; level += 1) {
    inner = `(?:${STRING}|${pattern})`;
    pattern = bracketed(inner);
  }
  return new RegExp(pattern, 'y');
}

function bracketed(inner: string): string {
  return String.raw`[[{]${GAP}(?:${inner}${GAP})*[\]}]`;
}

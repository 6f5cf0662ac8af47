/** Entries of a list: comma or newline, spaces around an entry dropped, empty ones too (10-fine-print). */
export function splitList(text: string): readonly string[] {
  return clean(text.split(/,|\r\n|\n|\r/));
}

/** Lines of a value, without spaces around them; a number is the line's position from 1. */
export function splitLines(text: string): readonly { readonly line: number; readonly text: string }[] {
  const lines = text.split(/\r\n|\n|\r/).map((line, index) => ({ line: index + 1, text: line.trim() }));
  return lines.filter((line) => line.text !== '');
}

/** Like a list, but a comma inside brackets belongs to the glob: `src/{a,b}/**`. */
export function splitGlobs(text: string): readonly string[] {
  return clean(text.split(/\r\n|\n|\r/).flatMap(splitOutsideBrackets));
}

function splitOutsideBrackets(line: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < line.length; index += 1) {
    const character = line.charAt(index);
    if (character === '\\') index += 1;
    else if ('{[('.includes(character)) depth += 1;
    else if ('}])'.includes(character)) depth = Math.max(0, depth - 1);
    else if (character === ',' && depth === 0) {
      parts.push(line.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, line.slice(start)];
}

function clean(entries: readonly string[]): readonly string[] {
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}

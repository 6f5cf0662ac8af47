/** What is looked at: of a huge output its beginning and its end, of a huge line its beginning. */
const MOST = { headChars: 1_048_576, tailChars: 3_145_728, lineChars: 2000, messageLines: 6, messageChars: 1000 };

/** Output as lines without terminal sequences and control characters; bounded, so that every reader is too. */
export function cleanLines(output: string): readonly string[] {
  return bounded(output).replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n').map(cleanLine);
}

/** Lines as one message: no blank lines, no white space around them, at most 6 lines and 1,000 characters. */
export function messageOf(lines: readonly string[]): string {
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MOST.messageLines)
    .join('\n')
    .slice(0, MOST.messageChars)
    .toWellFormed();
}

/** A YAML or console scalar without its quotes. */
export function unquoted(text: string): string {
  const quote = text[0];
  if (text.length < 2 || (quote !== "'" && quote !== '"') || !text.endsWith(quote)) return text;
  const inner = text.slice(1, -1);
  return quote === "'" ? inner.replaceAll("''", "'") : inner.replaceAll('\\"', '"').replaceAll('\\\\', '\\');
}

/** First index from `start` on where `ends` holds, at most `most` lines further; that limit when none does. */
export function blockEnd(
  lines: readonly string[],
  start: number,
  { ends, most }: { readonly ends: (line: string) => boolean; readonly most: number },
): number {
  const limit = Math.min(lines.length, start + most);
  for (let at = start; at < limit; at += 1) if (ends(lines[at] ?? '')) return at;
  return limit;
}

/** Indentation of a line in characters. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function bounded(output: string): string {
  if (output.length <= MOST.headChars + MOST.tailChars) return output;
  return `${output.slice(0, MOST.headChars)}\n${output.slice(-MOST.tailChars)}`;
}

/** Sequences are shorter than text, so twice the length is enough before they go. */
function cleanLine(line: string): string {
  const text = line.slice(0, 2 * MOST.lineChars);
  const bare = controls.some((control) => text.includes(control)) ? text.replace(sequence, '') : text;
  return bare.replace(control, '').slice(0, MOST.lineChars);
}

const controls = ['\u001b', '\u009b'];
// biome-ignore lint/suspicious/noControlCharactersInRegex: CSI and OSC sequences begin with ESC, OSC ends with BEL
const sequence = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b[ -/]*[0-~]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: what is left of C0 (but tab), DEL and C1
const control = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f]/g;

/**
 * Text without anything that is not text: terminal sequences (ANSI, OSC, DCS), C0 and C1 controls, bidi marks, zero-width
 * and other invisible characters, tag characters, variation selectors, soft hyphens, broken surrogates (catalogue O15, P2, P3).
 * Line ends become `\n`, a bare carriage return too, because the runner reads it as one (O3). NFC. Idempotent.
 */
export function strip(text: string): string {
  const rest = text.toWellFormed().replace(stringSequences, (all, end) => (end === undefined ? all : ''));
  return strips.reduce((shown, [pattern, by]) => shown.replace(pattern, by), rest).normalize('NFC');
}

/** As `strip`, on one line: every run of white space is one space, none at the ends. */
export function oneLine(text: string): string {
  return strip(text).replace(/\s+/gu, ' ').trim();
}

/** Cuts to `maxChars` characters, the last of which is then `…`; never splits a character in two. */
export function cut(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const characters = [...text.slice(0, 2 * maxChars + 2)];
  return characters.length <= maxChars && text.length <= 2 * maxChars + 2
    ? text
    : `${characters.slice(0, Math.max(0, maxChars - 1)).join('')}…`;
}

/**
 * String sequences (OSC, DCS, SOS, PM, APC) with their payload. One without an end stays; it is matched all the same, or from each of
 * thousands of openings the rest of the line would be read again.
 */
const stringSequences =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what terminals obey
  /(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\r\n]*(\u0007|\u001b\\|\u009c)?/gu;

const strips: readonly (readonly [RegExp, string])[] = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: CSI sequences, in 7 and 8 bit form
  [/(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]/gu, ''],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: every other escape sequence
  [/\u001b[ -/]*[0-~]/gu, ''],
  [/\r\n?|[\u2028\u2029]/gu, '\n'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what is left of C0 (but tab and line feed), DEL and C1
  [/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu, ''],
  [/[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu, ''],
];

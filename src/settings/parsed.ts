/** One thing wrong with one value, without the setting's name. Never holds a secret value. */
export interface Problem {
  /** What the sentence is about, for example `line 2, "cd app",`; default: the quoted value. */
  readonly subject?: string;
  /** Rest of the sentence, for example `is not a whole number.` */
  readonly problem: string;
  /** What to write instead, a whole sentence. */
  readonly help: string;
}

/** Result of reading one value: expected failures are values. */
export type Parsed<V> =
  | { readonly ok: true; readonly value: V }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** More than this many problems of one value help nobody. */
const MOST_PROBLEMS = 10;

/** A value that was read. */
export function accept<V>(value: V): Parsed<V> {
  return { ok: true, value };
}

/** One problem with the whole value. */
export function refuse(problem: string, help: string): Parsed<never> {
  return { ok: false, problems: [{ problem, help }] };
}

/** The value when nothing is wrong with its parts, else their problems. */
export function acceptUnless<V>(problems: readonly Problem[], value: V): Parsed<V> {
  return problems.length === 0 ? accept(value) : { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
}

/** A value as it may stand in a message: quoted, short, and without characters that a terminal or a runner acts on. */
export function quote(text: string): string {
  const characters = [...text];
  const shown = characters.length > 80 ? `${characters.slice(0, 77).join('')}...` : text;
  const escaped = JSON.stringify(shown).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escapeCharacter);
  return escaped.replaceAll('\\"', '"');
}

/** A list as a reader expects it: `a, b or c`. */
export function oneOf(values: readonly string[]): string {
  const last = values.at(-1) ?? '';
  return values.length < 2 ? last : `${values.slice(0, -1).join(', ')} or ${last}`;
}

/** Bytes of a text in UTF-8. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

function escapeCharacter(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

import { crc32 } from 'node:zlib';

/** Format version of a journal line; readers accept every version up to this one. */
export const JOURNAL_VERSION = 1;

/** One line of the journal: versioned and checksummed. */
export interface JournalLine {
  readonly seq: number;
  /** `intent`: about to perform; `event`: an outcome that the core folds. */
  readonly kind: 'intent' | 'event';
  readonly body: unknown;
}

export type ParsedLine =
  | { readonly ok: true; readonly line: JournalLine }
  | { readonly ok: false; readonly why: string };

/** Writes a line without its newline. */
export function formatLine(line: JournalLine): string {
  return textOf(line, JOURNAL_VERSION);
}

/** Reads a line back; a checksum that does not fit means somebody edited it or the write was cut. */
export function parseLine(text: string): ParsedLine {
  const raw = parseJson(text);
  if (raw === undefined) return { ok: false, why: 'is no JSON object' };
  const { v, seq, kind, body } = raw;
  if (typeof v !== 'number' || !Number.isInteger(v) || v < 1 || v > JOURNAL_VERSION)
    return { ok: false, why: `has version ${String(v)}` };
  if (typeof seq !== 'number' || (kind !== 'intent' && kind !== 'event'))
    return { ok: false, why: 'has no seq or kind' };
  const line: JournalLine = { seq, kind, body };
  if (text !== textOf(line, v)) return { ok: false, why: 'does not fit its checksum' };
  return { ok: true, line };
}

/** The one spelling of a line, so that a changed byte shows even where JSON would mean the same. */
function textOf({ seq, kind, body }: JournalLine, version: number): string {
  // A line without a body gives no text at all.
  const text = String(JSON.stringify(body));
  return `{"v":${version},"seq":${seq},"kind":"${kind}","sum":"${sumOf(`${seq} ${kind} `, text)}","body":${text}}`;
}

/** Of both texts as if they were one: a plan of thousands of stories is not copied for it. */
function sumOf(start: string, text: string): string {
  return crc32(text, crc32(start)).toString(16).padStart(8, '0');
}

function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

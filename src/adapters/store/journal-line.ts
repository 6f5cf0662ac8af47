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
  const body = JSON.stringify(line.body);
  return `{"v":${JOURNAL_VERSION},"seq":${line.seq},"kind":"${line.kind}","sum":"${sumOf(body)}","body":${body}}`;
}

/** Reads a line back; a checksum that does not fit means somebody edited it or the write was cut. */
export function parseLine(text: string): ParsedLine {
  const raw = parseJson(text);
  if (raw === undefined) return { ok: false, why: 'is no JSON object' };
  const { v, seq, kind, sum, body } = raw;
  if (typeof v !== 'number' || v < 1 || v > JOURNAL_VERSION) return { ok: false, why: `has version ${String(v)}` };
  if (typeof seq !== 'number' || (kind !== 'intent' && kind !== 'event'))
    return { ok: false, why: 'has no seq or kind' };
  if (sum !== sumOf(JSON.stringify(body))) return { ok: false, why: 'does not fit its checksum' };
  return { ok: true, line: { seq, kind, body } };
}

function sumOf(body: string | undefined): string {
  return crc32(body ?? '')
    .toString(16)
    .padStart(8, '0');
}

function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

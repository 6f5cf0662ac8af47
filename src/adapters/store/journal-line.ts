import { crc32 } from 'node:zlib';

/**
 * Format version of a journal line; readers accept every version up to this one. Since 2 a plan leaves out what is usual of a story, which to
 * earlier readers would be in no run's scope.
 */
export const JOURNAL_VERSION = 2;

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

/** The bytes of a line with its newline, made in their place: a plan of thousands of stories is not copied on the way. */
export function lineBytes({ seq, kind, body }: JournalLine): Buffer {
  const text = bodyText(body);
  const from = headOf({ seq, kind }, JOURNAL_VERSION, noSum).length;
  const end = from + Buffer.byteLength(text);
  const bytes = Buffer.allocUnsafe(end + 2);
  bytes.write(text, from);
  const sum = sumOf({ seq, kind }, JOURNAL_VERSION, bytes.subarray(from, end));
  bytes.write(headOf({ seq, kind }, JOURNAL_VERSION, sum));
  bytes.write('}\n', end);
  return bytes;
}

/** As long as any sum. */
const noSum = '00000000';

type Numbered = Pick<JournalLine, 'seq' | 'kind'>;

/** The one spelling of a line, so that a changed byte shows even where JSON would mean the same. */
function textOf({ seq, kind, body }: JournalLine, version: number): string {
  const text = bodyText(body);
  return `${headOf({ seq, kind }, version, sumOf({ seq, kind }, version, text))}${text}}`;
}

/** What stands before the body. */
function headOf({ seq, kind }: Numbered, version: number, sum: string): string {
  return `{"v":${version},"seq":${seq},"kind":"${kind}","sum":"${sum}","body":`;
}

/** A line without a body gives no text at all. */
function bodyText(body: unknown): string {
  return String(JSON.stringify(body));
}

/** In version 1 of all but the version. */
function sumOf({ seq, kind }: Numbered, version: number, body: string | Buffer): string {
  const numbered = `${seq} ${kind} `;
  return crc32(body, crc32(version === 1 ? numbered : `${version} ${numbered}`))
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

import type { Problem } from './prd-error.ts';

/** The largest file that is read, in bytes (03-interface §3.1). */
export const MAX_BYTES = 5 * 1024 * 1024;
/** The largest size in words. */
const LIMIT = '5 MiB';
/** Most stories fit in at once. */
const SCRATCH_BYTES = 16 * 1024;
const BOM = [0xef, 0xbb, 0xbf] as const;

/** The file as text without its BOM. */
export type DecodedPrd =
  | { readonly ok: true; readonly text: string; readonly bomBytes: 0 | 3 }
  | { readonly ok: false; readonly problem: Problem };

/** Bytes to text: UTF-8 only, BOM stripped (the bytes keep it), at most 5 MiB, not blank (03-interface §3.1, catalogue B1). */
export function decodePrd(bytes: Uint8Array): DecodedPrd {
  if (bytes.length > MAX_BYTES) {
    return refuse(
      'too-large',
      `the file has ${bytes.length} bytes, more than ${LIMIT}. Split it into several features.`,
    );
  }
  if (looksLikeUtf16(bytes)) return refuse('utf-16', 'the file is UTF-16. Save it as UTF-8.');
  const bomBytes = BOM.every((byte, at) => bytes[at] === byte) ? 3 : 0;
  const text = decodeUtf8(bytes.subarray(bomBytes));
  if (text === undefined) return refuse('invalid-utf-8', 'the file is not valid UTF-8. Save it as UTF-8.');
  if (text.trim() === '') return refuse('empty-file', 'the file is empty. Write a "userStories" list into it.');
  return { ok: true, text, bomBytes };
}

function refuse(code: Problem['code'], text: string): DecodedPrd {
  return { ok: false, problem: { code, line: undefined, story: undefined, text } };
}

/** A byte order mark, or a NUL beside the first character: JSON starts with ASCII, so only UTF-16 and UTF-32 have one there. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if (first === undefined || second === undefined) return false;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return (first === 0) !== (second === 0);
}

/** The decoder reports bad bytes by throwing; here they are an expected value. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** An encoder and a buffer of at least a few characters, reused because a buffer per measured text costs more than measuring. */
export interface Utf8Scratch {
  readonly encoder: Pick<InstanceType<typeof TextEncoder>, 'encode' | 'encodeInto'>;
  readonly buffer: Uint8Array<ArrayBuffer>;
}

/** A scratch for as many measurements as one reading or edit makes. */
export function utf8Scratch(): Utf8Scratch {
  return { encoder: new TextEncoder(), buffer: new Uint8Array(SCRATCH_BYTES) };
}

/** UTF-8 length of a text in bytes. */
export function utf8Length(text: string, scratch: Utf8Scratch): number {
  let bytes = 0;
  let rest = text;
  while (rest !== '') {
    const { read, written } = scratch.encoder.encodeInto(rest, scratch.buffer);
    bytes += written;
    rest = rest.slice(read);
  }
  return bytes;
}

import { adler32 } from './adler32.ts';

/**
 * A zlib stream (RFC 1950) of one block that is not compressed: to make one takes a tenth of the time of the quickest compression.
 * @param bytes at most 65,535
 */
export function storedStream(bytes: Buffer): Buffer {
  const { length } = bytes;
  if (length > 0xffff) throw new RangeError(`${length} bytes do not fit into one block`);
  const stream = Buffer.allocUnsafe(length + STREAM_BYTES);
  // Method and window, no preset dictionary; then a last block of the kind "stored".
  stream.writeUInt16BE(0x7801, 0);
  stream[2] = 1;
  stream.writeUInt16LE(length, 3);
  stream.writeUInt16LE(length ^ 0xffff, 5);
  bytes.copy(stream, 7);
  stream.writeUInt32BE(adler32(bytes), length + 7);
  return stream;
}

/** What a stream takes beside its content. */
export const STREAM_BYTES = 11;

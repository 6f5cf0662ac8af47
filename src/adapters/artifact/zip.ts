import { crc32, inflateRawSync } from 'node:zlib';

/** A ZIP archive of one file that is stored as it is: what goes into it is compressed already, and artifacts are archives. */
export function zipOf(name: string, bytes: Buffer): Buffer {
  const local = header(LOCAL, name, bytes);
  const central = header(CENTRAL, name, bytes);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length + bytes.length, 16);
  return Buffer.concat([local, bytes, central, end]);
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** 1980-01-01, the first day that the format knows: the same file makes the same archive. */
const FIRST_DAY = 0x0021;

function header(kind: typeof LOCAL | typeof CENTRAL, name: string, bytes: Buffer): Buffer {
  const isLocal = kind === LOCAL;
  const fixed = Buffer.alloc(isLocal ? 30 : 46);
  const from = isLocal ? 4 : 6;
  fixed.writeUInt32LE(kind, 0);
  if (!isLocal) fixed.writeUInt16LE(20, 4);
  fixed.writeUInt16LE(20, from);
  fixed.writeUInt16LE(FIRST_DAY, from + 8);
  fixed.writeUInt32LE(crc32(bytes), from + 10);
  fixed.writeUInt32LE(bytes.length, from + 14);
  fixed.writeUInt32LE(bytes.length, from + 18);
  fixed.writeUInt16LE(Buffer.byteLength(name), from + 22);
  return Buffer.concat([fixed, Buffer.from(name)]);
}

/**
 * One file of a ZIP archive that nobody vouches for; undefined when it is not there, damaged, or unpacked larger than allowed.
 * @param mostBytes of the file, unpacked
 */
export function fileOfZip(zip: Buffer, name: string, mostBytes: number): Buffer | undefined {
  try {
    const entry = findEntry(zip, name);
    const bytes = entry && unpack(zip, entry, mostBytes);
    return bytes !== undefined && crc32(bytes) === entry?.crc ? bytes : undefined;
  } catch {
    // Offsets that lead out of the archive, and data that does not unpack.
    return undefined;
  }
}

interface Entry {
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly at: number;
}

function findEntry(zip: Buffer, name: string): Entry | undefined {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) return undefined;
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0 && zip.readUInt32LE(at) === CENTRAL; left -= 1) {
    const length = zip.readUInt16LE(at + 28);
    const entry = {
      method: zip.readUInt16LE(at + 10),
      crc: zip.readUInt32LE(at + 16),
      packed: zip.readUInt32LE(at + 20),
    };
    if (zip.toString('utf8', at + 46, at + 46 + length) === name) return { ...entry, at: zip.readUInt32LE(at + 42) };
    at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return undefined;
}

const STORED = 0;
const DEFLATED = 8;

function unpack(zip: Buffer, { at, packed, method }: Entry, mostBytes: number): Buffer | undefined {
  const from = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  if (zip.readUInt32LE(at) !== LOCAL || from + packed > zip.length) return undefined;
  const bytes = zip.subarray(from, from + packed);
  if (method === STORED) return bytes.length > mostBytes ? undefined : bytes;
  return method === DEFLATED ? inflateRawSync(bytes, { maxOutputLength: mostBytes }) : undefined;
}

import type { BigIntStats } from 'node:fs';

/** Bytes of an index entry before its flags: ten numbers of stat data, then the name of the content. */
export const statBytes = 40;
export const stampBytes = 60;

/** `racy`: all agrees, but its times prove nothing: it was written shortly before the index, or it only changed hands or modes. */
export type Comparison = 'same' | 'racy' | 'changed';

/**
 * Compares an index entry with a file on disk to the nanosecond, as git itself does only to the second.
 * @param writtenNs when the index was written, by the file system's clock
 */
export function compareStats(entry: Buffer, stats: BigIntStats, writtenNs: bigint): Comparison {
  const mtimeNs = timeAt(entry, 8);
  const agrees =
    stats.mtimeNs === mtimeNs &&
    low32(stats.ino) === entry.readUInt32BE(20) &&
    low32(stats.size) === entry.readUInt32BE(36) &&
    modeOfStats(stats) === entry.readUInt32BE(24);
  if (!agrees) return 'changed';
  return mtimeNs < writtenNs && stats.ctimeNs === timeAt(entry, 0) ? 'same' : 'racy';
}

/** Stat data of a file as an index entry holds it. */
export function encodeStats(stats: BigIntStats, mode: number): Buffer {
  const bytes = Buffer.alloc(statBytes);
  writeTime(bytes, 0, stats.ctimeNs);
  writeTime(bytes, 8, stats.mtimeNs);
  const numbers = [stats.dev, stats.ino, BigInt(mode), stats.uid, stats.gid, stats.size];
  for (const [at, value] of numbers.entries()) bytes.writeUInt32BE(low32(value), 16 + at * 4);
  return bytes;
}

const secondNs = 1_000_000_000n;

function timeAt(bytes: Buffer, at: number): bigint {
  return BigInt(bytes.readUInt32BE(at)) * secondNs + BigInt(bytes.readUInt32BE(at + 4));
}

function writeTime(bytes: Buffer, at: number, timeNs: bigint): void {
  bytes.writeUInt32BE(low32(timeNs / secondNs), at);
  bytes.writeUInt32BE(Number(timeNs % secondNs), at + 4);
}

function low32(value: bigint): number {
  return Number(BigInt.asUintN(32, value));
}

function modeOfStats(stats: BigIntStats): number {
  if (stats.isSymbolicLink()) return 0o120000;
  if (!stats.isFile()) return 0;
  return (stats.mode & 0o100n) === 0n ? 0o100644 : 0o100755;
}

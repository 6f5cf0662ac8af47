/** Checksum of RFC 1950. */
export function adler32(bytes: Uint8Array): number {
  let [low, high] = [1, 0];
  for (let at = 0; at < bytes.length; ) {
    const end = Math.min(at + UNREDUCED, bytes.length);
    for (; at < end; at += 1) {
      low += bytes[at] as number;
      high += low;
    }
    low %= BASE;
    high %= BASE;
  }
  return high * 65_536 + low;
}

/**
 * Checksum of two contents one after the other.
 * @param second.length bytes of the second content
 */
export function joinedAdler32(first: number, second: { readonly sum: number; readonly length: number }): number {
  const low = (first % 65_536) + (second.sum % 65_536) - 1;
  // Every byte of the second content adds the first one's low half once more.
  const more = (second.length % BASE) * ((first % 65_536) - 1);
  const high = Math.floor(first / 65_536) + Math.floor(second.sum / 65_536) + more;
  return modulo(high) * 65_536 + modulo(low);
}

function modulo(value: number): number {
  return ((value % BASE) + BASE) % BASE;
}

/** Largest prime below 2^16. */
const BASE = 65_521;
/** So many bytes can be added up before the sums leave 31 bits. */
const UNREDUCED = 3_800;

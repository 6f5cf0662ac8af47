/** FNV-1a parameters for 32 bits. */
const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * A 32-bit name for a text: FNV-1a over its UTF-16 code units, then mixed so that the leading digits are as good as the last.
 * It names things and detects change; it is no defence against somebody who wants two texts to collide.
 *
 * @returns exactly 8 lower-case hex characters, the same on every machine (01-product "fingerprint", 10-fine-print "Slugs").
 */
export function hash8(text: string): string {
  let hash = OFFSET_BASIS;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    hash = Math.imul(hash ^ (unit & 0xff), PRIME);
    hash = Math.imul(hash ^ (unit >>> 8), PRIME);
  }
  return mix(hash).toString(16).padStart(8, '0');
}

/** Spreads every input bit over the whole word, because short texts leave the upper half of FNV-1a nearly unchanged. */
function mix(hash: number): number {
  const first = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  const second = Math.imul(first ^ (first >>> 13), 0x297a2d39);
  return (second ^ (second >>> 16)) >>> 0;
}

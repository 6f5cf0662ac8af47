import { randomFillSync } from 'node:crypto';

const pool = Buffer.allocUnsafe(4096);
let used = pool.length;

/**
 * A name that nobody can guess: 16 hex digits.
 * Many are drawn at a time, since each draw by itself takes longer than what it names.
 */
export function randomName(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += 8;
  return pool.toString('hex', used - 8, used);
}

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { openObjectCache } from '../../src/adapters/git/object-cache.ts';

function object(type: string, size: number, whole = true) {
  return { type, size, bytes: Buffer.alloc(whole ? size : size - 1) };
}

it.each(['tree', 'commit', 'blob'])('a %s is kept', (type) => {
  const cache = openObjectCache(2 ** 20);
  const one = object(type, 100);
  expect(cache.get('one')).toBeUndefined();
  cache.add('one', one);
  expect(cache.get('one')).toBe(one);
  expect(cache.get('two')).toBeUndefined();
});

it.each([100, 2 ** 18])('the beginning of an object is not kept: %i bytes', (size) => {
  const cache = openObjectCache(2 ** 20);
  cache.add('one', object('tree', size, false));
  expect(cache.get('one')).toBeUndefined();
});

describe('an object that would take much of the room', () => {
  it('is there while somebody holds on to its bytes', () => {
    const cache = openObjectCache(2 ** 20);
    const one = object('blob', 2 ** 18);
    cache.add('one', one);
    collect();
    expect(cache.get('one')?.bytes.buffer).toBe(one.bytes.buffer);
    expect(cache.get('one')).toEqual(one);
  });

  it('is there while somebody looks at the same memory in another way', async () => {
    const cache = openObjectCache(2 ** 20);
    const memory = new Uint8Array(2 ** 18 + 20).fill(7);
    cache.add('one', { type: 'blob', size: 2 ** 18, bytes: Buffer.from(memory.buffer, 10, 2 ** 18) });
    await new Promise(setImmediate);
    collect();
    expect(cache.get('one')?.bytes.equals(memory.subarray(10, 2 ** 18 + 10))).toBe(true);
    expect(memory[0]).toBe(7);
  });

  it('is not kept for itself', async () => {
    const cache = openObjectCache(2 ** 20);
    cache.add('one', object('blob', 2 ** 18));
    // A weak reference holds until what made it has returned to the event loop.
    await new Promise(setImmediate);
    collect();
    expect(cache.get('one')).toBeUndefined();
  });

  it('takes nothing from the room of others, and is forgotten behind many of its kind', () => {
    const cache = openObjectCache(2 ** 20);
    const small = object('blob', 100);
    const large = Array.from({ length: 17 }, () => object('blob', 2 ** 18));
    cache.add('small', small);
    for (const [at, one] of large.entries()) cache.add(String(at), one);
    expect(cache.get('small')).toBe(small);
    expect(cache.get('0')).toBeUndefined();
    expect(cache.get('16')).toEqual(large[16]);
  });
});

function collect(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

it('what was not asked for longest goes when there is no more room', () => {
  const cache = openObjectCache(100_000);
  // Each takes a tenth, with what a small buffer holds on to.
  for (let count = 0; count < 10; count += 1) cache.add(String(count), object('tree', 1808));
  expect(cache.get('0')).toBeDefined();
  cache.add('0', object('tree', 1808));
  cache.add('new', object('tree', 1808));
  expect(['0', '1', '2', 'new'].map((name) => cache.get(name) !== undefined)).toEqual([true, false, true, true]);
});

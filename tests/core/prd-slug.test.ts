import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hash8 } from '../../src/core/hash.ts';
import { slug } from '../../src/core/slug.ts';

describe('slug [G10]', () => {
  it.each([
    ['a-b-1', 'a-b-1'],
    ['US-003', 'us-003'],
    ['a b', `a-b-${hash8('a b').slice(0, 6)}`],
    ['--rm', `rm-${hash8('--rm').slice(0, 6)}`],
    ['日本', hash8('日本').slice(0, 6)],
    ['', hash8('').slice(0, 6)],
    ['x'.repeat(41), `${'x'.repeat(40)}-${hash8('x'.repeat(41)).slice(0, 6)}`],
    [`${'x'.repeat(39)}-y`, `${'x'.repeat(39)}-${hash8(`${'x'.repeat(39)}-y`).slice(0, 6)}`],
  ])('%j is %s', (text, expected) => expect(slug(text)).toBe(expected));

  it('is always a safe name, and a fixed point', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(slug(text)).toMatch(/^(?:[a-z0-9]|[a-z0-9][a-z0-9-]{0,38}[a-z0-9])(?:-[0-9a-f]{6})?$/);
        if (slug(text).length <= 40) expect(slug(slug(text))).toBe(slug(text));
      }),
    );
  });
});

describe('hash8', () => {
  it('is the same on every machine', () => {
    expect([hash8(''), hash8('a'), hash8('é'), hash8('US-001')]).toMatchInlineSnapshot(`
      [
        "e25dfbf8",
        "effa5b13",
        "175d6a7a",
        "fc5ed705",
      ]
    `);
  });

  it('is 8 hex digits and tells texts apart', () => {
    const names = Array.from({ length: 5_000 }, (_, at) => hash8(`story ${at}`));
    expect(names.every((name) => /^[0-9a-f]{8}$/.test(name))).toBe(true);
    expect(new Set(names.map((name) => name.slice(0, 6))).size).toBeGreaterThan(4_990);
    expect(hash8('\u0100')).not.toBe(hash8('\u0001'));
  });
});

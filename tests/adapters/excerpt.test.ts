import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { excerptOf, excerptOfText } from '../../src/adapters/excerpt.ts';
import { redact } from '../../src/report/redact.ts';

const folder = mkdtempSync(join(tmpdir(), 'ralph-excerpt-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const same = (text: string): string => text;
const secret = 'S3CR3T-0123456789-S3CR3T';
const hide = (text: string): string => text.replaceAll(secret, '[redacted]');

/** Both readers, since an output may be in a file or in memory. */
const readers: readonly [
  string,
  (text: string, redact: typeof same) => Promise<{ lines: readonly string[]; truncated: number }>,
][] = [
  ['of a text', async (text, redact) => excerptOfText(text, redact)],
  [
    'of a file',
    async (text, redact) => {
      writeFileSync(join(folder, 'output'), text);
      return excerptOf(join(folder, 'output'), redact);
    },
  ],
];

describe.each(readers)('an excerpt %s', (_, excerpt) => {
  const body = Array.from({ length: 30 }, (__, at) => `MIIEvQIBADANBgkqhkiG9w0BAQEFAASC${at}`);
  const key = ['-----BEGIN RSA PRIVATE KEY-----', ...body, '-----END RSA PRIVATE KEY-----'];
  const clean = (text: string): string => redact(text, []).text;

  test.each([
    ['whole', ['before', ...key, 'after'], ['before', '[redacted]', 'after']],
    ['without its end', ['before', ...key.slice(0, 9)], ['before', '[redacted]']],
    ['without its begin', ['before it', ...key.slice(9), 'after'], ['before it', '[redacted]', key.at(-1), 'after']],
  ])('shows nothing of a private key %s', async (__, lines, wanted) => {
    expect((await excerpt(lines.join('\n'), clean)).lines).toEqual(wanted);
  });

  test('shows nothing of a private key that the cut goes through', async () => {
    const many = Array.from({ length: 90 }, (__, at) => `line ${at}.`);
    for (const lines of [
      [...many, ...key, ...many.slice(0, 60)],
      [...many.slice(0, 10), ...key, ...many, ...key],
    ]) {
      const { lines: shown } = await excerpt(lines.join('\n'), clean);
      expect(shown.join('\n')).not.toMatch(/MIIE/);
      expect(shown.filter((line) => line.startsWith('line ')).length).toBeGreaterThan(50);
    }
  });

  test.each<[string, string, readonly string[]]>([
    ['nothing', '', []],
    ['one line', 'a', ['a']],
    ['every kind of line end', 'a\nb\r\nc\rd\n', ['a', 'b', 'c', 'd']],
    ['empty lines in between', 'a\n\nb\n', ['a', '', 'b']],
  ])('keeps %s', async (__, text, lines) => {
    expect(await excerpt(text, same)).toEqual({ lines, truncated: 0 });
  });

  test('of 100 lines is whole, of more it is the first 20 and the last 80', async () => {
    const lines = (count: number) => Array.from({ length: count }, (__, at) => `line ${at + 1}`);
    expect(await excerpt(lines(100).join('\n'), same)).toEqual({ lines: lines(100), truncated: 0 });
    const cut = await excerpt(`${lines(1234).join('\n')}\n`, same);
    expect(cut).toEqual({
      lines: [...lines(20), '[... 1134 lines truncated ...]', ...lines(1234).slice(-80)],
      truncated: 1134,
    });
  });

  test.each([1001, 4000, 5096, 5097, 9000, 1_000_000])(
    'cuts a line of %i characters and counts the rest',
    async (length) => {
      const { lines } = await excerpt(`${'x'.repeat(length)}\nnext`, same);
      expect(lines).toEqual([`${'x'.repeat(1000)} [... ${length - 1000} characters cut ...]`, 'next']);
    },
  );

  test('keeps a line of 1,000 characters', async () => {
    expect((await excerpt('x'.repeat(1000), same)).lines).toEqual(['x'.repeat(1000)]);
  });

  test('shows no part of a secret, wherever the cut of its line falls', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 900, max: 1100 }), fc.nat({ max: 2000 }), async (before, after) => {
        const { lines } = await excerpt(`${'.'.repeat(before)}${secret}${'.'.repeat(after)}`, hide);
        expect(lines.join('\n')).not.toMatch(/S3|3C|R3T|T-/);
      }),
      { numRuns: 60 },
    );
  });
});

test('a missing file has no lines', async () => {
  expect(await excerptOf(join(folder, 'absent'), same)).toEqual({ lines: [], truncated: 0 });
});

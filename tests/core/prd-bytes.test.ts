import { describe, expect, test } from 'vitest';
import { entryNames } from '../../src/core/prd.ts';
import { decodePrd, measure } from '../../src/core/prd-json.ts';

const bytes = (...all: readonly number[]) => Uint8Array.from(all);
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('the bytes of a prd.json', () => {
  test.each([
    ['plain', utf8('{}'), '{}', 0],
    ['other letters', utf8('"ü 日 🙂"'), '"ü 日 🙂"', 0],
    ['a mark of the byte order', bytes(0xef, 0xbb, 0xbf, 0x7b, 0x7d), '{}', 3],
    ['two of them', bytes(0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf, 0x7b), '\ufeff{', 3],
    ['one character', utf8('1'), '1', 0],
    ['5 MiB', new Uint8Array(5 * 1024 * 1024).fill(0x31), '1'.repeat(5 * 1024 * 1024), 0],
    ['two zeros', bytes(0, 0, 0x31), '\0\u00001', 0],
  ])('are read: %s', (_, given, text, bomBytes) => {
    const decoded = decodePrd(given);
    expect(decoded.ok && decoded.bomBytes).toBe(bomBytes);
    expect(decoded.ok && decoded.text === text).toBe(true);
  });

  const utf16 = ['utf-16', 'the file is UTF-16. Save it as UTF-8.'] as const;
  const invalid = ['invalid-utf-8', 'the file is not valid UTF-8. Save it as UTF-8.'] as const;
  const empty = ['empty-file', 'the file is empty. Write a "userStories" list into it.'] as const;
  test.each([
    ['little-endian with a mark', bytes(0xff, 0xfe, 0x7b, 0), ...utf16],
    ['big-endian with a mark', bytes(0xfe, 0xff, 0, 0x7b), ...utf16],
    ['little-endian', bytes(0x7b, 0, 0x7d, 0), ...utf16],
    ['big-endian', bytes(0, 0x7b, 0, 0x7d), ...utf16],
    ['bad bytes', bytes(0x22, 0xff, 0x22), ...invalid],
    ['a mark that is none', bytes(0xff, 0xff, 0x7b), ...invalid],
    ['another mark that is none', bytes(0xfe, 0xfe, 0x7b), ...invalid],
    ['half a character', bytes(0x22, 0xc3), ...invalid],
    ['nothing', bytes(), ...empty],
    ['white space', utf8(' \n\t'), ...empty],
    ['a mark alone', bytes(0xef, 0xbb, 0xbf), ...empty],
    [
      'more than 5 MiB',
      new Uint8Array(5 * 1024 * 1024 + 1).fill(0x31),
      'too-large',
      'the file has 5242881 bytes, more than 5 MiB. Split it into several features.',
    ],
  ])('are refused: %s', (_, given, code, text) => {
    expect(decodePrd(given)).toEqual({ ok: false, problem: { code, line: undefined, story: undefined, text } });
  });

  test.each(['', 'a', 'ü', '日本', '🙂', `${'a'.repeat(16_383)}🙂${'ü'.repeat(20_000)}`])('are counted', (text) => {
    expect(measure(`a\n${text}\n`, 1, text.length + 2)).toEqual({ lines: 1, bytes: utf8(text).length + 1 });
  });
});

describe('the names of what a story asks for', () => {
  const names = (raw: unknown, title = 't') => entryNames({ title, raw: JSON.stringify(raw) });
  const says = { title: 't', description: 'd', steps: ['a', 'b'] };
  const raw = { ...says, id: 'A', list: [1, { x: 1, y: 2 }], none: null };
  const { entry, text } = names(raw);

  test('are 16 characters', () => {
    expect(entry).toMatch(/^[0-9a-f]{16}$/);
    expect(text).toMatch(/^[0-9a-f]{16}$/);
  });

  test.each([
    ['the order of the keys', { none: null, list: [1, { y: 2, x: 1 }], id: 'A', ...says }],
    ['done markers', { ...raw, passes: true, completed: false, done: true }],
    ['what says where it stands', { ...raw, status: 'open', skip: true, notes: 'n' }],
  ])('do not change with %s', (_, other) => expect(names(other)).toEqual({ entry, text }));

  test.each([
    ['a value', { ...raw, id: 'B' }],
    ['a further key', { ...raw, more: 1 }],
    ['a key less', { ...says, id: 'A', list: raw.list }],
    ['a nested value', { ...raw, list: [1, { x: 1, y: 3 }] }],
    ['a nested key', { ...raw, list: [1, { x: 1, z: 2 }] }],
    ['the order of a list', { ...raw, list: [{ x: 1, y: 2 }, 1] }],
    ['nothing in the place of null', { ...raw, none: 0 }],
  ])('of the entry changes with %s, that of the text does not', (_, other) => {
    expect(names(other).entry).not.toBe(entry);
    expect(names(other).text).toBe(text);
  });

  test.each([{ description: 'e' }, { steps: ['b', 'a'] }, { steps: ['a'] }])('both change with %j', (more) => {
    expect(names({ ...raw, ...more }).text).not.toBe(text);
    expect(names({ ...raw, ...more }).entry).not.toBe(entry);
  });

  test('that of the text changes with the title that is read', () =>
    expect(names(raw, 'u')).toEqual({ entry, text: expect.not.stringMatching(text) }));
});

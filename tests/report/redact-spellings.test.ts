import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact } from '../../src/report/redact.ts';
import { spellings } from '../../src/report/redact-spellings.ts';
import { searchedText } from '../../src/report/searched-text.ts';

const token = `ghs_${'aB3x'.repeat(9)}`;
const phrase = 'correct horse "battery"/staple';

describe('patterns are made only for texts in which they may find something', () => {
  const asked = (secret: string, text: string): number =>
    spellings(secret).filter(({ mayBeIn }) => mayBeIn(searchedText(text))).length;

  it.each([
    ['output of a check', '> tsc && vitest run\n 14 passed (85.7% of lines, 100%)\n'],
    ['a line of JSON', JSON.stringify({ text: 'a "b"\n\tc\\d', colour: '\u001b[32m' })],
    ['a diff', '--- a/x\n+++ b/x\n+const all = a + b;\n'],
  ])('none for %s', (_name, text) => expect(asked(token, text)).toBe(0));

  it.each([
    ['as it is', token],
    ['URL', token.replace('B', '%42')],
    ['JSON', token.replaceAll('B', '\\u0042')],
    ['HTML', token.replace('_', '&#95;')],
    ['base64 with broken lines', btoa(token).replace(/.{10}/g, '$&\r\n')],
    ['hex in any case', Buffer.from(token).toString('hex').replace('a', 'A')],
  ])('one for a value %s', (_name, text) => expect(asked(token, `x ${text} y`)).toBe(1));

  it.each([
    ['two words here', 'two+words+here'],
    ['a"quoted"word', 'a\\"quoted\\"word'],
    ['this&that', 'this&amp;that'],
    ['a-key/of-mine', 'a-key\\/of-mine'],
    ['two\tcolumns', 'two\\tcolumns'],
    ['back\\slash', 'back\\\\slash'],
    ['rings\u0007twice', 'rings%07twice'],
  ])('one for an escape of its own that a character of %j has: %s', (secret, text) => {
    expect(asked(secret, text)).toBe(1);
  });
});

/** Longer than what is looked at first; a character of it is in no value, and in no form of one. */
const padding = '~'.repeat(70_000);

describe('the same places, whether patterns are asked first or not', () => {
  const characters = [
    ...'abAB01_-+/=.,:;%\\&#x\'"<> \t\n\r\u0001äß→𝕏😀\ud83d\udc00',
    '\\\\',
    '\\\\\\',
    '%41',
    '&amp;',
    '\\u0041',
  ];
  const value = fc.array(fc.constantFrom(...characters), { minLength: 3, maxLength: 24 }).map((all) => all.join(''));
  const listed = [token, phrase, 'first-line\nsecond line\r\nthird', 'abcdefgh', 'efghabcd', '????>>>>'];
  const secrets = fc.array(fc.oneof(value, fc.constantFrom(...listed)), { minLength: 1, maxLength: 3 });
  const between = fc.array(fc.constantFrom(...characters, 'redacted', '[redacted]', '%', '\\u', 'word '), {
    maxLength: 8,
  });
  const way = fc.record({
    form: fc.nat(),
    escapes: fc.array(fc.nat(), { minLength: 1, maxLength: 12 }),
    cut: fc.nat(5),
  });
  const piece = fc.tuple(fc.nat(), way, between);

  it('on any text', () => {
    let found = 0;
    fc.assert(
      fc.property(secrets, fc.array(piece, { minLength: 1, maxLength: 4 }), (given, pieces) => {
        const text = pieces
          .map(([which, how, around]) => `${around.join('')}${written(given[which % given.length] ?? '', how)}`)
          .join('');
        const searched = searchedText(text);
        const needed = given.flatMap(spellings).filter(({ pattern }) => pattern().test(text));
        expect(needed.filter(({ mayBeIn }) => !mayBeIn(searched)).map(({ pattern }) => pattern())).toEqual([]);
        const { text: left, count } = redact(text, given);
        expect([redact(padding + text, given), left]).toEqual([{ text: padding + left, count }, left]);
        expect(redact(left, given)).toEqual({ text: left, count: 0 });
        found += count;
      }),
      { numRuns: 400 },
    );
    expect(found).toBeGreaterThan(200);
  });
});

interface Way {
  readonly form: number;
  /** For one character after another. */
  readonly escapes: readonly number[];
  /** How much is missing at the end. */
  readonly cut: number;
}

function written(secret: string, { form, escapes, cut }: Way): string {
  const lines = secret.split(/\r?\n/);
  const value = (form % 2 === 0 ? secret : (lines[form % lines.length] ?? '')).trim();
  const bytes = Buffer.from(value);
  const at = (place: number): number => escapes[place % escapes.length] ?? 0;
  const broken = (text: string): string =>
    text.replaceAll(/../g, (two, place: number) => two + (at(place) % 3 === 0 ? '\r\n' : ''));
  const ways = [
    () => value,
    () => [...value].map((each, place) => escaped(each, at(place))).join(''),
    () => [...value].map((each, place) => escaped(each, at(place))).join(''),
    () => JSON.stringify(JSON.stringify(value)),
    () => broken(Buffer.concat([Buffer.alloc(at(0) % 3, 'p'), bytes, Buffer.from('q')]).toString('base64')),
    () => Buffer.concat([Buffer.alloc(at(0) % 3, 'p'), bytes]).toString('base64url'),
    () => broken(bytes.toString('hex')),
    () => [...bytes.toString('hex')].map((each, place) => (at(place) % 2 === 0 ? each : each.toUpperCase())).join(''),
  ];
  const text = ways[form % ways.length]?.() ?? '';
  return cut === 1 ? text.slice(0, -1) : text;
}

function escaped(character: string, way: number): string {
  const code = character.codePointAt(0) ?? 0;
  const units = [...Array(character.length).keys()].map((at) => character.charCodeAt(at).toString(16).padStart(4, '0'));
  const forms = [
    character,
    character,
    [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
    units.map((unit) => `\\u${unit}`).join(''),
    units.map((unit) => `\\\\u${unit.toUpperCase()}`).join(''),
    `&#${code};`,
    `&#x00${code.toString(16)};`,
    JSON.stringify(character).slice(1, -1),
    character === ' ' ? '+' : character.replace(/["&<>']/, (each) => names[each] ?? each),
  ];
  return forms[way % forms.length] ?? character;
}

const names: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
};

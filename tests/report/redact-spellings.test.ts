import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact } from '../../src/report/redact.ts';

const token = `ghs_${'aB3x'.repeat(9)}`;
const phrase = 'correct horse "battery"/staple';

describe('a value written in any way, between anything', () => {
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

  it('is found once and for all', () => {
    let found = 0;
    fc.assert(
      fc.property(secrets, fc.array(piece, { minLength: 1, maxLength: 4 }), (given, pieces) => {
        const text = pieces
          .map(([which, how, around]) => `${around.join('')}${written(given[which % given.length] ?? '', how)}`)
          .join('');
        const { text: left, count } = redact(text, given);
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

import { expect, test } from 'vitest';
import { evidenceOf } from '../../src/core/fingerprint-evidence.ts';

type Lines = readonly string[];

/** A failing test as vitest tells it to people and in TAP, where what goes on in a value is not moved. */
function told(message: string, person: Lines, actual: string, expected: string): readonly [string, string] {
  const test = 'test/rate.test.js > rate > compares';
  const tap = [
    `not ok 1 - ${test} # time=4.50ms`,
    '    ---',
    '    error:',
    '        name: "AssertionError"',
    `        message: "${message}"`,
    '    at: "/tmp/a1/shop/test/rate.test.js:9:3"',
    `    actual: ${actual}`,
    `    expected: ${expected}`,
    '    ...',
  ];
  return [[` FAIL  ${test}`, `AssertionError: ${message}`, '', ...person].join('\n'), tap.join('\n')];
}

/** Without the mark that two values of one type have. */
const types = (expected: string, actual: string): Lines => ['- Expected:', expected, '', '+ Received:', actual];
const heads = ['- Expected', '+ Received', ''];

test.each([
  told(
    String.raw`expected 'a\' to be 'b\' // Object.is equality`,
    [String.raw`Expected: "b\"`, String.raw`Received: "a\"`],
    String.raw`"a\"`,
    String.raw`"b\"`,
  ),
  told(String.raw`expected 'a\' to be ''`, [...heads, String.raw`+ a\ `], String.raw`"a\"`, ''),
  told("the rate: expected 'a' to be 'b'", ['Expected: "b"', 'Received: "a"'], '"a"', '"b"'),
  told(
    "expected [Function] to throw error including 'no rate' but got 'no list'",
    ['Expected: "no rate"', 'Received: "no list"'],
    '"no list"',
    '"no rate"',
  ),
  told("expected [ 1 ] to deeply equal 'a'", types('"a"', '[\n  1,\n]'), '"[\n  1,\n]"', String.raw`"\"a\""`),
  told("expected 5 to be '5'", types('"5"', '5'), '"5"', String.raw`"\"5\""`),
  told("expected 'a' to be NaN", types('NaN', '"a"'), String.raw`"\"a\""`, '"NaN"'),
  told("expected -Infinity to be 'a'", types('"a"', '-Infinity'), '"-Infinity"', String.raw`"\"a\""`),
  told('expected true to deeply equal -1.5', types('-1.5', 'true'), '"true"', '"-1.5"'),
  told('expected false to be null', types('null', 'false'), '"false"', '"null"'),
  told('expected undefined to be null', types('null', 'undefined'), '"undefined"', '"null"'),
  told('expected {} to deeply equal []', types('[]', '{}'), '"{}"', '"[]"'),
  told('expected undefined to deeply equal {}', types('{}', 'undefined'), '"undefined"', '"{}"'),
  told(
    'expected Symbol(undefined) to be undefined',
    types('undefined', 'Symbol(undefined)'),
    '"Symbol(undefined)"',
    '"undefined"',
  ),
  told('expected Symbol(null) to be null', types('null', 'Symbol(null)'), '"Symbol(null)"', '"null"'),
  told('expected Symbol(true) to be true', types('true', 'Symbol(true)'), '"Symbol(true)"', '"true"'),
  told('expected Symbol(NaN) to be NaN', types('NaN', 'Symbol(NaN)'), '"Symbol(NaN)"', '"NaN"'),
  told(`expected /"/ to be 'a'`, types('"a"', '/"/'), String.raw`"/\"/"`, String.raw`"\"a\""`),
  told('expected [Function total] to deeply equal []', types('[]', '[Function total]'), '"[Function total]"', '"[]"'),
  told('expected [ 1 ] to deeply equal []', [...heads, '- []', '+ [', '+   1,', '+ ]'], '"[\n  1,\n]"', '"[]"'),
  told(
    'expected Rates [ 1 ] to deeply equal []',
    [...heads, '- []', '+ Rates [', '+   1,', '+ ]'],
    '"Rates [\n  1,\n]"',
    '"[]"',
  ),
  told('expected true to be false', [...heads, '- false', '+ true'], '"true"', '"false"'),
  told('expected NaN to be 3', [...heads, '- 3', '+ NaN'], '"NaN"', '"3"'),
  told('expected Nice {} to deeply equal {}', [...heads, '- {}', '+ Nice {}'], '"Nice {}"', '"{}"'),
  told("expected 'a\\nb' to be 'a\\n3' // Object.is equality", [...heads, '  a', '- 3', '+ b'], '"a\nb"', '"a\n3"'),
  told(
    "expected '5\\nb' to be 'a\\n3' // Object.is equality",
    [...heads, '- a', '- 3', '+ 5', '+ b'],
    '"5\nb"',
    '"a\n3"',
  ),
  told(
    String.raw`expected 'say "a"\nsee at:\nb' to be 'say "a"\nsee at:\nc'`,
    [...heads, '  say "a"', '  see at:', '- c', '+ b'],
    '"say \\"a\\"\nsee at:\nb"',
    '"say \\"a\\"\nsee at:\nc"',
  ),
  told('the list has 3 and not a', [...heads, '- "a"', '+ 3'], '"3"', String.raw`"\"a\""`),
])("vitest's TAP tells two values as its report for people does: %j", (person, tap) => {
  expect(evidenceOf(tap)).toEqual(evidenceOf(person));
});

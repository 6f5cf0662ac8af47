import { describe, expect, test } from 'vitest';
import { judge } from './integrity-world.ts';

function warned(path: string, before: readonly string[], after: readonly string[]): boolean {
  const head = path.endsWith('.py') ? 'def test_a():\n  x = 1' : "test('a', () => {\n  x();";
  const text = (lines: readonly string[]) => `${[head, ...lines].join('\n  ')}\n${path.endsWith('.py') ? '' : '});\n'}`;
  const { findings } = judge({ [path]: text(before) }, { [path]: text(after) });
  return findings.some(({ rule }) => rule === 'test-weakened');
}
const JS = 'test/a.test.js';
const PY = 'tests/test_a.py';
const loose = 'expect(x).toBeTruthy();';

describe('an assertion that looks at what comes', () => {
  test.each([
    ...['toBe(1)', 'toEqual([1])', 'toStrictEqual(1)', 'toMatchObject({})', 'toMatch(/a/)', 'toContain(1)'],
    ...['toContainEqual(1)', 'toHaveLength(1)', 'toHaveProperty("a")', 'toHaveBeenCalledWith(1)', 'toThrowError("a")'],
    ...[
      'toHaveBeenCalledTimes(1)',
      'toThrow(TypeError)',
      'toBeCloseTo(1)',
      'toMatchSnapshot()',
      'toMatchInlineSnapshot("a")',
    ],
    ...['rejects(f)', 'is(1)', 'eql(1)', 'eq(1)', 'equal(1)', 'equals(1)', 'throws(f)'],
  ])('is weaker as a mere look: expect(x).%s', (matcher) => {
    expect(warned(JS, [`expect(x).${matcher};`], [loose])).toBe(true);
    expect(warned(JS, [loose], [`expect(x).${matcher};`])).toBe(false);
  });

  test.each([
    ...['expect(x).toBeTruthy();', 'expect(x).toBeFalsy();', 'expect(x).toBeDefined();', 'expect(x).not.toBeNull();'],
    ...['expect(x).not.toBeUndefined();', 'expect(x).toHaveBeenCalled();', 'expect(x).toEqual(expect.anything());'],
    ...['expect(x).toEqual(expect.any(Number));', 'expect(x).toThrow();', 'assert.ok(x);', 'assert.isOk(x);'],
    ...['assert.exists(x);', 'assert.isDefined(x);', 'assert.doesNotThrow(x);', 'assert.notThrows(x);'],
  ])('becomes one: %s', (line) => {
    expect(warned(JS, ['expect(x).toBe(1);'], [line])).toBe(true);
  });

  test.each([
    ...['self.assertEqual(x, 1)', 'self.assertEquals(x, 1)', 'self.assertIs(x, y)', 'self.assertIn(x, y)'],
    ...['self.assertRaises(E, f)', 'self.assertRaisesRegex(E, "a", f)', 'self.assertCountEqual(x, y)', 'assert x == 1'],
    ...['self.assertDictEqual(x, y)', 'self.assertListEqual(x, y)', 'self.assertAlmostEqual(x, 1)', 'assert x != 1'],
    ...['assert x < 1', 'assert x <= 1', 'assert x > 1', 'assert x >= 1', 'assert x in y', 'assert x is y'],
  ])('is weaker as a mere look: %s', (line) => {
    expect(warned(PY, [line], ['assert x'])).toBe(true);
    expect(warned(PY, ['assert x'], [line])).toBe(false);
  });

  test.each(['assert x', 'self.assertTrue(x)', 'self.assertIsNotNone(x)', 'assert x is not None', 'assert inner'])(
    'becomes one: %s',
    (line) => expect(warned(PY, ['assert x == 1'], [line])).toBe(true),
  );

  test('is counted: fewer of them than before, in as many tests', () => {
    expect(warned(JS, ['expect(x).toBe(1);', 'expect(y).toBe(1);'], ['expect(y).toBe(1);'])).toBe(true);
    expect(warned(JS, ['expect(x).toBe(1);', 'f(y);'], ['expect(x).toBe(1);'])).toBe(false);
    expect(warned(JS, ['expect(x).toBe(1);', 'expect(x).toBe(1);'], ['expect(x).toBe(1);', 'expect(x).toBe(2);'])).toBe(
      false,
    );
  });

  test('is told with no more than three lines of each side', () => {
    const lines = (value: string) => ['a', 'b', 'c', 'd'].map((name) => `  expect(${name}).${value};`).join('\n');
    const text = (value: string) => `test('a', () => {\n${lines(value)}\n});\n`;
    const { findings } = judge({ [JS]: text('toBe(1)') }, { [JS]: text('toBeTruthy()') });
    expect(findings.map(({ message }) => message)).toEqual([
      'weakened assertions in test/a.test.js (looser than before): - "expect(a).toBe(1)" - "expect(b).toBe(1)" - "expect(c).toBe(1)" + "expect(a).toBeTruthy()" + "expect(b).toBeTruthy()" + "expect(c).toBeTruthy()". Is that what a criterion asks for?',
    ]);
  });
});

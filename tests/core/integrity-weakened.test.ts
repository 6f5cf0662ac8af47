import { describe, expect, test } from 'vitest';
import { judge } from './integrity-world.ts';

function js(...lines: readonly string[]): string {
  return `test('a', () => {\n${lines.join('\n')}\n});\n`;
}

function py(...lines: readonly string[]): string {
  return `class T(TestCase):\n  def test_a(self):\n    ${lines.join('\n    ')}\n`;
}

const [JS, PY] = ['test/a.test.js', 'tests/test_a.py'];

function warned(path: string, before: string, after: string): string | undefined {
  return judge({ [path]: before }, { [path]: after }).findings.find(({ rule }) => rule === 'test-weakened')?.message;
}

describe('assertions of existing tests that were weakened', () => {
  test.each<[string, string, string, string]>([
    ['toBe to toBeTruthy', JS, js('expect(x).toBe(3);'), js('expect(x).toBeTruthy();')],
    ['toEqual to toBeDefined', JS, js('expect(x).toEqual({ a: 1 });'), js('expect(x).toBeDefined();')],
    ['a value to anything', JS, js('expect(f).toEqual([1]);'), js('expect(f).toEqual(expect.anything());')],
    ['a named error to any', JS, js('expect(f).toThrow(TypeError);'), js('expect(f).toThrow();')],
    ['calls to a call', JS, js('expect(f).toHaveBeenCalledWith(1);'), js('expect(f).toHaveBeenCalled();')],
    ['strictEqual to ok', JS, js('assert.strictEqual(x, 3);'), js('assert.ok(x);')],
    ['fewer assertions', JS, js('expect(x).toBe(3);', 'expect(y).toBe(4);'), js('expect(x).toBe(3);')],
    ['assertEqual to assertTrue', PY, py('self.assertEqual(x, 3)'), py('self.assertTrue(x)')],
    ['a comparison to a mere look', PY, py('assert x == 3'), py('assert x')],
    ['a comparison to not None', PY, py('assert x == 3'), py('assert x is not None')],
  ])('%s', (_, path, before, after) => expect(warned(path, before, after)).toMatch(/^weakened assertions in /));

  test.each<[string, string, string, string]>([
    ['another expectation', JS, js('expect(x).toBe(3);'), js('expect(x).toBe(4);')],
    ['another way to compare', JS, js('expect(x).toBe(3);'), js('expect(x).toStrictEqual(3);')],
    ['a stricter assertion', JS, js('expect(x).toBeTruthy();'), js('expect(x).toBe(3);')],
    [
      'one more assertion, a loose one',
      JS,
      js('expect(x).toBe(3);'),
      js('expect(x).toBe(3);', 'expect(y).toBeTruthy();'),
    ],
    ['a split assertion', JS, js('expect(x).toBe(3);'), js('expect(x.a).toBe(3);', 'expect(x.b).toBeDefined();')],
    ['other words', PY, py('self.assertEqual(x, 3)'), py('self.assertEqual(x, 3, "three")')],
    ['another library', PY, py('self.assertEqual(x, 3)'), py('assert x == 3')],
  ])('but not by %s', (_, path, before, after) => expect(warned(path, before, after)).toBeUndefined());

  test('but not by assertions that moved to another file', () => {
    const both = js('expect(x).toBe(3);', 'expect(y).toBe(4);');
    const { findings } = judge(
      { [JS]: both },
      { [JS]: js('expect(x).toBe(3);'), 'test/b.test.js': js('expect(y).toBe(4);') },
    );
    expect(findings).toEqual([]);
  });

  test('warn with the lines, and nothing is put back', () => {
    const judged = judge({ [JS]: js('expect(x).toBe(3);') }, { [JS]: js('expect(x).toBeTruthy();') });
    expect(judged).toMatchObject({ verdict: 'warn', restore: [] });
    expect(judged.findings).toEqual([
      {
        ...{ class: 'note', rule: 'test-weakened', path: JS },
        message:
          'weakened assertions in test/a.test.js (looser than before): - "expect(x).toBe(3)" + "expect(x).toBeTruthy()". Is that what a criterion asks for?',
      },
    ]);
  });

  test('may be let pass by a person', () => {
    const allow = [`${JS}#test-weakened`];
    const { findings } = judge({ [JS]: js('expect(x).toBe(3);') }, { [JS]: js('expect(x).toBeTruthy();') }, { allow });
    expect(findings).toEqual([]);
  });
});

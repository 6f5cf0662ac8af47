import { describe, expect, test } from 'vitest';
import { readPrd } from '../../src/core/prd.ts';

function read(prd: unknown) {
  const result = readPrd({ bytes: new TextEncoder().encode(JSON.stringify(prd)), file: 'prd.json' });
  return result.ok
    ? {
        needs: Object.fromEntries(result.prd.stories.map(({ id, dependsOn }) => [id, dependsOn])),
        warnings: result.prd.warnings,
      }
    : { problem: `${result.error.code}: ${result.error.message}` };
}
const story = (id: string, more: object = {}) => ({ id, title: id, acceptanceCriteria: ['a'], passes: false, ...more });
const stories = (...all: readonly object[]) => read({ userStories: all });

describe('what stories depend on', () => {
  test.each([
    ['one', ['A'], ['A']],
    ['two', ['A', 'B'], ['A', 'B']],
    ['one of them twice', ['A', 'B', 'A'], ['A', 'B']],
    ['other letters', ['a'], ['A']],
    ['a later one', ['D'], ['D']],
    ['a text with commas', 'A, B,', ['A', 'B']],
    ['a text that is an id with a comma', 'X, Y', ['X, Y']],
    ['nothing', [], []],
  ])('%s', (_, dependsOn, needs) => {
    const all = [story('A'), story('B'), story('X, Y'), story('C', { dependsOn }), story('D')];
    expect(stories(...all).needs).toMatchObject({ C: needs });
  });

  test('problems are told with the key that holds them', () => {
    expect(stories(story('A', { dependsOn: [1, { a: 1 }] })).problem).toMatch(
      /^dependency-invalid: .*"dependsOn" holds /s,
    );
    expect(stories(story('A', { dependsOn: ['B'] })).problem).toBe(
      'dependency-unknown: prd.json line 1, story "A": "dependsOn" names "B", which is no story of this file. Correct the id or remove it.',
    );
  });

  test('a circle is told from its first story', () => {
    const circle = (count: number) =>
      stories(...Array.from({ length: count }, (_, at) => story(`S${at}`, { dependsOn: [`S${(at + 1) % count}`] })))
        .problem;
    const names = (count: number) => Array.from({ length: count }, (_, at) => `S${at} -> `).join('');
    expect(circle(1)).toBe(
      'dependency-cycle: prd.json line 1, story "S0": it depends on itself. Remove that dependency.',
    );
    expect(circle(10)).toContain(`: ${names(10)}S0. `);
    expect(circle(12)).toContain(`: ${names(10)}(2 more) -> S0. `);
  });
});

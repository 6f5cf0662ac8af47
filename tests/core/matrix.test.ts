import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matrixOf } from '../../src/core/prd-search.ts';

const story = (id: string, ...dependsOn: readonly string[]) => ({ id, dependsOn });

describe('the matrix of open stories', () => {
  it.each([
    ['none', [], []],
    ['one', [story('A')], [{ story: 'A', wave: 0 }]],
    [
      'that wait for each other come in waves',
      [story('C', 'B'), story('B', 'A'), story('A'), story('D', 'passed')],
      [
        { story: 'A', wave: 0 },
        { story: 'D', wave: 0 },
        { story: 'B', wave: 1 },
        { story: 'C', wave: 2 },
      ],
    ],
  ])('%s', (_, stories, entries) => expect(matrixOf(stories)).toEqual(entries));

  it.each([
    [256, 256, 'S0'],
    [257, 129, 'S0,S1'],
    [600, 200, 'S0,S1,S2'],
    [0, 0, undefined],
  ])('[L1] of %i stories has %i entries', (count, entries, first) => {
    const matrix = matrixOf(Array.from({ length: count }, (_, at) => story(`S${at}`)));
    expect([matrix.length, matrix[0]?.story]).toEqual([entries, first]);
    expect(matrix.flatMap(({ story: ids }) => ids.split(','))).toHaveLength(count);
  });

  it('[L1] names every story once, and none before one that it waits for, in at most 256 entries', () => {
    const backlog = fc.array(fc.array(fc.nat(), { maxLength: 3 }), { maxLength: 400 }).map((needs) =>
      // Each waits for earlier ones only, so there is no circle; the list is turned round, so that order alone does not help.
      needs.map((each, at) => story(`S${at}`, ...(at === 0 ? [] : each.map((need) => `S${need % at}`)))).reverse(),
    );
    fc.assert(
      fc.property(backlog, (stories) => {
        const matrix = matrixOf(stories);
        const order = matrix.flatMap(({ story: ids }) => ids.split(','));
        expect(matrix.length).toBeLessThanOrEqual(256);
        expect(order.toSorted()).toEqual(stories.map(({ id }) => id).toSorted());
        const places = new Map(order.map((id, at) => [id, at]));
        for (const { id, dependsOn } of stories)
          for (const need of dependsOn) expect(places.get(need)).toBeLessThan(places.get(id) ?? 0);
      }),
      { numRuns: 50 },
    );
  });
});

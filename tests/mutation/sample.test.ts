import { describe, expect, test } from 'vitest';
import { intervalOf } from '../../scripts/mutation/interval.ts';
import { drawn, type Place, shareOf } from '../../scripts/mutation/sample.ts';
import { strykerPlugins } from '../../scripts/mutation/sampling-plugin.ts';

const places = Array.from({ length: 20_000 }, (_, at): Place & { readonly id: string } => ({
  ...{ id: String(at), fileName: `src/core/${at % 250}.ts`, mutatorName: 'BlockStatement', replacement: '{}' },
  location: { start: { line: at, column: 1 }, end: { line: at + 1, column: 2 } },
}));

describe('a sample of all changes', () => {
  test('holds about the share that is asked for, from every part', () => {
    const sample = places.filter((place) => drawn(place, { share: 0.1, seed: '1' }));
    expect(sample.length / places.length).toBeCloseTo(0.1, 1);
    expect(new Set(sample.map(({ fileName }) => fileName)).size).toBeGreaterThan(240);
  });

  test('is the same for a seed and another one for another', () => {
    const of = (seed: string) => places.filter((place) => drawn(place, { share: 0.01, seed }));
    expect(of('1')).toEqual(of('1'));
    expect(of('1')).not.toEqual(of('2'));
  });

  test('tells changes of one place apart', () => {
    const texts = places.slice(0, 1000).map((place, at) => ({ ...place, ...places[0], replacement: String(at) }));
    const half = texts.filter((each) => drawn(each, { share: 0.5, seed: '1' }));
    expect(half.length).toBeGreaterThan(400);
    expect(half.length).toBeLessThan(600);
  });

  test('of everything is everything', () => {
    expect(places.every((place) => drawn(place, { share: 1, seed: '1' }))).toBe(true);
  });

  test.each([
    ['2.5%', 0.025],
    ['0.025', 0.025],
    ['100%', 1],
  ])('%s is a share', (text, share) => expect(shareOf(text)).toBe(share));

  test.each(['', '0', '0%', '101%', '2', '-1', '1e9', 'ten', '5 %'])('"%s" is none', (text) =>
    expect(shareOf(text)).toBeUndefined(),
  );

  test('is what Stryker is told to test, wherever the repository lies', async () => {
    const sample = { share: 0.01, seed: '1' };
    const [plugin] = strykerPlugins;
    const checker = new (plugin as NonNullable<typeof plugin>).injectableClass({ sample });
    const here = places.map((place) => ({ ...place, fileName: `${process.cwd()}/${place.fileName}` }));
    const [all] = await checker.group(here);
    expect(all).toHaveLength(places.length);
    const verdicts = await checker.check(here);
    const tested = here.filter(({ id }) => verdicts[id]?.status === 'passed');
    expect(tested.map(({ id }) => id)).toEqual(places.filter((each) => drawn(each, sample)).map(({ id }) => id));
  });
});

describe('the interval of a score', () => {
  test.each([
    [0, 0, [0, 100]],
    [90, 100, [82.6, 94.5]],
    [100, 100, [96.3, 100]],
    [0, 100, [0, 3.7]],
    [900, 1000, [88, 91.7]],
  ])('%i of %i: %j', (hits, draws, interval) => expect(intervalOf(hits, draws)).toEqual(interval));
});

import { describe, expect, test } from 'vitest';
import { featureName, knownFeatures, prdCandidates, prdPlaces, wanted } from '../../src/core/prd-search.ts';

const any = { prd: undefined, feature: undefined };
const places = [
  ...['prd.json', 'scripts/ralph/prd.json', 'ralph/prd.json', '.ralph/prd.json', 'tasks/prd.json', 'plans/prd.json'],
  ...['.omc/prd.json', 'PRD.json'],
];

describe('the search for prd.json (03-interface §3)', () => {
  test('goes through feature folders by name, then the usual places in their order', () => {
    const paths = new Set(['src/a.js', ...places.toReversed(), '.ralph/zoo/prd.json', '.ralph/app/prd.json']);
    expect(prdCandidates(paths, any)).toEqual(['.ralph/app/prd.json', '.ralph/zoo/prd.json', ...places]);
  });

  test.each<[string, readonly string[], readonly string[]]>([
    ['nothing where nothing is', ['src/prd.json', 'docs/prd.json', 'prd.json.bak', 'my-prd.json'], []],
    ['no archived feature', ['.ralph/archive/prd.json', '.ralph/archive/app/prd.json'], []],
    ['no deeper folder', ['.ralph/app/old/prd.json', 'x/.ralph/app/prd.json'], []],
    ['a feature named like the archive', ['.ralph/archived/prd.json'], ['.ralph/archived/prd.json']],
    ['names exactly as written', ['Prd.json', 'PRD.JSON', 'PRD.json'], ['PRD.json']],
  ])('finds %s', (_, paths, found) => {
    expect(prdCandidates(new Set(paths), any)).toEqual(found);
  });

  test('looks only at the path that was asked for, or the folder of the feature', () => {
    const paths = new Set(['prd.json', '.ralph/app/prd.json', 'work/backlog.json']);
    expect(prdCandidates(paths, { prd: 'work/backlog.json', feature: 'app' })).toEqual(['work/backlog.json']);
    expect(prdCandidates(paths, { prd: 'absent.json', feature: undefined })).toEqual([]);
    expect(prdCandidates(paths, { prd: undefined, feature: 'app' })).toEqual(['.ralph/app/prd.json']);
    expect(prdCandidates(paths, { prd: undefined, feature: 'other' })).toEqual([]);
  });

  test('names every place it looked at', () => {
    expect(prdPlaces(any)).toBe(`.ralph/<feature>/prd.json, ${places.join(', ')}`);
    expect(prdPlaces({ prd: undefined, feature: 'app' })).toBe('.ralph/app/prd.json');
    expect(prdPlaces({ prd: 'a/b.json', feature: undefined })).toBe('a/b.json');
    expect(wanted([], any)).toEqual(places);
    expect(wanted([], { prd: undefined, feature: 'app' })).toEqual(['.ralph/app/prd.json']);
  });
});

test.each([
  ['prd.json', 'default'],
  ['PRD.json', 'default'],
  ['.ralph/word-tools/prd.json', 'word-tools'],
  ['.ralph/prd.json', 'ralph'],
  ['.omc/prd.json', 'omc'],
  ['scripts/ralph/prd.json', 'ralph'],
  ['plans/q3/My Backlog.json', 'q3'],
])('the feature of %s is %s (10-fine-print)', (path, feature) => {
  expect(featureName(path)).toBe(feature);
});

describe('the features that are there', () => {
  const paths = (names: readonly string[]) => new Set(names.map((name) => `.ralph/${name}/prd.json`));

  test('are named where another one was asked for', () => {
    const search = { prd: undefined, feature: 'login' };
    const said = ' Folders below .ralph that have one: csv, search.';
    expect(knownFeatures(paths(['search', 'csv', 'archive/old']), search)).toBe(said);
    expect(knownFeatures(paths([]), search)).toBe('');
    expect(knownFeatures(paths(['csv']), { prd: 'docs/prd.json', feature: 'login' })).toBe('');
  });

  test('are ten at most', () => {
    const many = Array.from({ length: 12 }, (_, at) => `f${at + 10}`);
    const said = knownFeatures(paths(many), { prd: undefined, feature: 'login' });
    expect(said).toMatch(/: f10, f11, .*, f19 and 2 more\.$/);
  });
});

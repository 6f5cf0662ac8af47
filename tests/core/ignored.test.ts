import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ignoredFiles } from '../../src/core/integrity/change.ts';
import { commandsOf, fold, plan, play, storyOf } from '../support/history.ts';

describe('what an attempt left that git ignores', () => {
  test.each([
    ['nothing', [], ['node_modules'], undefined],
    [
      'only what was there before',
      ['node_modules', 'api/node_modules/'],
      ['node_modules', 'api/node_modules'],
      undefined,
    ],
    ['something inside of what was there before', ['dist/a.js', 'dist'], ['dist'], undefined],
    ['a name that only begins alike', ['dist-new/'], ['dist'], { paths: ['dist-new'], count: 1 }],
    ['its own files', ['gen/b.ts', 'gen/a.ts'], ['node_modules'], { paths: ['gen/a.ts', 'gen/b.ts'], count: 2 }],
    [
      'caches of tools, which come last',
      ['src/__pycache__/', '.pytest_cache', 'a.pyc', 'z.sqlite', 'debug.log'],
      [],
      { paths: ['z.sqlite', '.pytest_cache', 'a.pyc', 'debug.log', 'src/__pycache__'], count: 5 },
    ],
  ] as const)('%s', (_, found, before, expected) => {
    expect(ignoredFiles(found, new Set<string>(before))).toEqual(expected);
  });

  test('twenty are named by their order, with those of the same name, and the rest is counted', () => {
    const found = [...Array.from({ length: 20 }, (_, at) => `f${String(99 - at)}`), 'f90', 'a/', 'b.log'];
    const told = ignoredFiles(found, new Set());
    expect(told?.paths.slice(0, 3)).toEqual(['a', 'f80', 'f81']);
    expect(told?.paths.slice(-2)).toEqual(['f96', 'f97']);
    expect([told?.paths.filter((path) => path === 'f90').length, told?.paths.length, told?.count]).toEqual([2, 20, 23]);
  });

  test('of any number twenty are named and all are counted', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}\.log$|^[a-z]{1,6}$/), { maxLength: 60 }), (found) => {
        const told = ignoredFiles(found, new Set());
        expect(told?.count ?? 0).toBe(found.length);
        expect(told?.paths.length ?? 0).toBe(Math.min(20, found.length));
        for (const path of told?.paths ?? []) expect(found).toContain(path);
      }),
    );
  });

  test('is kept with the attempt', () => {
    const history = play(plan(['A']));
    const ignored = { paths: ['gen/a.ts'], count: 1 };
    const events = history.events.map((event) =>
      event.outcome.type === 'snapshot-taken' ? { ...event, outcome: { ...event.outcome, ignored } } : event,
    );
    expect(storyOf(fold(events), 'A').attempts[0]?.ignored).toEqual(ignored);
    expect(commandsOf(history, 'commit-story')).toHaveLength(1);
  });
});

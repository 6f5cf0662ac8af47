import { describe, expect, test } from 'vitest';
import { evidenceOf } from '../../src/core/fingerprint.ts';
import { normalise } from '../../src/core/fingerprint-noise.ts';

const evidence = (...lines: readonly string[]): readonly string[] => evidenceOf(lines.join('\n'));

describe('of programs that run together only the one counts that failed', () => {
  const error = [
    'src/a.ts(3,1): error TS2304: Cannot find name "b".',
    'src/b.ts(9,1): error TS2304: Cannot find name "c".',
  ];
  const talk = ['could not find a cached page', 'error page rendered'];

  test.each([
    ['concurrently', '[types] ', '[docs] ', '[types] npm run types exited with code 2'],
    ['npm-run-all', '[types] ', '[docs ] ', 'ERROR: "types" exited with 2.'],
    [
      'turbo',
      '@acme/web:types: ',
      'docs:build: ',
      '@acme/web:types: ERROR: command finished with error: command (/w) npm run types exited (2)',
    ],
    ['pnpm', 'packages/web types: ', 'packages/docs build: ', 'packages/web types: Failed'],
    ['compose', 'web-1   | ', 'docs-1  | ', 'web-1 exited with code 2'],
  ])('told by %s', (_, own, others, end) => {
    const [first = '', second = ''] = error.map((line) => `${own}${line}`);
    const lines = talk.map((line) => `${others}${line}`);
    expect(evidence(...lines, first, ...lines, second, end)).toEqual(evidence(...error));
    expect(evidence(first, end)).not.toEqual(evidence(second, end));
  });

  test('all of those that failed count', () => {
    const [first = '', second = ''] = error;
    const ends = ['[a] npm run a exited with code 1', '[b] npm run b exited with code 2'];
    expect(evidence(`[a] ${first}`, `[b] ${second}`, ...ends)).toEqual(evidence(...error));
    expect(evidence(`[b] ${second}`, `[a] ${first}`, ...ends.toReversed())).toEqual(evidence(...error));
  });
});

describe('a warning between the lines of an error', () => {
  test('does not take its frames', () => {
    const error = ['✖ works', '  AssertionError [ERR_ASSERTION]: Missing expected exception.'];
    const frames = [
      '      at Object.toThrow (/w/shop/test/expect.mjs:2:180)',
      '      at works (/w/shop/test/a.test.js:12:5)',
    ];
    expect(evidence(...error, 'warn - slow query took 4353ms', ...frames)).toEqual(evidence(...error, ...frames));
  });

  test('and work that was done beside it is none of it', () => {
    const error = ['✖ works', '  AssertionError [ERR_ASSERTION]: Expected values to be equal:', '', '  1 !== 2'];
    for (const done of ['docs: built 46 pages in 3.5s', '[docs] page 94 rendered in 12ms'])
      expect(evidence(...error.slice(0, 3), done, ...error.slice(3))).toEqual(evidence(...error));
    expect(evidence(...error.slice(0, 2), '  expected to end in 5s')).not.toEqual(evidence(...error.slice(0, 2)));
  });
});

describe('where nothing looks like an error', () => {
  test('what has a time or an id of this run in it does not count', () => {
    const said = 'commit message needs a ticket';
    const session = 'session e0778942-aade-41e7-a08a-9da649eee17a opened at 2026-03-17T12:23:44Z';
    expect(evidence(session, 'Using Node v24.9.0 (pid 412)', said)).toEqual([said]);
    expect(evidence(session)).toHaveLength(1);
    const wait = ['Waiting for redis on port 4711...', 'mirror 4 (attempt 2 of 5)', '* restored snapshot 72acc3'];
    for (const line of wait) expect(evidence(line, said)).toEqual([said]);
  });

  test('what was printed before the last command does not count either', () => {
    const last = ['> shop@1.0.0 check', '> test -f sails.txt', ''];
    expect(evidence('Hosted Compute Agent', ...last)).toEqual(evidence(...last));
  });
});

test('others may say several lines between the head of a command and the command', () => {
  const told = ['> shop@2.4.0 test', 'starting a watcher', 'worker ready', '> tsc --noEmit', '', 'error TS2304: no b'];
  expect(evidence(...told)).toEqual(['error TS2304: no b']);
});

test('the checkout of CodeBuild is a folder src', () => {
  expect(normalise('/codebuild/output/src7152abc/src/p/a/t.js:2:3')).toBe('t.js');
  expect(normalise('/codebuild/output/src7152/src/github.com/acme/shop/lib/t.js:2:3')).toBe('lib/t.js');
});

import { describe, expect, test } from 'vitest';
import { evidenceOf } from '../../src/core/fingerprint.ts';
import { kindOf } from '../../src/core/fingerprint-kinds.ts';

const evidence = (...lines: readonly string[]): readonly string[] => evidenceOf(lines.join('\n'));

/** What other programs print between the lines of an error. */
const chatter = [
  'GET /api/items/794 200 35.748 ms - 3497',
  '127.0.0.1 - - [25/Nov/2026:02:40:09 +0000] "POST /login HTTP/1.1" 302 17',
  '9ed65e682861: Pull complete',
  'remote: Compressing objects: 100% (3/3), done.',
  'remote: Total 3 (delta 0), reused 0 (delta 0)',
  'Copying assets to build',
  'heap used: 64 MB, rss 180 MB',
  ' 1 file changed, 2 insertions(+), 1 deletion(-)',
  ' create mode 100644 src/new.ts',
  '[main (root-commit) babe6a7] first',
  'Initialized empty Git repository in /home/u/shop/.git/',
  '{"level":30,"time":1700776254272,"pid":3923,"msg":"request completed"}',
  '[webpack] 10% building 81/862 modules',
  'found 0 vulnerabilities',
  '3 high severity vulnerabilities',
  'Server listening on http://127.0.0.1:36766',
  'Terminate orphan process: pid (3693) (node)',
  'removed 27 packages, and audited 693 packages in 53s',
  'up to date, audited 1 package in 402ms',
  'Elapsed: 49.0 s, peak memory 140 MB',
  'Finished in 38.3 seconds',
  'real 5.51',
  'Cache restored from key: deps-linux-e04a2375eeab5cb6352e8847f1ddfde18b67f9f6',
  'Cache Size: ~155 MB (69358034 B)',
  "Download action repository 'actions/setup-node@v4' (SHA:0bad9f52d9be108295ebd781564be3202bb7f3c2)",
  "Current runner version: '2.330.1'",
  'Post job cleanup.',
  '[command]/usr/bin/git version',
  'git version 2.47.3',
];

const failures: Readonly<Record<string, readonly string[]>> = {
  'a message of several lines': [
    "thread 'adds' panicked at src/lib.rs:4:5:",
    'assertion failed',
    '  left: 1',
    ' right: 2',
  ],
  'the rows of a linter': ['/home/u/shop/src/a.js', "  1:22  error  'prize' is not defined  no-undef", ''],
  'the code of a compiler': [
    "src/main.c:2:10: error: 'total' undeclared (first use in this function)",
    '    2 |   return total;',
    '      |          ^~~~~',
  ],
  'the usage of npm': [
    'npm error code EUSAGE',
    'npm error The `npm ci` command can only install with an existing package-lock.json',
    'npm error',
    'npm error Usage:',
    'npm error npm ci',
    'npm error Options:',
  ],
};

describe('an error is the same', () => {
  test.each(chatter)('beside %j', (line) => {
    expect(kindOf(line)).toBe('ignored');
    for (const lines of Object.values(failures)) {
      expect(evidence(...lines.flatMap((own) => [own, line]))).toEqual(evidence(...lines));
    }
  });

  test.each([
    ['another program', 'building pages'],
    ['a sentence', 'Waiting for the next change.'],
  ])('where %s speaks between a file and what a linter found in it', (_, line) => {
    const [file = '', ...rows] = failures['the rows of a linter'] ?? [];
    expect(evidence(file, line, ...rows)).toEqual(evidence(file, ...rows));
  });

  test.each([
    ['docker compose 1', 'web_1  | '],
    ['docker compose 2', 'web-1  | '],
    ['docker compose with a name', 'web | '],
  ])('whatever %s writes before each line', (_, mark) => {
    for (const lines of Object.values(failures)) {
      expect(evidence(...lines.map((line) => mark + line))).toEqual(evidence(...lines));
    }
  });

  test('where those who start the programs say more than they do', () => {
    const lines = ["src/main.c:2:10: error: 'total' undeclared", 'compilation terminated.'];
    const others = ['pulling', 'creating', 'attaching', 'stopping', 'removing'];
    expect(evidence(...others, ...lines.map((line) => `web_1  | ${line}`))).toEqual(evidence(...lines));
  });
});

describe('a message that nothing calls an error', () => {
  const said = 'commit message lacks a scope';
  test.each(chatter)('is all there is beside %j', (line) => {
    expect(evidence(line, said, line)).toEqual([said]);
  });

  test.each(['Elapsed: no clock', 'up to date is the lock file alone', 'real numbers only'])('is %j', (line) => {
    expect(evidence(line)).toEqual([line]);
    expect(kindOf(line)).toBe('plain');
  });
});

describe('a request that failed', () => {
  test.each(['GET /api/items/794 500 35.748 ms - 3497', 'get /api 200'])('is no chatter: %j', (line) => {
    expect(kindOf(line)).toBe('plain');
  });
});

describe('words of failure in a sentence', () => {
  test.each([
    'smoke: ok error handling module loaded',
    'custom error pages installed',
    'Conflict resolver is ready now',
  ])('say nothing where all went well: %j', (line) => expect(kindOf(line)).toBe('plain'));

  test.each([
    'custom error pages could be installed',
    'the conflict was not resolved, ready',
    'before the store was ready: abort',
  ])('count where it did not: %j', (line) => expect(kindOf(line)).toBe('weak'));
});

describe('where an error came up says enough', () => {
  const compiled = ["main.c:4:18: error: 'rate' undeclared (first use in this function)"];
  const linked = [
    "/usr/bin/ld: /tmp/ccWx3k.o: in function `main':",
    "main.c:(.text+0x9): undefined reference to `rate'",
  ];

  test.each([
    ['a compiler', compiled],
    ['a linker', linked],
  ])('whether make ran %s or nobody did', (_, lines) => {
    expect(evidence(...lines, 'make: *** [<builtin>: main.o] Error 1')).toEqual(evidence(...lines));
  });
});

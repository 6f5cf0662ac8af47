import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../support/action-runner.ts';

const scripts = [
  ...[
    'build',
    'catalogue',
    'demo',
    'fingerprints',
    'generate',
    'mutate',
    'prd',
    'simulate',
    'transcripts',
    'trial',
  ].map((name) => `scripts/${name}.ts`),
  'bench/bench.ts',
];

/** Files that a script writes which is called without a word. */
const written = ['dist/main/index.js', 'action.yml'];

function called(script: string, word: string) {
  const before = written.map(stamp);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(repositoryRoot, script), word], {
    ...{ cwd: repositoryRoot, encoding: 'utf8' },
  });
  expect(written.map(stamp)).toEqual(before);
  return { status, stdout, stderr };
}

function stamp(file: string): string {
  const path = join(repositoryRoot, file);
  return `${statSync(path).mtimeMs} ${readFileSync(path).length}`;
}

describe.each(scripts)('%s', (script) => {
  test('says how it is called', () => {
    const usage = expect.stringMatching(/^Usage: npm run /);
    expect(called(script, '--help')).toEqual({ status: 0, stdout: usage, stderr: '' });
  });

  test('refuses what it does not know, and changes nothing', () => {
    const { status, stdout, stderr } = called(script, '--no-such-option');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Usage: npm run ');
  });
});

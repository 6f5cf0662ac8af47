import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { wordsOf } from '../../scripts/prd/words.ts';
import { readPrd } from '../../src/core/prd.ts';
import { repositoryRoot } from '../support/action-runner.ts';

const folder = mkdtempSync(join(tmpdir(), 'ralph-prd-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const stories = [
  { id: 'A', title: 'First\u001b[31m', acceptanceCriteria: ['one', 'two'], priority: 2, passes: false },
  { id: 'B', title: 'Second', acceptanceCriteria: ['one'], priority: 1, dependsOn: ['A'], passes: false },
  { id: 'C', title: 'Third', acceptanceCriteria: ['one'], passes: true },
  { id: 'D', title: 'Fourth', status: 'blocked' },
];

describe('a prd.json in words', () => {
  test('its stories in the order of the file, which of them is next, and what is to be mended', () => {
    expect(words({ branchName: 'ralph/x', userStories: stories })).toEqual([
      'prd.json: 4 stories, 2 open, branch ralph/x',
      '  next  A First (2 criteria, priority 2)',
      '  open  B Second (1 criterion, priority 1, after A)',
      '  done  C Third (1 criterion)',
      '  left  D Fourth (no criteria)',
      expect.stringMatching(/^ {2}! prd\.json line 1, story "D": it has no acceptance criteria\./),
    ]);
  });

  test('open stories that nothing can begin', () => {
    const waiting = [stories[3], { ...stories[1], dependsOn: ['D'] }];
    expect(words({ userStories: waiting })).toContain('  ! Every open story waits for one that nobody works on.');
    expect(words({ userStories: [stories[2]] })).toHaveLength(2);
  });
});

describe('npm run prd', () => {
  test('gives JSON where it is not read at a terminal, and to the file that is asked for', () => {
    const file = written({ userStories: stories });
    const out = join(folder, 'out.json');
    const { status, stdout } = prd(file, '--json', out);
    const row = { file, ok: true, warnings: [expect.stringContaining('"D"')], stories: 4, open: 2 };
    expect({ status, rows: JSON.parse(stdout) }).toEqual({ status: 0, rows: [row] });
    expect(readFileSync(out, 'utf8')).toBe(stdout);
  });

  test('ends with 1 when a file is refused, with 2 when it is called wrongly, with 0 when it is asked how', () => {
    expect(prd(written({ name: 'x' }))).toMatchObject({ status: 1, stdout: expect.stringContaining('"ok": false') });
    expect(prd()).toMatchObject({ status: 2, stderr: expect.stringContaining('No file is given.\nUsage: ') });
    expect(prd('--help')).toEqual({ status: 0, stdout: expect.stringMatching(/^Usage: npm run prd/), stderr: '' });
  });
});

function words(content: unknown): readonly string[] {
  const result = readPrd({ bytes: Buffer.from(JSON.stringify(content)), file: 'prd.json' });
  if (!result.ok) throw new Error(result.error.message);
  return wordsOf('prd.json', result.prd);
}

function written(content: unknown): string {
  const file = join(folder, 'prd.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

function prd(...args: readonly string[]) {
  const script = join(repositoryRoot, 'scripts', 'prd.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

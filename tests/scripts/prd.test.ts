import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../scripts/prd/words.ts';
import { readPrd } from '../../src/core/prd.ts';
import { repositoryRoot } from '../support/action-runner.ts';

const script = join(repositoryRoot, 'scripts', 'prd.ts');

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

/** Gives a program a terminal; part of util-linux. */
const hasTerminal = spawnSync('script', ['--version']).status === 0;

describe('npm run prd', () => {
  test.skipIf(!hasTerminal)('says it in words at a terminal', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ralph-prd-test-'));
    const file = join(folder, 'prd.json');
    writeFileSync(file, JSON.stringify({ userStories: stories.slice(0, 2) }));
    const command = `${process.execPath} ${script} ${file} ${file}.none`;
    const { status, stdout } = spawnSync('script', ['-qec', command, '/dev/null'], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(status).toBe(1);
    expect(stdout.split('\r\n')).toEqual([
      `${file}: 2 stories, 2 open`,
      '  next  A First (2 criteria, priority 2)',
      '  open  B Second (1 criterion, priority 1, after A)',
      expect.stringMatching(/^Refused: .*prd\.json\.none: it cannot be read \(ENOENT/),
      '',
    ]);
  });

  test('says how it is called when it is asked', () => {
    const { status, stdout } = spawnSync(process.execPath, [script, '--help'], { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/^Usage: npm run prd/) });
  });
});

function words(content: unknown): readonly string[] {
  const result = readPrd({ bytes: Buffer.from(JSON.stringify(content)), file: 'prd.json' });
  if (!result.ok) throw new Error(result.error.message);
  return wordsOf('prd.json', result.prd);
}

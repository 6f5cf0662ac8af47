import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const fixtures = join(root, 'tests', 'fixtures', 'transcripts', 'claude');

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ralph-transcripts-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function run(...args: string[]): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(root, 'scripts', 'transcripts.ts'), ...args], (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr });
    });
  });
}

function lay(agent: string, scenario: string): void {
  for (const part of ['meta.json', 'stdout.jsonl', 'stderr.txt']) {
    cpSync(join(fixtures, `${scenario}.${part}`), join(dir, agent, `${scenario}.${part}`));
  }
}

describe('npm run transcripts', () => {
  it('prints and writes a row per transcript, and names the agents it does not read', async () => {
    lay('claude', 'two-models');
    lay('claude', 'cost-absent');
    lay('amp', 'nothing');
    const out = join(dir, 'out.json');
    const { code, stdout, stderr } = await run(dir, '--json', out);
    const rows = [
      {
        agent: 'claude',
        scenario: 'cost-absent',
        class: 'completed',
        text: 'Done.',
        tokens: { input: 100, output: 10, cacheRead: 0, cacheWrite: 0 },
        costUsd: null,
      },
      {
        agent: 'claude',
        scenario: 'two-models',
        class: 'completed',
        text: 'Done.',
        tokens: { input: 1_220, output: 70, cacheRead: 5, cacheWrite: 7 },
        costUsd: 0.25,
      },
    ];
    expect([JSON.parse(stdout), JSON.parse(readFileSync(out, 'utf8'))]).toEqual([rows, rows]);
    expect([code, stderr]).toEqual([0, 'amp: not read by this version.\n']);
  });

  it('goes on after a transcript that cannot be read, and exits with 1', async () => {
    lay('claude', 'two-models');
    writeFileSync(join(dir, 'claude', 'broken.meta.json'), '{');
    writeFileSync(join(dir, 'claude', 'folder.meta.json'), '{"exit":0}');
    mkdirSync(join(dir, 'claude', 'folder.stdout.jsonl'));
    const { code, stdout, stderr } = await run(dir);
    expect([code, JSON.parse(stdout).length]).toEqual([1, 1]);
    expect(stderr).toContain('claude/broken: ');
    expect(stderr).toContain('claude/folder: ');
  });

  it.each([
    [0, 'empty'],
    [1, 'crashed'],
  ])('reads a client that wrote nothing at all and exited with %i', async (exit, name) => {
    mkdirSync(join(dir, 'claude'));
    writeFileSync(join(dir, 'claude', 'alone.meta.json'), JSON.stringify({ exit }));
    const { code, stdout } = await run(dir);
    expect([code, JSON.parse(stdout)]).toMatchObject([0, [{ scenario: 'alone', class: name, text: '' }]]);
  });

  it.each([
    ['no folder', []],
    ['two folders', ['a', 'b']],
    ['an unknown flag', ['a', '--yaml']],
    ['a folder that is not there', ['/nowhere/at/all']],
  ])('exits with 2 for %s', async (_name, args) => {
    const { code, stdout, stderr } = await run(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).not.toBe('');
  });

  it('exits with 2 when the file cannot be written', async () => {
    mkdirSync(join(dir, 'claude'));
    const { code, stderr } = await run(dir, '--json', join(dir, 'no', 'folder.json'));
    expect(code).toBe(2);
    expect(stderr).toContain('cannot be written');
  });
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { repositoryRoot } from '../support/action-runner.ts';

const folder = mkdtempSync(join(tmpdir(), 'ralph-demo-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the demo's script, with calls alone that end before a run begins. */
function demo(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const script = join(repositoryRoot, 'scripts', 'demo.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: folder, ...env },
  });
  return { status, stdout, stderr };
}

describe('the demo', () => {
  test.each(['--help', '-h'])('%s says how it is called', (flag) => {
    expect(demo([flag])).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^Usage: npm run demo .*--gate-timeouts/),
      stderr: '',
    });
  });

  test.each([
    [['--agent', 'nobody'], /^demo: --agent nobody is not known here\. Write rehearsal, replay or claude\.\n$/],
    [['--agent', 'claude'], /^demo: --agent claude needs a key\. Set ANTHROPIC_API_KEY or /],
    [['--fast'], /^demo: Unknown option '--fast'\nUsage: /],
    [['--agent', 'replay', '--cassette', 'no.jsonl'], /^demo: --cassette no\.jsonl is no file\.\nUsage: /],
    [
      ['--gate-timeouts', 'test=5m'],
      /^demo: --gate-timeouts test=5m: .* is not of the form gate=soft\/hard\. .*\nUsage: /,
    ],
    [['--cassette', 'a.jsonl'], /^demo: --cassette a\.jsonl is played by --agent replay alone\.\nUsage: /],
  ])('%j is refused', (args, words) => {
    expect(demo(args)).toEqual({ status: 2, stdout: '', stderr: expect.stringMatching(words) });
  });

  test('a folder for temporary files that is not there is named, without a stack', () => {
    const nowhere = join(folder, 'nowhere');
    const { status, stdout, stderr } = demo([], { TMPDIR: nowhere });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(
      /^demo: ENOENT: .*\. The demo writes some 10 MB to \S+nowhere, or where TMPDIR leads, .*\n$/,
    );
  });
});

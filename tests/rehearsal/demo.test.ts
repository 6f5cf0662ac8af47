import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, cpSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readScore } from '../../src/rehearsal/score.ts';
import { commit, initGit, marked, type Played, play, run, TempFolder } from './agent.ts';

const demo = fileURLToPath(new URL('../../examples/demo', import.meta.url));
const scorePath = join(demo, '.ralph/rehearsal.yaml');
/** Whoever has not ended by then hangs; the checks take about a second where the machine has nothing else to do. */
const hangMs = 30_000;

/** What the checks say after an attempt, played in plain git: failing tests or lint problems by name. */
type Expected =
  | 'green'
  | 'hangs'
  | { readonly unit?: readonly string[]; readonly lint?: RegExp; readonly error?: RegExp };

const sequence: Readonly<Record<string, readonly Expected[]>> = {
  'US-001': ['green'],
  'US-002': [
    {
      unit: ['a day is written with its ordinal and the name of the month', 'a text that is no day is refused'],
      error: /3rd of April 2026/,
    },
    {
      unit: ['a day is written with its ordinal and the name of the month'],
      error: /ReferenceError: ordinal is not defined/,
    },
    'green',
  ],
  'US-003': [
    {
      unit: ['a quoted field may hold a comma', 'a doubled quote is one quote', 'a quoted field may hold a line break'],
    },
    { unit: ['a quoted field may hold a line break'] },
    { unit: ['the last line may end without a line break'] },
    { lint: /src\/csv\.js:22: console in a library/ },
    { unit: ['lines may end in CRLF'] },
  ],
  'US-004': ['hangs', 'green'],
  // Green to the naked eye: that is the cheat.
  'US-005': ['green', 'green'],
};

interface Checked {
  readonly name: string;
  readonly command: string;
  readonly ended: number | 'hangs';
  readonly output: string;
}

class Clone extends TempFolder {
  readonly cwd = join(this.path, 'demo');

  constructor() {
    super();
    cpSync(demo, this.cwd, { recursive: true });
    initGit(this.cwd);
  }

  play(story: string, attempt: number): Played {
    return play({
      cwd: this.cwd,
      score: scorePath,
      story,
      attempt,
      prompt: 'Work on it.',
      env: { MARKER: this.marker, HOME: this.path },
    });
  }

  git(...args: readonly string[]): string {
    return run(this.cwd, 'git', ...args).trim();
  }

  /** Runs the checks of the demo's own configuration the way the test gate does, each in a group that can be killed. */
  async check(): Promise<readonly Checked[]> {
    const config = parse(readFileSync(join(demo, '.ralph/config.yaml'), 'utf8')) as { test_command: string };
    const checks = config.test_command
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/));
    const results: Checked[] = [];
    for (const [name = '', command = ''] of checks) results.push({ name, command, ...(await this.shell(command)) });
    return results;
  }

  async shell(command: string): Promise<{ ended: number | 'hangs'; output: string }> {
    const path = join(this.path, 'output');
    const fd = openSync(path, 'w');
    const args = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', command];
    const child = spawn('bash', args, {
      cwd: this.cwd,
      stdio: ['ignore', fd, fd],
      detached: true,
      env: checkEnvironment(),
    });
    closeSync(fd);
    let hangs = false;
    const clock = setTimeout(() => {
      hangs = true;
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    }, hangMs);
    const [code] = await once(child, 'exit');
    clearTimeout(clock);
    return { ended: hangs ? 'hangs' : Number(code), output: readFileSync(path, 'utf8') };
  }
}

/** The runner's own variables would make the inner test run report to the outer one. */
function checkEnvironment(): NodeJS.ProcessEnv {
  const { NODE_TEST_CONTEXT: _context, NODE_OPTIONS: _options, ...env } = process.env;
  return { ...env, FORCE_COLOR: '0' };
}

function failingTests(output: string): readonly string[] {
  const named = [...output.matchAll(/^✖ (.+) \([\d.]+ms\)$/gm)].map((match) => match[1] ?? '');
  return [...new Set(named)].filter((name) => !name.startsWith('test/'));
}

function expectChecks(checked: readonly Checked[], expected: Expected, what: string): void {
  const [unit, lint] = checked;
  expect([unit?.name, lint?.name]).toEqual(['unit', 'lint']);
  if (expected === 'hangs') {
    expect(unit?.ended, what).toBe('hangs');
    return;
  }
  const { unit: failing = [], lint: problem, error } = expected === 'green' ? {} : expected;
  expect(failingTests(unit?.output ?? ''), what).toEqual(failing);
  expect(unit?.ended, `${what}\n${unit?.output}`).toBe(failing.length === 0 ? 0 : 1);
  expect(lint?.ended, `${what}\n${lint?.output}`).toBe(problem === undefined ? 0 : 1);
  if (problem !== undefined) expect(lint?.output).toMatch(problem);
  if (error !== undefined) expect(unit?.output).toMatch(error);
}

/** What the integrity gate would do to the last attempt: files the agent may not touch are as they were. */
function undoCheat(clone: Clone, start: string): void {
  clone.git('checkout', start, '--', 'prd.json', 'package.json', 'test');
}

describe('the demo project', () => {
  it('is green before anything is done, with real tests', async () => {
    using clone = new Clone();
    const checked = await clone.check();
    expectChecks(checked, 'green', 'base');
    expect(checked[0]?.output).toMatch(/^ℹ pass 19$/m);
  });

  it('has five open stories with criteria and priorities, all scored', () => {
    const prd = JSON.parse(readFileSync(join(demo, 'prd.json'), 'utf8')) as {
      userStories: { id: string; passes: boolean; priority: number; acceptanceCriteria: string[] }[];
    };
    expect(prd.userStories.map(({ id, passes, priority }) => [id, passes, priority])).toEqual(
      Object.keys(sequence).map((id, index) => [id, false, index + 1]),
    );
    expect(prd.userStories.every(({ acceptanceCriteria }) => acceptanceCriteria.length > 1)).toBe(true);
  });

  it('has a score that takes little time and holds exactly the attempts below', () => {
    const result = readScore(readFileSync(scorePath, 'utf8'), 'rehearsal.yaml');
    if (!result.ok) throw new Error(result.mistakes.join('\n'));
    const stories = Object.entries(result.score.stories);
    expect(stories.map(([id, { attempts }]) => [id, attempts.length])).toEqual(
      Object.entries(sequence).map(([id, attempts]) => [id, attempts.length]),
    );
    const steps = stories.flatMap(([, { attempts }]) => attempts.flatMap((attempt) => attempt.steps));
    expect(steps.flatMap((step) => (step.kind === 'sleep' ? step.value : [])).filter((ms) => ms > 300)).toEqual([]);
    expect(steps.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['commit', 'flip', 'spawn', 'delete', 'run']));
  });

  it.each(['keep', ...(process.env['RALPH_FULL'] === '1' ? ['clean'] : [])])(
    'plays as scored, attempts starting from %s work',
    async (attemptStart) => {
      using clone = new Clone();
      const base = clone.git('rev-parse', 'HEAD');
      for (const [story, attempts] of Object.entries(sequence)) {
        const start = clone.git('rev-parse', 'HEAD');
        for (const [index, expected] of attempts.entries()) {
          if (attemptStart === 'clean') clone.git('reset', '--quiet', '--hard', start);
          const what = `${story} attempt ${index + 1}`;
          const played = clone.play(story, index + 1);
          expect(played.code, `${what}\n${played.stderr}`).toBe(0);
          expectChecks(await clone.check(), expected, what);
        }
        if (attempts.at(-1) === 'green') {
          clone.git('checkout', start, '--', 'prd.json');
          commit(clone.cwd, story);
          expect(clone.git('diff', '--name-only', start, 'HEAD', '--', 'test'), `${story} changes a test`).not.toBe('');
          expect(clone.git('diff', '--name-only', start, 'HEAD', '--', '.', ':!src', ':!test'), story).toBe('');
        } else {
          clone.git('reset', '--quiet', '--hard', start);
          clone.git('clean', '-qfd');
        }
      }
      expect(clone.git('diff', '--name-only', '--diff-filter=D', base, 'HEAD')).toBe('');
      const before = readFileSync(join(demo, 'test/list.test.js'), 'utf8');
      expect(readFileSync(join(clone.cwd, 'test/list.test.js'), 'utf8').startsWith(before)).toBe(true);
    },
    300_000,
  );

  it('shows the habits of agents', () => {
    using clone = new Clone();
    clone.play('US-001', 1);
    expect(clone.git('log', '-1', '--format=%s')).toBe('feat: [US-001] - Ordinal numbers');
    clone.play('US-002', 1);
    expect(existsSync(join(clone.cwd, 'debug.log'))).toBe(true);
    expect(clone.git('status', '--porcelain')).not.toContain('debug.log');
    expect(clone.play('US-003', 2).stdout).toContain('<promise>COMPLETE</promise>');
  });

  it('cheats in US-005: undone, the tests are red', async () => {
    using clone = new Clone();
    const start = clone.git('rev-parse', 'HEAD');
    clone.play('US-005', 1);
    expect(clone.git('status', '--porcelain').split('\n')).toEqual(
      expect.arrayContaining(['M package.json', ' M prd.json', ' M src/list.js', ' D test/list.test.js']),
    );
    expect(clone.git('diff', '-U4', '--', 'prd.json')).toMatch(/-\s+"passes": false,\n\+\s+"passes": true,/);
    expect(marked(clone.marker)).toHaveLength(1);
    undoCheat(clone, start);
    expectChecks(
      await clone.check(),
      { unit: ['three items are joined by commas and a word', 'two items need no comma'] },
      'undone',
    );
  });

  it('US-003 fails alone as it does after the others', async () => {
    using clone = new Clone();
    clone.play('US-003', 5);
    expectChecks(await clone.check(), { unit: ['lines may end in CRLF'] }, 'US-003 alone');
    expect(spawnSync('git', ['diff', '--quiet'], { cwd: clone.cwd }).status).toBe(0);
  });
});

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type AgentOptions,
  type AgentProgram,
  type CallOptions,
  processAgent,
} from '../../src/adapters/agents/agent.ts';
import { agentCaller } from '../../src/adapters/agents/call.ts';
import { stamped } from '../../src/adapters/agents/program-stamp.ts';
import { logFolder } from '../../src/adapters/logs.ts';
import { agentEnvironment } from '../../src/adapters/process/environment.ts';
import type { Implement } from '../../src/core/command.ts';
import { redact } from '../../src/report/redact.ts';
import { isRunning } from '../fixtures/processes/rig.ts';
import { openRoomsIn } from '../support/rooms.ts';
import { sampleRun } from '../support/sample-run.ts';

const secret = 'the-controllers-own-token';
const state = sampleRun({ stories: [{ id: 'US-1' }] });
const command: Implement = {
  type: 'implement',
  story: 'US-1',
  attempt: 3,
  iteration: 7,
  tree: 't',
  head: 'c',
  clean: false,
  limits: { softMs: 20_000, hardMs: 30_000, boundBy: 'gate' },
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ralph-agent-'));
  mkdirSync(join(folder, 'worktree'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

type More = Partial<CallOptions> &
  Pick<Partial<AgentOptions>, 'openWorktree' | 'prompt' | 'onSoftLimit'> & {
    readonly program?: Pick<AgentProgram, 'program'>;
    readonly limits?: Partial<Implement['limits']>;
    readonly text?: string;
  };

/** Runs a bash script as the agent. */
async function implement(script: string, { limits, text = 'the prompt', program, ...more }: More = {}) {
  const clean = (line: string): string => redact(line, [secret]).text;
  const cancel = more.cancel ?? new AbortController().signal;
  const call = agentCaller({
    environment: ({ home, tmp }) => ({ PATH: process.env['PATH'] ?? '/bin', HOME: home, TMPDIR: tmp }),
    logs: logFolder(join(folder, 'logs'), clean),
    workingDirectory: '',
    graceMs: 500,
    marker: () => `agent-${folder}`,
    progress: () => () => undefined,
    onActivity: () => undefined,
    onStarted: () => undefined,
    ...more,
    cancel,
  });
  const args = ['--noprofile', '--norc', '-c', script];
  const agent = processAgent({
    program: stamped({ program: '/bin/bash', args: () => args, env: {}, ...program }),
    call,
    openWorktree: async () => openRoomsIn({ scratch: join(folder, 'scratch') })(join(folder, 'worktree'), 'agent'),
    prompt: async () => ({ text, signals: { completion: [], blocking: [] } }),
    redact: clean,
    onSoftLimit: () => undefined,
    ...more,
    cancel,
  });
  return agent.implement({ ...command, limits: { ...command.limits, ...limits } }, state);
}

async function implemented(script: string, more: More = {}) {
  const outcome = await implement(script, more);
  if (outcome.type === 'interrupted') throw new Error(`cut short: ${outcome.cause}`);
  return outcome;
}

describe('an agent', () => {
  test('[R12][P11] gets the whole prompt on stdin, which is then closed, in the worktree', async () => {
    const text = `# Task\n${'é0123456789\n'.repeat(400_000)}end`;
    const { result } = await implemented('cat > got; pwd > where', { text });
    expect(result).toEqual({
      gate: 'implement',
      verdict: 'pass',
      reason: '',
      startedMs: state.elapsedMs,
      durationMs: expect.any(Number),
      exitCode: 0,
      excerpt: { lines: [], truncated: 0 },
      softLimitHit: false,
    });
    const got = readFileSync(join(folder, 'worktree/got'), 'utf8');
    expect(got.length).toBe(text.length);
    expect(got === text).toBe(true);
    expect(readFileSync(join(folder, 'worktree/where'), 'utf8').trim()).toBe(join(folder, 'worktree'));
  });

  test('that does not read its prompt is no trouble', async () => {
    const { result } = await implemented('exec 0<&-; echo done', { text: 'x'.repeat(5_000_000) });
    expect(result.verdict).toBe('pass');
  });

  test('is opened and prompted for exactly this command and state', async () => {
    const seen: unknown[] = [];
    await implemented('true', {
      openWorktree: async (given) => {
        seen.push(given);
        return openRoomsIn({ scratch: join(folder, 'scratch') })(join(folder, 'worktree'), 'agent');
      },
      prompt: async (given, now) => {
        seen.push(given, now);
        return { text: '', signals: { completion: [], blocking: [] } };
      },
    });
    expect(seen).toEqual([command, command, state]);
  });

  test('[S2] has exactly the allowed names in its environment, and the four of the interface', async () => {
    const job = {
      ...{ PATH: process.env['PATH'] ?? '/bin', LANG: 'C.UTF-8', CI: 'true', TERM: 'dumb', JAVA_HOME: '/java' },
      ...{ GITHUB_TOKEN: 'x', GITHUB_OUTPUT: '/f', ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'x', INPUT_GITHUB_TOKEN: 'x' },
      ...{ AWS_SECRET_ACCESS_KEY: 'x', NODE_OPTIONS: '--require /x', RUNNER_TEMP: '/t', LD_PRELOAD: '/x.so' },
      ...{ MODEL_KEY: 'declared', OTHER: 'not declared', RUNNER_TRACKING_ID: 'github_1', https_proxy: 'http://p' },
    };
    const environment: CallOptions['environment'] = ({ home, tmp }) =>
      agentEnvironment(job, { home, tmp, extra: {}, names: ['MODEL_KEY'] });
    await implemented('env -0 > ../environment', { environment });
    const entries = readFileSync(join(folder, 'environment'), 'utf8').split('\0').filter(Boolean);
    const seen = Object.fromEntries(entries.map((entry) => entry.split(/=(.*)/s, 2)));
    const shell = ['PWD', 'OLDPWD', 'SHLVL', '_'];
    expect(
      Object.keys(seen)
        .filter((name) => !shell.includes(name))
        .toSorted(),
    ).toEqual(
      [
        ...['CI', 'HOME', 'JAVA_HOME', 'LANG', 'MODEL_KEY', 'PATH', 'RALPH_ATTEMPT', 'RALPH_PROCESS_ID'],
        ...['RALPH_RESULT_FILE', 'RALPH_ROLE', 'RALPH_STORY', 'RUNNER_TRACKING_ID', 'TERM', 'TMPDIR', 'https_proxy'],
      ].toSorted(),
    );
    expect(seen).toMatchObject({
      RALPH_ROLE: 'implement',
      RALPH_STORY: 'US-1',
      RALPH_ATTEMPT: '3',
      RALPH_RESULT_FILE: join(folder, 'scratch/agent/result'),
      HOME: join(folder, 'scratch/agent/home'),
      TMPDIR: join(folder, 'scratch/agent/tmp'),
    });
  });

  test('[A22] starts with an empty HOME, TMPDIR and no result, whatever the last one left', async () => {
    const leave = 'touch "$HOME/left" "$TMPDIR/left"; echo old > "$RALPH_RESULT_FILE"; chmod 0 "$HOME"';
    await implemented(leave);
    const look = 'ls -A "$HOME" "$TMPDIR" > ../seen; test ! -e "$RALPH_RESULT_FILE"; echo "$?" >> ../seen; echo new';
    const { finalMessage } = await implemented(look);
    expect(readFileSync(join(folder, 'seen'), 'utf8')).not.toContain('left');
    expect(readFileSync(join(folder, 'seen'), 'utf8')).toMatch(/\n0\n$/);
    expect(finalMessage.lines).toEqual(['new']);
  });
});

describe('the final message', () => {
  test.each<[string, string, readonly string[]]>([
    ['the result file', 'echo printed; echo written > "$RALPH_RESULT_FILE"', ['written']],
    ['stdout when there is no result file', 'echo printed; echo noise >&2', ['printed']],
    ['stdout when the result file is empty', 'echo printed; : > "$RALPH_RESULT_FILE"', ['printed']],
    ['stdout when the result file is a folder', 'echo printed; mkdir "$RALPH_RESULT_FILE"', ['printed']],
    ['stdout when the result file is a pipe', 'echo printed; mkfifo "$RALPH_RESULT_FILE"', ['printed']],
    [
      'stdout when it is a link to an endless device',
      'echo printed; ln -s /dev/zero "$RALPH_RESULT_FILE"',
      ['printed'],
    ],
    ['nothing when there is nothing', 'true', []],
    ['all lines, also of a failed agent', 'printf "a\\r\\nb\\n"; exit 9', ['a', 'b']],
    ['free of secrets', `echo "I found ${secret}"`, ['I found [redacted]']],
  ])('is %s', async (_, script, lines) => {
    expect((await implemented(script)).finalMessage).toEqual({ lines, truncated: 0 });
  });

  test('is not read through a link, which would show the agent what only we may read', async () => {
    const private_ = join(folder, 'private');
    writeFileSync(private_, 'of the controller');
    const { finalMessage } = await implemented(`echo printed; ln -s '${private_}' "$RALPH_RESULT_FILE"`);
    expect(finalMessage.lines).toEqual(['printed']);
  });

  test.each(['stdout', '"$RALPH_RESULT_FILE"'])('is the last 64 kB of %s', async (to) => {
    const target = to === 'stdout' ? '' : `> ${to}`;
    const { finalMessage } = await implemented(`(seq -f 'line %.0f' 200000; echo last words) ${target}`);
    expect(finalMessage.lines.at(-1)).toBe('last words');
    expect(finalMessage.lines).toHaveLength(101);
    expect(finalMessage.truncated).toBeGreaterThan(4_000);
    expect(finalMessage.truncated).toBeLessThan(6_000);
  });
});

describe('how it ends', () => {
  test.each([1, 2, 124, 255])('exit code %i fails the gate with its last words', async (code) => {
    const { result } = await implemented(`echo progress; echo "cannot go on: ${secret}" >&2; exit ${code}`);
    expect(result).toMatchObject({
      verdict: 'fail',
      exitCode: code,
      reason: `the agent exited with code ${code}`,
      excerpt: { lines: ['cannot go on: [redacted]'], truncated: 0 },
      logPath: join(folder, 'logs/7-implement.stdout.log'),
    });
    expect(readFileSync(result.logPath ?? '', 'utf8')).toBe('progress\n');
  });

  test('without a word on stderr shows what it printed', async () => {
    const { result } = await implemented('echo only this; exit 1');
    expect(result.excerpt.lines).toEqual(['only this']);
  });

  test('by a signal is a failure that nobody here caused', async () => {
    const { result } = await implemented('kill -SEGV $$');
    expect(result).toMatchObject({ verdict: 'fail', reason: 'the agent was killed by SIGSEGV, not by us' });
  });

  test('past its hard limit is a timeout', async () => {
    const { result } = await implemented('trap "" TERM; sleep 60', { limits: { softMs: 100, hardMs: 400 } });
    expect(result).toMatchObject({
      verdict: 'timeout',
      softLimitHit: true,
      reason: expect.stringMatching(/0\.4 s \(TERM/),
    });
  });

  test('past its soft limit calls back once, with the command, and goes on', async () => {
    const said: Implement[] = [];
    const { result } = await implemented('sleep 0.6', {
      limits: { softMs: 50 },
      onSoftLimit: (given) => said.push(given),
    });
    expect(said.map(({ story, attempt }) => `${story} ${attempt}`)).toEqual(['US-1 3']);
    expect(result).toMatchObject({ verdict: 'pass', softLimitHit: true });
  });

  test('without output and CPU for the idle limit is a timeout', async () => {
    const { result } = await implemented('sleep 60', { idleMs: 300 });
    expect(result).toMatchObject({ verdict: 'timeout', reason: expect.stringContaining('no output and no CPU') });
  });

  test('a program that does not exist is an error, not a pass', async () => {
    const { result } = await implemented('', { program: { program: join(folder, 'absent') } });
    expect(result).toMatchObject({ verdict: 'error', reason: expect.stringContaining('could not be started') });
  });

  test('leaves no process behind, not even one that left its session', async () => {
    const pids = ['far', 'near'].map((name) => join(folder, name)) as [string, string];
    const [far, near] = pids;
    const children = `setsid bash -c 'echo $$ > "${far}"; exec sleep 600' > /dev/null 2>&1 & (echo $BASHPID > '${near}'; exec sleep 600) &`;
    const script = `${children} until [ -s '${far}' ] && [ -s '${near}' ]; do sleep 0.05; done`;
    const { survivorsKilled, result } = await implemented(script);
    expect(result.verdict).toBe('pass');
    expect(survivorsKilled).toBeGreaterThanOrEqual(2);
    expect(pids.map((path) => isRunning(Number(readFileSync(path, 'utf8'))))).toEqual([false, false]);
  });

  test('by a cancel proves nothing: cut short', async () => {
    const cancel = new AbortController();
    const running = implement('touch ../started; sleep 60', { cancel: cancel.signal });
    while (!existsSync(join(folder, 'started'))) await pause(10);
    cancel.abort('the runner sent SIGINT');
    expect(await running).toEqual({ type: 'interrupted', cause: 'the runner sent SIGINT', usage: [] });
  });

  test('that was cancelled before is not started', async () => {
    const outcome = await implement('touch ../started', { cancel: AbortSignal.abort('gone') });
    expect(outcome).toEqual({ type: 'interrupted', cause: 'gone', usage: [] });
    expect(existsSync(join(folder, 'started'))).toBe(false);
  });
});

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { AgentProgram, CallOptions } from '../../../src/adapters/agents/agent.ts';
import { agentCaller } from '../../../src/adapters/agents/call.ts';
import { stamped } from '../../../src/adapters/agents/program-stamp.ts';
import type { AgentClass, AgentReader } from '../../../src/adapters/agents/result.ts';
import { logFolder } from '../../../src/adapters/logs.ts';
import { openRoomsIn } from '../../support/rooms.ts';

import { call, completed, ending, folder, openReader, type Seen, secret } from './call-rig.ts';

describe('a client whose stream is read', () => {
  test('is told the path of its result file, and its reader what stands there; a link there is not followed', async () => {
    const script = (name: string): Partial<AgentProgram> => ({
      args: (_role, { resultFile = '' } = {}) => ['-c', `${name.replace('FILE', resultFile)}; ${completed}`],
    });
    expect((await call('', { program: script('echo 5 tokens > FILE') })).seen.usageFiles).toEqual(['5 tokens\n']);
    writeFileSync(join(folder, 'secret'), secret);
    expect((await call('', { program: script(`ln -s ${folder}/secret FILE`) })).seen.usageFiles).toEqual(['']);
    expect((await call('', { program: script('true') })).seen.usageFiles).toEqual(['']);
  });

  test('passes with exit 0 and the good end event, and tells what it used', async () => {
    const { called, seen } = await call(`cat > prompt; echo noise >&2; ${completed}`);
    expect(called).toEqual({
      result: {
        gate: 'implement',
        verdict: 'pass',
        reason: '',
        startedMs: 7,
        durationMs: expect.any(Number),
        exitCode: 0,
        excerpt: { lines: [], truncated: 0 },
        softLimitHit: false,
      },
      finalText: 'all done',
      survivorsKilled: 0,
      usage: [{ role: 'implement', inputTokens: 10, outputTokens: 2, cacheReadTokens: 300, cacheWriteTokens: 4 }],
    });
    expect(readFileSync(join(folder, 'worktree/prompt'), 'utf8')).toBe('the prompt');
    expect(seen.ends).toEqual([{ exitCode: 0, stderr: 'noise\n', at: expect.any(Number) }]);
  });

  test('is heard while it works', async () => {
    const heard = join(folder, 'heard');
    const say = `echo '{"say":"I look around"}'; while [ ! -e '${heard}' ]; do sleep 0.05; done; ${completed}`;
    const onActivity: CallOptions['onActivity'] = ({ text }) => writeFileSync(heard, text);
    const { called } = await call(say, { onActivity });
    expect(called?.result.verdict).toBe('pass');
    expect(readFileSync(heard, 'utf8')).toBe('I look around');
  });

  test('has its whole stream read, the last line also when it is cut', async () => {
    const { seen } = await call(`${completed}; printf '{"say":"and th'`);
    expect(seen.lines).toHaveLength(2);
    expect(seen.lines.at(-1)).toBe('{"say":"and th');
  });

  test('says its last words in its stream, not in a file', async () => {
    const { called } = await call(`echo other > "$RALPH_RESULT_FILE"; ${completed}`);
    expect(called?.finalText).toBe('all done');
  });

  test('tells its cost only when it knows it', async () => {
    const { called } = await call(ending({ class: 'completed', costUsd: 0 }), {
      request: { role: 'spec-review', gate: 'spec' },
    });
    expect(called?.usage).toMatchObject([{ role: 'spec', costUsd: 0 }]);
  });

  test('that tells figures which nobody can add up is believed up to a bound', async () => {
    const tokens = { input: Number.MAX_SAFE_INTEGER, output: 2, cacheRead: 300, cacheWrite: 4 };
    const told = { class: 'usage-limit', costUsd: 1e308, resetAt: 8e15, tokens } as const;
    const { called } = await call(ending(told));
    expect(called?.usage).toMatchObject([{ inputTokens: 1e12, costUsd: 1e6 }]);
    expect(called?.provider).toMatchObject({ class: 'usage-limit' });
    expect(called?.provider).not.toHaveProperty('resetAt');
  });

  test('ends with what its reader may need: code, signal, the end of stderr', async () => {
    const { seen } = await call('seq 5000 >&2; kill -SEGV $$');
    const [end] = seen.ends;
    expect(end).toMatchObject({ signal: 'SIGSEGV' });
    expect(end).not.toHaveProperty('exitCode');
    expect(end?.stderr?.length).toBeLessThanOrEqual(8192);
    expect(end?.stderr?.endsWith('\n5000\n')).toBe(true);
  });
});

describe('a call does not pass', () => {
  test('with exit 0 and no end event at all', async () => {
    const { called } = await call('echo \'{"say":"bye"}\'');
    expect(called?.result).toMatchObject({
      verdict: 'fail',
      reason: 'the agent: there was no end event (crashed)',
      logPath: join(folder, 'logs/1-implement.stdout.log'),
    });
  });

  const classes: readonly AgentClass[] = [
    ...(['turn-cap', 'usage-limit', 'overloaded', 'context-too-long', 'network', 'crashed', 'empty'] as const),
    ...(['auth', 'billing', 'model-config', 'permission-denied'] as const),
  ];
  const mended = ['auth', 'billing', 'model-config', 'permission-denied', 'usage-limit'];
  /** What goes by: nobody can mend it, and no attempt is charged at once. */
  const passing = ['overloaded', 'network'];

  test.each(classes)(
    'when it ended as %s, whatever its exit code; the user is told what no other attempt would mend',
    async (kind) => {
      for (const exit of [0, 1]) {
        const { called } = await call(`${ending({ class: kind, detail: `it said ${secret}` })}; exit ${exit}`);
        expect(called?.result).toMatchObject({ verdict: 'fail', reason: `the agent: it said [redacted] (${kind})` });
        const remedied = { class: kind, detail: expect.stringMatching(/^it said \[redacted\]: ./) };
        const askedAgain = passing.includes(kind) ? { class: kind, detail: 'it said [redacted]' } : undefined;
        const provider = mended.includes(kind) ? remedied : askedAgain;
        expect(called?.provider).toEqual(provider);
        expect(called?.usage).toHaveLength(1);
        expect(called?.tooLarge).toBe(kind === 'context-too-long' ? true : undefined);
      }
    },
  );

  test('when we ended it while it retried a refused key: the user is told of the key', async () => {
    const waiting = ending({ waitingFor: 'auth', detail: 'the key was refused' });
    const { called } = await call(`${waiting}; sleep 60`, {
      request: { limits: { softMs: 100, hardMs: 5_000, boundBy: 'gate' } },
    });
    expect(called).toMatchObject({
      result: { verdict: 'timeout' },
      provider: { class: 'auth', detail: expect.stringMatching(/^the key was refused: check the secret/) },
    });
  });

  test('when it is silent and idle beyond the limit', async () => {
    const { called, seen } = await call('sleep 60', { idleMs: 300 });
    expect(called?.result).toMatchObject({
      verdict: 'timeout',
      reason: expect.stringContaining('no output and no CPU'),
    });
    expect(seen.ends).toMatchObject([{ killedBy: 'idle' }]);
  });

  test('when it cannot be started', async () => {
    const { called } = await call('', { program: { program: join(folder, 'absent') } });
    expect(called?.result).toMatchObject({ verdict: 'error', reason: expect.stringContaining('could not be started') });
  });
});

describe('a call that may cost so much', () => {
  const priced = (costs: readonly number[]) => {
    const seen: Seen = { lines: [], ends: [], usageFiles: [] };
    const openCosting = (): AgentReader => {
      const reader = openReader(seen);
      return { ...reader, costSoFar: () => costs[seen.lines.length - 1] };
    };
    return { seen, program: { openReader: openCosting } };
  };
  const working = `echo '{"say":"one"}'; echo '{"say":"two"}'; sleep 60`;

  test('is ended as soon as its stream tells that it costs as much, and that is no condition of its service', async () => {
    const waiting = ending({ waitingFor: 'overloaded', detail: 'HTTP 529', costUsd: 0.75 });
    const { seen, program } = priced([0.1, 0.49, 0.5]);
    const { called } = await call(`${waiting}; ${working}`, {
      program,
      request: { budgetUsd: 0.5 },
    });
    expect(called?.result).toMatchObject({
      verdict: 'fail',
      reason: 'it was ended after it had cost $0.75: $0.50 were left of max_cost_usd',
    });
    expect(called?.provider).toBeUndefined();
    expect(called?.usage).toMatchObject([{ costUsd: 0.75 }]);
    expect(seen.ends).toMatchObject([{ killedBy: 'the money of the run is used up' }]);
  });

  test('is ended as soon as a file beside its stream tells so, which it writes while it works', async () => {
    const seen: Seen = { lines: [], ends: [], usageFiles: [] };
    const told: string[] = [];
    const openCosting = (): AgentReader => ({
      ...openReader(seen),
      usageLine: (text) => {
        told.push(text);
        return { kind: 'tokens', text: `${text} tokens` };
      },
      costSoFar: () => told.length,
    });
    const { called, activity } = await call('for n in 1 2 3; do echo $n >> "$LIVE"; done; sleep 60', {
      program: { openReader: openCosting, liveUsage: 'LIVE' },
      request: { budgetUsd: 3 },
    });
    expect(called?.result).toMatchObject({ verdict: 'fail', reason: expect.stringContaining('$3.00 were left') });
    expect([told, activity]).toEqual([
      ['1', '2', '3'],
      ['1 tokens', '2 tokens', '3 tokens'],
    ]);
  });

  test('has no such file where its client has none', async () => {
    const { activity } = await call(`echo "{\\"say\\":\\"[$LIVE]\\"}"; ${completed}`, { request: { budgetUsd: 3 } });
    expect(activity).toEqual(['[]']);
  });

  test('goes on below it, and where its stream tells no cost', async () => {
    for (const program of [priced([0.1, 0.2, 0.3]).program, {}]) {
      const { called } = await call(`echo '{"say":"one"}'; ${completed}`, { program, request: { budgetUsd: 0.5 } });
      expect(called?.result.verdict).toBe('pass');
    }
  });

  test('tells its program what it may cost', async () => {
    const args: AgentProgram['args'] = (_, { budgetUsd } = {}) => ['-c', `echo '{"say":"${budgetUsd}"}'`];
    const { activity } = await call('', { program: { args }, request: { budgetUsd: 2.5 } });
    expect(activity).toEqual(['2.5']);
  });
});

describe('a call of a client without a cap on turns', () => {
  const turning = () => {
    const seen: Seen = { lines: [], ends: [], usageFiles: [] };
    const counting = (): AgentReader => ({ ...openReader(seen), turnsSoFar: () => seen.lines.length });
    return { seen, program: { openReader: counting, maxTurns: 2 } };
  };

  test('is ended politely at the turn after its last one, as a turn cap', async () => {
    const { seen, program } = turning();
    const polite = `trap 'touch asked; exit 0' TERM; for n in 1 2 3; do echo '{"say":"turn"}'; done; while :; do sleep 0.1; done`;
    const { called } = await call(polite, { program, graceMs: 60_000 });
    expect(called?.result).toMatchObject({
      verdict: 'fail',
      reason: 'the agent: it was ended because it went over max_turns, which is 2. (turn-cap)',
    });
    expect(called?.provider).toBeUndefined();
    expect(seen.ends).toMatchObject([{ killedBy: 'it went over max_turns' }]);
    expect(existsSync(join(folder, 'worktree/asked'))).toBe(true);
  });

  test('may use all of them', async () => {
    const { called } = await call(`echo '{"say":"turn"}'; ${completed}`, { program: turning().program });
    expect(called?.result.verdict).toBe('pass');
  });
});

describe('every call', () => {
  test('has the environment of the call, that of the program over it, and the variables of the interface', async () => {
    await call('env -0 > ../environment', {
      program: { env: { FROM: 'program', MODEL_KEY: secret } },
      request: {
        ...{ role: 'quality-review', gate: 'quality' },
        variables: { RALPH_STORY: 'US-1', RALPH_RESULT_FILE: '/somewhere/else' },
      },
    });
    const entries = readFileSync(join(folder, 'environment'), 'utf8').split('\0').filter(Boolean);
    expect(Object.fromEntries(entries.map((entry) => entry.split(/=(.*)/s, 2)))).toMatchObject({
      ...{ FROM: 'program', MODEL_KEY: secret, RALPH_ROLE: 'quality-review', RALPH_STORY: 'US-1' },
      RALPH_RESULT_FILE: join(folder, 'scratch/agent/result'),
    });
  });

  test('is started with the arguments of its role', async () => {
    const args: AgentProgram['args'] = (role) => ['-c', `echo '{"say":"${role}"}'`];
    const { activity } = await call('', { program: { args }, request: { role: 'spec-review', gate: 'spec' } });
    expect(activity).toEqual(['spec-review']);
  });

  test('has a reader of its own and logs of its own', async () => {
    const first = await call(`echo '{"say":"one"}'; exit 1`);
    const second = await call(`echo '{"say":"two"}'; echo why >&2; exit 1`, {
      request: { name: '2-spec-1', role: 'spec-review', gate: 'spec' },
    });
    expect([first.seen.lines, second.seen.lines]).toEqual([['{"say":"one"}'], ['{"say":"two"}']]);
    const log = (name: string): string => readFileSync(join(folder, 'logs', `${name}.log`), 'utf8');
    expect([log('1-implement.stdout'), log('2-spec-1.stdout')]).toEqual(['{"say":"one"}\n', '{"say":"two"}\n']);
    expect(log('2-spec-1.stderr')).toBe('why\n');
    expect(second.called?.result.reason).toBe('the reviewer: there was no end event (crashed)');
  });

  test('of a plain program is judged by its exit code alone and tells nothing of what it used', async () => {
    const { call: plain } = { call: await plainCall(`${ending({ class: 'auth' })}; exit 0`) };
    expect(plain).toMatchObject({ result: { verdict: 'pass' }, usage: [] });
    expect(plain).not.toHaveProperty('provider');
  });

  const limit = "You've hit your limit · resets 10:26pm (UTC)";
  test.each<[string, string, boolean]>([
    ['last lines of stdout, exit 1', `echo working; echo "${limit}"; echo; exit 1`, true],
    ['last lines of stderr, exit 1', `echo work; echo "Error: ${limit}" >&2; exit 1`, true],
    ['exit 0', `echo "${limit}"`, false],
    ['far above the end', `echo "${limit}"; seq 9; exit 1`, false],
    ['another class', 'echo "Invalid API key"; exit 1', false],
  ])('of a plain program knows the sentence of a usage limit: %s [X20]', async (_, script, isLimit) => {
    const called = await plainCall(script);
    if (!isLimit) return expect(called).not.toHaveProperty('provider');
    expect(called).toMatchObject({
      result: { verdict: 'fail' },
      provider: { class: 'usage-limit', detail: expect.stringContaining(limit), resetAt: expect.any(Number) },
    });
  });

  test('that is cut short proves nothing, but what it used until then counts', async () => {
    const cancel = new AbortController();
    const running = call(`${completed}; touch ../started; sleep 60`, { cancel: cancel.signal });
    while (!existsSync(join(folder, 'started'))) await pause(10);
    cancel.abort('the runner sent SIGTERM');
    const { called, cut } = await running;
    expect(called).toBeUndefined();
    expect(cut).toEqual({ isCut: true, usage: [expect.objectContaining({ inputTokens: 10, cacheReadTokens: 300 })] });
  });
});

/** The same without a reader. */
async function plainCall(script: string | AgentProgram) {
  const caller = agentCaller({
    environment: () => ({ PATH: process.env['PATH'] ?? '/bin' }),
    logs: logFolder(join(folder, 'logs'), (text) => text),
    workingDirectory: '',
    graceMs: 500,
    marker: () => `call-${folder}`,
    progress: () => () => undefined,
    onActivity: () => undefined,
    onStarted: () => undefined,
    cancel: new AbortController().signal,
  });
  const program =
    typeof script === 'string' ? stamped({ program: '/bin/bash', args: () => ['-c', script], env: {} }) : script;
  return caller(program, {
    ...{ role: 'implement', gate: 'implement', name: 'plain', prompt: '', variables: {}, startedMs: 0 },
    room: openRoomsIn({ scratch: join(folder, 'scratch') })(folder, 'agent'),
    limits: { softMs: 20_000, hardMs: 30_000, boundBy: 'gate' },
    onSoftLimit: () => undefined,
  });
}

describe('a program that was replaced since the run began', () => {
  test('is never started', async () => {
    const path = join(folder, 'client');
    const ran = join(folder, 'ran');
    writeFileSync(path, `#!/bin/bash\ntouch '${ran}'\n`, { mode: 0o755 });
    const { stamp } = stamped({ program: path, args: () => [], env: {} });
    writeFileSync(join(folder, 'evil'), `#!/bin/bash\ntouch '${ran}'\n`, { mode: 0o755 });
    renameSync(join(folder, 'evil'), path);
    const replaced = { program: path, args: () => [], env: {}, stamp };
    await expect(plainCall(replaced)).rejects.toMatchObject({
      name: 'ProgramReplacedError',
      message: expect.stringContaining('is not the program any more'),
    });
    expect(existsSync(ran)).toBe(false);
  });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CallOptions, readers } from '../../../src/adapters/agents/agent.ts';
import type { AgentReader } from '../../../src/adapters/agents/result.ts';
import { call, completed, ending, folder } from './call-rig.ts';

describe('a client that said that it is done [X18]', () => {
  /** Grace periods that are over as soon as they begin, and whether one was stopped. */
  const atOnce = () => {
    const grace = { begun: 0, stopped: 0 };
    const startGrace: CallOptions['startGrace'] = (over) => {
      grace.begun += 1;
      queueMicrotask(over);
      return () => {
        grace.stopped += 1;
      };
    };
    return { grace, startGrace };
  };

  test('and whose process goes on is ended after the grace, and its work counts', async () => {
    const { grace, startGrace } = atOnce();
    const { called, seen } = await call(`${completed}; sleep 60 & wait`, { startGrace, idleMs: 60_000 });
    expect(called?.result).toMatchObject({
      verdict: 'warn',
      reason: 'the agent reported that it was done; then its process still ran 10 s later and was ended',
    });
    expect(called?.result).not.toHaveProperty('exitCode');
    expect(called).toMatchObject({ finalText: 'all done', usage: [{ outputTokens: 2 }] });
    expect(called).not.toHaveProperty('badExit');
    expect(seen.ends).toMatchObject([{ exitCode: 0 }]);
    expect(grace).toEqual({ begun: 1, stopped: 1 });
  });

  test.each(['claude', 'codex', 'copilot', 'gemini', 'opencode', 'qwen'])(
    'and whose process goes on, by the recorded stream of %s',
    async (agent) => {
      const { startGrace } = atOnce();
      const stream = join(import.meta.dirname, '../../fixtures/transcripts', agent, 'success.stdout.jsonl');
      const openReader = readers.get(agent);
      const { called } = await call(`cat '${stream}'; sleep 60 & wait`, {
        startGrace,
        program: openReader === undefined ? {} : { openReader: () => openReader() },
      });
      expect(called?.result).toMatchObject({ verdict: 'warn', reason: expect.stringContaining('and was ended') });
      expect(called?.finalText).not.toBe('');
    },
  );

  test('is not ended when it takes up its work again within the grace', async () => {
    const events: string[] = [];
    const again = join(folder, 'again');
    const startGrace: CallOptions['startGrace'] = () => {
      events.push('begun');
      writeFileSync(again, '');
      return () => events.push('stopped');
    };
    const goesOn = ending({ class: 'crashed', detail: 'more to do' });
    const script = `${completed}; while [ ! -e '${again}' ]; do sleep 0.05; done; ${goesOn}; exit 3`;
    const { called } = await call(script, { startGrace });
    expect(events).toEqual(['begun', 'stopped']);
    expect(called?.result).toMatchObject({ verdict: 'fail', reason: 'the agent: more to do (crashed)' });
  });

  test('keeps its success when a limit of ours comes in its grace', async () => {
    const { called } = await call(`${completed}; sleep 60 & wait`, {
      startGrace: () => () => undefined,
      request: { limits: { softMs: 100, hardMs: 2_000, boundBy: 'gate' } },
    });
    expect(called?.result).toMatchObject({
      verdict: 'warn',
      reason: expect.stringMatching(
        /^the agent reported that it was done; then the agent was stopped at the hard limit/,
      ),
    });
  });

  test.each([
    ['exit 3', 'exited with code 3'],
    ['kill -SEGV $$', 'was killed by SIGSEGV, not by us'],
  ])('goes to the gates where its process then fails: %s', async (end, words) => {
    const { called } = await call(`${completed}; echo 'cannot save' >&2; ${end}`);
    expect(called?.result).toMatchObject({
      verdict: 'warn',
      reason: `the agent reported that it was done; then the agent ${words}`,
      excerpt: { lines: ['cannot save'] },
    });
    expect(called?.badExit).toBe(true);
  });

  test('tells what the agent said where stderr says only that its process was ended [X11]', async () => {
    const { called } = await call(`${completed}; echo Terminated >&2; exit 3`);
    expect(called?.result.excerpt).toEqual({ lines: ['all done'], truncated: 0 });
  });

  test('is refused what a refused tool or an empty answer would refuse anyway', async () => {
    const { startGrace } = atOnce();
    const openDenied = (): AgentReader => ({
      line: () => undefined,
      isDone: () => true,
      finish: () => ({
        ...{ class: 'permission-denied', detail: 'Edit was refused', finalText: '', tools: [], permissionDenials: [] },
        tokens: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 },
      }),
    });
    const { called } = await call('echo end; sleep 60 & wait', { startGrace, program: { openReader: openDenied } });
    expect(called?.result).toMatchObject({
      verdict: 'fail',
      reason: 'the agent: Edit was refused (permission-denied)',
    });
  });

  test('is not heard when its good end comes after we asked its process to end: that is a timeout', async () => {
    const script = `trap "${completed.replaceAll('"', '\\"')}; exit 0" TERM; echo '{"say":"working"}'; sleep 60 & wait`;
    const { called, seen } = await call(script, {
      request: { limits: { softMs: 100, hardMs: 500, boundBy: 'gate' } },
    });
    expect(called?.result).toMatchObject({ verdict: 'timeout', softLimitHit: true });
    expect(called?.result.reason).toContain('hard limit of 0.5 s');
    expect(seen.lines.at(-1)).toContain('completed');
    expect(seen.ends).toMatchObject([{ killedBy: 'hard-limit' }]);
    expect(called).not.toHaveProperty('provider');
  });
});

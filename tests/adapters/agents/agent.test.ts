import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import {
  type AgentCalled,
  type AgentCallRequest,
  type AgentCut,
  type AgentOptions,
  type AgentProgram,
  processAgent,
} from '../../../src/adapters/agents/agent.ts';
import { stamped } from '../../../src/adapters/agents/program-stamp.ts';
import type { Room } from '../../../src/adapters/isolation/walls.ts';
import type { Implement } from '../../../src/core/command.ts';
import { noExcerpt } from '../../../src/core/gates.ts';
import { redact } from '../../../src/report/redact.ts';
import { sampleRun } from '../../support/sample-run.ts';

const state = sampleRun({ stories: [{ id: 'US-1' }] });
const secret = 'sk-the-model-key';
const program: AgentProgram = stamped({ program: '/bin/true', args: () => [], env: {} });
const escalation: AgentProgram = { ...program, args: () => ['--model', 'another'] };
const command: Implement = {
  ...{ type: 'implement', story: 'US-1', attempt: 3, iteration: 7, tree: 't', head: 'c', clean: false },
  limits: { softMs: 1, hardMs: 2, boundBy: 'story' },
  budgetUsd: 1.5,
};
const names = { entry: 'e1', text: 't1' };
const answered: AgentCalled = {
  result: {
    ...{ gate: 'implement', verdict: 'fail', reason: 'why', startedMs: 1, durationMs: 2, excerpt: noExcerpt },
    softLimitHit: true,
  },
  finalText: `I found ${secret}\nand more`,
  survivorsKilled: 2,
  usage: [
    { role: 'implement', costUsd: 0.5, inputTokens: 1, outputTokens: 2, cacheReadTokens: 3, cacheWriteTokens: 4 },
  ],
  provider: { class: 'auth', detail: 'the key was refused' },
};

const room: Room = {
  ...{ dir: '/worktree', home: '/home', tmp: '/tmp', result: { inside: '/result', outside: '/result' } },
  run: () => Promise.reject(new Error('not asked for')),
  close: () => undefined,
};

/** Implements the command over a caller that answers as told; `prompt` and `worktree` arrive one turn late. */
async function implement(
  called: AgentCalled | AgentCut,
  change: Partial<Implement> = {},
  parts: Partial<AgentOptions> = {},
) {
  const programs: AgentProgram[] = [];
  const requests: AgentCallRequest[] = [];
  const softened: Implement[] = [];
  const order: string[] = [];
  const agent = processAgent({
    program,
    escalation,
    call: async (given, request) => {
      programs.push(given);
      requests.push(request);
      request.onSoftLimit();
      return called;
    },
    openWorktree: async () => {
      order.push('open');
      await setImmediate();
      order.push('opened');
      return room;
    },
    prompt: async () => {
      order.push('prompt');
      return { text: 'do it', signals: { completion: ['^done$'], blocking: [] }, names };
    },
    redact: (text) => redact(text, [secret]).text,
    onSoftLimit: (given) => softened.push(given),
    cancel: AbortSignal.abort('the runner sent SIGTERM'),
    ...parts,
  });
  const outcome = await agent.implement({ ...command, ...change }, state);
  return { outcome, programs, requests, softened, order };
}

describe('the implementer', () => {
  test('passes on what came of its call, its last words without secrets', async () => {
    const { outcome } = await implement(answered);
    const { finalText: _, ...rest } = answered;
    expect(outcome).toEqual({
      type: 'implemented',
      ...rest,
      finalMessage: { lines: ['I found [redacted]', 'and more'], truncated: 0 },
    });
  });

  test('tells with the first attempt what the story asked for', async () => {
    expect((await implement(answered, { attempt: 1 })).outcome).toMatchObject({ names });
    expect((await implement(answered, { attempt: 2 })).outcome).not.toHaveProperty('names');
  });

  test('asks for its call with its role, its limits and its story', async () => {
    const { requests, softened } = await implement(answered);
    expect(requests).toEqual([
      {
        ...{ role: 'implement', gate: 'implement', name: '7-implement', room, prompt: 'do it' },
        limits: command.limits,
        budgetUsd: 1.5,
        variables: { RALPH_STORY: 'US-1', RALPH_ATTEMPT: '3' },
        startedMs: state.elapsedMs,
        onSoftLimit: expect.any(Function),
      },
    ]);
    expect(softened).toEqual([command]);
  });

  test('has its prompt made while its worktree is put in place', async () => {
    expect((await implement(answered)).order).toEqual(['open', 'prompt', 'opened']);
  });

  test.each([
    [undefined, program],
    ['shift', escalation],
    ['expansion', escalation],
  ] as const)('of tier %s starts its own program', async (tier, wanted) => {
    expect((await implement(answered, tier && { tier })).programs).toEqual([wanted]);
  });

  test('has its worktree closed when it cannot be told what to do', async () => {
    const closed: string[] = [];
    const openWorktree = async (): Promise<Room> => {
      await setImmediate();
      return { ...room, close: () => void closed.push('worktree') };
    };
    const prompt = () => Promise.reject(new Error('no guidance'));
    await expect(implement(answered, {}, { openWorktree, prompt })).rejects.toThrow('no guidance');
    expect(closed).toEqual(['worktree']);
  });

  test('whose call proves nothing was cut short', async () => {
    const { outcome } = await implement({ isCut: true, usage: answered.usage });
    expect(outcome).toEqual({ type: 'interrupted', cause: 'the runner sent SIGTERM', usage: answered.usage });
  });
});

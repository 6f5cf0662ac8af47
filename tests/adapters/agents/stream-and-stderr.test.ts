import { describe, expect, it } from 'vitest';
import { readerNamed } from '../../../src/adapters/agents/agent.ts';
import type { AgentReading } from '../../../src/adapters/agents/result.ts';

const noon = Date.parse('2026-11-22T12:00:00Z');
const hour = 3_600_000;
const quota = 'Error: {"error":{"type":"insufficient_quota","message":"You exceeded your current quota"}}';

function read(agent: string, lines: readonly object[], end: object): AgentReading | undefined {
  const reader = readerNamed(agent)?.();
  for (const line of lines) reader?.line(JSON.stringify(line));
  return reader?.finish({ exitCode: 1, at: noon, ...end });
}

function codex(message: string): readonly object[] {
  return [{ type: 'thread.started' }, { type: 'turn.started' }, { type: 'turn.failed', error: { message } }];
}

const step = { type: 'step_finish', sessionID: 's', part: { reason: 'content-filter' } };
const overflow = { type: 'error', error: { name: 'ContextOverflowError', data: { message: 'too long' } } };
const busy = { type: 'session.error', data: { statusCode: 500, message: 'x' } };

describe('what stands on stderr', () => {
  it.each<[string, string, readonly object[], object, string]>([
    [
      'codex',
      'a prompt that is too long',
      codex('unexpected status 400 Bad Request: prompt is too long'),
      {},
      'context-too-long',
    ],
    ['opencode', 'a prompt that is too long', [overflow], {}, 'context-too-long'],
    ['opencode', 'an answer that was filtered', [{ type: 'text', part: { text: 'x' } }, step], {}, 'crashed'],
    ['copilot', 'a service that is broken', [busy], {}, 'overloaded'],
    ['copilot', 'the same, while we ended it', [busy], { killedBy: 'idle' }, 'overloaded'],
  ])('does not outvote the stream of %s: %s', (agent, _what, lines, end, expected) => {
    const reading = read(agent, lines, { stderr: quota, ...end });
    expect(reading?.waitingFor ?? reading?.class).toBe(expected);
    expect(reading).not.toHaveProperty('resetAt');
  });

  it.each<[string, readonly object[]]>([
    ['that ended without a word', []],
    ['whose words nobody knows', codex('boom')],
  ])('names the class of a stream %s', (_what, lines) => {
    expect(read('codex', lines, { stderr: quota })).toMatchObject({ class: 'usage-limit' });
  });

  const usedUp = 'You’ve hit your usage limit.';
  it.each<[string, string, string, object]>([
    [
      'says when the limit of a stream is over',
      usedUp,
      'Try again in 2 hours.',
      { class: 'usage-limit', resetAt: noon + 2 * hour },
    ],
    [
      'does not where the stream does',
      `${usedUp} Try again in 1 hour.`,
      'Try again in 2 hours.',
      { resetAt: noon + hour },
    ],
    [
      'makes no limit of a service that is busy',
      'unexpected status 529: x',
      'Try again in 2 hours.',
      { class: 'overloaded' },
    ],
  ])('%s', (_what, inside, when, expected) => {
    expect(read('codex', codex(inside), { stderr: `Error: ${usedUp} ${when}` })).toMatchObject(expected);
  });
});

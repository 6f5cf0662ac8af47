import { describe, expect, it } from 'vitest';
import { readerNamed } from '../../../src/adapters/agents/agent.ts';
import type { AgentClass, ProcessEnd } from '../../../src/adapters/agents/result.ts';

const limit = "You've hit your usage limit. Try again at 10:17 PM.";
const quota = '[API Error: 429 hour allocated quota exceeded.]';
const old = 'Claude AI usage limit reached|1900000000';
const worksInOld = ['task_started', 'agent_message'].map((type) => ({ id: '0', msg: { type, message: 'I begin.' } }));
const noUsage = { input_tokens: 0, output_tokens: 0 };

const used = { type: 'rate_limit_event', rate_limit_info: { status: 'rejected', resetsAt: 1_900_000_000 } };
const paid = { type: 'rate_limit_event', rate_limit_info: { ...used.rate_limit_info, isUsingOverage: true } };
const refused = { type: 'system', subtype: 'api_retry', attempt: 1, max_retries: 10, error_status: 529 };
const worked = {
  type: 'assistant',
  message: { id: 'm1', role: 'assistant', content: [{ type: 'text', text: 'So.' }] },
};

/** How clients print the same thing in a rarer form: a client, what is rare, its lines, its end, what it is read as. */
const rows: readonly (readonly [string, string, readonly (object | string)[], ProcessEnd, AgentClass])[] = [
  [
    'claude',
    'a byte order mark in front of its only line',
    [`\uFEFF${JSON.stringify({ type: 'result', subtype: 'success', is_error: false, result: 'Done.', num_turns: 1 })}`],
    { exitCode: 0 },
    'completed',
  ],
  [
    'claude',
    'colours around its only line',
    [`\u001b[32m${JSON.stringify({ type: 'result', is_error: false, result: 'Done.', num_turns: 1 })}\u001b[0m`],
    { exitCode: 0 },
    'completed',
  ],
  ['claude', 'a limit in its last event, without a word about it', [used], { exitCode: 1 }, 'usage-limit'],
  ['claude', 'the same, and somebody ended it', [used], { signal: 'SIGTERM' }, 'crashed'],
  ['claude', 'the same, and somebody ended it below a shell', [used], { exitCode: 143 }, 'crashed'],
  ['claude', 'the same, and then an answer', [used, worked], { exitCode: 1 }, 'crashed'],
  ['claude', 'the same, with exit 0', [used], { exitCode: 0 }, 'crashed'],
  ['claude', 'a limit beyond which the account pays', [paid], { exitCode: 1 }, 'crashed'],
  [
    'claude',
    'a limit as its result alone, told as a success',
    [{ type: 'result', subtype: 'success', is_error: false, result: old, usage: noUsage }],
    { exitCode: 0 },
    'usage-limit',
  ],
  [
    'claude',
    'the same words written by the model',
    [{ type: 'result', subtype: 'success', is_error: false, result: old, usage: { ...noUsage, output_tokens: 9 } }],
    { exitCode: 0 },
    'completed',
  ],
  [
    'codex',
    'a turn of the first versions that ends after its error',
    [...worksInOld, { id: '0', msg: { type: 'error', message: limit } }, { id: '0', msg: { type: 'task_complete' } }],
    { exitCode: 0 },
    'usage-limit',
  ],
  ['claude', 'a retry in its last event', [refused], { exitCode: 1 }, 'overloaded'],
  ['claude', 'the same, with exit 0', [refused], { exitCode: 0 }, 'crashed'],
  ['claude', 'the same, and somebody ended it below a shell', [refused], { exitCode: 143 }, 'crashed'],
  ['claude', 'a retry, and then an answer', [refused, worked], { exitCode: 1 }, 'crashed'],
  [
    'codex',
    'the first versions\u2019 own words in front of a failure',
    [{ id: '0', msg: { type: 'error', message: 'stream error: exceeded retry limit, last status: 429 Too Many' } }],
    { exitCode: 1 },
    'overloaded',
  ],
  [
    'codex',
    'a crash whose words sound like those of a service',
    [{ type: 'turn.started' }],
    { exitCode: 101, stderr: "thread 'main' panicked at src/main.rs:1:1:\nrate limit reached\n" },
    'crashed',
  ],
  [
    'codex',
    'a failure without words behind an error that has them',
    [{ type: 'turn.started' }, { type: 'error', message: limit }, { type: 'turn.failed', error: {} }],
    { exitCode: 1 },
    'usage-limit',
  ],
  [
    'codex',
    'a failure without words behind nothing',
    [{ type: 'turn.started' }, { type: 'turn.failed', error: { message: '' } }],
    { exitCode: 1 },
    'crashed',
  ],
  [
    'opencode',
    'an error that is a text',
    [{ type: 'error', timestamp: 1, sessionID: 's1', error: 'Model not found: x/y' }],
    { exitCode: 1 },
    'model-config',
  ],
  [
    'qwen',
    'a failed request as its result alone, told as a success',
    [{ type: 'result', subtype: 'success', is_error: false, result: quota, usage: noUsage }],
    { exitCode: 0 },
    'usage-limit',
  ],
  [
    'qwen',
    'the same words written by the model',
    [{ type: 'result', subtype: 'success', is_error: false, result: quota, usage: { ...noUsage, output_tokens: 9 } }],
    { exitCode: 0 },
    'completed',
  ],
  ['qwen', 'an exit code for a refused key', [], { exitCode: 41, stderr: 'x' }, 'auth'],
  [
    'gemini',
    'the name of a quota of a day among the details of a rate',
    [
      {
        type: 'result',
        status: 'error',
        error: {
          type: 'Error',
          message: JSON.stringify({
            error: { code: 429, message: 'x', details: [{ metadata: { quota_limit: 'Gemini25ProRequestsPerDay' } }] },
          }),
        },
      },
    ],
    { exitCode: 173 },
    'usage-limit',
  ],
  ...(
    [
      ['a day', ['PerDay'], 'usage-limit'],
      ['a minute', ['PerMinute'], 'overloaded'],
      ['both', ['PerMinute', 'PerDay'], 'usage-limit'],
    ] as const
  ).map(
    ([what, spans, expected]) =>
      ['gemini', `a quota of ${what} with the same sentence`, [quotaOf(spans)], { exitCode: 173 }, expected] as const,
  ),
  [
    'gemini',
    'the name of an account to verify',
    [{ type: 'result', status: 'error', error: { type: 'ValidationRequiredError', message: 'Verify it.' } }],
    { exitCode: 1 },
    'auth',
  ],
];

function quotaOf(spans: readonly string[]): object {
  const details = [{ violations: spans.map((span) => ({ quotaId: `GenerateRequests${span}PerProject-FreeTier` })) }];
  const message = JSON.stringify({ error: { code: 429, message: 'You exceeded your current quota.', details } });
  return { type: 'result', status: 'error', error: { type: 'unknown', message } };
}

const zero = { total_tokens: 0, input_tokens: 0, output_tokens: 0, cached: 0 };
const some = { total_tokens: 12, input_tokens: 9, output_tokens: 3, cached: 0 };
const geminiSays = { type: 'message', role: 'assistant', content: 'Something went wrong. Try again later.' };
const geminiDoes = { type: 'tool_use', tool_name: 'write_file', tool_id: 'w', parameters: {} };
const endedWell = (stats: object): object => ({ type: 'result', status: 'success', stats });

/** Words that no model wrote, told by the client's own count and not by what they say. */
const unanswered: readonly (readonly [string, readonly object[], AgentClass, string])[] = [
  ['no token', [geminiSays, endedWell({ ...zero, models: { g: zero } })], 'empty', ''],
  ['no token by a whole object', [wholeOf({ total: 0, prompt: 0, candidates: 0, cached: 0 })], 'empty', ''],
  ['some', [geminiSays, endedWell({ ...some, models: { g: some } })], 'completed', geminiSays.content],
  [
    'some by another model',
    [geminiSays, endedWell({ ...some, models: { g: zero, h: some } })],
    'completed',
    geminiSays.content,
  ],
  ['none, because it names no model', [geminiSays, endedWell(zero)], 'completed', geminiSays.content],
  [
    'no token, and a tool was used',
    [geminiDoes, geminiSays, endedWell({ ...zero, models: { g: zero } })],
    'completed',
    geminiSays.content,
  ],
];

function wholeOf(tokens: object): object {
  return { session_id: 's1', response: geminiSays.content, stats: { models: { g: { tokens } } } };
}

describe('what gemini says where it counts', () => {
  it.each(unanswered)('%s', (_what, lines, expected, finalText) => {
    const reader = readerNamed('gemini')?.();
    for (const line of lines) reader?.line(JSON.stringify(line));
    expect(reader?.finish({ exitCode: 0 })).toMatchObject({ class: expected, finalText });
  });

  it('keeps the words that an error cut short, which it does not count', () => {
    const reader = readerNamed('gemini')?.();
    const stats = { ...zero, models: { g: zero } };
    const lines = [geminiSays, { type: 'result', status: 'error', error: { type: 'unknown', message: 'x' }, stats }];
    for (const line of lines) reader?.line(JSON.stringify(line));
    expect(reader?.finish({ exitCode: 1 }).finalText).toBe(geminiSays.content);
  });
});

describe('a rarer form', () => {
  it.each(rows)('%s: %s', (agent, _what, lines, end, expected) => {
    const reader = readerNamed(agent)?.();
    for (const line of lines) reader?.line(typeof line === 'string' ? line : JSON.stringify(line));
    expect(reader?.finish(end).class).toBe(expected);
  });
});

import { describe, expect, test } from 'vitest';
import type { AgentCallRequest, CallOptions } from '../../../src/adapters/agents/agent.ts';
import { called, usageOf } from '../../../src/adapters/agents/call.ts';
import { openCodeTrouble } from '../../../src/adapters/agents/opencode.ts';
import { type AgentReading, believable, mostOfCall } from '../../../src/adapters/agents/result.ts';
import type { ProcessResult } from '../../../src/adapters/process/supervise.ts';
import { providerSchema, usageSchema } from '../../../src/core/agent-facts.ts';

const now = Date.UTC(2026, 10, 23);
const tokens = { input: 1, output: 2, cacheRead: 3, cacheWrite: 4 };
const reading: AgentReading = {
  ...{ class: 'usage-limit', finalText: '', detail: 'The limit is reached.', tokens },
  ...{ tools: [], permissionDenials: [] },
};

test('figures of a call are taken as they are told, with sessionId, turns and whatever else is told', () => {
  const all = {
    ...reading,
    costUsd: 0,
    isCostReckoned: true,
    isCostPartial: true,
    resetAt: now + 3_600_000,
    sessionId: 's',
  } as const;
  expect(believable(all, now)).toEqual(all);
  expect(believable(reading, now)).toEqual(reading);
});

test('a cost that is known in part is written down as such', () => {
  const used = usageOf('implement', { ...reading, costUsd: 1, isCostReckoned: true, isCostPartial: true });
  expect(used).toMatchObject([{ role: 'implement', costUsd: 1, isReckoned: true, isPartial: true }]);
  expect(usageSchema.array().safeParse(used).success).toBe(true);
});

test.each(['input', 'output', 'cacheRead', 'cacheWrite'] as const)('%s tokens have a greatest number', (kind) => {
  const of = (count: number) => believable({ ...reading, tokens: { ...tokens, [kind]: count } }, now).tokens;
  expect(of(Number.MAX_SAFE_INTEGER)).toEqual({ ...tokens, [kind]: mostOfCall.tokens });
  expect([of(Number.NaN)[kind], of(-1)[kind]]).toEqual([0, 0]);
});

test.each([
  [Number.POSITIVE_INFINITY, { costUsd: mostOfCall.usd, isCostReckoned: true }],
  [mostOfCall.usd + 1, { costUsd: mostOfCall.usd, isCostReckoned: true }],
  [Number.NaN, {}],
  [-1, {}],
])('a cost of %s dollars is greatest or unknown', (costUsd, believed) => {
  expect(believable({ ...reading, costUsd, isCostReckoned: true }, now)).toEqual({ ...reading, ...believed });
});

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, now + mostOfCall.aheadMs + 1, Date.UTC(9999, 0)])(
  'a limit that is over at %s is over at a time that nobody knows',
  (resetAt) => expect(believable({ ...reading, resetAt }, now)).toEqual(reading),
);

test.each([
  ['a text', '5', '1795366800000'],
  ['an empty text', '', ''],
  ['nothing', null, null],
  ['a list', [5], [5]],
])('%s is no figure', (_name, figure, resetAt) => {
  const odd = { ...reading, costUsd: figure, resetAt, tokens: { ...tokens, input: figure } } as unknown as AgentReading;
  expect(believable(odd, now)).toEqual({ ...reading, tokens: { ...tokens, input: 0 } });
});

test('figures are whole where they count things or milliseconds', () => {
  const odd = { ...reading, resetAt: now + 0.5, tokens: { ...tokens, input: 1.5 } };
  expect(believable(odd, now)).toEqual({ ...reading, resetAt: now + 1, tokens: { ...tokens, input: 2 } });
});

describe('headers of opencode', () => {
  const trouble = (headers: object) => openCodeTrouble({ name: '', data: { responseHeaders: headers } }, now);

  test('tell times in whole milliseconds', () => {
    expect(trouble({ 'retry-after-ms': '1.6' })).toMatchObject({ waitMs: 2 });
    const limit = {
      'anthropic-ratelimit-unified-status': 'rejected',
      'anthropic-ratelimit-unified-reset': '1795366800.0016',
    };
    expect(trouble(limit)).toMatchObject({ resetAt: 1_795_366_800_002 });
  });
});

test('what calls came to can be read again from the journal, whatever they told', async () => {
  const most = { input: 2 * Number.MAX_SAFE_INTEGER, output: 2, cacheRead: 3, cacheWrite: 4 };
  const wild = { ...reading, tokens: most, costUsd: Number.POSITIVE_INFINITY, resetAt: Number.POSITIVE_INFINITY };
  const options = { logs: { redact: (text: string) => text }, graceMs: 1 } as unknown as CallOptions;
  const request = { role: 'implement', gate: 'implement', startedMs: 1, limits: { hardMs: 1 } } as AgentCallRequest;
  const files = { home: '', tmp: '', result: '', live: '', stdout: '/nowhere', stderr: '/nowhere' };
  const ended = { termination: 'exited', exitCode: 0, durationMs: 1 } as unknown as ProcessResult;
  const readAgain = async (said: AgentReading) => {
    const made = await called(options, { request, files, ended, reading: said, isDone: false, isTooDear: false });
    const written = JSON.parse(JSON.stringify(made));
    return [usageSchema.array().safeParse(written.usage).success, providerSchema.safeParse(written.provider).success];
  };
  expect(await readAgain(wild)).toEqual([false, false]);
  expect(await readAgain(believable(wild, now))).toEqual([true, true]);
});

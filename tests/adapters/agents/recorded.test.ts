import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRecorded } from '../../../scripts/agents/recorded.ts';
import { renderAgents } from '../../../scripts/agents/render.ts';
import { scenarios } from '../../../scripts/agents/scenarios.ts';
import { readerNamed } from '../../../src/adapters/agents/agent.ts';
import type { AgentClass, AgentReading, AgentTokens } from '../../../src/adapters/agents/result.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const fixtures = join(root, 'tests', 'fixtures', 'transcripts');
const agents = ['codex', 'gemini', 'opencode', 'copilot', 'qwen'] as const;

function read(agent: string, scenario: string): AgentReading {
  const openReader = readerNamed(agent);
  if (openReader === undefined) throw new Error(`no reader for ${agent}`);
  return readRecorded(join(fixtures, agent, scenario), openReader);
}

function recorded(agent: string): string[] {
  const metas = readdirSync(join(fixtures, agent)).filter((name) => name.endsWith('.meta.json'));
  return metas.map((name) => name.slice(0, -'.meta.json'.length)).sort();
}

/** What a scenario is read as for every client that has it. */
const same: Readonly<Record<string, AgentClass>> = {
  success: 'completed',
  'mentions-limits': 'completed',
  refusal: 'completed',
  'background-child': 'completed',
  'huge-prompt': 'completed',
  noise: 'completed',
  'rate-limit': 'overloaded',
  'rate-limit-once': 'completed',
  'limit-with-reset': 'usage-limit',
  'server-error': 'overloaded',
  'other-language': 'overloaded',
  unreachable: 'network',
  'stream-cut': 'network',
  'no-key': 'auth',
  credit: 'billing',
  'model-not-found': 'model-config',
  'prompt-too-long': 'context-too-long',
  'bad-request': 'context-too-long',
  'max-turns': 'turn-cap',
  denied: 'permission-denied',
  'killed-while-retrying': 'killed',
  'killed-in-tool': 'killed',
  'killed-by-another': 'crashed',
  'cut-in-result': 'crashed',
  'error-but-exit-0': 'usage-limit',
  'good-but-exit-1': 'crashed',
  silent: 'empty',
  nothing: 'empty',
};

/** Where a client's run differs, and the runs that it has for itself. */
const own: Readonly<Record<(typeof agents)[number], Readonly<Record<string, AgentClass>>>> = {
  codex: {
    'error-in-words-alone': 'crashed',
    'first-format': 'completed',
    'first-format-limit': 'usage-limit',
    'first-format-retries-in-vain': 'auth',
    'limit-in-the-log': 'usage-limit',
    'good-but-killed': 'killed',
    'interrupted-by-another': 'crashed',
    'killed-in-limit': 'killed',
    'limit-of-a-plan': 'usage-limit',
    'nothing-exit-1': 'crashed',
    'refused-by-filter': 'crashed',
    'server-error-500': 'overloaded',
    'tool-told-of-a-limit': 'completed',
  },
  gemini: {
    // The client says on stderr that it is the quota of a day.
    'other-language': 'usage-limit',
    'billing-disabled': 'billing',
    'empty-answer': 'empty',
    'error-then-success': 'usage-limit',
    forbidden: 'auth',
    'json-format': 'completed',
    'json-format-error': 'usage-limit',
    'limit-of-a-day': 'usage-limit',
    'max-turns-but-success': 'turn-cap',
    'no-shell': 'permission-denied',
    'no-such-tool': 'completed',
    'no-key-at-all': 'auth',
    'rate-limit-short-wait': 'overloaded',
    'refused-by-filter': 'crashed',
    'server-error-500': 'overloaded',
    'tool-failed': 'completed',
  },
  opencode: {
    'error-but-exit-0': 'overloaded',
    'cut-by-length': 'context-too-long',
    'denied-but-went-on': 'permission-denied',
    'no-shell': 'permission-denied',
    'no-such-tool': 'completed',
    'error-before-a-stop': 'overloaded',
    'limit-of-a-free-day': 'usage-limit',
    'limit-of-a-plan': 'usage-limit',
    'limit-of-a-quota': 'usage-limit',
    'model-named-on-stderr': 'model-config',
    'no-key-at-all': 'auth',
    'nothing-exit-1': 'crashed',
    'refused-by-filter': 'crashed',
    'tool-failed': 'completed',
  },
  copilot: {
    'error-but-exit-0': 'overloaded',
    'error-then-success': 'overloaded',
    'interrupted-by-another': 'crashed',
    'limit-in-words-alone': 'usage-limit',
    'limit-named-by-the-request-alone': 'usage-limit',
    'limit-of-a-quota': 'usage-limit',
    'limit-of-hours': 'usage-limit',
    'no-key-at-all': 'auth',
    'retries-in-vain': 'overloaded',
    'tool-failed': 'completed',
  },
  qwen: {
    'error-then-success': 'usage-limit',
    'limit-of-a-quota': 'usage-limit',
    'max-tool-calls': 'turn-cap',
    'no-key-at-all': 'auth',
    'one-list': 'completed',
    'says-an-error-itself': 'completed',
  },
};

describe.each(agents)('recorded runs of %s', (agent) => {
  it.each(recorded(agent))('%s', (scenario) => {
    const expected = own[agent][scenario] ?? same[scenario];
    expect(read(agent, scenario)).toMatchObject({ class: expected });
  });

  it('are at least as many as the table has, but for caps that the client does not know', () => {
    const missing = scenarios.filter(({ name }) => !recorded(agent).includes(name)).map(({ name }) => name);
    expect(missing.filter((name) => name !== 'max-turns')).toEqual([]);
  });
});

function tokens(input: number, output: number, cacheRead = 0): AgentTokens {
  return { input, output, cacheRead, cacheWrite: 0 };
}

const done = 'Done: add() is there.';

describe('a run that ended well', () => {
  const rows: readonly (readonly [string, Partial<AgentReading>])[] = [
    [
      'codex',
      {
        tokens: tokens(2_000, 80, 1_000),
        costUsd: 0.003425,
        isCostReckoned: true,
        model: 'gpt-5-codex',
        sessionId: '01a20000-0000-7000-8000-000000000001',
        tools: [
          { name: 'command_execution', calls: 1 },
          { name: 'file_change', calls: 1 },
        ],
      },
    ],
    [
      'gemini',
      {
        tokens: tokens(2_000, 100, 1_000),
        costUsd: 0.003625,
        isCostReckoned: true,
        model: 'gemini-2.5-pro',
        sessionId: '11111111-1111-4111-8111-111111111111',
        tools: [{ name: 'write_file', calls: 1 }],
      },
    ],
    [
      'opencode',
      {
        tokens: tokens(3_000, 100, 1_000),
        costUsd: 0.01,
        sessionId: 'ses_1',
        tools: [{ name: 'write', calls: 1 }],
      },
    ],
    [
      'copilot',
      {
        tokens: tokens(0, 0),
        model: 'claude-sonnet-4.5',
        sessionId: '33333333-3333-4333-8333-333333333333',
        tools: [{ name: 'create', calls: 1 }],
      },
    ],
    [
      'qwen',
      {
        tokens: tokens(2_000, 80, 1_000),
        costUsd: 0.0034,
        isCostReckoned: true,
        model: 'qwen3-coder-plus',
        sessionId: '44444444-4444-4444-8444-444444444444',
        tools: [{ name: 'write_file', calls: 1 }],
      },
    ],
    // Three messages, and a result that tells of two: the greater counts [X46].
    ['claude', { tokens: tokens(3_000, 120, 1_500), costUsd: 0.02, tools: [{ name: 'Write', calls: 1 }] }],
  ];

  it.each(rows)('%s', (agent, expected) => {
    expect(read(agent, 'success')).toMatchObject({ class: 'completed', finalText: done, ...expected });
  });

  it.each(['copilot'])('%s: the cost is unknown, not 0', (agent) => {
    expect(read(agent, 'success')).not.toHaveProperty('costUsd');
  });

  it.each(['opencode', 'claude'])("%s: the cost is the client's own", (agent) => {
    expect(read(agent, 'success')).not.toHaveProperty('isCostReckoned');
  });
});

describe('a run of codex in its first format', () => {
  it('tells what the later one tells', () => {
    expect(read('codex', 'first-format')).toMatchObject({
      finalText: done,
      tokens: tokens(2_000, 80, 1_000),
      sessionId: '01a20000-0000-7000-8000-000000000001',
      tools: [
        { name: 'command_execution', calls: 1 },
        { name: 'file_change', calls: 1 },
      ],
    });
  });
});

describe('a limit', () => {
  const rows: readonly (readonly [string, string, number])[] = [
    // A clock time is in the zone of the machine, as the client's is.
    ['codex', 'limit-with-reset', new Date(2030, 2, 17, 17, 46).getTime()],
    ['gemini', 'limit-with-reset', Date.parse('2026-11-22T11:00:00Z')],
    // A service wrote it, in its own zone or in that of the machine.
    [
      'opencode',
      'limit-of-a-plan',
      Math.max(new Date(2026, 10, 22, 20, 15, 10).getTime(), Date.parse('2026-11-22T20:15:10Z')),
    ],
    ['copilot', 'limit-of-hours', Date.parse('2026-11-22T12:45:32Z')],
    ['opencode', 'limit-of-a-free-day', 1_795_392_000_000],
    ['opencode', 'limit-with-reset', 1_790_000_000_000 + 7_200_000],
    ['copilot', 'limit-with-reset', Date.parse('2026-11-22T22:00:00Z')],
  ];

  it.each(rows)('%s/%s is over at', (agent, scenario, resetAt) => {
    expect(read(agent, scenario)).toMatchObject({ class: 'usage-limit', resetAt });
  });

  it.each([
    ['codex', 'limit-of-a-plan'],
    ['gemini', 'limit-of-a-day'],
    ['gemini', 'rate-limit-short-wait'],
    ['opencode', 'rate-limit'],
    ['qwen', 'limit-of-a-quota'],
  ])('%s/%s has no known end', (agent, scenario) => {
    expect(read(agent, scenario)).not.toHaveProperty('resetAt');
  });
});

describe('a run that we ended', () => {
  it.each([
    ['codex', 'killed-while-retrying', 'network'],
    ['codex', 'killed-in-limit', 'overloaded'],
    ['copilot', 'killed-while-retrying', 'overloaded'],
    ['qwen', 'killed-while-retrying', 'overloaded'],
  ] as const)('%s/%s had waited: %s', (agent, scenario, waitingFor) => {
    expect(read(agent, scenario)).toMatchObject({ class: 'killed', waitingFor });
  });

  it.each(['codex', 'gemini', 'opencode', 'copilot', 'qwen'])('%s had waited for nothing while a tool ran', (agent) => {
    expect(read(agent, 'killed-in-tool')).not.toHaveProperty('waitingFor');
  });
});

describe('what it says of a failure', () => {
  it.each([
    [
      'codex',
      'no-key',
      'the model service refused the key: Incorrect API key provided: sk-x., url: http://127.0.0.1/v1/responses (HTTP 401)',
    ],
    ['codex', 'nothing-exit-1', 'codex exited with 1 without a good end: Error: error loading config: unknown field'],
    [
      'gemini',
      'server-error',
      'the model service is overloaded or broken: The model is overloaded. Please try again later. (HTTP 503, RetryableQuotaError)',
    ],
    ['opencode', 'denied', 'opencode was refused a tool call: bash: npm test'],
    ['copilot', 'killed-by-another', 'copilot was ended by SIGKILL, not by us, without a good end.'],
    ['qwen', 'good-but-exit-1', 'qwen reported a good end but exited with 1.'],
    [
      'qwen',
      'nothing',
      'qwen exited with 0 and printed nothing: Warning: running headless with --yolo and no sandbox.',
    ],
  ])('%s/%s', (agent, scenario, detail) => {
    expect(read(agent, scenario).detail).toBe(detail);
  });

  it.each([
    [['run_shell_command'], 'completed'],
    [['write_file'], 'permission-denied'],
  ])('is no misconfiguration where we withheld the tool ourselves: %j', (withheld, expected) => {
    const openReader = readerNamed('qwen');
    const told = openReader && readRecorded(join(fixtures, 'qwen', 'denied'), () => openReader({ withheld }));
    expect(told).toMatchObject({ class: expected });
  });

  it("has no sentence of the client among the agent's words", () => {
    expect(read('qwen', 'bad-request').finalText).toBe('');
  });
});

describe('docs/agents.md', () => {
  it('is fresh', () => {
    expect(readFileSync(join(root, 'docs', 'agents.md'), 'utf8'), 'run "npm run generate"').toBe(
      renderAgents({ recorded: join(fixtures, '..', 'recorded'), written: fixtures }),
    );
  });
});

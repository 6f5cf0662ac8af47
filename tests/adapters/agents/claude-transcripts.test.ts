import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { claudeDriver } from '../../../src/adapters/agents/claude.ts';
import type { AgentClass, AgentReading, AgentTokens } from '../../../src/adapters/agents/result.ts';
import { cutLines } from '../../../src/adapters/agents/stream.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const shared = join(root, '..', 'shared', 'transcripts', 'claude');
const own = join(root, 'tests', 'fixtures', 'transcripts', 'claude');
const present = existsSync(shared);
if (!present) console.info('The shared transcripts of the real claude client are absent: their tests are skipped.');

function read(folder: string, scenario: string): AgentReading {
  const path = join(folder, scenario);
  const meta = JSON.parse(readFileSync(`${path}.meta.json`, 'utf8'));
  const reader = claudeDriver.openReader();
  const cutter = cutLines((line) => reader.line(line));
  cutter.push(readFileSync(`${path}.stdout.jsonl`));
  cutter.end();
  return reader.finish({
    ...(meta.exit === null ? {} : { exitCode: meta.exit }),
    ...(meta.signal === null ? {} : { signal: meta.signal }),
    ...(meta.killedBy === null ? {} : { killedBy: meta.killedBy }),
    stderr: readFileSync(`${path}.stderr.txt`, 'utf8'),
  });
}

function scenarios(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.meta.json'))
    .map((name) => name.slice(0, -'.meta.json'.length))
    .sort();
}

function tokens(input: number, output: number, cacheRead = 0, cacheWrite = 0): AgentTokens {
  return { input, output, cacheRead, cacheWrite };
}

const task = ['COMPLETE: hello.txt created.', tokens(4_100, 120, 2_200), 0.01924] as const;
const nothing = ['', tokens(0, 0), 0] as const;
const unknownCost = ['', tokens(0, 0), undefined] as const;

/** Judged by hand from each scenario's name, command, exit and stream. */
const judged: readonly (readonly [string, AgentClass, string, AgentTokens, number | undefined])[] = [
  ['arg_stdin_open', 'completed', ...task],
  ['bare', 'completed', ...task],
  ['budget', 'turn-cap', '', tokens(400_000, 10_000), 1.8],
  ['credit', 'billing', ...nothing],
  ['env_names', 'completed', 'COMPLETE', tokens(2_000, 100), 0.01],
  ['error_400', 'context-too-long', ...nothing],
  ['error_401', 'auth', ...nothing],
  ['hang_start', 'completed', ...task],
  ['json', 'completed', ...task],
  ['max_turns', 'turn-cap', '', tokens(2_000, 100), 0.01],
  ['no_retries', 'overloaded', ...nothing],
  ['overloaded_529', 'overloaded', ...nothing],
  ['perm_accept_edits', 'completed', ...task],
  ['perm_allowed', 'completed', ...task],
  ['perm_auto', 'completed', ...task],
  ['perm_default', 'permission-denied', ...task],
  ['rate_limit', 'overloaded', ...nothing],
  // No retry at all: the service asked for a wait so long that the client gave up at once.
  ['rate_limit_long', 'usage-limit', ...nothing],
  ['rate_limit_once', 'completed', ...task],
  ['root_no_sandbox', 'permission-denied', ...unknownCost],
  ['sigint_tool', 'killed', '', tokens(1_000, 50), 0.005],
  // Its client told no cost: these are list prices.
  ['sigkill_tool', 'killed', '', tokens(1_000, 1), 0.004_02],
  ['sigterm_model', 'killed', ...unknownCost],
  ['sigterm_tool', 'killed', '', tokens(1_000, 1), 0.004_02],
  ['slow_model', 'completed', 'slow', tokens(1_000, 50), 0.005],
  ['success', 'completed', ...task],
  ['success_arg', 'completed', ...task],
  // Plain text, which is never read for a cause.
  ['text_error', 'crashed', ...unknownCost],
  ['unreachable', 'network', ...nothing],
  ['usage_limit', 'usage-limit', ...nothing],
  ['user_no_sandbox', 'completed', ...task],
];

describe.skipIf(!present)('runs of the real claude client (skipped when ../shared/transcripts is absent)', () => {
  it('are all judged', () => {
    expect(judged.map(([scenario]) => scenario)).toEqual(scenarios(shared));
  });

  it.each(judged)('%s: %s', (scenario, name, finalText, expected, costUsd) => {
    const reading = read(shared, scenario);
    const seen = [reading.class, reading.finalText, reading.tokens, reading.costUsd];
    expect(seen).toEqual([name, finalText, expected, costUsd]);
  });
});

type Row = readonly [string, Partial<AgentReading> & { readonly class: AgentClass }];

const reset = 1_900_000_000_000;

const rows: readonly Row[] = [
  ['two-models', { class: 'completed', tokens: tokens(1_220, 70, 5, 7), costUsd: 0.25 }],
  ['sub-agent', { class: 'completed', finalText: 'The story is done.', tokens: tokens(180, 40) }],
  ['sub-agent-last', { class: 'crashed', finalText: 'My own words.', tokens: tokens(120, 2) }],
  ['two-results', { class: 'completed', finalText: 'The tests pass.', tokens: tokens(200, 30), costUsd: 0.3 }],
  [
    'denied',
    {
      class: 'permission-denied',
      finalText: 'I could not write.',
      permissionDenials: ['Write: /repo/a.ts', 'Bash: npm test'],
      detail: 'claude was refused 2 tool calls: Write: /repo/a.ts; Bash: npm test',
    },
  ],
  [
    'limit-with-reset',
    {
      class: 'usage-limit',
      resetAt: reset,
      costUsd: 0.01,
      detail:
        "the account's usage limit is reached: You've hit your 5-hour limit · resets 5:46pm (UTC) (HTTP 429, usage_limit_reached)",
    },
  ],
  ['limit-by-event-alone', { class: 'usage-limit', resetAt: reset }],
  ['limit-then-answer', { class: 'overloaded', finalText: 'on credits', tokens: tokens(100, 1) }],
  // The retry was for another trouble, and an answer came since.
  ['late-limit', { class: 'usage-limit', finalText: 'I go on.' }],
  // The limit was passed on credits, so it is not what ended this.
  ['old-limit', { class: 'overloaded', finalText: 'On credits.' }],
  ['rate-limit', { class: 'overloaded' }],
  ['server-error', { class: 'overloaded' }],
  ['no-key', { class: 'auth' }],
  ['forbidden', { class: 'auth' }],
  ['credit', { class: 'billing' }],
  ['credit-old-words', { class: 'billing' }],
  ['model-not-found', { class: 'model-config', model: 'claude-nope' }],
  ['prompt-too-long', { class: 'context-too-long' }],
  ['bad-request', { class: 'context-too-long' }],
  ['unreachable', { class: 'network' }],
  ['max-turns', { class: 'turn-cap', finalText: 'Still at it.' }],
  ['max-budget', { class: 'turn-cap', costUsd: 1.8 }],
  ['during-execution', { class: 'crashed', finalText: 'Hm.' }],
  ['killed-in-tool', { class: 'killed', tokens: tokens(300, 2, 30, 5) }],
  ['killed-after-result', { class: 'killed', finalText: 'All done.', costUsd: 0.25 }],
  [
    'killed-while-retrying',
    {
      class: 'killed',
      waitingFor: 'auth',
      detail: 'claude was ended by us (idle) while it waited: HTTP 401, authentication_failed',
    },
  ],
  ['killed-while-unreachable', { class: 'killed', waitingFor: 'network' }],
  [
    'killed-by-another',
    { class: 'crashed', detail: 'claude was ended by SIGKILL, not by us, without a result.', finalText: 'I work.' },
  ],
  ['good-but-exit-1', { class: 'crashed', detail: 'claude reported a good end but exited with 1.' }],
  ['cut-in-result', { class: 'crashed', finalText: 'Almost.', detail: 'claude exited with 0 without a result.' }],
  ['whole-without-end', { class: 'completed', finalText: 'Done.' }],
  ['noise', { class: 'completed', finalText: 'Done.' }],
  ['cost-absent', { class: 'completed' }],
  ['cost-zero', { class: 'completed', costUsd: 0 }],
  ['wrong-types', { class: 'completed', finalText: 'Done.', tokens: tokens(100, 1), permissionDenials: [] }],
  ['silent', { class: 'empty' }],
  ['silent-but-worked', { class: 'completed', finalText: '' }],
  ['nothing', { class: 'empty' }],
  ['nothing-exit-1', { class: 'crashed', detail: 'claude exited with 1 without a result: Error: cannot find module' }],
  ['root-refused', { class: 'permission-denied' }],
  ['text-format', { class: 'crashed', detail: 'claude exited with 1 without a result: API Error: 400 no' }],
  ['text-format-good', { class: 'crashed', detail: 'claude exited with 0 without a result: All done.' }],
  ['prose', { class: 'crashed' }],
  ['one-list', { class: 'completed', finalText: 'Done.' }],
  [
    'success',
    { class: 'completed', finalText: 'Done: add() is there.', costUsd: 0.02, tools: [{ name: 'Write', calls: 1 }] },
  ],
  ['mentions-limits', { class: 'completed' }],
  ['refusal', { class: 'completed', tools: [] }],
  ['background-child', { class: 'completed', finalText: 'The server runs.' }],
  ['huge-prompt', { class: 'completed' }],
  ['rate-limit-once', { class: 'completed' }],
  ['stream-cut', { class: 'network' }],
  ['error-but-exit-0', { class: 'usage-limit' }],
  ['other-language', { class: 'overloaded' }],
  ['limit-in-words-alone', { class: 'usage-limit' }],
  ['limit-in-a-good-end', { class: 'usage-limit', finalText: '', resetAt: 1_795_366_800_000 }],
  ['says-a-limit-itself', { class: 'completed' }],
  ['max-turns-but-no-error', { class: 'turn-cap' }],
  ['limit-after-retries', { class: 'usage-limit' }],
  ['rate-of-a-minute', { class: 'overloaded' }],
  ['limit-as-a-refusal', { class: 'usage-limit' }],
  ['limit-of-a-subagent', { class: 'completed' }],
  ['says-no-response-requested', { class: 'completed', finalText: 'Done.' }],
];

describe('streams in the shapes of the client', () => {
  it('are all judged', () => {
    expect(rows.map(([scenario]) => scenario).sort()).toEqual(scenarios(own));
  });

  it.each(rows)('%s: %o', (scenario, expected) => {
    expect(read(own, scenario)).toMatchObject(expected);
  });

  it.each(['cost-absent', 'wrong-types', 'killed-in-tool', 'nothing'])('%s: the cost is unknown', (scenario) => {
    expect(read(own, scenario)).not.toHaveProperty('costUsd');
  });

  it.each(['rate-limit', 'late-limit', 'old-limit', 'two-results'])('%s: no reset', (scenario) => {
    expect(read(own, scenario)).not.toHaveProperty('resetAt');
  });
});

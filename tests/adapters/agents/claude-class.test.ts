import { describe, expect, it } from 'vitest';
import { claudeDriver } from '../../../src/adapters/agents/claude.ts';
import type { AgentClass } from '../../../src/adapters/agents/result.ts';

/** What a failed call tells: in its result, in the client's words in place of an answer, and before them. */
interface Failure {
  readonly terminalReason?: string;
  readonly subtype?: string;
  readonly error?: string;
  readonly apiError?: string;
  readonly status?: number;
  readonly sentence?: string;
  readonly limitRejected?: boolean;
  readonly retried?: boolean;
}

function read(lines: readonly object[], stderr = ''): AgentClass {
  const reader = claudeDriver.openReader();
  for (const line of lines) reader.line(JSON.stringify(line));
  return reader.finish({ exitCode: 1, stderr }).class;
}

function classOf({ sentence = '', limitRejected = false, retried = true, ...told }: Failure): AgentClass {
  const content = [{ type: 'text', text: sentence }];
  return read([
    ...(limitRejected ? [{ type: 'rate_limit_event', rate_limit_info: { status: 'rejected' } }] : []),
    ...(retried ? [{ type: 'system', subtype: 'api_retry', attempt: 1 }] : []),
    ...(told.error === undefined ? [] : [{ type: 'assistant', error: told.error, message: { id: 'a', content } }]),
    {
      ...{ type: 'result', is_error: true, subtype: told.subtype, terminal_reason: told.terminalReason },
      ...{ api_error: told.apiError, api_error_status: told.status, result: sentence },
    },
  ]);
}

const rows: readonly (readonly [AgentClass, Failure])[] = [
  ['turn-cap', { terminalReason: 'max_turns' }],
  ['turn-cap', { subtype: 'error_max_turns' }],
  ['turn-cap', { terminalReason: 'budget_exhausted', status: 429 }],
  ['context-too-long', { terminalReason: 'prompt_too_long', status: 400 }],
  ['context-too-long', { terminalReason: 'image_error', status: 413 }],
  ['context-too-long', { error: 'max_output_tokens' }],
  ['network', { apiError: 'connection_failed', error: 'server_error' }],
  ['network', { apiError: 'stream_idle_timeout' }],
  ['network', { apiError: 'network_edge_blocked', error: 'authentication_failed', status: 403 }],
  ['usage-limit', { apiError: 'usage_limit_reached', error: 'rate_limit', status: 429 }],
  ['usage-limit', { error: 'rate_limit', limitRejected: true }],
  ['usage-limit', { status: 429, retried: false }],
  [
    'overloaded',
    { error: 'rate_limit', status: 429, retried: false, sentence: 'API Error: Slow down (not your usage limit)' },
  ],
  ['overloaded', { status: 429 }],
  ['overloaded', { error: 'rate_limit', status: 429 }],
  ['overloaded', { error: 'server_error', status: 529, retried: false, limitRejected: true }],
  ['overloaded', { status: 500 }],
  ['overloaded', { status: 503 }],
  ['overloaded', { error: 'server_error' }],
  ['auth', { error: 'authentication_failed' }],
  ['auth', { apiError: 'org_disabled_credential', error: 'invalid_request', status: 400 }],
  ['auth', { status: 401 }],
  ['auth', { status: 403 }],
  [
    'usage-limit',
    { status: 403, error: 'authentication_failed', sentence: "You've reached your weekly (7-day) usage limit." },
  ],
  ['billing', { status: 403, sentence: 'Insufficient balance' }],
  ['network', { status: 407 }],
  [
    'overloaded',
    { status: 429, retried: false, sentence: 'API Error: 429 Too many tokens, please wait before trying again.' },
  ],
  ['usage-limit', { status: 429, sentence: "You've hit your session limit · resets 3am (UTC)" }],
  ['billing', { error: 'billing_error', status: 400 }],
  ['billing', { status: 402 }],
  ['billing', { sentence: 'Credit balance is too low', status: 400 }],
  ['model-config', { error: 'model_not_found', status: 404 }],
  ['model-config', { status: 404 }],
  ['context-too-long', { status: 400, error: 'invalid_request' }],
  ['context-too-long', { status: 413 }],
  ['network', { status: 408 }],
  ['empty', { apiError: 'empty_completion' }],
  ['usage-limit', { sentence: "You've hit your session limit · resets 10:26pm (UTC)" }],
  ['usage-limit', { sentence: 'You’ve hit your weekly limit' }],
  ['context-too-long', { sentence: 'Prompt is too long' }],
  ['auth', { sentence: 'Not logged in · Please run /login' }],
  ['model-config', { sentence: "There's an issue with the selected model (x)." }],
  ['network', { sentence: 'API Error: Connection error.' }],
  ['crashed', {}],
  ['crashed', { error: 'unknown' }],
  ['crashed', { subtype: 'error_during_execution', terminalReason: 'aborted_tools' }],
  // Prose that only mentions a limit is no limit.
  ['crashed', { sentence: 'The test says: Credit balance is too low' }],
  ['crashed', { sentence: 'I think we got a 429 and Prompt is too long' }],
];

describe('the class of a failure', () => {
  it.each(rows)('%s: %o', (expected, change) => {
    expect(classOf(change)).toBe(expected);
  });
});

describe('a refusal on stderr', () => {
  it.each([
    [
      '--dangerously-skip-permissions cannot be used with root/sudo privileges for security reasons',
      'permission-denied',
    ],
    ['Warning: no stdin data received in 3s', 'crashed'],
    ['', 'crashed'],
  ])('%s', (stderr, expected) => {
    expect(read([], stderr)).toBe(expected);
  });
});

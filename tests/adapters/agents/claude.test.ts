import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claudeDriver } from '../../../src/adapters/agents/claude.ts';
import type { AgentCall, AgentProgress } from '../../../src/adapters/agents/result.ts';

const call: AgentCall = { role: 'implement', skipPermissions: true, extra: [] };
const base = ['-p', '--output-format', 'stream-json', '--verbose'];

describe('how claude is started', () => {
  const rows: readonly (readonly [string, Partial<AgentCall>, readonly string[]])[] = [
    ['isolated', {}, ['--dangerously-skip-permissions']],
    ['not isolated', { skipPermissions: false }, ['--permission-mode', 'dontAsk']],
    [
      'not isolated, with tools',
      { skipPermissions: false, allowedTools: ['Edit', 'Bash(npm run test:*)'] },
      ['--permission-mode', 'dontAsk', '--allowedTools=Edit,Bash(npm run test:*)'],
    ],
    [
      'a tool that looks like an option',
      { skipPermissions: false, allowedTools: ['--dangerously-skip-permissions'] },
      ['--permission-mode', 'dontAsk', '--allowedTools=--dangerously-skip-permissions'],
    ],
    ['tools without need', { allowedTools: ['Edit'] }, ['--dangerously-skip-permissions']],
    [
      'caps',
      { maxTurns: 30, maxBudgetUsd: 2 },
      ['--dangerously-skip-permissions', ...['--max-turns', '30', '--max-budget-usd', '2']],
    ],
    ['cents', { maxBudgetUsd: 0.1 + 0.2 }, ['--dangerously-skip-permissions', '--max-budget-usd', '0.3']],
    ['hundreds', { maxBudgetUsd: 100 }, ['--dangerously-skip-permissions', '--max-budget-usd', '100']],
    ['very little', { maxBudgetUsd: 1e-7 }, ['--dangerously-skip-permissions', '--max-budget-usd', '0.000001']],
    [
      'model and more',
      { model: 'claude-test-1', extra: ['--effort', 'low'] },
      ['--dangerously-skip-permissions', ...['--model', 'claude-test-1', '--effort', 'low']],
    ],
  ];

  it.each(rows)('%s', (_name, change, expected) => {
    const never = '--disallowedTools=EnterWorktree,ScheduleWakeup';
    expect(claudeDriver.args({ ...call, ...change })).toEqual([...base, never, ...expected]);
  });

  it('takes its editing tools from a reviewer', () => {
    const args = claudeDriver.args({ ...call, role: 'review' });
    expect(args).toContain('--disallowedTools=Edit,NotebookEdit,Write,EnterWorktree,ScheduleWakeup');
  });

  const quiet = {
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_ERROR_REPORTING: '1',
    DISABLE_TELEMETRY: '1',
  };

  it('phones nobody', () => {
    expect(claudeDriver.environment({ asRoot: false })).toEqual(quiet);
  });

  it('tells a client that runs as root that it is isolated', () => {
    expect(claudeDriver.environment({ asRoot: true })).toEqual({ ...quiet, IS_SANDBOX: '1' });
  });
});

function assistant(content: readonly object[], more: object = {}): string {
  const usage = { input_tokens: 10, output_tokens: 1, cache_read_input_tokens: 4 };
  return JSON.stringify({ type: 'assistant', message: { id: 'm', content, usage }, parent_tool_use_id: null, ...more });
}

function progressOf(line: string): AgentProgress | undefined {
  return claudeDriver.openReader().line(line);
}

describe('what the live log is told', () => {
  const rows: readonly (readonly [string, AgentProgress | undefined])[] = [
    [assistant([{ type: 'text', text: 'I look\n around.' }]), { kind: 'text', text: 'I look around.' }],
    [
      assistant([{ type: 'tool_use', name: 'Bash', input: { command: 'npm test', description: 'tests' } }]),
      { kind: 'tool', text: 'Bash: npm test' },
    ],
    [
      assistant([{ type: 'tool_use', name: 'Edit', input: { file_path: 'a.ts' } }], { parent_tool_use_id: 'toolu_1' }),
      { kind: 'tool', text: 'sub-agent: Edit: a.ts' },
    ],
    [assistant([{ type: 'tool_use', name: 'TaskList', input: {} }]), { kind: 'tool', text: 'TaskList' }],
    [assistant([{ type: 'thinking', thinking: 'hm' }]), { kind: 'tokens', text: '10 tokens in, 1 out, 4 cached' }],
    [
      '{"type":"system","subtype":"api_retry","attempt":2,"max_retries":10,"retry_delay_ms":1239,"error_status":529,"error":"overloaded"}',
      { kind: 'retry', text: 'HTTP 529 (overloaded): retry 2 of 10 in 1.2 s' },
    ],
    [
      '{"type":"system","subtype":"api_retry","attempt":1,"max_retries":10,"retry_delay_ms":541,"error_status":null,"error":"unknown"}',
      { kind: 'retry', text: 'no answer: retry 1 of 10 in 0.5 s' },
    ],
    [
      '{"type":"rate_limit_event","rate_limit_info":{"status":"allowed_warning","resetsAt":1900000000,"rateLimitType":"five_hour","utilization":0.93}}',
      { kind: 'limit-warning', text: 'five_hour limit allowed_warning at 93 %, resets at 2030-03-17T17:46:40.000Z' },
    ],
    ['{"type":"rate_limit_event","rate_limit_info":{"status":"allowed"}}', undefined],
    [
      '{"type":"rate_limit_event","rate_limit_info":{"status":"rejected","resetsAt":1e300}}',
      { kind: 'limit-warning', text: 'usage limit rejected' },
    ],
    [
      '{"type":"system","subtype":"permission_denied","tool_name":"Write"}',
      { kind: 'tool', text: 'Write was not permitted' },
    ],
    [
      '{"type":"result","is_error":false,"num_turns":3,"total_cost_usd":0.01924,"usage":{"input_tokens":5,"output_tokens":6}}',
      { kind: 'tokens', text: '3 turns, 5 tokens in, 6 out, $0.0192' },
    ],
    ['{"type":"system","subtype":"init","model":"m"}', undefined],
    ['{"type":"user","message":{"content":[{"type":"text","text":"not the agent"}]}}', undefined],
    ['plain words', undefined],
  ];

  it.each(rows)('%s', (line, expected) => {
    expect(progressOf(line)).toEqual(expected);
  });

  it('is short, and never half a character', () => {
    const text = progressOf(assistant([{ type: 'text', text: '😀'.repeat(5_000) }]))?.text ?? '';
    expect(text.length).toBeLessThanOrEqual(4096);
    expect(text.isWellFormed()).toBe(true);
  });
});

describe('a reader of whatever comes', () => {
  it('keeps the end of a long final text', () => {
    const reader = claudeDriver.openReader();
    reader.line(JSON.stringify({ type: 'result', is_error: false, result: `${'😀'.repeat(50_000)}THE END` }));
    const { finalText, class: name } = reader.finish({ exitCode: 0 });
    expect([name, finalText.endsWith('😀THE END'), finalText.isWellFormed()]).toEqual(['completed', true, true]);
    expect(finalText.length).toBeLessThanOrEqual(64 * 1024);
  });

  it('joins the blocks of one message and forgets the one before', () => {
    const reader = claudeDriver.openReader();
    const block = (id: string, text: string): string =>
      JSON.stringify({ type: 'assistant', message: { id, content: [{ type: 'text', text }] } });
    for (const line of [block('1', 'old'), block('2', 'the '), block('2', 'end')]) reader.line(line);
    expect(reader.finish({ exitCode: 1 }).finalText).toBe('the end');
  });

  it('sums messages beyond those it remembers, each once', () => {
    const reader = claudeDriver.openReader();
    for (let message = 0; message < 1_000; message += 1) {
      const line = assistant([]).replace('"id":"m"', `"id":"m${message}"`);
      reader.line(line);
      reader.line(line);
    }
    expect(reader.finish({ killedBy: 'idle' }).tokens).toEqual({
      input: 10_000,
      output: 1_000,
      cacheRead: 4_000,
      cacheWrite: 0,
    });
  });

  it('lists no more than 20 denials', () => {
    const reader = claudeDriver.openReader();
    const permission_denials = Array.from({ length: 1_000 }, (_, index) => ({ tool_name: `Tool${index}` }));
    reader.line(JSON.stringify({ type: 'result', is_error: false, result: 'x', permission_denials }));
    expect(reader.finish({ exitCode: 0 })).toMatchObject({
      class: 'permission-denied',
      permissionDenials: Array.from({ length: 20 }, (_, index) => `Tool${index}`),
    });
  });

  it('takes no line after its end', () => {
    const reader = claudeDriver.openReader();
    const before = reader.finish({ exitCode: 1 });
    reader.line('{"type":"result","is_error":false,"result":"late"}');
    expect(reader.finish({ exitCode: 1 })).toEqual(before);
  });

  it('never throws, never calls it a success without exit 0, and never one that we killed', () => {
    const field = fc.oneof(fc.jsonValue(), fc.constantFrom('success', 'assistant', 'init', false, null, 429));
    const names = ['type', 'subtype', 'is_error', 'result', 'message', 'usage', 'modelUsage', 'errors', 'num_turns'];
    const event = fc
      .record(Object.fromEntries(names.map((name) => [name, field])), { requiredKeys: [] })
      .chain((fields) =>
        fc
          .constantFrom('result', 'assistant', 'system', 'rate_limit_event', 'x')
          .map((type) => JSON.stringify({ ...fields, type })),
      );
    const line = fc.oneof(
      fc.string(),
      event,
      event.map((whole) => whole.slice(0, -1)),
    );
    const end = fc.record(
      {
        exitCode: fc.constantFrom(0, 1, 143),
        signal: fc.constant('SIGKILL'),
        killedBy: fc.constant('idle'),
        stderr: fc.string(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(line), end, (lines, { exitCode, ...ended }) => {
        const reader = claudeDriver.openReader();
        for (const text of lines) reader.line(text);
        const reading = reader.finish({ ...ended, ...(exitCode === undefined ? {} : { exitCode }) });
        expect(Object.values(reading.tokens).every((figure) => Number.isSafeInteger(figure) && figure >= 0)).toBe(true);
        expect(reading.detail).not.toBe('');
        expect(reading.class === 'killed').toBe(ended.killedBy !== undefined);
        if (exitCode !== 0) expect(['completed', 'empty']).not.toContain(reading.class);
      }),
    );
  });
});

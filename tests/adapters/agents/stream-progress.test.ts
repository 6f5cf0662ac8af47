import { describe, expect, it } from 'vitest';
import { readerNamed } from '../../../src/adapters/agents/agent.ts';
import type { AgentProgress } from '../../../src/adapters/agents/result.ts';

function told(agent: string, ...records: readonly object[]): AgentProgress | undefined {
  const reader = readerNamed(agent)?.();
  return records.map((record) => reader?.line(JSON.stringify(record))).at(-1);
}

const key = 'unexpected status 401 Unauthorized: Incorrect API key provided: x';

describe('what the live log is told', () => {
  const rows: readonly (readonly [string, string, object, AgentProgress | undefined])[] = [
    [
      'codex',
      'a command',
      { type: 'item.started', item: { type: 'command_execution', command: 'npm test' } },
      { kind: 'tool', text: 'command_execution: npm test' },
    ],
    [
      'codex',
      'an edit',
      { type: 'item.completed', item: { type: 'file_change', changes: [{ path: 'src/a.ts' }] } },
      { kind: 'tool', text: 'file_change: src/a.ts' },
    ],
    [
      'codex',
      'a tool of a server',
      { type: 'item.started', item: { type: 'mcp_tool_call', server: 'docs', tool: 'find' } },
      { kind: 'tool', text: 'docs.find' },
    ],
    [
      'codex',
      'a retry',
      { type: 'error', message: 'Reconnecting... 2/5 (rate limit exceeded: slow down)' },
      { kind: 'retry', text: 'retry 2: rate limit exceeded: slow down' },
    ],
    [
      'codex',
      'a refused key, still with hope',
      { type: 'error', message: `Reconnecting... 3/5 (${key})` },
      { kind: 'retry', text: 'retry 3: Incorrect API key provided: x' },
    ],
    [
      'codex',
      'a refused key, again and again',
      { type: 'error', message: `Reconnecting... 4/5 (${key})` },
      { kind: 'retry', text: 'retry 4: Incorrect API key provided: x', isHopeless: true },
    ],
    [
      'codex',
      'tokens',
      { type: 'turn.completed', usage: { input_tokens: 30, cached_input_tokens: 10, output_tokens: 4 } },
      { kind: 'tokens', text: '20 tokens in, 4 out, 10 cached' },
    ],
    ['codex', 'thoughts', { type: 'item.completed', item: { type: 'reasoning', text: 'hm' } }, undefined],
    ['gemini', 'words of which more may come', { type: 'message', role: 'assistant', content: 'I' }, undefined],
    ['gemini', 'the prompt', { type: 'message', role: 'user', content: 'Do it.' }, undefined],
    [
      'opencode',
      'a tool',
      { type: 'tool_use', part: { tool: 'write', state: { status: 'completed', input: { filePath: 'a.ts' } } } },
      { kind: 'tool', text: 'write: a.ts' },
    ],
    [
      'copilot',
      'a retry',
      { type: 'model.call_failure', data: { statusCode: 429, retryAttempt: 0, errorMessage: '{"message":"slow"}' } },
      { kind: 'retry', text: 'retry 1: slow' },
    ],
    [
      'qwen',
      'a tool, rather than what it took',
      {
        type: 'assistant',
        message: {
          content: [{ type: 'tool_use', name: 'edit', input: { file_path: 'a.ts' } }],
          usage: { input_tokens: 9, output_tokens: 1 },
        },
      },
      { kind: 'tool', text: 'edit: a.ts' },
    ],
    [
      'qwen',
      'a retry without a cause',
      { type: 'system', subtype: 'retry', data: { attempt: 1 } },
      { kind: 'retry', text: 'retry 1: no answer' },
    ],
  ];

  it.each(rows)('%s: %s', (agent, _name, record, expected) => {
    expect(told(agent, record)).toEqual(expected);
  });

  it('tells words that come in pieces as one line, before what comes next', () => {
    const reader = readerNamed('gemini')?.();
    const say = (record: object) => reader?.line(JSON.stringify(record));
    const words = (content: string) => say({ type: 'message', role: 'assistant', content });
    const tool = { type: 'tool_use', tool_name: 'shell', tool_id: 'a', parameters: { command: 'ls' } };
    expect([words('The key is correct-ho'), words('rse'), words(' '), words('battery.')]).toEqual(
      new Array(4).fill(undefined),
    );
    expect(say(tool)).toEqual({ kind: 'text', text: 'The key is correct-horse battery.' });
    expect(words('Next')).toEqual({ kind: 'tool', text: 'shell: ls' });
    expect(say({ type: 'tool_result', tool_id: 'a', status: 'success' })).toBeUndefined();
    expect(say({ type: 'result', status: 'success', stats: {} })).toEqual({ kind: 'text', text: 'Next' });
  });

  it('is a line of at most 4,096 characters', () => {
    const text = told('codex', { type: 'item.completed', item: { type: 'agent_message', text: 'x '.repeat(10_000) } });
    expect(text?.text.length).toBeLessThanOrEqual(4096);
  });
});

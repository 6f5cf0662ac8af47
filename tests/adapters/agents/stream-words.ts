import { readerNamed } from '../../../src/adapters/agents/agent.ts';
import type { AgentClass, AgentReading, ProcessEnd } from '../../../src/adapters/agents/result.ts';

export type Line = Readonly<Record<string, unknown>>;

/** What a stream is read as by the reader of its client. */
export function read(
  agent: string,
  lines: readonly (Line | string)[],
  end: ProcessEnd = { exitCode: 0 },
): AgentReading {
  const reader = readerNamed(agent)?.({ model: 'gpt-5' });
  if (reader === undefined) throw new Error(`no reader for ${agent}`);
  for (const line of lines) reader.line(typeof line === 'string' ? line : JSON.stringify(line));
  return reader.finish(end);
}

export const c = {
  init: { type: 'system', subtype: 'init', session_id: 's', model: 'claude-opus-5' },
  says: (id: string, text: string): Line => claudeMessage(id, [{ type: 'text', text }]),
  uses: (id: string): Line => claudeMessage(id, [{ type: 'tool_use', name: 'Bash', input: { command: 'make' } }]),
  fails: (text: string, error: string): Line => ({
    type: 'assistant',
    error,
    message: { id: 'z', model: '<synthetic>', content: [{ type: 'text', text }], usage: {} },
  }),
  /** No model said it. */
  stands: (text: string): Line => ({
    type: 'assistant',
    message: { id: 'z', model: '<synthetic>', content: [{ type: 'text', text }], usage: {} },
  }),
  retry: { type: 'system', subtype: 'api_retry', attempt: 3, max_retries: 10, error_status: 529 },
  end: (more: Line = {}): Line => ({
    ...{ type: 'result', subtype: 'success', is_error: false, result: 'Done.', num_turns: 1, total_cost_usd: 0.5 },
    ...{ usage: { input_tokens: 1000, output_tokens: 1000 } },
    ...more,
  }),
};

function claudeMessage(id: string, content: readonly Line[]): Line {
  const usage = { input_tokens: 1000, output_tokens: 1000 };
  return { type: 'assistant', message: { id, model: 'claude-opus-5', content, usage } };
}

export const x = {
  begins: { type: 'turn.started' },
  says: { type: 'item.completed', item: { id: '1', type: 'agent_message', text: 'Done.' } },
  runs: { type: 'item.started', item: { id: '2', type: 'command_execution', command: 'make' } },
  ends: (used: Line = { input_tokens: 1_000_000, output_tokens: 100_000 }): Line => ({
    type: 'turn.completed',
    usage: used,
  }),
  fails: (message: string): Line => ({ type: 'turn.failed', error: { message } }),
  trouble: (message: string): Line => ({ type: 'error', message }),
};

export const g = {
  says: { type: 'message', role: 'assistant', content: 'Done.' },
  uses: { type: 'tool_use', tool_name: 'write_file', tool_id: 't', parameters: {} },
  end: (more: Line = {}): Line => ({
    ...{ type: 'result', status: 'success' },
    ...{ stats: { models: { 'gemini-2.5-pro': { total_tokens: 100, input_tokens: 50, output_tokens: 50 } } } },
    ...more,
  }),
};

export const step = (reason: string, more: Line = {}): Line => ({
  type: 'step_finish',
  part: { reason, tokens: { input: 1_000_000, output: 0 }, ...more },
});
export const o = {
  begins: { type: 'step_start', part: {} },
  says: { type: 'text', part: { messageID: 'm', text: 'Done.' } },
  uses: { type: 'tool_use', part: { tool: 'bash', state: { status: 'completed', input: { command: 'make' } } } },
};

export const p = {
  begins: { type: 'assistant.turn_start', data: {} },
  says: { type: 'assistant.message', data: { messageId: 'm', content: 'Done.' } },
  uses: { type: 'tool.execution_start', data: { toolCallId: 't', toolName: 'bash', arguments: {} } },
  error: { type: 'session.error', data: { statusCode: 529, message: 'Overloaded' } },
  end: { type: 'result', sessionId: 's', exitCode: 0 },
};

export const q = {
  says: (text: string, used: number): Line => ({
    type: 'assistant',
    message: { id: 'm', content: [{ type: 'text', text }], usage: { output_tokens: used } },
  }),
  subAgentFails: {
    ...{ type: 'result', subtype: 'error_during_execution', is_error: true, duration_ms: 0, duration_api_ms: 0 },
    ...{ usage: { output_tokens: 0 }, error: { message: 'Task execution failed' } },
  },
  end: (result: string): Line => ({ type: 'result', is_error: false, result, usage: { output_tokens: 5 } }),
};

/** A client, what happened, its lines, what it is read as, its end. */
export type Row = [client: string, what: string, lines: readonly Line[], expected: AgentClass, end?: ProcessEnd];

/** What a server says that is not there. */
export const failedConnection = 'connect ECONNREFUSED 127.0.0.1:5432';

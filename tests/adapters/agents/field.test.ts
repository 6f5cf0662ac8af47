import { describe, expect, it } from 'vitest';
import { readerNamed } from '../../../src/adapters/agents/agent.ts';
import type { AgentClass } from '../../../src/adapters/agents/result.ts';
import type { FieldText } from './field-text.ts';
import { fieldTexts } from './field-texts.ts';

describe('a sentence that was seen in the field', () => {
  it.each(fieldTexts.map((said) => [said.agent, said.text, said] as const))('%s: %s', (_agent, _text, said) => {
    expect(said.expected).toContain(classOf(said));
  });

  it('is no failure as the last words of a model that ended well', () => {
    const rows = fieldTexts.map((said) => `${said.agent}: ${wellEnded(said)}`);
    expect([...new Set(rows)]).toEqual(
      ['claude', 'codex', 'gemini', 'opencode', 'copilot', 'qwen'].map((agent) => `${agent}: completed`),
    );
  });
});

function classOf(said: FieldText): AgentClass {
  const { agent, text, onStderr } = said;
  const stderr = onStderr === true ? `${text}\n` : '';
  return read(agent, onStderr === true ? [] : failed[agent](said), { exitCode: 1, stderr });
}

function wellEnded({ agent, text }: FieldText): AgentClass {
  return read(agent, good[agent](text), { exitCode: 0, stderr: '' });
}

function read(agent: string, events: readonly object[], end: { exitCode: number; stderr: string }): AgentClass {
  const reader = readerNamed(agent)?.();
  if (reader === undefined) throw new Error(`no reader for ${agent}`);
  for (const event of events) reader.line(JSON.stringify(event));
  return reader.finish(end).class;
}

type Frames = Readonly<Record<FieldText['agent'], (said: FieldText) => readonly object[]>>;

/** How each client prints the end of a failed call; older versions of claude and qwen have nothing but the words. */
const failed: Frames = {
  claude: ({ text }) => [
    { type: 'system', subtype: 'init', session_id: 's1', model: 'm' },
    {
      type: 'assistant',
      message: { id: 'a1', model: '<synthetic>', role: 'assistant', content: [{ type: 'text', text }] },
      session_id: 's1',
      parent_tool_use_id: null,
    },
    { type: 'result', subtype: 'success', is_error: true, result: text, num_turns: 1, session_id: 's1' },
  ],
  codex: ({ text }) => [
    { type: 'thread.started', thread_id: '01a20000-0000-7000-8000-000000000001' },
    { type: 'turn.started' },
    { type: 'error', message: text },
    { type: 'turn.failed', error: { message: text } },
  ],
  gemini: ({ text }) => [
    { type: 'init', session_id: 's1', model: 'gemini-2.5-pro', timestamp: '2026-01-01T00:00:00.000Z' },
    { type: 'result', status: 'error', error: { type: 'Error', message: text }, stats: {} },
  ],
  opencode: ({ text, status, name = 'UnknownError' }) => [
    { type: 'step_start', timestamp: 1, sessionID: 's1', part: {} },
    {
      type: 'error',
      timestamp: 2,
      sessionID: 's1',
      error: { name, data: { message: text, ...(status === undefined ? {} : { statusCode: status }) } },
    },
  ],
  copilot: ({ text, status, name = 'query' }) => [
    { type: 'assistant.turn_start', data: {} },
    {
      type: 'session.error',
      data: { errorType: name, message: text, ...(status === undefined ? {} : { statusCode: status }) },
    },
    { type: 'result', sessionId: 's1', exitCode: 1 },
  ],
  qwen: ({ text }) => [
    { type: 'system', subtype: 'init', session_id: 's1', model: 'qwen3-coder-plus' },
    { type: 'result', subtype: 'error_during_execution', is_error: true, error: { message: text }, session_id: 's1' },
  ],
};

const good: Readonly<Record<FieldText['agent'], (text: string) => readonly object[]>> = {
  claude: (text) => [
    {
      type: 'assistant',
      message: { id: 'a1', model: 'm', role: 'assistant', content: [{ type: 'text', text }] },
      session_id: 's1',
      parent_tool_use_id: null,
    },
    { type: 'result', subtype: 'success', is_error: false, result: text, num_turns: 1, session_id: 's1' },
  ],
  codex: (text) => [
    { type: 'turn.started' },
    { type: 'item.completed', item: { id: 'i1', type: 'agent_message', text } },
    { type: 'turn.completed', usage: {} },
  ],
  gemini: (text) => [
    { type: 'message', role: 'assistant', content: text, delta: true },
    { type: 'result', status: 'success', stats: {} },
  ],
  opencode: (text) => [
    { type: 'text', timestamp: 1, sessionID: 's1', part: { messageID: 'm1', text } },
    { type: 'step_finish', timestamp: 2, sessionID: 's1', part: { reason: 'stop', tokens: {}, cost: 0 } },
  ],
  copilot: (text) => [
    { type: 'assistant.message', data: { messageId: 'm1', content: text } },
    { type: 'result', sessionId: 's1', exitCode: 0 },
  ],
  qwen: (text) => [
    {
      type: 'assistant',
      message: { id: 'a1', role: 'assistant', content: [{ type: 'text', text }], usage: { output_tokens: 5 } },
      session_id: 's1',
      parent_tool_use_id: null,
    },
    { type: 'result', subtype: 'success', is_error: false, result: text, session_id: 's1' },
  ],
};

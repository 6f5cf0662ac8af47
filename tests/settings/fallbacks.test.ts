import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/settings/read.ts';
import { inputs, LEAST, messages } from './support.ts';

function read(values: Readonly<Record<string, string>>) {
  const result = readSettings([inputs({ ...LEAST, ...values })]);
  if (!result.ok) throw new Error(messages(result.mistakes).join('\n'));
  return result;
}

describe('agent_fallbacks', () => {
  it('are agents in order, each with its own model and program', () => {
    const { settings } = read({
      ...{ agent: 'claude', agent_command: 'my-agent', model: 'opus', path_to_agent_executable: '/opt/claude' },
      agent_fallbacks: 'claude=haiku, gemini=gemini-2.5-pro\ncodex, command',
    });
    expect(settings.agentFallbacks.map(({ label }) => label)).toEqual([
      ...['claude=haiku', 'gemini=gemini-2.5-pro', 'codex', 'command'],
    ]);
    expect(settings.agentFallbacks.map(({ agent }) => agent)).toMatchObject([
      { type: 'claude', model: 'haiku', executable: '/opt/claude' },
      { type: 'gemini', model: 'gemini-2.5-pro', executable: undefined },
      { type: 'codex', model: undefined, executable: undefined },
      { type: 'command', command: ['my-agent'], args: [] },
    ]);
  });

  it('make the key of a fallback effective, and agent_command too', () => {
    const values = { agent: 'claude', agent_command: 'my-agent', openai_api_key: 'sk-1234567890' };
    const unused = read(values).notices.join('\n');
    expect(unused).toMatch(/openai_api_key has no effect[\s\S]*|agent_command has no effect/);
    expect(read({ ...values, agent_fallbacks: 'codex, command' }).notices.join('\n')).not.toContain('has no effect');
  });

  it('need agent_command for command', () => {
    const { agent_command: _, ...least } = LEAST as Record<string, string>;
    const result = readSettings([inputs({ ...least, agent: 'claude', agent_fallbacks: 'command' })]);
    expect(result.ok ? [] : messages(result.mistakes)).toEqual([
      'agent_fallbacks: "command" names command, but agent_command is not given. Write the command that starts it.',
    ]);
  });
});

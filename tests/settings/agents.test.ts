import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/settings/read.ts';
import type { ClientSetting } from '../../src/settings/settings.ts';
import { inputs, settingsOf } from './support.ts';

const CLIENT: ClientSetting = {
  type: 'claude',
  model: undefined,
  maxTurns: undefined,
  allowedTools: undefined,
  skipPermissions: undefined,
  prices: undefined,
  executable: undefined,
  version: undefined,
  args: [],
};
const CLAUDE = CLIENT;
const COMMAND = { type: 'command', command: ['my-agent'], args: [] } as const;

/** Settings and notices of inputs alone, without those that other tests start from. */
function read(values: Readonly<Record<string, string>>) {
  const result = readSettings([inputs(values)]);
  if (!result.ok) throw new Error(result.mistakes.map(({ message }) => message).join('\n'));
  return result;
}

describe('agent: claude', () => {
  it('needs nothing else and has its own switches off', () => {
    const { settings, notices } = read({ agent: 'claude' });
    expect(settings).toMatchObject({ agent: CLAUDE, reviewAgent: CLAUDE, agentKeys: {}, requireEvidence: false });
    expect(notices).toEqual([]);
  });

  it.each<[Record<string, string>, Partial<ClientSetting>]>([
    [{ model: 'claude-sonnet-4-5' }, { model: 'claude-sonnet-4-5' }],
    [{ model: 'opus[1m]' }, { model: 'opus[1m]' }],
    [{ model: 'provider/some.model:tag@2026' }, { model: 'provider/some.model:tag@2026' }],
    [{ model: `m${'o'.repeat(127)}` }, { model: `m${'o'.repeat(127)}` }],
    [{ max_turns: '10000' }, { maxTurns: 10_000 }],
    [
      { prices: 'My-Model=3/15, other=1/2/0.1/1.25' },
      {
        prices: new Map([
          ['my-model', { input: 3, output: 15, cacheRead: 3, cacheWrite: 3 }],
          ['other', { input: 1, output: 2, cacheRead: 0.1, cacheWrite: 1.25 }],
        ]),
      },
    ],
    [{ allowed_tools: 'Edit,Read\n mcp__docs__search ' }, { allowedTools: ['Edit', 'Read', 'mcp__docs__search'] }],
    [{ allowed_tools: 'Bash(git log, git diff:*), Read' }, { allowedTools: ['Bash(git log, git diff:*)', 'Read'] }],
    [{ dangerously_skip_permissions: 'true' }, { skipPermissions: true }],
    [{ path_to_agent_executable: '/opt/my claude/bin' }, { executable: '/opt/my claude/bin' }],
    [{ agent_args: '--effort high\n--debug' }, { args: ['--effort', 'high', '--debug'] }],
  ])('with %j', (values, expected) => {
    const { settings, notices } = read({ agent: 'claude', ...values });
    expect(settings.agent).toEqual({ ...CLAUDE, ...expected });
    expect(settings.reviewAgent).toEqual({ ...CLAUDE, ...expected });
    expect(notices).toEqual([]);
  });

  it('escalates to another model of the same client, which no reviewer gets', () => {
    const { settings } = read({ agent: 'claude', model: 'sonnet', escalation_model: 'opus' });
    expect(settings.agent).toEqual({ ...CLAUDE, model: 'sonnet', escalationModel: 'opus' });
    expect(settings.reviewAgent).toEqual({ ...CLAUDE, model: 'sonnet' });
  });

  it('says that a program without a model has none to escalate to', () => {
    const { notices } = read({ agent: 'command', agent_command: 'my-agent', escalation_model: 'opus' });
    expect(notices).toContain('escalation_model has no effect with agent: command.');
  });

  it('reviews with a model of its own when that is named', () => {
    const { settings } = read({ agent: 'claude', model: 'opus', review_model: 'sonnet' });
    expect(settings.agent).toEqual({ ...CLAUDE, model: 'opus' });
    expect(settings.reviewAgent).toEqual({ ...CLAUDE, model: 'sonnet' });
  });

  it.each<[Record<string, string>, Record<string, string>]>([
    [{}, {}],
    [{ anthropic_api_key: 'sk-one' }, { ANTHROPIC_API_KEY: 'sk-one' }],
    [{ claude_code_oauth_token: 'oat-two' }, { CLAUDE_CODE_OAUTH_TOKEN: 'oat-two' }],
    [{ 'anthropic-api-key': 'sk-one' }, { ANTHROPIC_API_KEY: 'sk-one' }],
    [
      { anthropic_api_key: 'sk-one', claude_code_oauth_token: 'oat-two' },
      { ANTHROPIC_API_KEY: 'sk-one', CLAUDE_CODE_OAUTH_TOKEN: 'oat-two' },
    ],
  ])('is given the keys %j under the names that its client reads', (values, keys) => {
    const { settings, notices } = read({ agent: 'claude', ...values });
    expect(settings.agentKeys).toEqual(keys);
    expect(JSON.stringify(notices)).not.toMatch(/sk-one|oat-two/);
  });

  it('may be silent for ten minutes, like every agent whose output we know', () => {
    expect(read({ agent: 'claude' }).settings.idleTimeoutMs).toBe(600_000);
  });
});

describe('another client', () => {
  it.each<[Record<string, string>, Partial<ClientSetting>]>([
    [
      { agent: 'codex', model: 'gpt-5-codex' },
      { type: 'codex', model: 'gpt-5-codex' },
    ],
    [
      { agent: 'gemini', max_turns: '30' },
      { type: 'gemini', maxTurns: 30 },
    ],
    [
      { agent: 'opencode', model: 'anthropic/some-model' },
      { type: 'opencode', model: 'anthropic/some-model' },
    ],
    [
      { agent: 'qwen', agent_args: '--debug' },
      { type: 'qwen', args: ['--debug'] },
    ],
  ])('%j implements and reviews', (values, expected) => {
    const { settings, notices } = read(values);
    expect([settings.agent, settings.reviewAgent]).toEqual([
      { ...CLIENT, ...expected },
      { ...CLIENT, ...expected },
    ]);
    expect(notices).toEqual([]);
  });

  it('reviews with a model and a program of its own, never with those of the implementer', () => {
    const values = {
      agent: 'codex',
      model: 'gpt-5-codex',
      path_to_agent_executable: '/opt/codex',
      review_agent: 'claude',
    };
    expect(read(values).settings.reviewAgent).toEqual(CLIENT);
    expect(read({ ...values, review_model: 'opus' }).settings.reviewAgent).toEqual({ ...CLIENT, model: 'opus' });
  });

  it('is given its key under the name that it reads', () => {
    expect(read({ agent: 'codex', openai_api_key: 'sk-two' }).settings.agentKeys).toEqual({ OPENAI_API_KEY: 'sk-two' });
    expect(read({ agent: 'gemini', gemini_api_key: 'g-one' }).settings.agentKeys).toEqual({ GEMINI_API_KEY: 'g-one' });
  });

  it.each<[Record<string, string>, string]>([
    [{ agent: 'rehearsal', max_turns: '3' }, 'max_turns has no effect with agent: rehearsal.'],
    [{ agent: 'rehearsal', prices: 'x=1/2' }, 'prices has no effect with agent: rehearsal.'],
    [{ agent: 'gemini', allowed_tools: 'Edit' }, 'allowed_tools has no effect with agent: gemini.'],
    [{ agent: 'qwen', anthropic_api_key: 'sk' }, 'anthropic_api_key has no effect with agent: qwen.'],
    [{ agent: 'claude', openai_api_key: 'sk' }, 'openai_api_key has no effect with agent: claude.'],
  ])('says aloud what it does not read: %j', (values, notice) => {
    expect(read(values).notices).toEqual([notice]);
  });

  it('leaves a setting alone that its reviewer reads', () => {
    expect(read({ agent: 'codex', review_agent: 'claude', max_turns: '3', anthropic_api_key: 'sk' }).notices).toEqual(
      [],
    );
  });
});

describe('the reviewer', () => {
  it.each<[Record<string, string>, unknown]>([
    [{ agent: 'command', agent_command: 'my-agent' }, 'none'],
    [
      { agent: 'command', agent_command: 'my-agent', agent_args: '-x', review_agent: 'command' },
      { ...COMMAND, args: ['-x'] },
    ],
    [{ agent: 'command', agent_command: 'my-agent', review_agent: 'command' }, COMMAND],
    [
      { agent: 'command', agent_command: 'my-agent', agent_args: '-x', review_command: 'judge --hard' },
      { type: 'command', command: ['judge', '--hard'], args: [] },
    ],
    [
      { agent: 'command', agent_command: 'my-agent', review_agent: 'claude', review_model: 'm' },
      { ...CLAUDE, model: 'm' },
    ],
    [{ agent: 'command', agent_command: 'my-agent', agent_args: '-x', review_agent: 'claude' }, CLAUDE],
    [
      { agent: 'command', agent_command: 'my-agent', review_agent: 'rehearsal' },
      { type: 'rehearsal', scoreFile: '.ralph/rehearsal.yaml' },
    ],
    [
      { agent: 'replay', replay_file: 'night.jsonl', replay_match: 'call' },
      { type: 'replay', file: 'night.jsonl', match: 'call' },
    ],
    [
      { agent: 'command', agent_command: 'my-agent', review_agent: 'replay', replay_file: '/tmp/night.jsonl' },
      { type: 'replay', file: '/tmp/night.jsonl', match: 'prompt' },
    ],
    [
      { agent: 'rehearsal', agent_args: 'a.yaml' },
      { type: 'rehearsal', scoreFile: 'a.yaml' },
    ],
    [
      { agent: 'rehearsal', agent_args: 'a.yaml', review_agent: 'rehearsal' },
      { type: 'rehearsal', scoreFile: 'a.yaml' },
    ],
    [
      { agent: 'claude', review_agent: 'command', review_command: 'judge' },
      { type: 'command', command: ['judge'], args: [] },
    ],
    [{ agent: 'claude', review_agent: 'none' }, 'none'],
  ])('of %j [X17]', (values, reviewer) => {
    const { settings, notices } = read(values);
    expect(settings.reviewAgent).toEqual(reviewer);
    expect(settings.requireEvidence).toBe(reviewer === 'none');
    expect(notices).toEqual([]);
  });

  it.each<[Record<string, string>, string]>([
    [{ agent: 'claude', agent_command: 'x' }, 'agent_command has no effect with agent: claude.'],
    [{ agent: 'claude', review_command: 'x' }, 'review_command has no effect with review_agent: claude.'],
    [{ agent: 'rehearsal', review_command: 'x' }, 'review_command has no effect with review_agent: rehearsal.'],
    [{ agent: 'rehearsal', replay_file: 'x.jsonl' }, 'replay_file has no effect with agent: rehearsal.'],
    [{ agent: 'replay', replay_file: 'x.jsonl', agent_args: 'x' }, 'agent_args has no effect with agent: replay.'],
    [
      { agent: 'command', agent_command: 'a', review_agent: 'none', review_command: 'x' },
      'review_command has no effect with review_agent: none.',
    ],
  ])('and what nobody reads is said aloud: %j', (values, notice) => {
    expect(read(values).notices).toEqual([notice]);
  });

  it('is the same setting as the implementer, so that it is resolved once', () => {
    const { agent, reviewAgent } = settingsOf({ review_agent: 'command' });
    expect(reviewAgent).toBe(agent);
  });
});

import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type AgentPrograms, findAgentPrograms } from '../../src/action/agent-program.ts';
import { claudeDriver } from '../../src/adapters/agents/claude.ts';
import { readScore } from '../../src/rehearsal/score.ts';
import { selectAnswer, selectAttempt } from '../../src/rehearsal/select.ts';
import { readSettings } from '../../src/settings/read.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { inputs } from '../settings/support.ts';
import { type Files, type Sandbox, sandbox } from '../support/git-sandbox.ts';
import { preparedOn } from './prepared.ts';

interface Options {
  readonly files?: Files;
  readonly env?: Record<string, string>;
  readonly mayInstall?: boolean;
}

/** Finds the programs of these inputs; `bin` of the sandbox is on PATH. */
async function find(
  box: Sandbox,
  values: Record<string, string>,
  { files = {}, env = {}, mayInstall = false }: Options = {},
) {
  const prepared = await preparedOn(box, files, { settings: read(values) });
  mkdirSync(box.path('folder'), { recursive: true });
  return findAgentPrograms({
    prepared,
    env: { PATH: `${box.path('bin')}:/usr/bin:/bin`, ...env },
    workspace: box.path('ws'),
    entry: '/action/dist/main/index.js',
    isWalled: false,
    folder: box.path('folder'),
    ...silent,
    mayInstall: async () => mayInstall,
  });
}

/** A machine without npm. */
const bare = (box: Sandbox): Options => ({ env: { PATH: box.path('bin') }, mayInstall: true });

/** Nobody reads what is said, and nothing is installed. */
const silent = {
  log: { info: () => undefined, notice: () => undefined },
  mayInstall: async () => false,
  cancel: new AbortController().signal,
};

function read(values: Record<string, string>): Settings {
  const result = readSettings([inputs(values)]);
  if (!result.ok) throw new Error(result.mistakes.map(({ message }) => message).join());
  return result.settings;
}

async function found(box: Sandbox, values: Record<string, string>, options?: Options): Promise<AgentPrograms> {
  const result = await find(box, values, options);
  if (!result.ok) throw new Error(result.reasons.join());
  return result.programs;
}

function program(path: string, text = '#!/bin/sh\n'): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  chmodSync(path, 0o755);
  return path;
}

/** A real program of this machine: the client's binary is known by its first bytes. */
function native(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  copyFileSync('/bin/true', path);
  chmodSync(path, 0o755);
  return path;
}

describe('agent: command', () => {
  test('is resolved to an absolute path, with its words and those of agent_args for every role', async () => {
    await using box = sandbox();
    const path = program(box.path('bin/my-agent'));
    const { implementer, reviewer } = await found(box, {
      ...{ agent: 'command', review_agent: 'command', agent_command: 'my-agent --headless' },
      agent_args: '--more "two words"',
    });
    expect(implementer.program).toBe(path);
    for (const role of ['implement', 'spec-review', 'quality-review'] as const) {
      expect(implementer.args(role)).toEqual(['--headless', '--more', 'two words']);
    }
    expect(implementer.env).toEqual({});
    expect(implementer).not.toHaveProperty('openReader');
    expect(reviewer).toBe(implementer);
  });

  test('is found from the workspace when its name has a slash, and must be executable there', async () => {
    await using box = sandbox();
    const files = { 'tools/agent.sh': '#!/bin/sh\n' };
    const values = { agent: 'command', agent_command: './tools/agent.sh', review_agent: 'none' };
    expect(await find(box, values, { files })).toMatchObject({
      ok: false,
      halt: 'config_error',
      reasons: [expect.stringMatching(/^agent_command: Program ".*tools\/agent\.sh" .* not an executable file/)],
    });
    chmodSync(box.path('ws/tools/agent.sh'), 0o755);
    await using other = sandbox();
    const prepared = await preparedOn(other, files, { settings: read(values) });
    chmodSync(other.path('ws/tools/agent.sh'), 0o755);
    const call = { prepared, workspace: other.path('ws'), entry: '/x', isWalled: false, folder: other.root, ...silent };
    expect(await findAgentPrograms({ ...call, env: {} })).toMatchObject({
      ok: true,
      programs: { implementer: { program: other.path('ws/tools/agent.sh') }, reviewer: undefined },
    });
  });

  test.each<[string, Record<string, string>, RegExp]>([
    [
      'agent_command',
      { agent_command: 'no-such-agent' },
      /^agent_command: Program "no-such-agent" was not found in PATH/,
    ],
    [
      'review_command',
      { agent_command: 'true', review_command: 'no-such-judge' },
      /^review_command: Program "no-such-judge" was not found in PATH/,
    ],
  ])('that does not exist is refused by the name of its input: %s', async (_, values, reason) => {
    await using box = sandbox();
    const result = await find(box, { agent: 'command', ...values });
    expect(result).toMatchObject({ ok: false, halt: 'config_error', reasons: [expect.stringMatching(reason)] });
  });

  test('may have a reviewer of its own, which gets no agent_args', async () => {
    await using box = sandbox();
    const judge = program(box.path('bin/judge'));
    const { implementer, reviewer } = await found(box, {
      ...{ agent: 'command', agent_command: 'true', agent_args: '-x', review_command: 'judge --hard' },
    });
    expect(implementer.args('implement')).toEqual(['-x']);
    expect(reviewer?.program).toBe(judge);
    expect(reviewer?.args('spec-review')).toEqual(['--hard']);
  });

  test('[S1] never receives the keys of another agent', async () => {
    await using box = sandbox();
    native(box.path('bin/claude'));
    const { implementer, reviewer } = await found(box, {
      ...{ agent: 'command', agent_command: 'true', review_agent: 'claude', anthropic_api_key: 'sk-one' },
    });
    expect(implementer.env).toEqual({});
    expect(reviewer?.env).toMatchObject({ ANTHROPIC_API_KEY: 'sk-one' });
  });
});

describe('agent: rehearsal', () => {
  const values = { agent: 'rehearsal', agent_args: 'scores/a.yaml' };

  test('plays a copy of the score as it is at the policy base', async () => {
    await using box = sandbox();
    const score = 'version: 1\nstories: {}\n';
    const { implementer, reviewer } = await found(box, values, { files: { 'scores/a.yaml': score } });
    const [bundle, copy = ''] = implementer.args('implement');
    expect(implementer.program).toBe(process.execPath);
    expect(bundle).toBe('/action/dist/rehearsal/index.js');
    expect(copy).toBe(box.path('folder/rehearsal.yaml'));
    expect(readFileSync(copy, 'utf8')).toBe(score);
    expect(reviewer).toBe(implementer);
  });

  test.each(['is not committed', 'is a link'])('needs its score: one that %s is refused', async (what) => {
    await using box = sandbox();
    const prepared = await preparedOn(box, {}, { settings: read(values) });
    mkdirSync(box.path('ws/scores'));
    if (what === 'is not committed') writeFileSync(box.path('ws/scores/a.yaml'), 'stories: {}\n');
    else {
      symlinkSync('../prd.json', box.path('ws/scores/a.yaml'));
      box.git(box.path('ws'), 'add', '-A');
      box.git(box.path('ws'), 'commit', '-qm', 'link');
    }
    const commit = box.git(box.path('ws'), 'rev-parse', 'HEAD');
    await prepared.repository.importCommit(commit);
    const based = { ...prepared, base: { ...prepared.base, commit } };
    const call = {
      prepared: based,
      env: {},
      workspace: box.path('ws'),
      entry: '/x/dist/main/index.js',
      isWalled: false,
      ...silent,
    };
    expect(await findAgentPrograms({ ...call, folder: box.root })).toMatchObject({
      ok: false,
      halt: 'config_error',
      reasons: [
        expect.stringMatching(/^agent: rehearsal needs its score scores\/a\.yaml, which is not in branch main\./),
      ],
    });
  });
});

describe('agent: rehearsal before the first agent', () => {
  test('is refused for a score with mistakes, each with its line [X21]', async () => {
    await using box = sandbox();
    const files = {
      'scores/a.yaml': 'version: 1\nstories:\n  A:\n    attempts:\n      - steps:\n          - dance: now\n',
    };
    const prepared = await preparedOn(box, files, {
      settings: read({ agent: 'rehearsal', agent_args: 'scores/a.yaml' }),
    });
    const call = {
      prepared,
      env: {},
      workspace: box.path('ws'),
      entry: '/x/dist/main/index.js',
      isWalled: false,
      ...silent,
    };
    expect(await findAgentPrograms({ ...call, folder: box.root })).toMatchObject({
      ...{ ok: false, halt: 'config_error' },
      reasons: [expect.stringMatching(/^agent: rehearsal: scores\/a\.yaml:6: /)],
    });
  });

  test('plays a score of its own where none is named and none is there [X21]', async () => {
    await using box = sandbox();
    const [, copy = ''] = (await found(box, { agent: 'rehearsal' })).implementer.args('implement');
    const score = readScore(readFileSync(copy, 'utf8'), copy);
    if (!score.ok) throw new Error(score.mistakes.join(' '));
    expect(selectAttempt(score.score, { story: 'US-1', attempt: 3 })).toMatchObject({ type: 'steps' });
    const [, command = ''] = / - run: (.*)/.exec(readFileSync(copy, 'utf8')) ?? [];
    const ran = spawnSync('bash', ['-c', command], { cwd: box.root, env: { ...process.env, RALPH_STORY: 'US-1' } });
    expect(ran.status).toBe(0);
    expect(readFileSync(box.path('ralph-rehearsal.txt'), 'utf8')).toBe('Rehearsed US-1.\n');
    expect(selectAnswer(score.score, { story: 'US-1', gate: 'spec', attempt: 1, call: 1 })).toBe('pass');
  });
});

test('a missing key of any agent is told before a client is installed [X21]', async () => {
  await using box = sandbox();
  const prepared = await preparedOn(
    box,
    {},
    { settings: read({ agent: 'codex', openai_api_key: 'sk', review_agent: 'claude' }) },
  );
  let asked = 0;
  const mayInstall = async () => {
    asked += 1;
    return true;
  };
  const call = {
    prepared,
    env: { PATH: box.root },
    workspace: box.path('ws'),
    entry: '/x/dist/main/index.js',
    isWalled: false,
  };
  expect(await findAgentPrograms({ ...call, ...silent, mayInstall, folder: box.root })).toMatchObject({
    ...{ ok: false, halt: 'config_error' },
    reasons: [expect.stringMatching(/^agent: claude has no key\. Set the input anthropic_api_key/)],
  });
  expect(asked).toBe(0);
});

describe('escalation_model', () => {
  test.each(['claude', 'codex'])('makes a second program of %s, another only in its model', async (agent) => {
    await using box = sandbox();
    native(box.path(`bin/${agent}`));
    const keys = { anthropic_api_key: 'sk-one', openai_api_key: 'sk-two' };
    const { implementer, escalation, reviewer } = await found(box, {
      agent,
      model: 'm1',
      escalation_model: 'm2',
      ...keys,
    });
    const [one, two] = [implementer.args('implement'), escalation?.args('implement') ?? []];
    expect(two).toEqual(one.map((word) => (word === 'm1' ? 'm2' : word)));
    expect(two).toContain('m2');
    expect(escalation?.program).toBe(implementer.program);
    expect(reviewer?.args('spec-review')).toContain('m1');
  });

  test('is no program where it is not set', async () => {
    await using box = sandbox();
    native(box.path('bin/claude'));
    expect(await found(box, { agent: 'claude', anthropic_api_key: 'k' })).not.toHaveProperty('escalation');
  });
});

describe('agent: claude', () => {
  const claude = { agent: 'claude', anthropic_api_key: 'sk-one' };

  test('is the native binary on PATH, its stream read, its switches and its key set', async () => {
    await using box = sandbox();
    const path = native(box.path('bin/claude'));
    const { implementer, reviewer } = await found(box, claude);
    expect(implementer.program).toBe(path);
    const reader = implementer.openReader?.();
    reader?.line('{"type":"result","subtype":"success","is_error":false,"result":"Done."}');
    expect(reader?.finish({ exitCode: 0 })).toMatchObject({ class: 'completed', finalText: 'Done.' });
    expect(implementer.env).toMatchObject({
      ANTHROPIC_API_KEY: 'sk-one',
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    });
    expect(implementer.args('implement')).toEqual([
      ...['-p', '--output-format', 'stream-json', '--verbose', '--disallowedTools=EnterWorktree,ScheduleWakeup'],
      ...['--permission-mode', 'dontAsk'],
      expect.stringMatching(/^--allowedTools=Bash,Edit,.*\bRead\b.*,Write$/),
    ]);
    expect(reviewer?.program).toBe(path);
  });

  test('may not edit as a reviewer', async () => {
    await using box = sandbox();
    native(box.path('bin/claude'));
    const { reviewer } = await found(box, claude);
    for (const role of ['spec-review', 'quality-review'] as const) {
      expect(reviewer?.args(role)).toContain('--disallowedTools=Edit,NotebookEdit,Write,EnterWorktree,ScheduleWakeup');
    }
    expect(reviewer?.args('implement').join(' ')).not.toContain('--disallowedTools=Edit');
  });

  test('takes what its inputs say, agent_args last', async () => {
    await using box = sandbox();
    const executable = native(box.path('own place/claude'));
    const { implementer, reviewer } = await found(box, {
      ...{ ...claude, model: 'opus', review_model: 'sonnet', max_turns: '30', allowed_tools: 'Edit, Bash(npm test)' },
      ...{ path_to_agent_executable: executable, agent_args: '--effort high' },
    });
    expect(implementer.program).toBe(executable);
    const args = implementer.args('implement');
    expect(args).toContain('--allowedTools=Edit,Bash(npm test)');
    expect(args.slice(-6)).toEqual(['--max-turns', '30', '--model', 'opus', '--effort', 'high']);
    expect(reviewer?.args('spec-review').slice(-4)).toEqual(['--model', 'sonnet', '--effort', 'high']);
  });

  test('asks nobody when that is written out', async () => {
    await using box = sandbox();
    native(box.path('bin/claude'));
    const { implementer } = await found(box, { ...claude, dangerously_skip_permissions: 'true' });
    expect(implementer.args('implement')).toContain('--dangerously-skip-permissions');
    expect(implementer.args('implement').join(' ')).not.toContain('--permission-mode');
  });

  test.each<[Record<string, string>, Record<string, string>, Record<string, string>]>([
    [{ claude_code_oauth_token: 'oat' }, {}, { CLAUDE_CODE_OAUTH_TOKEN: 'oat' }],
    [{}, { ANTHROPIC_API_KEY: 'sk-job' }, { ANTHROPIC_API_KEY: 'sk-job' }],
    [{}, { CLAUDE_CODE_OAUTH_TOKEN: 'oat-job', ANTHROPIC_API_KEY: '' }, { CLAUDE_CODE_OAUTH_TOKEN: 'oat-job' }],
    [{ anthropic_api_key: 'sk-one' }, { ANTHROPIC_API_KEY: 'sk-job' }, { ANTHROPIC_API_KEY: 'sk-one' }],
    [
      { anthropic_api_key: 'sk-one' },
      { ANTHROPIC_API_KEY: 'sk-job', CLAUDE_CODE_OAUTH_TOKEN: 'oat-job' },
      { ANTHROPIC_API_KEY: 'sk-one' },
    ],
    [{ agent_env: 'CLAUDE_CODE_USE_BEDROCK' }, {}, {}],
  ])('has the key of %j in a job with %j', async (values, env, keys) => {
    await using box = sandbox();
    native(box.path('bin/claude'));
    const { implementer } = await found(box, { agent: 'claude', ...values }, { env });
    const given = Object.entries(implementer.env).filter(([name]) => claudeDriver.keyNames.includes(name));
    expect(Object.fromEntries(given)).toEqual(keys);
  });

  test('has no key anywhere: refused before anything is spent', async () => {
    await using box = sandbox();
    native(box.path('bin/claude'));
    const result = await find(box, { agent: 'claude' });
    expect(result).toMatchObject({ ok: false, halt: 'config_error' });
    expect(!result.ok && result.reasons[0]).toContain('agent: claude has no key. Set the input anthropic_api_key');
  });

  test('is not installed: the command that installs the tested version is told', async () => {
    await using box = sandbox();
    const result = await find(box, claude, bare(box));
    const reason = !result.ok ? result.reasons.join() : '';
    expect(reason).toMatch(/^agent: claude is not there, and neither is npm to install it\./);
    expect(reason).toContain(`npm install --global @anthropic-ai/claude-code@${claudeDriver.version}`);
  });

  test('is not where path_to_agent_executable says', async () => {
    await using box = sandbox();
    const result = await find(box, { ...claude, path_to_agent_executable: box.path('absent') });
    expect(result).toMatchObject({
      ok: false,
      reasons: [expect.stringMatching(/^path_to_agent_executable: Program ".*absent" does not exist/)],
    });
  });

  test('is a script without its native binary', async () => {
    await using box = sandbox();
    program(box.path('bin/claude'));
    const result = await find(box, claude);
    expect(result).toMatchObject({
      ok: false,
      reasons: [expect.stringMatching(/^agent: claude: No native claude binary/)],
    });
  });
});

describe('another client', () => {
  test('is the native binary behind its wrapper, its stream read, its key and its switches set', async () => {
    await using box = sandbox();
    const wrapper = program(box.path('lib/node_modules/@openai/codex/bin/codex.js'));
    const name = `codex-${process.platform}-${process.arch}`;
    const binary = native(box.path(`lib/node_modules/@openai/${name}/vendor/some-triple/bin/codex`));
    mkdirSync(box.path('bin'));
    symlinkSync(wrapper, box.path('bin/codex'));
    const { implementer } = await found(box, { agent: 'codex', openai_api_key: 'sk-two', model: 'gpt-5-codex' });
    expect(implementer.program).toBe(binary);
    expect(implementer.files).toEqual([box.path(`lib/node_modules/@openai/${name}`)]);
    expect(implementer.env).toEqual({ CODEX_API_KEY: 'sk-two', OPENAI_API_KEY: 'sk-two' });
    expect(implementer.args('implement').slice(-3)).toEqual(['-m', 'gpt-5-codex', '-']);
    const reader = implementer.openReader?.();
    reader?.line('{"type":"turn.completed","usage":{"input_tokens":1000000,"output_tokens":0}}');
    // The model is known from the call, so the cost is too.
    expect(reader?.finish({ exitCode: 0 })).toMatchObject({ costUsd: 1.25, model: 'gpt-5-codex' });
  });

  test('is reckoned with the prices of the user, and counted where it has no cap of its own', async () => {
    await using box = sandbox();
    program(box.path('bin/codex'));
    program(box.path('bin/gemini'));
    const own = { prices: 'gpt-5-codex=2/4, made-up=10/20', max_turns: '7', openai_api_key: 'sk-two' };
    const costs = await Promise.all(
      ['gpt-5-codex', 'made-up', 'nobody-knows-it'].map(async (model) => {
        const { implementer } = await found(box, { agent: 'codex', model, ...own });
        expect(implementer.maxTurns).toBe(7);
        const reader = implementer.openReader?.();
        reader?.line('{"type":"turn.completed","usage":{"input_tokens":1000000,"output_tokens":500000}}');
        return reader?.finish({ exitCode: 0 }).costUsd;
      }),
    );
    expect(costs).toEqual([4, 20, undefined]);
    const gemini = await found(box, { agent: 'gemini', gemini_api_key: 'g-one', max_turns: '12' });
    expect(gemini.implementer).not.toHaveProperty('maxTurns');
  });

  test('that is a script is started as it is, with its settings in HOME', async () => {
    await using box = sandbox();
    const script = program(box.path('lib/node_modules/@google/gemini-cli/bundle/gemini.js'));
    mkdirSync(box.path('bin'));
    symlinkSync(script, box.path('bin/gemini'));
    const { implementer } = await found(box, { agent: 'gemini', gemini_api_key: 'g-one', max_turns: '12' });
    expect(implementer.program).toBe(script);
    expect(implementer.files).toEqual([box.path('lib/node_modules/@google/gemini-cli')]);
    const file = implementer.homeFiles?.get('.gemini/settings.json') ?? '';
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ model: { maxSessionTurns: 12 } });
    expect(readFileSync(file, 'utf8')).not.toContain('g-one');
  });

  test('outside of any package brings itself alone: RUNNER_TEMP may be the folder that it lies in', async () => {
    await using box = sandbox();
    program(box.path('bin/qwen'));
    const { implementer } = await found(box, { agent: 'qwen', openai_api_key: 'sk-two' });
    expect(implementer.files).toEqual([box.path('bin/qwen')]);
    expect([...(implementer.homeFiles?.keys() ?? [])]).toEqual(['.qwen/settings.json', '.ralph-qwen-shell.sh']);
    expect(implementer.env).toMatchObject({ OPENAI_API_KEY: 'sk-two' });
  });

  test('[S1] never receives the keys of another one', async () => {
    await using box = sandbox();
    native(box.path('bin/claude'));
    program(box.path('bin/codex'));
    const { implementer, reviewer } = await found(box, {
      ...{ agent: 'codex', openai_api_key: 'sk-two', review_agent: 'claude', anthropic_api_key: 'sk-one' },
    });
    expect(JSON.stringify(implementer.env)).not.toContain('sk-one');
    expect(JSON.stringify(reviewer?.env)).not.toContain('sk-two');
  });

  test.each<[Record<string, string>, Record<string, string>, Record<string, string>]>([
    [{}, { OPENAI_API_KEY: 'sk-job' }, { CODEX_API_KEY: 'sk-job', OPENAI_API_KEY: 'sk-job' }],
    [{ agent_files: '~/.codex/auth.json' }, {}, {}],
    [{ agent_env: 'CODEX_ACCESS_TOKEN' }, {}, {}],
  ])('has the key of %j in a job with %j', async (values, env, keys) => {
    await using box = sandbox();
    program(box.path('bin/codex'));
    const { implementer } = await found(box, { agent: 'codex', ...values }, { env });
    expect(implementer.env).toEqual(keys);
  });

  test.each([
    ['codex', 'Set the input openai_api_key from a secret'],
    ['gemini', 'Set the input gemini_api_key from a secret'],
    ['opencode', 'Set the input anthropic_api_key or openai_api_key or gemini_api_key from a secret'],
  ])('has no key anywhere: %s is refused before anything is spent', async (agent, help) => {
    await using box = sandbox();
    program(box.path(`bin/${agent}`));
    const result = await find(box, { agent });
    expect(result).toMatchObject({ ok: false, halt: 'config_error' });
    expect(!result.ok && result.reasons[0]).toContain(`agent: ${agent} has no key. ${help}`);
  });

  test('is not installed: the command that installs the tested version is told', async () => {
    await using box = sandbox();
    const result = await find(box, { agent: 'qwen', openai_api_key: 'k' }, bare(box));
    const reason = !result.ok ? result.reasons.join() : '';
    expect(reason).toMatch(/^agent: qwen is not there, and neither is npm to install it\./);
    expect(reason).toMatch(/npm install --global @qwen-code\/qwen-code@\d/);
  });
});

import { describe, expect, it } from 'vitest';
import { claudeDriver } from '../../src/adapters/agents/claude.ts';
import type { AgentClass, AgentReading } from '../../src/adapters/agents/result.ts';
import {
  creditTooLow,
  modelNotFound,
  overloaded,
  promptTooLong,
  rateLimit,
  unauthorized,
  usageLimit,
} from '../support/model-server/anthropic.ts';
import { hang, reply, say, type Turn } from '../support/model-server/script.ts';
import { tryInstall } from './install.ts';
import { leaveBehind } from './left-behind.ts';
import { type Client, type ClientCall, type ClientRun, canChangeUser, runClient } from './rig.ts';

const installed = await tryInstall('claude');
if (!installed.ok) console.info(`The suite with the real claude client is skipped: ${installed.reason}.`);
const isRoot = process.getuid?.() === 0;
if (!isRoot) console.info('Not root: what claude does as root is not tested.');
if (!canChangeUser) console.info('No root with setpriv: what claude does as another user is not tested.');

const client: Client = {
  driver: claudeDriver,
  program: installed.ok ? installed.path : '',
  service: (url) => ({ ANTHROPIC_BASE_URL: url, ANTHROPIC_API_KEY: 'sk-ant-scripted' }),
};

function run(options: ClientCall): Promise<ClientRun> {
  return runClient(client, options);
}

const once = { CLAUDE_CODE_MAX_RETRIES: '1' };
const subscription = { ANTHROPIC_API_KEY: '', CLAUDE_CODE_OAUTH_TOKEN: 'sk-ant-oat01-scripted' };
const edit: readonly Turn[] = [
  reply([{ text: 'I write the file.' }, { write: 'hello.txt', content: 'hello\n' }], {
    usage: { input: 1_200, output: 40 },
  }),
  reply([{ bash: 'cat hello.txt && echo seen > seen.txt' }], { usage: { input: 1_400, output: 60, cacheRead: 1_000 } }),
  say('The story is done.', { input: 1_500, output: 20, cacheRead: 1_200 }),
];

/** What the pinned client charges for claude-opus-5-5: dollars for a million tokens of input, output, cache reads. */
const price = { input: 4, output: 20, cacheRead: 0.2 };

function costOf({ tokens }: AgentReading): number {
  return (tokens.input * price.input + tokens.output * price.output + tokens.cacheRead * price.cacheRead) / 1e6;
}

describe.skipIf(!installed.ok)(`claude ${claudeDriver.version} against a scripted model`, () => {
  it('edits a file, runs a command, and counts tokens and cost as scripted', async () => {
    const prompt = `Create hello.txt. ${'A long story. '.repeat(15_000)}END OF PROMPT`;
    const done = await run({ script: edit, prompt, call: { model: 'claude-opus-5-5' } });
    expect(done.reading).toMatchObject({
      class: 'completed',
      finalText: 'The story is done.',
      tokens: { input: 4_100, output: 120, cacheRead: 2_200, cacheWrite: 0 },
      permissionDenials: [],
      model: 'claude-opus-5-5',
    });
    expect(done.reading.costUsd).toBeCloseTo(costOf(done.reading), 10);
    expect(done.reading.costUsd).toBeCloseTo(0.01924, 10);
    expect([done.file('hello.txt'), done.file('seen.txt')]).toEqual(['hello\n', 'seen\n']);
    expect([done.process.exitCode, done.survivors, done.turns.length]).toEqual([0, [], 3]);
    // More than an argument can hold, so only stdin can have brought it.
    expect(prompt.length).toBeGreaterThan(128 * 1024);
    expect(JSON.stringify(done.turns[0]?.body)).toContain('END OF PROMPT');
    expect(done.turns[0]?.headers['x-api-key']).toBe('sk-ant-scripted');
    expect(done.progress).toEqual(
      expect.arrayContaining([
        { kind: 'text', text: 'I write the file.' },
        expect.objectContaining({ kind: 'tool', text: expect.stringContaining('Bash: cat hello.txt') }),
      ]),
    );
  });

  it("keeps a sub-agent's words out of the final text and its tokens in the sum", async () => {
    const look = { description: 'look', prompt: 'Look at it.', subagent_type: 'general-purpose' };
    const { reading, turns, progress } = await run({
      script: [reply([{ call: 'Task', input: look }], { usage: { input: 100, output: 10 } })],
      // The agent speaks again when the sub-agent is done, unless that was quicker.
      beyond: say('I speak for myself.', { input: 20, output: 2 }),
      choose: (body) =>
        opensWith(body, look.prompt) ? say('HALT, says the helper.', { input: 300, output: 30 }) : undefined,
    });
    expect(reading).toMatchObject({ class: 'completed', finalText: 'I speak for myself.' });
    const own = turns.filter(({ chosen }) => chosen === undefined).length - 1;
    expect(turns.length - own).toBe(2);
    expect(reading.tokens).toMatchObject({ input: 400 + 20 * own, output: 40 + 2 * own });
    expect(progress).toContainEqual({ kind: 'text', text: 'sub-agent: HALT, says the helper.' });
  });

  const failures: readonly (readonly [string, AgentClass, ClientCall, number | undefined])[] = [
    ['a refused key', 'auth', { script: [], beyond: unauthorized(), env: once }, 2],
    ['no key at all', 'auth', { script: [], env: { ANTHROPIC_API_KEY: '' } }, 0],
    ['a key that may not', 'auth', { script: [], beyond: forbidden(), env: once }, undefined],
    ['no credit', 'billing', { script: [], beyond: creditTooLow() }, undefined],
    ['a prompt too long', 'context-too-long', { script: [], beyond: promptTooLong() }, undefined],
    [
      'an unknown model',
      'model-config',
      { script: [], beyond: modelNotFound('claude-nope'), call: { model: 'claude-nope' } },
      undefined,
    ],
    ['a rate limit that stays', 'overloaded', { script: [], beyond: rateLimit(1), env: once }, 2],
    ['an overload that stays', 'overloaded', { script: [], beyond: overloaded(), env: once }, 2],
    ['a usage limit, with a key', 'usage-limit', { script: [], beyond: usageLimit(1_900_000_000) }, 1],
    ['nobody there', 'network', { script: [], env: { ...once, ANTHROPIC_BASE_URL: 'http://127.0.0.1:9' } }, 0],
    ['a model that says nothing', 'empty', { script: [], beyond: reply([]) }, undefined],
    ['a turn cap', 'turn-cap', { script: edit, call: { maxTurns: 1 } }, 1],
    [
      'a money cap',
      'turn-cap',
      {
        script: [],
        beyond: reply([{ bash: 'true' }], { usage: { input: 200_000, output: 1 } }),
        call: { maxBudgetUsd: 1 },
      },
      undefined,
    ],
  ];

  it.each(failures)('%s: %s', async (_name, expected, options, requests) => {
    const { reading, turns, process: ended } = await run(options);
    expect([reading.class, ended.termination]).toEqual([expected, 'exit']);
    if (requests !== undefined) expect(turns.length).toBe(requests);
  });

  it('names the time at which the limit of a subscription resets', async () => {
    const resetsAt = Math.floor(Date.now() / 1_000) + 3_600;
    const { reading, progress } = await run({ script: [usageLimit(resetsAt)], env: subscription });
    expect(reading).toMatchObject({ class: 'usage-limit', resetAt: resetsAt * 1_000, costUsd: 0 });
    expect(reading.detail).toContain('HTTP 429, usage_limit_reached');
    expect(progress).toContainEqual(expect.objectContaining({ kind: 'limit-warning' }));
  });

  it.each([
    ['an overload', overloaded()],
    ['a rate limit', rateLimit(1)],
    ['an answer cut in the middle', reply([{ text: 'half' }], { cutAfter: 3 })],
  ])('goes on after %s and says so', async (_name, trouble) => {
    const { reading, turns, progress } = await run({ script: [trouble, ...edit] });
    expect(reading).toMatchObject({ class: 'completed', finalText: 'The story is done.' });
    expect(turns.length).toBe(4);
    expect(progress).toContainEqual(expect.objectContaining({ kind: 'retry' }));
  });

  it('is ended with all it started while the model is silent, and its tokens are known', async () => {
    const command = `${leaveBehind('sleep 987')}; echo started > started.txt`;
    const silent = await run({
      script: [reply([{ bash: command }], { usage: { input: 700, output: 30 } }), hang],
      interruptWhen: (turns) => turns.length >= 2,
    });
    expect(silent.file('started.txt')).toBe('started\n');
    expect(silent.reading).toMatchObject({ class: 'killed', tokens: { input: 700 } });
    expect(silent.reading.detail).toContain('interrupted');
    expect(silent.process.termination).toBe('interrupted');
    expect([silent.survivors, silent.process.survivorsLeft]).toEqual([[], undefined]);
  });

  it('says what it was waiting for when it is ended between retries', async () => {
    const { reading } = await run({
      script: [],
      beyond: unauthorized(),
      // The second request is the first retry, so at least one retry was announced before it.
      interruptWhen: (turns) => turns.length >= 2,
    });
    expect(reading).toMatchObject({ class: 'killed', waitingFor: 'auth' });
  });

  describe('permissions', () => {
    it('are refused where no tool is allowed', async () => {
      const { reading, file } = await run({ script: edit, call: { skipPermissions: false } });
      expect(reading.class).toBe('permission-denied');
      expect(reading.permissionDenials[0]).toMatch(/^Write: .*hello\.txt$/);
      expect(file('hello.txt')).toBeUndefined();
    });

    it('are granted for the tools that are named', async () => {
      const allowedTools = ['Write', 'Bash(cat:*)', 'Bash(echo:*)'];
      const script = [edit[0]!, reply([{ bash: 'cat hello.txt' }]), say('done')];
      const { reading, file } = await run({ script, call: { skipPermissions: false, allowedTools } });
      expect([reading.class, file('hello.txt')]).toEqual(['completed', 'hello\n']);
    });

    it('give a reviewer no tool that edits', async () => {
      const { turns } = await run({ script: [say('Looks good.')], call: { role: 'review' } });
      const tools = turns[0]?.request?.tools ?? [];
      expect(tools).toContain('Bash');
      expect(tools.filter((tool) => ['Edit', 'Write', 'NotebookEdit'].includes(tool))).toEqual([]);
    });

    it.skipIf(!isRoot)('are skipped by root only when it is told to be isolated', async () => {
      const { reading, turns } = await run({ script: edit, env: { IS_SANDBOX: '' } });
      expect(reading.class).toBe('permission-denied');
      expect(reading.detail).toContain('root');
      expect(turns).toEqual([]);
    });

    it.skipIf(!canChangeUser)('are skipped by another user as they are', async () => {
      const { reading, file } = await run({ script: edit, uid: 65_534 });
      expect([reading.class, file('hello.txt')]).toEqual(['completed', 'hello\n']);
    });
  });
});

function forbidden(): Turn {
  return { kind: 'refusal', status: 403, error: 'permission_error', message: 'Your API key may not do this.' };
}

function opensWith(body: unknown, prompt: string): boolean {
  return JSON.stringify((body as { messages?: unknown[] }).messages?.[0] ?? '').includes(prompt);
}

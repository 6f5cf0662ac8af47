import { describe, expect, it } from 'vitest';
import { reply, say, type Turn } from '../support/model-server/script.ts';
import { branchesOf, commitsOf, filesOf } from '../support/scenario-facts.ts';
import { placesOf, runWithClient } from './action-rig.ts';
import { tryInstall } from './install.ts';
import { leaveBehind } from './left-behind.ts';
import { careful, type Mind } from './model.ts';
import { secretKey } from './services.ts';

const installed = await tryInstall('claude');
if (!installed.ok) console.info(`The action with the real claude client is skipped: ${installed.reason}.`);

/** What the pinned client charges for claude-opus-5-5, dollars for a million tokens. */
const price = { input: 4, output: 20, cacheRead: 0.2, cacheWrite: 5 };

const turnUsage = { input: 1_203, output: 41, cacheRead: 907, cacheWrite: 113 };

/** A model that reads, writes, edits, tests and commits, the tools of a normal story. */
const diligent: readonly Turn[] = [
  reply([{ text: 'I read first.' }, { call: 'Read', input: { file_path: 'src/base.txt' } }], { usage: turnUsage }),
  reply(
    [
      { write: 'test/one.test.js', content: "test('one', () => expectLine('src/one.txt', 'one: 1st'));\n" },
      { write: 'src/one.txt', content: 'one: 2nd\n' },
    ],
    { usage: turnUsage },
  ),
  reply([{ call: 'Edit', input: { file_path: 'src/one.txt', old_string: '2nd', new_string: '1st' } }], {
    usage: turnUsage,
  }),
  reply(
    [
      { call: 'Glob', input: { pattern: 'src/*.txt' } },
      { call: 'Grep', input: { pattern: '1st' } },
      { bash: 'sh scripts/check.sh' },
      { bash: leaveBehind('sleep 961') },
    ],
    { usage: turnUsage },
  ),
  reply([{ bash: "env | grep f3b1c0ffee || echo no variable has it; git add -A && git commit -q -m 'feat: one'" }], {
    usage: turnUsage,
  }),
  say('src/one.txt holds the line. <promise>COMPLETE</promise>', turnUsage),
];

const reviewer = careful('src/one.txt', 'one: 1st', { input: 777, output: 99, cacheRead: 1_501 });

const goodMind: Mind = {
  implement: ({ step }) => diligent[step] ?? say('done', turnUsage),
  spec: reviewer,
  quality: reviewer,
};

describe.skipIf(!installed.ok)('the action with claude on a scripted model', () => {
  it('does a story: tools, checks, two fresh reviewers, commit, push, every token counted, nothing left behind', async () => {
    let live = '';
    await runWithClient(
      {
        mind: goodMind,
        // With every permission open this client searches by Bash alone.
        inputs: { create_pr: 'draft', keep_logs: 'true', dangerously_skip_permissions: 'false' },
        onOutput: (text, { asked }) => {
          // Told while the model has yet to answer the implementer's last request.
          if (asked.length < diligent.length) live += text;
        },
      },
      (run) => {
        const { step, model, gitDir, github, requests, report } = run;
        expect([step.exitCode, step.outputs['halt']], step.log).toEqual([0, 'ready']);

        const [commit, archive, ...others] = commitsOf(gitDir, `main..${branchOf(gitDir)}`);
        expect([archive?.subject, others]).toEqual(['chore: archive default', []]);
        expect(commit?.subject).toBe('feat: [US-001] - First line');
        expect(commit?.trailers['Ralph-Gates']).toBe(
          'implement=pass integrity=pass unit=pass no-key=pass spec=pass quality=pass',
        );
        const files = filesOf(gitDir, commit?.sha ?? '');
        expect(files['src/one.txt']).toBe('100644\none: 1st\n');
        expect(files['test/one.test.js']).toContain('expectLine');
        expect(files['prd.json']).toContain('"passes": true');
        expect(step.outputs['commit_sha']).toBe(archive?.sha);

        const roles = model.asked.filter(({ step: at }) => at === 0).map(({ role }) => role);
        expect(roles).toEqual(['implement', 'spec', 'quality']);
        expect(model.asked.filter(({ toolFailed }) => toolFailed)).toEqual([]);
        expect(new Set(model.asked.filter(({ nonce }) => nonce !== '').map(({ nonce }) => nonce)).size).toBe(2);

        const billed = model.billed();
        const cost =
          (billed.input * price.input +
            billed.output * price.output +
            billed.cacheRead * price.cacheRead +
            billed.cacheWrite * price.cacheWrite) /
          1e6;
        expect(step.outputs).toMatchObject({
          input_tokens: String(billed.input),
          output_tokens: String(billed.output),
          cache_read_tokens: String(billed.cacheRead),
          cache_write_tokens: String(billed.cacheWrite),
        });
        expect(Number(step.outputs['total_cost_usd'])).toBeCloseTo(cost, 6);
        expect(report.cost_usd).toBeCloseTo(cost, 6);
        const usage = {
          calls: 3,
          input_tokens: billed.input,
          output_tokens: billed.output,
          cache_read_tokens: billed.cacheRead,
          cache_write_tokens: billed.cacheWrite,
          silent_calls: 0,
          unknown_calls: 0,
        };
        expect(report.usage).toMatchObject(usage);
        expect(report.stories[0]?.usage).toMatchObject(usage);
        expect(step.summary).toContain(grouped(billed.cacheRead));

        expect(run.survivors).toEqual([]);
        expect(requests.every(({ headers }) => headers['x-api-key'] === secretKey)).toBe(true);
        expect(placesOf(secretKey, run)).toEqual([]);
        expect(model.asked.find(({ role, step: at }) => role === 'implement' && at === 5)?.seen).toContain(
          'no variable has it',
        );
        expect(github.issues().length).toBe(1);
        expect(github.issues()[0]?.comments.length).toBe(1);

        expect(live).toMatch(/^ {2}tool: Read: src\/base\.txt$/m);
        expect(step.log).toContain('that the agent left behind was ended');
      },
    );
  });

  it('shows the work live, and nothing in it becomes a command of the runner or of a terminal', async () => {
    const commands = [
      '::set-output name=halt::ready',
      '\n::error::from the model',
      '\r::stop-commands::x',
      '##[group]mine',
      '\u001b[31mred\u001b[0m',
      '\u001b]8;;http://evil.example\u0007link',
      '\u009b31m',
    ];
    // A text first: it is told whatever was told before it.
    const answers = [
      ...commands.map((text) => reply([{ text }, { bash: 'true' }])),
      reply(commands.map((command) => ({ bash: `true '${command}'` }))),
    ];
    const implement: Mind['implement'] = ({ step }) => answers[step] ?? say('::error::The end.');
    const inputs = { max_attempts: '1' };
    await runWithClient({ mind: { ...goodMind, implement }, inputs }, ({ step }) => {
      expect(step.outputs['stories_passed'], step.log).toBe('0');
      for (const word of ['set-output', 'from the model', 'stop-commands', 'mine', 'red', 'link']) {
        expect(step.log).toMatch(new RegExp(`^ {2}tool: .*${word}`, 'm'));
      }
      expect(step.log).toMatch(/^ {2}text: ::set-output name=halt::ready$/m);
      // Our own pauses around the output of what failed.
      const said = step.log.replaceAll(/^::(?:stop-commands::[0-9a-f]{48}|[0-9a-f]{48}::)$/gm, '');
      const started = said.split(/\r?\n|\r/).flatMap((line) => /^\s*::([\w-]+)/.exec(line)?.[1] ?? []);
      expect(new Set(started)).toEqual(new Set(['add-mask', 'notice', 'group', 'endgroup', 'error']));
      expect(step.log.match(/^::error.*/gm)).toEqual([expect.stringMatching(/^::error title=US-001/)]);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
      expect(step.log).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|##\[/);
    });
  });
});

function branchOf(gitDir: string): string {
  return [...branchesOf(gitDir).keys()].find((name) => name.startsWith('ralph/')) ?? '';
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}

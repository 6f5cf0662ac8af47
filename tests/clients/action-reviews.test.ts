import { describe, expect, it } from 'vitest';
import { reply, say, type Turn } from '../support/model-server/script.ts';
import { branchesOf, filesOf } from '../support/scenario-facts.ts';
import { openStory, smallPrd } from '../support/scenario-project.ts';
import { type ActionRun, runWithClient } from './action-rig.ts';
import { tryInstall } from './install.ts';
import { type Asked, careful, judged, type Mind, met } from './model.ts';

const installed = await tryInstall('claude');
if (!installed.ok) console.info(`Reviews by the real claude client are skipped: ${installed.reason}.`);

const reviewer = careful('src/one.txt', 'one: 1st');

/** Does the story of the rig in one go. */
const quick = ({ step }: Asked): Turn =>
  step > 0
    ? say('Done.')
    : reply([
        { write: 'src/one.txt', content: 'one: 1st\n' },
        { write: 'test/one.test.js', content: "test('one', () => expectLine('src/one.txt', 'one: 1st'));\n" },
      ]);

const mind: Mind = { implement: quick, spec: reviewer, quality: reviewer };

describe.skipIf(!installed.ok)('reviews by claude on a scripted model', () => {
  const useless: readonly (readonly [string, (asked: Asked) => Turn])[] = [
    ['nothing', () => reply([])],
    ['nonsense', () => say('The tree is blue {"nonce": "and', { input: 5, output: 5 })],
    ['another nonce', ({ ids }) => say(judged({ nonce: '0'.repeat(32), criteria: met(ids, place) }))],
    ['PASS in prose', ({ nonce, ids }) => say(`PASS. ${ids.join(' and ')} are met. My nonce is ${nonce}.`)],
  ];

  it.each(useless)('a spec reviewer that answers %s lets nothing pass', async (_name, spec) => {
    await runWithClient({ mind: { ...mind, spec } }, (run) => {
      const calls = run.model.asked.filter(({ role }) => role === 'spec');
      expect(new Set(calls.map(({ nonce }) => nonce)).size, run.step.log).toBe(3);
      expect(run.model.asked.filter(({ role }) => role === 'quality')).toEqual([]);
      expect(run.step.summary).toContain('gate unavailable');
      expectKept(run, { stories_blocked: '1' });
    });
  });

  it.each([{ file: 'src/two.txt' }, { line: 9 }])(
    'a spec reviewer that names %j, which is not there, lets nothing pass',
    async (wrong) => {
      const spec = ({ nonce, ids }: Asked): Turn => say(judged({ nonce, criteria: met(ids, { ...place, ...wrong }) }));
      await runWithClient({ mind: { ...mind, spec } }, ({ step }) => {
        expect([step.exitCode, step.outputs['stories_passed']], step.log).toEqual([1, '0']);
      });
    },
  );

  it('a quality reviewer that answers nonsense is no reviewer, and the report says so', async () => {
    await runWithClient({ mind: { ...mind, quality: () => say('Lovely code, approved.') } }, ({ step }) => {
      expect([step.exitCode, step.outputs['stories_passed']], step.log).toEqual([0, '1']);
      expect(step.summary).toContain('quality not reviewed');
    });
  });

  it('asks a reviewer that was distracted once more, and then believes its answer', async () => {
    let calls = 0;
    const spec = (asked: Asked): Turn => {
      calls += asked.step === 0 ? 1 : 0;
      return calls === 1 ? say('What a nice day.') : reviewer(asked);
    };
    await runWithClient({ mind: { ...mind, spec } }, ({ step }) => {
      expect([step.exitCode, step.outputs['halt'], calls], step.log).toEqual([0, 'ready', 2]);
    });
  });

  it('gives the words of a reviewer to the next attempt, which mends it', async () => {
    const words = 'the second line is not there, I looked in all of src/one.txt';
    const files = {
      'prd.json': smallPrd([openStory({ acceptanceCriteria: ['the line one: 1st', 'the line two: 2nd behind it'] })]),
    };
    const prompts: string[] = [];
    const implement = ({ step, attempt, prompt, ...asked }: Asked): Turn => {
      if (step === 0) prompts.push(prompt);
      // Only what the prompt says can have told it.
      const text = prompt.includes(words) ? 'one: 1st\ntwo: 2nd\n' : 'one: 1st\n';
      if (step === 0 && attempt === 2) return reply([{ bash: 'cat src/one.txt .ralph_state.md' }]);
      if (step === attempt - 1) {
        return reply([{ bash: `printf '${text}' > src/one.txt` }, { write: 'test/one.test.js', content: test }]);
      }
      return quick({ ...asked, step, attempt, prompt });
    };
    const spec = ({ step, seen, nonce, ids }: Asked): Turn => {
      if (step === 0) return reply([{ bash: 'cat src/one.txt' }]);
      const [first = '', second = ''] = ids;
      const rest = seen.includes('two: 2nd')
        ? met([second], { file: 'src/one.txt', line: 2 })
        : [{ id: second, verdict: 'unmet', evidence: [{ absent: 'two: 2nd in src/one.txt' }], reason: words }];
      return say(judged({ nonce, criteria: [...met([first], { file: 'src/one.txt', line: 1 }), ...rest] }));
    };
    await runWithClient({ mind: { ...mind, implement, spec }, files }, ({ step, gitDir }) => {
      expect([step.exitCode, step.outputs['halt'], step.outputs['iterations']], step.log).toEqual([0, 'ready', '2']);
      expect(prompts.map((prompt) => prompt.includes(words))).toEqual([false, true]);
      const branch = step.outputs['branch_name'] ?? '';
      expect(filesOf(gitDir, branch)['src/one.txt']).toBe('100644\none: 1st\ntwo: 2nd\n');
    });
  });

  it('ends the story at a block that a second fresh reviewer confirms', async () => {
    const findings = [{ severity: 'block', file: 'src/one.txt', line: 1, text: 'It holds a secret of the house.' }];
    const quality = ({ nonce }: Asked): Turn => say(judged({ nonce, criteria: [], findings }));
    const confirm = ({ nonce, ids }: Asked): Turn => say(judged({ nonce, criteria: met(ids, place) }));
    await runWithClient({ mind: { ...mind, quality, confirm } }, (run) => {
      const roles = run.model.asked.filter(({ step }) => step === 0).map(({ role }) => role);
      expect(roles).toEqual(['implement', 'spec', 'quality', 'confirm']);
      expectKept(run, { halt: 'block_finding', stories_blocked: '1' });
    });
  });
});

const place = { file: 'src/one.txt', line: 1 };
const test = "test('one', () => expectLine('src/one.txt', 'one: 1st'));\n";

/** Not passed, said so, and the work is on a wip branch. */
function expectKept({ step, gitDir, survivors }: ActionRun, outputs: Readonly<Record<string, string>>): void {
  expect(step.exitCode, step.log).toBe(1);
  expect(step.outputs).toMatchObject({ halt: 'some_failed', stories_passed: '0', ...outputs });
  const branches = [...branchesOf(gitDir).keys()].filter((name) => name !== 'main');
  expect(JSON.parse(step.outputs['wip_branches'] ?? '')).toEqual(branches);
  expect(branches).toEqual([expect.stringMatching(/^wip\/ralph-fail-us-001-/)]);
  const files = filesOf(gitDir, branches[0] ?? '');
  expect(files['src/one.txt']).toContain('one: 1st');
  expect(files['prd.json']).toContain('"passes": false');
  expect(survivors).toEqual([]);
}

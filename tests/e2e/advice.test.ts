import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { git } from '../support/demo-repository.ts';
import { createScenario, type Scenario } from '../support/scenario.ts';

const config =
  'agent: rehearsal\nagent_args: .ralph/score.yaml\nreview_agent: rehearsal\ncreate_pr: none\ntest_command: sh scripts/check.sh\n';
const prd = JSON.stringify({
  userStories: [{ id: 'US-1', title: 'Two lines', acceptanceCriteria: ['src/a.txt says a'], passes: false }],
});

/** A story, an agent and reviewers as a score tells them; the check wants what the first line of a test says. */
function scenario(score: object, more = ''): Promise<Scenario> {
  const files = {
    '.ralph/config.yaml': config + more,
    '.ralph/score.yaml': stringify({ version: 1, ...score }),
    'prd.json': prd,
  };
  return createScenario({ files });
}

const line = (name: string): readonly object[] => [
  { write: { path: `src/${name}.txt`, content: `${name}\n` } },
  {
    write: {
      path: `test/${name}.test.js`,
      content: `test('${name}', () => expectLine('src/${name}.txt', '${name}'));\n`,
    },
  },
];
const unsure = [{ unsure: { c1: 'is it a or b?' } }];
const says = (classification: string) =>
  JSON.stringify({ nonce: '{{nonce}}', classification, reason: 'the specification tells' });
const halves = JSON.stringify({
  nonce: '{{nonce}}',
  reason: 'it is two things',
  stories: [
    { title: 'First half', text: 'Write a.', criteria: ['src/a.txt says a'] },
    { title: 'Second half', text: 'Write b.', criteria: ['src/b.txt says b'] },
  ],
});

describe('what an agent says of a story that no rule decides', () => {
  test('a story that a classifier wants planned anew is split, and passes by its own gates', async () => {
    await using job = await scenario(
      {
        stories: {
          'US-1': { attempts: [{ steps: line('c') }] },
          'US-1.1': { attempts: [{ steps: line('a') }] },
          'US-1.2': { attempts: [{ steps: line('b') }] },
        },
        reviews: { 'US-1': { spec: [unsure, unsure, 'pass'] } },
        advice: { 'US-1': { classify: [says('re-plan')], plan: [halves] } },
      },
      'classifier: agent\n',
    );
    const step = await job.run();
    expect(step.outputs).toMatchObject({ halt: 'ready', stories_passed: '1', iterations: '4' });
    const shown = git(job.remote.gitDir, 'show', `${step.outputs['branch_name']}:prd.json`);
    expect(JSON.parse(shown).userStories).toMatchObject([{ id: 'US-1', passes: true }]);
    expect(step.summary).toContain('US-1.2');
  });

  test.each([
    ['tried again where the classifier sees no question', [says('retry-task')], 'ready', '3'],
    ['a human question where it answers nonsense, twice', ['I would try again.'], 'escalate', '2'],
  ])('it is %s', async (_, classify, halt, iterations) => {
    await using job = await scenario(
      {
        stories: { 'US-1': { attempts: [{ steps: line('a') }, { steps: line('a') }, { steps: line('b') }] } },
        reviews: { 'US-1': { spec: [unsure, unsure, 'pass'] } },
        advice: { 'US-1': { classify } },
      },
      'classifier: agent\n',
    );
    const step = await job.run();
    expect(step.outputs).toMatchObject({ halt, iterations });
    expect(step.exitCode).toBe(halt === 'ready' ? 0 : 1);
    if (halt === 'escalate') expect(step.summary).toContain('is it a or b?');
  });
});

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { FinishedStep } from '../support/action-runner.ts';
import { createScenario, type Scenario } from '../support/scenario.ts';
import { openStory, smallPrd } from '../support/scenario-project.ts';

const prd = smallPrd([openStory(), openStory({ id: 'US-002', title: 'Second line' })]);
const config =
  'agent: rehearsal\nagent_args: .ralph/score.yaml\nreview_agent: rehearsal\ncreate_pr: none\ntest_command: sh scripts/check.sh\nfinal_review: 3\n';

const story = (id: string, name: string): string => `  ${id}:
    attempts:
      - steps:
          - write: { path: src/${name}.txt, content: "${name}\\n" }
          - write: { path: test/${name}.test.js, content: "test('${name}', () => expectLine('src/${name}.txt', '${name}'));\\n" }
          - final: Done.
`;

/** Two stories that pass, and reviewers of the whole change that answer so, call by call; the last answer repeats. */
function scenario(answers: readonly string[]): Promise<Scenario> {
  const calls = answers.map((answer) => `          - ${answer}\n`).join('');
  const score = `version: 1\nstories:\n${story('US-001', 'one')}${story('US-002', 'two')}reviews:\n  final:\n    quality:\n      -\n${calls}`;
  return createScenario({
    files: { 'prd.json': prd, '.ralph/config.yaml': config, '.ralph/score.yaml': score },
    inputs: { agent_command: undefined, gate_mounts: undefined },
  });
}

const block = '{ findings: [{ severity: block, file: src/two.txt, line: 1, text: two undoes one }] }';

/** A night on a machine that has nothing of those before. */
function night(job: Scenario, name: string, inputs: Record<string, string> = {}): Promise<FinishedStep> {
  return job.run({ temp: join(job.folder, name), inputs });
}

function reportOf({ outputs }: FinishedStep) {
  return JSON.parse(readFileSync(join(dirname(outputs['report_file'] ?? ''), 'ralph-report.json'), 'utf8'));
}

const asked = ({ log }: FinishedStep): boolean => log.includes('Final review: ');

test('a whole that a majority blocks stays so night after night, without another call, until others are asked for', async () => {
  await using job = await scenario(['pass', block]);
  const first = await night(job, 'first');
  expect(first.outputs, first.log).toMatchObject({ halt: 'block_finding', stories_passed: '2' });
  expect(reportOf(first).verdict).toContain('2 of 3 reviewers of the whole change found what must not be merged');
  const second = await night(job, 'second');
  expect(second.outputs, second.log).toMatchObject({ halt: 'block_finding', conclusion: 'failure' });
  expect([second.exitCode, asked(second)]).toEqual([1, false]);
  expect(reportOf(second).final).toMatchObject([
    { verdict: 'fail', is_earlier: true, lines: ['block: src/two.txt:1: two undoes one'] },
  ]);
  const third = await night(job, 'third', { final_review: '1' });
  expect(third.outputs, third.log).toMatchObject({ halt: 'ready' });
  expect(asked(third)).toBe(true);
  const fourth = await night(job, 'fourth', { final_review: '1' });
  expect([fourth.outputs['halt'], asked(fourth)], fourth.log).toEqual(['nothing_to_do', false]);
});

test('a whole that too few reviewers read is not ready, and the next night asks again', async () => {
  await using job = await scenario(['pass', 'nothing']);
  for (const name of ['first', 'second']) {
    const step = await night(job, name);
    expect(step.outputs, step.log).toMatchObject({ halt: 'some_failed', stories_passed: '2' });
    expect(step.log).toContain('1 of 3 reviewers answered in 4 calls');
  }
});

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createScenario, type Scenario } from '../support/scenario.ts';
import { openStory, shellAgent, smallPrd } from '../support/scenario-project.ts';

const prd = smallPrd([openStory(), openStory({ id: 'US-002', title: 'Second line' })]);

/** Each story passes by itself; `together` decides whether they pass as one. */
function scenario(together: string): Promise<Scenario> {
  const config = `agent: command
review_agent: none
create_pr: none
max_attempts: 2
gates:
  - name: unit
    run: sh scripts/check.sh
  - name: site
    run: exit 1
    paths: [site/**]
    baseline: off
  - name: together
    run: ${together}
    stage: final
`;
  const agent = shellAgent('case "$RALPH_STORY" in US-001) line one a a ;; US-002) line two b b ;; esac\n');
  // A check that no story touches would be red on the base, and tells no counts.
  return createScenario({ files: { 'prd.json': prd, '.ralph/config.yaml': config }, agent });
}

function reportOf({ outputs }: { readonly outputs: Readonly<Record<string, string>> }) {
  return JSON.parse(readFileSync(join(dirname(outputs['report_file'] ?? ''), 'ralph-report.json'), 'utf8'));
}

test('stories that pass one by one but not together end some_failed, and the report says why', async () => {
  await using job = await scenario('"echo two of them >&2; test ! -e src/one.txt || test ! -e src/two.txt"');
  const step = await job.run();
  expect(step.outputs).toMatchObject({ halt: 'some_failed', stories_passed: '2', stories_failed: '0' });
  expect(step.exitCode).toBe(1);
  const report = reportOf(step);
  expect(report.verdict).toContain('but the final check "together" did not pass');
  expect(report.final).toMatchObject([{ name: 'together', verdict: 'fail', lines: ['two of them'] }]);
  expect(report.stories.map(({ status, tests }: { status: string; tests: string }) => `${status} ${tests}`)).toEqual([
    'passed passed',
    'passed passed',
  ]);
  const next = await job.run({ temp: join(job.folder, 'next') });
  expect(next.outputs, next.log).toMatchObject({ halt: 'some_failed', conclusion: 'failure' });
  expect(next.log).toContain('Final: 1 check on all passed stories together');
});

test('stories that pass together too are ready', async () => {
  await using job = await scenario('grep -qx a src/one.txt && grep -qx b src/two.txt');
  const step = await job.run();
  expect(step.outputs).toMatchObject({ halt: 'ready', stories_passed: '2' });
  expect(step.exitCode).toBe(0);
  expect(reportOf(step).final).toMatchObject([{ name: 'together', verdict: 'pass', lines: [] }]);
});

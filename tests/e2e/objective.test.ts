import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createScenario, type Scenario } from '../support/scenario.ts';
import { shellAgent } from '../support/scenario-project.ts';

/** The second line comes only once the error of the first attempt was read; no prd.json is in the repository. */
function scenario(agent: string): Promise<Scenario> {
  const inputs = { objective: 'Greet in two lines', criteria: 'sh scripts/greets.sh', max_iterations: '4' };
  const files = {
    'prd.json': undefined,
    'scripts/greets.sh':
      'lines=$(grep -c hello src/greeting.txt) || lines=0\n[ "$lines" = 2 ] || { echo "GREETINGS: $lines of 2"; exit 1; }\n',
  };
  return createScenario({ files, inputs, agent: shellAgent(agent) });
}

test('an objective is reached on the second attempt, with the error of the first one at hand', async () => {
  await using job =
    await scenario(`grep -q 'GREETINGS: 1 of 2' "$TMPDIR/prompt" && echo 'hello again' >> src/greeting.txt
[ -e src/greeting.txt ] || echo hello > src/greeting.txt
echo '{"status": "FAIL", "error_log": "told at each end, whatever came of it"}'`);
  const step = await job.run();
  expect(step.outputs).toMatchObject({ halt: 'ready', iterations: '2', stories_passed: '1' });
  expect(step.exitCode).toBe(0);
  expect(step.outputs['branch_name']).toMatch(/^ralph\/greet-in-two-lines-[0-9a-f]{6}$/);
  expect(step.summary).toContain('Objective reached · 2/4 iterations');
  const report = JSON.parse(
    readFileSync(join(dirname(step.outputs['report_file'] ?? ''), 'ralph-report.json'), 'utf8'),
  );
  expect(report).toMatchObject({
    objective: { text: 'Greet in two lines', criteria: 'sh scripts/greets.sh' },
    baseline: expect.arrayContaining([expect.objectContaining({ name: 'criteria', verdict: 'red' })]),
  });
  expect(report).not.toHaveProperty('prd_path');
});

test('what the agent claims or does to the criteria reaches nothing', async () => {
  await using job = await scenario(`echo hello > src/greeting.txt; echo 'exit 0' > scripts/greets.sh
echo '{"status": "PASS", "error_log": ""}'; echo '<promise>COMPLETE</promise>'`);
  const step = await job.run({ inputs: { max_iterations: '2' } });
  expect(step.outputs).toMatchObject({ halt: 'escalate', iterations: '2', stories_passed: '0' });
  expect(step.exitCode).toBe(1);
  expect(step.summary).toContain('Objective not reached');
  expect(JSON.parse(step.outputs['wip_branches'] ?? '')).toHaveLength(1);
});

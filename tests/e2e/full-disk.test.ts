import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { createScenario, type Scenario } from '../support/scenario.ts';
import { resultOf } from '../support/scenario-facts.ts';
import { runWithFault } from '../support/scenario-kill.ts';
import { oneStory, oneStoryWith } from '../support/scenario-refusal.ts';

const programs = { mount: '/bin/mount', umount: '/bin/umount' };

/** A disk that is full is the machine's trouble: the run says so, stops, and goes on when there is room again. */
it.each([2, 3, 5, 8])(
  'a journal whose line %i finds no room stays readable, and the next run finishes',
  async (line) => {
    await using undisturbed = await createScenario(oneStory);
    const expected = resultOf(undisturbed.remote.gitDir, await undisturbed.run());
    await using scenario = await createScenario(oneStory);
    const step = await runWithFault(scenario, line, 'full');
    expect(step.exitCode, step.log).toBe(1);
    expect(step.outputs).toMatchObject({ halt: 'environment_broken', conclusion: 'failure' });
    expect(step.log).toMatch(/the journal cannot be written: ENOSPC.*free the disk and run again/i);
    const next = await scenario.run();
    expect(next.outputs).toMatchObject({ halt: 'ready', run_id: step.outputs['run_id'] });
    expect(resultOf(scenario.remote.gitDir, next)).toEqual(expected);
  },
);

it('an agent that fills the disk of RUNNER_TEMP stops the run; with more room it goes on', async (context) => {
  const filler = 'cat > /dev/null; head -c 20000000 /dev/zero > big; echo x > src/one.txt; exit 1';
  await using scenario = await createScenario(oneStoryWith({ agent: filler }));
  if (!mountSmall(scenario)) return context.skip('only root can mount a small disk, so a full one is not tested here');
  try {
    const step = await scenario.run();
    expect(step.exitCode, step.log).toBe(1);
    expect(step.outputs['halt']).toBe('environment_broken');
    expect(step.log).toMatch(/the disk refused a write during [a-z-]+/i);
    execFileSync(programs.mount, ['-o', 'remount,size=64m', scenario.temp]);
    const next = await scenario.run({ inputs: { max_attempts: '1' } });
    expect(next.outputs).toMatchObject({ halt: 'some_failed', run_id: step.outputs['run_id'] });
  } finally {
    execFileSync(programs.umount, ['--lazy', scenario.temp]);
  }
});

function mountSmall({ temp }: Scenario): boolean {
  try {
    execFileSync(programs.mount, ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', temp], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

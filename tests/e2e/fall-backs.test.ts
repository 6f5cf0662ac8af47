import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { createScenario, type JobChange } from '../support/scenario.ts';
import { oneStory } from '../support/scenario-refusal.ts';
import { noLayers } from '../support/setup-rig.ts';

/*
 * Views and levels that a run falls back to, each forced by its switch on a machine that has better: a whole run ends as with the best
 * ones, and tells which it had.
 */
const noNamespaces = await noLayers();
const isRoot = process.getuid?.() === 0 || spawnSync('sudo', ['-n', 'true']).status === 0;
const noUser = isRoot ? undefined : 'another user takes root, or sudo without a password';

const views = (kind: string): JobChange => ({ env: { RALPH_VIEWS: kind } });
const level = (isolation: string): JobChange => ({ inputs: { isolation } });

describe.runIf(process.platform === 'linux')('a run that falls back', () => {
  it.each<readonly [string, JobChange, RegExp, string | undefined]>([
    ['views that are cleaned', views('clean'), /level namespace \(.*trees cleaned before each use,/, noNamespaces],
    ['level user', level('user'), /Isolation: level user\./, noUser],
    ['level process', level('process'), /Isolation: level process\./, undefined],
  ])('%s', async (_, change, told, missing) => {
    if (missing !== undefined) return console.warn(missing);
    await using scenario = await createScenario(oneStory);
    const step = await scenario.run(change);
    expect(step.outputs, step.log).toMatchObject({ halt: 'ready' });
    expect(step.log).toMatch(told);
  });
});

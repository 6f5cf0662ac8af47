import type { RunPlan } from '../../src/core/plan.ts';
import type { RunState } from '../../src/core/state.ts';
import { failing, passing, redCheck, type SampleStory, sampleRun, sha } from './sample-run.ts';

const story: SampleStory = { id: 'objective-3fa2b1', title: 'Make the tests in src/utils pass' };
const red = redCheck('criteria', ['✖ joins paths']);

/** A run of one objective. */
function objectiveRun(more: Partial<SampleStory>, { halt }: Pick<RunState, 'halt'> = {}): RunState {
  const { prdPath: _, ...plan }: RunPlan = sampleRun({ stories: [{ ...story, ...more }] }).plan;
  const checks = [{ name: 'criteria', command: 'npm test src/utils', own: true, baseline: 'attribute' } as const];
  const objective = { text: 'Make the tests in src/utils pass. @team: `$(rm)` stays', criteria: 'npm test src/utils' };
  const feature = 'make-the-tests-in-src-utils-pass-3fa2b1';
  const caps = { ...plan.caps, maxAttempts: 10, maxIterations: 10 };
  const run = sampleRun({ stories: [{ ...story, ...more }], baseline: [red], halt });
  return {
    ...run,
    plan: { ...plan, feature, intent: objective.text, branch: `ralph/${feature}`, objective, checks, caps },
  };
}

/** One objective: at work, reached, given up. */
export const objectiveRuns: Readonly<Record<string, () => RunState>> = {
  'objective-reached': () =>
    objectiveRun(
      { status: 'passed', commit: sha('7'), tries: [failing(['✖ joins paths']), passing] },
      { halt: { kind: 'ready', detail: 'the objective is reached' } },
    ),
  'objective-open': () =>
    objectiveRun(
      {
        status: 'failed',
        detail: '✖ joins paths',
        wip: { branch: 'wip/ralph-fail-objective-3fa2b1-20260121-104532', commit: sha('f') },
        tries: [failing(['✖ joins paths']), failing(['✖ joins paths'])],
      },
      { halt: { kind: 'some_failed', detail: 'the objective is not reached' } },
    ),
};

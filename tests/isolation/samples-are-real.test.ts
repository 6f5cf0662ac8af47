import { expect, it } from 'vitest';
import { runSamples } from '../support/isolation/run-samples.ts';
import { noStage, ordinaryUid } from '../support/isolation/stage.ts';
import { samples } from './samples/all.ts';
import type { SampleResult } from './samples/controller.ts';

const reason = noStage();

it.skipIf(reason !== undefined)(
  `every sample passes in the user's own checkout, and tells a warm run from a cold one${reason === undefined ? '' : ` (${reason})`}`,
  async () => {
    const results = await runSamples({ uid: ordinaryUid, sudo: false }, 'workspace', { chill: true });
    expect(results.flatMap(problemOf)).toEqual([]);
    expect(results.length).toBeGreaterThan(4);
  },
  600_000,
);

function problemOf(result: SampleResult): string[] {
  const sample = samples.find(({ name }) => name === result.sample);
  const { first = '', second = '', chilled = '', trouble } = result;
  if (sample === undefined || trouble !== undefined) return [`${result.sample}: ${trouble}`];
  const passed = [first, second].every((output) => /EXIT 0\s*$/.test(output));
  const isWarm = sample.warm.test(second) && !sample.cold.test(second);
  const isCold = sample.cold.test(chilled) && !sample.warm.test(chilled);
  return passed && isWarm && isCold ? [] : [`${result.sample}: ${JSON.stringify(result, undefined, 1)}`];
}

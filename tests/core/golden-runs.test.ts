import { describe, expect, test } from 'vitest';
import { chronicle } from '../support/chronicle.ts';
import { play } from '../support/history.ts';
import { histories } from './histories.ts';
import { ends } from './told-ends.ts';
import { evidence } from './told-evidence.ts';
import { limits } from './told-limits.ts';
import { reviews } from './told-reviews.ts';

const folder = new URL('../fixtures/golden/runs/', import.meta.url).pathname;
const complained = histories
  .filter(({ plan }) => plan.stories.length <= 3)
  .map(({ name, plan, script }) => ({ name, run: () => play(plan, script) }));

/** To change what is right, change the rule, let `vitest -u` write the files anew, and read each line that differs. */
describe('every event of a run changes this, and this is done next', () => {
  test.each([...complained, ...reviews, ...ends, ...limits, ...evidence])('$name', async ({ name, run }) => {
    const file = `${folder}${name.replaceAll(/[^a-zA-Z0-9]+/g, '-')}.txt`;
    await expect(chronicle(run())).toMatchFileSnapshot(file);
  });
});

import { describe, expect, test } from 'vitest';
import { chronicle } from '../support/chronicle.ts';
import { play } from '../support/history.ts';
import { histories } from './histories.ts';
import { ends } from './told-ends.ts';
import { evidence } from './told-evidence.ts';
import { limits } from './told-limits.ts';
import { reviews } from './told-reviews.ts';

const folder = new URL('../fixtures/golden/runs/', import.meta.url).pathname;
/** Their events are like those of another run, or many of one kind. */
const alike: ReadonlySet<string> = new Set([
  'A, B, A alone with on_thrash: continue',
  'A, B, A in a backlog with on_thrash: continue',
  'an agent that asks in a backlog with on_escalate: continue',
  'a healthy slow run',
  'a criterion that is not met for ever new reasons, and another one',
  'attempts that all start anew cannot come back to a tree',
  'a promise that is only said passes nothing',
  'completion on the last attempt',
  'an error that comes back after another one is not three in a row',
]);
const complained = histories
  .filter(({ name, plan }) => plan.stories.length <= 3 && !alike.has(name))
  .map(({ name, plan, script }) => ({ name, run: () => play(plan, script) }));

/** To change what is right, change the rule, let `vitest -u` write the files anew, and read each line that differs. */
describe('every event of a run changes this, and this is done next', () => {
  test.each([...complained, ...reviews, ...ends, ...limits, ...evidence])('$name', async ({ name, run }) => {
    const file = `${folder}${name.replaceAll(/[^a-zA-Z0-9]+/g, '-')}.txt`;
    await expect(chronicle(run())).toMatchFileSnapshot(file);
  });
});

import { describe, expect, test } from 'vitest';
import { runPart, seedOf } from './batch.ts';
import { type BugName, bugs } from './bugs.ts';
import { missing } from './coverage.ts';
import { faultKinds } from './faults.ts';
import { invariants } from './invariants.ts';
import { nightInvariants } from './nights/night-invariants.ts';
import { simulateNights } from './nights/simulate-nights.ts';
import { isOfNights, simulate } from './simulate.ts';

/** `npm run simulate` runs large samples; here a few runs show that it would notice. */
const sample = 1;

describe('whole runs on a simulated world', () => {
  test('hold every invariant', async () => {
    const { violations } = await runPart({ seed: sample, runs: 150, first: 0, step: 1, bug: undefined });
    expect(violations).toEqual([]);
  });

  test.each([
    [2680746364, 'a machine dies with an iteration that nobody else has heard of'],
    [387278115, 'two machines give a story up in turn, each on a base of its own'],
    [1040221805, 'a story that met one error three times is split, and its last part is judged as the story'],
    [2054188795, 'an attempt is checked on the very tree that was carried, and hears something else'],
    [4081959556, 'a block is confirmed as the run is cancelled, and there is no money to ask again'],
    [1040206121, 'a branch is signed off as it is, and lists a story that its base has closed'],
  ])('hold every invariant in run %i: %s', async (seed) => {
    expect((await simulate(seed)).violations).toEqual([]);
  });

  test.each([
    [532, 'the base opens a story again whose branch colleagues went on with'],
    [1573, 'a run reads the remote while another one ends'],
    [10732, 'people merge a story and open it again'],
    [3694690290, 'a branch on which a colleague works is signed off as it is, and its story is removed'],
    [3694649084, 'a run is broken off after it pushed records of its end'],
    [3694683397, 'a run that waits for a sign-off could not put its work in place of the old'],
    [3694695852, 'another run ends while one reads the remote, on a clock that is ahead'],
    [3694728656, 'whoever took the lock dies while a colleague pushes'],
    [7001369, 'a colleague pushes to the branch whose pull request was closed, while a run waits on the next one'],
    [8001253, 'a split story fails in its own checks, and its next attempt leaves the same tree'],
    [413610224, 'a machine takes a run over from another one that only looks dead'],
    [3568329261, 'a machine cannot push the end of a run, and another one goes on with it from what is there'],
    [1927860159, 'a colleague goes on with a branch into which the base was merged'],
  ])('hold every invariant in nights %i: %s', async (seed) => {
    expect(await simulateNights(seed, { bug: undefined, count: () => undefined, tell: undefined })).toEqual([]);
  });

  test('are the same each time a seed is played', async () => {
    for (let run = 0; run < 12; run += 1) {
      const first = await simulate(seedOf(sample, run), { tell: true });
      expect(await simulate(seedOf(sample, run), { tell: true })).toEqual(first);
      expect(first.history.length).toBeGreaterThan(2);
    }
  });

  test('are different from seed to seed', async () => {
    const histories = await Promise.all([1, 2, 3, 4].map((seed) => simulate(seed, { tell: true })));
    expect(new Set(histories.map(({ history }) => history.join('\n'))).size).toBe(4);
  });
});

describe('a bug in the world', () => {
  test.each(Object.entries(bugs))('"%s" is found within 2,000 runs: %o', async (bug, { invariant }) => {
    const found = await firstRun(bug as BugName, invariant);
    expect(found).toBeLessThan(2000);
    const again = await simulate(seedOf(sample, found), { bug: bug as BugName });
    expect(again.violations.map((violation) => violation.invariant)).toContain(invariant);
    expect((await simulate(seedOf(sample, found))).violations).toEqual([]);
  });

  test.each<[BugName, string, number?]>([
    ['cheats-pass', 'passes'],
    ['push-says-yes', 'reachable'],
    ['story-dropped', 'accounted'],
    // Needs a death between a commit and its line, which no night of a smaller seed has.
    ['commits-dated-now', 'once', 325],
    ['comments-hidden', 'once'],
    ['pulls-hidden', 'once'],
  ])('"%s" is found over several nights too', async (bug, invariant, from = 1) => {
    const call = { count: () => undefined, tell: undefined };
    const isFound = async (seed: number, on: BugName | undefined) =>
      (await simulateNights(seed, { ...call, bug: on })).some((caught) => caught.invariant === invariant);
    let seed = from;
    while (seed < from + 100 && !(await isFound(seed, bug))) seed += 1;
    expect(seed).toBeLessThan(from + 100);
    expect(await isFound(seed, undefined)).toBe(false);
  });

  test('exists for every invariant', () => {
    const caught = new Set<string>(Object.values(bugs).map(({ invariant }) => invariant));
    const all = [...invariants, ...nightInvariants].map(({ id }) => id);
    expect(all.filter((id) => !caught.has(id))).toEqual([]);
    expect(new Set(invariants.map(({ id }) => id)).size).toBe(invariants.length);
  });
});

describe('the coverage', () => {
  test('names what a sample never reached', () => {
    expect(missing(new Map([['halt ready', 3]]))).not.toContain('halt ready');
    expect(missing(new Map())).toEqual(expect.arrayContaining(faultKinds.map((kind) => `fault ${kind}`)));
  });
});

async function firstRun(bug: BugName, invariant: string): Promise<number> {
  for (let run = 0; run < 2000; run += 1) {
    if (!isLookedAt(invariant, seedOf(sample, run))) continue;
    const { violations } = await simulate(seedOf(sample, run), { bug });
    if (violations.some((violation) => violation.invariant === invariant)) return run;
  }
  return 2000;
}

/** What only worlds of several nights are asked for, or only those of one run, is not looked for in the others. */
function isLookedAt(invariant: string, seed: number): boolean {
  const [ofRuns, ofNights] = [invariants, nightInvariants].map((list) => list.some(({ id }) => id === invariant));
  return ofRuns === ofNights || ofNights === isOfNights(seed);
}

import { describe, expect, test } from 'vitest';
import { type LatePorts, latePorts } from '../../src/action/late-ports.ts';
import type { RunReview } from '../../src/core/command.ts';
import type { CommitCall } from '../../src/ports.ts';
import { sampleRun } from '../support/sample-run.ts';

const state = sampleRun({ stories: [] });
const refs = [{ ref: 'refs/heads/x', commit: 'c' }];
const limits = { softMs: 1, hardMs: 2, boundBy: 'gate' } as const;
const point = { commit: 'c', tree: 't' };

/** Ports that write down who was called with what. */
function recorder(): { ports: LatePorts; calls: string[] } {
  const calls: string[] = [];
  const note = <T>(name: string, answer: T): T => {
    calls.push(name);
    return answer;
  };
  const cut = { type: 'interrupted', cause: 'recorded' } as const;
  const ports: LatePorts = {
    checks: {
      baseline: async ({ tree }) => note(`baseline ${tree}`, cut),
      run: async ({ tree }) => note(`checks ${tree}`, cut),
    },
    reviewers: { review: async ({ type }, given) => note(`${type} ${given === state}`, cut) },
    advisers: { consult: async ({ role }, given) => note(`consult ${role} ${given === state}`, cut) },
    snapshots: { take: async ({ story }) => Promise.reject(new Error(note(`take ${story}`, 'no tree'))) },
    commits: {
      story: async ({ story }) => note(`story ${story}`, point),
      archive: async ({ at }) => note(`archive ${at}`, { folder: '', problem: 'no' }),
      carry: async ({ at }) => note(`carry ${at}`, { points: [], conflicts: [], changed: [] }),
      park: async ({ subject }) => note(`park ${subject}`, { branch: 'b', commit: 'c' }),
    },
    reports: { write: async (_state, { kind }) => note(`report ${kind}`, '/report') },
    publisher: {
      start: (given, now) => note(`start ${given === refs} ${now === state}`, undefined),
      settle: async (given) => note(`settle ${given === refs}`, { results: [] }),
      known: (now) => note(`known ${now === state}`, { results: [], pullNotes: ['noted'] }),
      idle: async () => note('idle', undefined),
    },
    face: {
      branchPushed: (now) => note(`pushed ${now === state}`, undefined),
      changed: (now) => note(`changed ${now === state}`, undefined),
      settle: async () => note('settle face', { pullNotes: ['noted'] }),
      known: () => note('known face', { pullNotes: ['noted'] }),
      finish: async (now) => note(`finish ${now === state}`, undefined),
    },
  };
  return { ports, calls };
}

const commit: CommitCall = { state, story: 'US-1', tree: 't', parent: 'p', at: 0 };
const review: RunReview = {
  ...{ type: 'run-review', gate: 'quality', story: 'US-1', attempt: 1, iteration: 1, call: 1, tree: 't' },
  ...{ storyStart: point, claims: [], limits },
};

const nothing = (): void => undefined;

describe('ports that are opened late', () => {
  test('are opened once, with the first use, and pass everything on', async () => {
    const { ports, calls } = recorder();
    let opened = 0;
    const late = latePorts(async () => {
      opened += 1;
      return ports;
    }, nothing);
    expect(opened).toBe(0);
    const checks = { tree: 't', checks: [], limits };
    await late.checks.baseline({ type: 'run-baseline', ...checks });
    await late.checks.run({ type: 'run-checks', story: 'US-1', attempt: 1, ...checks });
    await late.reviewers.review(review, state);
    const take = {
      type: 'take-snapshot',
      story: 'US-1',
      attempt: 1,
      iteration: 1,
      storyStart: point,
      previousTree: 't',
    } as const;
    await expect(late.snapshots.take(take, state)).rejects.toThrow('no tree');
    expect(await late.commits.story(commit)).toEqual(point);
    expect(await late.commits.park({ ...commit, subject: 'why' })).toEqual({ branch: 'b', commit: 'c' });
    expect(await late.reports.write(state, { kind: 'ready', detail: '' })).toBe('/report');
    late.publisher.start(refs, state);
    expect(await late.publisher.settle(refs, state)).toEqual({ results: [] });
    await late.publisher.idle();
    late.face.branchPushed(state);
    late.face.changed(state);
    expect(await late.face.settle()).toEqual({ pullNotes: ['noted'] });
    await late.face.finish(state);
    expect(late.publisher.known(state)).toEqual({ results: [], pullNotes: ['noted'] });
    expect(late.face.known()).toEqual({ pullNotes: ['noted'] });
    expect(opened).toBe(1);
    expect(calls).toEqual([
      ...['baseline t', 'checks t', 'run-review true', 'take US-1', 'story US-1', 'park why', 'report ready'],
      ...['start true true', 'settle true', 'idle', 'pushed true', 'changed true', 'settle face', 'finish true'],
      ...['known true', 'known face'],
    ]);
  });

  test('are not opened by what only looks', async () => {
    const late = latePorts(() => Promise.reject(new Error('opened')), nothing);
    late.face.changed(state);
    expect(await late.face.settle()).toEqual({});
    await late.face.finish(state);
    await late.publisher.idle();
    expect([late.publisher.known(state), late.face.known()]).toEqual([{ results: [] }, {}]);
  });

  test('are begun early', async () => {
    const { ports, calls } = recorder();
    const late = latePorts(async () => ports, nothing);
    late.load();
    late.face.changed(state);
    await late.face.settle();
    expect(calls).toEqual(['changed true', 'settle face']);
  });

  test.each<[string, (late: ReturnType<typeof latePorts>) => void]>([
    ['begun early', (late) => late.load()],
    ['told of a push', (late) => late.publisher.start(refs, state)],
    ['told of a branch', (late) => late.face.branchPushed(state)],
    ['told of a change', (late) => late.face.changed(state)],
  ])('that cannot be opened fail where they are needed, not when they are %s', async (_, tell) => {
    const late = latePorts(() => Promise.reject(new Error('no chunk')), nothing);
    late.load();
    tell(late);
    await expect(late.publisher.settle(refs, state)).rejects.toThrow('no chunk');
    await expect(late.reports.write(state, { kind: 'ready', detail: '' })).rejects.toThrow('no chunk');
    // Nothing is in flight, so there is nothing to wait for.
    await late.publisher.idle();
    await late.face.finish(state);
    expect(await late.face.settle()).toEqual({});
  });

  test.each<[string, (late: ReturnType<typeof latePorts>) => void]>([
    ['a push', (late) => late.publisher.start(refs, state)],
    ['a change', (late) => late.face.changed(state)],
    ['a pushed branch', (late) => late.face.branchPushed(state)],
  ])('tell of a fault behind %s instead of ending the process', async (_, tell) => {
    const { ports } = recorder();
    const fault = (): never => {
      throw new Error('a bug');
    };
    const broken = {
      ...ports,
      publisher: { ...ports.publisher, start: fault },
      face: { ...ports.face, changed: fault, branchPushed: fault },
    };
    const told: string[] = [];
    const late = latePorts(
      async () => broken,
      (error) => told.push(String(error)),
    );
    late.load();
    tell(late);
    await late.publisher.settle(refs, state);
    await late.publisher.idle();
    expect(told).toEqual(['Error: a bug']);
  });
});

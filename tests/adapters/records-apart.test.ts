import { describe, expect, test } from 'vitest';
import type { PushRef, PushResult, Repository } from '../../src/adapters/git/controller.ts';
import { gitPublisher } from '../../src/adapters/publisher.ts';
import type { RecordCall, StateUpdate } from '../../src/adapters/records.ts';
import { neededRefs, plainRecord } from '../../src/adapters/records-apart.ts';
import { sandbox } from '../support/git-sandbox.ts';
import { sampleRun } from '../support/sample-run.ts';

const ref = 'refs/ralph/demo/state';
const place = 'refs/ralph/demo/needed/';
const [one, two] = ['1'.repeat(40), '2'.repeat(40)];
const named = (commit: string) => ({ ref: `${place}${commit.slice(0, 12)}`, commit });

describe('refs of what a run needs', () => {
  test('are made where they are missing, and taken away with a lease when nothing needs them any more', () => {
    const refs = neededRefs(ref);
    expect(refs.isUsed).toBe(false);
    expect(refs.pushesFor([one])).toEqual([named(one)]);
    expect(refs.pushesFor([one, two])).toEqual([named(one), named(two)]);
    expect(refs.pushesFor([two])).toEqual([named(two), { ...named(one), expect: one, remove: true }]);
    expect(refs.pushesFor([two])).toEqual([named(two)]);
  });

  test('that earlier runs left are known, those of other features are not', () => {
    const there = new Map([
      [named(one).ref, one],
      ['refs/ralph/other/needed/222222222222', two],
    ]);
    const refs = neededRefs(ref, there);
    expect(refs.isUsed).toBe(true);
    expect(refs.pushesFor([])).toEqual([{ ...named(one), expect: one, remove: true }]);
  });
});

describe('the newest record that can be pushed', () => {
  test('leans on records alone, or is on the remote', async () => {
    await using box = sandbox();
    const { dir, commit: work } = box.repo('ws', { a: '1' });
    const repository = await box.open(dir);
    await repository.importCommit(work);
    const tree = await repository.emptyTree();
    const record = (...parents: readonly string[]) =>
      repository.commit({ tree, parents, message: `Record run ${parents.length}`, at: 1_768_991_400_000 });
    const first = await record();
    const second = await record(first);
    const mixed = await record(second, work);
    const above = await record(mixed);
    expect(await plainRecord(repository, second, undefined)).toBe(second);
    expect(await plainRecord(repository, mixed, undefined)).toBe(second);
    expect(await plainRecord(repository, above, undefined)).toBe(second);
    expect(await plainRecord(repository, above, mixed)).toBe(above);
    const begun = await record(work);
    expect(await plainRecord(repository, begun, undefined)).toBeUndefined();
    expect(await plainRecord(repository, await record(begun), undefined)).toBeUndefined();
  });
});

describe('records that a remote declines for the workflows below them', () => {
  const message = 'refusing to allow a GitHub App to create or update workflow';
  const declined = { kind: 'workflow-permission', permanent: true, message } as const;
  const state = sampleRun({ stories: [] });

  function publisher(answer: (ref: PushRef) => PushResult) {
    const [pushed, told, noted]: [string[][], string[], string[]] = [[], [], []];
    const push = async (refs: readonly PushRef[]): Promise<PushResult[]> => {
      pushed.push(refs.map((each) => each.ref));
      return refs.map(answer);
    };
    let isApart = false;
    const stateUpdate = async (_: unknown, call: RecordCall = {}): Promise<StateUpdate> => {
      isApart ||= call.apart === true;
      return { ref, commit: isApart ? two : one, ...(isApart && { beside: [named(one)] }) };
    };
    const made = gitPublisher({
      ...{ repository: { push } as unknown as Repository, stateUpdate, bundleFolder: '/nowhere' },
      ...{ onResult: () => undefined, onTrouble: (text) => told.push(text), onNote: (text) => noted.push(text) },
      cancel: new AbortController().signal,
    });
    return { made, pushed, told, noted };
  }

  test('are pushed apart from what the run needs, at once and from then on, and that is said once', async () => {
    const { made, pushed, told, noted } = publisher(({ ref: name, commit }) =>
      commit === one && name === ref
        ? { ok: false, ref: name, commit, problem: declined }
        : { ok: true, ref: name, commit },
    );
    await made.settle([], state);
    await made.settle([], state);
    const apart = [named(one).ref, ref];
    expect(pushed).toEqual([[ref], apart, apart]);
    expect(noted).toEqual([expect.stringContaining('what the run needs is kept beside it')]);
    expect(told).toEqual([]);
  });

  test('and that it declines even so are told, once, and not tried a third time', async () => {
    const { made, pushed, told } = publisher(({ ref: name, commit }) => ({
      ...{ ok: false, ref: name, commit, problem: declined },
    }));
    await made.settle([], state);
    await made.settle([], state);
    expect(pushed).toHaveLength(3);
    expect(told).toEqual([
      `the run's records were not pushed to ${named(one).ref}: ${message}`,
      `the run's records were not pushed to ${ref}: ${message}`,
    ]);
  });
});

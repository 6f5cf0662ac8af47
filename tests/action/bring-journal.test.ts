import { existsSync, mkdirSync, mkdtempDisposableSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bringJournal } from '../../src/action/bring-journal.ts';
import type { BringCall } from '../../src/action/brought.ts';
import { failed, type ProblemKind } from '../../src/adapters/git/problem.ts';
import { journalTo } from '../../src/adapters/store/journal-file.ts';
import type { Event } from '../../src/core/event.ts';
import type { RunPlan } from '../../src/core/plan.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import { plan, play } from '../support/history.ts';
import { asWritten, writtenName, writtenRun } from '../support/written-events.ts';

const ref = 'refs/ralph/demo/state';

/** A remote that lists records of earlier runs, and does not give them. */
function bring(kind: ProblemKind) {
  const repository = { readRef: async () => undefined, fetchRef: async () => failed(kind, 'It did not work.') };
  const base = { remoteRefs: new Map([[ref, 'c-state']]) };
  const place = { feature: 'demo', folder: '/nowhere', runId: '20260102-030405-aaaa', take: 'run' } as const;
  return bringJournal({ ...place, repository, base } as unknown as BringCall);
}

describe('records of earlier runs that are there and cannot be had', () => {
  test.each(['network', 'timeout'] as const)('for now (%s) keep a run from doing everything again', async (kind) => {
    const what = `What earlier runs left on ${ref} could not be read: It did not work.`;
    expect(await bring(kind)).toEqual({
      ok: false,
      halt: 'environment_broken',
      reasons: [`${what} Start the run again; resume: never begins one that knows nothing of them.`],
    });
  });

  test('for good are said, and a run begins without them', async () => {
    expect(await bring('missing')).toEqual({
      ok: true,
      notices: [`What earlier runs left on ${ref} could not be read: It did not work.`],
    });
  });
});

describe('records that this machine has had before', () => {
  const name = '20260102-030405-aaaa.jsonl';
  const { events } = play(plan(['A'], { feature: 'demo' }), { attempts: { A: ['fail'] } });
  const bytes = journalOf(asWritten(events, name.replace('.jsonl', '')));

  /** Whoever was stopped right after the fetch left the ref, and nothing else. */
  const bringAgain = (folder: string) => {
    const repository = {
      readRef: async () => 'c-state',
      fetchRef: async () => failed('network', 'Nobody has to be asked.'),
      listFolder: async () => [{ path: `runs/${name}` }],
      readFile: async () => ({ bytes }),
    };
    const base = { remoteRefs: new Map([[ref, 'c-state']]) };
    const place = { feature: 'demo', folder, runId: '20260103-030405-bbbb', take: 'run' } as const;
    return bringJournal({ ...place, repository, base } as unknown as BringCall);
  };

  test('tell of the run where its journal is not here', async () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'ralph-bring-'));
    const latest = { halt: { kind: 'some_failed' } };
    const brought = await bringAgain(folder.path);
    expect(brought).toMatchObject({ ok: true, newest: name, ended: name, isAhead: true, latest });
    if (!brought.ok || brought.latest === undefined) throw new Error('nothing was told of the run');
    expect(storiesOf(brought.latest)).toMatchObject([{ id: 'A', status: 'failed' }]);
  });

  test('tell nothing where it is', async () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'ralph-bring-'));
    mkdirSync(join(folder.path, 'journal'));
    writeFileSync(join(folder.path, 'journal', name), bytes);
    expect(await bringAgain(folder.path)).toEqual({ ok: true, notices: [] });
  });
});

function journalOf(events: readonly Event[]): Buffer {
  const lines: Buffer[] = [];
  const journal = journalTo({ write: (line) => void lines.push(line), sync: () => undefined }, 0);
  for (const event of events) journal.append(event);
  return Buffer.concat(lines);
}

const whole = play(plan(['A', 'B'], { feature: 'demo' }), {}).events;

/**
 * Brings the records of a run that stopped after so many events; `lie` changes what its plan says, and `git` what the repository
 * does.
 */
async function bringWritten(
  folder: string,
  lie: Partial<Record<keyof RunPlan, unknown>> = {},
  { git = {}, count = 3, ...more }: Partial<BringCall> & { readonly git?: object; readonly count?: number } = {},
) {
  const name = writtenRun;
  const events = asWritten(whole.slice(0, count), name);
  const told = events.map((event): Event => {
    const { outcome } = event;
    return outcome.type === 'begun'
      ? { ...event, outcome: { ...outcome, plan: { ...outcome.plan, ...lie } as RunPlan } }
      : event;
  });
  const bytes = journalOf(told);
  const repository = {
    readRef: async () => undefined,
    setRef: async () => undefined,
    fetchRef: async () => ({ ok: true, commit: 'c-state' }),
    listFolder: async () => [{ path: `runs/${name}.jsonl`, isFolder: false }],
    readFile: async (_: string, path: string) => ({
      bytes: path === 'prd.json' ? Buffer.from('{}') : bytes,
      mode: '100644',
      size: bytes.length,
    }),
    importCommit: async () => ({ ok: true }),
    isAncestor: async () => false,
    ...git,
  };
  const base = { remoteRefs: new Map([[ref, 'c-state']]), commit: 'c-base' };
  const place = { feature: 'demo', folder, runId: '20260102-030405-aaaa', take: 'run' } as const;
  return bringJournal({ ...place, repository, base, ...more } as unknown as BringCall);
}

describe('a journal that another machine left', () => {
  test('is put beside the own ones', async () => {
    using temporary = mkdtempDisposableSync(join(tmpdir(), 'ralph-bring-'));
    const folder = temporary.path;
    expect(await bringWritten(folder)).toMatchObject({ ok: true, name: '20260101-000000-aaaa.jsonl' });
    expect(readdirSync(join(folder, 'journal'))).toEqual(['20260101-000000-aaaa.jsonl']);
  });

  test.each<[string, Partial<Record<keyof RunPlan, unknown>>, string]>([
    [
      'its run id leads to another folder',
      { runId: '../../../../somewhere/20260101-000000-aaaa' },
      'is no id of a run',
    ],
    ['it is about another run', { runId: '20260101-000000-bbbb' }, 'is about another run than its file'],
    ['it is about another feature', { feature: 'billing' }, 'is about another feature'],
    ['it has words where a number belongs', { specPasses: '/ralph approve' }, 'outcome.plan.specPasses'],
  ])('is refused and left where it is when %s', async (_, lie, why) => {
    using temporary = mkdtempDisposableSync(join(tmpdir(), 'ralph-bring-'));
    const folder = join(temporary.path, 'demo');
    expect(await bringWritten(folder, lie)).toMatchObject({
      ok: false,
      halt: 'config_error',
      reasons: [expect.stringMatching(new RegExp(`${why}.*It was left as it is`))],
    });
    expect(existsSync(folder)).toBe(false);
  });

  test('in an artifact is left alone where it builds on what only it has', async () => {
    using temporary = mkdtempDisposableSync(join(tmpdir(), 'ralph-bring-'));
    const folder = join(temporary.path, 'demo');
    const brought = await bringWritten(folder, {}, { unvouched: true });
    expect(brought).toMatchObject({
      ok: true,
      ended: '20260101-000000-aaaa.jsonl',
      notices: [
        expect.stringMatching(
          /cannot go on here: it builds on commit [0-9a-f]{10}, which is not on the remote\. A new run begins\.$/,
        ),
      ],
    });
    expect(existsSync(folder)).toBe(false);
  });

  describe('in an artifact goes back to what its gates are to judge again', () => {
    const at = whole.findIndex(({ outcome }) => outcome.type === 'story-committed');
    const seen = whole.findLast(({ outcome }, index) => index < at && outcome.type === 'snapshot-taken')?.outcome;
    const next = whole.findLastIndex(({ outcome }) => outcome.type === 'implemented');
    if (at < 0 || next < at || seen?.type !== 'snapshot-taken') throw new Error('a story passes, and the next begins');
    const judged = writtenName(seen.commit ?? '');
    const onRemote = [writtenName('c-base'), writtenName('c-start')];
    const bringPassed = (folder: string, isThere: boolean) => {
      const isAncestor = async (commit: string) => onRemote.includes(commit);
      const importCommit = async (commit: string) =>
        isThere || commit !== judged ? { ok: true } : failed('missing', 'No such object.');
      return bringWritten(folder, {}, { unvouched: true, count: next + 1, git: { isAncestor, importCommit } });
    };

    test('where that is to be had', async () => {
      using temporary = mkdtempDisposableSync(join(tmpdir(), 'ralph-bring-'));
      const folder = join(temporary.path, 'demo');
      const notices = [expect.stringContaining('its gates judge that again')];
      expect(await bringPassed(folder, true)).toMatchObject({ ok: true, name: `${writtenRun}.jsonl`, notices });
    });

    test('and a new run begins where it is not', async () => {
      using temporary = mkdtempDisposableSync(join(tmpdir(), 'ralph-bring-'));
      const folder = join(temporary.path, 'demo');
      const why = `cannot go on here: commit ${judged.slice(0, 10)} could not be had: No such object. A new run begins.`;
      const brought = await bringPassed(folder, false);
      expect(brought).toMatchObject({
        ...{ ok: true, ended: `${writtenRun}.jsonl` },
        notices: [expect.stringContaining(why)],
      });
      expect(brought).not.toHaveProperty('name');
      expect(existsSync(folder)).toBe(false);
    });
  });
});

import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type BringCall, bringJournal } from '../../src/action/bring-journal.ts';
import { failed, type ProblemKind } from '../../src/adapters/git/problem.ts';
import { journalTo } from '../../src/adapters/store/journal-file.ts';
import type { Event } from '../../src/core/event.ts';
import { plan, play } from '../support/history.ts';

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
  const bytes = journalOf(play(plan(['A']), { attempts: { A: ['fail'] } }).events);

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
    const latest = { halt: { kind: 'some_failed' }, stories: [{ id: 'A', status: 'failed' }] };
    expect(await bringAgain(folder.path)).toMatchObject({ ok: true, newest: name, ended: name, isAhead: true, latest });
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

import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bringJournal } from '../../src/action/bring-journal.ts';
import type { BringCall } from '../../src/action/brought.ts';
import { formatLine } from '../../src/adapters/store/journal-line.ts';
import type { Event } from '../../src/core/event.ts';
import { tipOf } from '../../src/core/signoff.ts';
import { sandbox } from '../support/git-sandbox.ts';
import { answering, fold, plan, play } from '../support/history.ts';
import { asWritten } from '../support/written-events.ts';

const ref = 'refs/ralph/demo/state';

describe('a run that this machine knows, too', () => {
  const name = '20260102-030405-aaaa.jsonl';
  const played = play(plan(['A'], { approval: 'required', feature: 'demo' }), { resume: false });
  const waits = { ...played, events: asWritten(played.events, name.replace('.jsonl', '')) };
  const pull = { number: 7, url: 'https://github.test/pull/7', draft: true };
  const { commit } = tipOf(fold(waits.events));
  const approved = { type: 'approved', commit, person: 'ada', via: 'comment', pull } as const;
  /** The last two happened after the last push; another machine went on without having heard of them. */
  const signed = answering({ ...waits, events: waits.events.slice(0, -2) }, approved).events.slice(
    0,
    waits.events.length,
  );

  async function brought(own: readonly Event[], there: readonly Event[]) {
    await using box = sandbox();
    mkdirSync(box.path('journal'));
    writeFileSync(box.path(`journal/${name}`), bytesOf(own));
    const repository = {
      readRef: async () => 'c-mine',
      fetchRef: async () => ({ ok: true, commit: 'c-state' }),
      listFolder: async () => [{ path: `runs/${name}` }],
      readFile: async () => ({ bytes: bytesOf(there) }),
    };
    const base = { remoteRefs: new Map([[ref, 'c-state']]) };
    const place = { feature: 'demo', folder: box.root, runId: '20260103-030405-bbbb', take: 'run' } as const;
    const result = await bringJournal({ ...place, repository, base } as unknown as BringCall);
    if (!result.ok) throw new Error(result.reasons.join());
    return { signedOff: result.latest?.signedOff?.person, isAhead: result.isAhead, ended: result.ended };
  }

  test('is told as another one went on with it, however much happened here', async () => {
    expect(signed.at(-1)?.outcome.type).toBe('approved');
    expect(await brought(waits.events, signed)).toEqual({ signedOff: 'ada', isAhead: true, ended: name });
  });

  test('is told as it was here where nobody went on with it', async () => {
    const copy = waits.events.slice(0, -2);
    const known = { signedOff: undefined, isAhead: undefined, ended: undefined };
    expect(await brought(waits.events, copy)).toEqual(known);
    expect(await brought(waits.events, waits.events)).toEqual(known);
  });

  function bytesOf(events: readonly Event[]): Buffer {
    return Buffer.from(events.map((body, seq) => `${formatLine({ seq, kind: 'event', body })}\n`).join(''));
  }
});

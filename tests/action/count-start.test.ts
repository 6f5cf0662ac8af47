import { describe, expect, it } from 'vitest';
import { countedStart } from '../../src/action/count-start.ts';
import { writeNote } from '../../src/adapters/ref-note.ts';
import { startGitRemote } from '../support/git-remote.ts';
import { sandbox } from '../support/git-sandbox.ts';

/* At most five runs for one person and hour, counted on the remote by every runner (03-interface §4). */

const now = Date.UTC(2026, 0, 21, 10);
const note = { ref: 'refs/ralph/_/starts', file: 'starts.json' } as const;

async function field() {
  const box = sandbox();
  const { dir } = box.repo('ws', { a: '1' });
  const remote = await startGitRemote({ seed: dir });
  const runner = (name: string) => box.open(dir, { root: box.path(name), remote: { url: remote.url } });
  return {
    remote,
    runner,
    /** A start on a machine of its own. */
    start: async (name: string, { person = 'ada', at = now } = {}) =>
      countedStart({ repository: await runner(name), remoteRefs: await remote.refs(), person, now: at }),
    [Symbol.asyncDispose]: async () => {
      await box[Symbol.asyncDispose]();
      await remote.close();
    },
  };
}

describe('starts that a person asks for', () => {
  it('are five an hour, whichever machine counts them, and those of others are their own', async () => {
    await using at = await field();
    for (const name of ['1', '2', '3', '4', '5']) expect(await at.start(name)).toBeUndefined();
    const sixth = await at.start('6', { person: 'Ada' });
    expect(sixth).toMatchObject({
      ok: false,
      halt: 'skipped',
      reasons: [expect.stringContaining('Ada has started 5')],
    });
    expect(await at.start('7', { person: 'mia' })).toBeUndefined();
    expect(await at.start('8', { at: now + 3_600_001 })).toBeUndefined();
  });

  it('are all counted when several machines begin at the same moment', async () => {
    await using at = await field();
    await Promise.all(['1', '2', '3'].map((name) => at.start(name)));
    expect([await at.start('4'), await at.start('5')]).toEqual([undefined, undefined]);
    expect(await at.start('6')).toMatchObject({ ok: false, halt: 'skipped' });
  });

  it('are not made where nobody can count them', async () => {
    await using at = await field();
    const written = await writeNote(await at.runner('spoiler'), {
      ...note,
      ...{ text: '{"ada": "many"}', message: 'Spoil', expect: null, at: now },
    });
    expect(written.ok).toBe(true);
    expect(await at.start('1')).toMatchObject({ halt: 'config_error', reasons: [expect.stringContaining(note.ref)] });
    expect((await at.remote.refs()).get(note.ref)).toBe(written.ok ? written.commit : '');
  });
});

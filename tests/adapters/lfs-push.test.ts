import { describe, expect, it } from 'vitest';
import type { PushResult, Repository } from '../../src/adapters/git/controller.ts';
import { sendContents } from '../../src/adapters/git/lfs-send.ts';
import type { Network, NetworkResult } from '../../src/adapters/git/network.ts';
import { timeout } from '../../src/adapters/git/refusal.ts';
import { sendingContents } from '../../src/adapters/lfs-push.ts';
import { lfsCheckout, pointerTo } from '../support/git-lfs.ts';
import { type Sandbox, sandbox, write } from '../support/git-sandbox.ts';
import { treeOf } from '../support/git-submodules.ts';

/** A repository in which attempts wrote one content after the other into the same file; `send` stands for the server. */
async function field(box: Sandbox, send: Repository['sendContents']) {
  const { dir: workspace } = lfsCheckout(box);
  const at = await treeOf(box, workspace, ({ lfs, ...extras }) =>
    lfs === undefined ? extras : { ...extras, lfs: { ...lfs, cannotSend: undefined } },
  );
  const { repository, commit: start, tree, extras } = at;
  const asked: (readonly string[])[] = [];
  const pushed: string[] = [];
  const fake: Repository = {
    ...repository,
    sendContents: (oids) => {
      asked.push(oids);
      return send(oids);
    },
    push: async (refs) => {
      pushed.push(...refs.map(({ ref }) => ref));
      return refs.map((each): PushResult => ({ ok: true, ...each }));
    },
  };
  await at.fill();
  /** A commit with this content in the file, as an attempt leaves it. */
  const commit = async (content: string, parent = start) => {
    write(at.dir, { 'assets/big.bin': content });
    const captured = await at.take();
    if (!captured.ok) throw new Error(captured.why.message);
    return repository.commit({ tree: captured.tree, parents: [parent], message: 'work', at: 0 });
  };
  const options = { lfs: async () => extras.lfs, start: { commit: start, tree } };
  return { commit, asked, pushed, sending: sendingContents(fake, options) };
}

const oidOf = (content: string) => /sha256:(\w+)/.exec(pointerTo(content))?.[1];
const branch = (name: string, commit: string) => ({ ref: `refs/heads/${name}`, commit });

describe('contents that a push sends first', () => {
  it('are those of every commit since the run start, each once', async () => {
    await using box = sandbox();
    const at = await field(box, async () => ({ ok: true }));
    const first = await at.commit('first');
    const second = await at.commit('second', first);
    expect(await at.sending.push([branch('work', second)])).toMatchObject([{ ok: true }]);
    expect(at.asked.flat().toSorted()).toEqual([oidOf('first'), oidOf('second')].toSorted());
    await at.sending.push([branch('other', first)]);
    expect(at.asked).toHaveLength(1);
  });

  it('are not tried for further refs after a server that was silent; the cause is told for each', async () => {
    await using box = sandbox();
    const at = await field(box, async () => ({ ok: false, problem: timeout }));
    const refs = [branch('a', await at.commit('first')), branch('b', await at.commit('second'))];
    const state = { ref: 'refs/ralph/x/state', commit: refs[0]?.commit ?? '' };
    const results = await at.sending.push([...refs, state]);
    expect(results.map(({ ref, ok }) => [ref, ok])).toEqual([
      ['refs/heads/a', false],
      ['refs/heads/b', false],
      [state.ref, true],
    ]);
    for (const result of results.slice(0, 2))
      expect(result).toMatchObject({ problem: { kind: 'timeout', message: expect.stringContaining(timeout.message) } });
    expect(at.asked).toHaveLength(1);
    expect(at.pushed).toEqual([state.ref]);
  });

  it('are tried for every ref when the server declines them', async () => {
    await using box = sandbox();
    const problem = { ...timeout, kind: 'other' as const, message: 'over the quota' };
    const at = await field(box, async () => ({ ok: false, problem }));
    await at.sending.push([branch('a', await at.commit('first')), branch('b', await at.commit('second'))]);
    expect(at.asked).toHaveLength(2);
  });
});

describe('tries to send contents', () => {
  const silent: NetworkResult = { exitCode: undefined, timedOut: true, stdout: '', stderr: '' };
  const broken: NetworkResult = { exitCode: 2, timedOut: false, stdout: '', stderr: 'Connection reset by peer' };
  it.each([
    ['a silent server', [silent, silent, silent], 2],
    ['a network that breaks', [broken, broken, broken], 3],
    ['both', [broken, silent, silent], 3],
  ])('end for %s', async (_, answers, tries) => {
    let tried = 0;
    const network: Network = {
      url: 'https://unused.invalid/a/b.git',
      run: async () => answers[tried++] ?? silent,
      retrying: async (attempt, again) => {
        let result = await attempt();
        for (let left = 2; left > 0 && again(result); left -= 1) result = await attempt();
        return result;
      },
    };
    expect(await sendContents(network, '/store', ['a'.repeat(64)])).toMatchObject({ ok: false });
    expect(tried).toBe(tries);
  });
});

import type { Network } from './network.ts';
import { classifyPush, type PushRefusal, timeout } from './refusal.ts';

/** Whether the server has the contents now, or why not. */
export type Sent = { readonly ok: true } | { readonly ok: false; readonly problem: PushRefusal };

/**
 * Sends contents to the LFS server of the remote, with the git-lfs that git finds; what the server has is not sent again. It gets
 * the same folder of ours and the same token as every git that talks to the remote, and no `.lfsconfig` of any tree.
 * @param store folder in which git-lfs looks for contents
 * @param oids SHA-256 of each
 */
export async function sendContents(network: Network, store: string, oids: readonly string[]): Promise<Sent> {
  let timeouts = 0;
  const again = (result: Sent): boolean => {
    if (result.ok) return false;
    if (result.problem.kind === 'timeout') timeouts += 1;
    return result.problem.kind === 'network' || (result.problem.kind === 'timeout' && timeouts < mostTimeouts);
  };
  for (let at = 0; at < oids.length; at += most) {
    const part = oids.slice(at, at + most);
    const sent = await network.retrying(() => sendPart(network, store, part), again);
    if (!sent.ok) return sent;
  }
  return { ok: true };
}

/** Names on one command line. */
const most = 200;

/** A server that is silent twice is not asked a third time: each try can last for the whole time limit. */
const mostTimeouts = 2;

async function sendPart(network: Network, store: string, oids: readonly string[]): Promise<Sent> {
  const config = [`lfs.storage=${store}`, 'lfs.locksverify=false', 'lfs.basictransfersonly=true'];
  const options = config.flatMap((pair) => ['-c', pair]);
  const result = await network.run([...options, 'lfs', 'push', '--object-id', network.url, ...oids]);
  if (result.exitCode === 0) return { ok: true };
  const problem = result.timedOut ? timeout : classifyPush('', result.stderr);
  const message = `The contents of ${oids.length} files that Git LFS keeps were not taken. ${problem.message}`;
  return { ok: false, problem: { ...problem, message } };
}

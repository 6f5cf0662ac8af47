import type { Git } from './git.ts';
import { type Failed, failed } from './problem.ts';

/** What git may take at once to unpack one object: twice and a half of what GitHub takes as one file. */
const MOST_AT_ONCE = '256m';
/** The largest bundles that are read take seconds. */
const LIMIT_MS = 120_000;

/**
 * Takes the objects of a bundle that a stranger may have made into the store: every name is computed anew, broken objects, missing
 * links and paths that lead out of a tree are refused by `--strict`. Some kilobytes may unpack to any size, so that memory and time of
 * the process are bounded. No ref is made. What the bundle needs must be in the store.
 * @param pack the bundle behind its header
 */
export async function unpackBundle(git: Git, pack: Uint8Array): Promise<{ readonly ok: true } | Failed> {
  const args = ['index-pack', '--stdin', '--fix-thin', '--strict', '--threads=1', `--max-input-size=${pack.length}`];
  const bounds = { env: { GIT_ALLOC_LIMIT: MOST_AT_ONCE }, timeoutMs: LIMIT_MS };
  const { exitCode, stderr } = await git.run(args, { input: pack, ...bounds });
  if (exitCode === 0) return { ok: true };
  const said = stderr.trim().split('\n').at(-1) ?? '';
  return failed('other', `Its objects are not sound. git said: ${said || `exit code ${exitCode}`}`);
}

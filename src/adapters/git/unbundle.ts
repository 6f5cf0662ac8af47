import type { Git } from './git.ts';
import { type Failed, failed } from './problem.ts';

/**
 * Takes the objects of a bundle that a stranger may have made into the store: every name is computed anew, broken objects, missing
 * links and paths that lead out of a tree are refused by `--strict`. No ref is made. What the bundle needs must be in the store.
 * @param pack the bundle behind its header
 */
export async function unpackBundle(git: Git, pack: Uint8Array): Promise<{ readonly ok: true } | Failed> {
  const args = ['index-pack', '--stdin', '--fix-thin', '--strict', `--max-input-size=${pack.length}`];
  const { exitCode, stderr } = await git.run(args, { input: pack });
  if (exitCode === 0) return { ok: true };
  const said = stderr.trim().split('\n').at(-1) ?? '';
  return failed('other', `Its objects are not sound. git said: ${said || `exit code ${exitCode}`}`);
}

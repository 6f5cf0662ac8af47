import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readBundleHeader } from '../git/bundle-header.ts';
import type { Repository } from '../git/controller.ts';
import { type Failed, failed } from '../git/problem.ts';
import { readShallow } from '../git/shallow.ts';
import { unpackBundle } from '../git/unbundle.ts';

/** A commit of the state ref, in bytes that another machine can take up; or why not. */
export type Bundled = { readonly ok: true; readonly bytes: Buffer } | Failed;

type Needed = Pick<Repository, 'git' | 'bundle' | 'importCommit'>;

/**
 * A commit with all that it leans on, but for what the remote has anyway: history in this gitdir ends at commits that were fetched
 * from there.
 */
export async function stateBundle(repository: Needed, ref: string, commit: string): Promise<Bundled> {
  const path = join(repository.git.gitDir, `state-${commit}.bundle`);
  try {
    const written = await repository.bundle(path, [{ ref, commit, since: await ends(repository, commit) }]);
    return written.ok ? { ok: true, bytes: readFileSync(path) } : written;
  } finally {
    rmSync(path, { force: true });
  }
}

async function ends({ git }: Needed, commit: string): Promise<readonly string[]> {
  const shallow = readShallow(git.gitDir);
  const out = shallow.size === 0 ? '' : (await git.ok(['rev-list', '--max-parents=0', commit])).toString('latin1');
  return out.split('\n').filter((sha) => shallow.has(sha));
}

/** Takes the commit of a bundle into the store, with what it leans on from the remote. */
export async function takeUp(
  repository: Needed,
  ref: string,
  bytes: Buffer,
): Promise<{ readonly ok: true; readonly commit: string } | Failed> {
  const read = readBundleHeader(bytes);
  if (!read.ok) return failed('other', `Its bundle ${read.why}.`);
  const { needs, refs, packAt } = read.header;
  const commit = refs.find((each) => each.ref === ref)?.commit;
  if (commit === undefined || needs.length > MOST_NEEDS) return failed('other', `It holds no bundle of ${ref}.`);
  for (const each of needs) {
    const imported = await repository.importCommit(each);
    if (!imported.ok) return imported;
  }
  const unpacked = await unpackBundle(repository.git, bytes.subarray(packAt));
  return unpacked.ok ? { ok: true, commit } : unpacked;
}

/** More commits than any state leans on. */
const MOST_NEEDS = 100;

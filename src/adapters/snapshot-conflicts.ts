import type { IntegrityPolicy, SnapshotChange } from '../core/integrity/change.ts';
import { leftConflict } from '../core/integrity/judge.ts';
import { allowedBy } from '../core/integrity/path-policy.ts';
import { isFile } from '../core/integrity/test-cheats.ts';
import type { TestFinder } from '../core/integrity/test-files.ts';
import type { IntegrityFinding } from '../core/state.ts';
import type { Repository } from './git/controller.ts';

/** Finds merge conflicts that an attempt left in the files it wrote; their texts on the other side are read only where one is. */
export async function findConflicts(
  repository: Repository,
  changes: readonly SnapshotChange[],
  { allow, find }: Pick<IntegrityPolicy, 'allow'> & { readonly find: TestFinder },
): Promise<readonly IntegrityFinding[]> {
  const allowed = allowedBy(allow);
  const files = changes.filter(({ path, newMode }) => isFile(newMode) && !allowed(path, 'conflict-marker'));
  const blobs = await repository.blobs(files.map(({ newSha }) => newSha));
  const suspects = files.flatMap((file, index) => {
    const bytes = blobs[index];
    return bytes?.includes(MARK) === true && !bytes.includes(0) ? [{ file, text: bytes.toString('utf8') }] : [];
  });
  const found = await Promise.all(
    suspects.map(async ({ file, text }) =>
      leftConflict({ path: file.path, old: await oldText(repository, file), new: text, find }),
    ),
  );
  return found.filter((finding) => finding !== undefined);
}

const MARK = '<<<<<<<';

async function oldText(repository: Repository, { oldMode, oldSha }: SnapshotChange): Promise<string | undefined> {
  if (!isFile(oldMode)) return undefined;
  const [bytes] = await repository.blobs([oldSha]);
  return bytes?.toString('utf8');
}

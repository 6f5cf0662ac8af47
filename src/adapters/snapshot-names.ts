import type { SnapshotChange } from '../core/integrity/change.ts';
import type { IntegrityFinding } from '../core/state.ts';
import type { Repository, TreeEdit } from './git/controller.ts';
import { foldersAbove } from './git/paths.ts';
import type { RedactSecrets } from './snapshot-secrets.ts';

/** What is left of changes without files whose names tell a secret. */
interface Named<C> {
  readonly changes: readonly C[];
  readonly edits: readonly TreeEdit[];
  readonly findings: readonly IntegrityFinding[];
}

export interface NamesCall<C> {
  /** Tree of the story's start. */
  readonly before: string;
  readonly changes: readonly C[];
  readonly redact: RedactSecrets;
}

/** Finds new files whose paths hold a secret value: a tree, the journal and every text after it would tell it (04-trust rule 17). */
export async function takeOutNames<C extends SnapshotChange>(
  repository: Pick<Repository, 'listFolder'>,
  { before, changes, redact }: NamesCall<C>,
): Promise<Named<C>> {
  const kept: C[] = [];
  const edits: TreeEdit[] = [];
  const findings: IntegrityFinding[] = [];
  for (const change of changes) {
    const { path, status } = change;
    const { text, count } = status === 'added' ? redact(path) : { text: path, count: 0 };
    if (count === 0 || count <= redact(await knownFolder(repository, before, path)).count) {
      kept.push(change);
      continue;
    }
    edits.push({ path, delete: true });
    findings.push(finding(text));
  }
  return { changes: kept, edits, findings };
}

/** The innermost folder above a path that was there before: its name is not new. */
async function knownFolder(repository: Pick<Repository, 'listFolder'>, tree: string, path: string): Promise<string> {
  for (const folder of foldersAbove(path)) {
    if ((await repository.listFolder(tree, folder)).length > 0) return folder;
  }
  return '';
}

function finding(path: string): IntegrityFinding {
  const message = `put a secret value into the name of a file, ${path}; the file was deleted and the attempt failed.`;
  return { class: 'cheat', rule: 'secret-added', path, message };
}

/** What other rules say of paths, those that did not enter the tree among them, without secrets. */
export function withoutValues(
  findings: readonly IntegrityFinding[],
  redact: RedactSecrets,
): readonly IntegrityFinding[] {
  return findings.map((each) => ({ ...each, path: redact(each.path).text, message: redact(each.message).text }));
}

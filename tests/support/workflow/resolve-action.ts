import { join, resolve } from 'node:path';
import { readActionManifest } from './action-manifest.ts';
import type { ActionsLibrary } from './actions-library.ts';

/** Our own doubles of GitHub's actions; each is a real JavaScript action with an action.yml. */
export const builtinActions: Readonly<Record<string, string>> = {
  'actions/checkout': join(import.meta.dirname, 'actions', 'checkout'),
  'actions/setup-node': join(import.meta.dirname, 'actions', 'setup-node'),
};

/**
 * The folder of an action: `./path` in the workspace, or `owner/name[/path]@ref` from the caller's table, whose keys may leave the
 * ref out (examples pin commits).
 */
export function findAction(
  uses: string,
  {
    actions = builtinActions,
    workspace,
  }: { readonly actions?: Readonly<Record<string, string>>; readonly workspace: string },
): string | undefined {
  if (uses.startsWith('./')) return resolve(workspace, uses);
  const [, name = '', path = ''] = /^([^/@]+\/[^/@]+)(\/[^@]*)?@.+$/.exec(uses) ?? [];
  const folder = actions[uses] ?? actions[uses.replace(/@.*$/, '')];
  if (folder !== undefined) return folder;
  const repository = actions[`${name}@${uses.replace(/^[^@]*@/, '')}`] ?? actions[name];
  return repository === undefined ? undefined : join(repository, path);
}

/** The manifest of an action. Throws with GitHub's words when there is none or it is not for these tests. */
export function loadAction(library: ActionsLibrary, uses: string, folder: string | undefined) {
  if (folder === undefined) {
    const repository = uses.replace(/@.*$/, '');
    throw new Error(
      `Unable to resolve action '${uses}', repository not found: add '${repository}' to the option actions.`,
    );
  }
  const read = readActionManifest(library, folder);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return { uses, manifest: read.manifest };
}

import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from './controller.ts';
import { createGitDir, plainAttributes } from './gitdir.ts';
import { isGitTampered, sealGit, type Tree } from './seal.ts';
import { discard } from './trash.ts';
import { borrow } from './workspace.ts';

export interface DisposableGitCall extends Tree {
  readonly repository: Repository;
  /** Commit that HEAD shows. */
  readonly head: string;
  /** Short branch name without a slash, e.g. `ralph-work`. */
  readonly branch: string;
  /** Copies the objects of `head` instead of borrowing all that the controller has; default false. */
  readonly apart?: boolean;
}

/**
 * Gives the agent a `.git` of its own (04-trust rule 6): objects are borrowed from the controller's store, what it
 * commits stays in it, and nothing of it is ever read back. `git status` is clean and quick, because the index is a copy
 * of the one that filled the tree. Any former `.git` is removed first. No process, or one that copies objects.
 * @returns whether the former one had been tampered with (see `isGitTampered`)
 */
export async function disposableGit(call: DisposableGitCall): Promise<{ tampered: boolean }> {
  const tampered = isGitTampered(call);
  await freshGit(call);
  return { tampered };
}

/** As `disposableGit`, where no former one is left to be looked at. */
export async function freshGit(call: DisposableGitCall): Promise<void> {
  const { path, config } = putGit({ ...call, config: agentConfig });
  const controller = call.repository.git.gitDir;
  const alternates = call.apart === true ? '' : `${join(controller, 'objects')}\n`;
  // Whatever else the controller's store holds stays out of reach.
  if (call.apart === true) await packObjects(call.repository, [call.head], join(path, 'objects'));
  else writeFileSync(join(path, 'objects/info/alternates'), alternates);
  if (existsSync(join(controller, 'shallow'))) copyFileSync(join(controller, 'shallow'), join(path, 'shallow'));
  sealGit(call, { config, attributes: plainAttributes, alternates });
}

/** Puts a `.git` without objects in the place of any former one; its index is a copy of the one that filled the tree. */
export function putGit(
  call: Tree & Pick<DisposableGitCall, 'head' | 'branch'> & { readonly config: readonly string[] },
): { readonly path: string; readonly config: string } {
  const { dir, indexFile, head, branch } = call;
  discard(dir, '.git', `${indexFile}.trash`);
  const path = join(dir, '.git');
  const config = createGitDir({ path, folderMode: 0o755, head: refOf(branch), config: call.config });
  writeFileSync(join(path, refOf(branch)), `${head}\n`);
  if (existsSync(indexFile)) copyFileSync(indexFile, join(path, 'index'));
  return { path, config };
}

function refOf(branch: string): string {
  return `refs/heads/${branch}`;
}

/**
 * Puts one pack of the controller's objects into a folder of objects that holds nothing yet.
 * @param revisions commits; `^` before one leaves out what it leads to
 */
export async function packObjects(
  { git }: Pick<Repository, 'git'>,
  revisions: readonly string[],
  objects: string,
): Promise<void> {
  await git.ok(['pack-objects', '--revs', '--quiet', '--window=0', join(objects, 'pack/pack')], {
    input: `${revisions.join('\n')}\n`,
    // A pack grows where it is going to be: it can lie on another file system.
    env: { GIT_OBJECT_DIRECTORY: objects, ...borrow({ objects: join(git.gitDir, 'objects') }) },
  });
}

const agentConfig = [
  '[core]',
  '\trepositoryformatversion = 0',
  '\tfilemode = true',
  '\tbare = false',
  '\tlogallrefupdates = true',
  // Layers and other users change all that git knows of a file but its size and time.
  '\tcheckstat = minimal',
  '\ttrustctime = false',
  '[user]',
  '\tname = ralph agent',
  '\temail = agent@ralph.invalid',
  '[commit]',
  '\tgpgsign = false',
  '[gc]',
  '\tauto = 0',
];

import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from './controller.ts';
import { createGitDir, plainAttributes } from './gitdir.ts';
import { isGitTampered, sealGit, type Tree } from './seal.ts';
import { discard } from './trash.ts';

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
  discard(call.dir, '.git', `${call.indexFile}.trash`);
  const path = join(call.dir, '.git');
  const config = createGitDir({ path, folderMode: 0o755, head: refOf(call.branch), config: agentConfig });
  const controller = call.repository.git.gitDir;
  const alternates = call.apart === true ? '' : `${join(controller, 'objects')}\n`;
  if (call.apart === true) await copyObjects(call, path);
  else writeFileSync(join(path, 'objects/info/alternates'), alternates);
  writeFileSync(join(path, refOf(call.branch)), `${call.head}\n`);
  if (existsSync(join(controller, 'shallow'))) copyFileSync(join(controller, 'shallow'), join(path, 'shallow'));
  if (existsSync(call.indexFile)) copyFileSync(call.indexFile, join(path, 'index'));
  sealGit(call, { config, attributes: plainAttributes, alternates });
}

function refOf(branch: string): string {
  return `refs/heads/${branch}`;
}

/** One pack of the commit's own tree: whatever else the controller's store holds stays out of reach. */
async function copyObjects({ repository, head }: DisposableGitCall, path: string): Promise<void> {
  await repository.git.ok(['pack-objects', '--revs', '--quiet', join(path, 'objects/pack/pack')], {
    input: `${head}\n`,
  });
}

const agentConfig = [
  '[core]',
  '\trepositoryformatversion = 0',
  '\tfilemode = true',
  '\tbare = false',
  '\tlogallrefupdates = true',
  '[user]',
  '\tname = ralph agent',
  '\temail = agent@ralph.invalid',
  '[commit]',
  '\tgpgsign = false',
  '[gc]',
  '\tauto = 0',
];

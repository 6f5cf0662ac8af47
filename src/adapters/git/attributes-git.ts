import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { bindGit, type Git, type GitOptions } from './git.ts';
import { createGitDir } from './gitdir.ts';

/** A git that reads the attributes of what is in its index. */
export interface AttributesGit {
  readonly git: Git;
  /** Absolute; empty, because git takes attributes from the index only where the work tree holds none. */
  readonly workTree: string;
  /** The index, the work tree and the controller's objects. */
  readonly options: GitOptions & { readonly indexFile: string };
}

/**
 * Makes a gitdir below the controller's. The controller's own git knows no attributes at all; this one reads those of trees and no
 * others, and runs no filter, because nothing configures one. Callers: lfs-attributes.ts, fresh-checkout.ts.
 */
export function openAttributesGit(controller: Git, name: string): AttributesGit {
  const gitDir = join(controller.gitDir, name);
  const [head, folders] = ['refs/heads/attributes', ['refs', 'info']];
  createGitDir({ path: gitDir, folderMode: 0o700, head, config, folders, attributes: '' });
  const workTree = join(gitDir, 'empty');
  mkdirSync(workTree, { recursive: true });
  const env = { GIT_OBJECT_DIRECTORY: join(controller.gitDir, 'objects') };
  const options = { indexFile: join(gitDir, 'index'), workTree, env };
  return { git: bindGit(controller.program, gitDir), workTree, options };
}

const config = ['[core]', '\trepositoryformatversion = 0', '\tfilemode = true', '\tbare = false'];

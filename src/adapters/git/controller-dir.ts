import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createGitDir } from './gitdir.ts';

/** The controller's gitdir below its folder. */
function controllerDir(root: string): string {
  return join(root, 'controller.git');
}

/** Index file, in the controller's gitdir, with which ignored files are told from tracked ones. */
export const layerIndex = 'layer.index';

/** A gitdir without HEAD was never finished: HEAD is what is written last. */
function isMade(gitDir: string): boolean {
  return existsSync(join(gitDir, 'HEAD'));
}

/** Makes the controller's gitdir, or takes over the one of an earlier run; locks of a killed git are taken away. */
export function prepareGitDir(root: string): string {
  const gitDir = controllerDir(root);
  mkdirSync(root, { recursive: true, mode: 0o700 });
  chmodSync(root, 0o700);
  if (!isMade(gitDir)) {
    createGitDir({ path: gitDir, folderMode: 0o700, head: 'refs/heads/controller', config: controllerConfig });
    return gitDir;
  }
  for (const lock of ['shallow.lock', 'config.lock', 'packed-refs.lock', `${layerIndex}.lock`])
    rmSync(join(gitDir, lock), { force: true });
  return gitDir;
}

const controllerConfig = ['[core]', '\trepositoryformatversion = 0', '\tfilemode = true', '\tbare = false'];

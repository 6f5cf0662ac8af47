import { openBreather } from './breather.ts';
import { listFolder } from './folder.ts';
import { foldersAbove, joinPath } from './paths.ts';

/** What is copied of a submodule, as a layer has it. */
export interface SubmoduleRoots {
  readonly roots: ReadonlySet<string>;
  readonly above: ReadonlySet<string>;
}

/** Everything that lies in a submodule but `.git`, its own and those of submodules inside it; as few whole folders as possible. */
export async function submoduleRoots(workspace: string, path: string): Promise<SubmoduleRoots> {
  const split = await foldersWithGit(workspace, path);
  const roots = new Set<string>();
  for (const folder of split) {
    for (const { name } of listFolder(workspace, folder)) {
      const child = joinPath(folder, name);
      // Names that are not UTF-8 cannot be given to `cp`.
      if (name !== '.git' && !split.has(child) && child.isWellFormed()) roots.add(child);
    }
  }
  return { roots, above: new Set([...split, ...foldersAbove(path)]) };
}

/** The submodule's folder, and those below it in which, or below which, a `.git` lies. */
async function foldersWithGit(workspace: string, path: string): Promise<ReadonlySet<string>> {
  const found = new Set([path]);
  const above = new Set(foldersAbove(path));
  const breathe = openBreather();
  const open = [path];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    const items = listFolder(workspace, folder);
    const folders = items.filter(({ name, kind }) => kind === 'folder' && name !== '.git');
    for (const { name } of folders) open.push(joinPath(folder, name));
    if (items.some(({ name }) => name === '.git'))
      for (const each of [folder, ...foldersAbove(folder)]) found.add(each);
    await breathe();
  }
  return found.difference(above);
}

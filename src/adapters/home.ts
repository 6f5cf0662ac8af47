import { lstatSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removePath } from './git/folder.ts';

/** Folders of a HOME that toolchains fill and gates may reuse; nothing among them holds credentials. */
const caches: readonly string[] = [
  '.bun',
  '.cache',
  '.cargo/registry',
  '.deno',
  '.gem',
  '.gradle/caches',
  '.gradle/wrapper',
  '.ivy2',
  '.local/share/pnpm',
  '.local/share/virtualenvs',
  '.m2/repository',
  '.npm/_cacache',
  '.nuget/packages',
  '.nvm',
  '.pyenv',
  '.rustup',
  '.sdkman/candidates',
  '.yarn',
  'go/pkg',
];

/** Links the caches of the real HOME into a throw-away one, so that gates are not cold builds (04-trust rule 1). */
export function furnishHome(realHome: string, home: string): void {
  if (realHome === '') return;
  for (const cache of caches) link(join(realHome, cache), join(home, cache));
}

function link(from: string, to: string): void {
  if (lstatSync(from, { throwIfNoEntry: false }) === undefined) return;
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to);
}

/** HOME and TMPDIR of one process, empty and new, inside the folder of its kind. */
export interface FreshFolders {
  readonly folder: string;
  readonly home: string;
  readonly tmp: string;
}

/** Makes `<scratch>/<kind>` anew. Toolchains leave read-only folders behind (Go's module cache), which a plain removal cannot empty. */
export function freshFolders(scratch: string, kind: 'agent' | 'gate'): FreshFolders {
  removePath(scratch, kind);
  const folder = join(scratch, kind);
  const folders = { folder, home: join(folder, 'home'), tmp: join(folder, 'tmp') };
  for (const path of [folders.home, folders.tmp]) mkdirSync(path, { recursive: true, mode: 0o700 });
  return folders;
}

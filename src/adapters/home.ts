import { lstat, mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

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
export async function furnishHome(realHome: string, home: string): Promise<void> {
  if (realHome === '') return;
  await Promise.all(caches.map((cache) => link(join(realHome, cache), join(home, cache))));
}

async function link(from: string, to: string): Promise<void> {
  const present = await lstat(from).catch(() => undefined);
  if (present === undefined) return;
  await mkdir(dirname(to), { recursive: true });
  await symlink(from, to);
}

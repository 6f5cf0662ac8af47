import { lstat, realpath } from 'node:fs/promises';
import { dirname, isAbsolute, join, normalize, sep } from 'node:path';

/** A place inside the worktree, or why there is none. */
export type PlaceResult =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly message: string };

/** Says why a path of a score is refused before anything is played: a score touches nothing outside the agent's worktree. */
export function pathProblem(path: string): string | undefined {
  const shown = JSON.stringify(path);
  if (path === '' || path.includes('\0'))
    return `${shown} is no path. Write one relative to the worktree, for example src/a.js.`;
  if (isAbsolute(path)) return `${shown} is absolute. Write it relative to the worktree, for example src/a.js.`;
  const plain = normalize(path);
  if (plain === '..' || plain.startsWith(`..${sep}`)) return `${shown} leads out of the worktree. Remove the "..".`;
  if (plain === '.' || plain === `.${sep}`) return `${shown} is the whole worktree. Name a file or folder in it.`;
  return undefined;
}

/** Absolute form of a score's path, refused when a symbolic link on the way leads out; `link` means the link itself, not its target. */
export async function placeInside(cwd: string, path: string, last: 'target' | 'link'): Promise<PlaceResult> {
  const problem = pathProblem(path);
  if (problem !== undefined) return { ok: false, message: problem };
  const root = await realpath(cwd);
  const place = join(root, path).replace(/\/+$/, '');
  const reached = await nearestReal(last === 'target' ? place : dirname(place));
  if (reached === undefined) return { ok: false, message: `"${path}" goes through a link that leads nowhere.` };
  const within = reached === root || reached.startsWith(root.endsWith(sep) ? root : root + sep);
  return within
    ? { ok: true, path: place }
    : { ok: false, message: `"${path}" leads out of the worktree through a link, to ${reached}.` };
}

/** Real path of the place, or of its nearest ancestor that exists; nothing when a link on the way dangles. */
async function nearestReal(place: string): Promise<string | undefined> {
  const real = await realpath(place).catch(() => undefined);
  if (real !== undefined) return real;
  const dangling = await lstat(place).then(
    (stat) => stat.isSymbolicLink(),
    () => false,
  );
  return dangling || dirname(place) === place ? undefined : nearestReal(dirname(place));
}

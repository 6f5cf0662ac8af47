import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';

/** Where to look for a program. */
export interface ProgramSearch {
  /** The PATH of the environment in which the program will run. */
  readonly path: string;
  /** Absolute working directory, whose content the agent can change. */
  readonly cwd: string;
}

/** The absolute path of a program, or a message that says where it was looked for. */
export type ResolvedProgram =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly message: string };

/**
 * Resolves a program before any agent runs (04-trust §3, catalogue R15). A bare name is searched in PATH; relative
 * entries, entries inside the working directory and links that lead into it are ignored, for the agent could plant a
 * program there. A name with a slash is what the user wrote and is taken as a path from the working directory.
 */
export function resolveProgram(name: string, search: ProgramSearch): ResolvedProgram {
  if (name === '' || name.includes('\0'))
    return { ok: false, message: 'The name of a program is empty or holds a NUL byte: name one.' };
  return name.includes('/') ? resolvePath(name, search.cwd) : searchPath(name, search);
}

function resolvePath(name: string, cwd: string): ResolvedProgram {
  const path = resolve(cwd, name);
  if (isProgram(path)) return { ok: true, path };
  return {
    ok: false,
    message: `Program "${path}" does not exist or is not an executable file: correct the path or its mode.`,
  };
}

/** A loop: each start looks for three programs, and in most folders in vain. */
function searchPath(name: string, { path, cwd }: ProgramSearch): ResolvedProgram {
  let planted: string | undefined;
  for (const entry of path.split(':')) {
    if (!isAbsolute(entry)) continue;
    const candidate = join(entry, name);
    if (!isProgram(candidate)) continue;
    if (!leadsInto(cwd, candidate)) return { ok: true, path: candidate };
    planted ??= candidate;
  }
  return { ok: false, message: explainMiss(name, path, planted) };
}

function explainMiss(name: string, path: string, planted: string | undefined): string {
  if (planted === undefined) return `Program "${name}" was not found in PATH (${path}): install it in an earlier step.`;
  return `Program "${name}" was found only as "${planted}", inside the working directory where the agent can change it: install it elsewhere or name its path.`;
}

function isProgram(path: string): boolean {
  try {
    // Most folders of PATH have no such file, and an error is made for each one that is asked with `accessSync`.
    if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return false;
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function leadsInto(folder: string, path: string): boolean {
  // In one call: the other `realpathSync` asks for each part of a path.
  const real = realpathSync.native(folder);
  return [path, realpathSync.native(path)].some((target) => isInside(folder, target) || isInside(real, target));
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith('../');
}

import { chmodSync, lstatSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { asRoot, type UserMaker } from './user-maker.ts';

/** Whether a user who is nobody's owner and in nobody's group can get at a path: read it, or look things up in it. */
export function othersReach(path: string): boolean {
  try {
    const real = realpathSync(path);
    const stats = statSync(real);
    return (stats.mode & 0o005) !== 0 && foldersAbove(real).every((folder) => (statSync(folder).mode & 0o001) !== 0);
  } catch {
    return false;
  }
}

/** Whether such a user could run a program. */
export function othersRun(path: string): boolean {
  return othersReach(path) && ((lstat(safeReal(path))?.mode ?? 0) & 0o001) !== 0;
}

function safeReal(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function lstat(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false });
}

function foldersAbove(path: string): readonly string[] {
  const parent = dirname(path);
  return parent === path ? [] : [parent, ...foldersAbove(parent)];
}

/** Places that are closed to everybody but their owner and group while a run lasts. */
export interface Closed {
  /** Places that could not be closed. */
  readonly open: readonly string[];
  /** Gives each place the mode back that it had. */
  restore(): Promise<void>;
}

/** Closes what others could get at: RUNNER_TEMP, the workspace, credentials in HOME (04-trust rules 1 and 2). */
export async function closeToOthers(maker: UserMaker, paths: readonly string[]): Promise<Closed> {
  const before = new Map<string, number>();
  for (const path of new Set(paths.filter(othersReach).map(safeReal))) {
    if (!othersReach(path)) continue;
    const mode = statSync(path).mode & 0o7777;
    before.set(path, mode);
    await changeMode(maker, path, mode & ~0o007);
  }
  return {
    open: [...before.keys()].filter(othersReach),
    restore: async () => {
      for (const [path, mode] of [...before].reverse()) await changeMode(maker, path, mode);
    },
  };
}

/** What refuses is seen afterwards: the place is still open. */
async function changeMode(maker: UserMaker, path: string, mode: number): Promise<void> {
  try {
    chmodSync(path, mode);
  } catch {
    await asRoot(maker, '/bin/chmod', [mode.toString(8).padStart(4, '0'), '--', path]).catch(() => undefined);
  }
}

import { readdirSync, statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { Grounds } from './grounds.ts';

/** A program that gates find in PATH is not the one that was there before the first agent. */
export class ProgramReplacedError extends Error {
  override readonly name = 'ProgramReplacedError';
}

/**
 * Grounds for levels without a file view of their own: what PATH leads to is noted before the first agent and looked at before
 * each view (10-fine-print, File view). New names are no matter: no gate used them.
 * @param path PATH of the gates
 */
export function guardedGrounds(grounds: Grounds, path: string): Grounds {
  let before: Programs | undefined;
  return {
    ...grounds,
    openAgent: (call) => {
      before ??= readPrograms(path);
      return grounds.openAgent(call);
    },
    openView: (call) => {
      if (before !== undefined) compare(before, readPrograms(path));
      return grounds.openView(call);
    },
  };
}

/** Name -> place and stamp of the first program of that name. */
type Programs = ReadonlyMap<string, { readonly place: string; readonly stamp: string }>;

function readPrograms(path: string): Programs {
  const programs = new Map<string, { place: string; stamp: string }>();
  for (const folder of path.split(':').filter(isAbsolute)) {
    for (const name of namesIn(folder)) {
      const place = join(folder, name);
      const stamp = programs.has(name) ? undefined : stampOf(place);
      if (stamp !== undefined) programs.set(name, { place, stamp });
    }
  }
  return programs;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A process cannot set the time of a change (ctime) back. */
function stampOf(place: string): string | undefined {
  try {
    const stats = statSync(place, { bigint: true });
    const { ino, size, mode, mtimeNs, ctimeNs } = stats;
    return stats.isFile() ? `${ino} ${size} ${mode} ${mtimeNs} ${ctimeNs}` : undefined;
  } catch {
    return undefined;
  }
}

function compare(before: Programs, now: Programs): void {
  for (const [name, { place, stamp }] of before) {
    const found = now.get(name);
    if (found?.place === place && found.stamp === stamp) continue;
    const what =
      found === undefined || found.place === place ? `${place} was changed` : `${found.place} hides ${place}`;
    throw new ProgramReplacedError(
      `${what} while the run was on. Gates find it in PATH, so none can be believed: put it right and run again, on a runner where namespaces work if agents must install programs.`,
    );
  }
}

import { readdirSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { Grounds } from './grounds.ts';
import { contentOf, markOf, type ProgramMark } from './program-mark.ts';

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
      before ??= withContents(readPrograms(path));
      return grounds.openAgent(call);
    },
    openView: (call) => {
      if (before !== undefined) compare(before, readPrograms(path));
      return grounds.openView(call);
    },
  };
}

interface Program {
  readonly place: string;
  readonly mark: ProgramMark;
  /** Hash of a file that has other names; absent = it has none. */
  readonly content?: string | undefined;
}

/** Name -> the first program of that name. */
type Programs = ReadonlyMap<string, Program>;

function readPrograms(path: string): Programs {
  const programs = new Map<string, Program>();
  for (const folder of path.split(':').filter(isAbsolute)) {
    for (const name of namesIn(folder)) {
      const place = join(folder, name);
      const mark = programs.has(name) ? undefined : markOf(place);
      if (mark !== undefined) programs.set(name, { place, mark });
    }
  }
  return programs;
}

/** Another project that installs from the same store links its files anew: only their content tells that they are the same. */
function withContents(programs: Programs): Programs {
  return new Map(
    [...programs].map(([name, program]) => {
      const { place, mark } = program;
      return [name, mark.isLinked ? { ...program, content: contentOf(place) } : program];
    }),
  );
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function compare(before: Programs, now: Programs): void {
  for (const [name, program] of before) {
    const { place } = program;
    const found = now.get(name);
    if (found?.place === place && isSame(program, found)) continue;
    const what =
      found === undefined || found.place === place ? `${place} was changed` : `${found.place} hides ${place}`;
    throw new ProgramReplacedError(
      `${what} while the run was on. Gates find it in PATH, so none can be believed: put it right and run again, on a runner where namespaces work if agents must install programs.`,
    );
  }
}

/** A process cannot set the time of a change (ctime) back; that of a file that got or lost a name has moved, and it is read again. */
function isSame({ place, mark, content }: Program, now: Program): boolean {
  if (mark.stamp !== now.mark.stamp) return false;
  return mark.changedNs === now.mark.changedNs || (content !== undefined && content === contentOf(place));
}

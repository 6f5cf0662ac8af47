import { readdirSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { Grounds } from './grounds.ts';
import { contentOf, laterContentOf, markOf, type ProgramMark } from './program-mark.ts';

/** A program that gates find in PATH is not the one that was there before the first agent. */
export class ProgramReplacedError extends Error {
  override readonly name = 'ProgramReplacedError';
}

/** The programs that are guarded. */
interface GuardedPath {
  /** PATH of the gates. */
  readonly path: string;
  /** Resolves when the first process works and there is time for what can wait. */
  readonly started: Promise<void>;
}

/**
 * Grounds for levels without a file view of their own: what PATH leads to is noted before the first agent and looked at before
 * each view (10-fine-print, File view). New names are no matter: no gate used them.
 */
export function guardedGrounds(grounds: Grounds, { path, started }: GuardedPath): Grounds {
  let before: Programs | undefined;
  let contents: Promise<Contents> | undefined;
  const noteContents = (programs: Programs): Promise<Contents> => {
    contents ??= contentsOf(programs);
    return contents;
  };
  return {
    ...grounds,
    openAgent: async (call) => {
      if (before === undefined) {
        const programs = readPrograms(path);
        before = programs;
        void started.then(() => noteContents(programs));
      }
      return grounds.openAgent(call);
    },
    openView: async (call) => {
      if (before !== undefined) compare({ programs: before, contents: await noteContents(before) }, readPrograms(path));
      return grounds.openView(call);
    },
  };
}

export interface Program {
  readonly place: string;
  readonly mark: ProgramMark;
}

/** Name -> the first program of that name. */
export type Programs = ReadonlyMap<string, Program>;

/** Place -> hash of the content that its mark belongs to, of files that have other names. */
type Contents = ReadonlyMap<string, string>;

/** What the folders of a PATH lead to now. */
export function readPrograms(path: string): Programs {
  const programs = new Map<string, Program>();
  for (const folder of path.split(':').filter(isAbsolute)) {
    const before = join(folder, '/');
    for (const name of namesIn(folder)) {
      const place = `${before}${name}`;
      const mark = programs.has(name) ? undefined : markOf(place);
      if (mark !== undefined) programs.set(name, { place, mark });
    }
  }
  return programs;
}

/**
 * Another project that installs from the same store links its files anew: only their content tells that they are the same.
 * Reading them takes long, so it is done while the agent works; what it changes meanwhile shows in the mark.
 */
async function contentsOf(programs: Programs): Promise<Contents> {
  const contents = new Map<string, string>();
  for (const { place, mark } of programs.values()) {
    const content = mark.isLinked ? await laterContentOf(place, mark) : undefined;
    if (content !== undefined) contents.set(place, content);
  }
  return contents;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

interface Before {
  readonly programs: Programs;
  readonly contents: Contents;
}

function compare({ programs, contents }: Before, now: Programs): void {
  for (const [name, program] of programs) {
    const { place } = program;
    const found = now.get(name);
    if (found?.place === place && isSame(program, contents.get(place), found)) continue;
    const what =
      found === undefined || found.place === place ? `${place} was changed` : `${found.place} hides ${place}`;
    throw new ProgramReplacedError(
      `${what} while the run was on. Gates find it in PATH, so none can be believed: put it right and run again, on a runner where namespaces work if agents must install programs.`,
    );
  }
}

/** A process cannot set the time of a change (ctime) back; that of a file that got or lost a name has moved, and it is read again. */
function isSame({ place, mark }: Program, content: string | undefined, now: Program): boolean {
  if (mark.stamp !== now.mark.stamp) return false;
  return mark.changedNs === now.mark.changedNs || (content !== undefined && content === contentOf(place));
}

import type { Repository } from '../adapters/git/controller.ts';
import { parseForeign } from '../adapters/store/foreign-journal.ts';
import type { JournalContent } from '../adapters/store/journal-file.ts';

export interface ForeignCall {
  /** Commit with records of runs. */
  readonly commit: string;
  /** Name of the journal below `runs/`. */
  readonly name: string;
  /** Where it lies, for messages, e.g. `on refs/ralph/demo/state`. */
  readonly place: string;
  /** Feature that the records are of; absent = the caller looks. */
  readonly feature?: string;
}

export interface ForeignRead {
  readonly content: JournalContent;
  /** Empty when it was not read. */
  readonly bytes: Buffer;
}

/** A journal of fifty iterations has some megabytes. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Reads a journal of a commit that another machine made; a larger one than any run makes, and one that is no file, is refused, too. */
export async function readForeign(repository: Repository, call: ForeignCall): Promise<ForeignRead> {
  const { commit, name, place, feature } = call;
  const called = `${name} ${place}`;
  const file = await repository.readFile(commit, `runs/${name}`, MOST_BYTES).catch(() => undefined);
  if (file === undefined || file.size > MOST_BYTES) {
    const why = file === undefined ? 'is no file' : `has ${file.size} bytes, more than any run writes`;
    return { content: { ok: false, message: refusal(called, why) }, bytes: Buffer.alloc(0) };
  }
  const content = parseForeign(file.bytes, { name, called, ...(feature !== undefined && { feature }) });
  return { content, bytes: file.bytes };
}

function refusal(called: string, why: string): string {
  return `The journal ${called} ${why}. It was left as it is. Set resume: never to begin a new run.`;
}

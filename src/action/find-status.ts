import type { Repository } from '../adapters/git/controller.ts';
import type { JournalContent } from '../adapters/store/journal-file.ts';
import type { Asked } from '../core/asked.ts';
import { fold } from '../core/loop.ts';
import type { RunState } from '../core/state.ts';
import { readForeign } from './foreign-journal.ts';
import { isOfRun } from './journal-names.ts';

/** A run as its records on the remote tell it. */
export interface RecordedRun {
  readonly state: RunState;
  /** Some run holds the feature's lock now. */
  readonly isWorking: boolean;
  /** Where they lie, `refs/ralph/<feature>/state`. */
  readonly ref: string;
  /** Name of the journal there, and all of it. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Features whose newest run is looked at: more than anybody works on at a time. */
const MOST_FEATURES = 50;

/**
 * The run that a thread asks about (03-interface §4): the one that is named, else the newest that was asked for there or works on its
 * branch, else the newest of all. What cannot be read is passed over.
 */
export async function findRun(repository: Repository, asked: Asked, runId?: string): Promise<RecordedRun | undefined> {
  const newest = await recordedRuns(repository, runId);
  if (runId !== undefined) return newest.find(({ state }) => state.plan.runId === runId);
  return newest.find(({ state }) => isAbout(state, asked)) ?? newest[0];
}

/** The newest run that works on a branch; undefined = none has left records. */
export async function findRunOn(repository: Repository, branch: string): Promise<RecordedRun | undefined> {
  return (await recordedRuns(repository)).find(({ state }) => state.plan.branch === branch);
}

/** The newest run of every feature, or the one of that id; newest first. What cannot be read is passed over. */
export async function recordedRuns(repository: Repository, runId?: string): Promise<readonly RecordedRun[]> {
  const listed = await repository.remoteRefs(['refs/ralph/']);
  if (!listed.ok) return [];
  const refs = [...listed.refs.keys()].filter((ref) => /^refs\/ralph\/[^/]+\/state$/.test(ref)).slice(0, MOST_FEATURES);
  const found: RecordedRun[] = [];
  for (const ref of refs) {
    const run = await newestRun(repository, ref, runId);
    const isWorking = listed.refs.has(ref.replace(/state$/, 'lock'));
    if (run !== undefined) found.push({ ...run, isWorking });
  }
  return found.toSorted((a, b) => b.state.startedAt - a.state.startedAt);
}

async function newestRun(
  repository: Repository,
  ref: string,
  runId: string | undefined,
): Promise<Omit<RecordedRun, 'isWorking'> | undefined> {
  const fetched = await repository.fetchRef(ref);
  if (!fetched.ok) return undefined;
  const { commit } = fetched;
  const names = (await repository.listFolder(commit, 'runs')).map(({ path }) => path.slice('runs/'.length));
  const wanted = names.filter((name) => isOfRun(name) && (runId === undefined || name === `${runId}.jsonl`));
  const name = wanted.toSorted().at(-1);
  if (name === undefined) return undefined;
  const feature = ref.slice('refs/ralph/'.length, -'/state'.length);
  const { content, bytes } = await readForeign(repository, { commit, name, place: `on ${ref}`, feature });
  const state = stateOf(content);
  return state && { state, ref, name, bytes };
}

/** Undefined for a journal that is damaged or of another version. */
function stateOf(content: JournalContent): RunState | undefined {
  try {
    return content.ok ? fold(content.events)?.state : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it was asked for in that thread, is shown there or works on its branch. */
export function isAbout({ plan, pull }: RunState, { origin }: Asked): boolean {
  return plan.origin?.thread === origin.thread || pull?.number === origin.thread || plan.branch === origin.pull?.head;
}

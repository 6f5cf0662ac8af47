import type { Repository } from '../adapters/git/controller.ts';
import { type NoteGit, readNote, writeNote } from '../adapters/ref-note.ts';
import { type CancelOrder, CONTROL_PREFIX, isMeant, threadOfRef, UserCancel } from '../core/control.ts';
import { CONTROL_FILE, readOrder, writeControl } from './control-note.ts';

export interface WatchCall {
  readonly repository: NoteGit & Pick<Repository, 'remoteRefs'>;
  /** What the remote had when the run began: an order from before is for another run. */
  readonly before: ReadonlyMap<string, string>;
  readonly runId: string;
  /** Branch that receives the run's work. */
  readonly branch: string;
  /** Threads in which the run was asked for and is shown. */
  readonly threads: readonly (number | undefined)[];
  /** Number of its pull request. */
  readonly pull: number | undefined;
  /** Time between two looks, milliseconds; default 20 s, so that an order is heard within a minute (03-interface §4). */
  readonly everyMs?: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly onInfo: (text: string) => void;
}

/** Listens for orders of people while a run works; disposing ends it. */
export interface ControlWatch extends AsyncDisposable {
  /** Aborted with a `UserCancel` when somebody cancels the run. */
  readonly cancelled: AbortSignal;
}

/** Asks the remote for its refs now and then, beside the run; a remote that does not answer is asked again later. */
export function watchControl(call: WatchCall): ControlWatch {
  const cancelled = new AbortController();
  const seen = new Map(call.before);
  let looking: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    if (cancelled.signal.aborted) return;
    const order = await newOrder(call, seen);
    if (order !== undefined) cancelled.abort(new UserCancel(order));
  };
  const timer = setInterval(() => {
    looking = looking.then(look).catch(() => undefined);
  }, call.everyMs ?? 20_000).unref();
  return {
    cancelled: cancelled.signal,
    [Symbol.asyncDispose]: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}

/** The first order for this run that was not there before, answered at once. */
async function newOrder(call: WatchCall, seen: Map<string, string>): Promise<CancelOrder | undefined> {
  const listed = await call.repository.remoteRefs([CONTROL_PREFIX]);
  if (!listed.ok) return undefined;
  for (const [ref, commit] of listed.refs) {
    const thread = threadOfRef(ref);
    if (thread === undefined || seen.get(ref) === commit) continue;
    const note = await readNote(call.repository, { ref, file: CONTROL_FILE });
    if (!note.ok) continue;
    seen.set(ref, note.commit);
    const order = readOrder(note.text);
    if (order === undefined || !isMeant(order, thread, call)) continue;
    await answer(call, ref, note.commit);
    return order;
  }
  return undefined;
}

/** The job that waits for this answer tells the person; without it the run ends all the same. */
async function answer({ repository, runId, pull, now, onInfo }: WatchCall, ref: string, expect: string) {
  const text = writeControl({ type: 'cancelled', runId, ...(pull === undefined ? {} : { pull }) });
  const note = { ref, file: CONTROL_FILE, text, message: `Answer of run ${runId}`, expect, at: now() };
  const written = await writeNote(repository, note);
  onInfo(
    written.ok ? `Cancelled by ${ref}.` : `Cancelled by ${ref}, which could not be told: ${written.problem.message}`,
  );
}

import { join } from 'node:path';
import type { PublicationResult, Settled } from '../core/event.ts';
import { slug } from '../core/slug.ts';
import type { RunState } from '../core/state.ts';
import type { Publisher, RefUpdate } from '../ports.ts';
import type { PushResult, Repository } from './git/controller.ts';
import type { StateUpdate, StateUpdates } from './records.ts';
import { inOrder, isOverWorkflows } from './records-apart.ts';

export interface PublisherOptions {
  readonly repository: Repository;
  /** Commit and ref of the run's own records (journal, run record, ledger); undefined when it cannot be made. */
  readonly stateUpdate: StateUpdates;
  readonly bundleFolder: string;
  readonly onResult: (result: PublicationResult, state: RunState) => void;
  /** What the feature's face on GitHub came to, asked once everything is pushed; absent = it has none. */
  readonly settleFace?: (state: RunState) => Promise<Pick<Settled, 'pull' | 'pullNotes'>>;
  /** What it has come to by now; absent = nothing is known before everything is pushed, since what was is on no remote yet. */
  readonly known?: () => Pick<Settled, 'pull' | 'pullNotes'>;
  /** A failure of the state ref or of a push that nobody waits for: said once, never fatal. */
  readonly onTrouble: (message: string) => void;
  /** How something is done another way; absent = nobody listens. */
  readonly onNote?: (message: string) => void;
  readonly cancel: AbortSignal;
}

/** A publisher whose background work can be awaited: the repository must not be closed under it. */
export interface BackgroundPublisher extends Publisher {
  /** Settles when nothing is in flight any more; after a cancel that is soon, since git's network is cut off too. */
  idle(): Promise<void>;
}

/**
 * Pushes one after the other in the background, so that the next story starts at once (08-performance). What is queued while
 * a push is under way goes out together in the next one: a remote slower than the loop gets fewer, larger pushes.
 */
export function gitPublisher(given: PublisherOptions): BackgroundPublisher {
  const options = { ...given, onTrouble: onceEach(given.onTrouble) };
  const done = new Map<string, PublicationResult>();
  const transient = new Set<string>();
  let waiting: Queued | undefined;
  let pushing: Promise<void> | undefined;
  let last: Promise<void> = Promise.resolve();
  const drain = async (): Promise<void> => {
    try {
      for (let next = waiting; next !== undefined; next = waiting) {
        waiting = undefined;
        await pushAll(options, { ...next, refs: next.refs.filter((ref) => !done.has(keyOf(ref))), done, transient });
      }
    } finally {
      pushing = undefined;
    }
  };
  const begin = (): Promise<void> => {
    pushing = drain();
    return pushing;
  };
  const queue = (refs: readonly RefUpdate[], state: RunState): void => {
    waiting = { refs: merged(waiting?.refs ?? [], refs), state };
  };
  const pushAgain = (refs: readonly RefUpdate[], state: RunState): Promise<void> => {
    queue(refs, state);
    return drain();
  };
  const ended = (refs: readonly RefUpdate[]) => refs.flatMap((ref) => done.get(keyOf(ref)) ?? []);
  return {
    idle: () => last.catch(() => undefined),
    start: (refs, state) => {
      queue(refs, state);
      if (pushing !== undefined) return;
      last = begin();
      last.catch((error: unknown) => options.onTrouble(`a push failed: ${String(error)}`));
    },
    settle: async (refs, state) => {
      // An outage that is over by the end of the run must not leave work behind.
      for (const key of refs.map(keyOf)) if (transient.delete(key)) done.delete(key);
      queue(refs, state);
      // The push under way takes ours along; if it fails, what it left is tried once more.
      const settled = pushing === undefined ? begin() : pushing.catch(() => pushAgain(refs, state));
      last = settled;
      await Promise.race([settled, aborted(options.cancel)]);
      if (options.cancel.aborted) return { type: 'interrupted', cause: String(options.cancel.reason) };
      return { results: ended(refs), ...(await options.settleFace?.(state)) };
    },
    known: ({ publications }) =>
      options.known === undefined ? { results: [] } : { results: ended(publications), ...options.known() },
  };
}

/** What stays as it is from push to push need not be said again. */
function onceEach(say: (message: string) => void): (message: string) => void {
  const said = new Set<string>();
  return (message) => {
    if (!said.has(message)) say(message);
    said.add(message);
  };
}

/** Refs to push, and the state whose records go with them. */
interface Queued {
  readonly refs: readonly RefUpdate[];
  readonly state: RunState;
}

/** The later commit of a ref takes the earlier one's place: it contains it. */
function merged(earlier: readonly RefUpdate[], later: readonly RefUpdate[]): readonly RefUpdate[] {
  return [...new Map([...earlier, ...later].map((ref) => [ref.ref, ref])).values()];
}

interface Pushing extends Queued {
  readonly done: Map<string, PublicationResult>;
  /** Keys of refs that were refused for a reason that may pass. */
  readonly transient: Set<string>;
}

async function pushAll(options: PublisherOptions, { refs, state, done, transient }: Pushing): Promise<void> {
  if (options.cancel.aborted) return;
  const records = await recordsOf(options, state);
  const wanted = [...refs, ...inOrder(records)];
  if (wanted.length === 0 || options.cancel.aborted) return;
  const first = await options.repository.push(wanted);
  if (options.cancel.aborted) return;
  const results =
    records !== undefined && isOverWorkflows(first, records)
      ? await pushApart(options, first, { records, state })
      : first;
  for (const result of results) await noteResult(options, { result, refs, state, done, transient });
}

/** Keeps what the run needs beside its records instead of below them. */
async function pushApart(
  options: PublisherOptions,
  first: readonly PushResult[],
  { records, state }: { readonly records: StateUpdate; readonly state: RunState },
): Promise<readonly PushResult[]> {
  options.onNote?.(
    `${records.ref} was declined for the workflows of commits below it, which this token may not push: what the run needs is kept beside it.`,
  );
  const apart = await recordsOf(options, state, 'apart');
  const again = apart === undefined || options.cancel.aborted ? [] : await options.repository.push(inOrder(apart));
  return [...first.filter(({ ref }) => apart === undefined || ref !== records.ref), ...again];
}

/** Records fail soft: work is pushed whether or not they can be made. */
async function recordsOf(
  options: PublisherOptions,
  state: RunState,
  apart?: 'apart',
): Promise<StateUpdate | undefined> {
  try {
    return await options.stateUpdate(state, apart);
  } catch (error) {
    options.onTrouble(`the run's records could not be made: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

async function noteResult(
  options: PublisherOptions,
  { result, refs, state, done, transient }: Pushing & { result: PushResult },
): Promise<void> {
  const ref = refs.find((each) => each.ref === result.ref);
  if (ref === undefined) {
    // What a cancel cut off is pushed again by `post`, which says how that ended.
    if (result.ok || (options.cancel.aborted && !result.problem.permanent)) return;
    options.onTrouble(`the run's records were not pushed to ${result.ref}: ${result.problem.message}`);
    return;
  }
  const note: PublicationResult = result.ok
    ? { ...ref, status: 'pushed', detail: '' }
    : { ...ref, ...refusedBy(result.problem), ...(await keep(options, ref, state)) };
  if (!result.ok && !result.problem.permanent) transient.add(keyOf(ref));
  done.set(keyOf(ref), note);
  options.onResult(note, state);
}

/** Only what the network broke passes by itself. */
const passing: ReadonlySet<string> = new Set(['network', 'timeout']);

function refusedBy({ message, kind }: Extract<PushResult, { ok: false }>['problem']) {
  return { status: 'refused', detail: message, ...(passing.has(kind) ? { passing: true as const } : {}) } as const;
}

/** Work that the remote refuses is kept as a bundle on disk, named in the report (04-trust rule 20). */
async function keep(options: PublisherOptions, ref: RefUpdate, state: RunState): Promise<{ bundle?: string }> {
  const path = join(options.bundleFolder, `${slug(ref.ref.replace('refs/heads/', ''))}.bundle`);
  const bundled = await options.repository.bundle(path, [{ ...ref, since: state.plan.start.commit }]);
  if (bundled.ok) return { bundle: path };
  options.onTrouble(`no bundle could be written for ${ref.ref}: ${bundled.problem.message}`);
  return {};
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

function keyOf({ ref, commit }: RefUpdate): string {
  return `${ref}\n${commit}`;
}

import { join } from 'node:path';
import type { LineCommit } from '../core/carry-types.ts';
import type { PublicationResult, Settled } from '../core/event.ts';
import { slug } from '../core/slug.ts';
import type { RunState } from '../core/state.ts';
import type { Publisher, RefUpdate } from '../ports.ts';
import type { PushResult, Repository } from './git/controller.ts';
import type { RecordCall, StateUpdate, StateUpdates } from './records.ts';
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
  const told: Told = { declined: new Set(), recorded: undefined };
  let waiting: Queued | undefined;
  let pushing: Promise<void> | undefined;
  let last: Promise<void> = Promise.resolve();
  const drain = async (): Promise<void> => {
    try {
      for (let next = waiting; next !== undefined; next = waiting) {
        waiting = undefined;
        await pushAll(options, { ...next, done, transient, told });
      }
    } finally {
      pushing = undefined;
    }
  };
  const begin = (): Promise<void> => {
    pushing = drain();
    last = pushing;
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
      if (pushing === undefined)
        begin().catch((error: unknown) => options.onTrouble(`a push failed: ${String(error)}`));
      return [...told.declined];
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
  readonly told: Told;
}

/** What the remote said so far. */
interface Told {
  /** Commits whose content it does not take. */
  readonly declined: Set<string>;
  /** The newest record that it took. */
  recorded: string | undefined;
}

/** All at once or, where that is declined, the work first: records never hold what the remote does not take. */
async function pushAll(options: PublisherOptions, given: Pushing): Promise<void> {
  if (options.cancel.aborted) return;
  const { state, told, done } = given;
  const refs = given.refs.filter((ref) => !done.has(keyOf(ref)));
  const pushing = { ...given, refs };
  const records = await recordsOf(options, state, callFor(told));
  const wanted = [...refs, ...inOrder(records)];
  if (wanted.length === 0 || options.cancel.aborted) return;
  if (records !== undefined && refs.length === 0)
    return noteResults(options, await pushRecords(options, records, pushing), { ...pushing, records });
  const together = await options.repository.push(wanted, 'together');
  const isDone = together.every(({ ok }) => ok) || together.some((result) => !result.ok && isPassing(result));
  if (isDone || options.cancel.aborted) return noteResults(options, together, { ...pushing, records });
  await noteResults(options, await pushWork(options, pushing), pushing);
  if (records === undefined || options.cancel.aborted) return;
  await noteResults(options, await pushRecords(options, records, pushing), { ...pushing, records });
}

function callFor({ declined, recorded }: Told): RecordCall {
  return { declined: [...declined], there: recorded };
}

/** Refs of stories, each with its own cause; of the branch as much as the remote takes. */
async function pushWork(options: PublisherOptions, pushing: Pushing): Promise<readonly Pushed[]> {
  const { refs, told } = pushing;
  const pushed: Pushed[] = [];
  for (const result of await options.repository.push(refs)) {
    const found: Pushed = result.ok || options.cancel.aborted ? result : await findDeclined(options, result, pushing);
    pushed.push(found);
    if (found.declined !== undefined) told.declined.add(found.declined);
  }
  return pushed;
}

type Refused = Extract<PushResult, { ok: false }>;
type Pushed = PushResult & { readonly declined?: string };

/** Pushes what is below a refused commit one by one, so that one commit does not keep those before it from the remote. */
async function findDeclined(options: PublisherOptions, result: Refused, { state, done }: Pushing): Promise<Pushed> {
  const { ref, commit } = result;
  const below = lineTo(state, result);
  const there = below.findLastIndex((each) => done.get(keyOf({ ref, commit: each.commit }))?.status === 'pushed');
  const left = below.slice(there + 1);
  let isNameTaken = there >= 0;
  for (const each of left) {
    const [own] = left.length === 1 ? [result] : await options.repository.push([{ ref, commit: each.commit }]);
    if (own === undefined) return result;
    if (!own.ok) {
      const isContent = await isOfContent(options, { ...own, below: each, isNameTaken });
      return isContent ? { ...own, commit, declined: each.commit } : result;
    }
    isNameTaken = true;
    const note: PublicationResult = { ref, commit: each.commit, status: 'pushed', detail: '' };
    done.set(keyOf(note), note);
    options.onResult(note, state);
  }
  return { ok: true, ref, commit };
}

/** What this run put below a commit of a ref, the oldest first, and the commit itself. */
function lineTo({ line = [], plan }: RunState, { ref, commit }: RefUpdate): readonly Below[] {
  if (ref !== `refs/heads/${plan.branch}`) return [{ commit }];
  const tip = line.findIndex((each) => each.commit === commit);
  return tip >= 0 ? line.slice(0, tip + 1) : [...line, { commit }];
}

/** A commit, with its trees where they are known. */
type Below = Pick<LineCommit, 'commit'> & Partial<LineCommit>;

interface Suspect extends Refused {
  readonly below: Below;
  /** The remote took the branch without it. */
  readonly isNameTaken: boolean;
}

/** By its words or, where they tell nothing, because the remote takes the same branch without the commit. */
async function isOfContent(
  { repository }: PublisherOptions,
  { problem: { kind, content }, below: { parent, tree }, isNameTaken }: Suspect,
): Promise<boolean> {
  // Workflows below a commit are declined with it, and no commit of ours can help that.
  if (kind === 'workflow-permission' && parent !== undefined && tree !== undefined) {
    const changes = await repository.changes(parent.tree, tree);
    return changes.some(({ path }) => path.startsWith('.github/workflows/'));
  }
  return content === true || (isNameTaken && (kind === 'other' || kind === 'repository-rule'));
}

/** Without what the remote declined; what the run needs goes beside its records where it does not go below them. */
async function pushRecords(
  options: PublisherOptions,
  records: StateUpdate,
  { state, told }: Pushing,
): Promise<readonly PushResult[]> {
  const call = callFor(told);
  const again = told.declined.size === 0 ? records : await recordsOf(options, state, call);
  if (again === undefined || options.cancel.aborted) return [];
  const first = await options.repository.push(inOrder(again));
  if (options.cancel.aborted) return first;
  if (isOverWorkflows(first, again)) return pushApart(options, first, { again, state, call });
  if (!first.some((result) => !result.ok && result.problem.content === true)) return first;
  // An attempt in flight holds it: nothing of that is needed as much as the journal.
  const bare = await recordsOf(options, state, { ...call, bare: true });
  return bare === undefined || options.cancel.aborted ? first : options.repository.push(inOrder(bare));
}

/** Keeps what the run needs beside its records instead of below them. */
async function pushApart(
  options: PublisherOptions,
  first: readonly PushResult[],
  { again, state, call }: { readonly again: StateUpdate; readonly state: RunState; readonly call: RecordCall },
): Promise<readonly PushResult[]> {
  options.onNote?.(
    `${again.ref} was declined for the workflows of commits below it, which this token may not push: what the run needs is kept beside it.`,
  );
  const apart = await recordsOf(options, state, { ...call, apart: true });
  const beside = apart === undefined || options.cancel.aborted ? [] : await options.repository.push(inOrder(apart));
  return [...first.filter(({ ref }) => apart === undefined || ref !== again.ref), ...beside];
}

async function noteResults(
  options: PublisherOptions,
  results: readonly Pushed[],
  { records, ...pushing }: Pushing & { readonly records?: StateUpdate | undefined },
): Promise<void> {
  const record = results.find(({ ref, ok }) => ref === records?.ref && ok);
  if (record !== undefined) pushing.told.recorded = record.commit;
  for (const result of results) await noteResult(options, { ...pushing, result });
}

/** Records fail soft: work is pushed whether or not they can be made. */
async function recordsOf(
  options: PublisherOptions,
  state: RunState,
  call: RecordCall,
): Promise<StateUpdate | undefined> {
  try {
    return await options.stateUpdate(state, call);
  } catch (error) {
    options.onTrouble(`the run's records could not be made: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

async function noteResult(
  options: PublisherOptions,
  { result, refs, state, done, transient }: Pushing & { result: Pushed },
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
    : { ...ref, ...refusedBy(result), ...(await keep(options, { ...ref, declined: result.declined }, state)) };
  if (!result.ok && !result.problem.permanent) transient.add(keyOf(ref));
  done.set(keyOf(ref), note);
  options.onResult(note, state);
}

/** Only what the network broke passes by itself. */
const passing: ReadonlySet<string> = new Set(['network', 'timeout']);

function isPassing({ problem }: Refused): boolean {
  return passing.has(problem.kind);
}

function refusedBy(result: Refused & Pushed): Omit<PublicationResult, keyof RefUpdate> {
  const { problem, declined } = result;
  const told = { status: 'refused', detail: problem.message } as const;
  return { ...told, ...(isPassing(result) && { passing: true as const }), ...(declined !== undefined && { declined }) };
}

/** Work that the remote refuses is kept as a bundle on disk, named in the report (04-trust rule 20). */
async function keep(
  options: PublisherOptions,
  { declined, ...ref }: RefUpdate & { readonly declined: string | undefined },
  state: RunState,
): Promise<{ bundle?: string }> {
  const name = slug(ref.ref.replace('refs/heads/', ''));
  const path = join(
    options.bundleFolder,
    `${declined === undefined ? name : `${name}-${declined.slice(0, 10)}`}.bundle`,
  );
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

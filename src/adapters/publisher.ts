import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublicationResult } from '../core/event.ts';
import { slug } from '../core/slug.ts';
import type { RunState } from '../core/state.ts';
import type { Publisher, RefUpdate } from '../ports.ts';
import type { PushRef, PushResult, Repository } from './git/controller.ts';

export interface PublisherOptions {
  readonly repository: Repository;
  /** Commit and ref of the run's own records (journal, run record, ledger); undefined when it cannot be made. */
  readonly stateUpdate: (state: RunState) => Promise<RefUpdate | undefined>;
  readonly bundleFolder: string;
  readonly onResult: (result: PublicationResult) => void;
  /** A failure of the state ref or of a push that nobody waits for: said once, never fatal. */
  readonly onTrouble: (message: string) => void;
  readonly cancel: AbortSignal;
}

/** Pushes one after the other in the background, so that the next story starts at once (08-performance). */
export function gitPublisher(options: PublisherOptions): Publisher {
  const done = new Map<string, PublicationResult>();
  let tail: Promise<void> = Promise.resolve();
  const enqueue = (refs: readonly RefUpdate[], state: RunState): Promise<void> => {
    // A push that failed is told to whoever waits for it; it must not keep later ones from being tried.
    tail = tail
      .catch(() => undefined)
      .then(() => pushAll(options, { refs: refs.filter((ref) => !done.has(keyOf(ref))), state, done }));
    return tail;
  };
  return {
    start: (refs, state) => {
      enqueue(refs, state).catch((error: unknown) => options.onTrouble(`a push failed: ${String(error)}`));
    },
    settle: async (refs, state) => {
      await Promise.race([enqueue(refs, state), aborted(options.cancel)]);
      if (options.cancel.aborted) return { type: 'interrupted', cause: String(options.cancel.reason) };
      return refs.flatMap((ref) => done.get(keyOf(ref)) ?? []);
    },
  };
}

interface Pushing {
  readonly refs: readonly RefUpdate[];
  readonly state: RunState;
  readonly done: Map<string, PublicationResult>;
}

async function pushAll(options: PublisherOptions, { refs, state, done }: Pushing): Promise<void> {
  const records = await recordsOf(options, state);
  const wanted: PushRef[] = [...refs, ...(records === undefined ? [] : [records])];
  if (wanted.length === 0 || options.cancel.aborted) return;
  const results = await options.repository.push(wanted);
  if (options.cancel.aborted) return;
  for (const result of results) await noteResult(options, { result, refs, state, done });
}

/** Records fail soft: work is pushed whether or not they can be made. */
async function recordsOf(options: PublisherOptions, state: RunState): Promise<RefUpdate | undefined> {
  try {
    return await options.stateUpdate(state);
  } catch (error) {
    options.onTrouble(`the run's records could not be made: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

async function noteResult(
  options: PublisherOptions,
  { result, refs, state, done }: Pushing & { result: PushResult },
): Promise<void> {
  const ref = refs.find((each) => each.ref === result.ref);
  if (ref === undefined) {
    if (!result.ok) options.onTrouble(`the run's records were not pushed to ${result.ref}: ${result.problem.message}`);
    return;
  }
  const note: PublicationResult = result.ok
    ? { ...ref, status: 'pushed', detail: '' }
    : { ...ref, status: 'refused', detail: result.problem.message, ...(await keep(options, ref, state)) };
  done.set(keyOf(ref), note);
  options.onResult(note);
}

/** Work that the remote refuses is kept as a bundle on disk, named in the report (04-trust rule 20). */
async function keep(options: PublisherOptions, ref: RefUpdate, state: RunState): Promise<{ bundle?: string }> {
  const path = join(options.bundleFolder, `${slug(ref.ref.replace('refs/heads/', ''))}.bundle`);
  await mkdir(options.bundleFolder, { recursive: true, mode: 0o700 });
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

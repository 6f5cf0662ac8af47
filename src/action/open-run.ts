import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openJournal } from '../adapters/store/journal-file.ts';
import { takeLock } from '../adapters/store/lock.ts';
import { begin } from '../core/begin.ts';
import type { Step } from '../core/ending.ts';
import type { FixAsked } from '../core/event.ts';
import type { RunPlan } from '../core/plan.ts';
import { stamped } from '../engine/stamped.ts';
import type { Clock, Journal } from '../ports.ts';
import { isoTime } from '../report/time.ts';
import type { Settings } from '../settings/settings.ts';
import { journalsUntil, newestFirst } from './journal-names.ts';
import { configError, type Refusal } from './refusal.ts';
import { resumeLatest } from './resume-run.ts';

/** A run that holds the lock and has a journal: new, or continued from where the last one stopped. */
export interface OpenedRun extends Disposable {
  readonly ok: true;
  readonly first: Step;
  readonly journal: Journal;
  readonly journalFile: string;
  readonly resumed: boolean;
  readonly notices: readonly string[];
}

export interface OpenRunCall {
  /** Absolute folder of the feature's state on this machine. */
  readonly folder: string;
  /** Plan of the run that begins when there is none to resume; a resumed one keeps its own. */
  readonly plan: RunPlan;
  readonly resume: Settings['resume'];
  /** The run that a person wants to go on, and no other; undefined = whichever stands open. */
  readonly named?: string | undefined;
  readonly workflowRun: string;
  readonly clock: Clock;
  /** Name of the journal that was brought here from another machine; undefined = none was. */
  readonly brought?: string | undefined;
  /** Name of the newest journal that any machine pushed; older ones of this machine are not resumed. */
  readonly newest?: string | undefined;
  /** What a person asks to be fixed: only a run that waits for a sign-off goes on with it. */
  readonly fix?: FixAsked | undefined;
  /** Name of a journal whose run has ended on another machine: what this one has of it is not resumed. */
  readonly ended?: string | undefined;
}

/** Takes the lock, then resumes the latest unfinished journal or begins a new one (02-loop §1 and §6). */
export async function openRun(call: OpenRunCall): Promise<OpenedRun | Refusal> {
  const folder = join(call.folder, 'journal');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const since = isoTime(call.clock.wallMs());
  const taken = takeLock(join(call.folder, '.ralph.lock'), { runId: call.plan.runId, since });
  if (!taken.ok) return { ok: false, halt: 'locked', reasons: [taken.message] };
  const opened = await openHeld(call, { folder, lock: taken.lock });
  if (!opened.ok) return opened;
  return {
    ...opened,
    notices: taken.notice === undefined ? opened.notices : [taken.notice, ...opened.notices],
    [Symbol.dispose]: () => {
      opened.journal[Symbol.dispose]();
      taken.lock[Symbol.dispose]();
    },
  };
}

/** Lets go of the lock again when no run comes of it. */
async function openHeld(
  call: OpenRunCall,
  { folder, lock }: { folder: string; lock: Disposable },
): Promise<Unlocked | Refusal> {
  using onFailure = new DisposableStack();
  onFailure.use(lock);
  const opened = await openUnderLock(call, folder);
  if (opened.ok) onFailure.move();
  return opened;
}

/** The same before the lock is kept. */
export type Unlocked = Omit<OpenedRun, typeof Symbol.dispose | 'journal'> & { readonly journal: Journal & Disposable };

async function openUnderLock(call: OpenRunCall, folder: string): Promise<Unlocked | Refusal> {
  const resumed = call.resume === 'never' ? undefined : await resume(call, folder);
  if (typeof resumed === 'object') return resumed;
  const left = resumed === undefined ? [] : [resumed];
  if (call.resume === 'always') return configError(nothingOpen(call), ...left);
  return { ...beginRun(call, join(folder, `${call.plan.runId}.jsonl`)), notices: left };
}

/** What folds a journal is loaded where there is one. */
async function resume(call: OpenRunCall, folder: string): Promise<Unlocked | Refusal | string | undefined> {
  const names = journalsUntil(readdirSync(folder), call.plan.runId).sort(newestFirst);
  if (names.length === 0) return undefined;
  return resumeLatest(call, folder, names);
}

function nothingOpen({ named }: OpenRunCall): string {
  if (named === undefined) {
    return 'resume: always, but there is no unfinished run to resume. Use resume: auto to begin a new one.';
  }
  return `Run ${named} cannot go on: it has ended, or a newer one has taken its place. Begin another one with \`run\`.`;
}

function beginRun(call: OpenRunCall, journalFile: string): Unlocked {
  const journal = openJournal(journalFile, { nextSeq: 0, soundBytes: 0 });
  const event = stamped(call.clock, { type: 'begun', plan: call.plan });
  journal.append(event);
  return { ok: true, first: begin(event), journal, journalFile, resumed: false, notices: [] };
}

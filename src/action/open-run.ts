import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type JournalContent, openJournal, readJournal } from '../adapters/store/journal-file.ts';
import { takeLock } from '../adapters/store/lock.ts';
import { begin } from '../core/begin.ts';
import { chained } from '../core/continuing.ts';
import type { Step } from '../core/ending.ts';
import type { Event, FixAsked, Outcome, ResumedCaps } from '../core/event.ts';
import { fold, transition } from '../core/loop.ts';
import type { RunPlan } from '../core/plan.ts';
import { isResumable } from '../core/resumable.ts';
import { isWaiting as isAwaiting } from '../core/signoff.ts';
import type { RunState } from '../core/state.ts';
import type { Clock, Journal } from '../ports.ts';
import { isoTime } from '../report/time.ts';
import type { Settings } from '../settings/settings.ts';
import { isOwn, journalsUntil, journalTime } from './journal-names.ts';
import { configError, type Refusal } from './refusal.ts';
import { whyAnotherRun, whyOtherStories } from './resume-terms.ts';

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
export function openRun(call: OpenRunCall): OpenedRun | Refusal {
  const folder = join(call.folder, 'journal');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const since = isoTime(call.clock.wallMs());
  const taken = takeLock(join(call.folder, '.ralph.lock'), { runId: call.plan.runId, since });
  if (!taken.ok) return { ok: false, halt: 'locked', reasons: [taken.message] };
  const opened = openHeld(call, { folder, lock: taken.lock });
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
function openHeld(call: OpenRunCall, { folder, lock }: { folder: string; lock: Disposable }): Unlocked | Refusal {
  using onFailure = new DisposableStack();
  onFailure.use(lock);
  const opened = openUnderLock(call, folder);
  if (opened.ok) onFailure.move();
  return opened;
}

type Unlocked = Omit<OpenedRun, typeof Symbol.dispose | 'journal'> & { readonly journal: Journal & Disposable };

function openUnderLock(call: OpenRunCall, folder: string): Unlocked | Refusal {
  const resumed = call.resume === 'never' ? undefined : resumeLatest(call, folder);
  if (typeof resumed === 'object') return resumed;
  const left = resumed === undefined ? [] : [resumed];
  if (call.resume === 'always') return configError(nothingOpen(call), ...left);
  return { ...beginRun(call, join(folder, `${call.plan.runId}.jsonl`)), notices: left };
}

function nothingOpen({ named }: OpenRunCall): string {
  if (named === undefined) {
    return 'resume: always, but there is no unfinished run to resume. Use resume: auto to begin a new one.';
  }
  return `Run ${named} cannot go on: it has ended, or a newer one has taken its place. Begin another one with \`run\`.`;
}

/** Resumes the latest run when it has not ended, or says why it cannot go on; a journal that was torn in its first line was never a run. */
function resumeLatest(call: OpenRunCall, folder: string): Unlocked | Refusal | string | undefined {
  const isOutdated = (name: string): boolean =>
    name === call.ended || journalTime(name) < journalTime(call.newest ?? '');
  for (const name of newestFirst(folder, call.plan.runId)) {
    if (isOutdated(name)) return undefined;
    const journalFile = join(folder, name);
    const content = readJournal(journalFile);
    if (!content.ok) return configError(content.message);
    const step = folded(content.events);
    if (step === 'unknown') return configError(unknownHistory(journalFile));
    if (step !== undefined && !isOwn(name, step.state.plan)) return configError(otherFile(journalFile));
    if (step !== undefined) return resumeFrom(call, { journalFile, content, step });
  }
  return undefined;
}

/** Lines that fit their checksums, but tell what this version does not know. */
function folded(events: readonly Event[]): Step | undefined | 'unknown' {
  try {
    return fold(events);
  } catch {
    return 'unknown';
  }
}

function unknownHistory(file: string): string {
  return `The journal ${file} tells of events that this version does not know. Use the version that wrote it, or set resume: never.`;
}

function otherFile(file: string): string {
  return `The journal ${file} is about another run than its file. It was left as it is. Set resume: never to begin a new run.`;
}

/** Within a second the file's own time decides. */
function newestFirst(folder: string, now: string): readonly string[] {
  const changedMs = (name: string): number => statSync(join(folder, name)).mtimeMs;
  return journalsUntil(readdirSync(folder), now).sort(
    (a, b) => journalTime(b).localeCompare(journalTime(a)) || changedMs(b) - changedMs(a),
  );
}

interface Found {
  readonly journalFile: string;
  readonly content: Extract<JournalContent, { ok: true }>;
  readonly step: Step;
}

function resumeFrom(call: OpenRunCall, { journalFile, content, step }: Found): Unlocked | Refusal | string | undefined {
  if (!isResumable(step.state)) return undefined;
  const { runId } = step.state.plan;
  if (call.named !== undefined && call.named !== runId) return configError(otherRun(call.named, runId));
  const isElsewhere = call.brought === basename(journalFile);
  const why = whyNot(call, step.state, isElsewhere);
  if (why !== undefined) return `Run ${step.state.plan.runId} did not end, but ${why}.`;
  const journal = openJournal(journalFile, content);
  const elsewhere = isElsewhere ? { elsewhere: true as const } : {};
  const stepping = call.plan.step === true ? { step: true as const } : {};
  const { workflowRun, plan } = call;
  const today = { caps: capsOf(plan), fallbacks: plan.fallbacks ?? [], ...chained(plan.chain, plan.again) };
  const event = stamped(call.clock, { type: 'resumed', workflowRun, ...elsewhere, ...stepping, ...today });
  journal.append(event);
  const resumed = transition(step.state, event);
  return {
    ok: true,
    first: call.fix === undefined ? resumed : fixing(call, resumed, { journal, fix: call.fix }),
    journal,
    journalFile,
    resumed: true,
    notices: [
      `Resumed run ${step.state.plan.runId} from its last finished step${isElsewhere ? ', begun on another machine' : ''}.`,
    ],
  };
}

function whyNot({ plan, resume, fix }: OpenRunCall, state: RunState, isElsewhere: boolean): string | undefined {
  if (fix !== undefined && !isAwaiting(state)) return 'it does not wait for a sign-off';
  return (isElsewhere ? whyOtherStories(state.plan, plan) : undefined) ?? whyAnotherRun(state, plan, resume);
}

function otherRun(named: string, open: string): string {
  return `Run ${named} cannot go on: the run that stands open here is ${open}. Name that one, or none.`;
}

function fixing({ clock }: OpenRunCall, { state }: Step, { journal, fix }: { journal: Journal; fix: FixAsked }): Step {
  const event = stamped(clock, fix);
  journal.append(event);
  return transition(state, event);
}

/** What today's settings allow, whatever the journal says. */
function capsOf({ caps: { maxAttempts, maxIterations, maxCommits, runMs, maxCostUsd } }: RunPlan): ResumedCaps {
  return { maxAttempts, maxIterations, maxCommits, runMs, ...(maxCostUsd !== undefined && { maxCostUsd }) };
}

function beginRun(call: OpenRunCall, journalFile: string): Unlocked {
  const journal = openJournal(journalFile, { nextSeq: 0, soundBytes: 0 });
  const event = stamped(call.clock, { type: 'begun', plan: call.plan });
  journal.append(event);
  return { ok: true, first: begin(event), journal, journalFile, resumed: false, notices: [] };
}

function stamped(clock: Clock, outcome: Outcome) {
  return { stamp: { at: clock.wallMs(), elapsedMs: clock.elapsedMs() }, outcome };
}

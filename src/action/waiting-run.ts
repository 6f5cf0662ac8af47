import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomic } from '../adapters/store/atomic.ts';
import { type JournalContent, openJournal, parseJournal, readJournal } from '../adapters/store/journal-file.ts';
import { takeLock } from '../adapters/store/lock.ts';
import type { Approved } from '../core/event.ts';
import { fold, transition } from '../core/loop.ts';
import { tellsAll } from '../core/same-events.ts';
import { isWaiting } from '../core/signoff.ts';
import type { Clock } from '../ports.ts';
import { isoTime } from '../report/time.ts';
import type { RecordedRun } from './find-status.ts';
import { isOwn } from './journal-names.ts';
import type { OpenedRun } from './open-run.ts';
import { configError, type Refusal } from './refusal.ts';

export interface OpenWaitingCall {
  /** Absolute folder of the feature's state on this machine. */
  readonly folder: string;
  readonly run: RecordedRun;
  readonly approved: Approved;
  readonly workflowRun: string;
  readonly clock: Clock;
}

/** Opens the journal of a run that waits and notes in it who signed it off; the run goes on to its end from there. */
export function openWaiting(call: OpenWaitingCall): OpenedRun | Refusal {
  const { runId } = call.run.state.plan;
  const since = isoTime(call.clock.wallMs());
  const taken = takeLock(join(call.folder, '.ralph.lock'), { runId, since });
  if (!taken.ok) return { ok: false, halt: 'locked', reasons: [taken.message] };
  using onFailure = new DisposableStack();
  onFailure.use(taken.lock);
  const opened = openUnderLock(call);
  if (!opened.ok) return opened;
  onFailure.move();
  return {
    ...opened,
    notices: taken.notice === undefined ? [] : [taken.notice],
    [Symbol.dispose]: () => {
      opened.journal[Symbol.dispose]();
      taken.lock[Symbol.dispose]();
    },
  };
}

function openUnderLock({ folder, run, approved, workflowRun, clock }: OpenWaitingCall) {
  const journalFile = join(folder, 'journal', run.name);
  const content = bring(journalFile, run.bytes);
  if (!content.ok) return configError(content.message);
  const step = fold(content.events);
  if (step === undefined || !isOwn(run.name, step.state.plan) || !isWaiting(step.state)) {
    return configError(`Run ${run.state.plan.runId} does not wait for a sign-off on this machine.`);
  }
  const journal = openJournal(journalFile, content);
  const stamp = { at: clock.wallMs(), elapsedMs: clock.elapsedMs() };
  const resumed = { stamp, outcome: { type: 'resumed', workflowRun, elsewhere: true } as const };
  const event = { stamp, outcome: approved };
  journal.append(resumed);
  journal.append(event);
  const first = transition(transition(step.state, resumed).state, event);
  return { ok: true as const, first, journal, journalFile, resumed: true };
}

/** The journal as the remote has it, unless this machine knows more of the run. */
function bring(file: string, bytes: Buffer): JournalContent {
  const there = parseJournal(bytes, file);
  const here = existsSync(file) ? readJournal(file) : undefined;
  if (here !== undefined && (!here.ok || !there.ok || tellsAll(here.events, there.events))) return here;
  mkdirSync(join(file, '..'), { recursive: true, mode: 0o700 });
  writeAtomic(file, bytes);
  return there;
}

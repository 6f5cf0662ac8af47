import { basename, join } from 'node:path';
import { type JournalContent, openJournal, readJournal } from '../adapters/store/journal-file.ts';
import { chained } from '../core/continuing.ts';
import type { Step } from '../core/ending.ts';
import type { Event, FixAsked, ResumedCaps } from '../core/event.ts';
import { fold, transition } from '../core/loop.ts';
import type { RunPlan } from '../core/plan.ts';
import { isResumable } from '../core/resumable.ts';
import { isWaiting as isAwaiting } from '../core/signoff.ts';
import type { RunState } from '../core/state.ts';
import { stamped } from '../engine/stamped.ts';
import type { Journal } from '../ports.ts';
import { isOlder, isOwn } from './journal-names.ts';
import type { OpenRunCall, Unlocked } from './open-run.ts';
import { configError, type Refusal } from './refusal.ts';
import { whyAnotherRun, whyOtherStories } from './resume-terms.ts';

/** Resumes the latest run when it has not ended, or says why it cannot go on; a journal that was torn in its first line was never a run. */
export function resumeLatest(
  call: OpenRunCall,
  folder: string,
  names: readonly string[],
): Unlocked | Refusal | string | undefined {
  const isOutdated = (name: string): boolean => name === call.ended || isOlder(name, call.newest ?? '');
  for (const name of names) {
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

import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomic } from '../adapters/store/atomic.ts';
import { readJournal } from '../adapters/store/journal-file.ts';
import type { Event } from '../core/event.ts';
import { fold } from '../core/loop.ts';
import { neededCommits } from '../core/needed-commits.ts';
import { isUnfinished } from '../core/resumable.ts';
import { tellsAll } from '../core/same-events.ts';
import type { RunState } from '../core/state.ts';
import { type BringCall, type Brought, type Latest, nothing, ownFile, told } from './brought.ts';
import { configError, type Refusal } from './refusal.ts';
import { untilEvent, vouchedEvents } from './vouched-journal.ts';

/** Puts the journal in place where a run goes on from it here, or says why it does not. */
export async function judgeJournal(call: BringCall, latest: Latest): Promise<Brought | Refusal> {
  const { content } = latest;
  if (!content.ok) return call.take === 'memory' ? told(unreadable(content.message)) : configError(content.message);
  const { events } = content;
  const state = stateOf(events);
  const newest = latest.name;
  if (state === undefined) return { ...nothing, newest };
  if (isKnown(call, newest, events)) return { ...nothing, newest, latest: state };
  const ahead = { newest, latest: state, isAhead: true as const };
  if (call.take === 'memory') return { ...nothing, ...ahead };
  if (!isUnfinished(state)) return { ...nothing, ...ahead, ended: newest };
  const kept = call.unvouched === true ? await vouchedEvents({ ...call, plan: state.plan, events }) : events.length;
  if (typeof kept === 'string') return { ...cannot(state, kept), ...ahead, ended: newest };
  const impossible = await isPossible(call, stateOf(events.slice(0, kept)) ?? state);
  if (impossible !== undefined) return { ...impossible, ...ahead, ended: newest };
  const notices = kept < events.length ? [judged(state)] : [];
  return { ...put(call, { ...latest, bytes: untilEvent(latest.bytes, kept) }), ...ahead, notices };
}

/** Undefined for a journal whose lines fit their checksums but tell no history. */
function stateOf(events: readonly Event[]): RunState | undefined {
  try {
    return fold(events)?.state;
  } catch {
    return undefined;
  }
}

/** Whether this machine's own journal of the run says as much, and nobody went on with the run elsewhere. */
function isKnown(call: BringCall, name: string, events: readonly Event[]): boolean {
  const own = ownFile(call, name);
  if (!existsSync(own)) return false;
  const content = readJournal(own);
  return content.ok && tellsAll(content.events, events);
}

function cannot({ plan }: RunState, why: string): Brought {
  const end = why.endsWith('.') ? '' : '.';
  return told(`Run ${plan.runId} did not end, but it cannot go on here: ${why}${end} A new run begins.`);
}

function judged({ plan }: RunState): string {
  return `Run ${plan.runId} left verdicts on work that is not on the remote, so its gates judge that again.`;
}

/** Undefined when the run can go on here; else why a new one begins. */
async function isPossible({ repository, base }: BringCall, state: RunState): Promise<Brought | undefined> {
  const { plan } = state;
  for (const commit of [plan.base.commit, plan.start.commit, ...neededCommits(state)]) {
    const imported = await repository.importCommit(commit);
    if (!imported.ok) {
      return cannot(state, `commit ${commit.slice(0, 10)} could not be had: ${imported.problem.message}`);
    }
  }
  const { prdPath } = plan;
  if (prdPath === undefined) return undefined;
  const [then, now] = await Promise.all(
    [plan.base.commit, base.commit].map((commit) => repository.readFile(commit, prdPath)),
  );
  const isSame = then !== undefined && now !== undefined && then.bytes.equals(now.bytes);
  if (isSame) return undefined;
  return told(`Run ${plan.runId} did not end, but ${prdPath} was changed since it began, so a new run begins.`);
}

/** Whoever begins afresh need not repair what it would not go on with. */
function unreadable(why: string): string {
  return `What earlier runs know of the stories is left out: ${why}`;
}

function put({ folder }: BringCall, { name, bytes }: Latest): Brought {
  const journals = join(folder, 'journal');
  mkdirSync(journals, { recursive: true, mode: 0o700 });
  writeAtomic(join(journals, name), bytes);
  return { ok: true, name, notices: [] };
}

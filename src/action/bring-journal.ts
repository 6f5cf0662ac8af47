import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GitProblem, Repository } from '../adapters/git/controller.ts';
import { writeAtomic } from '../adapters/store/atomic.ts';
import { type JournalContent, readJournal } from '../adapters/store/journal-file.ts';
import type { Event } from '../core/event.ts';
import { fold } from '../core/loop.ts';
import { neededCommits } from '../core/needed-commits.ts';
import { isUnfinished } from '../core/resumable.ts';
import { tellsAll } from '../core/same-events.ts';
import type { RunState } from '../core/state.ts';
import type { Base } from './base.ts';
import { readForeign } from './foreign-journal.ts';
import { newestJournal } from './journal-names.ts';
import { configError, environmentBroken, type Refusal } from './refusal.ts';
import { untilEvent, vouchedEvents } from './vouched-journal.ts';

export interface BringCall {
  readonly repository: Repository;
  readonly base: Base;
  readonly feature: string;
  /** Absolute folder of the feature's state on this machine. */
  readonly folder: string;
  /** Id of the run that begins when there is none to resume. */
  readonly runId: string;
  /** `memory`: what it knows, for a run that does not go on with it. */
  readonly take: 'run' | 'memory' | 'nothing';
  /** Whoever may upload an artifact could have written it; absent = only who may push could. */
  readonly unvouched?: boolean;
}

/** What of an earlier machine's run was put in place here. */
export interface Brought {
  readonly ok: true;
  /** Name of the journal that was brought; undefined when there is nothing to go on with. */
  readonly name?: string;
  /** Name of the newest run's journal there: this machine's own of older runs are not gone on with. */
  readonly newest?: string;
  /** Name of that journal when a machine that knew more of it than this one ended its run, or it cannot go on here. */
  readonly ended?: string;
  /** That journal tells more than what this machine has of the same run; absent = it does not. */
  readonly isAhead?: true;
  /** That run as its journal there tells it. */
  readonly latest?: RunState;
  readonly notices: readonly string[];
}

const nothing: Brought = { ok: true, notices: [] };

/**
 * Puts the journal of an unfinished run that another machine pushed to `refs/ralph/<feature>/state` beside this machine's own, with
 * the commits that it needs, so that the run goes on here from its last finished step (02-loop §6). A journal of this machine that
 * tells as much stays as it is. A damaged one is refused, as one on disk is (catalogue D7).
 */
export async function bringJournal(call: BringCall): Promise<Brought | Refusal> {
  const { repository, base, feature } = call;
  const ref = `refs/ralph/${feature}/state`;
  const there = base.remoteRefs.get(ref);
  if (call.take === 'nothing' || there === undefined) return nothing;
  const here = await repository.readRef(ref);
  const fetched = here === there ? { ok: true as const, commit: there } : await repository.fetchRef(ref);
  if (!fetched.ok) return unread(call, ref, fetched.problem);
  if (here === undefined && call.take === 'run') await repository.setRef(ref, fetched.commit);
  const latest = await latestJournal(call, fetched.commit, `on ${ref}`);
  // Who was stopped after the fetch, or began no run, has the records and may not have the journal.
  if (latest === undefined || (here === there && existsSync(ownFile(call, latest.name)))) return nothing;
  return judgeJournal(call, latest);
}

async function judgeJournal(call: BringCall, latest: Latest): Promise<Brought | Refusal> {
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

/** A remote that does not answer now will later; until then nobody knows what was done already, and a run would pay for it again. */
function unread({ take }: BringCall, ref: string, { kind, message }: GitProblem): Brought | Refusal {
  const what = `What earlier runs left on ${ref} could not be read: ${message}`;
  if (take === 'memory' || (kind !== 'network' && kind !== 'timeout')) return told(what);
  return environmentBroken(`${what} Start the run again; resume: never begins one that knows nothing of them.`);
}

interface Latest {
  readonly name: string;
  readonly bytes: Buffer;
  readonly content: JournalContent;
}

/** The newest run's journal: whatever an older one left open, a newer run has taken its place. */
async function latestJournal(call: BringCall, commit: string, place: string): Promise<Latest | undefined> {
  const { repository, runId, feature } = call;
  const names = (await repository.listFolder(commit, 'runs')).map(({ path }) => path.slice('runs/'.length));
  const name = newestJournal(names, runId);
  return name === undefined
    ? undefined
    : { name, ...(await readForeign(repository, { commit, name, place, feature })) };
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

function ownFile({ folder }: BringCall, name: string): string {
  return join(folder, 'journal', name);
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

function told(notice: string): Brought {
  return { ok: true, notices: [notice] };
}

function put({ folder }: BringCall, { name, bytes }: Latest): Brought {
  const journals = join(folder, 'journal');
  mkdirSync(journals, { recursive: true, mode: 0o700 });
  writeAtomic(join(journals, name), bytes);
  return { ok: true, name, notices: [] };
}

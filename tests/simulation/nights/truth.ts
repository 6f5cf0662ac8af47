import { isOutage } from '../../../src/core/outage.ts';
import { type PlannedStory, wasOpen } from '../../../src/core/plan.ts';
import { isResumable } from '../../../src/core/resumable.ts';
import { tipOf } from '../../../src/core/signoff.ts';
import type { RunState, StoryState } from '../../../src/core/state.ts';
import { storiesOf } from '../../../src/core/story-list.ts';
import type { Universe } from '../universe.ts';
import { type Before, isAtItsEnd, type Left, leftOf, mustGoOn } from './left.ts';
import { type Current, journaled, type Nights } from './nights.ts';
import { mainFile } from './people.ts';
import type { Runner } from './runner.ts';

/** What a story was tried on: whatever of it changes is a reason to try it again. */
interface Facts {
  /** Its entry on main without its flag, and with it. */
  readonly entry: string;
  readonly flagged: string;
  /** Everything else on main. */
  readonly base: string;
  readonly atMs: number;
}

/** What the world knows of the nights, apart from what the runs remember of them. */
export interface Truth {
  /** GitHub could not be asked about a holder. */
  unasked: boolean;
  /** The remote once refused to keep a lock, and whoever met that worked without. */
  isOpen: boolean;
  readonly gaveUp: Map<string, Facts>;
  /** Every time that any run gave a story up, by story: of two runs in turn, a machine may have heard only of the earlier one. */
  readonly tried: Map<string, Facts[]>;
  readonly passed: Map<string, Facts & { readonly commit: string }>;
  /** When people last opened a story that main had as passed, in epoch milliseconds, by story. */
  readonly reopened: Map<string, number>;
  /** The facts of the stories when a run began, by run and story. */
  readonly began: Map<string, ReadonlyMap<string, Facts>>;
  /** What there was before a run looked at the remote, by run. */
  readonly before: Map<string, Before>;
  /** Stories that a run has no reason to work on, by run. */
  readonly idle: Map<string, ReadonlyMap<string, string>>;
  /** The head of the feature's branch as a person saw it last. */
  seen: string | undefined;
  /** Commits that somebody who may write approved. */
  readonly approved: Set<string>;
  /** The run whose breaker is open. */
  circuit: string | undefined;
  left: Left | undefined;
}

export function createTruth(): Truth {
  const maps = {
    gaveUp: new Map(),
    tried: new Map(),
    passed: new Map(),
    reopened: new Map(),
    began: new Map(),
    before: new Map(),
    idle: new Map(),
  };
  const nothing = { seen: undefined, circuit: undefined, left: undefined };
  return { unasked: false, isOpen: false, approved: new Set(), ...nothing, ...maps };
}

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** Where a run begins. */
interface Place {
  readonly base: string;
  readonly runner: Runner;
  readonly before: Before;
}

/** A new run begins: what its plan says of the stories is held against what the world knows. */
export function noteBegin(n: Nights, u: Universe, { base, runner, before }: Place): void {
  noteRuns(n);
  const { plan } = u.scenario;
  const { truth } = n;
  const facts = new Map(plan.stories.map(({ id }) => [id, factsOf(n, id)]));
  truth.began.set(plan.runId, facts);
  truth.before.set(plan.runId, before);
  truth.idle.set(plan.runId, new Map());
  if (n.blank.ledger.clockJumped.value || truth.isOpen) return;
  const catches = (invariant: string, what: string): void => void n.caught.push({ invariant, what });
  for (const story of plan.stories) judgeStory(n, plan.runId, { story, facts: facts.get(story.id), catches });
  const { circuit } = truth;
  if (circuit !== undefined && plan.breaker?.halfOpen === undefined)
    catches('trial', `run ${plan.runId} after ${circuit}, whose breaker is open, begins without a trial`);
  if (truth.left !== undefined && mustGoOn(n, truth.left, { base, runner, branch: plan.branch }))
    catches('goes-on', `run ${plan.runId} begins although ${truth.left.runId} is unfinished and known`);
}

interface Judging {
  readonly story: PlannedStory;
  readonly facts: Facts | undefined;
  readonly catches: (invariant: string, what: string) => void;
}

function judgeStory(n: Nights, runId: string, { story, facts, catches }: Judging): void {
  const { id, waits } = story;
  const { gaveUp, tried, passed, reopened, idle } = n.truth;
  if (facts === undefined) return;
  const own = idle.get(runId) as Map<string, string>;
  const isSame = ({ entry, base, atMs }: Facts, mostMs: number): boolean =>
    entry === facts.entry && base === facts.base && facts.atMs - atMs <= mostMs;
  if (waits !== undefined && !tried.get(id)?.some((failed) => isSame(failed, WEEK_MS + 12 * HOUR_MS)))
    catches('asked', `${id} waits in run ${runId}, and what it was tried on has changed`);
  const failed = gaveUp.get(id);
  if (failed !== undefined && isSame(failed, WEEK_MS - 12 * HOUR_MS) && wasOpen(story)) own.set(id, 'unasked');
  const done = passed.get(id);
  const isTold = done !== undefined && done.flagged === facts.flagged && done.base === facts.base;
  // What was merged and opened again reads as it did before it passed.
  const isOpened = done !== undefined && done.atMs <= (reopened.get(id) ?? -1);
  if (isTold && !isOpened && isKept(n, done.commit)) own.set(id, 'kept');
}

/** Whether a commit is on the open branch, and nothing but the controller's own commits is. */
function isKept({ remote, objects, branchRef, pullEnds }: Nights, commit: string): boolean {
  const head = remote.refs.get(branchRef);
  if (head === undefined || pullEnds.has(head) || !objects.reach(head).has(commit)) return false;
  return remote.updates.every(({ ref, by }) => ref !== branchRef || by === 'us');
}

function factsOf(n: Nights, id: string): Facts {
  const main = n.objects.tree(n.remote.refs.get('refs/heads/main') ?? '');
  const { userStories } = JSON.parse(mainFile(n, 'prd.json')) as { userStories: { id: string; passes: boolean }[] };
  const entry = userStories.find((each) => each.id === id);
  const base = [...main].filter(([path]) => path !== 'prd.json' && path !== 'progress.txt');
  return {
    entry: JSON.stringify({ ...entry, passes: undefined }),
    flagged: JSON.stringify(entry),
    base: JSON.stringify(base.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    atMs: n.kernel.wallMs(),
  };
}

/** Looks at the runs of all processes that are gone. */
export function noteRuns(n: Nights): void {
  for (const [process, current] of n.current) {
    if (current.process.alive && current.held !== undefined) continue;
    if (!n.noted.has(process)) noteOver(n, current);
    n.noted.add(process);
  }
}

/** A workflow run is over, by itself or not: what the next run must know, as far as it can. */
function noteOver(n: Nights, { u, runner }: Current): void {
  u.live.state = journaled(u);
  const { state } = u.live;
  if (state === undefined) return;
  const { plan } = state;
  const { truth } = n;
  const isOver = !isResumable(state) && state.halt !== undefined && state.pending.type === 'finish';
  const isKnown =
    isOver && n.remote.refs.get(`refs/ralph/${n.feature}/state`) === runner.refs.get(`refs/ralph/${n.feature}/state`);
  worked(n, u, state);
  for (const story of storiesOf(state)) noteStory(n, state, { story, isKnown });
  const isTried = storiesOf(state).some(({ attempts }) => attempts.some((attempt) => !isOutage(attempt)));
  if (isKnown && state.halt?.kind === 'circuit_open') truth.circuit = plan.runId;
  else if (isTried || !isKnown) truth.circuit = undefined;
  truth.left = isOver || isAtItsEnd(state) ? undefined : leftOf(state, runner);
  if (state.halt?.kind === 'awaiting_signoff' && state.pending.type === 'finish') judgeWaiting(n, state);
}

/** A person is asked about what the remote has. */
function judgeWaiting({ remote, objects, caught, truth }: Nights, state: RunState): void {
  const { plan } = state;
  const { commit } = tipOf(state);
  const there = remote.refs.get(`refs/heads/${plan.branch}`);
  if (truth.isOpen || (there !== undefined && objects.reach(there).has(commit))) return;
  caught.push({
    invariant: 'signed',
    what: `run ${plan.runId} waits with ${commit.slice(0, 7)}, which nobody can see`,
  });
}

/** What a run was to leave alone, and how often it tried after an open breaker. */
function worked(n: Nights, u: Universe, state: RunState): void {
  const { plan } = state;
  for (const [id, invariant] of n.truth.idle.get(plan.runId) ?? []) {
    if (u.ledger.agents.every(({ story }) => story !== id)) continue;
    n.caught.push({ invariant, what: `${id} was worked on in run ${plan.runId}, and nothing of it had changed` });
  }
  const isBroken = [...n.runs.keys()].indexOf(plan.runId) < n.brokenNights;
  const [first, ...more] = storiesOf(state)
    .flatMap(({ attempts }) => attempts.filter((attempt) => !isOutage(attempt)))
    .toSorted((one, other) => one.iteration - other.iteration);
  const isSame = first?.gates.some(({ exitCode }) => exitCode === 127) === true;
  if (isBroken && isSame && plan.breaker?.halfOpen?.cause === 'environment' && more.length > 0)
    n.caught.push({
      invariant: 'trial',
      what: `run ${plan.runId} tried ${more.length + 1} times after an open breaker`,
    });
}

const givenUp: ReadonlySet<StoryState['status']> = new Set(['failed', 'stuck', 'thrashing', 'blocked', 'needs_human']);

function noteStory(
  { truth, remote, branchRef }: Nights,
  { plan, publications }: RunState,
  { story, isKnown }: { readonly story: StoryState; readonly isKnown: boolean },
): void {
  const { id, status, attempts, commit } = story;
  const facts = truth.began.get(plan.runId)?.get(id);
  const last = attempts.at(-1);
  const atMs = (last?.startedAt ?? 0) + (last?.durationMs ?? 0);
  if (facts === undefined) return;
  if (status === 'passed' || attempts.length > 0) truth.gaveUp.delete(id);
  const isOurs = last?.decision === 'gate-unavailable';
  const isGivenUp = givenUp.has(status) && attempts.length > 0 && story.cut === undefined && !isOurs;
  // A story that the caps of two nights cut short waits like one that failed.
  const isCapped = story.cut === 'cap' && !isOurs;
  if (isGivenUp || isCapped) truth.tried.set(id, [...(truth.tried.get(id) ?? []), { ...facts, atMs }]);
  if (!isKnown) return;
  if (isGivenUp) truth.gaveUp.set(id, { ...facts, atMs });
  const isPushed = publications.some(({ ref, status: how }) => ref === branchRef && how === 'pushed');
  if (status === 'passed' && commit !== undefined && isPushed && remote.refs.has(branchRef))
    truth.passed.set(id, { ...facts, commit });
}

/** Nothing that was pushed is lost: what a branch held before we changed it has a name or a bundle still, beside the records that grow old. */
export function* history({ remote, objects, bundles }: Nights): Iterable<string> {
  const kept = [...remote.refs].filter(([ref]) => !ref.endsWith('/state')).map(([, commit]) => commit);
  const there = new Set([...kept, ...bundles.values()].flatMap((commit) => [...objects.reach(commit)]));
  for (const { ref, from, by } of remote.updates) {
    if (by !== 'us' || from === undefined || !ref.startsWith('refs/heads/') || there.has(from)) continue;
    yield `${from.slice(0, 7)} was on ${ref} and is nowhere any more`;
  }
}

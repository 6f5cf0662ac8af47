import { asksForReview, finalVerdict } from '../../src/core/final-review.ts';
import { blocks } from '../../src/core/gates.ts';
import { isInScope, wasOpen } from '../../src/core/plan.ts';
import type { StoryState } from '../../src/core/state.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import { diskFull, InjectedBug } from './faults.ts';
import type { Ended } from './invariants.ts';
import { codeOf } from './objects.ts';

/** Every story of prd.json, as the world has it, is in the outcome, and the halt says of all of them what is true. */
export function* accounted(end: Ended): Iterable<string> {
  const { u, state } = end;
  const { halt } = state;
  for (const planned of u.scenario.plan.stories) {
    const { id, was } = planned;
    const story = storiesOf(state).find((each) => each.id === id);
    if (story === undefined) yield `${id} is missing in the outcome`;
    else if (story.status === 'running' || story.status === 'interrupted') yield `${id} is left ${story.status}`;
    else if (!wasOpen(planned) && story.attempts.length > 0) yield `${id} was ${was} and got attempts`;
    else if (story.status !== 'open' && story.status !== 'passed' && story.detail === '')
      yield `${id} is ${story.status}, and nothing says why`;
  }
  const stories = counted(end);
  const open = stories.filter(({ status }) => status === 'open').length;
  const unpassed = stories.filter(({ status }) => status !== 'passed').length;
  if (halt === undefined) return yield 'the run has no halt';
  if (halt.detail === '') yield `nothing says why the run ended as ${halt.kind}`;
  const allowed = {
    some_failed: open === 0 && (unpassed > 0 || finalFailed(end)),
    nothing_to_do: state.iterations === 0,
    budget_exceeded: unpassed > 0 || isUnread(end),
    block_finding: stories.some(({ status }) => status === 'blocked') || finalVerdict(state)?.verdict === 'fail',
    circuit_open: unpassed > 0 && state.breaker?.state === 'open',
    thrashing: stories.some(({ status }) => status === 'thrashing'),
    escalate: stories.some(({ status }) => status === 'needs_human'),
  }[halt.kind as string];
  if (allowed === false)
    yield `the run ended as ${halt.kind} with ${open} open and ${unpassed} stories that did not pass`;
}

/** Of what nobody expects, a run meets only what the world put in its way. */
export function* untroubled({ events }: Pick<Ended, 'events'>): Iterable<string> {
  for (const { outcome } of events) {
    if (outcome.type !== 'trouble' || outcome.halt.kind !== 'internal_error') continue;
    const { detail } = outcome.halt;
    if (!injected.some((message) => detail.includes(message))) yield detail;
  }
}

const injected = [diskFull().message, new InjectedBug().message];

export function* honest(end: Ended): Iterable<string> {
  const { u, state } = end;
  if (state.halt?.kind !== 'ready') return;
  const unpassed = counted(end).filter(({ status }) => status !== 'passed');
  if (unpassed.length > 0) yield `ready, but ${unpassed.map(({ id }) => id).join(', ')} did not pass`;
  const asked = u.ledger.commands.findLast(({ command }) => command.type === 'run-final-checks')?.command;
  if (asked?.type === 'run-final-checks') {
    const fate = u.scenario.fates.final(codeOf(u.objects.tree(asked.tree)));
    if (asked.tree !== state.head.tree) yield 'ready, but the final checks looked at another tree';
    if (fate !== 'pass' && fate !== 'away-once') yield `ready, but in truth the final checks say ${fate}`;
  }
  yield* praisedBySome(end);
  const isAdded = state.head.commit !== u.scenario.plan.start.commit;
  const there = u.remote.refs.get(`refs/heads/${u.scenario.plan.branch}`);
  if (isAdded && (there === undefined || !u.objects.history(there).includes(state.head.commit))) {
    yield 'ready, but the branch is not on the remote';
  }
}

/** As many reviewers as were asked for have read the whole, and no majority of them blocks. */
function* praisedBySome({ u, state }: Ended): Iterable<string> {
  const { finalReview, reviewAgent } = u.scenario.plan;
  if (finalReview === undefined || reviewAgent === 'none' || state.commits === 0) return;
  const said = [...(u.ledger.wholes.get(state.head.tree)?.values() ?? [])];
  if (said.length < finalReview) yield `ready, but ${said.length} of ${finalReview} reviewers read the whole change`;
  const blocking = said.filter((fate) => fate === 'block').length;
  if (blocking * 2 > said.length)
    yield `ready, but ${blocking} of ${said.length} reviewers of the whole change block it`;
}

export function* order({ u }: Ended): Iterable<string> {
  for (const { command, passed } of u.ledger.commands) {
    if (command.type !== 'implement') continue;
    const planned = u.scenario.plan.stories.find(({ id }) => id === command.story);
    if (planned === undefined || !wasOpen(planned) || !isInScope(planned))
      yield `${command.story} is none of this run's`;
    const missing = planned?.dependsOn?.filter((id) => !passed.has(id)) ?? [];
    if (missing.length > 0) yield `${command.story} began before ${missing.join(', ')} passed`;
  }
}

/** A confirmed block ends its story, and the run where that is asked for. */
export function* blocked({ u, state, events }: Ended): Iterable<string> {
  for (const { id, status, attempts, declined } of storiesOf(state)) {
    if (declined !== undefined) continue;
    const said = u.ledger.reviews.get(`${id} ${attempts.at(-1)?.tree ?? ''}`)?.at(-1);
    const isBlocked = said === 'quality claims confirms' && isHeard({ u, events }, id);
    if (isBlocked !== (status === 'blocked')) yield `${id} is ${status}, and its last review was "${said ?? ''}"`;
  }
  if (u.scenario.plan.onBlock !== 'halt') return;
  const at = u.ledger.commands.findIndex(
    ({ command }) => command.type === 'park-story' && command.outcome === 'blocked',
  );
  const after = at < 0 ? undefined : u.ledger.commands.slice(at).find(({ command }) => command.type === 'implement');
  if (after !== undefined) yield 'an agent was started although a confirmed block was to end the run';
}

/** Whether the run heard the last reviewer of a story: a cancel may come before the answer, and the money to ask again be spent. */
function isHeard({ u, events }: Pick<Ended, 'u' | 'events'>, id: string): boolean {
  const last = u.ledger.commands.findLast(({ command }) => command.type === 'run-review' && command.story === id);
  return last !== undefined && events[last.events]?.outcome.type === 'reviewed';
}

function finalFailed({ state }: Ended): boolean {
  return (state.final?.results?.some(blocks) ?? false) || finalVerdict(state)?.verdict === 'error';
}

/** Every story may have passed, and the money for a look at all of them be spent. */
function isUnread({ state }: Ended): boolean {
  return asksForReview(state) && finalVerdict(state) === undefined;
}

/** The stories that count: in scope and eligible. */
function counted({ u, state }: Ended): readonly StoryState[] {
  return u.scenario.plan.stories.flatMap((story) =>
    isInScope(story) && story.was !== 'ineligible' ? (storiesOf(state).find(({ id }) => id === story.id) ?? []) : [],
  );
}

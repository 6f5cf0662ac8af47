import type { RunPlan } from '../../../src/core/plan.ts';
import { isResumable, isUnfinished } from '../../../src/core/resumable.ts';
import { tipOf } from '../../../src/core/signoff.ts';
import type { RunState } from '../../../src/core/state.ts';
import { storiesOf } from '../../../src/core/story-list.ts';
import type { Ended } from '../invariants.ts';
import { caps, uncharged } from '../invariants-caps.ts';
import { ladder } from '../invariants-ladder.ts';
import { accounted, order, untroubled } from '../invariants-outcome.ts';
import { passes } from '../invariants-passes.ts';
import { madeOnce, saidOnce } from '../invariants-work.ts';
import type { Objects } from '../objects.ts';
import type { Universe } from '../universe.ts';
import type { Nights } from './nights.ts';
import { history } from './truth.ts';
import { vouched } from './vouched.ts';

/** One thing that must hold over several nights; those that are watched are looked at while the world runs. */
interface NightInvariant {
  readonly id: string;
  readonly holds: string;
  readonly check: (n: Nights) => Iterable<string>;
}

const watched = (): readonly string[] => [];

export const nightInvariants: readonly NightInvariant[] = [
  { id: 'alone', holds: 'Of all machines one works on a feature at a time.', check: watched },
  { id: 'named', holds: 'Who finds the feature locked is told by whom.', check: watched },
  { id: 'taken-over', holds: 'A lock of a run that is dead keeps nobody away.', check: watched },
  { id: 'goes-on', holds: 'A run that did not end goes on, on whatever machine knows of it.', check: watched },
  { id: 'unasked', holds: 'A story that was given up is not tried again without a reason.', check: watched },
  { id: 'asked', holds: 'A story waits only while what it was tried on is the same.', check: watched },
  { id: 'kept', holds: 'A story that passed and is on the open branch is not worked on again.', check: watched },
  { id: 'trial', holds: 'The run after an open breaker begins with one trial.', check: watched },
  {
    id: 'signed',
    holds:
      'A run that has to be signed off waits with what the remote has, and is ready once somebody who may write approved just that.',
    check: signed,
  },
  { id: 'history', holds: 'What was on a branch before we changed it has a name or a bundle still.', check: history },
  {
    id: 'vouched',
    holds: 'No run ends well on work that no majority of its reviewers has let pass, in whatever night.',
    check: vouched,
  },
  { id: 'caps', holds: 'Every run stays within its caps, on however many machines.', check: ofRuns(caps) },
  { id: 'ladder', holds: 'Every run climbs the ladder.', check: ofRuns(ladder) },
  { id: 'order', holds: 'Every run keeps the order of its stories.', check: ofRuns(order) },
  { id: 'passes', holds: 'No run marks a story whose gates did not all pass on its tree.', check: ofRuns(passes) },
  { id: 'reachable', holds: 'The pushed work of every run that is over has a name still.', check: reachable },
  { id: 'accounted', holds: 'Every run that is over tells an outcome of every story of prd.json.', check: told },
  { id: 'once', holds: 'No night makes again what an earlier one has made.', check: once },
  { id: 'no-throw', holds: 'No run meets a trouble that the world did not make.', check: ofRuns(untroubled) },
  { id: 'uncharged', holds: 'No run charges what the service did.', check: ofRuns(uncharged) },
];

type Check = (end: Ended) => Iterable<string>;

/** Later nights give a branch another name, and people merge one; what was pushed is still on the remote under some name, or in a bundle. */
function* reachable({ runs, objects, remote, bundles, truth }: Nights): Iterable<string> {
  const named = new Set([...remote.refs.values(), ...bundles.values()].flatMap((tip) => [...objects.reach(tip)]));
  for (const { state } of truth.isOpen ? [] : over(runs)) {
    for (const { ref, commit, status } of state.publications)
      if (status === 'pushed' && !named.has(commit)) yield `${ref} counts as pushed, and its work has no name any more`;
    const worked = storiesOf(state).filter(({ attempts, status }) => attempts.length > 0 && status !== 'passed');
    for (const { id, wip } of worked) if (wip === undefined) yield `the work on ${id} was not kept`;
  }
}

/** Every story of the file that a run began with, whatever its plan made of it. */
function* told({ runs, objects, truth }: Nights): Iterable<string> {
  for (const { u, state } of truth.isOpen ? [] : over(runs)) {
    yield* accounted({ u, state, events: [], equal: undefined });
    const there = new Set(storiesOf(state).map(({ id }) => id));
    for (const id of asked(objects, state.plan))
      if (!there.has(id)) yield `${id} of prd.json is missing in the outcome of ${state.plan.runId}`;
  }
}

/**
 * What the base asks for, and the start where it holds the base; a branch that is signed off as it is may list stories that the base
 * has closed since.
 */
function asked(objects: Objects, { base, start }: RunPlan): ReadonlySet<string> {
  const files = objects.reach(start.commit).has(base.commit) ? [base, start] : [base];
  return new Set(files.flatMap(({ commit }) => storyIds(objects.tree(commit).get('prd.json'))));
}

function storyIds(prd = '{}'): readonly string[] {
  const { userStories = [] } = JSON.parse(prd) as { userStories?: readonly { id: string }[] };
  return userStories.map(({ id }) => id);
}

/** Whatever machine goes on with a run, and however often a night begins. */
function* once({ runs, remote, github, objects, truth }: Nights): Iterable<string> {
  if (truth.isOpen) return;
  // A branch in which people have worked may be left to them, and the next one has a pull request of its own.
  const open = github.pulls.filter(({ state }) => state === 'open').map(({ head }) => head);
  if (new Set(open).size < open.length) yield `two pull requests of ${open.join(', ')} are open`;
  yield* saidOnce(github);
  for (const { ledger, live } of runs.values()) {
    yield* madeOnce(ledger);
    const { plan, head } = live.state ?? {};
    const before = objects.reach(plan?.start.commit ?? '');
    const own = [...objects.reach(head?.commit ?? '')].filter(
      (commit) => !before.has(commit) && !ledger.carried.has(commit),
    );
    const messages = own.map((commit) => objects.commit(commit)?.message ?? '');
    const stories = messages.flatMap((text) => /^Ralph-Story: (.*)$/m.exec(text)?.[1] ?? []);
    if (new Set(stories).size < stories.length) yield `a story has two commits of ${plan?.runId ?? ''}`;
    const archives = messages.filter((text) => text.startsWith('chore: archive '));
    if (archives.length > 1) yield `${plan?.runId ?? ''} archived the feature ${archives.length} times`;
  }
  const parked = new Set([...runs.values()].flatMap(({ ledger }) => ledger.parked.map(({ commit }) => commit)));
  for (const [ref, commit] of remote.refs)
    if (ref.startsWith('refs/heads/wip/') && !parked.has(commit)) yield `${ref} was pushed for nothing`;
}

/** The runs that nobody can go on with. */
function over(runs: Nights['runs']): readonly { readonly u: Universe; readonly state: RunState }[] {
  return [...runs.values()].flatMap((u) => {
    const { state } = u.live;
    return state === undefined || isUnfinished(state) || isResumable(state) ? [] : [{ u, state }];
  });
}

function* signed({ runs, truth }: Nights): Iterable<string> {
  for (const { live } of runs.values()) {
    const { state } = live;
    if (state?.halt?.kind !== 'ready' || state.plan.approval !== 'required') continue;
    const { commit } = tipOf(state);
    if (!truth.approved.has(commit))
      yield `run ${state.plan.runId} is ready at ${commit.slice(0, 7)}, which nobody approved`;
  }
}

/** What holds of a single run, asked of each of them. */
function ofRuns(check: Check): NightInvariant['check'] {
  return function* (n) {
    // Two that worked without a lock did everything twice.
    for (const u of n.truth.isOpen ? [] : n.runs.values()) {
      const { state, written } = u.live;
      if (state !== undefined)
        yield* check({ u: { ...u, objects: n.objects }, state, events: written, equal: undefined });
    }
  };
}

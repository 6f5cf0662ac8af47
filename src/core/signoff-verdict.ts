import type { PinnedPull } from './asked.ts';
import { isWaiting, tipOf } from './signoff.ts';
import type { RunState, StoryState } from './state.ts';
import { storiesOf } from './story-list.ts';

/** What a sign-off of a commit comes to. */
export type SignOffVerdict =
  | { readonly type: 'ok' }
  /** The same commit is signed off already. */
  | { readonly type: 'known' }
  /** One sentence without a full stop. */
  | { readonly type: 'refused'; readonly why: string };

/** What is said about a run, on which pull request. */
interface SaidOn {
  readonly pull: Pick<PinnedPull, 'sha' | 'base' | 'isFork'>;
  /** What commands begin with. */
  readonly phrase: string;
}

/** Whether the head of a pull request is what a run waits with: any other commit is not what its gates let pass (catalogue U8). */
export function judgeSignOff(state: RunState, { pull, phrase }: SaidOn): SignOffVerdict {
  const { plan, signedOff, halt } = state;
  const { sha } = pull;
  const elsewhere = whyElsewhere(state, pull);
  if (elsewhere !== undefined) return refused(elsewhere);
  const { commit: tip } = tipOf(state);
  if (signedOff?.commit === sha && halt?.kind === 'ready') return { type: 'known' };
  if (!isWaiting(state)) return refused(`run ${plan.runId} does not wait for a sign-off: ${standing(state)}`);
  if (tip === sha) return { type: 'ok' };
  return refused(
    `run ${plan.runId} waits for a sign-off of ${short(tip)}, and the branch is at ${short(sha)}; \`${phrase} run\` takes that up, and then it can be signed off`,
  );
}

/** Whether the run may make another attempt at a story; what a run has used up does not come back. */
export function judgeFix(state: RunState, at: SaidOn): SignOffVerdict {
  const verdict = judgeSignOff(state, at);
  if (verdict.type === 'known') return refused(`run ${state.plan.runId} is signed off and has ended`);
  if (verdict.type === 'refused') return verdict;
  const { caps } = state.plan;
  const anew = `\`${at.phrase} run --fresh\` begins a run that waits in its place, with caps of its own`;
  if (state.iterations >= caps.maxIterations)
    return refused(`run ${state.plan.runId} has used all of its ${caps.maxIterations} iterations; ${anew}`);
  if (state.commits >= caps.maxCommits)
    return refused(`run ${state.plan.runId} has used all of its ${caps.maxCommits} commits; ${anew}`);
  return verdict;
}

/** A run is found by the name of its branch, which a fork's may have too, and a pull request into another base shows another change. */
function whyElsewhere({ plan }: RunState, { base, isFork }: SaidOn['pull']): string | undefined {
  if (isFork) return `run ${plan.runId} works on ${plan.branch} of this repository, and this one comes from a fork`;
  if (base === plan.base.branch) return undefined;
  return `run ${plan.runId} works from ${plan.base.branch}, and this pull request goes to ${base}`;
}

/** The story that a fix is about: the first whose id its text names, else the one that passed last; undefined = no story passed. */
export function fixedStory(state: RunState, text: string): string | undefined {
  const passed = storiesOf(state).filter(({ status, inScope }) => status === 'passed' && inScope);
  const named = passed
    .map(({ id }) => ({ id, at: placeOf(id, text) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return named[0]?.id ?? (passed.find(({ commit }) => commit === state.head.commit) ?? latest(passed))?.id;
}

/** Where a text names an id as a word of its own; -1 = nowhere. */
function placeOf(id: string, text: string): number {
  const escaped = id.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return text.search(new RegExp(`(?<![\\p{L}\\p{N}_-])${escaped}(?![\\p{L}\\p{N}_-])`, 'iu'));
}

function latest(stories: readonly StoryState[]): StoryState | undefined {
  const iteration = ({ attempts }: StoryState): number => attempts.at(-1)?.iteration ?? 0;
  return stories.reduce<StoryState | undefined>(
    (best, story) => (best === undefined || iteration(story) >= iteration(best) ? story : best),
    undefined,
  );
}

function standing({ halt, signedOff }: RunState): string {
  if (signedOff !== undefined) return `${signedOff.person} signed off ${short(signedOff.commit)}`;
  return halt === undefined ? 'it has not ended' : `it ended as ${halt.kind}`;
}

function short(commit: string): string {
  return commit.slice(0, 10);
}

function refused(why: string): Extract<SignOffVerdict, { readonly type: 'refused' }> {
  return { type: 'refused', why };
}

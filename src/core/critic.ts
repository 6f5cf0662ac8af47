import { attemptCause } from './first-error.ts';
import type { Blocker } from './gates.ts';
import { worked } from './outage.ts';
import type { RunPlan } from './plan.ts';
import type { Attempt, StoryState } from './state.ts';
import { startsClean } from './stuck.ts';
import { isAlike } from './tokens.ts';

/** What the critic makes of a story's attempts so far, with its evidence in one sentence (02-loop §3). */
export interface Criticism {
  readonly verdict: 'progressing' | 'thrashing' | 'indeterminate';
  readonly because: string;
}

type Rules = Pick<RunPlan, 'attemptStart' | 'criticWindow'>;

/** Blockers in a row that count as the same fight, unless `critic_window` says otherwise. */
const WINDOW = 3;

/** Deterministic: a tree that comes back is thrashing at once, blockers that stay are so only after the ladder was of no help. */
export function criticise(story: Pick<StoryState, 'attempts' | 'start'>, rules: Rules): Criticism {
  const window = rules.criticWindow ?? WINDOW;
  // What a service that was out left behind is no sign of the work.
  const attempts = worked(story.attempts);
  const back = cameBack({ ...story, attempts }, rules);
  if (back !== undefined) return { verdict: 'thrashing', because: back };
  const run = sameBlockers(attempts);
  const isAfterLadder = attempts.some(({ tier }) => tier !== undefined);
  if (run >= window && isAfterLadder)
    return { verdict: 'thrashing', because: `${stayed(attempts, run)}, a strategy shift among them` };
  if (attempts.length < window)
    return { verdict: 'indeterminate', because: `${attempts.length} of ${window} attempts` };
  if (run > 1) return { verdict: 'indeterminate', because: stayed(attempts, run) };
  return { verdict: 'progressing', because: 'the blockers are others than before' };
}

/** A tree that an earlier attempt left and a later one had replaced; the start tree, and what was before a clean start, do not count. */
function cameBack({ attempts, start }: Pick<StoryState, 'attempts' | 'start'>, rules: Rules): string | undefined {
  const from = Math.max(
    0,
    attempts.findLastIndex(({ tier }) => startsClean(rules, tier)),
  );
  const since = attempts.slice(from);
  const last = since.at(-1);
  if (last?.tree === undefined || last.tree === start?.tree) return undefined;
  const replaced = since.findLastIndex(({ tree }) => tree !== last.tree);
  const first = since.slice(0, Math.max(0, replaced)).find(({ tree }) => tree === last.tree);
  if (first === undefined) return undefined;
  return `attempt ${last.attempt} came back to the tree of attempt ${first.attempt} after attempt ${since[replaced]?.attempt} had left it`;
}

/** How many attempts in a row, up to the last, were blocked by the same things; fewer blockers than before are others. */
function sameBlockers(attempts: readonly Attempt[]): number {
  let run = attempts.at(-1)?.blockers.length ? 1 : 0;
  while (run > 0 && areSame(attempts.at(-1 - run)?.blockers, attempts.at(-run)?.blockers)) run += 1;
  return run;
}

function areSame(before: readonly Blocker[] = [], after: readonly Blocker[] = []): boolean {
  return before.length > 0 && before.every((one) => after.some((other) => matches(one, other)));
}

/** The same place, the same requirement, or nearly the same words. */
function matches(one: Blocker, other: Blocker): boolean {
  if (one.gate !== other.gate) return false;
  if (one.file !== undefined && one.line !== undefined && one.file === other.file && one.line === other.line)
    return true;
  const id = requirementOf(one);
  return (id !== undefined && id === requirementOf(other)) || isAlike(one.text, other.text);
}

/** The criterion that a reviewer did not see met. */
function requirementOf({ text }: Blocker): string | undefined {
  return /^(\S+) (?:unmet|unsure):/.exec(text)?.[1];
}

function stayed(attempts: readonly Attempt[], run: number): string {
  const last = attempts.at(-1);
  return `${run} attempts in a row were blocked by the same: ${last === undefined ? '' : attemptCause(last)}`;
}

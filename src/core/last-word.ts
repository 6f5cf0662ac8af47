import { allOf, didNotPass } from './all-of.ts';
import { unlessSigned } from './signoff.ts';
import type { Halt, RunState, StoryState } from './state.ts';
import { storiesOf } from './story-list.ts';

/** What a run without a story left to try came to (02-loop §2). */
export function lastWord(state: RunState): Halt {
  const tried = counted(state).filter(
    ({ attempts, status, commit }) => attempts.length > 0 || status === 'dependency_failed' || commit !== undefined,
  );
  const passed = counted(state).filter((story) => story.status === 'passed');
  const total = counted(state).length;
  if (tried.length === 0 || waitsOnly(state)) return allReached(state, passed.length === total) ?? nothing(state);
  const block = blockHalt(state);
  if (block !== undefined) return block;
  const isReached = passed.length === total;
  return isReached
    ? {
        kind: 'ready',
        detail: state.plan.objective ? 'the objective is reached' : `${allOf(total, 'story', 'stories')} passed`,
      }
    : { kind: 'some_failed', detail: notReached(state, total - passed.length) };
}

/**
 * A branch of passed stories that nobody has signed off waits for that, whichever run made it; one that only this run has looked at as
 * a whole is ready for what earlier runs could not vouch for.
 */
function allReached(state: RunState, isReached: boolean): Halt | undefined {
  const isWork = state.head.commit !== state.plan.base.commit && counted(state).length > 0;
  if (!isReached || !isWork) return undefined;
  const reached: Halt = {
    kind: 'ready',
    detail: `${allOf(counted(state).length, 'story', 'stories')} passed in earlier runs`,
  };
  if (state.final !== undefined || state.finalReview !== undefined) return reached;
  const halt = unlessSigned(state, reached);
  return halt === reached ? undefined : halt;
}

function nothing(state: RunState): Halt {
  return { kind: 'nothing_to_do', detail: nothingToDo(state) };
}

function notReached(state: RunState, count: number): string {
  return state.plan.objective ? 'the objective is not reached' : didNotPass(count, counted(state).length);
}

/** A confirmed block outweighs everything that ends a run for good: somebody must know of it (02-loop §1 gate 5). */
export function blockHalt(state: RunState): Halt | undefined {
  const blocked = counted(state).filter(isConfirmedBlock);
  return blocked.length === 0 ? undefined : { kind: 'block_finding', detail: blockDetail(blocked) };
}

/**
 * A reviewer's block that a second one confirmed in this run; an agent that says it is blocked ends its story alike, but confirms
 * nothing, and what an earlier night confirmed was told by that night.
 */
export function isConfirmedBlock({ status, attempts }: StoryState): boolean {
  const last = attempts.at(-1);
  return status === 'blocked' && last !== undefined && !last.passed && last.decision !== 'blocking-signal';
}

function blockDetail([first, ...more]: readonly StoryState[]): string {
  const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
  return `${first?.id}: ${first?.detail}${others}`;
}

/** Nothing was tried, because all that is left waits for a person or for a story that does. */
function waitsOnly(state: RunState): boolean {
  const { plan, iterations } = state;
  if (storiesOf(state).some(({ commit }) => commit !== undefined)) return false;
  return iterations === 0 && plan.stories.some(({ waits }) => waits !== undefined);
}

function nothingToDo(state: RunState): string {
  if (storiesOf(state).length === 0) return 'prd.json lists no stories';
  const waiting = state.plan.stories.filter(({ waits }) => waits !== undefined).length;
  if (waiting === 1) return 'the story that is left is waiting for a human';
  if (waiting > 1) return `${waiting} stories are waiting for a human`;
  const open = counted(state).filter((story) => story.status === 'open').length;
  return open === 0 ? 'every story already passed or is not eligible' : `${open} open stories wait for a dependency`;
}

/** The stories that count: in scope and eligible. */
function counted(state: RunState): readonly StoryState[] {
  return storiesOf(state).filter((story, index) => story.inScope && state.plan.stories[index]?.was !== 'ineligible');
}

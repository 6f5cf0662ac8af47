import { expect } from 'vitest';
import { blocks } from '../../src/core/gates.ts';
import { isResumable } from '../../src/core/resumable.ts';
import type { RunState } from '../../src/core/state.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import type { History } from '../support/history.ts';

/** The run ended for good, with a halt that is true of its stories. */
export function checkEnd({ state, halt, commands }: History): void {
  expect(commands.at(-1)).toEqual({ type: 'finish', halt });
  expect(isResumable(state)).toBe(false);
  expect(state.suspended).toBeUndefined();
  expect(storiesOf(state).filter((story) => story.status === 'running' || story.status === 'interrupted')).toEqual([]);
  const counted = storiesOf(state).filter((story, at) => story.inScope && state.plan.stories[at]?.was !== 'ineligible');
  const open = counted.filter((story) => story.status === 'open');
  const unpassed = counted.filter((story) => story.status !== 'passed');
  const expected = {
    ready: unpassed.length === 0 && !finalFailed(state),
    environment_broken: unpassed.length === 0,
    some_failed:
      (unpassed.length > 0 && open.length === 0 && counted.every((story) => story.status !== 'blocked')) ||
      finalFailed(state),
    nothing_to_do: state.iterations === 0,
    budget_exceeded: unpassed.length > 0,
    block_finding: counted.some((story) => story.status === 'blocked'),
    circuit_open: state.breaker?.state === 'open',
    thrashing: counted.some((story) => story.status === 'thrashing'),
    escalate: counted.some((story) => story.status === 'needs_human'),
  };
  const truths = Object.entries(expected).filter(([, holds]) => holds);
  expect(truths.map(([kind]) => kind)).toContain(halt?.kind);
}

export function finalFailed({ final }: RunState): boolean {
  return final?.results?.some(blocks) ?? false;
}

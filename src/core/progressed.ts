import type { GateName } from './gates.ts';
import { isOutage, worked } from './outage.ts';
import type { StoryState } from './state.ts';

/** Whether the last attempt left a tree that no attempt before it left, or came to a later gate than the one before it. */
export function progressed({ attempts, start }: StoryState): boolean {
  const last = attempts.at(-1);
  const earlier = worked(attempts.slice(0, -1));
  // A claim, a test alone or a service that was out is none either, whatever tree it left.
  if (last === undefined || last.stall !== undefined || isOutage(last)) return false;
  const isNew = last.tree !== undefined && last.tree !== start?.tree && earlier.every(({ tree }) => tree !== last.tree);
  const before = earlier.at(-1);
  return isNew || (before !== undefined && order.indexOf(last.lastGate) > order.indexOf(before.lastGate));
}

const order: readonly GateName[] = ['implement', 'integrity', 'test', 'spec', 'quality'];

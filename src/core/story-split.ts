import type { RunState } from './state.ts';
import { requireAttempt, requireStory, updateStory } from './story.ts';

/** The sub-story in work is done: what follows starts from the tree that the last attempt left. */
export function goneOn(state: RunState): RunState {
  const { split } = requireStory(state);
  const { tree, commit } = requireAttempt(state);
  if (split === undefined || tree === undefined || commit === undefined) return state;
  return updateStory(state, { split: { ...split, starts: [...split.starts, { commit, tree }] } });
}

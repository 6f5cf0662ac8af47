import { openFix } from './signoff.ts';
import type { RunState } from './state.ts';
import { currentStory } from './story.ts';
import { storyNamed } from './story-list.ts';

/**
 * Commits that a run needs to go on from its last finished step, besides its start: the tip of the passed work, the work in flight,
 * and whatever is not known to be pushed. Each once.
 */
export function neededCommits(state: RunState): readonly string[] {
  const story = currentStory(state);
  // What a story left before a fix was asked for is in the branch.
  const before = (story && openFix(story)?.attempts) ?? 0;
  const attempt = story?.attempts.slice(before).findLast(({ commit }) => commit !== undefined);
  const unpushed = state.publications.filter(({ status }) => status !== 'pushed');
  const carried = (state.carrying?.left ?? state.plan.carried ?? []).map(({ commit }) => commit);
  const all = [
    ...carried,
    state.head.commit,
    story?.start?.commit,
    attempt?.commit,
    story?.split?.starts.at(-1)?.commit,
    ...unpushed.map(({ commit }) => commit),
    ...(state.plan.journal === 'artifact' ? unpushed.flatMap(({ story: id }) => judgedCommit(state, id)) : []),
  ];
  const { start } = state.plan;
  const needed = all.filter((commit) => commit !== undefined && (start.made === true || commit !== start.commit));
  return [...new Set(needed as readonly string[])];
}

/** What the gates of a story saw last: they judge it again where nobody vouches for them (`judgedAnew`). */
function judgedCommit(state: RunState, id: string): readonly string[] {
  const commit = storyNamed(state, id)?.attempts.at(-1)?.commit;
  return commit === undefined ? [] : [commit];
}

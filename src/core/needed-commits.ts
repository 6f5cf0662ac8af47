import { openFix } from './signoff.ts';
import type { RunState } from './state.ts';
import { currentStory } from './story.ts';
import { storyNamed } from './story-list.ts';

/**
 * Commits that a run needs to go on from its last finished step, besides its start: the tip of the passed work, the work in flight,
 * and whatever is not known to be pushed. Each once.
 * @param declined commits whose content the remote does not take: neither they nor what was made of them
 */
export function neededCommits(state: RunState, declined: readonly string[] = []): readonly string[] {
  const line = state.line ?? [];
  const gone = new Set([...declined, ...state.publications.map((each) => each.declined)]);
  const cut = line.findIndex(({ commit }) => gone.has(commit));
  // Everything after a declined commit holds it.
  if (cut >= 0) return needed(state, [line[cut]?.parent.commit]);
  const current = currentStory(state);
  const isKeptHere = current?.declined !== undefined || gone.has(current?.wip?.commit ?? '');
  const story = isKeptHere ? undefined : current;
  // What a story left before a fix was asked for is in the branch.
  const before = (story && openFix(story)?.attempts) ?? 0;
  const attempt = story?.attempts.slice(before).findLast(({ commit }) => commit !== undefined);
  const unpushed = state.publications.filter(({ status, commit }) => status !== 'pushed' && !gone.has(commit));
  const { carrying, plan } = state;
  const carried = carrying?.without === undefined ? (carrying?.left ?? plan.carried ?? []) : [];
  const all = [
    ...carried.map(({ commit }) => commit),
    state.head.commit,
    story?.start?.commit,
    attempt?.commit,
    story?.split?.starts.at(-1)?.commit,
    ...unpushed.map(({ commit }) => commit),
    ...(state.plan.journal === 'artifact' ? unpushed.flatMap(({ story: id }) => judgedCommit(state, id)) : []),
  ];
  return needed(state, all);
}

/** Each once, without what the remote had before the run. */
function needed({ plan: { start } }: RunState, all: readonly (string | undefined)[]): readonly string[] {
  const missing = all.filter((commit) => commit !== undefined && (start.made === true || commit !== start.commit));
  return [...new Set(missing as readonly string[])];
}

/** What the gates of a story saw last: they judge it again where nobody vouches for them (`judgedAnew`). */
function judgedCommit(state: RunState, id: string): readonly string[] {
  const commit = storyNamed(state, id)?.attempts.at(-1)?.commit;
  return commit === undefined ? [] : [commit];
}

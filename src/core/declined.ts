import type { LineCommit } from './carry-types.ts';
import { beginWork, carryingOf } from './carrying.ts';
import { advance, enterHalt, publish, queue, type Step, settled, settleFirst } from './ending.ts';
import { halts } from './halts.ts';
import type { CarriedCommit } from './plan.ts';
import type { Publication } from './publications.ts';
import type { Halt, HaltKind, RunState, StoryState } from './state.ts';
import { currentStory } from './story.ts';
import { listOf, storiesOf } from './story-list.ts';

/** Goes on after pushes began. A commit that the remote is known to decline is taken off the branch before more is built on it. */
export function afterPublish(state: RunState, declined: readonly string[] = []): Step {
  const isOnBranch = state.line?.some(({ commit }) => declined.includes(commit)) === true;
  return isOnBranch && state.halt === undefined ? settleFirst(state) : advance(state);
}

/** Goes on once every ref is pushed or refused. */
export function pushesSettled(state: RunState): Step {
  return dropDeclined(state) ?? settled(state);
}

/**
 * One declined commit costs one story: it ends blocked with the server's words, and what this run put on the branch after it is
 * carried over without it. Undefined where no commit of a story was declined.
 */
function dropDeclined(before: RunState): Step | undefined {
  const { line = [], publications, plan } = before;
  const ref = `refs/heads/${plan.branch}`;
  const refused = publications.find((each) => each.ref === ref && each.declined !== undefined);
  const at = line.findIndex(({ commit }) => commit === refused?.declined);
  const declined = line[at];
  if (refused === undefined || declined?.story === undefined) return undefined;
  if (before.halt !== undefined && isCutOff(before, before.halt)) {
    const { suspended: _, ...ending } = before;
    return enterHalt(ending, before.halt);
  }
  const later = line.slice(at + 1);
  const { current: _, archived: __, tests: ___, suspended: ____, ...rest } = before;
  const state: RunState = {
    ...rest,
    ...(declined.tests && { tests: declined.tests }),
    halt: before.halt !== undefined && isAboutStories.has(before.halt.kind) ? undefined : before.halt,
    stories: listOf(storiesOf(before).map((story) => withoutCommit(story, { refused, declined, later }))),
    orderFrom: 0,
    line: line.slice(0, at),
    head: declined.parent,
    publications: publications.filter((each) => each !== refused),
  };
  const left = later.flatMap((each) => toCarry(each));
  const { notes } = carryingOf(before);
  const kept = line[at - 1];
  const pushed = kept === undefined ? state : queue(state, { ref, commit: kept.commit, story: kept.story ?? '' });
  if (left.length > 0)
    return beginWork({ ...pushed, carrying: { left, alone: false, notes, without: declined.story } });
  return kept === undefined ? advance(pushed) : publish(pushed);
}

/** Ends of a run that say how its stories ended: they are found again. */
const isAboutStories: ReadonlySet<HaltKind> = new Set<HaltKind>([
  ...(['ready', 'awaiting_signoff', 'some_failed', 'nothing_to_do', 'block_finding'] as const),
]);

/** Whether the end of the run leaves a story in flight that no later run goes on with: its work is parked first. */
function isCutOff(state: RunState, { kind }: Halt): boolean {
  const story = currentStory(state);
  return !halts[kind].resumable && story?.status === 'running' && story.attempts.length > 0;
}

function toCarry({ commit, parent, story }: LineCommit): readonly CarriedCommit[] {
  return story === undefined ? [] : [{ commit, parent: parent.commit, story }];
}

interface Dropping {
  readonly refused: Publication;
  readonly declined: LineCommit;
  readonly later: readonly LineCommit[];
}

function withoutCommit(story: StoryState, { refused, declined, later }: Dropping): StoryState {
  const { commit, ...rest } = story;
  if (story.id === declined.story && commit === declined.commit) {
    const { detail, bundle } = refused;
    const kept = { commit, cause: detail, ...(bundle !== undefined && { bundle }) };
    return { ...rest, status: 'blocked', detail, declined: kept };
  }
  const isLater = later.some((each) => each.story === story.id && each.commit === commit);
  if (!isLater && story.status !== 'running') return story;
  // An attempt in flight was made on top of what is gone.
  const attempts = story.attempts.at(-1)?.decision === '' ? story.attempts.slice(0, -1) : story.attempts;
  return { ...rest, attempts, status: 'interrupted', detail: `has to do without ${declined.story}` };
}

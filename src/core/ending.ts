import { archiveStep } from './archive.ts';
import type { Command } from './command.ts';
import type { FeatureArchived } from './event.ts';
import { finalStep } from './final.ts';
import { blockHalt } from './last-word.ts';
import { next } from './next.ts';
import type { Publication } from './publications.ts';
import { unlessSigned } from './signoff.ts';
import type { Halt, RunState, StoryOutcome, StoryState } from './state.ts';
import { requireStory, updateStory } from './story.ts';

/** A new state and the one command that follows from it. */
export interface Step {
  readonly state: RunState;
  readonly command: Command;
}

/** Goes on after a story ended or the baseline passed: the next story, the final checks, or the end of the run. */
export function advance(state: RunState): Step {
  if (state.halt !== undefined) return settle(state, unlessSigned(state, state.halt));
  const after = next(state);
  if (after.type === 'work') return after;
  const final = finalStep(after.state, after.halt);
  return final.type === 'run' ? { state: after.state, command: final.command } : end(after.state, final.halt);
}

/** What is complete is archived before its last push. */
function end(state: RunState, halt: Halt): Step {
  return archiveStep(state, halt) ?? settle(state, unlessSigned(state, halt));
}

/** The copy is the last commit of the branch; without one the run ends all the same. */
export function featureArchived(before: RunState, { type: _, ...archived }: FeatureArchived): Step {
  const state = { ...before, archived };
  if (archived.made === undefined) return advance(state);
  const { commit } = archived.made;
  const ref = `refs/heads/${before.plan.branch}`;
  return advance(queue(state, { ref, commit, story: '' }));
}

/** Ends the current story without a pass: its work is parked on a wip branch, nothing is lost. */
export function endStory(before: RunState, outcome: StoryOutcome, detail: string): Step {
  const state = updateStory(before, { status: outcome, detail });
  const story = requireStory(state);
  const start = story.start ?? state.head;
  return {
    state,
    command: {
      type: 'park-story',
      story: story.id,
      outcome,
      tree: lastTree(story) ?? start.tree,
      parent: start.commit,
      subject:
        state.halt?.kind === 'budget_exceeded' ? 'chore: ralph-loop budget exceeded' : `Ralph Loop failed: ${story.id}`,
      at: state.now,
    },
  };
}

/** Ends the run; the story in flight is parked first. */
export function enterHalt(before: RunState, halt: Halt): Step {
  const state = { ...before, halt };
  if (state.current === undefined || requireStory(state).attempts.length === 0) return settle(state, halt);
  if (halt.budget === 'wallclock') return endStory(state, 'interrupted', halt.detail);
  return endStory(updateStory(state, { cut: halt.kind === 'budget_exceeded' ? 'cap' : 'halt' }), 'failed', halt.detail);
}

/** Ends the workflow run, not the run: what is done is pushed and reported, and the command at hand is issued again later. */
export function putOff(state: RunState, halt: Halt): Step {
  return settle({ ...state, suspended: { command: state.pending, halt: state.halt } }, halt);
}

/** Once every ref is pushed or refused a run with a halt writes its report; work that stayed here is never called ready. */
export function settled(state: RunState): Step {
  const { halt } = state;
  if (halt === undefined) return advance(state);
  const stranded = state.publications.find((each) => each.status === 'refused' && each.ref === branchRef(state));
  const isReached = halt.kind === 'ready' || halt.kind === 'awaiting_signoff';
  if (!isReached || stranded === undefined) return report(state, halt);
  return report(state, {
    kind: 'environment_broken',
    detail: `${halt.detail}, but ${state.plan.branch} was not pushed: ${stranded.detail}`,
  });
}

/** Writes the report for a halt: the last command before the end. */
export function report(state: RunState, halt: Halt): Step {
  return { state: { ...state, halt }, command: { type: 'write-report', halt } };
}

/** Waits for every push; a confirmed block outweighs a budget. */
export function settle(before: RunState, ending: Halt): Step {
  const halt =
    outweighed.includes(ending.kind) && ending.budget !== 'wallclock' ? (blockHalt(before) ?? ending) : ending;
  const state = { ...before, halt };
  return { state, command: { type: 'settle', refs: unpushed(state) } };
}

/** They end a run for good while stories may be left: a confirmed block among those that ended is what somebody has to see first. */
const outweighed: readonly Halt['kind'][] = ['budget_exceeded', 'circuit_open', 'thrashing', 'escalate'];

export function publish(state: RunState): Step {
  return { state, command: { type: 'publish', refs: unpushed(state) } };
}

/** Waits for every push in the middle of a run. */
export function settleFirst(state: RunState): Step {
  return { state, command: { type: 'settle', refs: unpushed(state) } };
}

function unpushed(state: RunState): { ref: string; commit: string }[] {
  return state.publications.filter((each) => each.status === 'queued').map(({ ref, commit }) => ({ ref, commit }));
}

export function queue(state: RunState, entry: { ref: string; commit: string; story: string }): RunState {
  const others = state.publications.filter((each) => each.ref !== entry.ref);
  const publication: Publication = { ...entry, status: 'queued', detail: '' };
  return { ...state, publications: [...others, publication] };
}

function branchRef(state: RunState): string {
  return `refs/heads/${state.plan.branch}`;
}

function lastTree(story: StoryState): string | undefined {
  return story.attempts.findLast((attempt) => attempt.tree !== undefined)?.tree;
}

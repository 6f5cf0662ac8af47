import { touches } from '../core/applying.ts';
import type { CarryStories } from '../core/carry-types.ts';
import type { Command, RunFinalChecks } from '../core/command.ts';
import type { Step } from '../core/ending.ts';
import type { Outcome, Reviewed } from '../core/event.ts';
import type { RunState } from '../core/state.ts';
import { currentStory } from '../core/story.ts';
import { wholeName } from '../core/whole.ts';
import type { CutShort, World } from '../ports.ts';

/** Command -> port -> outcome: one line of wiring per command, no decisions. */
export async function perform(world: World, { state, command }: Step): Promise<Outcome> {
  switch (command.type) {
    case 'run-baseline': {
      const done = await world.checks.baseline(command);
      return 'checks' in done ? { ...done, type: 'baseline-done' } : done;
    }
    case 'implement':
      return world.agent.implement(command, state);
    case 'take-snapshot':
      return world.snapshots.take(command, state);
    case 'run-checks': {
      const done = await world.checks.run({ ...command, start: (currentStory(state)?.start ?? state.head).commit });
      return 'results' in done ? { ...done, type: 'checks-done' } : done;
    }
    case 'run-review':
      return world.reviewers.review(command, state);
    case 'run-final-review':
      return ofTheWhole(await world.reviewers.review(command, state));
    case 'consult':
      return world.advisers.consult(command, state);
    case 'wait':
      return world.pauses.wait(command, state);
    case 'run-final-checks':
      return checkWhole(world, state, command);
    case 'carry-stories':
      return carry(world, command);
    case 'commit-story':
      return { type: 'story-committed', ...(await world.commits.story({ ...command, state })) };
    case 'park-story':
      return { type: 'story-parked', ...(await world.commits.park({ ...command, state })) };
    case 'archive-feature':
      return { type: 'feature-archived', ...(await world.commits.archive({ ...command, state })) };
    case 'publish':
      return publishing(world.publisher.start(command.refs, state));
    case 'settle': {
      const done = await world.publisher.settle(command.refs, state);
      return 'type' in done ? done : { type: 'settled', ...done };
    }
    case 'write-report':
      return { type: 'reported', reportFile: await world.reports.write(state, command.halt) };
    case 'finish':
      throw new Error(`"${(command satisfies Command).type}" ends the loop and is never performed.`);
  }
}

function publishing(declined: readonly string[]): Outcome {
  return { type: 'publishing', ...(declined.length > 0 && { declined }) };
}

function ofTheWhole(done: Reviewed | CutShort): Outcome {
  return done.type === 'reviewed' ? { ...done, type: 'final-reviewed' } : done;
}

/** The checks look at what everything together comes to. */
async function carry(world: World, command: CarryStories): Promise<Outcome> {
  const { changed, ...moved } = await world.commits.carry(command);
  const tree = moved.points.at(-1)?.tree;
  const checks = command.checks.filter((check) => touches(check, { changed, changedCount: changed.length }));
  if (tree === undefined || checks.length === 0) return { type: 'stories-carried', ...moved, results: [] };
  if (world.cancel.aborted) return { type: 'interrupted', cause: String(world.cancel.reason) };
  const about = { type: 'run-checks', story: 'carried', attempt: 1, tree } as const;
  const done = await world.checks.run({ ...command, checks, ...about, start: command.onto.commit });
  return 'results' in done ? { type: 'stories-carried', ...moved, results: done.results } : done;
}

/** The checks of `stage: final` are asked like those of a story, under a name that no story has. */
async function checkWhole(world: World, { plan }: RunState, command: RunFinalChecks): Promise<Outcome> {
  const about = { type: 'run-checks', story: wholeName(plan), attempt: command.call } as const;
  const done = await world.checks.run({ ...command, ...about });
  return 'results' in done ? { type: 'final-checks-done', results: done.results } : done;
}

import type { StoryState } from '../../src/core/state.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import type { Ended } from './invariants.ts';
import { byPart } from './invariants-caps.ts';
import type { Universe } from './universe.ts';

const IN_A_ROW = 3;
const RUNGS = 2;

/** Who repeats an error is told so, starts anew where that is asked for, and is not paid for a sixth time. */
export function* ladder({ u, state }: Ended): Iterable<string> {
  for (const story of storiesOf(state)) {
    const isOut = refusedAttempts(u, story.id);
    yield* rungs(story, isOut);
    yield* outcome({ ...story, attempts: lastOnes(story) }, isOut);
  }
  yield* starts(u);
}

/** Whether the service refused the last call of an attempt, so that it says nothing of its error. */
type IsOut = (attempt: number) => boolean;

function refusedAttempts({ ledger }: Universe, id: string): IsOut {
  const refused = new Map(ledger.agents.flatMap((each) => (each.story === id ? [[each.attempt, each.refused]] : [])));
  return (attempt) => refused.get(attempt) !== undefined;
}

/** An attempt climbs on those at what its agent was given, also where it is judged as the whole story in the end. */
function* rungs({ id, attempts }: StoryState, isOut: IsOut): Iterable<string> {
  for (const [at, { tier, part }] of attempts.entries()) {
    const run = alike(byPart(attempts.slice(0, at)).get(part) ?? [], isOut);
    const isOn = run >= IN_A_ROW && run < IN_A_ROW + RUNGS;
    if ((tier !== undefined) !== isOn) yield `attempt ${at + 1} of ${id} is ${tier ?? 'ordinary'} after ${run} alike`;
    if (run === IN_A_ROW && tier === 'expansion') yield `attempt ${at + 1} of ${id} skips the strategy shift`;
    if (run >= IN_A_ROW + RUNGS) yield `${id} got attempt ${at + 1} after ${run} alike`;
  }
}

function* outcome({ id, status, attempts }: StoryState, isOut: IsOut): Iterable<string> {
  const run = alike(attempts, isOut);
  if (status === 'stuck' && run < IN_A_ROW + RUNGS) yield `${id} is stuck after ${run} alike`;
  if (run >= IN_A_ROW + RUNGS && !['stuck', 'blocked', 'needs_human'].includes(status))
    yield `${id} is ${status} after ${run} alike`;
}

/** The attempts at what the story was about last. */
function lastOnes({ attempts }: StoryState): StoryState['attempts'] {
  const last = attempts.at(-1);
  return byPart(attempts).get(last?.whole === true ? undefined : last?.part) ?? [];
}

/** What agents really found in their folder. */
function* starts(u: Universe): Iterable<string> {
  const { attemptStart } = u.scenario.plan;
  const first = new Map<string, string | undefined>();
  const split = new Set<string>();
  for (const { story, part, attempt, tier, tree, storyStart } of u.ledger.agents) {
    if (part !== undefined) split.add(story);
    // A sub-story starts where the one before ended, and after the last one the story itself does.
    const own = split.has(story) ? `${story} ${part} ${storyStart}` : undefined;
    if (own !== undefined && !first.has(own)) first.set(own, tree);
    const isAnew = attemptStart === 'clean' || (attemptStart === 'clean-on-shift' && tier === 'shift');
    const start = own === undefined ? storyStart : first.get(own);
    if (isAnew && tree !== start) yield `attempt ${attempt} of ${story} does not start anew`;
  }
}

/** Attempts in a row, up to the last, that ended in the same error; those that the service refused are none. */
function alike(all: StoryState['attempts'], isOut: IsOut): number {
  const attempts = all.filter(({ attempt }) => !isOut(attempt));
  const last = attempts.at(-1)?.fingerprint ?? '';
  let run = 0;
  while (last !== '' && attempts.at(-1 - run)?.fingerprint === last) run += 1;
  return run;
}

import type { Point } from './facts.ts';
import type { Fix } from './signoff-types.ts';
import type { Halt, RunState, StoryState } from './state.ts';
import { storiesOf } from './story-list.ts';

/** What the branch holds at its end: the passed work, and the copy of a feature that is complete. */
export function tipOf({ head, archived }: Pick<RunState, 'head' | 'archived'>): Point {
  return archived?.made ?? head;
}

/** Whether a person has to sign off what the branch holds: an approval is of one commit, and any other needs a new one. */
export function isUnsigned(state: RunState): boolean {
  const { plan, signedOff } = state;
  return plan.approval === 'required' && (signedOff?.commit ?? plan.approved) !== tipOf(state).commit;
}

/** A run that is ready waits for a person where its plan asks for one (02-loop §2). */
export function unlessSigned(state: RunState, halt: Halt): Halt {
  if (halt.kind !== 'ready' || !isUnsigned(state)) return halt;
  const { plan } = state;
  const missed = storiesOf(state)
    .filter(({ fixes }) => fixes?.at(-1)?.outcome === 'not-made')
    .map(({ id }) => id);
  const but = missed.length === 0 ? '' : `, but what was asked to be fixed in ${missed.join(', ')} was not`;
  const waits = `a person has to sign off ${plan.branch} at ${tipOf(state).commit.slice(0, 10)}`;
  return { kind: 'awaiting_signoff', detail: `${halt.detail}${but}; ${waits}` };
}

/** Whether nothing but a person's sign-off is outstanding; a run that was cut short while it said so waits too. */
export function isWaiting({ halt, suspended }: RunState): boolean {
  return (suspended === undefined ? halt : suspended.halt)?.kind === 'awaiting_signoff';
}

/** What a person asked to be fixed in a story and is being worked on; undefined = nothing. */
export function openFix({ fixes }: Pick<StoryState, 'fixes'>): Fix | undefined {
  const last = fixes?.at(-1);
  return last?.outcome === undefined ? last : undefined;
}

/** The story's commit holds the fix that was asked for. */
export function fixMade({ fixes }: StoryState): Pick<StoryState, 'fixes'> {
  return closed(fixes, { outcome: 'made' });
}

/** A fix that did not pass leaves its story as it had passed: its work is on the wip branch alone. One that was cut short goes on. */
export function fixNotMade(story: StoryState): Partial<StoryState> {
  if (openFix(story) === undefined || story.status === 'interrupted') return {};
  const { detail } = story;
  return { status: 'passed', detail: '', cut: undefined, ...closed(story.fixes, { outcome: 'not-made', why: detail }) };
}

function closed(
  fixes: StoryState['fixes'],
  end: Required<Pick<Fix, 'outcome'>> & Pick<Fix, 'why'>,
): Pick<StoryState, 'fixes'> {
  const last = fixes?.at(-1);
  if (fixes === undefined || last === undefined || last.outcome !== undefined) return {};
  return { fixes: [...fixes.slice(0, -1), { ...last, ...end }] };
}

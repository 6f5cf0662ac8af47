import type { Decision } from './decision.ts';
import { isInScope, wasOpen } from './plan.ts';
import type { HaltKind, RunState } from './state.ts';

/** A confirmed block ends its story, and the run where `on_block` says so (02-loop §3.2). */
export function blocked({ plan }: RunState, detail: string): Decision {
  return ended('blocked', detail, plan.onBlock === 'halt' ? 'block_finding' : undefined);
}

/** Only a human can answer: the story ends, and the run too where it has no other story or `on_escalate` says so (02-loop §2). */
export function escalated(state: RunState, question: string): Decision {
  return ended('needs_human', question, endsRun(state, state.plan.onEscalate) ? 'escalate' : undefined);
}

/** The same for a story that fights itself, by `on_thrash`. */
export function thrashed(state: RunState, because: string): Decision {
  return ended('thrashing', because, endsRun(state, state.plan.onThrash) ? 'thrashing' : undefined);
}

/** What kept a gate from a verdict has to be repaired first. */
export function needsHuman(detail: string): Decision {
  return ended('needs_human', detail, undefined);
}

export function endFailed(detail: string): Decision {
  return ended('failed', detail, undefined);
}

type Outcome = Extract<Decision, { type: 'end-story' }>['outcome'];

function ended(outcome: Outcome, detail: string, kind: HaltKind | undefined): Decision {
  const end = { type: 'end-story', outcome, detail } as const;
  return kind === undefined ? end : { ...end, halt: { kind, detail } };
}

function endsRun({ plan }: RunState, wanted: 'continue' | 'halt' = 'continue'): boolean {
  if (wanted === 'halt') return true;
  return plan.stories.filter((story) => wasOpen(story) && isInScope(story) && story.waits === undefined).length === 1;
}

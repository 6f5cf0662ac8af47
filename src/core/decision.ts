import type { Opened } from './plan.ts';
import type { Halt, StoryOutcome } from './state.ts';
import type { Tier } from './stuck.ts';

/** What happens after a failed attempt. */
export type Decision =
  | {
      readonly type: 'retry';
      /** What the next attempt is on the stuck ladder; absent = an ordinary one. */
      readonly tier?: Tier;
      /** The evidence in one sentence. */
      readonly because: string;
    }
  /** A planner splits the story. */
  | { readonly type: 're-plan'; readonly because: string }
  | {
      readonly type: 'end-story';
      readonly outcome: Extract<StoryOutcome, 'failed' | 'blocked' | 'needs_human' | 'stuck' | 'thrashing'>;
      readonly detail: string;
      /** Ends the run too, once the story's work is kept. */
      readonly halt?: Halt;
    }
  | {
      readonly type: 'halt';
      readonly halt: Halt;
      /** Why the breaker opens; absent = it is not what halts. */
      readonly opens?: Opened;
    };

/** What an attempt came from and what came of it (02-loop §3). */
export interface Decided {
  /** What it was on the stuck ladder; absent = an ordinary attempt. */
  readonly tier?: Tier;
  /** It failed because it named what is not there; absent = nothing shows that. */
  readonly misses?: true;
  /** The question that its agent's last message ends with; absent = none. */
  readonly asked?: string;
  /** Row of the decision table that fired after it, empty while it runs. */
  readonly decision: string;
  /** The evidence on which that row fired, as one sentence; absent while it runs and after a pass. */
  readonly because?: string;
}

/** The evidence of a decision as one sentence. */
export function evidence(decision: Decision): string {
  if (decision.type === 'halt') return decision.halt.detail;
  return decision.type === 'end-story' ? decision.detail : decision.because;
}

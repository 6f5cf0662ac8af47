import type { AgentCommand } from './command.ts';
import { consultCommand } from './consulting.ts';
import type { Step } from './ending.ts';
import { finalReviewCommand } from './final-review.ts';
import { startAttempt } from './next.ts';
import { resumeReview } from './reviewing.ts';
import type { RunState } from './state.ts';

/** Makes a call of an agent again, from the tree that it was first given; its limits are cut anew. */
export function reissued(state: RunState, { type }: AgentCommand): Step {
  switch (type) {
    case 'implement':
      return { state, command: startAttempt(state, { fresh: true }) };
    case 'run-review':
      return resumeReview(state);
    case 'run-final-review':
      return { state, command: finalReviewCommand(state) };
    case 'consult':
      return { state, command: consultCommand(state) };
  }
}

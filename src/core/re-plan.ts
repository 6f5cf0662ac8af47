import type { RunState } from './state.ts';
import { requireAttempt, requireStory } from './story.ts';

/**
 * Why a planner is to split the story, which it does once (02-loop §3.3): what its agent sent was too long for the service (06-agents),
 * or a classifier says that another plan is needed. Undefined = nothing asks for it.
 */
export function rePlanning(state: RunState): string | undefined {
  const { tooLarge, routed } = requireAttempt(state);
  if (requireStory(state).split !== undefined) return undefined;
  if (tooLarge === true) return 'the service refused the request as too long for one attempt';
  return routed?.route === 're-plan' ? `the classifier asks for another plan: ${routed.reason}` : undefined;
}

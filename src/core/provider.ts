import type { Outcome } from './event.ts';
import type { Halt } from './state.ts';

/**
 * Row 1 of 02-loop §3: an agent's service that refuses to work is no attempt, whatever the agent left behind. A limit that resets
 * ends the workflow run and not the run; what only the user can mend is a configuration error. Both go on where they stopped.
 */
export function providerHalt(outcome: Outcome): Halt | undefined {
  if (outcome.type !== 'implemented' && outcome.type !== 'reviewed') return undefined;
  const { provider } = outcome;
  if (provider === undefined) return undefined;
  const detail = `the agent's service refused to work (${provider.class}): ${provider.detail}`;
  if (provider.class !== 'usage-limit') return { kind: 'config_error', detail };
  return { kind: 'usage_limit', detail, ...(provider.resetAt === undefined ? {} : { resumeAt: provider.resetAt }) };
}

import type { Decision } from './decision.ts';
import { blocks } from './gates.ts';
import type { Attempt, RunState } from './state.ts';
import { requireAttempt } from './story.ts';

/** Another attempt, and why there is one (02-loop §3.8). */
export function retry(state: RunState): Decision {
  return { type: 'retry', because: failure(requireAttempt(state)) };
}

function failure({ gates }: Attempt): string {
  const failing = gates.find(blocks);
  if (failing === undefined) return 'the attempt did not pass';
  const name = failing.check === undefined ? failing.gate : `${failing.gate} (${failing.check})`;
  return failing.reason === '' ? `${name}: ${failing.verdict}` : `${name}: ${failing.reason}`;
}

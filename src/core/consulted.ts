import { decided, follow } from './attempt-end.ts';
import type { Advice } from './consult-types.ts';
import { consult, splitStart } from './consulting.ts';
import { decideCaps } from './decide-caps.ts';
import type { Step } from './ending.ts';
import type { Consulted } from './event.ts';
import { startAttempt } from './next.ts';
import type { Split } from './split.ts';
import type { RunState } from './state.ts';
import { requireAttempt, requireStory, updateAttempt, updateStory } from './story.ts';

/** A call and its one retry; then the rules alone say what happens: advice is no gate, and no advice never ends a story. */
const MOST_CALLS = 2;

/** Who was asked for advice has answered: the advice is followed, asked for again, or done without. */
export function consulted(before: RunState, { reading, result, usage }: Consulted): Step {
  const attempt = requireAttempt(before);
  const { consulting } = attempt;
  if (consulting === undefined) throw new Error('Advice came that the loop did not ask for.');
  const state = updateAttempt(before, {
    usage: [...(attempt.usage ?? []), ...usage],
    durationMs: attempt.durationMs + result.durationMs,
  });
  const isPassed = result.verdict === 'pass' || result.verdict === 'warn';
  if (isPassed && reading.ok && reading.advice.type === consulting.role)
    return advised(answered(state), reading.advice);
  if (consulting.call < MOST_CALLS) return consult(state, consulting.role);
  const why = isPassed ? (reading.ok ? 'it answered something else' : reading.problem) : result.reason;
  return advised(answered(state), noAdvice(consulting.role, why));
}

function answered(state: RunState): RunState {
  return updateAttempt(state, { consulting: undefined });
}

function noAdvice(type: Advice['type'], why: string): Advice {
  const reason = `${MOST_CALLS} calls without an answer; the last one: ${why}`;
  return type === 'plan' ? { type, reason, parts: [] } : { type, route: 'escalate', reason };
}

function advised(state: RunState, advice: Advice): Step {
  if (advice.type === 'classify')
    return decided(updateAttempt(state, { routed: { route: advice.route, reason: advice.reason } }));
  const split = splitBy(state, advice);
  const divided = updateStory(state, { split });
  if (split.parts.length === 0) return decided(divided);
  const capped = decideCaps(divided);
  if (capped !== undefined) return follow(divided, capped);
  return { state: divided, command: startAttempt(divided, { fresh: true }) };
}

/** One part is no split. */
function splitBy(state: RunState, { parts, reason }: Extract<Advice, { type: 'plan' }>): Split {
  if (parts.length < 2) return { parts: [], starts: [], because: reason };
  const { id } = requireStory(state);
  return {
    parts: parts.map((part, at) => ({ id: `${id}.${at + 1}`, ...part })),
    starts: [splitStart(state)],
    because: reason,
  };
}

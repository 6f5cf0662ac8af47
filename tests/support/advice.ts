import type { Advice, Consult } from '../../src/core/consult-types.ts';
import type { Outcome } from '../../src/core/event.ts';
import type { Verdict } from '../../src/core/gates.ts';

/** What a planner or a classifier answers, what made it unusable, or how its process ended. */
export type Advise = (command: Consult) => Advice | { readonly problem: string } | { readonly verdict: Verdict };

/** Two parts, as a planner may answer. */
export const twoParts: Advice = {
  type: 'plan',
  reason: 'it is two things',
  parts: [
    { title: 'First half', text: 'Do the first half.', criteria: ['the first half is there'] },
    { title: 'Second half', text: 'Do the second half.', criteria: ['the second half is there'] },
  ],
};

/** What comes of a call for advice. */
export function advised(command: Consult, advise: Advise | undefined, tookMs: number): Outcome {
  const killed = tookMs >= command.limits.hardMs;
  const own: Advice =
    command.role === 'plan' ? twoParts : { type: 'classify', route: 'escalate', reason: 'only a human knows' };
  const said = advise?.(command) ?? own;
  const verdict = killed ? 'timeout' : 'verdict' in said ? said.verdict : 'pass';
  const problem = 'problem' in said ? said.problem : 'no answer';
  return {
    type: 'consulted',
    result: { verdict, durationMs: tookMs, reason: verdict === 'pass' ? '' : `ended with ${verdict}` },
    reading: 'type' in said ? { ok: true, advice: said } : { ok: false, problem },
    survivorsKilled: 0,
    usage: [],
  };
}

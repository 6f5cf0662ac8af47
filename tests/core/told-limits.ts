import type { Provider } from '../../src/core/agent-facts.ts';
import { gate, minute, plan, play, resumeAfter, type Script } from '../support/history.ts';
import { unmet } from '../support/review-replies.ts';
import { epoch, reviewed, richer, type ToldRun, taking, tokens, unsure } from './told-world.ts';

const bare = { checks: [], baseline: 'off', requireEvidence: false } as const;
const busy: Provider = { class: 'overloaded', detail: 'HTTP 529' };
const limit = (inMs: number): Provider => ({ class: 'usage-limit', detail: 'five_hour', resetAt: epoch + inMs });

/** The service refuses in this order; then it works. */
function refusing(...refusals: readonly Provider[]): Script {
  let calls = 0;
  return richer({ resume: false }, (outcome) => {
    if (outcome.type !== 'implemented' && outcome.type !== 'reviewed') return undefined;
    const provider = refusals[calls];
    calls += 1;
    const result = gate(outcome.result.gate, 'fail', { reason: provider?.detail ?? '' });
    return provider === undefined ? undefined : { ...outcome, provider, result };
  });
}

/** Agents cost so many US dollars, each that reviews or advises a quarter. */
function costing(costUsd: number, script: Script): Script {
  return richer(script, (outcome, command) => {
    if (outcome.type === 'implemented') return { ...outcome, usage: [{ ...tokens, role: 'implement', costUsd }] };
    if (outcome.type === 'reviewed' && command.type === 'run-review')
      return { ...outcome, usage: [{ ...tokens, role: command.gate, costUsd: 0.25 }] };
    if (outcome.type === 'final-reviewed')
      return { ...outcome, usage: [{ ...tokens, role: 'quality', costUsd: 0.25, isReckoned: true }] };
    return outcome.type === 'consulted' && command.type === 'consult'
      ? { ...outcome, usage: [{ ...tokens, role: command.role, costUsd: 0.25 }] }
      : undefined;
  });
}

/** Clocks, money and the service of the agent. */
export const limits: readonly ToldRun[] = [
  {
    name: 'a service that is busy for five calls',
    run: () => play(plan(['A'], bare), refusing(busy, busy, busy, busy, busy)),
  },
  {
    name: 'a limit between two calls of a busy service',
    run: () => play(plan(['A'], { ...bare, ...reviewed }), refusing(busy, limit(10 * minute), busy, busy)),
  },
  {
    name: 'an account at its limit: the next agent, then a pause',
    run: () =>
      play(
        plan(['A'], { ...bare, ...reviewed, agent: 'claude', fallbacks: ['codex', 'gemini'] }),
        refusing(limit(9 * 60 * minute), limit(3 * minute), limit(2 * minute)),
      ),
  },
  {
    name: 'an account at its limit for longer than the run has time',
    run: () => {
      const first = play(plan(['A'], bare), refusing(limit(30 * 60 * minute)));
      return resumeAfter(first, first.events.length);
    },
  },
  {
    name: 'an account that nobody pays for',
    run: () => play(plan(['A'], bare), refusing({ class: 'billing', detail: 'HTTP 402: no credit' })),
  },
  {
    name: 'three calls in an hour',
    run: () =>
      play(plan(['A', 'B'], { ...bare, ...reviewed, caps: { callsPerHour: 3 }, recentCalls: [epoch - 30 * minute] })),
  },
  {
    name: 'money that runs out before the next attempt',
    run: () =>
      play(
        plan(['A'], { ...reviewed, caps: { maxCostUsd: 5 } }),
        costing(2, { review: ({ gate: asked }) => (asked === 'spec' ? { criteria: [unmet('c1')] } : {}) }),
      ),
  },
  {
    name: 'what planners, classifiers and reviewers of the whole change cost',
    run: () =>
      play(
        plan(['A'], { ...reviewed, classifier: 'agent', finalReview: 1, caps: { maxCostUsd: 50 } }),
        costing(2, {
          attempts: { A: ['too-long', 'pass'] },
          review: ({ gate: asked, attempt, part }) =>
            asked === 'spec' && attempt <= 4 && part === undefined ? { criteria: [unsure] } : {},
          advise: ({ role }) =>
            role === 'plan'
              ? { type: 'plan', reason: 'it is one thing', parts: [] }
              : { type: 'classify', route: 'retry-task', reason: 'I looked' },
        }),
      ),
  },
  {
    name: 'calls that tell no cost, at a flat price',
    run: () => play(plan(['A'], { caps: { maxCostUsd: 3, costPerCallUsd: 1 } }), { attempts: { A: ['fail'] } }),
  },
  {
    name: 'a story that uses up its time, softly at first',
    run: () =>
      play(plan(['A'], { caps: { story: { softMs: 20 * minute, hardMs: 30 * minute } } }), {
        attempts: { A: ['fail'] },
        took: taking('implement', 11),
      }),
  },
  {
    name: 'a deadline in the middle of a story, and the next workflow run',
    run: () =>
      play(plan(['A'], { ...reviewed, continues: true, caps: { runMs: 25 * minute } }), {
        attempts: { A: ['fail', 'pass'] },
        took: taking('implement', 13),
      }),
  },
  {
    name: 'a deadline in the middle of a story without progress, where only stories are progress',
    run: () =>
      play(
        plan(['A', 'B'], {
          breaker: { sameError: 3, noProgress: 1, progress: 'story' },
          caps: { runMs: 25 * minute, maxAttempts: 3 },
        }),
        { attempts: { A: ['fail'] }, took: taking('implement', 13) },
      ),
  },
  {
    name: 'iterations that are used up between two stories',
    run: () => play(plan(['A', 'B'], { caps: { maxIterations: 1 } })),
  },
  {
    name: 'a run whose time is over exactly between two stories',
    run: () =>
      play(plan(['A', 'B'], { caps: { runMs: 10 * minute } }), { took: taking('commit-story', 10), resume: false }),
  },
  {
    name: 'money that is used up between two stories',
    run: () => play(plan(['A', 'B'], { caps: { maxCostUsd: 2 } }), costing(2, {})),
  },
  {
    name: 'a registry that is away until the time of the story is over',
    run: () =>
      play(plan(['A'], { caps: { story: { softMs: minute, hardMs: 2 * minute } } }), {
        attempts: { A: ['unavailable'] },
        took: taking('run-checks', 1),
      }),
  },
  {
    name: 'a registry that is away until the time of the run is over',
    run: () =>
      play(plan(['A'], { caps: { runMs: 2 * minute } }), {
        ...{ attempts: { A: ['unavailable', 'pass'] }, took: taking('run-checks', 1) },
      }),
  },
];

import type { Finding } from '../../src/core/review-answer-types.ts';
import { twoParts } from '../support/advice.ts';
import { minute, plan, play, resumeAfter } from '../support/history.ts';
import { met, type Reply, unmet } from '../support/review-replies.ts';
import { reviewed, richer, type ToldRun, taking, unsure } from './told-world.ts';

const warning: Finding = { severity: 'warn', file: 'src/a.js', line: 3, text: 'the same twice' };
const remark: Finding = { severity: 'info', text: 'a long name' };
const block: Finding = { severity: 'block', file: 'src/a.js', line: 9, text: 'prints the key' };
const other: Finding = { severity: 'block', text: 'drops a table' };

/** Agents that review, and what their words come to. */
export const reviews: readonly ToldRun[] = [
  {
    name: 'a review that finds something missing and something that nobody asked for, then nothing',
    run: () =>
      play(plan(['A'], reviewed), {
        review: ({ gate, attempt }) => {
          if (gate === 'quality') return { findings: [warning, remark, warning] };
          return attempt === 1 ? { criteria: [unmet('c1'), met('c2')], missing: ['a log'], extra: ['a flag'] } : {};
        },
      }),
  },
  {
    name: 'three votes, the strictest of them counts',
    run: () =>
      play(plan(['A'], { ...reviewed, specPasses: 3 }), {
        review: ({ gate, attempt, call }) => {
          if (gate === 'quality' || attempt > 1) return {};
          return {
            criteria: [call === 2 ? unmet('c1', 'no test') : unsure],
            findings: call === 3 ? [other] : [remark],
          };
        },
      }),
  },
  {
    name: 'a block that the second reviewer does not find',
    run: () =>
      play(plan(['A'], reviewed), {
        review: ({ gate, claims }) =>
          gate === 'quality'
            ? claims.length === 0
              ? { findings: [block, other, warning] }
              : { criteria: [unmet('b1'), unmet('b2')] }
            : {},
      }),
  },
  {
    name: 'two blocks of which the second reviewer confirms one, and on_block: halt',
    run: () =>
      play(plan(['A', 'B'], { ...reviewed, onBlock: 'halt' }), {
        review: ({ gate, claims }) =>
          gate === 'quality'
            ? claims.length === 0
              ? { findings: [block, other] }
              : { criteria: [unmet('b1'), met('b2')] }
            : {},
      }),
  },
  {
    name: 'a block that the second reviewer cannot judge',
    run: () =>
      play(plan(['A'], reviewed), {
        review: ({ gate, claims }) =>
          gate === 'quality'
            ? claims.length === 0
              ? { findings: [block] }
              : { criteria: [{ ...unsure, id: 'b1' }] }
            : {},
      }),
  },
  {
    name: 'a reviewer that answers at the third call',
    run: () =>
      play(plan(['A'], reviewed), {
        review: ({ call }): Reply => (call < 3 ? { problem: 'the reviewer said nothing' } : {}),
        took: taking('run-review', 1),
      }),
  },
  {
    name: 'reviewers that hang',
    run: () => play(plan(['A'], reviewed), { took: taking('run-review', 6) }),
  },
  {
    name: 'the same tree is not reviewed twice',
    run: () =>
      play(plan(['A'], reviewed), {
        attempts: { A: ['no-change'] },
        review: ({ gate }) => (gate === 'spec' ? { criteria: [unmet('c1')] } : {}),
      }),
  },
  {
    name: 'an agent that classifies, plans and works in parts',
    run: () =>
      play(plan(['A'], { ...reviewed, classifier: 'agent' }), {
        review: ({ gate, attempt, part }) =>
          gate === 'spec' && attempt <= 2 && part === undefined ? { criteria: [unsure] } : {},
        advise: ({ role, call }) => {
          if (call === 1) return { problem: 'it is no JSON' };
          return role === 'plan' ? twoParts : { type: 'classify', route: 're-plan', reason: 'it is two things' };
        },
      }),
  },
  {
    name: 'a request that is too long, a part that fails and a planner that costs time',
    run: () =>
      play(plan(['A'], { attemptStart: 'keep' }), {
        attempts: { A: ['too-long', 'fail', 'pass', 'no-evidence', 'pass'] },
        took: taking('consult', 1),
      }),
  },
  {
    name: 'a final review with a minority that blocks',
    run: () =>
      play(plan(['A'], { ...reviewed, finalReview: 3 }), {
        reviewWhole: ({ call }): Reply =>
          call === 2 ? { findings: [block, warning] } : call === 3 ? { problem: 'no JSON' } : {},
      }),
  },
  {
    name: 'a final review of two, slow and softly at its limit, whose second reviewer hangs once',
    run: () =>
      play(
        plan(['A'], { ...reviewed, finalReview: 2 }),
        richer({ took: taking('run-final-review', 1) }, (outcome, command) =>
          outcome.type === 'final-reviewed' && command.type === 'run-final-review'
            ? {
                ...outcome,
                result: {
                  ...outcome.result,
                  softLimitHit: command.call === 1,
                  verdict: command.call === 2 ? 'timeout' : 'pass',
                },
              }
            : undefined,
        ),
      ),
  },
  {
    name: 'a final review that the time of the run cuts short, and the next workflow run',
    run: () => {
      const first = play(plan(['A'], { ...reviewed, finalReview: 1, caps: { runMs: 2 * minute } }), {
        took: taking('run-final-review', 2),
        reviewWhole: (): Reply => ({ problem: 'cut short' }),
        resume: false,
      });
      return resumeAfter(first, first.events.length);
    },
  },
];

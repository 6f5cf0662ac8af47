import type { Event, Outcome } from '../../src/core/event.ts';
import { answering, type History, minute, plan, play, resumeAfter, type Script } from '../support/history.ts';
import { epoch, reviewed, type ToldRun, tokens } from './told-world.ts';

const interrupted: Outcome = { type: 'interrupted', cause: 'SIGTERM' };
const ending: Outcome = { ...interrupted, ending: true, usage: [{ ...tokens, role: 'implement' }] };
const fix: Outcome = { type: 'fix-asked', story: 'A', text: 'name it better', person: 'ada' };

/** Goes on in another workflow run that begins like this. */
function resumedBy(history: History, outcome: Extract<Outcome, { type: 'resumed' }>, script: Script): History {
  const event: Event = { stamp: { at: epoch + 60 * minute, elapsedMs: 0 }, outcome };
  const events = [...history.events, event];
  return resumeAfter({ ...history, events }, events.length, script);
}

/** What is pushed, carried, archived, signed off and cut short. */
export const ends: readonly ToldRun[] = [
  {
    name: 'work of earlier nights of which one part conflicts and one is red',
    run: () =>
      play(
        plan(['A', 'B', { id: 'C', regate: true }, 'D'], {
          carried: ['A', 'B', 'C'].map((story, at) => ({ commit: `c${at}`, parent: `p${at}`, story })),
          ...{ replaces: 'c2', caps: { maxAttempts: 1 } },
        }),
        { conflicting: ['A'], redCarried: ['B'] },
      ),
  },
  {
    name: 'a feature that is archived and signed off after a fix',
    run: () => {
      const first = play(plan(['A', 'B'], { approval: 'required', archive: true }), { resume: false });
      const fixed = answering(first, fix, { attempts: { A: ['fail', 'pass'] } });
      const pull = { number: 7, url: 'https://github.test/pull/7', draft: true };
      const { commit } = fixed.state.archived?.made ?? fixed.state.head;
      return answering(fixed, { type: 'approved', commit, person: 'bob', via: 'review', pull });
    },
  },
  {
    name: 'a fix that is not made',
    run: () =>
      answering(play(plan(['A'], { approval: 'required', caps: { maxAttempts: 2 } }), { resume: false }), fix, {
        attempts: { A: ['no-change'] },
      }),
  },
  {
    name: 'a branch that is refused, and taken in the next workflow run',
    run: () => {
      const script: Script = { refused: ['refs/heads/ralph/default'], attempts: { B: ['fail'] }, resume: false };
      const first = play(plan(['A', 'B'], { caps: { maxAttempts: 1 } }), script);
      return resumeAfter(first, first.events.length);
    },
  },
  {
    name: 'a branch that stays here for a reason that may pass',
    run: () => {
      const first = play(plan(['A']), {
        fault: (_, command) =>
          command.type === 'settle'
            ? {
                type: 'settled',
                results: command.refs.map((each) => ({
                  ...each,
                  ...{ status: 'refused', detail: 'no answer', bundle: '/tmp/a.bundle', passing: true },
                })),
                pull: { number: 7, url: 'https://github.test/pull/7', draft: true },
                pullNotes: ['not opened'],
              }
            : undefined,
        resume: false,
      });
      return resumeAfter(first, first.events.length);
    },
  },
  {
    name: 'final checks that fail after trouble that is ours',
    run: () =>
      play(plan(['A'], { checks: [{ name: 'e2e', command: 'make e2e', stage: 'final' }], requireEvidence: false }), {
        final: ['unavailable', 'fail'],
      }),
  },
  {
    name: 'an interrupt in the middle of each kind of work',
    run: () =>
      play(plan(['A'], reviewed), {
        attempts: { A: ['fail', 'pass'] },
        fault: (turn) => (turn % 6 === 2 ? ending : turn % 6 === 3 ? interrupted : undefined),
        mostResumes: 30,
      }),
  },
  {
    name: 'a person who cancels, and goes on elsewhere with lower caps',
    run: () => {
      const first = play(plan(['A', 'B']), {
        fault: (_, { type }) => (type === 'take-snapshot' ? { ...interrupted, by: 'user' } : undefined),
        resume: false,
      });
      const caps = { maxAttempts: 2, maxIterations: 9, maxCommits: 30, runMs: 100 * minute, maxCostUsd: 3 };
      const workflow = { workflowRun: '8/1', elsewhere: true, caps, fallbacks: ['codex'], chain: 2 } as const;
      return resumedBy(first, { type: 'resumed', ...workflow }, { attempts: { A: ['fail'] } });
    },
  },
  {
    name: 'trouble with the machine in the middle of a check, and nobody asks for the rest of the caps',
    run: () => {
      const halt = { kind: 'internal_error', detail: 'a bug' } as const;
      const first = play(plan(['A'], { caps: { maxCostUsd: 5, callsPerHour: 9 }, fallbacks: ['codex'] }), {
        fault: (_, { type }) => (type === 'run-checks' ? { type: 'trouble', halt } : undefined),
        resume: false,
      });
      return resumedBy(first, { type: 'resumed', workflowRun: '8/2' }, {});
    },
  },
  {
    name: 'one iteration for each workflow run',
    run: () => play(plan(['A'], { step: true }), { attempts: { A: ['fail', 'pass'] }, step: true }),
  },
  {
    name: 'commits that run out',
    run: () => play(plan(['A', 'B'], { caps: { maxCommits: 1 } })),
  },
];

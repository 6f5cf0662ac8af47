import type { Event, Outcome } from '../../src/core/event.ts';
import { answering, gate, type History, minute, plan, play, resumeAfter, type Script } from '../support/history.ts';
import { epoch, reviewed, type ToldRun, taking, tokens } from './told-world.ts';

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
    name: 'commits of earlier nights that nobody made for a story, and more paths that conflict than are named',
    run: () =>
      play(
        plan(['A', 'B'], {
          carried: [
            { commit: '0123456789abcdef', parent: 'p' },
            { commit: 'c1', parent: 'c0', story: 'A' },
            { commit: 'c2', parent: 'c1', story: 'B' },
          ],
        }),
        {
          fault: (_, command) =>
            command.type === 'carry-stories'
              ? {
                  ...{ type: 'stories-carried', points: [], results: [] },
                  conflicts: command.commits.map(({ commit }, at) => ({
                    from: commit,
                    paths: at === 0 ? [] : ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}.js`),
                  })),
                }
              : undefined,
        },
      ),
  },
  {
    name: 'work of an earlier night that is red alone, beside a green check',
    run: () =>
      play(plan(['A'], { carried: [{ commit: 'c0', parent: 'p', story: 'A' }], replaces: '0123456789abcdef' }), {
        fault: (_, command) =>
          command.type === 'carry-stories'
            ? {
                ...{ type: 'stories-carried', conflicts: [] },
                points: [{ from: 'c0', commit: 'c0-moved', tree: 't0-moved' }],
                results: [
                  gate('test', 'pass', { check: 'unit' }),
                  gate('test', 'fail', { check: 'e2e', reason: 'exited with 1' }),
                  gate('integrity', 'fail'),
                ],
              }
            : undefined,
      }),
  },
  {
    name: 'work of earlier nights on which the registry is away after the first of it was taken over',
    run: () => {
      let calls = 0;
      return play(
        plan(['A', 'B'], {
          carried: ['A', 'B'].map((story, at) => ({ commit: `c${at}`, parent: `p${at}`, story })),
        }),
        {
          fault: (_, command) => {
            if (command.type !== 'carry-stories') return undefined;
            calls += 1;
            const points = command.commits.map(({ commit }) => ({
              from: commit,
              commit: `${commit}-moved`,
              tree: commit,
            }));
            const verdict = calls === 1 ? 'fail' : calls === 2 ? 'pass' : 'error';
            const results = [gate('test', verdict, { check: 'test', reason: 'the registry did not answer' })];
            return { type: 'stories-carried', points, conflicts: [], results };
          },
        },
      );
    },
  },
  {
    name: 'work of earlier nights that is looked at until the time of the run is over, and the next workflow run',
    run: () => {
      const carried = ['A', 'B'].map((story, at) => ({ commit: `c${at}`, parent: `p${at}`, story }));
      const first = play(plan(['A', 'B'], { carried, caps: { runMs: 10 * minute } }), {
        ...{ redCarried: ['A'], took: taking('carry-stories', 10), resume: false },
      });
      return resumeAfter(first, first.events.length);
    },
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

import { describe, expect, test } from 'vitest';
import type { Approved, FixAsked } from '../../src/core/event.ts';
import { neededCommits } from '../../src/core/needed-commits.ts';
import { isWaiting } from '../../src/core/signoff.ts';
import { fixedStory, judgeFix, judgeSignOff } from '../../src/core/signoff-verdict.ts';
import {
  answering,
  commandsOf,
  fold,
  type History,
  outcomes,
  plan,
  play,
  resumeAfter,
  storyOf,
  unitTests,
} from '../support/history.ts';

const required = { approval: 'required' } as const;
const at = (sha: string, more: { base?: string; isFork?: boolean } = {}) => ({
  pull: { sha, base: 'main', isFork: false, ...more },
  phrase: '/ralph',
});

function waiting(script: Parameters<typeof play>[1] = {}, more: Parameters<typeof plan>[1] = {}): History {
  return play(plan(['A', 'B'], { ...required, ...more }), { resume: false, ...script });
}

function approved(history: History): Approved {
  const pull = { number: 7, url: 'https://github.test/pull/7', draft: true };
  return { type: 'approved', commit: history.state.head.commit, person: 'ada', via: 'comment', pull };
}

function fix(story: string, text = 'name it better'): FixAsked {
  return { type: 'fix-asked', story, text, person: 'ada' };
}

describe('a run that has to be signed off', () => {
  test('waits once every story passed, with the commit that it waits for', () => {
    const { state, halt } = waiting();
    expect(halt).toEqual({
      kind: 'awaiting_signoff',
      detail: `both stories passed; a person has to sign off ralph/default at ${state.head.commit.slice(0, 10)}`,
    });
    expect(isWaiting(state)).toBe(true);
    expect(play(plan(['A', 'B']), { resume: false }).halt?.kind).toBe('ready');
  });

  test('does not wait when a story did not pass', () => {
    expect(waiting({ attempts: { A: ['fail'] } }).halt?.kind).toBe('some_failed');
  });

  test('waits for its final checks first', () => {
    const checks = [unitTests, { name: 'whole', command: 'x', stage: 'final' as const }];
    expect(waiting({}, { checks }).halt?.kind).toBe('awaiting_signoff');
    expect(waiting({ final: ['fail'] }, { checks }).halt?.kind).toBe('some_failed');
  });

  test('is told when its branch was not pushed', () => {
    expect(waiting({ refused: ['refs/heads/ralph/default'] }).halt?.kind).toBe('environment_broken');
  });

  test('goes on waiting in the next workflow run, without a call', () => {
    const first = waiting();
    const again = resumeAfter(first, first.events.length, { resume: false });
    expect(again.halt).toEqual(first.halt);
    expect(again.state.iterations).toBe(first.state.iterations);
  });

  test('ends ready when a person signs it off', () => {
    const first = waiting();
    const done = answering(first, approved(first));
    expect(done.halt).toEqual({
      kind: 'ready',
      detail: `ada signed off ralph/default at ${first.state.head.commit.slice(0, 10)}`,
    });
    expect(done.state).toMatchObject({
      signedOff: { person: 'ada', commit: first.state.head.commit },
      pull: { number: 7 },
    });
    expect(fold(done.events)).toEqual(done.state);
  });

  test('waits with the copy of the complete feature, which a fix is made on top of', () => {
    const first = waiting({}, { archive: true });
    const copy = first.state.archived?.made?.commit ?? '';
    expect(first.halt?.detail).toContain(copy.slice(0, 10));
    expect(judgeSignOff(first.state, at(copy))).toEqual({ type: 'ok' });
    expect(judgeSignOff(first.state, at(first.state.head.commit)).type).toBe('refused');
    const fixed = answering(first, fix('A'));
    expect(commandsOf(fixed, 'implement').at(-1)?.head).toBe(copy);
    expect(commandsOf(fixed, 'archive-feature')).toHaveLength(2);
    expect(fixed.halt?.kind).toBe('awaiting_signoff');
    expect(fixed.state.archived?.made?.commit).not.toBe(copy);
  });

  test('can be signed off by nobody before it waits, or after it ended', () => {
    const first = waiting();
    const done = answering(first, approved(first));
    expect(() => answering(done, approved(first))).toThrow('does not wait');
    const failed = waiting({ attempts: { A: ['fail'] } });
    expect(() => answering(failed, fix('A'))).toThrow('does not wait');
  });
});

describe('a later run with nothing to do', () => {
  const passed = [
    { id: 'A', was: 'passed' as const },
    { id: 'B', was: 'passed' as const },
  ];

  test.each([
    ['the branch holds what nobody signed off', required, 'awaiting_signoff'],
    ['its commit is signed off', { ...required, approved: 'c-start' }, 'nothing_to_do'],
    ['an older commit is signed off', { ...required, approved: 'c-older' }, 'awaiting_signoff'],
    [
      'the branch has nothing that its base has not',
      { ...required, base: { branch: 'main', commit: 'c-start' } },
      'nothing_to_do',
    ],
    ['nobody has to sign off', {}, 'nothing_to_do'],
  ] as const)('%s', (_, more, kind) => {
    expect(play(plan(passed, more), { resume: false }).halt?.kind).toBe(kind);
  });

  test('a story that is left over is no work to sign off', () => {
    const open = plan(
      [
        { id: 'A', was: 'passed' },
        { id: 'B', was: 'ineligible' },
      ],
      required,
    );
    expect(play(open, { resume: false }).halt?.kind).toBe('awaiting_signoff');
    expect(play(plan([], required), { resume: false }).halt?.kind).toBe('nothing_to_do');
  });

  test('runs its baseline before a fix is worked on', () => {
    const idle = play(plan(passed, required), { resume: false });
    const fixed = answering(idle, fix('B'));
    const [first] = fixed.commands.slice(idle.commands.length + 1);
    expect([first?.type, fixed.halt?.kind]).toEqual(['run-baseline', 'awaiting_signoff']);
  });
});

describe('a fix that is asked for', () => {
  test('is a fresh attempt on the tip of the branch, and the run waits again', () => {
    const first = waiting();
    const fixed = answering(first, fix('A'));
    const call = commandsOf(fixed, 'implement').at(-1);
    expect(call).toMatchObject({ story: 'A', attempt: 2, iteration: 3, head: first.state.head.commit, clean: true });
    expect(fixed.halt?.kind).toBe('awaiting_signoff');
    expect(fixed.state.head).not.toEqual(first.state.head);
    expect(storyOf(fixed.state, 'A')).toMatchObject({
      status: 'passed',
      commit: fixed.state.head.commit,
      fixes: [{ text: 'name it better', person: 'ada', attempts: 1, outcome: 'made' }],
    });
    expect(fold(fixed.events)).toEqual(fixed.state);
  });

  test('needs no commit of an attempt that another machine may have made', () => {
    const first = waiting();
    const old = storyOf(first.state, 'A').attempts.map(({ commit }) => commit);
    const fixed = answering(first, fix('A'));
    const needed = fixed.states.slice(first.states.length).flatMap((state) => neededCommits(state));
    expect(old).not.toContain(undefined);
    expect(needed.filter((commit) => old.includes(commit))).toEqual([]);
  });

  test('needs no evidence of its own', () => {
    expect(answering(waiting(), fix('A'), { attempts: { A: ['no-evidence'] } }).halt?.kind).toBe('awaiting_signoff');
  });

  test('that changes nothing was not made', () => {
    const fixed = answering(waiting(), fix('A'), { attempts: { A: ['no-change'] } });
    expect(storyOf(fixed.state, 'A').fixes).toMatchObject([{ outcome: 'not-made' }]);
  });

  test('has as many attempts as a story, and leaves its story passed when none passes', () => {
    const first = waiting({ attempts: { A: ['fail', 'fail', 'pass'] } });
    const fixed = answering(first, fix('A'), { attempts: { A: ['fail'] } });
    expect(fixed.state.iterations - first.state.iterations).toBe(5);
    expect(outcomes(fixed.state)).toEqual({ A: 'passed', B: 'passed' });
    const story = storyOf(fixed.state, 'A');
    expect(story).toMatchObject({ commit: storyOf(first.state, 'A').commit, detail: '' });
    expect(story.wip?.branch).toMatch(/A/);
    expect(story.fixes).toMatchObject([
      {
        outcome: 'not-made',
        why: expect.stringMatching(/^not ok 1 - parses a date: AssertionError: A: expected \d+ to equal 12$/),
      },
    ]);
    expect(fixed.state.head).toEqual(first.state.head);
    expect(fixed.halt).toMatchObject({
      kind: 'awaiting_signoff',
      detail: expect.stringContaining('but what was asked to be fixed in A was not'),
    });
  });

  test('does not end a run of one story by its trouble', () => {
    const one = play(plan(['A'], required), { resume: false });
    const fixed = answering(one, fix('A'), { attempts: { A: ['to-and-fro'] } });
    expect(fixed.halt?.kind).toBe('awaiting_signoff');
    expect(storyOf(fixed.state, 'A').fixes).toMatchObject([{ outcome: 'not-made' }]);
  });

  test('counts against the caps of the run', () => {
    const fixed = answering(waiting({}, { caps: { maxIterations: 3 } }), fix('A'), { attempts: { A: ['fail'] } });
    expect(fixed.halt).toMatchObject({ kind: 'budget_exceeded', budget: 'iterations' });
    expect(outcomes(fixed.state)).toEqual({ A: 'passed', B: 'passed' });
    expect(storyOf(fixed.state, 'A').cut).toBeUndefined();
  });

  test('may be asked for again, in the same story too', () => {
    const once = answering(waiting(), fix('A'));
    const twice = answering(once, fix('A', 'and this'));
    expect(storyOf(twice.state, 'A').fixes).toMatchObject([
      { attempts: 1, outcome: 'made' },
      { attempts: 2, outcome: 'made' },
    ]);
  });

  test.each([3, 4, 5, 6, 7])('goes on after a crash behind step %i of it', (steps) => {
    const first = waiting();
    const fixed = answering(first, fix('A'));
    const again = resumeAfter(fixed, first.events.length + steps, { resume: false });
    expect(again.halt?.kind).toBe('awaiting_signoff');
    expect(storyOf(again.state, 'A').fixes).toMatchObject([{ outcome: 'made' }]);
  });
});

describe('whether a commit can be signed off', () => {
  const { state } = waiting();
  const head = state.head.commit;

  test('it is the one that the run waits with', () => {
    expect(judgeSignOff(state, at(head))).toEqual({ type: 'ok' });
  });

  test('any other is refused, with the one that is waited for', () => {
    const verdict = judgeSignOff(state, at('d'.repeat(40)));
    expect(verdict).toMatchObject({ type: 'refused', why: expect.stringContaining('the branch is at dddddddddd') });
  });

  test.each([
    [
      'comes from a fork',
      { isFork: true },
      'works on ralph/default of this repository, and this one comes from a fork',
    ],
    ['goes to another base', { base: 'release' }, 'works from main, and this pull request goes to release'],
  ])('not on a pull request with that commit that %s, nor is it fixed there', (_, more, why) => {
    const refused = { type: 'refused', why: expect.stringContaining(why) };
    expect(judgeSignOff(state, at(head, more))).toEqual(refused);
    expect(judgeFix(state, at(head, more))).toEqual(refused);
    const first = waiting();
    expect(judgeSignOff(answering(first, approved(first)).state, at(head, more))).toEqual(refused);
  });

  test('what is signed off is known, and anything newer is not', () => {
    const first = waiting();
    const done = answering(first, approved(first)).state;
    expect(judgeSignOff(done, at(head))).toEqual({ type: 'known' });
    expect(judgeSignOff(done, at('d'.repeat(40)))).toMatchObject({ why: expect.stringContaining('ada signed off') });
  });

  test('a run that ended otherwise waits for nobody', () => {
    const failed = waiting({ attempts: { A: ['fail'] } }).state;
    expect(judgeSignOff(failed, at(failed.head.commit))).toMatchObject({ why: expect.stringContaining('some_failed') });
  });
});

describe('whether a fix can be worked on', () => {
  test('while the run waits and its caps allow it', () => {
    const { state } = waiting();
    expect(judgeFix(state, at(state.head.commit))).toEqual({ type: 'ok' });
    expect(judgeFix(state, at('d'.repeat(40))).type).toBe('refused');
    const spent = waiting({}, { caps: { maxIterations: 2 } }).state;
    expect(judgeFix(spent, at(spent.head.commit))).toMatchObject({
      why: expect.stringContaining('all of its 2 iterations'),
    });
    const full = waiting({}, { caps: { maxCommits: 2 } }).state;
    expect(judgeFix(full, at(full.head.commit))).toMatchObject({
      why: expect.stringContaining('all of its 2 commits'),
    });
  });

  test('not of a run that is signed off', () => {
    const first = waiting();
    const { state } = answering(first, approved(first));
    expect(judgeFix(state, at(state.head.commit))).toMatchObject({ why: expect.stringContaining('has ended') });
  });
});

describe('the story of a fix', () => {
  const { state } = play(plan(['US-1', 'US-10', 'US-2'], required), { resume: false });

  test.each([
    ['the first that the text names', 'in US-10 and US-1, rename it', 'US-10'],
    ['in any case', 'us-1: rename it', 'US-1'],
    ['only as a word of its own', 'XUS-1 and US-100', 'US-2'],
    ['else the one that passed last', 'rename it', 'US-2'],
  ])('%s', (_, text, id) => {
    expect(fixedStory(state, text)).toBe(id);
  });

  test('after a fix it is the one that was fixed', () => {
    expect(fixedStory(answering(play(plan(['A', 'B'], required), { resume: false }), fix('A')).state, 'x')).toBe('A');
  });

  test('stories of earlier runs count, the last of the file first', () => {
    const idle = play(
      plan(
        [
          { id: 'A', was: 'passed' },
          { id: 'B', was: 'passed' },
        ],
        required,
      ),
      { resume: false },
    );
    expect(fixedStory(idle.state, 'x')).toBe('B');
  });
});

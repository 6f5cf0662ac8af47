import { describe, expect, test } from 'vitest';
import { begin } from '../../src/core/begin.ts';
import type { Command } from '../../src/core/command.ts';
import type { Event, Outcome } from '../../src/core/event.ts';
import { transition } from '../../src/core/loop.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import {
  type Behaviour,
  commandsOf,
  fold,
  gate,
  minute,
  outcomes,
  plan,
  play,
  storyOf,
  unitTests,
} from '../support/history.ts';

const slowAgent = (command: Command) => (command.type === 'implement' ? 20 * minute : 0);

describe('every halt that the core produces is reached', () => {
  test('ready', () => {
    expect(play(plan(['A'])).halt).toEqual({ kind: 'ready', detail: 'the one story passed' });
  });

  test('nothing_to_do', () => {
    expect(play(plan([])).halt?.kind).toBe('nothing_to_do');
  });

  test('some_failed', () => {
    const { halt } = play(plan(['A', 'B']), { attempts: { A: ['fail'] } });
    expect(halt).toEqual({ kind: 'some_failed', detail: '1 of 2 stories did not pass' });
  });

  test('budget_exceeded: iterations, between stories', () => {
    const ids = ['A', 'B', 'C', 'D', 'E'];
    const history = play(plan(ids), { attempts: Object.fromEntries(ids.map((id) => [id, ['fail'] as const])) });
    expect(history.halt).toMatchObject({ kind: 'budget_exceeded', budget: 'iterations' });
    expect(outcomes(history.state)).toEqual({ A: 'failed', B: 'failed', C: 'failed', D: 'failed', E: 'open' });
  });

  test('budget_exceeded: commits, with more iterations than the default allows', () => {
    const ids = Array.from({ length: 31 }, (_, index) => `S${index}`);
    const history = play(plan(ids, { caps: { maxIterations: 50 } }));
    expect(history.halt).toMatchObject({ kind: 'budget_exceeded', budget: 'commits' });
    expect(history.state.commits).toBe(30);
    expect(commandsOf(history, 'commit-story')).toHaveLength(30);
  });

  test('budget_exceeded: wallclock, between stories', () => {
    const history = play(plan(['A', 'B'], { caps: { runMs: 5.5 * minute } }), { took: () => minute, resume: false });
    expect(history.halt).toMatchObject({ kind: 'budget_exceeded', budget: 'wallclock' });
    expect(outcomes(history.state)).toEqual({ A: 'passed', B: 'open' });
  });

  test('environment_broken: baseline', () => {
    expect(play(plan(['A']), { baseline: 'broken' }).halt).toEqual({
      kind: 'environment_broken',
      detail: 'check "test" cannot run on the base commit: command not found',
    });
  });

  test('environment_broken: require-green', () => {
    const { halt } = play(plan(['A'], { baseline: 'require-green' }), { baseline: 'red' });
    expect(halt).toMatchObject({ kind: 'environment_broken', detail: expect.stringContaining('require-green') });
  });

  test('environment_broken: the branch of a ready run was refused', () => {
    expect(play(plan(['A']), { refused: ['refs/heads/ralph/default'] }).halt).toEqual({
      kind: 'environment_broken',
      detail: 'the one story passed, but ralph/default was not pushed: protected branch',
    });
  });

  test('config_error: the baseline is slower than its gate may be', () => {
    expect(play(plan(['A']), { baselineMs: 11 * minute }).halt).toMatchObject({ kind: 'config_error' });
  });

  test.each([
    ['interrupted', { type: 'interrupted', cause: 'SIGINT' } as const, { kind: 'interrupted', detail: 'SIGINT' }],
    [
      'internal_error',
      { type: 'trouble', halt: { kind: 'internal_error', detail: 'boom' } } as const,
      { kind: 'internal_error', detail: 'boom' },
    ],
  ])('%s', (_, outcome, halt) => {
    const history = play(plan(['A']), { fault: (turn) => (turn === 3 ? outcome : undefined), resume: false });
    expect(history.halt).toEqual(halt);
    expect(history.commands.at(-1)).toEqual({ type: 'finish', halt });
  });
});

describe('every story outcome of this version is reached', () => {
  test('passed, failed, interrupted, dependency_failed', () => {
    const history = play(plan(['A', 'B', { id: 'C', dependsOn: ['B'] }, 'D'], { caps: { runMs: 30 * minute } }), {
      attempts: { B: ['fail'], D: ['agent-timeout'] },
      took: (command) => (command.type === 'implement' && command.story === 'D' ? 40 * minute : 0),
      resume: false,
    });
    expect(outcomes(history.state)).toEqual({ A: 'passed', B: 'failed', C: 'dependency_failed', D: 'interrupted' });
  });
});

describe('one attempt', () => {
  test('implement, snapshot, checks, commit, publish: each bound to the same story, attempt and tree', () => {
    const history = play(plan(['A']));
    expect(history.commands.map((command) => command.type)).toEqual([
      'run-baseline',
      'implement',
      'take-snapshot',
      'run-checks',
      'commit-story',
      'publish',
      'settle',
      'write-report',
      'finish',
    ]);
    const { tree } = storyOf(history.state, 'A').attempts[0]!;
    expect(history.commands[2]).toMatchObject({
      story: 'A',
      attempt: 1,
      iteration: 1,
      storyStart: { commit: 'c-start', tree: 't-start' },
      previousTree: 't-start',
    });
    expect(history.commands[3]).toMatchObject({ story: 'A', attempt: 1, tree, checks: [unitTests] });
    expect(history.commands[4]).toMatchObject({ story: 'A', tree, parent: 'c-start' });
  });

  test('a pass records every gate, and the reviews that did not happen as skipped', () => {
    const [attempt] = storyOf(play(plan(['A']), { took: () => 1000 }).state, 'A').attempts;
    expect(attempt?.gates.map((each) => `${each.gate} ${each.verdict}`)).toEqual([
      'implement pass',
      'integrity pass',
      'test pass',
      'spec skipped',
      'quality skipped',
    ]);
    expect(attempt).toMatchObject({
      passed: true,
      decision: 'passed',
      fingerprint: '',
      blockers: [],
      durationMs: 2000,
    });
  });

  test.each<[Behaviour, string, string, readonly string[]]>([
    ['crash', 'implement', 'fail', ['implement', 'integrity']],
    ['agent-timeout', 'implement', 'timeout', ['implement', 'integrity']],
    ['cheat', 'integrity', 'fail', ['implement', 'integrity']],
    ['fail', 'test', 'fail', ['implement', 'integrity', 'test']],
    ['timeout', 'test', 'timeout', ['implement', 'integrity', 'test']],
    ['no-change', 'test', 'fail', ['implement', 'integrity', 'test', 'test']],
    ['no-evidence', 'test', 'fail', ['implement', 'integrity', 'test', 'test']],
    ['silent-check', 'test', 'fail', ['implement', 'integrity', 'test']],
  ])('%s blocks at %s (%s) and no later gate runs', (behaviour, lastGate, verdict, gates) => {
    const history = play(plan(['A']), { attempts: { A: [behaviour, 'pass'] } });
    const [attempt] = storyOf(history.state, 'A').attempts;
    expect(attempt).toMatchObject({ passed: false, lastGate, decision: 'retry' });
    expect(attempt?.gates.map((each) => each.gate)).toEqual(gates);
    expect(attempt?.gates.findLast((each) => each.gate === lastGate)?.verdict).toBe(verdict);
    expect(attempt?.fingerprint).toMatch(/^[0-9a-f]{8}$/);
    expect(attempt?.blockers).not.toEqual([]);
    const ran = commandsOf(history, 'run-checks').map((command) => command.attempt);
    expect(ran).toEqual(gates.includes('test') ? [1, 2] : [2]);
  });

  test('an attempt is stamped with the moment its agent started, and every gate it adds itself is empty', () => {
    const history = play(plan(['A']), { took: () => minute });
    const [attempt] = storyOf(history.state, 'A').attempts;
    const started = history.events.findIndex(({ outcome }) => outcome.type === 'implemented') - 1;
    expect(attempt?.startedAt).toBe(history.events[started]?.stamp.at);
    expect(attempt?.gates.at(-1)).toEqual(
      gate('quality', 'skipped', { reason: 'not reviewed', startedMs: 4 * minute }),
    );
  });

  test('[A16] whatever the agent says in its last words, the snapshot is taken and the gates decide', () => {
    const history = play(plan(['A']), { attempts: { A: ['crash', 'pass'] } });
    expect(commandsOf(history, 'take-snapshot')).toHaveLength(2);
    expect(outcomes(history.state)).toEqual({ A: 'passed' });
  });

  test('[A16] a claim without a change is no pass, even where all checks are green', () => {
    const history = play(plan(['A'], { caps: { maxAttempts: 1 } }), { attempts: { A: ['no-change'] } });
    expect(outcomes(history.state)).toEqual({ A: 'failed' });
  });

  test('a warning is no failure', () => {
    const warned = { took: () => 0 };
    const { events } = play(plan(['A']), warned);
    const warning = events.map((event): Event => {
      if (event.outcome.type !== 'snapshot-taken') return event;
      return { ...event, outcome: { ...event.outcome, result: gate('integrity', 'warn') } };
    });
    expect(outcomes(fold(warning))).toEqual({ A: 'passed' });
  });

  test('a check that says skipped never passes', () => {
    const { events } = play(plan(['A'], { caps: { maxAttempts: 1 } }));
    const cut = events.findIndex((event) => event.outcome.type === 'checks-done');
    const outcome: Outcome = { type: 'checks-done', results: [gate('test', 'skipped', { check: 'test' })] };
    const step = transition(fold(events.slice(0, cut)), { stamp: { at: 0, elapsedMs: 0 }, outcome });
    expect(step.command.type).toBe('park-story');
  });

  test('all checks must answer: one that is silent is named', () => {
    const checks = [unitTests, { name: 'lint', command: 'npm run lint' }];
    const { events } = play(plan(['A'], { checks, requireEvidence: false }));
    const cut = events.findIndex((event) => event.outcome.type === 'checks-done');
    const outcome: Outcome = { type: 'checks-done', results: [gate('test', 'pass', { check: 'test' })] };
    const { state } = transition(fold(events.slice(0, cut)), { stamp: { at: 0, elapsedMs: 0 }, outcome });
    expect(storyOf(state, 'A').attempts[0]?.blockers).toEqual([
      { gate: 'test', check: 'lint', text: 'check "lint" ended without a result' },
    ]);
  });

  test('the next attempt starts on the tree that the failed one left', () => {
    const history = play(plan(['A']), { attempts: { A: ['fail', 'cheat', 'pass'] } });
    const trees = storyOf(history.state, 'A').attempts.map((attempt) => attempt.tree);
    expect(commandsOf(history, 'implement').map((command) => command.tree)).toEqual(['t-start', trees[0], trees[1]]);
    expect(commandsOf(history, 'implement').map((command) => command.clean)).toEqual([true, false, false]);
    expect(commandsOf(history, 'take-snapshot').map((command) => command.previousTree)).toEqual([
      't-start',
      trees[0],
      trees[1],
    ]);
  });

  test('attempt_start: clean gives every attempt the start of the story, and says so to the snapshot', () => {
    const history = play(plan(['A'], { attemptStart: 'clean' }), { attempts: { A: ['fail', 'pass'] } });
    expect(commandsOf(history, 'implement').map((command) => [command.tree, command.clean])).toEqual([
      ['t-start', true],
      ['t-start', true],
    ]);
    expect(commandsOf(history, 'take-snapshot').map((command) => command.previousTree)).toEqual(['t-start', 't-start']);
  });
});

describe('evidence (10-fine-print)', () => {
  test('green checks alone do not pass a story', () => {
    const history = play(plan(['A']), { attempts: { A: ['no-evidence'] } });
    expect(outcomes(history.state)).toEqual({ A: 'stuck' });
    expect(storyOf(history.state, 'A').attempts[0]?.blockers[0]?.text).toMatch(
      /^nothing shows that this story is done/,
    );
  });

  test('require_evidence: false lets green checks pass it, but never an unchanged tree', () => {
    const history = play(plan(['A', 'B'], { requireEvidence: false }), {
      attempts: { A: ['no-evidence'], B: ['no-change'] },
    });
    expect(outcomes(history.state)).toEqual({ A: 'passed', B: 'stuck' });
  });

  test('without checks a new test file shows nothing, since nobody ran it', () => {
    expect(outcomes(play(plan(['A'], { checks: [] })).state)).toEqual({ A: 'stuck' });
    expect(outcomes(play(plan(['A'], { checks: [], requireEvidence: false })).state)).toEqual({ A: 'passed' });
  });
});

describe('caps are exact', () => {
  test('a story that passes on its last attempt has passed', () => {
    const history = play(plan(['A']), { attempts: { A: ['fail', 'fail', 'fail', 'fail', 'pass'] } });
    expect(outcomes(history.state)).toEqual({ A: 'passed' });
    expect(history.halt?.kind).toBe('ready');
  });

  test('a story that passes in the last iteration has passed, and the run is ready', () => {
    const history = play(plan(['A', 'B'], { caps: { maxIterations: 3 } }), { attempts: { A: ['fail', 'pass'] } });
    expect(history.state.iterations).toBe(3);
    expect(history.halt?.kind).toBe('ready');
  });

  test('no agent call over the cap of attempts', () => {
    const history = play(plan(['A']), { attempts: { A: ['fail'] } });
    expect(commandsOf(history, 'implement').map((command) => command.attempt)).toEqual([1, 2, 3, 4, 5]);
    expect(storyOf(history.state, 'A')).toMatchObject({
      status: 'failed',
      detail: expect.stringMatching(/^not ok 1 - parses a date: AssertionError: A: expected \d+ to equal 12$/),
    });
  });

  test('no agent call over the cap of iterations; the story in flight is parked under the budget subject', () => {
    const history = play(plan(['A', 'B'], { caps: { maxIterations: 7 } }), { attempts: { A: ['fail'], B: ['fail'] } });
    expect(commandsOf(history, 'implement').map((command) => command.iteration)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(outcomes(history.state)).toEqual({ A: 'failed', B: 'failed' });
    expect(commandsOf(history, 'park-story').map((command) => command.subject)).toEqual([
      'Ralph Loop failed: A',
      'chore: ralph-loop budget exceeded',
    ]);
  });

  test('the last story may use the last commit', () => {
    const history = play(plan(['A', 'B'], { caps: { maxCommits: 2 } }));
    expect(history.halt?.kind).toBe('ready');
  });

  test('a story over its hard limit fails, its next one starts', () => {
    const history = play(plan(['A', 'B']), {
      attempts: { A: ['agent-timeout'] },
      took: (command) => (command.type === 'implement' && command.story === 'A' ? 60 * minute : 0),
    });
    expect(storyOf(history.state, 'A')).toMatchObject({
      status: 'failed',
      detail: 'the story reached its hard limit of 60 min',
      softLimitHit: true,
    });
    expect(commandsOf(history, 'implement').map((command) => command.limits.boundBy)).toEqual([
      'gate',
      'gate',
      'gate',
      'gate',
    ]);
    expect(outcomes(history.state)).toEqual({ A: 'failed', B: 'passed' });
  });
});

describe('the end of a story', () => {
  test('a pass queues the branch, moves the head and flips nothing else', () => {
    const history = play(plan(['A', 'B']));
    const [a, b] = storiesOf(history.state);
    expect(history.state.head.commit).toBe(b?.commit);
    expect(commandsOf(history, 'commit-story').map((command) => command.parent)).toEqual(['c-start', a?.commit]);
    expect(commandsOf(history, 'publish').map((command) => command.refs)).toEqual([
      [{ ref: 'refs/heads/ralph/default', commit: a?.commit }],
      [{ ref: 'refs/heads/ralph/default', commit: b?.commit }],
    ]);
    expect(history.state.commits).toBe(2);
  });

  test('a failure parks the last tree on the story start, and the head stays', () => {
    const history = play(plan(['A']), { attempts: { A: ['fail'] } });
    const story = storyOf(history.state, 'A');
    expect(commandsOf(history, 'park-story')).toMatchObject([
      { story: 'A', outcome: 'failed', tree: story.attempts.at(-1)?.tree, parent: 'c-start' },
    ]);
    expect(story.wip).toEqual({ branch: 'wip/ralph-fail-A', commit: expect.stringMatching(/^c-/) });
    expect(history.state.head).toEqual({ commit: 'c-start', tree: 't-start' });
    expect(history.state.publications).toMatchObject([{ ref: 'refs/heads/wip/ralph-fail-A', status: 'pushed' }]);
    expect(history.state.commits).toBe(0);
  });

  test('verbatim output is kept for the failure that the report quotes, and dropped elsewhere', () => {
    const history = play(plan(['A', 'B']), { attempts: { A: ['fail', 'pass'], B: ['fail'] } });
    const kept = storiesOf(history.state).map((story) =>
      story.attempts.map((attempt) => attempt.gates.some((each) => each.excerpt.lines.length > 0)),
    );
    expect(kept).toEqual([
      [false, false],
      [false, false, false, false, true],
    ]);
  });

  test('the output of a pass is dropped with its story, as if it had never been cut', () => {
    const { events } = play(plan(['A']));
    const chatty = events.map((event): Event => {
      if (event.outcome.type !== 'checks-done') return event;
      const results = [gate('test', 'pass', { check: 'test', lines: ['1..200'] })];
      return { ...event, outcome: { ...event.outcome, results } };
    });
    const excerpts = storyOf(fold(chatty), 'A').attempts.flatMap(({ gates }) => gates.map((each) => each.excerpt));
    expect(new Set(excerpts.map((excerpt) => JSON.stringify(excerpt)))).toEqual(
      new Set(['{"lines":[],"truncated":0}']),
    );
  });

  test('what was pushed is not pushed again after the run deadline, and what was refused is', () => {
    const history = play(plan(['A', 'B', 'C'], { caps: { runMs: 8 * minute } }), {
      attempts: { A: ['fail', 'fail', 'fail', 'fail', 'fail'] },
      took: (command) => (command.type === 'implement' ? 1.5 * minute : 0),
      refused: ['refs/heads/wip/ralph-fail-A'],
    });
    expect(history.state.resumes).toBe(1);
    expect(commandsOf(history, 'settle').map(({ refs }) => refs.map(({ ref }) => ref))).toEqual([
      ['refs/heads/wip/ralph-fail-A', 'refs/heads/wip/ralph-fail-B'],
      ['refs/heads/wip/ralph-fail-A', 'refs/heads/ralph/default'],
    ]);
  });

  test('a wip branch that is refused keeps its bundle and does not change the verdict', () => {
    const ref = 'refs/heads/wip/ralph-fail-A';
    const history = play(plan(['A', 'B']), { attempts: { A: ['fail'] }, refused: [ref] });
    expect(history.halt?.kind).toBe('some_failed');
    const publication = history.state.publications.find((each) => each.ref === ref);
    expect(publication).toMatchObject({ status: 'refused', detail: 'protected branch', story: 'A' });
    expect(publication?.bundle).toMatch(/\.bundle$/);
  });

  test('a refused branch does not hide why a run that is not ready ended', () => {
    const history = play(plan(['A', 'B']), { attempts: { A: ['fail'] }, refused: ['refs/heads/ralph/default'] });
    expect(history.halt?.kind).toBe('some_failed');
  });

  test('a result for another commit of a ref settles nothing', () => {
    const { events } = play(plan(['A']));
    const cut = events.findIndex((event) => event.outcome.type === 'settled');
    const result = { ref: 'refs/heads/ralph/default', commit: 'c-other', status: 'pushed' as const, detail: '' };
    const { state } = transition(fold(events.slice(0, cut)), {
      stamp: { at: 0, elapsedMs: 0 },
      outcome: { type: 'settled', results: [result] },
    });
    expect(state.publications).toMatchObject([{ status: 'queued' }]);
  });

  test('commits carry the time of the decision, so that doing them again gives the same commit', () => {
    const history = play(plan(['A', 'B']), { attempts: { A: ['fail'] }, took: () => minute });
    for (const [index, command] of history.commands.entries()) {
      if (command.type !== 'commit-story' && command.type !== 'park-story') continue;
      expect(command.at).toBe(history.events[index]?.stamp.at);
    }
  });
});

describe('the run deadline', () => {
  const story = { softMs: 45 * minute, hardMs: 120 * minute };
  const deadline = plan(['A', 'B'], { caps: { runMs: 50 * minute, story } });
  const script = { attempts: { A: ['agent-timeout', 'fail', 'agent-timeout', 'pass'] } as const };

  test('parks the story in flight, resumable, under the budget subject', () => {
    const history = play(deadline, { ...script, took: slowAgent, resume: false });
    expect(history.halt).toEqual({
      kind: 'budget_exceeded',
      budget: 'wallclock',
      detail: 'the run reached its wall clock limit of 50 min',
    });
    expect(commandsOf(history, 'park-story')).toMatchObject([
      { story: 'A', outcome: 'interrupted', subject: 'chore: ralph-loop budget exceeded' },
    ]);
    expect(outcomes(history.state)).toEqual({ A: 'interrupted', B: 'open' });
    expect(commandsOf(history, 'implement').at(-1)?.limits).toMatchObject({ hardMs: 10 * minute, boundBy: 'run' });
  });

  test('the next workflow run goes on with the same story, its last tree and the next attempt', () => {
    const history = play(deadline, { ...script, took: (command) => (slowAgent(command) > 0 ? 19 * minute : 0) });
    const before = history.states.find((state) => state.halt !== undefined);
    const [, , , fourth] = commandsOf(history, 'implement');
    expect(fourth).toMatchObject({
      story: 'A',
      attempt: 4,
      iteration: 4,
      tree: before && storiesOf(before)[0]?.attempts[2]?.tree,
      head: 'c-start',
      clean: true,
    });
    expect(outcomes(history.state)).toEqual({ A: 'passed', B: 'passed' });
    expect(history.state.resumes).toBe(1);
    expect(history.halt?.kind).toBe('ready');
  });

  test('a deadline before the baseline ran is made up for on resume', () => {
    const events = play(plan(['A'])).events.slice(0, 1);
    const late = { ...events[0]!, stamp: { at: 0, elapsedMs: 351 * minute } };
    const first = begin(late);
    expect(first.command).toMatchObject({ type: 'settle' });
    expect(first.state.halt).toMatchObject({ kind: 'budget_exceeded', budget: 'wallclock' });
    const ended = [
      { type: 'settled', results: [] } as const,
      { type: 'reported', reportFile: '' } as const,
      { type: 'resumed', workflowRun: '2' } as const,
    ].reduce((state, outcome) => transition(state, { stamp: { at: 0, elapsedMs: 0 }, outcome }).state, first.state);
    expect(ended.pending.type).toBe('run-baseline');
  });

  test('a story whose own time is up as well has failed: its rerun would be in vain', () => {
    const history = play(plan(['A'], { caps: { runMs: 60 * minute } }), {
      attempts: { A: ['agent-timeout'] },
      took: slowAgent,
    });
    expect(outcomes(history.state)).toEqual({ A: 'failed' });
    expect(history.halt?.kind).toBe('some_failed');
  });
});

describe('what can only be a bug throws', () => {
  const begun = play(plan(['A'])).events[0]!;
  const at = (outcome: Outcome): Event => ({ stamp: { at: 0, elapsedMs: 0 }, outcome });

  test.each<[string, () => unknown, RegExp]>([
    [
      'a journal without its beginning',
      () => begin(at({ type: 'publishing' })),
      /begins with "begun", not with "publishing"/,
    ],
    ['a second beginning', () => fold([begun, begun]), /cannot begin twice/],
    ['an agent without a story', () => fold([begun, at({ type: 'checks-done', results: [] })]), /no current story/],
    ['a report for a run that goes on', () => fold([begun, at({ type: 'reported', reportFile: '' })]), /has not ended/],
    [
      'checks without an attempt',
      () => fold([...play(plan(['A'])).events.slice(0, 2), at({ type: 'checks-done', results: [] })]),
      /no attempt/,
    ],
  ])('%s', (_, act, message) => {
    expect(act).toThrow(message);
  });
});

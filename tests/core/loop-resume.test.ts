import { describe, expect, test } from 'vitest';
import type { Command } from '../../src/core/command.ts';
import type { Event, Outcome } from '../../src/core/event.ts';
import { transition } from '../../src/core/loop.ts';
import { neededCommits } from '../../src/core/needed-commits.ts';
import { isPushedUnseen } from '../../src/core/publications.ts';
import { isResumable, isUnfinished } from '../../src/core/resumable.ts';
import type { Halt, RunState } from '../../src/core/state.ts';
import { updateAttempt } from '../../src/core/story.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import {
  bound,
  commandsOf,
  fold,
  gate,
  minute,
  outcomes,
  plan,
  play,
  resumeAfter,
  type Script,
  storyOf,
} from '../support/history.ts';

const interrupted = { type: 'interrupted', cause: 'SIGTERM' } as const;
const trouble = { type: 'trouble', halt: { kind: 'internal_error', detail: 'disk full' } } as const;
const reported = { type: 'reported', reportFile: '/tmp/report.md' } as const;
const resumed = { type: 'resumed', workflowRun: 'workflow-2' } as const;

/** One of every command, in a run with a failure, a pass and a red end. */
const sample = play(plan(['A', 'B'], { caps: { maxAttempts: 2 } }), { attempts: { A: ['fail'] } });
const everyCommand = sample.commands.map((command, index) => ({ name: `${index} ${command.type}`, index, command }));

describe('a resumed run is capped by the settings of its new workflow run', () => {
  const caps = { maxAttempts: 9, maxIterations: 2, maxCommits: 99, runMs: 400 * minute, maxCostUsd: 3 };
  const keep = sample.commands.findIndex(({ type }) => type === 'implement') + 1;

  test('a lower cap counts, a higher one does not, and the wall clock is its own', () => {
    const state = afterOutcomes(fold(sample.events.slice(0, keep)), [{ ...resumed, caps }]);
    expect(state.plan.caps).toMatchObject({
      ...{ maxAttempts: 2, maxIterations: 2, maxCommits: 30 },
      ...{ runMs: 400 * minute, maxCostUsd: 3 },
    });
  });

  test('a journal that does not tell them keeps those it began with', () => {
    const state = afterOutcomes(fold(sample.events.slice(0, keep)), [resumed]);
    expect(state.plan.caps).toEqual(sample.state.plan.caps);
  });
});

describe('after a crash the pending command is issued again', () => {
  test.each(everyCommand.filter(({ command }) => command.type !== 'implement' && command.type !== 'finish'))(
    '$name, word for word',
    ({ index, command }) => {
      expect(crashedAfter(index)).toEqual(command);
    },
  );

  test.each(everyCommand.filter(({ command }) => command.type === 'implement'))(
    '$name: the same attempt on the tree it was first given, in a clean worktree',
    ({ index, command }) => {
      expect(crashedAfter(index)).toEqual({ ...command, clean: true });
    },
  );

  test('a crash after the end changes nothing: the run has ended and stays so', () => {
    const after = afterOutcomes(sample.state, [resumed]);
    expect(after.pending).toEqual(sample.commands.at(-1));
    expect(after.halt).toEqual(sample.halt);
  });

  test.each([
    ['a broken baseline', play(plan(['A']), { baseline: 'broken' })],
    ['a refused branch', play(plan(['A']), { refused: ['refs/heads/ralph/default'] })],
    ['no iterations left', play(plan(['A', 'B'], { caps: { maxIterations: 1 } }))],
  ])('%s is not worked around by a resume', (_, history) => {
    const after = afterOutcomes(history.state, [resumed]);
    expect(after.pending).toEqual({ type: 'finish', halt: history.halt });
    expect(after.halt).toEqual(history.halt);
  });

  test('a branch that only an outage kept here is pushed by the next workflow run, and then the run is ready', () => {
    const ref = 'refs/heads/ralph/default';
    const whole = play(plan(['A']), { refused: [ref], resume: false });
    const settled = whole.state.publications.map((each) => ({ ...each, passing: true as const }));
    const stranded = { ...whole.state, publications: settled };
    expect(whole.halt?.kind).toBe('environment_broken');
    expect([isResumable(whole.state), isResumable(stranded)]).toEqual([false, true]);
    const after = afterOutcomes(stranded, [resumed]);
    expect(after.pending).toMatchObject({ type: 'settle', refs: [{ ref }] });
    const results = [{ ref, commit: after.head.commit, status: 'pushed', detail: '' }] as const;
    const end = afterOutcomes(after, [{ type: 'settled', results }, reported]);
    expect(end.halt).toMatchObject({ kind: 'ready' });
    expect(isResumable(end)).toBe(false);
  });

  test.each<[Command['type'], object]>([
    ['run-baseline', { softMs: 10 * minute, hardMs: 30 * minute, boundBy: 'gate' }],
    ['implement', { softMs: 12 * minute, hardMs: 20 * minute, boundBy: 'gate' }],
    ['run-checks', { softMs: 5 * minute, hardMs: 10 * minute, boundBy: 'gate' }],
  ])('%s gets the limits of the new workflow run, not what the old one had left', (type, limits) => {
    const runMs = 31 * minute;
    const history = play(plan(['A'], { caps: { runMs } }), {
      took: (command) => (type === 'run-checks' && command.type === 'take-snapshot' ? 30 * minute : 0),
      baselineMs: type === 'implement' ? 10 * minute : 0,
    });
    const index = history.commands.findIndex((command) => command.type === type);
    const late = late30(history.events.slice(0, index + 1), type);
    expect(fold(late).pending).toMatchObject({ type, limits: { boundBy: 'run' } });
    expect(transition(fold(late), event(resumed)).command).toMatchObject({ type, limits });
  });
});

describe('an interrupt suspends the command and is lifted by a resume', () => {
  test.each(everyCommand)('at $name', ({ index, command }) => {
    const before = sample.states[index]!;
    const cut = afterOutcomes(before, [interrupted]);
    const halt: Halt = { kind: 'interrupted', detail: 'SIGTERM' };
    expect(cut).toMatchObject({ halt, pending: { type: 'write-report', halt }, suspended: { command } });
    const finished = afterOutcomes(cut, [reported]);
    expect(finished.pending).toEqual({ type: 'finish', halt });
    for (const state of [before, cut, finished]) {
      const after = afterOutcomes(state, [resumed]);
      expect(after.pending).toEqual(command.type === 'implement' ? { ...command, clean: true } : command);
      expect(after.halt).toEqual(before.halt);
      expect(after.suspended).toBeUndefined();
      // A process that died tells nothing of the call that it had made; one that was cut short does.
      const lost = state === before && command.type === 'implement' ? { lostCalls: 1 } : {};
      const stories = storiesOf(before).map((story, at) => (at === before.current ? { ...story, ...lost } : story));
      expect(storiesOf(after)).toEqual(stories);
    }
  });

  test('several in a row, of both kinds, keep the first command; the last halt is the one reported', () => {
    const index = sample.commands.findIndex((command) => command.type === 'park-story');
    const cut = afterOutcomes(sample.states[index]!, [trouble, interrupted, interrupted, reported, interrupted]);
    expect(cut.pending).toEqual({ type: 'write-report', halt: { kind: 'interrupted', detail: 'SIGTERM' } });
    expect(cut.suspended?.command).toEqual(sample.commands[index]);
    expect(afterOutcomes(cut, [resumed]).pending).toEqual(sample.commands[index]);
  });

  test('the halt that was being served is served again', () => {
    const history = play(plan(['A', 'B'], { caps: { runMs: 5 * minute } }), {
      attempts: { A: ['fail'] },
      took: () => 2 * minute,
      resume: false,
    });
    const at = history.commands.findIndex((command) => command.type === 'park-story');
    const deadline = history.states[at]?.halt;
    expect(deadline).toMatchObject({ kind: 'budget_exceeded', budget: 'wallclock' });
    for (let index = at; index < history.states.length; index += 1) {
      const after = afterOutcomes(history.states[index]!, [interrupted, reported, resumed]);
      expect(after.halt).toEqual(deadline);
      expect(after.pending).toEqual(history.commands[index]);
    }
  });

  test('a report that cannot be written does not keep the run from ending as it would have', () => {
    const index = sample.commands.findIndex((command) => command.type === 'write-report');
    expect(afterOutcomes(sample.states[index]!, [trouble]).pending).toEqual(sample.commands.at(-1));
    const cut = afterOutcomes(sample.states[2]!, [interrupted, trouble]);
    expect(cut.pending).toEqual({ type: 'finish', halt: { kind: 'interrupted', detail: 'SIGTERM' } });
    expect(afterOutcomes(cut, [resumed]).pending).toEqual(sample.commands[2]);
  });

  test('the time before the interrupt is charged, the report and the night are not', () => {
    const begun = sample.states[1]!;
    const at = (elapsedMs: number, outcome: Outcome): Event => ({ stamp: { at: elapsedMs, elapsedMs }, outcome });
    const cut = [at(minute, interrupted), at(5 * minute, reported)].reduce(
      (state, each) => transition(state, each).state,
      begun,
    );
    const after = transition(cut, at(2 * minute, resumed)).state;
    const done = transition(after, { ...sample.events[2]!, stamp: { at: 0, elapsedMs: 5 * minute } }).state;
    expect(storyOf(done, 'A').elapsedMs).toBe(4 * minute);
  });
});

describe('an interrupt that tells what had been pushed', () => {
  const pull = { number: 7, url: 'https://github.test/acme/widgets/pull/7', draft: true } as const;
  const told = { pull, pullNotes: ['Close and reopen it.'] } as const;

  function knownAt(state: RunState, status: 'pushed' | 'refused' = 'pushed') {
    const results = state.publications.map(({ ref, commit }) => ({ ref, commit, status, detail: '' }));
    return { ...interrupted, known: { results, ...told } };
  }

  test.each(everyCommand)('at $name: nothing is pushed anew, and the run comes to the same end', ({ index }) => {
    const before = sample.states[index] as RunState;
    const cut = afterOutcomes(before, [knownAt(before)]);
    expect(cut).toMatchObject({ ...told, halt: { kind: 'interrupted' } });
    expect(cut.publications).toEqual(before.publications.map((each) => ({ ...each, status: 'pushed' })));
    const after = afterOutcomes(cut, [reported, resumed]);
    expect([after.publications, after.pull]).toEqual([cut.publications, pull]);
    const { pending } = after;
    expect(pending.type).toBe(before.pending.type);
    if (pending.type === 'publish' || pending.type === 'settle') expect(pending.refs).toEqual([]);
    const rest = resumeAfter(
      { ...sample, events: [...sample.events.slice(0, index + 1), event(knownAt(before))] },
      index + 2,
      {
        attempts: { A: ['fail'] },
      },
    );
    expect([rest.halt, outcomes(rest.state)]).toEqual([sample.halt, outcomes(sample.state)]);
  });

  test('what was refused is told, and tried again by the next workflow run', () => {
    const at = sample.commands.findLastIndex((command) => command.type === 'settle');
    const before = sample.states[at] as RunState;
    const cut = afterOutcomes(before, [knownAt(before, 'refused')]);
    expect(cut.publications.map(({ status }) => status)).toEqual(['refused', 'refused']);
    const after = afterOutcomes(cut, [reported, resumed]);
    expect(after.publications.map(({ status }) => status)).toEqual(['queued', 'queued']);
    expect(after.pending).toEqual(sample.commands[at]);
  });

  test('an earlier commit of a branch says nothing about the later one', () => {
    const before = sample.states.findLast(({ pending }) => pending.type === 'settle') as RunState;
    const results = before.publications.map(({ ref }) => ({
      ...{ ref, commit: 'earlier', status: 'pushed' as const, detail: '' },
    }));
    const cut = afterOutcomes(before, [{ ...interrupted, known: { results } }]);
    expect(cut.publications).toEqual(before.publications);
    expect([cut.pull, cut.pullNotes]).toEqual([before.pull, before.pullNotes]);
  });

  test('the second of two adds to what the first one knew', () => {
    const before = sample.states.findLast(({ pending }) => pending.type === 'settle') as RunState;
    const { results } = knownAt(before).known;
    const cut = afterOutcomes(before, [
      { ...interrupted, ending: true, known: { results: results.slice(0, 1) } },
      { ...interrupted, known: { results: results.slice(1), pull } },
    ]);
    expect([cut.publications.map(({ status }) => status), cut.pull]).toEqual([['pushed', 'pushed'], pull]);
    expect(cut.suspended).not.toHaveProperty('ending');
  });

  test.each([
    ['a branch that is pushed', [], true],
    ['one whose pull request is known', [{ ...interrupted, known: { results: [], pull } }], false],
  ])('%s: whether its pull request is still owed', (_, outcomesAfter, isOwed) => {
    const before = sample.states.findLast(({ pending }) => pending.type === 'settle') as RunState;
    expect(isPushedUnseen(before)).toBe(false);
    const { results } = knownAt(before).known;
    const cut = afterOutcomes(before, [{ ...interrupted, known: { results } }, ...outcomesAfter]);
    expect(isPushedUnseen(cut)).toBe(isOwed);
  });
});

describe('isResumable', () => {
  test('while work is pending, always', () => {
    for (const state of sample.states.slice(0, -1)) expect(isResumable(state)).toBe(true);
  });

  test.each<[Halt, boolean]>([
    [{ kind: 'ready', detail: '' }, false],
    [{ kind: 'nothing_to_do', detail: '' }, false],
    [{ kind: 'skipped', detail: '' }, false],
    [{ kind: 'some_failed', detail: '' }, false],
    [{ kind: 'budget_exceeded', budget: 'iterations', detail: '' }, false],
    [{ kind: 'budget_exceeded', budget: 'commits', detail: '' }, false],
    [{ kind: 'budget_exceeded', budget: 'wallclock', detail: '' }, true],
    [{ kind: 'environment_broken', detail: '' }, false],
    [{ kind: 'config_error', detail: '' }, false],
    [{ kind: 'locked', detail: '' }, false],
    [{ kind: 'internal_error', detail: '' }, true],
    [{ kind: 'interrupted', detail: '' }, true],
  ])('after finish with %j: %s', (halt, resumable) => {
    expect(isResumable({ ...sample.state, halt, pending: { type: 'finish', halt } })).toBe(resumable);
    expect(isResumable({ ...sample.state, halt, pending: { type: 'write-report', halt } })).toBe(true);
  });

  test('a trouble of any kind leaves a command behind that can be resumed', () => {
    const broken = { type: 'trouble', halt: { kind: 'environment_broken', detail: 'no disk' } } as const;
    expect(isResumable(afterOutcomes(sample.states[2]!, [broken, reported]))).toBe(true);
  });
});

describe('what survives a workflow run', () => {
  test('iterations, commits, attempts and caps count on; resumes and earlier time are told', () => {
    const script = { attempts: { A: ['fail'] } as const, took: () => 1000 };
    const of = plan(['A', 'B'], { caps: { maxIterations: 4 } });
    const whole = play(of, script);
    const cut = resumeAfter(whole, 6, script);
    expect(commandsOf(cut, 'implement').at(-1)).toMatchObject({ attempt: 4, iteration: 4 });
    expect(cut.state).toMatchObject({ iterations: 4, resumes: 1, earlierMs: whole.states[5]?.elapsedMs });
    expect(cut.halt).toMatchObject({ kind: 'budget_exceeded', budget: 'iterations' });
    expect(outcomes(cut.state)).toEqual(outcomes(whole.state));
  });

  test('a push that was under way is tried again', () => {
    const index = sample.commands.findLastIndex((command) => command.type === 'settle');
    expect(crashedAfter(index)).toMatchObject({
      refs: [{ ref: 'refs/heads/wip/ralph-fail-A' }, { ref: 'refs/heads/ralph/default' }],
    });
  });

  test('a push that an earlier workflow run was refused is tried again by one that goes on, and by no other', () => {
    const limited = gate('implement', 'fail');
    const refusal = { class: 'usage-limit', detail: 'resets later' };
    const nothing = { survivorsKilled: 0, finalMessage: { lines: [], truncated: 0 }, usage: [] };
    const script: Script = { attempts: { A: ['fail'] }, refused: ['refs/heads/wip/ralph-fail-A'] };
    const night = play(plan(['A', 'B'], { caps: { maxAttempts: 1 } }), {
      ...script,
      fault: (_, command) =>
        command.type === 'implement' && command.story === 'B'
          ? { type: 'implemented', result: limited, ...nothing, provider: refusal }
          : undefined,
      resume: false,
    });
    expect(night.state.publications).toMatchObject([{ story: 'A', status: 'refused' }]);
    const next = resumeAfter(night, night.events.length, { attempts: { A: ['fail'] } });
    const { bundle, ...pushed } = next.state.publications.find(({ story }) => story === 'A') ?? {};
    expect({ bundle, ...pushed }).toMatchObject({ bundle: undefined, status: 'pushed', detail: '' });
    const stillRefused = resumeAfter(night, night.events.length, script);
    expect(stillRefused.state.publications.find(({ story }) => story === 'A')?.status).toBe('refused');
    expect(afterOutcomes(stillRefused.state, [resumed]).publications).toEqual(stillRefused.state.publications);
  });

  test('the journal may take the way through JSON', () => {
    expect(fold(JSON.parse(JSON.stringify(sample.events)) as readonly Event[])).toEqual(sample.state);
  });

  test('a run that is resumed again and again still ends', () => {
    const history = play(plan(['A', 'B']), {
      attempts: { A: ['fail', 'pass'] },
      fault: (turn) => (turn % 4 === 1 ? interrupted : undefined),
      mostResumes: 40,
    });
    expect(history.halt?.kind).toBe('ready');
    expect(history.state.resumes).toBeGreaterThan(3);
    expect(history.events.length).toBeLessThan(41 * bound(history.state.plan));
  });
});

function crashedAfter(index: number): Command {
  return transition(fold(sample.events.slice(0, index + 1)), event(resumed)).command;
}

function afterOutcomes(state: RunState, list: readonly Outcome[]): RunState {
  return list.reduce((before, outcome) => transition(before, event(outcome)).state, state);
}

function event(outcome: Outcome): Event {
  return { stamp: { at: 0, elapsedMs: 0 }, outcome };
}

/** The same events, but the last one came when the run had half a minute left. */
function late30(events: readonly Event[], type: Command['type']): readonly Event[] {
  const spentMs = type === 'run-checks' ? 30.5 * minute : 30.9 * minute;
  return events.map((each, index) =>
    index === events.length - 1 ? { ...each, stamp: { ...each.stamp, elapsedMs: spentMs } } : each,
  );
}

describe('on another machine', () => {
  const elsewhere = { ...resumed, elsewhere: true } as const;
  const snapshots = everyCommand.filter(({ command }) => command.type === 'take-snapshot');

  test.each(snapshots)('$name: the worktree is gone, so the same attempt is made again', ({ index }) => {
    const before = sample.states[index] as RunState;
    const asked = sample.commands.slice(0, index).findLast((command) => command.type === 'implement');
    const after = afterOutcomes(before, [elsewhere]);
    expect(after.pending).toEqual({ ...asked, clean: true });
    expect(after.iterations).toBe(before.iterations - 1);
  });

  test.each(everyCommand.filter(({ command }) => command.type !== 'take-snapshot'))(
    '$name goes on as on the same one',
    ({ index }) => {
      const before = sample.states[index] as RunState;
      expect(afterOutcomes(before, [elsewhere]).pending).toEqual(afterOutcomes(before, [resumed]).pending);
    },
  );

  test('what an attempt’s tests were to be tried on is gone, so that attempt is made again', () => {
    const at = everyCommand.find(({ command }) => command.type === 'run-checks')?.index ?? 0;
    const before = sample.states[at] as RunState;
    const probes = [{ kind: 'old-tests', tree: 't-probe', paths: ['test/a.test.js'] }] as const;
    const tried = updateAttempt(before, { probes });
    expect(afterOutcomes(tried, [elsewhere]).pending.type).toBe('implement');
    expect(afterOutcomes(tried, [resumed]).pending.type).toBe('run-checks');
  });

  test('an end that was decided is one as soon as the work in flight is kept', () => {
    const history = play(plan(['A', 'B'], { caps: { maxIterations: 1 } }), { attempts: { A: ['fail'] } });
    const decided = history.states.filter(({ halt }) => halt !== undefined);
    const left = decided.map((state) => [state.pending.type, isUnfinished(state)]);
    expect(left).toEqual([
      ['park-story', true],
      ['publish', true],
      ['settle', false],
      ['write-report', false],
      ['finish', false],
    ]);
    for (const state of decided.slice(0, 2)) {
      const after = afterOutcomes(state, [elsewhere]);
      expect([after.pending, after.halt]).toEqual([state.pending, history.halt]);
    }
  });

  test('an interrupted snapshot is made anew, too', () => {
    const [first] = snapshots;
    const cut = afterOutcomes(sample.states[first?.index ?? 0] as RunState, [interrupted, reported]);
    expect(afterOutcomes(cut, [elsewhere]).pending.type).toBe('implement');
    expect(afterOutcomes(cut, [resumed]).pending.type).toBe('take-snapshot');
  });
});

describe('what a run needs to go on', () => {
  test.each(everyCommand)('$name: every commit and no tree that nothing holds', ({ index }) => {
    const state = sample.states[index] as RunState;
    const needed = neededCommits(state);
    const unpushed = state.publications.filter(({ status }) => status === 'queued').map(({ commit }) => commit);
    expect(needed).toEqual([...new Set(needed)]);
    expect(needed).not.toContain(state.plan.start.commit);
    expect(needed).toEqual(expect.arrayContaining(unpushed));
    if (state.head.commit !== state.plan.start.commit) expect(needed).toContain(state.head.commit);
    const attempt = storiesOf(state)[state.current ?? -1]?.attempts.at(-1)?.commit;
    if (attempt !== undefined) expect(needed).toContain(attempt);
  });
});

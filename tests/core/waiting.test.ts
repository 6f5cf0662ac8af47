import { describe, expect, test } from 'vitest';
import type { Provider } from '../../src/core/agent-facts.ts';
import type { Command } from '../../src/core/command.ts';
import type { Outcome } from '../../src/core/event.ts';
import type { RunState } from '../../src/core/state.ts';
import {
  answer,
  commandsOf,
  gate,
  type History,
  minute,
  outcomes,
  plan,
  play,
  resumeAfter,
  storyOf,
} from '../support/history.ts';

const busy: Provider = { class: 'overloaded', detail: 'HTTP 529' };
const away: Provider = { class: 'network', detail: 'ECONNREFUSED' };
const epoch = Date.UTC(2026, 0, 2, 3, 4, 5);
const limit = (inMs: number): Provider => ({ class: 'usage-limit', detail: 'five_hour', resetAt: epoch + inMs });
const one = plan(['A'], { checks: [], baseline: 'off', requireEvidence: false });

/** A world whose service refuses the first calls of a kind, in this order, and answers every other. */
function refusing(type: 'implement' | 'run-review', refusals: readonly (Provider | undefined)[]) {
  let calls = 0;
  return (_: number, command: Command): Outcome | undefined => {
    if (command.type !== type) return undefined;
    const provider = refusals[calls];
    calls += 1;
    const outcome = answer(command, {}, 0);
    if (provider === undefined || (outcome.type !== 'implemented' && outcome.type !== 'reviewed')) return undefined;
    return { ...outcome, result: gate(outcome.result.gate, 'fail', { reason: provider.detail }), provider };
  };
}

function waits({ commands }: History): readonly number[] {
  return commandsOf({ commands }, 'wait').map(({ forMs }) => forMs);
}

describe('a service that is busy', () => {
  test.each([
    ['overloaded', busy],
    ['out of reach', away],
  ])('%s: 5 s, 25 s, 125 s, each moved by a fifth at most, and no attempt is charged', (_, provider) => {
    const history = play(one, { fault: refusing('implement', [provider, provider, provider]) });
    expect(outcomes(history.state)).toEqual({ A: 'passed' });
    expect(history.state.iterations).toBe(1);
    expect(storyOf(history.state, 'A').attempts).toHaveLength(1);
    const found = waits(history);
    expect(found).toHaveLength(3);
    for (const [at, ms] of [5_000, 25_000, 125_000].entries()) {
      expect(found[at]).toBeGreaterThanOrEqual(0.8 * ms);
      expect(found[at]).toBeLessThanOrEqual(1.2 * ms);
    }
    expect(history.state.paused?.times).toBe(3);
    expect(storyOf(history.state, 'A').elapsedMs).toBe(0);
  });

  test('other runs come back at other times, the same run at the same', () => {
    const first = (runId: string) => waits(play({ ...one, runId }, { fault: refusing('implement', [busy]) }))[0];
    expect(first('run-1')).toBe(first('run-1'));
    expect(new Set(['run-1', 'run-2', 'run-3', 'run-4'].map(first)).size).toBe(4);
  });

  test('for a fourth call: one attempt is charged, without a fingerprint, and the next one begins anew', () => {
    const history = play(one, { fault: refusing('implement', [busy, busy, busy, busy, busy, undefined]) });
    const [charged, good] = storyOf(history.state, 'A').attempts;
    expect(charged).toMatchObject({ attempt: 1, passed: false, fingerprint: '', decision: 'retry' });
    expect(charged?.gates[0]).toMatchObject({ gate: 'implement', verdict: 'fail', condition: 'overloaded' });
    expect(good).toMatchObject({ attempt: 2, passed: true });
    expect(waits(history)).toHaveLength(4);
    expect(history.state.iterations).toBe(2);
  });

  test('an answer in between ends the row', () => {
    const two = plan(['A', 'B'], { checks: [], baseline: 'off', requireEvidence: false });
    const history = play(two, { fault: refusing('implement', [busy, busy, undefined, busy, undefined]) });
    const [, second = 0, third = 0] = waits(history);
    expect(second).toBeGreaterThan(15_000);
    expect(third).toBeLessThan(7_000);
  });

  test('while it reviews: the same review is asked for again, and no agent', () => {
    const reviewed = plan(['A'], { reviewAgent: 'claude', requireEvidence: false });
    const history = play(reviewed, { fault: refusing('run-review', [busy, busy, busy]) });
    expect(outcomes(history.state)).toEqual({ A: 'passed' });
    expect(waits(history)).toHaveLength(3);
    expect(commandsOf(history, 'implement')).toHaveLength(1);
    expect(commandsOf(history, 'run-review').map(({ call }) => call)).toEqual([1, 1, 1, 1, 1]);
  });

  test('for every call of a reviewer: the gate is unavailable after three rounds, a human is asked, nothing passes', () => {
    const reviewed = plan(['A'], { reviewAgent: 'claude', requireEvidence: false });
    const history = play(reviewed, {
      fault: refusing(
        'run-review',
        Array.from({ length: 99 }, () => busy),
      ),
    });
    expect(outcomes(history.state)).toEqual({ A: 'needs_human' });
    expect(commandsOf(history, 'run-review')).toHaveLength(12);
    expect(storyOf(history.state, 'A').attempts).toHaveLength(1);
  });

  test('at the end of the run’s time: the run is put off, no attempt is charged, and goes on later', () => {
    const hurried = plan(['A'], { checks: [], baseline: 'off', requireEvidence: false, caps: { runMs: 3_000 } });
    const cut = play(hurried, { fault: refusing('implement', [busy]), resume: false });
    expect(cut.state.halt).toMatchObject({ kind: 'budget_exceeded', budget: 'wallclock' });
    expect(storyOf(cut.state, 'A').attempts).toEqual([]);
    expect(outcomes(resumeAfter(cut, cut.events.length).state)).toEqual({ A: 'passed' });
  });
});

describe('an account that has reached its limit', () => {
  test('is waited for when that fits the run’s clock, by the time that the service says', () => {
    const history = play(one, { fault: refusing('implement', [limit(90 * minute)]) });
    expect(waits(history)).toEqual([90 * minute]);
    expect(outcomes(history.state)).toEqual({ A: 'passed' });
    expect(history.state.iterations).toBe(1);
    expect(history.state.elapsedMs).toBe(90 * minute);
    expect(storyOf(history.state, 'A').elapsedMs).toBe(0);
  });

  test('a pause that ends a minute before the run’s time fits, a longer one does not', () => {
    const { runMs } = one.caps;
    const at = (ms: number) => play(one, { fault: refusing('implement', [limit(ms)]), resume: false });
    expect(outcomes(at(runMs - minute).state)).toEqual({ A: 'passed' });
    const late = at(runMs - minute + 1);
    expect(late.state.halt).toMatchObject({ kind: 'usage_limit', resumeAt: epoch + runMs - minute + 1 });
    expect(waits(late)).toEqual([]);
    expect(late.state.suspended?.command.type).toBe('implement');
    expect(late.state.halt?.detail).toContain('five_hour');
  });

  test('and says nothing of its reset: the run is put off, and the next workflow run tries at once', () => {
    const told: Provider = { class: 'usage-limit', detail: 'five_hour' };
    const cut = play(one, { fault: refusing('implement', [told]), resume: false });
    expect(cut.state.halt).toEqual({ kind: 'usage_limit', detail: expect.stringContaining('five_hour') });
    const again = resumeAfter(cut, cut.events.length);
    expect(outcomes(again.state)).toEqual({ A: 'passed' });
    expect(waits(again)).toEqual([]);
  });

  test('a workflow run that begins before the reset waits for the rest without a call', () => {
    const dayAnd = 24 * 60 * minute + 30 * minute;
    const cut = play(one, { fault: refusing('implement', [limit(dayAnd)]), resume: false });
    expect(cut.state.halt?.kind).toBe('usage_limit');
    const again = resumeAfter(cut, cut.events.length);
    expect(waits(again)).toEqual([30 * minute]);
    expect(commandsOf(again, 'implement')).toHaveLength(2);
    expect(outcomes(again.state)).toEqual({ A: 'passed' });
  });

  test('a reset that lies in the past is waited for 5 s, and believed three times in a row', () => {
    const past = limit(-minute);
    const history = play(one, { fault: refusing('implement', [past, past, past, past]), resume: false });
    expect(waits(history)).toEqual([5_000, 5_000, 5_000]);
    expect(history.state.halt).toMatchObject({ kind: 'usage_limit' });
    expect(history.state.halt?.resumeAt).toBeUndefined();
    expect(history.state.iterations).toBe(0);
  });
});

describe('an account whose resets are never true', () => {
  const day = 24 * 60 * minute;
  const runs = 30;

  test.each<[string, (call: number) => Provider]>([
    ['lie in the past', () => limit(-minute)],
    [
      'move each time',
      (call) => limit(Math.floor((call - 1) / 4) * (day + 30 * minute) + (((call - 1) % 4) + 1) * 10 * minute),
    ],
    ['lie in each next workflow run', (call) => limit((day + 10 * minute) * call)],
  ])('and %s is waited for at most twelve times in a row, over however many workflow runs', (_, told) => {
    let calls = 0;
    const refuse = (turn: number, command: Command): Outcome | undefined => {
      if (command.type === 'implement') calls += 1;
      return refusing('implement', [told(calls)])(turn, command);
    };
    const script = { fault: refuse, resume: false };
    let history = play(one, script);
    for (let run = 1; run < runs; run += 1) history = resumeAfter(history, history.events.length, script);
    expect(waits(history).length).toBeLessThanOrEqual(12);
    expect(waits(history).length).toBeGreaterThan(3);
    expect(calls).toBeLessThanOrEqual(12 + runs);
    expect(history.state.halt).toMatchObject({ kind: 'usage_limit' });
    expect(history.state.halt?.resumeAt).toBeUndefined();
    expect(outcomes(resumeAfter(history, history.events.length).state)).toEqual({ A: 'passed' });
  });

  test('is believed again once it answers', () => {
    const past = Array.from({ length: 13 }, () => limit(-minute));
    const two = plan(['A', 'B'], { checks: [], baseline: 'off', requireEvidence: false });
    const refuse = refusing('implement', [...past, undefined, limit(9 * day)]);
    let history = play(two, { fault: refuse, resume: false });
    for (let run = 1; run < 4; run += 1) {
      history = resumeAfter(history, history.events.length, { fault: refuse, resume: false });
    }
    expect(waits(history)).toHaveLength(9);
    expect(outcomes(resumeAfter(history, history.events.length, { fault: refuse, resume: false }).state)).toMatchObject(
      { A: 'passed' },
    );
  });
});

test('a reset more than eight days ahead counts as none that anybody named', () => {
  const day = 24 * 60 * minute;
  const haltAfter = (days: number) =>
    play(one, { fault: refusing('implement', [limit(days * day)]), resume: false }).state.halt;
  expect(haltAfter(7)).toMatchObject({ kind: 'usage_limit', resumeAt: epoch + 7 * day });
  expect(haltAfter(9)).toMatchObject({ kind: 'usage_limit' });
  expect(haltAfter(9)?.resumeAt).toBeUndefined();
});

describe('agent_fallbacks', () => {
  const withOthers = { ...one, agent: 'claude', reviewAgent: 'claude', fallbacks: ['codex', 'gemini'] };
  const far = limit(9 * 60 * minute);
  const callers = (history: History) =>
    history.commands.flatMap((command) =>
      command.type === 'implement' || command.type === 'run-review' ? [command.agent ?? 'own'] : [],
    );

  test('the next one takes over when waiting does not fit, for reviews too, and stays', () => {
    const history = play(withOthers, { fault: refusing('implement', [far]) });
    expect(callers(history)).toEqual(['own', 'codex', 'codex', 'codex']);
    expect(outcomes(history.state)).toEqual({ A: 'passed' });
    expect(history.state.iterations).toBe(1);
    expect(waits(history)).toEqual([]);
  });

  test('waiting comes first where it fits', () => {
    const history = play(withOthers, { fault: refusing('implement', [limit(minute)]) });
    expect(callers(history)).toEqual(['own', 'own', 'own', 'own']);
  });

  test('one after the other; of those that are all limited the first to come back is waited for', () => {
    const history = play(withOthers, { fault: refusing('implement', [far, limit(3 * minute), limit(2 * minute)]) });
    expect(callers(history)).toEqual(['own', 'codex', 'gemini', 'gemini', 'gemini', 'gemini']);
    expect(waits(history)).toEqual([2 * minute]);
  });

  test('all of them at their limit: the run is put off until the first comes back', () => {
    const later = limit(8 * 60 * minute);
    const history = play(withOthers, { fault: refusing('implement', [far, later, far]), resume: false });
    expect(callers(history)).toEqual(['own', 'codex', 'gemini']);
    expect(history.state.halt).toMatchObject({ kind: 'usage_limit', resumeAt: later.resetAt });
  });

  test('the first one is called again once its limit is over', () => {
    const two = { ...withOthers, stories: plan(['A', 'B']).stories, reviewAgent: 'none' };
    const history = play(two, {
      fault: refusing('implement', [far]),
      took: (command) => (command.type === 'commit-story' ? 10 * 60 * minute : 0),
      resume: true,
    });
    expect(callers(history)).toEqual(['own', 'codex', 'own']);
  });
});

describe('a pause', () => {
  const cutAt = (history: History, type: string): number => history.commands.findIndex((each) => each.type === type);

  test('that a crash cuts short is waited to its end, and no longer', () => {
    const whole = play(one, { fault: refusing('implement', [busy, busy, busy]) });
    const third = whole.commands.findLastIndex(({ type }) => type === 'wait');
    const [, , longest = 0] = waits(whole);
    const state = whole.states[third] as RunState;
    expect(state.waiting).toMatchObject({ why: 'busy', forMs: longest });
    // The next workflow run comes a day later: nothing is left to wait.
    const again = resumeAfter(whole, third + 1);
    expect(waits(again)).toHaveLength(3);
    expect(outcomes(again.state)).toEqual({ A: 'passed' });
    expect(again.state.iterations).toBe(1);
  });

  test('that a cancel cuts short is the command that waits for the next workflow run', () => {
    const far = limit(24 * 60 * minute + 40 * minute);
    const long = { ...one, caps: { ...one.caps, runMs: 48 * 60 * minute } };
    const refuse = refusing('implement', [far]);
    const cut = play(long, {
      fault: (turn, command) =>
        command.type === 'wait' ? { type: 'interrupted', cause: 'SIGTERM' } : refuse(turn, command),
      took: () => 0,
      resume: false,
    });
    expect(cut.state.halt?.kind).toBe('interrupted');
    expect(cut.state.suspended?.command.type).toBe('wait');
    const again = resumeAfter(cut, cut.events.length);
    expect(waits(again).at(-1)).toBe(40 * minute);
    expect(outcomes(again.state)).toEqual({ A: 'passed' });
  });

  test('a crash at any moment of a refused run comes to the same end', () => {
    const refusals = [busy, limit(10 * minute), busy, undefined];
    const whole = play(one, { fault: refusing('implement', refusals) });
    expect(cutAt(whole, 'wait')).toBeGreaterThan(0);
    for (let keep = 1; keep <= whole.events.length; keep += 1) {
      const again = resumeAfter(whole, keep);
      expect(outcomes(again.state)).toEqual({ A: 'passed' });
      expect(again.state.iterations).toBe(1);
    }
  });
});

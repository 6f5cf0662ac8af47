import { describe, expect, test } from 'vitest';
import type { RunChecks } from '../../src/core/command.ts';
import type { Outcome } from '../../src/core/event.ts';
import type { Doubt, Sabotage } from '../../src/core/facts.ts';
import type { GateResult } from '../../src/core/gates.ts';
import type { RunPlan } from '../../src/core/plan.ts';
import type { TestResults } from '../../src/core/tool-output/test-results.ts';
import {
  answer,
  commandsOf,
  gate,
  type History,
  outcomes,
  plan,
  play,
  resumeAfter,
  type Script,
  storyOf,
  unitTests,
} from '../support/history.ts';

const doubts: readonly Doubt[] = [{ path: 'vitest.setup.ts', why: 'loaded by vitest.config.ts' }];
const value: Sabotage = { kind: 'value', files: [{ path: 'src/x.ts', lines: [3, 9] }] };
const unparsable: Sabotage = { kind: 'unparsable', files: [{ path: 'src/x.lua', lines: [] }] };
const lint = { name: 'lint', command: 'eslint .', kind: 'check' } as const;
const named = { by: 'id', names: ['a', 'b'] } as const;

/** Two tests, of which some fail. */
function told(failing: readonly string[], more: Partial<TestResults> = {}): TestResults {
  return {
    ...{ source: 'output', formats: ['tap'], listed: 'all', exitCode: failing.length === 0 ? 0 : 1, failing },
    counts: { passed: 2 - failing.length, failed: failing.length, errors: 0, skipped: 0 },
    compared: { newFailing: failing, fixed: [], added: { by: 'id', names: [] }, gone: { by: 'id', names: [] } },
    ...more,
  };
}

const { compared: _, ...unnamed } = told([], { listed: 'none', formats: ['counts'] });

interface World extends Partial<Pick<RunPlan, 'checks'>> {
  /** Absent: `auto`. */
  readonly saboteur?: RunPlan['saboteur'] | 'off';
  readonly doubts?: readonly Doubt[];
  /** Results on the candidate. */
  readonly green?: Partial<GateResult>;
  readonly sabotage?: Sabotage;
  /** Results on the broken tree, one go after the other; the last one repeats. */
  readonly broken?: readonly Partial<GateResult>[];
}

function run(world: World): History {
  const { saboteur = 'auto', checks = [unitTests] } = world;
  const about = { reviewAgent: 'none', requireEvidence: false, caps: { maxAttempts: 1 }, checks };
  return play({ ...plan(['A'], about), ...(saboteur !== 'off' && { saboteur }) }, scriptOf(world));
}

function scriptOf({ doubts: found, green = {}, sabotage = value, broken = [{}] }: World): Script {
  let goes = 0;
  return {
    fault: (_turn, command): Outcome | undefined => {
      if (command.type === 'take-snapshot')
        return { ...taken(answer(command, {}, 0)), ...(found && { doubts: found }) };
      if (command.type !== 'run-checks') return undefined;
      if (command.probe === undefined) return { type: 'checks-done', results: resultsOf(command, green) };
      const now = broken[Math.min(goes, broken.length - 1)] ?? {};
      goes += 1;
      return { type: 'checks-done', results: sabotage.files.length === 0 ? [] : resultsOf(command, now), sabotage };
    },
  };
}

function resultsOf({ checks }: RunChecks, more: Partial<GateResult>): readonly GateResult[] {
  return checks.map(({ name }) => ({
    ...gate('test', 'pass', { check: name }),
    durationMs: 1000,
    exitCode: 0,
    ...(name === 'lint' ? {} : more),
  }));
}

const red = { verdict: 'fail', exitCode: 1 } as const;

function taken(outcome: Outcome): Extract<Outcome, { type: 'snapshot-taken' }> {
  if (outcome.type !== 'snapshot-taken') throw new Error(`no snapshot: ${outcome.type}`);
  return outcome;
}

const goesOf = (history: History): readonly RunChecks[] =>
  commandsOf(history, 'run-checks').filter(({ probe }) => probe === 'saboteur');

const saidOf = (history: History): GateResult | undefined =>
  storyOf(history.state, 'A').attempts[0]?.gates.find(({ check }) => check === 'saboteur');

const listed: Partial<GateResult> = { tests: told([], { ran: named }) };

describe('when the saboteur runs', () => {
  test.each<[string, World, number]>([
    ['a doubt', { doubts, green: listed }, 1],
    ['no counts', {}, 1],
    ['neither', { green: listed }, 0],
    ['always', { green: listed, saboteur: 'always' }, 1],
    ['off, with a doubt', { doubts, saboteur: 'off' }, 0],
    ['nobody to ask', { doubts, checks: [lint] }, 0],
  ])('%s [X41]', (_name, world, times) => {
    const notices = { ...red, tests: told(['a']) };
    expect(goesOf(run({ ...world, broken: [notices] }))).toHaveLength(times);
  });

  test('it asks the checks that run tests about the candidate, against what they did on it [X41]', () => {
    const history = run({ doubts, green: listed, broken: [{ ...red, tests: told(['a']) }], checks: [unitTests, lint] });
    const [go] = goesOf(history);
    expect(go).toMatchObject({
      tree: storyOf(history.state, 'A').attempts[0]?.tree,
      checks: [{ name: 'test' }],
      sabotage: { start: 't-start', leftOut: [], doubts: ['vitest.setup.ts'] },
      known: { test: { ran: named } },
    });
  });
});

describe('what counts as noticed', () => {
  test.each<[string, World, string]>([
    ['a named test turns red', { green: listed, broken: [{ ...red, tests: told(['a']) }] }, 'pass'],
    [
      'only a test that nobody knew is red',
      { green: listed, broken: [{ ...red, tests: told(['test/x.js']) }] },
      'warn',
    ],
    ['a flaky test is red', { green: { ...listed, flaky: ['a'] }, broken: [{ ...red, tests: told(['a']) }] }, 'warn'],
    ['the exit code alone, where tests have names', { green: listed, broken: [red] }, 'warn'],
    [
      'fewer tests pass',
      { green: { tests: unnamed }, broken: [{ ...red, tests: { ...unnamed, counts: told(['a']).counts } }] },
      'pass',
    ],
    [
      'no test ran',
      {
        green: { tests: unnamed },
        broken: [{ ...red, tests: { ...unnamed, counts: { passed: 0, failed: 0, errors: 1, skipped: 0 } } }],
      },
      'warn',
    ],
    ['the exit code, where there is nothing else', { broken: [red] }, 'pass'],
    [
      'a compiler that refuses the value',
      { broken: [{ ...red, excerpt: { lines: ['src/x.ts(3,1): error TS2322: …'], truncated: 0 } }] },
      'warn',
    ],
    ['a check that was flaky', { green: { flaky: [] }, broken: [red] }, 'warn'],
    ['a file that no parser takes', { sabotage: unparsable, green: listed, broken: [red] }, 'pass'],
    ['nothing to break', { sabotage: { kind: 'value', files: [] }, green: listed }, 'skipped'],
    ['green', { green: listed, broken: [listed] }, 'fail'],
    ['green, by the exit code', {}, 'fail'],
    ['green, though no parser takes it', { sabotage: unparsable }, 'fail'],
    ['a check that runs for ever', { broken: [{ verdict: 'timeout' }] }, 'pass'],
    [
      'a check that was flaky, and runs for ever',
      { green: { flaky: [] }, broken: [{ verdict: 'timeout' }] },
      'timeout',
    ],
    ['a crash, where tests have no names', { green: { tests: unnamed }, broken: [red] }, 'pass'],
  ])('%s [X41]', (_name, world, verdict) => {
    const history = run({ doubts, ...world });
    expect(saidOf(history)?.verdict).toBe(verdict);
    expect(outcomes(history.state)).toEqual({ A: verdict === 'fail' || verdict === 'timeout' ? 'failed' : 'passed' });
  });

  test('two edits that make up for each other are tried apart, once [X41]', () => {
    const apart = run({ doubts, broken: [{}, red] });
    expect(goesOf(apart).map(({ sabotage }) => sabotage?.leftOut)).toEqual([[], [{ path: 'src/x.ts', lines: [9] }]]);
    expect(saidOf(apart)).toMatchObject({ verdict: 'pass' });
    expect(goesOf(run({ doubts }))).toHaveLength(2);
  });

  test('an edit that does not compile is left out on the next go, which counts [X41]', () => {
    const refuses: Partial<GateResult> = {
      ...red,
      excerpt: { lines: ['src/x.ts(3,1): error TS2322: …'], truncated: 0 },
      locations: [{ file: 'src/x.ts', line: 3, level: 'error', message: 'TS2322', source: 'tsc' }],
    };
    const history = run({ doubts, broken: [refuses, red] });
    expect(goesOf(history).map(({ sabotage }) => sabotage?.leftOut)).toEqual([[], [{ path: 'src/x.ts', lines: [3] }]]);
    expect(saidOf(history)).toMatchObject({ verdict: 'pass', durationMs: 2000 });
  });

  test('it goes a few times at most, and then nobody knows [X41]', () => {
    const history = run({ doubts, broken: [{ ...red, excerpt: { lines: ['SyntaxError: no'], truncated: 0 } }] });
    expect(goesOf(history)).toHaveLength(4);
    expect(saidOf(history)).toMatchObject({ verdict: 'warn', durationMs: 4000 });
  });
});

describe('what a user is told', () => {
  test('what is blind, what is doubted, and what makes the checks notice [X41]', () => {
    expect(saidOf(run({ doubts }))).toMatchObject({
      gate: 'integrity',
      reason:
        'the checks do not notice a broken src/x.ts, and the attempt changed vitest.setup.ts (loaded by vitest.config.ts). Have a check that runs tests of src/x.ts and fails when a value in it is wrong; saboteur: off asks for none',
    });
  });

  test('an output that nobody can read is a warning [X41]', () => {
    expect(saidOf(run({}))).toMatchObject({
      verdict: 'warn',
      reason: expect.stringContaining('do not notice a broken src/x.ts.'),
    });
  });

  test('nothing to break is said only where somebody doubts [X41]', () => {
    const nothing: Sabotage = { kind: 'value', files: [] };
    expect(saidOf(run({ sabotage: nothing }))).toBeUndefined();
    expect(saidOf(run({ doubts, sabotage: nothing }))?.reason).toContain('not applicable');
  });
});

test('a checker that is out of order three times leaves the story to a person [X41]', () => {
  const history = run({ doubts, broken: [{ verdict: 'error', reason: 'the registry did not answer' }] });
  expect(goesOf(history).map(({ call }) => call)).toEqual([undefined, 2, 3]);
  expect(outcomes(history.state)).toEqual({ A: 'needs_human' });
});

test('a run that died at the saboteur asks again, and ends alike [X41]', () => {
  const world = { doubts, green: listed, broken: [{ ...red, tests: told(['a']) }] };
  const history = run(world);
  expect(outcomes(history.state)).toEqual({ A: 'passed' });
  for (let at = 1; at < history.events.length; at += 1) {
    expect(outcomes(resumeAfter(history, at, scriptOf(world)).state)).toEqual({ A: 'passed' });
  }
});

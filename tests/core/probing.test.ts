import { describe, expect, test } from 'vitest';
import type { RunChecks } from '../../src/core/command.ts';
import type { Outcome } from '../../src/core/event.ts';
import type { Probe } from '../../src/core/facts.ts';
import type { Check, GateResult } from '../../src/core/gates.ts';
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

const oldTests: Probe = { kind: 'old-tests', tree: 't-old-tests', paths: ['test/a.test.js'] };
const newTests: Probe = { kind: 'new-tests', tree: 't-new-tests', paths: ['test/b.test.js'] };

/** What the checks of a probe come to: an exit code alone, or also tests. */
interface Fate {
  readonly exitCode: number;
  /** How the checks ended where they came to no verdict. */
  readonly cut?: 'timeout' | 'error';
  readonly newFailing?: readonly string[];
  readonly added?: readonly string[];
}

function results({ checks }: RunChecks, { exitCode, cut, newFailing, added = [] }: Fate): readonly GateResult[] {
  if (cut !== undefined) return checks.map(({ name }) => gate('test', cut, { check: name, reason: 'it hung' }));
  const failing = newFailing ?? [];
  const tests: TestResults = {
    source: 'report',
    counts: { passed: 1, failed: failing.length, errors: 0, skipped: 0 },
    listed: 'all',
    exitCode,
    failing,
    compared: { newFailing: failing, fixed: [], added: { by: 'id', names: added }, gone: { by: 'id', names: [] } },
  };
  return checks.map(({ name }) => ({
    ...{ gate: 'test', check: name, verdict: exitCode === 0 ? 'pass' : 'fail', reason: '', startedMs: 0 },
    ...{ durationMs: 1, exitCode, excerpt: { lines: [], truncated: 0 }, softLimitHit: false },
    ...(newFailing === undefined ? {} : { tests }),
  }));
}

interface World {
  readonly probes?: readonly Probe[];
  readonly old?: Fate;
  readonly new?: Fate;
  readonly redGreen?: 'true' | 'if-tests';
  readonly reviewAgent?: string;
}

function scriptOf({ probes = [], old = { exitCode: 0 }, new: fresh = { exitCode: 1 } }: World): Script {
  const script: Script = {
    fault: (_, command): Outcome | undefined => {
      if (command.type === 'take-snapshot') return { ...taken(answer(command, {}, 0)), probes };
      if (command.type !== 'run-checks' || command.probe === undefined) return undefined;
      return { type: 'checks-done', results: results(command, command.probe === 'old-tests' ? old : fresh) };
    },
  };
  return script;
}

function taken(outcome: Outcome): Extract<Outcome, { type: 'snapshot-taken' }> {
  if (outcome.type !== 'snapshot-taken') throw new Error(`no snapshot: ${outcome.type}`);
  return outcome;
}

function run(world: World): History {
  const { redGreen, reviewAgent = 'none' } = world;
  const given = plan(['A'], { reviewAgent, caps: { maxAttempts: 1 }, ...(redGreen && { redGreen }) });
  return play(given, scriptOf(world));
}

/** The gate of a probe, as the only attempt has it. */
function gateOf(history: History, check: string): Pick<GateResult, 'verdict' | 'reason'> | undefined {
  return storyOf(history.state, 'A').attempts[0]?.gates.find((result) => result.check === check);
}

describe('tests of the start on the new code (04-trust rule 10)', () => {
  test('are run on their own tree, after the candidate and before a reviewer', () => {
    const history = run({ probes: [oldTests], reviewAgent: 'rehearsal' });
    expect(commandsOf(history, 'run-checks').map(({ tree, probe }) => [tree, probe])).toEqual([
      [storyOf(history.state, 'A').attempts[0]?.tree, undefined],
      ['t-old-tests', 'old-tests'],
    ]);
    const kinds = history.commands.map(({ type }) => type);
    expect(kinds.indexOf('run-review')).toBeGreaterThan(kinds.lastIndexOf('run-checks'));
    expect(outcomes(history.state)).toEqual({ A: 'passed' });
    expect(gateOf(history, 'old-tests')).toMatchObject({ verdict: 'pass', reason: '' });
  });

  test('that fail end the attempt where nobody can say that a criterion asks for it', () => {
    const history = run({ probes: [oldTests], old: { exitCode: 1, newFailing: ['a', 'b'] } });
    expect(outcomes(history.state)).toEqual({ A: 'failed' });
    expect(gateOf(history, 'old-tests')).toMatchObject({
      verdict: 'fail',
      reason:
        '2 tests fail on the new code in the form that the story found: "a", "b"; changed: "test/a.test.js". Nobody reviews whether a criterion asks for that; a person can permit it: allow: ["test/a.test.js#test-changed"]',
    });
  });

  test('that fail are put before the spec reviewer', () => {
    const history = run({ probes: [oldTests], old: { exitCode: 1, newFailing: ['a'] }, reviewAgent: 'rehearsal' });
    expect(gateOf(history, 'old-tests')).toMatchObject({ verdict: 'warn' });
    expect(storyOf(history.state, 'A').attempts[0]?.expectations).toEqual(['a']);
    expect(outcomes(history.state)).toEqual({ A: 'passed' });
  });

  test.each<[string, Fate, string]>([
    ['an exit code alone', { exitCode: 2 }, 'check test (exit code 2)'],
    ['a runner that broke', { exitCode: 2, newFailing: [] }, 'check test (exit code 2)'],
  ])('count as failing by %s', (_, old, failing) => {
    const history = run({ probes: [oldTests], old });
    expect(gateOf(history, 'old-tests')?.reason).toContain(failing);
  });
});

describe('new tests on the code of the start (02-loop §1, red_green)', () => {
  test.each<[string, World, string, string]>([
    ['fail there: they prove the story', { new: { exitCode: 1, newFailing: ['n'] } }, 'pass', ''],
    ['fail there by exit code', { new: { exitCode: 1 } }, 'pass', ''],
    [
      'pass there: they prove nothing',
      { new: { exitCode: 0, newFailing: [], added: ['n'] } },
      'fail',
      `no test proves this story: these prove nothing, for they pass without the story's code: "n". Write a test that fails before the change and passes after it.`,
    ],
    [
      'pass there by exit code',
      { new: { exitCode: 0 } },
      'fail',
      `no test proves this story: the tests in "test/b.test.js" pass without the story's code. Write a test that fails before the change and passes after it.`,
    ],
    [
      'do both: what proves nothing is listed',
      { new: { exitCode: 1, newFailing: ['n'], added: ['idle'] } },
      'warn',
      `these prove nothing, for they pass without the story's code: "idle"`,
    ],
  ])('%s', (_, world, verdict, reason) => {
    const history = run({ probes: [newTests], redGreen: 'if-tests', ...world });
    expect(gateOf(history, 'new-tests')).toMatchObject({ verdict, reason });
    expect(outcomes(history.state)).toEqual({ A: verdict === 'fail' ? 'failed' : 'passed' });
  });

  test.each<[World['redGreen'], string]>([
    ['true', 'failed'],
    ['if-tests', 'passed'],
    [undefined, 'passed'],
  ])('red_green: %s without any: %s', (redGreen, outcome) => {
    expect(outcomes(run(redGreen === undefined ? {} : { redGreen }).state)).toEqual({ A: outcome });
  });
});

test.each([
  ['true', 'failed'],
  ['if-tests', 'passed'],
] as const)('red_green: %s where no check that runs tests applies: %s', (redGreen, outcome) => {
  const checks: readonly Check[] = [
    { name: 'unit', command: 'u', paths: ['src/**'] },
    { name: 'lint', command: 'l', kind: 'check' },
  ];
  const history = play(
    plan(['A'], { redGreen, checks, requireEvidence: false, caps: { maxAttempts: 1 } }),
    scriptOf({ probes: [newTests] }),
  );
  expect(outcomes(history.state)).toEqual({ A: outcome });
  expect(gateOf(history, 'new-tests')?.reason).toBe(
    redGreen === 'true'
      ? 'no test proves this story: no check that runs tests applies to what it changed, and red_green: true asks for one'
      : undefined,
  );
});

test('a check that lists no tests is tried beside one that does', () => {
  const checks = ['unit', 'e2e'].map((name) => ({ name, command: name }));
  const history = play(
    plan(['A'], {
      redGreen: 'true',
      requireEvidence: false,
      checks: [...checks, { name: 'lint', command: 'l', kind: 'check' }],
    }),
    {
      fault: (_, command) => {
        if (command.type === 'take-snapshot') return { ...taken(answer(command, {}, 0)), probes: [newTests] };
        if (command.type !== 'run-checks') return undefined;
        const listed = results(command, { exitCode: 0, newFailing: [] }).filter(({ check }) => check !== 'e2e');
        const exitCode = command.probe === undefined ? 0 : 1;
        const plain = results(command, { exitCode }).filter(({ check }) => check === 'e2e');
        return { type: 'checks-done', results: [...listed, ...plain] };
      },
    },
  );
  expect(
    commandsOf(history, 'run-checks')
      .at(-1)
      ?.checks.map(({ name }) => name),
  ).toEqual(['unit', 'e2e']);
  expect(gateOf(history, 'new-tests')).toMatchObject({ verdict: 'pass' });
});

describe('a check that was red at the start of the run without naming tests', () => {
  const history = (stories: readonly string[], exitCode: number): History =>
    play(plan(stories, { redGreen: 'true', checks: [{ ...unitTests, own: true }], caps: { maxAttempts: 1 } }), {
      ...scriptOf({ probes: [newTests], new: { exitCode } }),
      baseline: 'red',
    });

  test.each([
    [
      1,
      `no check tells whether the tests in "test/b.test.js" fail without the story's code: check "test" failed at the story's start too and names no test`,
    ],
    [0, `the tests in "test/b.test.js" pass without the story's code`],
  ])('proves nothing for a story that starts there, with exit code %i', (exitCode, why) => {
    const { verdict, reason } = gateOf(history(['A'], exitCode), 'new-tests') ?? {};
    expect(verdict).toBe('fail');
    expect(reason).toContain(`no test proves this story: ${why}.`);
  });

  test('proves nothing under a name that every object knows either', () => {
    const checks = [{ name: 'constructor', command: 'c', own: true as const }];
    const { state } = play(plan(['A'], { redGreen: 'true', checks, caps: { maxAttempts: 1 } }), {
      ...scriptOf({ probes: [newTests], new: { exitCode: 1 } }),
      baseline: 'red',
    });
    const told = storyOf(state, 'A').attempts[0]?.gates.find(({ check }) => check === 'new-tests');
    expect(told?.reason).toContain('failed at the story');
  });

  test('counts for a story that starts from passed work', () => {
    const script = scriptOf({ probes: [newTests], new: { exitCode: 1 } });
    const { state } = play(plan(['A', 'B'], { redGreen: 'if-tests' }), {
      baseline: 'red',
      fault: (turn, command) =>
        'story' in command && command.story === 'A' ? undefined : script.fault?.(turn, command),
    });
    expect(storyOf(state, 'B').attempts[0]?.gates.find(({ check }) => check === 'new-tests')).toMatchObject({
      verdict: 'pass',
    });
    expect(outcomes(state)).toEqual({ A: 'passed', B: 'passed' });
  });
});

describe('a probe that comes to no verdict', () => {
  const names = { 'old-tests': oldTests, 'new-tests': newTests };
  test.each([
    ['new-tests', 'timeout', 1, 'failed'],
    ['new-tests', 'error', 3, 'needs_human'],
    ['old-tests', 'timeout', 1, 'failed'],
    ['old-tests', 'error', 3, 'needs_human'],
  ] as const)('%s with %s: neither red nor green, asked %i times', (kind, cut, calls, outcome) => {
    const fate = { exitCode: 1, cut };
    const history = run({
      probes: [names[kind]],
      old: fate,
      new: fate,
      redGreen: 'if-tests',
      reviewAgent: 'rehearsal',
    });
    expect(gateOf(history, kind)).toMatchObject({
      verdict: cut,
      reason: 'check "test" came to no verdict: it hung',
    });
    expect(commandsOf(history, 'run-checks').filter(({ probe }) => probe === kind)).toHaveLength(calls);
    expect(outcomes(history.state)).toEqual({ A: outcome });
    expect(storyOf(history.state, 'A').attempts[0]?.expectations).toBeUndefined();
  });

  test('is asked for again on its own tree, with calls of its own', () => {
    const script = scriptOf({ probes: [oldTests, newTests], new: { exitCode: 1, newFailing: ['n'] } });
    const history = play(plan(['A'], { redGreen: 'true' }), {
      fault: (turn, command) =>
        command.type === 'run-checks' && (command.call ?? 1) < 3
          ? { type: 'checks-done', results: results(command, { exitCode: 1, cut: 'error' }) }
          : script.fault?.(turn, command),
    });
    const asked = commandsOf(history, 'run-checks').map(({ probe, call }) => [probe, call]);
    expect(asked).toEqual(
      [undefined, 'old-tests', 'new-tests'].flatMap((probe) => [undefined, 2, 3].map((call) => [probe, call])),
    );
    expect(outcomes(history.state)).toEqual({ A: 'passed' });
  });
});

test('a run that was cut in a probe goes on with it, wherever it was cut', () => {
  const world: World = { probes: [oldTests, newTests], redGreen: 'true', new: { exitCode: 1, newFailing: ['n'] } };
  const whole = run(world);
  for (let keep = 1; keep < whole.events.length; keep += 1) {
    const resumed = resumeAfter(whole, keep, scriptOf(world));
    expect(outcomes(resumed.state)).toEqual({ A: 'passed' });
    expect(
      storyOf(resumed.state, 'A')
        .attempts.at(-1)
        ?.gates.map(({ check }) => check),
    ).toEqual(
      storyOf(whole.state, 'A')
        .attempts.at(-1)
        ?.gates.map(({ check }) => check),
    );
  }
});

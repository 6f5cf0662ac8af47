import { describe, expect, test } from 'vitest';
import { applyingChecks, attemptChecks, finalChecks, leftOut } from '../../src/core/applying.ts';
import { blocks, type Check } from '../../src/core/gates.ts';
import { commandsOf, gate, outcomes, plan, play, storyOf } from '../support/history.ts';

const unit: Check = { name: 'unit', command: 'npm test' };
const api: Check = { name: 'api', command: 'make api', paths: ['api/**', '!**/*.md'] };
const e2e: Check = { name: 'e2e', command: 'make e2e', stage: 'final' };
const written: Check = { name: 'lint', command: 'make lint', stage: 'attempt' };
const checks = [e2e, unit, api, written];

const changing = (...paths: string[]) => ({
  changed: paths.map((path) => ({ path, status: 'modified' as const })),
  changedCount: paths.length,
});

describe('which checks an attempt has to pass', () => {
  test('a stage that is not written is the attempt', () => {
    expect(attemptChecks({ checks })).toEqual([unit, api, written]);
    expect(finalChecks({ checks })).toEqual([e2e]);
  });

  test.each([
    ['a path inside', changing('src/a.ts', 'api/x.ts'), true],
    ['a dotfile inside', changing('api/.env'), true],
    ['no path inside', changing('src/a.ts', 'api.ts'), false],
    ['only a path that is taken out again', changing('api/readme.md'), false],
    ['nothing changed: the story claims to be done before', changing(), true],
    ['more changed than is listed', { ...changing('src/a.ts'), changedCount: 201 }, true],
  ] as const)('%s', (_, attempt, applies) => {
    const names = applyingChecks({ checks }, attempt).map(({ name }) => name);
    expect(names).toEqual(applies ? ['unit', 'api', 'lint'] : ['unit', 'lint']);
    expect(leftOut({ checks }, attempt, 5).map(({ check }) => check)).toEqual(applies ? [] : ['api']);
  });

  test('what is left out is told with its globs, and is neither green nor a failure', () => {
    const many = { ...api, paths: ['a', 'b', 'c', 'd', 'e'] };
    const [first, second] = leftOut({ checks: [api, many] }, changing('src/a.ts'), 5);
    expect(first).toMatchObject({
      ...{ gate: 'test', check: 'api', verdict: 'skipped', applies: false, startedMs: 5 },
      reason: 'no changed path matches api/**, !**/*.md',
    });
    expect(second?.reason).toBe('no changed path matches a, b, c and 2 more');
    expect([first, second].map((result) => result && blocks(result))).toEqual([false, false]);
  });

  test('a check that skips itself fails the attempt all the same', () => {
    expect(blocks(gate('test', 'skipped', { check: 'unit' }))).toBe(true);
  });
});

describe('in a run', () => {
  const elsewhere: Check = { name: 'site', command: 'make site', paths: ['site/**'] };

  test('the baseline runs the checks of the attempts, whatever their paths, and none of the end', () => {
    const history = play(plan(['A'], { checks: [unit, elsewhere, e2e] }));
    expect(commandsOf(history, 'run-baseline')[0]?.checks).toEqual([unit, elsewhere]);
    expect(commandsOf(history, 'run-checks')[0]?.checks).toEqual([unit]);
    expect(outcomes(history.state)).toEqual({ A: 'passed' });
  });

  test('only final checks means no baseline and no check in an attempt', () => {
    const history = play(plan(['A'], { checks: [e2e], requireEvidence: false }));
    expect(history.commands.map(({ type }) => type)).not.toContain('run-baseline');
    expect(history.commands.map(({ type }) => type)).not.toContain('run-checks');
    expect(history.halt?.kind).toBe('ready');
  });

  test('checks that were all left out are no evidence', () => {
    const history = play(plan(['A'], { checks: [elsewhere], caps: { maxAttempts: 1 } }));
    expect(commandsOf(history, 'run-checks')).toEqual([]);
    const { gates } = storyOf(history.state, 'A').attempts[0]!;
    expect(gates.map(({ check, verdict }) => `${check ?? ''} ${verdict}`.trim())).toEqual([
      ...['pass', 'pass', 'site skipped', 'evidence fail'],
    ]);
    expect(gates.at(-1)?.reason).toContain('no check is green on this tree');
  });
});

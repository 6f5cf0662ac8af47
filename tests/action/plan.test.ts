import { describe, expect, test } from 'vitest';
import { chooseChecks, makePlan, type PlanParts, unknownStories } from '../../src/action/plan.ts';
import type { RunPlan } from '../../src/core/plan.ts';
import { readPrd } from '../../src/core/prd.ts';
import { settingsOf } from '../settings/support.ts';

const minute = 60_000;
const text = JSON.stringify({
  description: 'Make words countable',
  userStories: [
    { id: 'A', title: 'First', passes: true, priority: 3 },
    { id: 'B', title: 'Second', passes: false, priority: 'high', dependsOn: ['A'] },
    { id: 'C', title: 'Third', passes: false, skip: true },
    { id: 'D', title: 'Fourth', passes: false },
  ],
});

function prd(json = text) {
  const read = readPrd({ bytes: Buffer.from(json), file: 'prd.json' });
  if (!read.ok) throw new Error(read.error.message);
  return read.prd;
}

function make(values: Record<string, string> = {}, more: Partial<PlanParts> = {}) {
  return makePlan({
    runId: 'run-1',
    feature: 'words',
    settings: settingsOf(values),
    prd: prd(),
    prdPath: '.ralph/words/prd.json',
    base: { branch: 'main', commit: 'c-base' },
    start: { commit: 'c-start', tree: 't-start' },
    branch: 'ralph/words',
    checks: [{ name: 'test', command: 'npm test' }],
    workflowRun: '42/1',
    notices: ['said'],
    ...more,
  });
}

describe('a plan', () => {
  test('freezes what the run needs to know', () => {
    expect(make()).toMatchObject({
      runId: 'run-1',
      feature: 'words',
      intent: 'Make words countable',
      base: { branch: 'main', commit: 'c-base' },
      start: { commit: 'c-start', tree: 't-start' },
      branch: 'ralph/words',
      prdPath: '.ralph/words/prd.json',
      checks: [{ name: 'test', command: 'npm test' }],
      baseline: 'attribute',
      requireEvidence: true,
      attemptStart: 'clean-on-shift',
      messageTemplate: 'feat: [{id}] - {title}',
      agent: 'command',
      reviewAgent: 'none',
      specPasses: 1,
      onBlock: 'continue',
      onThrash: 'continue',
      onEscalate: 'continue',
      criticWindow: 3,
      breaker: { sameError: 3, noProgress: 3, progress: 'attempt' },
      workflowRun: '42/1',
      notices: ['said'],
    });
    expect(make()).not.toHaveProperty('signOff');
    expect(JSON.parse(JSON.stringify(make()))).toEqual(make());
  });

  test('has every story, with its priority, its dependencies and what it was where that is unusual', () => {
    expect(make().stories).toStrictEqual([
      { id: 'A', title: 'First', priority: 3, was: 'passed' },
      { id: 'B', title: 'Second', priority: 1, dependsOn: ['A'] },
      { id: 'C', title: 'Third', was: 'ineligible' },
      { id: 'D', title: 'Fourth' },
    ]);
  });

  test('names what is asked for only of stories that pass without an attempt', () => {
    const named = make(
      {},
      { carried: ['B', 'D'].map((story) => ({ commit: 'c', parent: 'p', story })) },
    ).stories.filter(({ entry }) => entry);
    expect(named).toMatchObject([
      { id: 'B', entry: expect.stringMatching(/^[0-9a-f]{16}$/), text: expect.stringMatching(/^[0-9a-f]{16}$/) },
      { id: 'D', entry: expect.stringMatching(/^[0-9a-f]{16}$/), text: expect.stringMatching(/^[0-9a-f]{16}$/) },
    ]);
  });

  test('has what only one story names, its tests or what it may change', () => {
    const stories = [
      { id: 'A', title: 'First', passes: false, tests: ['tests/a.js'] },
      { id: 'B', title: 'Second', passes: false, allow: ['tests/b.js'] },
      { id: 'C', title: 'Third', passes: false, allow: ['package.json#scripts'] },
    ];
    expect(make({}, { prd: prd(JSON.stringify({ stories })) }).stories).toStrictEqual([
      { id: 'A', title: 'First', tests: ['tests/a.js'] },
      { id: 'B', title: 'Second', mayDropTests: true },
      { id: 'C', title: 'Third' },
    ]);
  });

  test('is about the stories that were asked for', () => {
    const scope = (story: string) => make({ story }).stories.map(({ id, inScope = true }) => `${id} ${inScope}`);
    expect(scope('B, D')).toEqual(['A false', 'B true', 'C false', 'D true']);
    // D has nothing else that is unusual.
    expect(scope('B')).toEqual(['A false', 'B true', 'C false', 'D false']);
    expect(unknownStories(prd(), ['B', 'b', 'E'])).toEqual(['b', 'E']);
    expect(unknownStories(prd(), [])).toEqual([]);
  });

  test.each<[string, string]>([
    [JSON.stringify({ feature: 'Words', stories: [{ id: 'A', title: 'x', passes: false }] }), 'Words'],
    ['[{"id":"A","title":"x","passes":false}]', 'the stories of .ralph/words/prd.json'],
  ])('of %s is for %s', (json, intent) => {
    expect(make({}, { prd: prd(json) }).intent).toBe(intent);
  });

  test('has the caps of 02-loop §2 when nothing is configured', () => {
    expect(make().caps).toEqual({
      maxAttempts: 5,
      maxIterations: 20,
      maxCommits: 30,
      maxCostUsd: 25,
      callsPerHour: 100,
      story: { softMs: 45 * minute, hardMs: 60 * minute },
      runMs: 350 * minute,
      implement: { softMs: 12 * minute, hardMs: 20 * minute },
      test: { softMs: 5 * minute, hardMs: 10 * minute },
      spec: { softMs: 3 * minute, hardMs: 5 * minute },
      quality: { softMs: 2 * minute, hardMs: 3 * minute },
    });
  });

  test('maps every cap to its place, multiplied where it is a duration', () => {
    const values = {
      ...{
        max_attempts: '2',
        max_iterations: '7',
        max_commits: '3',
        max_cost_usd: '2.5',
        cost_per_call: '0',
        rate_limit: '12',
        soft_timeout: '5m',
        hard_timeout: '8m',
      },
      ...{ run_timeout: '30m', gate_timeouts: 'implement=1m/2m, test=30s/40s, spec=4m/6m', timeout_multiplier: '2' },
    };
    expect(make(values).caps).toEqual({
      maxAttempts: 2,
      maxIterations: 7,
      maxCommits: 3,
      maxCostUsd: 2.5,
      callsPerHour: 12,
      costPerCallUsd: 0,
      story: { softMs: 10 * minute, hardMs: 16 * minute },
      runMs: 60 * minute,
      implement: { softMs: 2 * minute, hardMs: 4 * minute },
      test: { softMs: minute, hardMs: 80_000 },
      spec: { softMs: 8 * minute, hardMs: 12 * minute },
      quality: { softMs: 4 * minute, hardMs: 6 * minute },
    });
  });

  test('gives an idle limit to agents whose output we know, and none to a command', () => {
    expect(make({ idle_timeout: '3m' }).caps).not.toHaveProperty('idleMs');
    expect(make({ agent: 'rehearsal', agent_command: '', idle_timeout: '3m' }).caps.idleMs).toBe(3 * minute);
    expect(make({ agent: 'claude', agent_command: '' }).caps.idleMs).toBe(10 * minute);
  });

  test.each<[Record<string, string>, Partial<RunPlan>]>([
    [{ review_agent: 'none' }, { agent: 'command', reviewAgent: 'none', requireEvidence: true }],
    [
      { agent: 'claude', agent_command: '' },
      { agent: 'claude', reviewAgent: 'claude', requireEvidence: false },
    ],
    [{ review_agent: 'claude' }, { agent: 'command', reviewAgent: 'claude', requireEvidence: false }],
    [{ review_command: 'judge' }, { reviewAgent: 'command' }],
    [
      { spec_passes: '3', on_block: 'halt' },
      { specPasses: 3, onBlock: 'halt' },
    ],
  ])('says who reviews and how strictly: %j', (values, expected) => {
    expect(make(values)).toMatchObject(expected);
  });

  test('holds no key and no program: it goes into the journal', () => {
    const values = { anthropic_api_key: 'sk-canary', claude_code_oauth_token: 'canary', github_token: 'ghs_canary' };
    expect(JSON.stringify(make({ ...values, agent: 'claude', agent_command: '' }))).not.toContain('canary');
  });

  test('signs off with the configured author', () => {
    const values = { sign_off: 'true', commit_author_name: 'Bot', commit_author_email: 'bot@example.com' };
    expect(make(values).signOff).toBe('Bot <bot@example.com>');
  });
});

describe('the checks of a run', () => {
  const nothing = { folder: '', paths: new Set<string>(), texts: new Map<string, string>() };
  const cargo = { ...nothing, paths: new Set(['Cargo.toml']) };

  test('are the configured ones, and nothing is said', () => {
    const gates = [{ name: 'unit', command: 'make test' }];
    expect(chooseChecks(gates, cargo)).toEqual({ checks: gates });
  });

  test('are none when that is written out, and it is said', () => {
    expect(chooseChecks('none', cargo)).toEqual({ checks: [], notice: 'test_command: none, so nothing is tested.' });
  });

  test('are found in the manifests, and it is said where', () => {
    expect(chooseChecks('detect', cargo)).toEqual({
      checks: [{ name: 'test', command: 'cargo test' }],
      notice: 'No test_command is set; found "cargo test" through Cargo.toml.',
    });
    expect(chooseChecks('detect', nothing)).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/core/event.ts';
import { blocks } from '../../src/core/gates.ts';
import { transition } from '../../src/core/loop.ts';
import type { PlannedStory, RunPlan } from '../../src/core/plan.ts';
import { isResumable } from '../../src/core/resumable.ts';
import type { Criterion } from '../../src/core/review-answer-types.ts';
import type { RunState, StoryState } from '../../src/core/state.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import {
  type Behaviour,
  commandsOf,
  fold,
  type History,
  minute,
  plan,
  play,
  resumeAfter,
  type Script,
  worksUnderALimit,
} from '../support/history.ts';
import { type Reply, unmet } from '../support/review-replies.ts';
import { checkEnd, finalFailed } from './check-end.ts';

/** `SIMULATION_RUNS=100000 SIMULATION_SEED=7 npx vitest run tests/simulation/loop.test.ts` simulates more, or replays a seed. */
const settings = {
  numRuns: Number(process.env['SIMULATION_RUNS'] ?? 120),
  seed: Number(process.env['SIMULATION_SEED'] ?? 20260102),
};

interface World {
  readonly plan: RunPlan;
  readonly script: Script;
}

describe('whole runs in random worlds', () => {
  test('end, within their caps, with every story accounted for', () => {
    fc.assert(fc.property(worlds(), check), settings);
  });

  test('the same with clocks, deadlines, interrupts and troubles, over as many workflow runs as it takes', () => {
    fc.assert(
      fc.property(worlds(), clocks(), faults(), ({ plan, script }, took, fault) => {
        const runMs = 30 * minute;
        check({
          plan: { ...plan, caps: { ...plan.caps, runMs } },
          script: { ...script, took, fault, mostResumes: 60 },
        });
      }),
      settings,
    );
  });

  test('the fold of the journal is the live state, after every event and after a way through JSON', () => {
    fc.assert(
      fc.property(worlds(), faults(), ({ plan, script }, fault) => {
        const history = play(plan, { ...script, fault });
        for (const [index, state] of history.states.entries()) {
          expect(fold(history.events.slice(0, index + 1))).toEqual(state);
        }
        expect(fold(JSON.parse(JSON.stringify(history.events)))).toEqual(history.state);
      }),
      { ...settings, numRuns: Math.ceil(settings.numRuns / 4) },
    );
  });

  test('a transition never touches the state it is given', () => {
    fc.assert(
      fc.property(worlds(), faults(), ({ plan, script }, fault) => {
        const { events, states } = play(plan, { ...script, fault });
        for (const [index, event] of events.entries()) {
          if (index > 0) transition(deepFreeze(states[index - 1] as RunState), deepFreeze(event));
        }
      }),
      { ...settings, numRuns: Math.ceil(settings.numRuns / 4) },
    );
  });
});

test('the worlds are worth their name: every halt, every outcome and every behaviour comes up', () => {
  const sample = fc.sample(fc.tuple(worlds(), clocks()), { numRuns: 400, seed: settings.seed });
  const runs = sample.flatMap(([{ plan, script }, took]) => [
    play(plan, script),
    play(hurried(plan), { ...script, took, resume: false }),
  ]);
  const seen = new Set(
    runs.flatMap(({ state, halt }) => [
      `halt ${halt?.kind} ${halt?.budget ?? ''}`.trim(),
      ...storiesOf(state).map((story) => `story ${story.status}`),
      ...storiesOf(state).flatMap((story) => story.attempts.map((attempt) => `row ${attempt.decision}`)),
      ...storiesOf(state).flatMap((story) =>
        story.attempts.flatMap(({ gates }) => gates.map((gate) => `${gate.gate} ${gate.verdict}`)),
      ),
    ]),
  );
  expect([...seen].toSorted()).toEqual(
    [
      ...['ready', 'nothing_to_do', 'some_failed', 'environment_broken', 'block_finding'].map((kind) => `halt ${kind}`),
      ...['circuit_open', 'thrashing', 'escalate'].map((kind) => `halt ${kind}`),
      ...['commits', 'iterations', 'wallclock'].map((budget) => `halt budget_exceeded ${budget}`),
      ...[
        'open',
        'passed',
        'failed',
        'stuck',
        'thrashing',
        'interrupted',
        'dependency_failed',
        'blocked',
        'needs_human',
      ].map((status) => `story ${status}`),
      ...[
        'confirmed-block',
        'gate-unavailable',
        'classifier-escalate',
        'stuck-ladder',
        'critic-thrashing',
        'breaker',
      ].map((row) => `row ${row}`),
      ...['passed', 'retry', 'attempts-used-up', 'story-time-up', 'iterations-used-up', 'run-time-up'].map(
        (row) => `row ${row}`,
      ),
      ...['implement pass', 'implement fail', 'implement timeout', 'integrity pass', 'integrity fail'],
      ...['test pass', 'test fail', 'test timeout', 'test error', 'test skipped', 'spec skipped', 'quality skipped'],
      ...['pass', 'fail', 'error'].map((verdict) => `spec ${verdict}`),
      ...['pass', 'warn', 'fail', 'error'].map((verdict) => `quality ${verdict}`),
    ].toSorted(),
  );
});

describe('nothing is lost', () => {
  test('a crash after any event leads to the end of the undisturbed run', () => {
    fc.assert(
      fc.property(worlds(), ({ plan, script }) => {
        const whole = play(plan, script);
        const end = essence(whole);
        for (let keep = 1; keep <= whole.events.length; keep += 1) {
          expect(essence(resumeAfter(whole, keep, script))).toEqual(end);
        }
      }),
      settings,
    );
  });

  test('so do crashes after crashes', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(worlds(), fc.array(share, { minLength: 2, maxLength: 6 }), ({ plan, script }, cuts) => {
        const whole = play(plan, script);
        const last = cuts.reduce((history, cut) => {
          return resumeAfter(history, 1 + Math.floor(cut * (history.events.length - 1)), script);
        }, whole);
        expect(essence(last)).toEqual(essence(whole));
        expect(last.state.resumes).toBeGreaterThan(0);
      }),
      settings,
    );
  });

  test.each<[string, Outcome]>([
    ['an interrupt', { type: 'interrupted', cause: 'SIGINT' }],
    ['trouble', { type: 'trouble', halt: { kind: 'internal_error', detail: 'no space left on device' } }],
  ])('%s at any command is resumable and leads to the same end', (_, outcome) => {
    fc.assert(
      fc.property(worlds(), ({ plan, script }) => {
        const whole = play(plan, script);
        const end = essence(whole);
        for (const at of whole.commands.keys()) {
          const cut = play(plan, {
            ...script,
            fault: (turn) => (turn === at + 1 ? outcome : undefined),
            resume: false,
          });
          const reporting = whole.commands[at]?.type === 'write-report' && outcome.type === 'trouble';
          if (!reporting && at < whole.commands.length - 1) expect(isResumable(cut.state)).toBe(true);
          expect(essence(resumeAfter(cut, cut.events.length, script))).toEqual(end);
        }
      }),
      settings,
    );
  });

  test('any number of interrupts and troubles, also in a row, lead to the same end', () => {
    fc.assert(
      fc.property(worlds(), faults(), ({ plan, script }, fault) => {
        const disturbed = play(plan, { ...script, fault, mostResumes: 60 });
        expect(essence(disturbed)).toEqual(essence(play(plan, script)));
      }),
      settings,
    );
  });
});

/** Everything that must not depend on how often a run was cut short. */
function essence({ state, events }: History) {
  const { head, commits, iterations, halt, publications, pending, final } = state;
  const parked = new Set(
    events.map(({ outcome }) => (outcome.type === 'story-parked' ? `${outcome.branch} ${outcome.commit}` : '')),
  );
  return {
    ...{ head, commits, iterations, halt, publications, pending, final },
    parked: parked.size,
    // A call that was cut short is made again, and paid for twice.
    stories: storiesOf(state).map(({ attempts, lostCalls: _, ...story }) => ({
      ...story,
      attempts: attempts.map(({ startedAt: _, ...attempt }) => attempt),
    })),
  };
}

function check({ plan, script }: World): void {
  const history = play(plan, script);
  checkEnd(history);
  checkCaps(plan, history);
  checkOrder(plan, history);
  checkPassed(plan, history);
  checkKept(history);
  checkFinal(history);
}

/** The final checks judge the tip of the passed work and nothing else, once it can change no more; a failure is never called ready. */
function checkFinal(history: History): void {
  const { state, halt, commands } = history;
  const asked = commandsOf(history, 'run-final-checks');
  const checks = state.plan.checks.filter(({ stage }) => stage === 'final');
  for (const command of asked) expect(command).toMatchObject({ checks, tree: state.head.tree });
  const first = commands.findIndex(({ type }) => type === 'run-final-checks');
  if (first >= 0) expect(commands.findLastIndex(({ type }) => type === 'implement')).toBeLessThan(first);
  if (checks.length === 0 || state.commits === 0) expect(asked).toEqual([]);
  else if (halt?.kind === 'ready' || halt?.kind === 'some_failed') expect(state.final?.tree).toBe(state.head.tree);
  if (finalFailed(state)) expect(halt?.detail).toContain('final check "e2e"');
}

function checkCaps({ caps }: RunPlan, history: History): void {
  const { state, events } = history;
  const count = (type: Outcome['type']) => events.filter(({ outcome }) => outcome.type === type).length;
  expect(state.iterations).toBe(count('implemented'));
  expect(state.iterations).toBeLessThanOrEqual(caps.maxIterations);
  expect(state.commits).toBe(count('story-committed'));
  expect(state.commits).toBeLessThanOrEqual(caps.maxCommits);
  for (const command of commandsOf(history, 'implement')) {
    expect(command.attempt).toBeLessThanOrEqual(caps.maxAttempts);
    expect(command.iteration).toBeLessThanOrEqual(caps.maxIterations);
  }
  for (const [index, command] of history.commands.entries()) {
    if (!worksUnderALimit(command)) continue;
    const leftMs = caps.runMs - (history.states[index]?.elapsedMs ?? 0);
    expect(command.limits.hardMs).toBeLessThanOrEqual(Math.max(1000, leftMs));
    expect(command.limits.softMs).toBeLessThanOrEqual(command.limits.hardMs);
  }
  for (const story of storiesOf(state)) {
    expect(story.attempts.map((attempt) => attempt.attempt)).toEqual(story.attempts.map((_, index) => index + 1));
  }
  const iterations = storiesOf(state).flatMap((story) => story.attempts.map((attempt) => attempt.iteration));
  expect(iterations.toSorted((a, b) => a - b)).toEqual(iterations.map((_, index) => index + 1));
}

/** An agent is only ever started on a story that may be worked on, at a moment when it may be. */
function checkOrder(plan: RunPlan, history: History): void {
  for (const [index, command] of history.commands.entries()) {
    if (command.type !== 'implement') continue;
    const planned = plan.stories.find((story) => story.id === command.story);
    // As written, in journals of both versions.
    expect([planned?.was ?? 'open', planned?.inScope ?? true]).toEqual(['open', true]);
    const before = history.states[index];
    const stories = before === undefined ? [] : storiesOf(before);
    const passed = new Set(stories.filter((story) => story.status === 'passed').map((story) => story.id));
    expect((planned?.dependsOn ?? []).filter((id) => !passed.has(id))).toEqual([]);
  }
}

/** `passed` is written only after every hard gate passed on exactly the tree that is committed. */
function checkPassed(plan: RunPlan, history: History): void {
  for (const [index, { outcome }] of history.events.entries()) {
    if (outcome.type !== 'story-committed') continue;
    const before = history.states[index - 1];
    expect(before?.pending).toMatchObject({ type: 'commit-story', parent: before?.head.commit });
    expect(history.states[index]?.head).toEqual({ commit: outcome.commit, tree: outcome.tree });
  }
  for (const story of storiesOf(history.state).filter((each) => each.attempts.some((attempt) => attempt.passed))) {
    const last = story.attempts.at(-1);
    const committed = commandsOf(history, 'commit-story').filter((command) => command.story === story.id);
    const checked = commandsOf(history, 'run-checks').filter((command) => command.story === story.id);
    expect(story.status).toBe('passed');
    expect(last?.passed).toBe(true);
    expect(last?.gates.filter(blocks)).toEqual([]);
    expect(new Set(committed.map((command) => command.tree))).toEqual(new Set([last?.tree]));
    const inAttempts = plan.checks.filter(({ stage }) => stage !== 'final');
    const [inFinal] = plan.checks.filter(({ stage }) => stage === 'final');
    const touched = inAttempts.filter(({ paths }) => last?.changedCount === 0 || !paths?.includes('src/**'));
    if (touched.length > 0) expect(checked.at(-1)).toMatchObject({ tree: last?.tree, attempt: last?.attempt });
    for (const each of inAttempts) {
      const verdict = touched.includes(each) ? 'pass' : 'skipped';
      expect(last?.gates.filter((gate) => gate.check === each.name).map((gate) => gate.verdict)).toEqual([verdict]);
    }
    expect(last?.gates.some((gate) => gate.check !== undefined && gate.check === inFinal?.name)).toBe(false);
    checkReviewed(plan, history, story);
  }
}

/** Without a reviewer nothing passes unchanged; with one, both gates judged the very tree. */
function checkReviewed(plan: RunPlan, history: History, { id, attempts, start, detail }: StoryState): void {
  const last = attempts.at(-1);
  const verdicts = (last?.gates ?? []).filter(({ gate }) => gate === 'spec' || gate === 'quality');
  if (plan.reviewAgent === 'none') {
    expect(last?.tree).not.toBe(start?.tree);
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(['skipped', 'skipped']);
    return;
  }
  expect(detail).toBe(last?.tree === start?.tree ? 'already satisfied' : '');
  expect(verdicts.map(({ gate }) => gate)).toEqual(['spec', 'quality']);
  for (const { gate, verdict } of verdicts) {
    // A quality review that nobody gave lets a story pass, and says so.
    expect(gate === 'quality' ? ['pass', 'warn', 'skipped'] : ['pass', 'warn']).toContain(verdict);
  }
  const asked = commandsOf(history, 'run-review').filter(
    (command) => command.story === id && command.tree === last?.tree,
  );
  expect(new Set(asked.map(({ gate }) => gate))).toEqual(new Set(['spec', 'quality']));
}

/** Work that did not pass is on a wip branch; every ref was pushed or refused. */
function checkKept({ state }: History): void {
  for (const story of storiesOf(state)) {
    const worked = story.attempts.length > 0;
    if (story.status !== 'passed') expect(story.wip !== undefined).toBe(worked);
    expect(story.commit !== undefined).toBe(worked && story.status === 'passed');
    if (story.status === 'passed') expect(['', 'already satisfied']).toContain(story.detail);
    else if (story.status === 'open') expect(story.detail).toBe('');
    else expect(story.detail).not.toBe('');
    if (story.wip === undefined) continue;
    const ref = `refs/heads/${story.wip.branch}`;
    expect(state.publications.find((each) => each.ref === ref)?.commit).toBe(story.wip.commit);
  }
  expect(state.publications.filter((each) => each.status === 'queued')).toEqual([]);
}

function worlds(): fc.Arbitrary<World> {
  return fc
    .array(fc.record({ seed: story(), behaviours: fc.array(behaviour(), { minLength: 1, maxLength: 5 }) }), {
      maxLength: 6,
    })
    .chain((stories) => {
      const ids = stories.map((_, index) => `S${index}`);
      return fc.record({
        plan: plans(stories.map(({ seed }, index) => ({ ...seed(ids.slice(0, index)), id: ids[index] as string }))),
        script: fc.record({
          attempts: fc.constant(
            Object.fromEntries(stories.map(({ behaviours }, at) => [ids[at] as string, behaviours])),
          ),
          baseline: fc.constantFrom('green', 'red'),
          review: reviewers(),
          final: fc.array(fc.constantFrom<Behaviour>('pass', 'pass', 'fail', 'unavailable', 'timeout'), {
            minLength: 1,
            maxLength: 4,
          }),
          refused: fc.subarray(['refs/heads/ralph/default', ...ids.map((id) => `refs/heads/wip/ralph-fail-${id}`)]),
        }),
      });
    });
}

function plans(stories: readonly (Partial<PlannedStory> & { id: string })[]): fc.Arbitrary<RunPlan> {
  return fc
    .record({
      baseline: fc.constantFrom('attribute' as const, 'off' as const),
      requireEvidence: fc.boolean(),
      reviewAgent: fc.constantFrom('none', 'claude'),
      specPasses: fc.constantFrom(1, 1, 3),
      onBlock: fc.constantFrom('continue' as const, 'continue' as const, 'halt' as const),
      attemptStart: fc.constantFrom('keep' as const, 'clean' as const, 'clean-on-shift' as const),
      checks: fc.constantFrom(
        [],
        [{ name: 'test', command: 'a' }],
        ['lint', 'test'].map((name) => ({ name, command: name })),
        [{ name: 'e2e', command: 'a', stage: 'final' as const }],
        [
          { name: 'test', command: 'a', paths: ['test/**'] },
          { name: 'site', command: 'a', paths: ['src/**'] },
          { name: 'e2e', command: 'a', stage: 'final' as const },
        ],
      ),
      caps: fc.record({
        maxAttempts: fc.integer({ min: 1, max: 6 }),
        maxIterations: fc.integer({ min: 1, max: 9 }),
        maxCommits: fc.integer({ min: 1, max: 5 }),
      }),
    })
    .map((overrides) => plan(stories, overrides));
}

function story(): fc.Arbitrary<(earlier: readonly string[]) => Partial<PlannedStory>> {
  return fc
    .record({
      was: fc.constantFrom('open' as const, 'open' as const, 'open' as const, 'passed' as const, 'ineligible' as const),
      inScope: fc.constantFrom(true, true, true, false),
      priority: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
      links: fc.array(fc.nat({ max: 9 }), { maxLength: 2 }),
    })
    .map(({ was, inScope, priority, links }) => (earlier: readonly string[]) => ({
      was,
      inScope,
      ...(priority === undefined ? {} : { priority }),
      dependsOn: [...new Set(links.flatMap((link) => earlier[link] ?? []))],
    }));
}

/** Reviewers as a pure function of the call, so that a replay meets the same ones; most of them approve. */
function reviewers(): fc.Arbitrary<NonNullable<Script['review']>> {
  const unsure: Criterion = { id: 'c1', verdict: 'unsure', evidence: [], reason: 'cannot tell' };
  const block = { severity: 'block', text: 'prints the key' } as const;
  const bad: readonly Reply[] = [
    { criteria: [unmet('c1')] },
    { criteria: [unsure] },
    { missing: ['the docs'] },
    { findings: [{ severity: 'warn', text: 'no test' }] },
    { problem: 'nonsense' },
    { verdict: 'fail' },
    { verdict: 'timeout' },
  ];
  const good = { arbitrary: fc.constant<Reply>({}), weight: 12 };
  const reply = fc.oneof(good, { arbitrary: fc.constantFrom(...bad), weight: 4 });
  const blocks = fc.oneof({ arbitrary: fc.constant(false), weight: 9 }, { arbitrary: fc.constant(true), weight: 1 });
  const call = fc.record({ reply, blocks });
  const silent = fc.oneof(
    { arbitrary: fc.constant(undefined), weight: 8 },
    { arbitrary: fc.constantFrom('spec', 'quality'), weight: 1 },
  );
  return fc
    .record({ list: fc.array(call, { minLength: 1, maxLength: 15 }), silent })
    .map(({ list, silent: out }) => ({ gate, iteration, call: at, claims }) => {
      const { reply: given = {}, blocks: isBlock = false } =
        list[(iteration * 7 + at * 3 + gate.length) % list.length] ?? {};
      if (gate === out) return { problem: 'the service is away' };
      if (claims.length > 0) return isBlock ? {} : { criteria: claims.map((_, index) => unmet(`b${index + 1}`)) };
      return gate === 'quality' && isBlock ? { findings: [block] } : given;
    });
}

function behaviour(): fc.Arbitrary<Behaviour> {
  const good = { arbitrary: fc.constant<Behaviour>('pass'), weight: 4 };
  const bad: readonly Behaviour[] = [
    ...(['fail', 'fail-alike', 'missing-module', 'timeout', 'crash', 'cheat', 'no-change', 'no-evidence'] as const),
    ...(['agent-timeout', 'silent-check', 'unavailable', 'once-unavailable', 'to-and-fro', 'ask', 'idle'] as const),
    ...(['no-command', 'full-disk'] as const),
  ];
  return fc.oneof(good, { arbitrary: fc.constantFrom(...bad), weight: 5 });
}

/** The same plan with so little time that deadlines of run and story are met in the middle of things. */
function hurried(plan: RunPlan): RunPlan {
  const story = { softMs: 10 * minute, hardMs: 25 * minute };
  return { ...plan, caps: { ...plan.caps, runMs: 30 * minute, story } };
}

/** Durations up to twice a gate's limit, told by the turn so that a replay meets the same ones. */
function clocks(): fc.Arbitrary<NonNullable<Script['took']>> {
  return fc
    .array(fc.integer({ min: 0, max: 20 * minute }), { minLength: 1, maxLength: 20 })
    .map((list) => (command, turn) => {
      const ms = list[turn % list.length] ?? 0;
      return worksUnderALimit(command) ? ms : Math.min(ms, minute);
    });
}

/** Up to a dozen interrupts and troubles at random turns of the first hundred, often in a row. */
function faults(): fc.Arbitrary<NonNullable<Script['fault']>> {
  const cut: fc.Arbitrary<Outcome> = fc.constantFrom<Outcome>(
    { type: 'interrupted', cause: 'SIGTERM' },
    { type: 'trouble', halt: { kind: 'internal_error', detail: 'the disk is full' } },
    { type: 'trouble', halt: { kind: 'environment_broken', detail: 'git is gone' } },
  );
  const burst = fc.record({
    from: fc.integer({ min: 1, max: 60 }),
    list: fc.array(cut, { minLength: 1, maxLength: 4 }),
  });
  return fc.array(burst, { maxLength: 4 }).map((bursts) => {
    const at = new Map(
      bursts.flatMap(({ from, list }) => list.map((outcome, index) => [from + index, outcome] as const)),
    );
    return (turn: number) => at.get(turn);
  });
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const each of Object.values(value)) deepFreeze(each);
  return value;
}

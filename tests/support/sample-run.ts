import type { Usage } from '../../src/core/agent-facts.ts';
import type { Blocker, GateName, GateResult, Verdict } from '../../src/core/gates.ts';
import type { PlannedStory, RunPlan } from '../../src/core/plan.ts';
import { type Review, reviewBlockers } from '../../src/core/review.ts';
import type { Attempt, BaselineCheck, IntegrityFinding, RunState, StoryState } from '../../src/core/state.ts';
import { listOf } from '../../src/core/story-list.ts';

/** 2026-01-21T10:30:00Z: every sample run begins here. */
export const startOfSample = 1_768_991_400_000;

/** A git object name that is recognisable in a report: the digit repeated. */
export function sha(digit: string): string {
  return digit.repeat(40);
}

/** One gate of a sample attempt: `test:unit fail`, with its evidence. */
export interface SampleGate {
  readonly gate: GateName;
  readonly check?: string;
  readonly verdict?: Verdict;
  readonly reason?: string;
  readonly exitCode?: number;
  readonly lines?: readonly string[];
  readonly truncated?: number;
  readonly durationMs?: number;
  readonly logPath?: string;
  readonly applies?: false;
  readonly softLimitHit?: boolean;
  readonly condition?: string;
}

/** One attempt of a sample story; gates that are not named passed. */
export interface SampleAttempt {
  readonly gates: readonly SampleGate[];
  readonly findings?: readonly IntegrityFinding[];
  readonly changed?: readonly string[];
  readonly testFiles?: readonly string[];
  readonly fingerprint?: string;
  readonly decision?: string;
  readonly because?: string;
  readonly tier?: Attempt['tier'];
  readonly reviews?: readonly Review[];
  readonly usage?: readonly Usage[];
  readonly question?: string;
  readonly ignored?: Attempt['ignored'];
  readonly part?: string;
}

/** One story of a sample run. */
export interface SampleStory extends Partial<Omit<StoryState, 'attempts' | 'id'>> {
  readonly id: string;
  readonly tries?: readonly SampleAttempt[];
  readonly was?: PlannedStory['was'];
  readonly dependsOn?: readonly string[];
}

/** A sample run: state fields override what the stories imply. */
export interface SampleRun extends Partial<Omit<RunState, 'stories' | 'plan'>> {
  readonly plan?: Partial<RunPlan>;
  readonly stories: readonly SampleStory[];
}

const minute = 60_000;

/** Builds the state that a run of these stories would have. Attempts follow one another without a pause. */
export function sampleRun({ stories: samples, plan, ...fields }: SampleRun): RunState {
  const clock = { elapsedMs: 2 * minute, iteration: 0 };
  const stories = samples.map((sample) => storyOf(sample, clock));
  return {
    plan: samplePlan(samples, plan),
    startedAt: startOfSample,
    now: startOfSample + clock.elapsedMs,
    elapsedMs: clock.elapsedMs,
    earlierMs: 0,
    iterations: clock.iteration,
    commits: stories.filter((story) => story.commit !== undefined).length,
    resumes: 0,
    baseline: [greenCheck('unit', 2100), greenCheck('lint', 400)],
    stories: listOf(stories),
    order: stories.map((_, at) => at),
    orderFrom: 0,
    head: { commit: stories.findLast((story) => story.commit)?.commit ?? sha('0'), tree: sha('0') },
    publications: stories.flatMap((story) => publicationOf(story)),
    pending: { type: 'settle', refs: [] },
    ...fields,
  };
}

/** Gates of an attempt that passed. */
export const passing: SampleAttempt = {
  gates: [
    { gate: 'implement' },
    { gate: 'integrity' },
    { gate: 'test', check: 'unit' },
    { gate: 'test', check: 'lint' },
    { gate: 'spec', verdict: 'skipped', reason: 'not reviewed' },
    { gate: 'quality', verdict: 'skipped', reason: 'not reviewed' },
  ],
  changed: ['src/words.js', 'test/words.test.js'],
  testFiles: ['test/words.test.js'],
  decision: 'passed',
};

/** An attempt whose unit check failed with these lines. */
export function failing(lines: readonly string[], more: Partial<SampleAttempt> = {}): SampleAttempt {
  return {
    gates: [
      { gate: 'implement' },
      { gate: 'integrity' },
      { gate: 'test', check: 'unit', verdict: 'fail', reason: 'exit code 1', exitCode: 1, lines },
      { gate: 'test', check: 'lint' },
    ],
    changed: ['src/words.js'],
    fingerprint: 'a3f2b7c1',
    decision: 'retry',
    ...more,
  };
}

export function greenCheck(name: string, durationMs: number): BaselineCheck {
  const result = gateOf({ gate: 'test', check: name, durationMs }, 0);
  return { name, verdict: 'green', durationMs, cause: '', result };
}

export function brokenCheck(name: string, cause: string, lines: readonly string[]): BaselineCheck {
  const result = gateOf({ gate: 'test', check: name, verdict: 'error', reason: cause, exitCode: 127, lines }, 0);
  return { name, verdict: 'broken', durationMs: 60, cause, result };
}

export function redCheck(name: string, lines: readonly string[]): BaselineCheck {
  const result = gateOf({ gate: 'test', check: name, verdict: 'fail', reason: 'exit code 1', exitCode: 1, lines }, 0);
  const tests = {
    ...{ source: 'output' as const, listed: 'none' as const, exitCode: 1, failing: [] },
    counts: { passed: 11, failed: 1, errors: 0, skipped: 0 },
  };
  return { name, verdict: 'red', durationMs: 2300, cause: '', result: { ...result, tests } };
}

function samplePlan(samples: readonly SampleStory[], plan: Partial<RunPlan> = {}): RunPlan {
  return {
    runId: '20260121-103000-k3j9',
    feature: 'word-tools',
    intent: 'Work through the stories of word-tools',
    base: { branch: 'main', commit: sha('0') },
    start: { commit: sha('0'), tree: sha('0') },
    branch: 'ralph/word-tools',
    prdPath: '.ralph/word-tools/prd.json',
    stories: samples.map((sample, index) => ({
      id: sample.id,
      title: sample.title ?? `Story ${sample.id}`,
      priority: index + 1,
      ...(sample.dependsOn && { dependsOn: sample.dependsOn }),
      ...(sample.was && { was: sample.was }),
      ...(sample.inScope === false && { inScope: false }),
    })),
    checks: [
      { name: 'unit', command: 'npm test' },
      { name: 'lint', command: 'node scripts/lint.js' },
    ],
    baseline: 'attribute',
    requireEvidence: true,
    attemptStart: 'clean-on-shift',
    caps: {
      maxAttempts: 5,
      maxIterations: 20,
      maxCommits: 30,
      story: { softMs: 45 * minute, hardMs: 60 * minute },
      runMs: 60 * minute,
      implement: { softMs: 12 * minute, hardMs: 20 * minute },
      test: { softMs: 5 * minute, hardMs: 10 * minute },
      spec: { softMs: 3 * minute, hardMs: 5 * minute },
      quality: { softMs: 2 * minute, hardMs: 3 * minute },
    },
    messageTemplate: 'feat: [{id}] - {title}',
    agent: 'rehearsal',
    reviewAgent: 'none',
    specPasses: 1,
    onBlock: 'continue',
    workflowRun: '1234567890',
    notices: [],
    ...plan,
  };
}

interface SampleClock {
  elapsedMs: number;
  iteration: number;
}

function storyOf({ tries = [], was: _was, dependsOn: _needs, ...fields }: SampleStory, clock: SampleClock): StoryState {
  const before = clock.elapsedMs;
  const attempts = tries.map((sample, index) => attemptOf(sample, index + 1, clock));
  return {
    inScope: true,
    title: `Story ${fields.id}`,
    status: 'open',
    detail: '',
    attempts,
    elapsedMs: clock.elapsedMs - before,
    softLimitHit: false,
    ...fields,
  };
}

function attemptOf(sample: SampleAttempt, attempt: number, clock: SampleClock): Attempt {
  clock.iteration += 1;
  const startedMs = clock.elapsedMs;
  const gates = sample.gates.map((gate) => {
    const result = gateOf(gate, clock.elapsedMs);
    clock.elapsedMs += result.durationMs;
    return result;
  });
  const failed = gates.filter((gate) => !['pass', 'warn', 'skipped'].includes(gate.verdict));
  const changed = sample.changed ?? [];
  return {
    attempt,
    iteration: clock.iteration,
    startedAt: startOfSample + startedMs,
    durationMs: clock.elapsedMs - startedMs,
    gates,
    findings: sample.findings ?? [],
    changed: changed.map((path) => ({ path, status: 'modified' })),
    changedCount: changed.length,
    ...(sample.testFiles === undefined ? {} : { testFiles: sample.testFiles }),
    tree: sha(String(clock.iteration % 10)),
    commit: sha(String(clock.iteration % 10)),
    lastGate: failed[0]?.gate ?? gates.at(-1)?.gate ?? 'implement',
    passed: failed.length === 0,
    fingerprint: failed.length === 0 ? '' : (sample.fingerprint ?? 'c0ffee00'),
    blockers: failed.flatMap((gate) => blockersOf(gate, sample.reviews ?? [])),
    ...(sample.reviews === undefined ? {} : { reviews: sample.reviews }),
    ...(sample.usage === undefined ? {} : { usage: sample.usage }),
    ...(sample.ignored && { ignored: sample.ignored }),
    ...(sample.question === undefined ? {} : { question: sample.question }),
    decision: sample.decision ?? '',
    ...(sample.because && { because: sample.because }),
    ...(sample.tier && { tier: sample.tier }),
    ...(sample.part && { part: sample.part }),
  };
}

/** A gate result; everything left out is usual. */
export function sampleGate(gate: SampleGate, startedMs = 0): GateResult {
  return gateOf(gate, startedMs);
}

function gateOf({ lines = [], truncated = 0, ...gate }: SampleGate, startedMs: number): GateResult {
  const usual = { implement: 90_000, integrity: 100, test: 3200, spec: 0, quality: 0 };
  return {
    verdict: 'pass',
    reason: '',
    startedMs,
    durationMs: usual[gate.gate],
    exitCode: 0,
    softLimitHit: false,
    ...gate,
    excerpt: { lines, truncated },
  };
}

/** As the core does it: what a reviewer named, else what the gate said. */
function blockersOf(gate: GateResult, reviews: readonly Review[]): readonly Blocker[] {
  const review = reviews.findLast((each) => each.gate === gate.gate);
  const judged = review === undefined ? [] : reviewBlockers(review);
  return judged.length === 0 ? [blockerOf(gate)] : judged;
}

function blockerOf(gate: GateResult): Blocker {
  const text = [gate.reason, ...gate.excerpt.lines.slice(0, 10)].filter((line) => line !== '').join('\n');
  return { gate: gate.gate, ...(gate.check === undefined ? {} : { check: gate.check }), text };
}

function publicationOf(story: StoryState): RunState['publications'] {
  if (story.commit !== undefined) {
    const ref = 'refs/heads/ralph/word-tools';
    return [{ ref, commit: story.commit, story: story.id, status: 'pushed', detail: '' }];
  }
  if (story.wip === undefined) return [];
  const ref = `refs/heads/${story.wip.branch}`;
  return [{ ref, commit: story.wip.commit, story: story.id, status: 'pushed', detail: '' }];
}

import { finalVerdict, reviewedHalt } from '../../src/core/final-review.ts';
import { noteFinalReview } from '../../src/core/final-reviewed.ts';
import type { Check } from '../../src/core/gates.ts';
import type { Finding } from '../../src/core/review-answer-types.ts';
import type { Halt, RunState } from '../../src/core/state.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import { lookedOf } from '../../src/core/whole.ts';
import { met, reviewed } from './sample-reviews.ts';
import { passing, type SampleAttempt, type SampleGate, sampleGate, sampleRun, sha } from './sample-run.ts';

/** A check of every stage and kind. */
const checks: readonly Check[] = [
  { name: 'unit', command: 'npm test' },
  { name: 'lint', command: 'node scripts/lint.js' },
  { name: 'site', command: 'npm run site', paths: ['site/**', 'docs/**'] },
  { name: 'e2e', command: 'npm run e2e', stage: 'final', docker: true },
  { name: 'load', command: 'npm run load', stage: 'final' },
];

const leftOut: SampleGate = {
  gate: 'test',
  check: 'site',
  verdict: 'skipped',
  applies: false,
  reason: 'no changed path matches site/**, docs/**',
  durationMs: 0,
};

const withoutSite: SampleAttempt = {
  ...passing,
  gates: passing.gates.flatMap((gate) => (gate.check === 'lint' ? [gate, leftOut] : [gate])),
};

const failedGate: SampleGate = {
  gate: 'test',
  check: 'e2e',
  verdict: 'fail',
  reason: 'check "e2e" exited with code 1',
  exitCode: 1,
  durationMs: 61_000,
  lines: ['✖ counts words after formatting', "  AssertionError: expected '3 words', got '3'"],
  logPath: '/tmp/ralph/logs/final-1-e2e.log',
};

/** Runs with checks of `stage: final`, and with one that no story touched. */
export const finalRuns: Readonly<Record<string, () => RunState>> = {
  'final-passed': () => {
    const results = [{ ...failedGate, verdict: 'pass' as const, reason: '', lines: [] }, loadPassed];
    return ended(results, { kind: 'ready', detail: 'both stories passed' });
  },
  'final-failed': () =>
    ended([failedGate, loadPassed], {
      kind: 'some_failed',
      detail: 'both stories passed, but the final check "e2e" did not pass: check "e2e" exited with code 1',
    }),
  'final-blocked': () => reviewedWhole([[block], [warning], [block, warning]]),
  'final-warned': () => reviewedWhole([[], [block], [warning]]),
  'final-known': () => knownWhole(reviewedWhole([[block], [warning], [block, warning]])),
  'final-not-run': () =>
    ended([], { kind: 'budget_exceeded', budget: 'wallclock', detail: 'the run reached its wall clock limit' }),
};

const block: Finding = {
  ...{ severity: 'block', file: 'src/words.ts', line: 3, text: 'the second story drops what the first one counts' },
};
const warning: Finding = { severity: 'warn', text: 'the same function stands twice' };

/** The answers of three reviewers, as the loop folds them. */
function reviewedWhole(findings: readonly (readonly Finding[])[]): RunState {
  const halt: Halt = { kind: 'ready', detail: 'both stories passed' };
  const run = ended([], halt, reviewed({ spec: [{ criteria: met('src/words.js:12') }] }));
  const checks = run.plan.checks.filter(({ stage }) => stage !== 'final');
  const plan = { ...run.plan, agent: 'claude', reviewAgent: 'claude', checks, finalReview: 3 };
  const read = findings.reduce<RunState>(
    (state, found) =>
      noteFinalReview(state, { ...answer, reading: { ok: true, answer: { ...silent, findings: found } } }),
    { ...run, plan },
  );
  const verdict = finalVerdict(read);
  return verdict === undefined ? read : { ...read, halt: reviewedHalt(halt, verdict) };
}

/** The night after, which has nothing to do but to tell what an earlier one heard. */
function knownWhole(before: RunState): RunState {
  const verdict = finalVerdict(before);
  const looked = verdict && lookedOf(before, verdict);
  const stories = storiesOf(before).map(({ id, title }) => ({ id, title, status: 'passed' as const, tries: [] }));
  const { checks, agent, reviewAgent, finalReview = 3 } = before.plan;
  const known = sampleRun({ plan: { checks, agent, reviewAgent, finalReview, ...(looked && { looked }) }, stories });
  const halt: Halt = { kind: 'nothing_to_do', detail: 'every story already passed or is not eligible' };
  return { ...known, halt: verdict === undefined ? halt : reviewedHalt(halt, verdict) };
}

const silent = { criteria: [], missing: [], extra: [] };
const answer = {
  type: 'final-reviewed',
  ...{ survivorsKilled: 0, usage: [] },
  result: sampleGate({ gate: 'quality', durationMs: 20_000 }),
} as const;

const loadPassed: SampleGate = { gate: 'test', check: 'load', durationMs: 9000 };

function ended(results: readonly SampleGate[], halt: Halt, tried: SampleAttempt = withoutSite): RunState {
  const story = { status: 'passed', tries: [tried] } as const;
  return sampleRun({
    plan: { checks },
    stories: [
      { id: 'US-001', title: 'Count words', commit: sha('1'), ...story },
      { id: 'US-002', title: 'Format durations', commit: sha('2'), ...story },
    ],
    halt,
    ...(results.length === 0
      ? {}
      : { final: { tree: sha('0'), calls: 1, results: results.map((gate) => sampleGate(gate)) } }),
  });
}

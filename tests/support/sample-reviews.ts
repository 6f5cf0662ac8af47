import type { Usage } from '../../src/core/agent-facts.ts';
import { type Judgement, judgeConfirmation, judgeQuality, judgeSpec, reviewLines } from '../../src/core/review.ts';
import type { Criterion, Finding, ReviewAnswer } from '../../src/core/review-answer-types.ts';
import type { SampleAttempt, SampleGate } from './sample-run.ts';

/** What reviewers answered about one sample attempt whose checks passed. */
export interface SampleReview {
  /** One answer per vote. */
  readonly spec: readonly Partial<ReviewAnswer>[];
  readonly quality?: Partial<ReviewAnswer>;
  /** The second reviewer's answer about the first one's blocks. */
  readonly confirmation?: Partial<ReviewAnswer>;
  readonly usage?: readonly Usage[];
  readonly more?: Partial<SampleAttempt>;
}

/** The gates of an attempt up to its reviews, all passed. */
export const before: readonly SampleGate[] = [
  { gate: 'implement' },
  { gate: 'integrity' },
  { gate: 'test', check: 'unit' },
  { gate: 'test', check: 'lint' },
];

/** An attempt that reviewers judged, with the gates and reviews that the core makes of their answers. */
export function reviewed({ spec, quality = {}, confirmation, usage, more }: SampleReview): SampleAttempt {
  const first = judgeSpec(spec.map(answer));
  const second = first.type === 'pass' ? qualityOf(quality, confirmation) : undefined;
  const judged = [first, ...(second === undefined ? [] : [second])];
  const last = judged.at(-1);
  return {
    gates: [...before, ...judged.flatMap(gateOf)],
    changed: ['src/words.js', 'test/words.test.js'],
    testFiles: ['test/words.test.js'],
    reviews: judged.flatMap((each) => (each.type === 'confirm' ? [] : [each.review])),
    usage: usage ?? calls(spec.length, second === undefined ? 0 : confirmation === undefined ? 1 : 2),
    decision: last?.type === 'pass' || last?.type === 'warn' ? 'passed' : 'retry',
    fingerprint: '5bec0002',
    ...(last?.type === 'escalate' ? { question: last.question } : {}),
    ...more,
  };
}

/** Criteria as a reviewer saw them: `met` with a place. */
export function met(...places: readonly string[]): readonly Criterion[] {
  return places.map((place, at) => ({ id: `c${at + 1}`, verdict: 'met', evidence: [placeOf(place)], reason: '' }));
}

/** One criterion in another way. */
export function judgedAs(id: string, verdict: Criterion['verdict'], reason: string, place?: string): Criterion {
  return { id, verdict, reason, evidence: place === undefined ? [] : [placeOf(place)] };
}

export function finding(severity: Finding['severity'], place: string, text: string): Finding {
  return { severity, ...placeOf(place), text };
}

/** What the calls of an attempt cost in a sample: the implementer's more than a reviewer's. */
export function calls(spec: number, quality: number): readonly Usage[] {
  return [
    usageOf('implement', 0.31, 18_420),
    ...Array.from({ length: spec }, () => usageOf('spec', 0.06, 6_150)),
    ...Array.from({ length: quality }, () => usageOf('quality', 0.05, 5_980)),
  ];
}

function usageOf(role: Usage['role'], costUsd: number, inputTokens: number): Usage {
  return { role, costUsd, inputTokens, outputTokens: 2_210, cacheReadTokens: 96_300, cacheWriteTokens: 12_040 };
}

function qualityOf(quality: Partial<ReviewAnswer>, confirmation: Partial<ReviewAnswer> | undefined): Judgement {
  const judgement = judgeQuality(answer(quality));
  if (judgement.type !== 'confirm') return judgement;
  return judgeConfirmation(answer(quality), judgement.claims, answer(confirmation ?? {}));
}

function answer(parts: Partial<ReviewAnswer>): ReviewAnswer {
  return { criteria: [], missing: [], extra: [], findings: [], ...parts };
}

function gateOf(judgement: Judgement): readonly SampleGate[] {
  if (judgement.type === 'confirm') return [];
  const { review } = judgement;
  const verdict = judgement.type === 'escalate' ? 'fail' : judgement.type;
  const reason = judgement.type === 'escalate' ? judgement.question : judgement.reason;
  const durationMs = review.gate === 'spec' ? 41_000 : 28_000;
  return [{ gate: review.gate, verdict, reason, durationMs, lines: reviewLines(review) }];
}

function placeOf(place: string): { readonly file: string; readonly line: number } {
  const [file = '', line = '1'] = place.split(':');
  return { file, line: Number(line) };
}

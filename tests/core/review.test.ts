import { describe, expect, test } from 'vitest';
import {
  judgeConfirmation,
  judgeQuality,
  judgeSpec,
  reviewBlockers,
  reviewLines,
  unsureIds,
} from '../../src/core/review.ts';
import type { Criterion, Finding, ReviewAnswer } from '../../src/core/review-answer-types.ts';
import { met, unmet } from '../support/review-replies.ts';

const answer = (more: Partial<ReviewAnswer> = {}): ReviewAnswer => ({
  ...{ criteria: [], missing: [], extra: [], findings: [] },
  ...more,
});
const spec = (...criteria: Criterion[]): ReviewAnswer => answer({ criteria });
const unsure = (id: string): Criterion => ({ id, verdict: 'unsure', evidence: [], reason: 'cannot tell' });
const block: Finding = { severity: 'block', file: 'a.js', line: 3, text: 'prints the key' };
const other: Finding = { severity: 'block', text: 'drops the table' };
const warn: Finding = { severity: 'warn', text: 'no test of the error path' };

describe('the spec gate', () => {
  test.each<[string, readonly ReviewAnswer[], string, string]>([
    ['all met', [spec(met('c1'), met('c2'))], 'pass', ''],
    ['all met by three votes', [spec(met('c1')), spec(met('c1')), spec(met('c1'))], 'pass', ''],
    ['one unmet', [spec(met('c1'), unmet('c2'))], 'fail', 'c2 unmet'],
    ['one unsure is not met', [spec(met('c1'), unsure('c2'))], 'fail', 'c2 unsure'],
    [
      'something missing',
      [answer({ criteria: [met('c1')], missing: ['reset flow (spec line 24)'] })],
      'fail',
      '1 missing',
    ],
    ['something nobody asked for', [answer({ criteria: [met('c1')], extra: ['a --json flag'] })], 'fail', '1 extra'],
    [
      'missing in one vote of two',
      [spec(met('c1')), answer({ criteria: [met('c1')], missing: ['x'] })],
      'fail',
      '1 missing',
    ],
    [
      'everything at once',
      [answer({ criteria: [unmet('c1'), unsure('c2')], missing: ['x', 'y'], extra: ['z'] })],
      'fail',
      'c1 unmet, c2 unsure; 2 missing; 1 extra',
    ],
    [
      'the same thing missing twice counts once',
      [answer({ missing: ['x'] }), answer({ missing: ['x'] })],
      'fail',
      '1 missing',
    ],
  ])('%s', (_, votes, type, reason) => {
    expect(judgeSpec(votes)).toMatchObject({ type, reason });
  });

  test.each<[string, readonly ReviewAnswer[], string]>([
    [
      'met and unmet',
      [spec(met('c1')), spec(unmet('c1')), spec(met('c1'))],
      'the reviewers disagree whether c1 is met',
    ],
    ['met and unsure', [spec(met('c1')), spec(unsure('c1'))], 'the reviewers disagree whether c1 is met'],
    [
      'of two',
      [spec(met('c1'), met('c2')), spec(unmet('c1'), unmet('c2'))],
      'the reviewers disagree whether c1, c2 are met',
    ],
  ])('votes that disagree are a human question: %s', (_, votes, question) => {
    expect(judgeSpec(votes)).toMatchObject({ type: 'escalate', question });
  });

  test('of two votes the stricter verdict is kept', () => {
    const judged = judgeSpec([spec(unsure('c1')), spec(unmet('c1', 'empty function'))]);
    expect(judged).toMatchObject({ review: { votes: 2, criteria: [{ verdict: 'unmet', reason: 'empty function' }] } });
  });
});

describe('the quality gate', () => {
  test.each<[string, readonly Finding[], object]>([
    ['nothing found', [], { type: 'pass', reason: '' }],
    ['a hint', [{ severity: 'info', text: 'a name' }], { type: 'pass', reason: '' }],
    ['a warning', [warn], { type: 'warn', reason: '1 warning' }],
    ['two warnings', [warn, { ...warn, text: 'x' }], { type: 'warn', reason: '2 warnings' }],
    ['a block is a claim only', [warn, block, other], { type: 'confirm', claims: [block, other] }],
  ])('%s', (_, findings, expected) => {
    expect(judgeQuality(answer({ findings }))).toMatchObject(expected);
  });

  test('twenty claims are enough for a second reviewer', () => {
    const findings = Array.from({ length: 30 }, (_, at): Finding => ({ ...block, text: `claim ${at}` }));
    const judged = judgeQuality(answer({ findings }));
    expect(judged.type === 'confirm' ? judged.claims : []).toEqual(findings.slice(0, 20));
  });

  const first = answer({ findings: [warn, block, other] });
  test.each<[string, readonly Criterion[], object]>([
    [
      'one confirmed',
      [met('b1'), unmet('b2')],
      { type: 'fail', reason: 'confirmed by a second reviewer: a.js:3: prints the key' },
    ],
    [
      'the other confirmed',
      [unmet('b1'), met('b2')],
      { type: 'fail', reason: 'confirmed by a second reviewer: drops the table' },
    ],
    [
      'both',
      [met('b1'), met('b2')],
      { type: 'fail', reason: 'confirmed by a second reviewer: a.js:3: prints the key (and 1 more)' },
    ],
    ['refuted: the warnings stay', [unmet('b1'), unmet('b2')], { type: 'warn', reason: '1 warning' }],
    ['one undecided', [unmet('b1'), unsure('b2')], { type: 'escalate', question: 'is this true: drops the table' }],
    ['a claim that is not judged is undecided', [unmet('b1')], { type: 'escalate' }],
  ])('second opinion: %s', (_, criteria, expected) => {
    expect(judgeConfirmation(first, [block, other], answer({ criteria }))).toMatchObject(expected);
  });

  test('a refuted block stays in the report as a remark', () => {
    const judged = judgeConfirmation(answer({ findings: [block] }), [block], answer({ criteria: [unmet('b1')] }));
    expect(judged).toMatchObject({ type: 'pass', review: { findings: [{ ...block, severity: 'info' }] } });
  });
});

describe('what is kept of a review', () => {
  const review = {
    gate: 'spec' as const,
    votes: 1,
    criteria: [met('c1'), { ...unmet('c2', 'empty function'), evidence: [{ file: 'b.js', line: 7 }] }, unsure('c3')],
    missing: ['the docs'],
    extra: ['a flag'],
    findings: [warn],
  };

  test('one blocker per criterion that is not met, per missing and per extra thing', () => {
    expect(reviewBlockers(review)).toEqual([
      { gate: 'spec', text: 'c2 unmet: empty function', file: 'b.js', line: 7 },
      { gate: 'spec', text: 'c3 unsure: cannot tell' },
      { gate: 'spec', text: 'Missing: the docs' },
      { gate: 'spec', text: 'Extra: a flag' },
    ]);
  });

  test('the confirmed findings of a quality review, not the others', () => {
    const quality = { ...review, gate: 'quality' as const, criteria: [unmet('b1'), met('b2')], missing: [], extra: [] };
    expect(reviewBlockers({ ...quality, findings: [warn, block, other] })).toEqual([
      { gate: 'quality', text: 'drops the table' },
    ]);
  });

  test('a line per verdict for the next attempt', () => {
    expect(reviewLines(review)).toEqual([
      'c1 met: (a.js:1)',
      'c2 unmet: empty function (b.js:7)',
      'c3 unsure: cannot tell',
      'Missing: the docs',
      'Extra: a flag',
      'warn: no test of the error path',
    ]);
  });

  test('the ids that nobody could decide', () => {
    expect(unsureIds(review)).toEqual(['c3']);
    expect(unsureIds(undefined)).toEqual([]);
  });
});

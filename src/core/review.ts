import type { Blocker } from './gates.ts';
import type { Criterion, Finding, ReviewAnswer } from './review-answer-types.ts';

/** The two gates that a fresh reviewer decides (02-loop §1, gates 4 and 5). */
export type ReviewGate = 'spec' | 'quality';

/** What a review gate came to, kept for the report and for an attempt that leaves the same tree. */
export interface Review {
  readonly gate: ReviewGate;
  /** Usable answers that it rests on. */
  readonly votes: number;
  /** Spec: one verdict per criterion, that of the strictest vote. Quality: which claims a second reviewer confirmed. */
  readonly criteria: readonly Criterion[];
  readonly missing: readonly string[];
  readonly extra: readonly string[];
  readonly findings: readonly Finding[];
}

/** What follows from the answers so far. */
export type Judgement =
  | { readonly type: 'pass' | 'warn' | 'fail'; readonly reason: string; readonly review: Review }
  /** Nobody but a human can decide; `question` is what to ask. */
  | { readonly type: 'escalate'; readonly question: string; readonly review: Review }
  | { readonly type: 'confirm'; readonly claims: readonly Finding[] };

/** A judgement that asks nobody else. */
export type Judged = Extract<Judgement, { readonly type: 'pass' | 'warn' | 'fail' }>;

/** Claims that a second reviewer checks: one that is true is enough, and one that nobody checked is a human's question. */
const MOST_CLAIMS = 20;

/**
 * Judges the votes of the spec gate: every criterion met, nothing missing, nothing extra. Votes that disagree about a
 * criterion are a human's question (02-loop §1 `spec_passes`, §3 Classifier).
 */
export function judgeSpec(votes: readonly ReviewAnswer[]): Judgement {
  const review = merged('spec', votes);
  // Votes that agree that something is not met agree on what matters.
  const disputed = review.criteria.filter(
    ({ id }) => verdictsOn(votes, id).size > 1 && verdictsOn(votes, id).has('met'),
  );
  if (disputed.length > 0) {
    const ids = disputed.map(({ id }) => id).join(', ');
    return { type: 'escalate', question: `the reviewers disagree whether ${ids} ${isAre(disputed)} met`, review };
  }
  const open = review.criteria.filter(({ verdict }) => verdict !== 'met');
  const parts = [
    open.length === 0 ? '' : `${open.map(({ id, verdict }) => `${id} ${verdict}`).join(', ')}`,
    counted(review.missing, 'missing'),
    counted(review.extra, 'extra'),
    // What must not be merged does not pass here either, whichever reviewer saw it.
    counted(blocksIn(review.findings), 'blocking'),
  ].filter((part) => part !== '');
  if (parts.length > 0) return { type: 'fail', reason: parts.join('; '), review };
  return { type: 'pass', reason: '', review };
}

/** Judges the first answer of the quality gate: a block is only a claim until a second reviewer confirms it. */
export function judgeQuality(answer: ReviewAnswer): Judgement {
  const claims = blocksOf(answer);
  if (claims.length > 0) return { type: 'confirm', claims: claims.slice(0, MOST_CLAIMS) };
  return harmless(merged('quality', [answer]));
}

/** Judges the second answer: ids b1, b2, … stand for the claims; `met` means that the claim is true. */
export function judgeConfirmation(first: ReviewAnswer, claims: readonly Finding[], second: ReviewAnswer): Judgement {
  const review = { ...merged('quality', [first]), votes: 2, criteria: second.criteria };
  const verdictOf = (at: number) => second.criteria.find(({ id }) => id === `b${at + 1}`)?.verdict;
  const confirmed = claims.filter((_, at) => verdictOf(at) === 'met');
  const [worst] = confirmed;
  if (worst !== undefined) {
    const more = confirmed.length > 1 ? ` (and ${confirmed.length - 1} more)` : '';
    return { type: 'fail', reason: `confirmed by a second reviewer: ${place(worst)}${worst.text}${more}`, review };
  }
  const undecided = blocksOf(first).find((_, at) => verdictOf(at) !== 'unmet');
  if (undecided !== undefined) {
    return { type: 'escalate', question: `is this true: ${place(undecided)}${undecided.text}`, review };
  }
  // What a second reviewer looked into and did not find is a remark, no more.
  const findings = review.findings.map((finding) =>
    finding.severity === 'block' ? ({ ...finding, severity: 'info' } as const) : finding,
  );
  return harmless({ ...review, findings });
}

/** One blocker per criterion that is not met, and per missing or extra thing (01-product: one concrete reason). */
export function reviewBlockers(review: Review): readonly Blocker[] {
  const { gate } = review;
  const criteria = review.criteria.flatMap((criterion) => (gate === 'spec' ? criterionBlocker(criterion) : []));
  const missing = review.missing.map((text) => ({ gate, text: `Missing: ${text}` }));
  const extra = review.extra.map((text) => ({ gate, text: `Extra: ${text}` }));
  const findings =
    gate === 'quality' ? confirmedFindings(review) : blocksIn(review.findings).map(findingBlocker('spec'));
  return [...criteria, ...missing, ...extra, ...findings];
}

/** What a reviewer wrote, a line per verdict, for the next attempt and the report (02-loop §6, Spec Reviewer Output). */
export function reviewLines(review: Review): readonly string[] {
  return [
    ...review.criteria.map(
      (each) => `${each.id} ${each.verdict}: ${[each.reason, seen(each)].filter(Boolean).join(' ')}`,
    ),
    ...review.missing.map((text) => `Missing: ${text}`),
    ...review.extra.map((text) => `Extra: ${text}`),
    ...review.findings.map((finding) => `${finding.severity}: ${place(finding)}${finding.text}`),
  ];
}

/** Ids that a reviewer could not decide, of a review that failed; the same id twice in a row is a question asked twice. */
export function unsureIds(review: Review | undefined): readonly string[] {
  return review?.criteria.filter(({ verdict }) => verdict === 'unsure').map(({ id }) => id) ?? [];
}

/** Findings of severity `block`. */
export function blocksOf({ findings }: ReviewAnswer): readonly Finding[] {
  return blocksIn(findings);
}

function blocksIn(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ severity }) => severity === 'block');
}

/** A review without a block that counts: its warnings are told, no more. */
export function harmless(review: Review): Judged {
  const warnings = review.findings.filter(({ severity }) => severity === 'warn');
  if (warnings.length === 0) return { type: 'pass', reason: '', review };
  return { type: 'warn', reason: `${warnings.length} ${warnings.length === 1 ? 'warning' : 'warnings'}`, review };
}

/** What several reviewers wrote, as one review. */
export function merged(gate: ReviewGate, votes: readonly ReviewAnswer[]): Review {
  const ids = votes.at(0)?.criteria.map(({ id }) => id) ?? [];
  return {
    gate,
    votes: votes.length,
    criteria: ids.flatMap((id) => strictest(votes.flatMap((vote) => vote.criteria.filter((each) => each.id === id)))),
    missing: distinct(votes.flatMap(({ missing }) => missing)),
    extra: distinct(votes.flatMap(({ extra }) => extra)),
    findings: votes.flatMap(({ findings }) => findings),
  };
}

const strictness = { met: 0, unsure: 1, unmet: 2 } as const;

function strictest(criteria: readonly Criterion[]): readonly Criterion[] {
  return [...criteria].sort((a, b) => strictness[b.verdict] - strictness[a.verdict]).slice(0, 1);
}

function verdictsOn(votes: readonly ReviewAnswer[], id: string): ReadonlySet<string> {
  return new Set(
    votes.flatMap(({ criteria }) => criteria.filter((each) => each.id === id).map((each) => each.verdict)),
  );
}

function criterionBlocker({ id, verdict, reason, evidence }: Criterion): readonly Blocker[] {
  if (verdict === 'met') return [];
  const seenAt = evidence.find((piece) => 'file' in piece);
  return [{ gate: 'spec', text: `${id} ${verdict}: ${reason}`, ...(seenAt === undefined ? {} : seenAt) }];
}

function confirmedFindings({ findings, criteria }: Review): readonly Blocker[] {
  const claims = findings.filter(({ severity }) => severity === 'block');
  return claims.flatMap((claim, at) => {
    if (criteria.find(({ id }) => id === `b${at + 1}`)?.verdict !== 'met') return [];
    return [findingBlocker('quality')(claim)];
  });
}

function findingBlocker(gate: ReviewGate): (finding: Finding) => Blocker {
  return ({ text, file, line }) => ({ gate, text, ...(file && { file }), ...(line && { line }) });
}

function seen({ evidence }: Criterion): string {
  const places = evidence.slice(0, 3).map((piece) => ('file' in piece ? `${piece.file}:${piece.line}` : piece.absent));
  return places.length === 0 ? '' : `(${places.join(', ')})`;
}

/** `file:line: ` of a finding, as far as it has one. */
export function place({ file, line }: Finding): string {
  if (file === undefined) return '';
  return line === undefined ? `${file}: ` : `${file}:${line}: `;
}

function counted(list: readonly unknown[], what: string): string {
  return list.length === 0 ? '' : `${list.length} ${what}`;
}

function isAre(list: readonly unknown[]): string {
  return list.length === 1 ? 'is' : 'are';
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}

import { z } from 'zod';
import { count, type Fact, text, texts } from './facts.ts';

/** Where a reviewer saw it, or what is absent; `line` counts from 1, `file` is relative to the reviewed folder. */
const evidenceSchema = z.union([z.strictObject({ file: text, line: count }), z.strictObject({ absent: text })]);
export type Evidence = Fact<typeof evidenceSchema>;

/** A reviewer's verdict on one acceptance criterion (02-loop §1 gate 4). `met` has evidence, the others have a reason. */
const criterionSchema = z.strictObject({
  id: text,
  verdict: z.enum(['met', 'unmet', 'unsure']),
  evidence: z.array(evidenceSchema),
  /** May be empty when met. */
  reason: text,
});
export type Criterion = Fact<typeof criterionSchema>;

/** A verdict without evidence that holds is none: nobody knows, and `why` says what is wrong with it. */
export function doubted({ verdict, reason, ...criterion }: Criterion, why: string): Criterion {
  const said = reason === '' ? '' : `: ${reason}`;
  return { ...criterion, verdict: 'unsure', reason: `the reviewer says "${verdict}", but ${why}${said}` };
}

/** Something a reviewer found beyond the criteria. Only `block` may end a story, and only when confirmed (02-loop §1 gate 5). */
const findingSchema = z.strictObject({
  severity: z.enum(['info', 'warn', 'block']),
  file: z.exactOptional(text),
  /** From 1; never without `file`. */
  line: z.exactOptional(count),
  text,
});
export type Finding = Fact<typeof findingSchema>;

/** What a reviewer answers (03-interface §1), its nonce checked and left out. */
export const answerSchema = z.strictObject({
  /** In the order of the ids asked for. */
  criteria: z.array(criterionSchema),
  /** What the story asks for and the tree lacks, e.g. `password reset flow (spec line 24)`. */
  missing: texts,
  /** What nobody asked for, e.g. `added --json flag (not requested)`. */
  extra: texts,
  findings: z.array(findingSchema),
});
export type ReviewAnswer = Fact<typeof answerSchema>;

import { z } from 'zod';
import type { Verdict } from '../core/gates.ts';
import type { ReviewGate } from '../core/review.ts';
import type { Finding } from '../core/review-answer-types.ts';
import type { AttentionView } from './model-attention.ts';
import type { CriterionView, ReviewView } from './model-review.ts';
import type { UsageView } from './model-usage.ts';
import { count, type Keys, list, text, texts, word } from './report-schema-words.ts';

/** Agents count them, so they need not be whole. */
const tokens = (description: string) => z.number().min(0).describe(description);

/** What calls of agents used. */
export const usage = z
  .strictObject({
    calls: count('Calls that are known to have been made.'),
    input_tokens: tokens('Tokens that the agents were given.'),
    output_tokens: tokens('Tokens that the agents wrote.'),
    cache_read_tokens: tokens('Tokens read from a cache.'),
    cache_write_tokens: tokens('Tokens written to a cache.'),
    silent_calls: count('Calls that told no tokens.'),
    unknown_calls: count('Calls whose cost is not known.'),
    cost_usd: z
      .number()
      .min(0)
      .describe('Sum of the known costs, US dollars; absent when no call told its cost.')
      .optional(),
  } satisfies Keys<UsageView>)
  .describe('What the calls of agents used, as far as the agents told.');

const verdicts: Readonly<Record<Verdict, true>> = {
  pass: true,
  fail: true,
  warn: true,
  timeout: true,
  error: true,
  skipped: true,
};

const evidence = z.union([
  z.strictObject({ file: text('File of the tree.'), line: count('Line, from 1.') }),
  z.strictObject({ absent: text('What is not there.') }),
]);

const criterion = z.strictObject({
  id: text('Id that the reviewer was given: `c1` is the first criterion.'),
  verdict: word<CriterionView['verdict']>({ met: true, unmet: true, unsure: true }, 'What the reviewer said.'),
  evidence: list(evidence, 'Where the reviewer saw it.'),
  reason: text('Why; may be empty when met.'),
  text: text('The criterion in the words of prd.json; absent when the report does not know it.').optional(),
} satisfies Keys<CriterionView>);

const finding = z.strictObject({
  severity: word<Finding['severity']>({ info: true, warn: true, block: true }, 'How grave it is.'),
  file: text('File of the tree.').optional(),
  line: count('Line, from 1.').optional(),
  text: text('What the reviewer found, verbatim.'),
} satisfies Keys<Finding>);

/** What a review gate of a story's last attempt came to. */
export const review = z.strictObject({
  gate: word<ReviewGate>({ spec: true, quality: true }, 'Which review it was.'),
  verdict: word(verdicts, 'Verdict of the gate.'),
  reason: text('One sentence; empty on a plain pass.'),
  votes: count('Usable answers that it rests on.'),
  criteria: list(criterion, 'Verdict on every criterion.'),
  missing: texts('What the story asks for and the tree lacks.'),
  extra: texts('What nobody asked for.'),
  findings: list(finding, 'What was found beyond the criteria.'),
  warnings: count('Findings of severity `warn`.'),
} satisfies Keys<ReviewView>);

/** What a person must see first. */
export const attention = z.strictObject({
  kind: word<AttentionView['kind']>(
    { block: true, decision: true, signal: true, unavailable: true, waiting: true },
    'What kind of thing it is.',
  ),
  story: text('Id of the story.'),
  text: text('The finding, the question or the cause, verbatim.'),
} satisfies Keys<AttentionView>);

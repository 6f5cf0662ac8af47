import { z } from 'zod';
import type { IntegrityFinding } from '../core/state.ts';
import type { CaughtView } from './model-caught.ts';
import type { FailureView, TriedView } from './model-failure.ts';
import type { WorkView } from './model-lookup.ts';
import type { PartView } from './model-parts.ts';
import type { StoryView } from './model-story.ts';
import { review, usage } from './report-schema-reviews.ts';
import { count, flag, type Keys, list, ms, text, texts, word } from './report-schema-words.ts';

const statuses: Readonly<Record<StoryView['status'], true>> = {
  open: true,
  running: true,
  passed: true,
  failed: true,
  stuck: true,
  thrashing: true,
  blocked: true,
  needs_human: true,
  dependency_failed: true,
  interrupted: true,
  untried: true,
};

const findings: Readonly<Record<IntegrityFinding['class'], true>> = {
  cheat: true,
  limit: true,
  policy: true,
  controller: true,
  'not-imported': true,
  note: true,
};

const status = word(statuses, 'How the story stands, or how it ended.');

const work = z
  .strictObject({
    kind: word<WorkView['kind']>(
      { commit: true, wip: true },
      'A commit of passed work, or a branch that keeps failed work.',
    ),
    branch: text('Branch without refs/heads/.'),
    commit: text('Commit; empty for what an earlier run kept.'),
    reached: word<WorkView['reached']>({ pushed: true, refused: true, local: true }, 'Whether it is at the remote.'),
  } satisfies Keys<WorkView>)
  .describe('Where the work of the story is; absent when it has none.');

const part = z.strictObject({
  id: text('Id of the story, a full stop and a number.'),
  title: text('Title that the planner gave it.'),
  status: word<PartView['status']>(
    { passed: true, tried: true, open: true },
    'Whether it is done, was tried, or waits for its turn.',
  ),
  tries: count('Attempts made at it.'),
  max_tries: count('Attempts allowed.'),
} satisfies Keys<PartView>);

/** One story in scope. */
export const story = z.strictObject({
  id: text('Id in prd.json.'),
  title: text('Title in prd.json.'),
  status,
  eligible: flag('False for a story that prd.json puts aside.'),
  detail: text('One sentence on how it ended; empty for passed and open stories.'),
  tries: count('Attempts made.'),
  max_tries: count('Attempts allowed.'),
  tests: text(
    'What the checks said: `passed`, `failed: unit`, `timeout: unit`, `no check applies`, `not run`, `not tested`, `already passed`.',
  ),
  spec: text('Verdict of the spec review, `not reviewed` when nobody reviews, `not run` when an earlier gate failed.'),
  quality: text('Verdict of the quality review, `not reviewed` or `not run`.'),
  reviews: list(review, 'What reviewers said about the last attempt.'),
  parts: list(part, 'Sub-stories that a planner made of it, in their order; absent when it was not split.').optional(),
  question: text('What only a human can decide; absent when nothing is asked.').optional(),
  usage,
  work: work.optional(),
  elapsed_ms: ms('Time over all attempts and resumes.'),
} satisfies Keys<StoryView>);

const tried = z.strictObject({
  attempt: count('Counts within the story, from 1.'),
  iteration: count('Counts within the run, from 1.'),
  duration_ms: ms('How long it took.'),
  gate: text('Gates that failed it, or the last gate when none did.'),
  reason: text('Why the first of them did not pass.'),
  error: text('First line of its evidence, verbatim.'),
  fingerprint: text('Names the same error, 8 hex characters; empty when it passed.'),
  shift: flag('Whether it was a strategy shift.'),
  expansion: flag('Whether it was given more context because something was not found.'),
  decision: text('Row of the decision table that fired after it, and on which evidence; empty while it runs.'),
  changed: texts('Changed paths, at most 200.'),
  changed_count: count('Changed paths in all.'),
} satisfies Keys<TriedView>);

const quote = z.strictObject({
  gate: text('Gate, with the check in parentheses.'),
  reason: text('Why it did not pass.'),
  lines: texts('Verbatim lines.'),
} satisfies Keys<FailureView['firstLines'][number]>);

/** One story that needs a person. */
export const failure = z.strictObject({
  id: text('Id in prd.json.'),
  title: text('Title in prd.json.'),
  status,
  tries: count('Attempts made.'),
  max_tries: count('Attempts allowed.'),
  cause: text('Why it ended as it did.'),
  error: text('First line of the evidence, verbatim; the cause when there is none.'),
  last_gate: text('Gate that ended the last attempt; `none` before the first attempt.'),
  stuck: text('`No`, or how often the same error came.'),
  quality_warnings: count('Warnings of its latest quality review.'),
  branch: text('Branch that keeps its work; empty when it has none.'),
  first_lines: list(quote, 'First failing lines of the last attempt, by gate.'),
  tried: list(tried, 'All attempts in their order.'),
  ignored: texts('What the last attempt made and git ignores, so that no check saw it; at most 20.'),
  ignored_count: count('All of what the last attempt made and git ignores.'),
  next: texts('Commands to take the story over, one per line of a shell.'),
  advice: text('What a person should do.'),
  log_path: text('Whole output of the gate that failed, on the runner.').optional(),
  output_file: text('Cut output of the gate that failed, on the branch; absent where the branch has none.').optional(),
} satisfies Keys<FailureView>);

/** One thing that the integrity gate found. */
export const caught = z.strictObject({
  story: text('Id of the story.'),
  attempt: count('Attempt within the story.'),
  class: word(findings, 'What kind of finding it is.'),
  rule: text('Rule that found it, a kebab-case literal.'),
  path: text('Path, with `#key` for a part of a file.'),
  message: text('What was done and what became of it.'),
  passed_later: flag('The story passed all the same.'),
} satisfies Keys<CaughtView>);

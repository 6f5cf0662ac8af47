import { z } from 'zod';
import type { PullFacts } from '../core/facts.ts';
import type { Verdict } from '../core/gates.ts';
import type { Halt, HaltKind } from '../core/state.ts';
import type { Counts, Figures, RunView } from './model.ts';
import type { BaselineView } from './model-baseline.ts';
import type { FinalView } from './model-final.ts';
import type { NotPushed } from './model-not-pushed.ts';
import { attention, usage } from './report-schema-reviews.ts';
import { caught, failure, story } from './report-schema-stories.ts';
import { count, flag, type Keys, list, moment, ms, text, texts, word } from './report-schema-words.ts';

/** JSON Schema (draft 2020-12) of `ralph-report.json` (03-interface §6), as the text of schema/ralph-report.schema.json. */
export function renderReportSchema(): string {
  const schema = { title: 'ralph-report.json of ralph-action', ...z.toJSONSchema(reportSchema) };
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}

const halts: Readonly<Record<HaltKind, true>> = {
  ready: true,
  awaiting_signoff: true,
  nothing_to_do: true,
  skipped: true,
  some_failed: true,
  budget_exceeded: true,
  environment_broken: true,
  circuit_open: true,
  thrashing: true,
  escalate: true,
  block_finding: true,
  usage_limit: true,
  config_error: true,
  locked: true,
  internal_error: true,
  interrupted: true,
  user_cancel: true,
};

const halt = z
  .strictObject({
    kind: word(halts, 'Why the run ended.'),
    detail: text('Cause in one sentence, with the value that caused it.'),
    budget: word<NonNullable<Halt['budget']>>(
      { iterations: true, commits: true, wallclock: true, cost: true },
      'Which budget ran out; only for `budget_exceeded`.',
    ).optional(),
    resume_at: count('Epoch milliseconds from which going on makes sense; only for `usage_limit`.').optional(),
  } satisfies Keys<Halt>)
  .nullable()
  .describe('Why the run ended; null while it goes on.');

const objective = z
  .strictObject({
    text: text('What is to be reached.'),
    criteria: text('Command that exits with 0 once it is reached; absent = the configured checks tell.').optional(),
  } satisfies Keys<NonNullable<RunView['objective']>>)
  .describe('The one objective of the run instead of stories of a prd.json.');

const counts = z
  .strictObject({
    total: count('Stories in scope that prd.json does not put aside.'),
    passed: count('Stories that passed all gates.'),
    failed: count('Stories that ended failed, stuck or thrashing.'),
    blocked: count('Stories that ended blocked, needs_human or dependency_failed.'),
    unfinished: count('Stories that are open, running, interrupted or untried.'),
  } satisfies Keys<Counts>)
  .describe('Stories by how they ended.');

const budget = (description: string) =>
  z.strictObject({ used: count('Used so far.'), limit: count('Most that may be used.') }).describe(description);

const figures = z
  .strictObject({
    iterations: budget('Attempts of all stories.'),
    commits: budget('Commits of passed stories.'),
    cost_limit_usd: z
      .number()
      .min(0)
      .describe('US dollars that all calls of agents may cost; absent when there is no cap.')
      .optional(),
    wallclock: z
      .strictObject({
        used_ms: ms('Used by this workflow run.'),
        limit_ms: ms('Most that this workflow run may use.'),
        earlier_ms: ms('What earlier workflow runs of the same run took.'),
      } satisfies Keys<Figures['wallclock']>)
      .describe('Wall clock.'),
  } satisfies Keys<Figures>)
  .describe('What was used of each budget.');

const check = z.strictObject({
  name: text('Name of the check.'),
  verdict: word<BaselineView['verdict']>({ green: true, red: true, broken: true }, 'How it ended on the base commit.'),
  cause: text('Why it is broken; else empty.'),
  duration_ms: ms('How long it ran.'),
  lines: texts('Last lines of its output, verbatim; empty when green.'),
} satisfies Keys<BaselineView>);

const verdicts: Readonly<Record<Verdict, true>> = {
  pass: true,
  fail: true,
  warn: true,
  timeout: true,
  error: true,
  skipped: true,
};

const finalCheck = z.strictObject({
  name: text('Name of the check.'),
  is_review: flag('Whether it is what reviewers said of the whole change, and no check.'),
  verdict: word(verdicts, 'What it said.'),
  reason: text('Why it did not pass; else empty.'),
  duration_ms: ms('How long it ran.'),
  lines: texts('First lines of its output, verbatim; empty when it passed.'),
  log_path: text('Whole output, on the runner.').optional(),
  is_earlier: flag('An earlier run heard it of the same tree; absent = this one did.').optional(),
} satisfies Keys<FinalView>);

const notPushed = z.strictObject({
  ref: text('Full ref name.'),
  commit: text('Commit that did not reach the remote.'),
  cause: text('Why it was refused and what to do.'),
  bundle: text('Absolute path of the bundle that keeps it.').optional(),
} satisfies Keys<NotPushed>);

const pull = z
  .strictObject({
    number: count('Number.'),
    url: text('Address.'),
    draft: flag('Whether it is a draft.'),
  } satisfies Keys<PullFacts>)
  .describe('Pull request of the branch; absent while there is none.');

/** What `reportJson` adds to the view or writes in another form. */
interface Added {
  readonly version: unknown;
  readonly costUsd: unknown;
}

/** The shape of `ralph-report.json`. */
const reportSchema = z.strictObject({
  version: z.literal(1).describe('Grows when a key changes its meaning or goes away.'),
  started_at: moment('When the run began.'),
  updated_at: moment('When this report was written.'),
  cost_usd: z
    .number()
    .min(0)
    .nullable()
    .describe('What the run cost in US dollars; null when any call did not tell. What is known stands in `usage`.'),
  run_id: text('Id of the run.'),
  feature: text('Feature of the run.'),
  intent: text('What the run is for, one sentence.'),
  agent: text('Agent that implemented.'),
  review_agent: text('Agent that reviewed; `none` = nobody did.'),
  clients: z
    .record(z.string(), z.string())
    .describe('Version of each client that agents ran on, where its package tells it.'),
  prd_path: text('Path of the prd.json; absent with an objective.').optional(),
  objective: objective.optional(),
  branch: text('Branch that receives passed stories.'),
  base_branch: text('Branch whose rules apply.'),
  head_commit: text('Tip of the passed work; empty when none passed in this run.'),
  earlier_commit: text(
    'Tip of the branch with what earlier runs passed, where this run added nothing to it; absent when there is none.',
  ).optional(),
  resumes: count('How often the run was resumed.'),
  headline: text('Stories, iterations and time in one line.'),
  verdict: text('What happened, cause first.'),
  halt,
  awaited: text("Commit that waits for a person's sign-off; absent when none does.").optional(),
  attention: list(attention, 'What a person must see first.'),
  pull: pull.optional(),
  counts,
  figures,
  usage,
  baseline: z
    .union([z.enum(['off', 'not run']), z.array(check)])
    .describe('The checks on the base commit, before any agent ran.'),
  stories: list(story, 'Stories in scope, in the order of prd.json.'),
  held: texts('Ids of stories that later runs leave alone until something about them changes or a person names them.'),
  failures: list(failure, 'What a person needs of every story that did not pass.'),
  final: z
    .union([z.enum(['none', 'not run']), z.array(finalCheck)])
    .describe('The checks of `stage: final`, on all passed stories together.'),
  caught: list(caught, 'What the integrity gate found, also in stories that passed later.'),
  not_pushed: list(notPushed, 'Work that could not be pushed, and where it is kept.'),
  notices: texts('What the reader should know although nothing failed by it.'),
  not_protected: texts('What this run did not protect against.'),
} satisfies Keys<Omit<RunView, 'origin' | 'phrase'> & Added>);

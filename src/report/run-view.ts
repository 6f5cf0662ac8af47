// The one view of a run that all presenters share, so that their numbers cannot disagree. Each schema is the one definition: types follow
// from it, and schema/ralph-report.schema.json is written from it. Plain data, not yet sanitised.
import { z } from 'zod';
import type { Fact } from '../core/facts.ts';
import { verdictSchema } from '../core/gates.ts';
import type { RunOrigin } from '../core/plan.ts';
import { type Halt, haltKinds, haltSchema, outcomeSchema } from '../core/state.ts';

const text = (description: string) => z.string().describe(description);
const texts = (description: string) => z.array(z.string()).describe(description);
const count = (description: string) => z.int().min(0).describe(description);
const flag = (description: string) => z.boolean().describe(description);
/** Agents count them, so they need not be whole. */
const amount = (description: string) => z.number().min(0).describe(description);
const ms = (description: string) => amount(`${description} Milliseconds.`);
const list = <Item extends z.ZodType>(item: Item, description: string) => z.array(item).describe(description);
const optional = z.exactOptional;
/** A moment, ISO 8601. */
const moment = (description: string) =>
  z
    .string()
    .regex(/^\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    .describe(`${description} UTC, whole seconds.`);

/** A call that does not tell is counted as such and never as zero. */
const usage = z
  .strictObject({
    calls: count('Calls that are known to have been made.'),
    inputTokens: amount('Tokens that the agents were given.'),
    outputTokens: amount('Tokens that the agents wrote.'),
    cacheReadTokens: amount('Tokens read from a cache.'),
    cacheWriteTokens: amount('Tokens written to a cache.'),
    silentCalls: count('Calls that told no tokens.'),
    unknownCalls: count('Calls whose cost is not known.'),
    costUsd: optional(amount('Sum of the known costs, US dollars; absent when no call told its cost.')),
  })
  .describe('What the calls of agents used, as far as the agents told.');
export type UsageView = Fact<typeof usage>;

const evidence = z.union([
  z.strictObject({ file: text('File of the tree.'), line: count('Line, from 1.') }),
  z.strictObject({ absent: text('What is not there.') }),
]);

const criterion = z.strictObject({
  id: text('Id that the reviewer was given: `c1` is the first criterion.'),
  verdict: z.enum(['met', 'unmet', 'unsure']).describe('What the reviewer said.'),
  evidence: list(evidence, 'Where the reviewer saw it.'),
  reason: text('Why; may be empty when met.'),
  text: optional(text('The criterion in the words of prd.json; absent when the report does not know it.')),
});
export type CriterionView = Fact<typeof criterion>;

const finding = z.strictObject({
  severity: z.enum(['info', 'warn', 'block']).describe('How grave it is.'),
  file: optional(text('File of the tree.')),
  line: optional(count('Line, from 1.')),
  text: text('What the reviewer found, verbatim.'),
});

/** What a review gate of a story's last attempt came to. */
const review = z.strictObject({
  gate: z.enum(['spec', 'quality']).describe('Which review it was.'),
  verdict: verdictSchema.describe('Verdict of the gate.'),
  reason: text('One sentence; empty on a plain pass.'),
  votes: count('Usable answers that it rests on.'),
  criteria: list(criterion, 'Verdict on every criterion.'),
  missing: texts('What the story asks for and the tree lacks.'),
  extra: texts('What nobody asked for.'),
  findings: list(finding, 'What was found beyond the criteria.'),
  warnings: count('Findings of severity `warn`.'),
});
export type ReviewView = Fact<typeof review>;

/**
 * What a person must see before anything else. `block`: found by one reviewer and confirmed by another. `decision`: only a human can
 * answer. `signal`: the agent says that it cannot go on without a person. `unavailable`: a reviewer gave no verdict. `waiting`: an earlier
 * run told one of these, and nothing has changed since.
 */
const attention = z.strictObject({
  kind: z
    .enum(['block', 'decision', 'declined', 'signal', 'unavailable', 'waiting'])
    .describe('What kind of thing it is.'),
  story: text('Id of the story.'),
  text: text('The finding, the question or the cause, verbatim.'),
});
export type AttentionView = Fact<typeof attention>;
/** In the order in which they are shown. */
export const attentionKinds = attention.shape.kind.options;

const status = z.enum(['open', 'running', ...outcomeSchema.options]).describe('How the story stands, or how it ended.');

/** Where a story's work is. `local`: nothing has said yet that it reached the remote. */
const work = z
  .strictObject({
    kind: z.enum(['commit', 'wip']).describe('A commit of passed work, or a branch that keeps failed work.'),
    branch: text('Branch without refs/heads/.'),
    commit: text('Commit; empty for what an earlier run kept.'),
    reached: z.enum(['pushed', 'refused', 'local']).describe('Whether it is at the remote.'),
  })
  .describe('Where the work of the story is; absent when it has none.');
export type WorkView = Fact<typeof work>;

/** A sub-story under its story (02-loop §3.3). `passed`: its gates let the next one begin; the last one passes with its story alone. */
const part = z.strictObject({
  id: text('Id of the story, a full stop and a number.'),
  title: text('Title that the planner gave it.'),
  status: z.enum(['passed', 'tried', 'open']).describe('Whether it is done, was tried, or waits for its turn.'),
  tries: count('Attempts made at it.'),
  maxTries: count('Attempts allowed.'),
});
export type PartView = Fact<typeof part>;

/** One row of the story table (03-interface §6). */
const story = z.strictObject({
  id: text('Id in prd.json.'),
  title: text('Title in prd.json.'),
  status,
  eligible: flag('False for a story that prd.json puts aside.'),
  detail: text('One sentence on how it ended; empty for passed and open stories.'),
  tries: count('Attempts made.'),
  maxTries: count('Attempts allowed.'),
  tests: text(
    'What the checks said: `passed`, `failed: unit`, `timeout: unit`, `no check applies`, `not run`, `not tested`, `already passed`.',
  ),
  spec: text('Verdict of the spec review, `not reviewed` when nobody reviews, `not run` when an earlier gate failed.'),
  quality: text('Verdict of the quality review, `not reviewed` or `not run`.'),
  reviews: list(review, 'What reviewers said about the last attempt.'),
  parts: optional(list(part, 'Sub-stories that a planner made of it, in their order; absent when it was not split.')),
  question: optional(text('What only a human can decide; absent when nothing is asked.')),
  usage,
  work: optional(work),
  elapsedMs: ms('Time over all attempts and resumes.'),
});
export type StoryView = Fact<typeof story>;

/** One attempt in one line. */
const tried = z.strictObject({
  attempt: count('Counts within the story, from 1.'),
  iteration: count('Counts within the run, from 1.'),
  durationMs: ms('How long it took.'),
  gate: text('Gates that failed it, or the last gate when none did.'),
  reason: text('Why the first of them did not pass.'),
  error: text('First line of its evidence, verbatim.'),
  fingerprint: text('Names the same error, 8 hex characters; empty when it passed.'),
  shift: flag('Whether it was a strategy shift.'),
  expansion: flag('Whether it was given more context because something was not found.'),
  decision: text('Row of the decision table that fired after it, and on which evidence; empty while it runs.'),
  changed: texts('Changed paths, at most 200.'),
  changedCount: count('Changed paths in all.'),
});
export type TriedView = Fact<typeof tried>;

const quote = z.strictObject({
  gate: text('Gate, with the check in parentheses.'),
  reason: text('Why it did not pass.'),
  lines: texts('Verbatim lines.'),
});

/** What a person needs to take a story over. */
const failure = z.strictObject({
  id: text('Id in prd.json.'),
  title: text('Title in prd.json.'),
  status,
  tries: count('Attempts made.'),
  maxTries: count('Attempts allowed.'),
  cause: text('Why it ended as it did.'),
  error: text('First line of the evidence, verbatim; the cause when there is none.'),
  lastGate: text('Gate that ended the last attempt; `none` before the first attempt.'),
  stuck: text('`No`, or how often the same error came.'),
  qualityWarnings: count('Warnings of its latest quality review.'),
  branch: text('Branch that keeps its work; empty when it has none.'),
  firstLines: list(quote, 'First failing lines of the last attempt, by gate.'),
  tried: list(tried, 'All attempts in their order.'),
  ignored: texts('What the last attempt made and git ignores, so that no check saw it; at most 20.'),
  ignoredCount: count('All of what the last attempt made and git ignores.'),
  next: texts('Commands to take the story over, one per line of a shell.'),
  advice: text('What a person should do.'),
  logPath: optional(text('Whole output of the gate that failed, on the runner.')),
  outputFile: optional(text('Cut output of the gate that failed, on the branch; absent where the branch has none.')),
});
export type FailureView = Fact<typeof failure>;

/** One thing that the integrity gate found (04-trust rule 10). */
const caught = z.strictObject({
  story: text('Id of the story.'),
  attempt: count('Attempt within the story.'),
  class: z
    .enum(['cheat', 'limit', 'policy', 'controller', 'not-imported', 'note'])
    .describe('What kind of finding it is.'),
  rule: text('Rule that found it, a kebab-case literal.'),
  path: text('Path, with `#key` for a part of a file.'),
  message: text('What was done and what became of it.'),
  passedLater: flag('The story passed all the same.'),
});
export type CaughtView = Fact<typeof caught>;
/** The gravest first. */
export const caughtClasses = caught.shape.class.options;

const halt = haltSchema
  .extend({
    kind: haltKinds.describe('Why the run ended.'),
    detail: text('Cause in one sentence, with the value that caused it.'),
    budget: optional(haltSchema.shape.budget.unwrap().describe('Which budget ran out; only for `budget_exceeded`.')),
    resumeAt: optional(count('Epoch milliseconds from which going on makes sense; only for `usage_limit`.')),
  })
  .nullable()
  .describe('Why the run ended; null while it goes on.');

const objective = z
  .strictObject({
    text: text('What is to be reached.'),
    criteria: optional(text('Command that exits with 0 once it is reached; absent = the configured checks tell.')),
  })
  .describe('The one objective of the run instead of stories of a prd.json.');

/** `passed + failed + blocked + unfinished = total`. */
const counts = z
  .strictObject({
    total: count('Stories in scope that prd.json does not put aside.'),
    passed: count('Stories that passed all gates.'),
    failed: count('Stories that ended failed, stuck or thrashing.'),
    blocked: count('Stories that ended blocked, needs_human or dependency_failed.'),
    unfinished: count('Stories that are open, running, interrupted or untried.'),
  })
  .describe('Stories by how they ended.');
export type Counts = Fact<typeof counts>;

const budget = (description: string) =>
  z.strictObject({ used: count('Used so far.'), limit: count('Most that may be used.') }).describe(description);

const figures = z
  .strictObject({
    iterations: budget('Attempts of all stories.'),
    commits: budget('Commits of passed stories.'),
    costLimitUsd: optional(amount('US dollars that all calls of agents may cost; absent when there is no cap.')),
    wallclock: z
      .strictObject({
        usedMs: ms('Used by this workflow run.'),
        limitMs: ms('Most that this workflow run may use.'),
        earlierMs: ms('What earlier workflow runs of the same run took.'),
      })
      .describe('Wall clock.'),
  })
  .describe('What was used of each budget.');
export type Figures = Fact<typeof figures>;

const baselineCheck = z.strictObject({
  name: text('Name of the check.'),
  verdict: z.enum(['green', 'red', 'broken']).describe('How it ended on the base commit.'),
  cause: text('Why it is broken; else empty.'),
  durationMs: ms('How long it ran.'),
  lines: texts('Last lines of its output, verbatim; empty when green.'),
});
export type BaselineView = Fact<typeof baselineCheck>;

const finalCheck = z.strictObject({
  name: text('Name of the check.'),
  isReview: flag('Whether it is what reviewers said of the whole change, and no check.'),
  verdict: verdictSchema.describe('What it said.'),
  reason: text('Why it did not pass; else empty.'),
  durationMs: ms('How long it ran.'),
  lines: texts('First lines of its output, verbatim; empty when it passed.'),
  logPath: optional(text('Whole output, on the runner.')),
  isEarlier: optional(flag('An earlier run heard it of the same tree; absent = this one did.')),
});
export type FinalView = Fact<typeof finalCheck>;

/** Work that could not be pushed and where it is kept (04-trust rule 20). */
const unpushed = z.strictObject({
  ref: text('Full ref name.'),
  commit: text('Commit that did not reach the remote.'),
  cause: text('Why it was refused and what to do.'),
  bundle: optional(text('Absolute path of the bundle that keeps it.')),
  story: optional(text('Story whose commit was declined for its content; absent = the ref as a whole was refused.')),
});
export type NotPushed = Fact<typeof unpushed>;

const pull = z
  .strictObject({ number: count('Number.'), url: text('Address.'), draft: flag('Whether it is a draft.') })
  .describe('Pull request of the branch; absent while there is none.');

const runSchema = z.strictObject({
  runId: text('Id of the run.'),
  feature: text('Feature of the run.'),
  intent: text('What the run is for, one sentence.'),
  agent: text('Agent that implemented.'),
  reviewAgent: text('Agent that reviewed; `none` = nobody did.'),
  clients: z
    .record(z.string(), z.string())
    .describe('Version of each client that agents ran on, where its package tells it.'),
  prdPath: optional(text('Path of the prd.json; absent with an objective.')),
  objective: optional(objective),
  branch: text('Branch that receives passed stories.'),
  baseBranch: text('Branch whose rules apply.'),
  headCommit: text('Tip of the passed work; empty when none passed in this run.'),
  earlierCommit: optional(
    text(
      'Tip of the branch with what earlier runs passed, where this run added nothing to it; absent when there is none.',
    ),
  ),
  resumes: count('How often the run was resumed.'),
  headline: text('Stories, iterations and time in one line.'),
  verdict: text('What happened, cause first.'),
  halt,
  awaited: optional(text("Commit that waits for a person's sign-off; absent when none does.")),
  attention: list(attention, 'What a person must see first.'),
  pull: optional(pull),
  counts,
  figures,
  usage,
  baseline: z
    .union([z.enum(['off', 'not run']), z.array(baselineCheck)])
    .describe('The checks on the base commit, before any agent ran.'),
  stories: list(story, 'Stories in scope, in the order of prd.json.'),
  held: texts('Ids of stories that later runs leave alone until something about them changes or a person names them.'),
  failures: list(failure, 'What a person needs of every story that did not pass.'),
  final: z
    .union([z.enum(['none', 'not run']), z.array(finalCheck)])
    .describe('The checks of `stage: final`, on all passed stories together.'),
  caught: list(caught, 'What the integrity gate found, also in stories that passed later.'),
  notPushed: list(unpushed, 'Work that could not be pushed, and where it is kept.'),
  notices: texts('What the reader should know although nothing failed by it.'),
  notProtected: texts('What this run did not protect against.'),
});

/** What `ralph-report.json` has in another form or not at all. */
interface Beside {
  /** Undefined while the run goes on. */
  readonly halt?: Halt;
  /** The thread that asked for the run; absent = no person did. */
  readonly origin?: RunOrigin;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly updatedAt: number;
  /** What commands in comments begin with. */
  readonly phrase: string;
}

export type RunView = Omit<Fact<typeof runSchema>, 'halt'> & Beside;

/** The shape of `ralph-report.json` (03-interface §6), but for the case of its keys. */
const reportSchema = z.strictObject({
  version: z.literal(1).describe('Grows when a key changes its meaning or goes away.'),
  startedAt: moment('When the run began.'),
  updatedAt: moment('When this report was written.'),
  costUsd: z
    .number()
    .min(0)
    .nullable()
    .describe('What the run cost in US dollars; null when any call did not tell. What is known stands in `usage`.'),
  ...runSchema.shape,
});

/** JSON Schema (draft 2020-12) of `ralph-report.json`, as the text of schema/ralph-report.schema.json. */
export function renderReportSchema(): string {
  const keys = z.toJSONSchema(reportSchema, {
    override: ({ jsonSchema }) => {
      const { properties, required } = jsonSchema;
      if (properties === undefined) return;
      const named = Object.entries(properties).map(([key, value]) => [snakeCase(key), value]);
      jsonSchema.properties = Object.fromEntries(named);
      if (required !== undefined) jsonSchema.required = required.map(snakeCase);
    },
  });
  return `${JSON.stringify({ title: 'ralph-report.json of ralph-action', ...keys }, undefined, 2)}\n`;
}

/** A key of a view as the report writes it. */
export function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

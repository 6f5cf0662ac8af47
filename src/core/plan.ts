import { z } from 'zod';
import {
  always,
  count,
  type Fact,
  kebab,
  limitSchema,
  ms,
  objectId,
  pointSchema,
  pullSchema,
  ref,
  text,
  texts,
} from './facts.ts';
import { checkSchema, gateSchema } from './gates.ts';
import { recallSchema, runIdSchema, waitingSchema } from './memory-types.ts';

/** All caps of a run (02-loop §2), resolved; durations in milliseconds with `timeout_multiplier` applied. */
export const capsSchema = z.strictObject({
  maxAttempts: count,
  maxIterations: count,
  maxCommits: count,
  story: limitSchema,
  /** Wall clock of one workflow run. */
  runMs: ms,
  implement: limitSchema,
  test: limitSchema,
  spec: limitSchema,
  quality: limitSchema,
  /** US dollars of all calls of agents, over all workflow runs; absent = no cap. */
  maxCostUsd: z.exactOptional(z.number().min(0)),
  /** Calls of agents within an hour, those of earlier runs included; absent = no limit. */
  callsPerHour: z.exactOptional(count),
  /** US dollars of a call that tells no cost; absent = unknown. */
  costPerCallUsd: z.exactOptional(z.number().min(0)),
  /** Silence allowed to an agent; undefined = off. */
  idleMs: z.exactOptional(ms),
});
export type Caps = Fact<typeof capsSchema>;

/**
 * What the loop needs to know of a story; its full text stays in prd.json at the run start commit. Thousands of them are written into the
 * first line of a journal, so what is usual is left out; journals of earlier versions have it all.
 */
const storySchema = z.strictObject({
  id: text,
  /** Its place in the list, from 0: in journals of earlier versions, and read by nobody. */
  index: z.exactOptional(count),
  title: text,
  priority: z.exactOptional(z.number()),
  /** Ids of the stories that it builds on; absent = none. */
  dependsOn: z.exactOptional(texts),
  /** How prd.json had it at the run start; absent = open. */
  was: z.exactOptional(z.enum(['open', 'passed', 'ineligible'])),
  /** False for a story outside the `story` input: it is neither tried nor counted (10-fine-print, Scope); absent = true. */
  inScope: z.exactOptional(z.boolean()),
  /** Globs of the tests that have to be green for it (10-fine-print, Red before); absent = none are named. */
  tests: z.exactOptional(texts),
  /** Its `allow:` lets it remove tests, so that fewer may run. */
  mayDropTests: z.exactOptional(always),
  /** Names of its entry and its text where they are known before it is tried (`EntryNames`); absent = its first attempt tells. */
  entry: z.exactOptional(text),
  text: z.exactOptional(text),
  /** It failed in an earlier run and nothing has changed since: nobody tries it; absent = it is tried. */
  waits: z.exactOptional(waitingSchema),
  /** Attempts that a cap of the last run cut short: they count here, and stories without any go first; absent = none. */
  earlier: z.exactOptional(count),
  /** It passed in an earlier run, and its text was changed since. */
  regate: z.exactOptional(always),
});
export type PlannedStory = Fact<typeof storySchema>;

/** Whether prd.json had the story open at the run start. */
export function wasOpen({ was }: PlannedStory): boolean {
  return was === undefined || was === 'open';
}

/** Whether the run is about the story. */
export function isInScope({ inScope }: PlannedStory): boolean {
  return inScope !== false;
}

/** Where a run was asked for. */
const originSchema = z.strictObject({
  /** Number of the issue or pull request. */
  thread: count,
  isPull: z.boolean(),
  /** Login. */
  person: text,
  via: z.enum(['comment', 'label', 'review']),
});
export type RunOrigin = Fact<typeof originSchema>;

/** How the setup layer of gate views is made (02-loop §1, Gate views). */
const setupSchema = z.strictObject({
  /** One line, run by the bash of the gates in the working directory. */
  command: text,
  /** Globs relative to the root of the repository: the files that decide whether setup has to run again. */
  key: texts,
  /** Names of variables that setup receives only while those files are the ones of the policy base. */
  env: texts,
  /** Whether packages may run install scripts although those files are not the ones of the policy base. */
  scripts: z.enum(['off', 'allow']),
  /** Its own limit; durations with `timeout_multiplier` applied. */
  limit: limitSchema,
});
export type SetupPlan = Fact<typeof setupSchema>;

/** How many in a row are no progress. */
const stallSchema = z.strictObject({
  /** Claims to be done without a change. */
  claims: count,
  /** Iterations that change nothing but tests. */
  testLoops: count,
});
export type StallRules = Fact<typeof stallSchema>;

/** Why the breaker opened. */
const openedSchema = z.strictObject({
  cause: z.enum(['same-error', 'environment', 'no-progress']),
  /** One sentence. */
  detail: text,
  /** The error that repeated; only with `same-error`. */
  fingerprint: z.exactOptional(kebab),
});
export type Opened = Fact<typeof openedSchema>;

/** When the breaker opens (02-loop §3). */
const breakerSchema = z.strictObject({
  /** Stories in a row that end with one error. */
  sameError: count,
  /** Iterations of one story in a row without progress. */
  noProgress: count,
  /** `attempt`: a new tree or a later gate. `story`: a passed story alone, over all stories, looked at between stories. */
  progress: z.enum(['attempt', 'story']),
  /** Why the run before this one was stopped: its first iteration is a trial. Absent = the breaker is closed. */
  halfOpen: z.exactOptional(openedSchema),
});
export type BreakerRules = Fact<typeof breakerSchema>;

/** A commit of an earlier night on a branch that its base has left behind. */
const carriedSchema = z.strictObject({
  commit: objectId,
  parent: objectId,
  /** Story that it made pass; absent = it is none of a story's. */
  story: z.exactOptional(text),
});
export type CarriedCommit = Fact<typeof carriedSchema>;

/** Stories of earlier runs that the run start holds and its base does not: they are part of what gets merged. */
const unmergedSchema = z.strictObject({
  /** Where the change of all passed stories together begins: the base, or where a pull request left it. */
  from: pointSchema,
  /** Ids, at least one. */
  stories: texts,
});
export type Unmerged = Fact<typeof unmergedSchema>;

/** What the final checks and the final review of earlier runs said of one tree: it holds for no other. */
const lookedSchema = z.strictObject({
  tree: objectId,
  /** Names of the final checks that were green, or that nothing gave a reason to run. */
  checks: texts,
  /** What as many reviewers as this came to; absent = not enough of them answered, or nobody asked. */
  review: z.exactOptional(z.strictObject({ reviewers: count, result: gateSchema })),
});
export type Looked = Fact<typeof lookedSchema>;

/** How a workflow run came to be, as far as `continue: dispatch` needs it. */
export const chainedFields = {
  /** Workflow runs before this one that the action started, each by the one before; absent = a person, a schedule or an event did. */
  chain: z.exactOptional(count),
  /** An earlier job of this workflow run has started the workflow again; absent = none has. */
  again: z.exactOptional(always),
};

const onTrouble = z.enum(['continue', 'halt']);

/** Everything frozen when a run begins; the first line of its journal. */
export const planSchema = z.strictObject({
  ...chainedFields,
  runId: runIdSchema,
  /** One segment of a path and of a ref. */
  feature: z.string().regex(/^[a-z0-9-]{1,60}$/, 'is no name of a feature'),
  intent: text,
  /** Where rules are read (policy base) and the branch it is on. */
  base: z.strictObject({ branch: ref, commit: objectId }),
  /** The commit the work starts from and its tree (run start). `made`: by this run, so nobody else has it; absent = it was there. */
  start: pointSchema.extend({ made: z.exactOptional(always) }),
  /** Branch that receives passed stories, without `refs/heads/`. */
  branch: ref,
  /** The open pull request of that branch, where one was seen when the run began; absent = none was. */
  pull: z.exactOptional(pullSchema),
  /** Absent with an objective: no file lists its story. */
  prdPath: z.exactOptional(text),
  /** The one objective of the run; absent = the stories of `prdPath`. */
  objective: z.exactOptional(z.strictObject({ text, criteria: z.exactOptional(text) })),
  stories: z.array(storySchema),
  /** Configured checks of both stages; empty with `test_command: none`. */
  checks: z.array(checkSchema),
  /** How dependencies are installed when manifests or lock files changed; absent = they are not. */
  setup: z.exactOptional(setupSchema),
  /** Folder inside the repository in which agents, gates and setup start; absent = the root. */
  workingDirectory: z.exactOptional(text),
  baseline: z.enum(['attribute', 'require-green', 'off']),
  /** Ask for positive evidence that a story is done (10-fine-print, Evidence). */
  requireEvidence: z.boolean(),
  /** New tests must fail without the story's code: `true` asks for such a test, `if-tests` only where tests are new; absent = no. */
  redGreen: z.exactOptional(z.enum(['true', 'if-tests'])),
  /** When the green tree is broken to see whether the checks notice; absent = never, as before there was one. */
  saboteur: z.exactOptional(z.enum(['auto', 'always'])),
  /** Claims and test-only iterations in a row that are no progress; absent = two and three. */
  stallRules: z.exactOptional(stallSchema),
  attemptStart: z.enum(['keep', 'clean-on-shift', 'clean']),
  caps: capsSchema,
  messageTemplate: text,
  signOff: z.exactOptional(text),
  /** A person has to sign the work off before the run is ready; absent = nobody has to. */
  approval: z.exactOptional(z.literal('required')),
  /** Commit of the branch that a person has signed off in an earlier run; absent = none is known. */
  approved: z.exactOptional(objectId),
  agent: text,
  /** Epoch milliseconds of the calls that earlier runs of the feature made in the hour before; absent = none is known. */
  recentCalls: z.exactOptional(z.array(ms)),
  /** Agents that take over, in this order, while the account of the one before has reached its limit; absent = none. */
  fallbacks: z.exactOptional(texts),
  /** `none` = nobody reviews, and the report says so. */
  reviewAgent: text,
  /** Version of each client, where its package tells it; absent = none does. */
  clients: z.exactOptional(z.record(text, text)),
  /** Votes per criterion in the spec gate; a disagreement is a human's question. */
  specPasses: count,
  /** Reviewers that read the change of all passed stories together after the last one; absent = none. */
  finalReview: z.exactOptional(count),
  /** Whether a confirmed block ends the run at once. */
  onBlock: onTrouble,
  /** Whether a story that thrashes ends the run, as it does in a run of one story; absent = `continue`. */
  onThrash: z.exactOptional(onTrouble),
  /** The same for a story that needs a human's answer. */
  onEscalate: z.exactOptional(onTrouble),
  /** Whether an agent is asked where an attempt leads that the rules would have a human decide; absent = `rules` alone. */
  classifier: z.exactOptional(z.enum(['rules', 'agent'])),
  /** Attempts in a row with the same blockers that the critic calls thrashing after the ladder; absent = 3. */
  criticWindow: z.exactOptional(count),
  /** When the breaker opens; absent = never. */
  breaker: z.exactOptional(breakerSchema),
  /** Its records stay on its machine, or become artifacts of its workflow runs; absent = they are pushed to the state ref. */
  journal: z.exactOptional(z.enum(['none', 'artifact'])),
  /** A workflow run that its deadline stops starts the next one; absent = somebody else does. */
  continues: z.exactOptional(always),
  /** Once all stories of its file passed they are copied below `.ralph/archive/`; absent = they are not. */
  archive: z.exactOptional(always),
  /** Git ignores `.ralph/archive/`: the state ref gets the copy. Absent = a commit does. */
  archiveIn: z.exactOptional(z.literal('state')),
  /** Where the log of iterations is: nowhere, or in the state ref because git ignores progress.txt; absent = in commits. */
  progress: z.exactOptional(z.enum(['none', 'state'])),
  /** Commit with an earlier backlog of the same file, whose copy is in `start` and not yet on the remote; absent = there is none. */
  archives: z.exactOptional(objectId),
  /** The workflow run that begins it makes one iteration; absent = as many as there are to make. */
  step: z.exactOptional(always),
  workflowRun: text,
  /** Name of the workflow that begins it: its comments are found by that; absent in journals of earlier versions. */
  workflow: z.exactOptional(text),
  /** The comment, label or review that asked for the run; absent = no person did. */
  origin: z.exactOptional(originSchema),
  notices: texts,
  /** Commits of earlier nights to put on top of a base that has moved, the oldest first; absent = none. */
  carried: z.exactOptional(z.array(carriedSchema)),
  /** What the branch holds on the remote and this run takes the place of; absent = it is only added to. */
  replaces: z.exactOptional(objectId),
  /** Absent = the run start holds none, and in journals of earlier versions. */
  unmerged: z.exactOptional(unmergedSchema),
  /** What earlier runs know of their passed stories together; absent = nothing, and in journals of earlier versions. */
  looked: z.exactOptional(lookedSchema),
  /** What earlier runs left to be known, and what tells later ones what changed; absent in journals of earlier versions. */
  recall: z.exactOptional(recallSchema),
});
export type RunPlan = Fact<typeof planSchema>;

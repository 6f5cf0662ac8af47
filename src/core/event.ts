import { z } from 'zod';
import { providerSchema, usageSchema } from './agent-facts.ts';
import { adviceSchema } from './consult-types.ts';
import {
  always,
  changedSchema,
  changeSchema,
  count,
  doubtSchema,
  type Fact,
  ignoredSchema,
  ms,
  namesSchema,
  objectId,
  otherTestSchema,
  pointSchema,
  probeSchema,
  pullSchema,
  ref,
  removedSchema,
  sabotageSchema,
  signalsSchema,
  text,
  texts,
} from './facts.ts';
import { excerptSchema, gateSchema } from './gates.ts';
import { capsSchema, chainedFields, planSchema } from './plan.ts';
import { answerSchema } from './review-answer-types.ts';
import { baselineSchema, haltSchema, integritySchema } from './state.ts';

const published = {
  results: z.array(
    z.strictObject({
      ref,
      commit: objectId,
      status: z.enum(['pushed', 'refused']),
      detail: text,
      bundle: z.exactOptional(text),
      /** It was refused for a reason that may pass: the same push may work later. */
      passing: z.exactOptional(always),
      /** The commit on the way to this one whose content the remote does not take; those before it were pushed. */
      declined: z.exactOptional(objectId),
    }),
  ),
  pull: z.exactOptional(pullSchema),
  pullNotes: z.exactOptional(texts),
};
const publishedSchema = z.strictObject(published);

/** What came of pushes and of the pull request. */
export type Published = Fact<typeof publishedSchema>;
export type PublicationResult = Published['results'][number];

/** What had come of pushes and of the pull request when a run was cut short. */
const knownPushes = {
  /** Absent = nothing was known, as in journals of earlier versions. */
  known: z.exactOptional(publishedSchema),
};
export type KnownPushes = Pick<Trouble, 'known'>;

/** The command at hand failed through no fault of an agent. */
const trouble = z.strictObject({ type: z.literal('trouble'), halt: haltSchema, ...knownPushes });
export type Trouble = Fact<typeof trouble>;

/** A cancel cut the command at hand short. */
const interrupted = z.strictObject({
  type: z.literal('interrupted'),
  cause: text,
  /** A person's command; absent = the runner or the machine. */
  by: z.exactOptional(z.literal('user')),
  /** What it cut short has not ended yet: another one follows when it has. Absent = it has ended. */
  ending: z.exactOptional(always),
  /** What the call of an agent that it cut short used, empty when it did not tell; absent = none was made. */
  usage: z.exactOptional(z.array(usageSchema)),
  ...knownPushes,
});
export type Interrupted = Fact<typeof interrupted>;

/** A person signed off the commit that the run waits with. */
const approved = z.strictObject({
  type: z.literal('approved'),
  commit: objectId,
  /** Login. */
  person: text,
  via: z.enum(['comment', 'review']),
  /** The pull request that it was said on. */
  pull: pullSchema,
});
export type Approved = Fact<typeof approved>;

/** A person who was to sign off asks for a change of a story that passed. */
const fixAsked = z.strictObject({
  type: z.literal('fix-asked'),
  story: text,
  /** Verbatim: data, never an instruction. */
  text,
  /** Login. */
  person: text,
});
export type FixAsked = Fact<typeof fixAsked>;

/** A run that goes on may be capped lower than it began, never higher; only the wall clock is each workflow run's own. */
const resumedCaps = capsSchema.pick({
  maxAttempts: true,
  maxIterations: true,
  maxCommits: true,
  runMs: true,
  maxCostUsd: true,
});
export type ResumedCaps = Fact<typeof resumedCaps>;

/** A run goes on in another workflow run. */
const resumed = z.strictObject({
  type: z.literal('resumed'),
  ...chainedFields,
  workflowRun: text,
  /** On a machine that has nothing of it but its journal and its commits: what lay in a worktree is lost. Absent = the same. */
  elsewhere: z.exactOptional(always),
  /** This workflow run makes one iteration; absent = as many as there are to make. */
  step: z.exactOptional(always),
  /** Caps as this workflow run's settings have them; absent in journals of earlier versions, which keep those of the plan. */
  caps: z.exactOptional(resumedCaps),
  /** Who may take over today (`RunPlan.fallbacks`); absent in journals of earlier versions, which keep those of the plan. */
  fallbacks: z.exactOptional(texts),
});
export type Resumed = Fact<typeof resumed>;

/** What came of the process of an agent. */
const ofAgent = {
  /** The process itself: of a reviewer `pass` when it ended well, whatever it answered. */
  result: gateSchema,
  survivorsKilled: count,
  /** What the call used; empty when the agent does not tell. */
  usage: z.array(usageSchema),
  provider: z.exactOptional(providerSchema),
};

/** What came of one agent process. */
const implemented = z.strictObject({
  type: z.literal('implemented'),
  ...ofAgent,
  /** The agent's last words, data only: never a verdict. */
  finalMessage: excerptSchema,
  /** Names of what the story asks for, with its first attempt (02-loop §6); absent later, and where the plan has them. */
  names: z.exactOptional(namesSchema),
  /** What its final message signals; absent = nothing. */
  signals: z.exactOptional(signalsSchema),
  /** Its service refused the request for its length (06-agents, Limits and errors); absent = it did not. */
  tooLarge: z.exactOptional(always),
  /** Its stream ended well and its process did not: its work counts only where it changed the tree. Absent = its process ended well, too. */
  badExit: z.exactOptional(always),
});
export type Implemented = Fact<typeof implemented>;

const ofReviewer = {
  ...ofAgent,
  /** Its answer, read with the nonce of the call and with evidence that exists; else why there is none. */
  reading: z.discriminatedUnion('ok', [
    z.strictObject({ ok: z.literal(true), answer: answerSchema }),
    z.strictObject({
      ok: z.literal(false),
      problem: text,
      /** The end of what it said, at most 300 characters; absent = nothing. */
      said: z.exactOptional(text),
    }),
  ]),
};

/** What came of one reviewer process. */
const reviewed = z.strictObject({ type: z.literal('reviewed'), ...ofReviewer });
export type Reviewed = Fact<typeof reviewed>;

/** What came of one reviewer of the whole change. */
const finalReviewed = z.strictObject({ type: z.literal('final-reviewed'), ...ofReviewer });
export type FinalReviewed = Fact<typeof finalReviewed>;

/** What came of one call for advice. */
const consulted = z.strictObject({
  type: z.literal('consulted'),
  ...ofAgent,
  /** Advice, or in one sentence why there is none. */
  reading: z.discriminatedUnion('ok', [
    z.strictObject({ ok: z.literal(true), advice: adviceSchema }),
    z.strictObject({ ok: z.literal(false), problem: text }),
  ]),
  result: gateSchema.pick({ verdict: true, reason: true, durationMs: true }),
});
export type Consulted = Fact<typeof consulted>;
export type AdviceReading = Consulted['reading'];

/** The agent's tree, read once. */
const snapshotTaken = z.strictObject({
  type: z.literal('snapshot-taken'),
  tree: objectId,
  commit: objectId,
  changed: z.array(changedSchema),
  changedCount: count,
  /** What the attempt changed in the tree that it was given; absent = nobody looked. */
  change: z.exactOptional(changeSchema),
  /** Test files that this story added or changed against its start: evidence (10-fine-print). */
  testFiles: texts,
  /** Other test files that it added or changed; absent = none. */
  otherTests: z.exactOptional(z.array(otherTestSchema)),
  /** What the agent made and git ignores; absent = nothing. */
  ignored: z.exactOptional(ignoredSchema),
  findings: z.array(integritySchema),
  /** What it changed of that through which checks come to their verdict; absent = nothing, and in journals of earlier versions. */
  doubts: z.exactOptional(z.array(doubtSchema)),
  /** Its changes of workflows, put back and kept as a patch; absent = it made none. */
  workflowPatch: z.exactOptional(text),
  /** Trees that tests are to be tried on; absent = none. */
  probes: z.exactOptional(z.array(probeSchema)),
  /** Test files and fixtures of the story's start that it changed in more than what they gained; absent in journals of earlier versions. */
  changedTests: z.exactOptional(z.array(removedSchema)),
  result: gateSchema,
});
export type SnapshotTaken = Fact<typeof snapshotTaken>;

/** What the checks said of a tree. */
const checksRan = z.strictObject({
  type: z.literal('checks-done'),
  results: z.array(gateSchema),
  /** The tree was broken on purpose, in this way; absent = it was not. */
  sabotage: z.exactOptional(sabotageSchema),
});
export type ChecksRan = Fact<typeof checksRan>;

/** What came of carrying: the checks ran on the last point, and are empty where there is none. */
const storiesCarried = z.strictObject({
  type: z.literal('stories-carried'),
  points: z.array(pointSchema.extend({ from: objectId })),
  /** Commits that do not fit any more, with the files in which they do not; empty = git could not tell. */
  conflicts: z.array(z.strictObject({ from: objectId, paths: texts })),
  /** Why nothing was put anywhere: the remote, which has the commits, could not be reached. Absent = it could. */
  unreachable: z.exactOptional(text),
  results: z.array(gateSchema),
});
export type StoriesCarried = Fact<typeof storiesCarried>;

/** What came of the archive: a commit, or why there is none; it never keeps a run from its end (04-trust rule 19). */
const featureArchived = z.strictObject({
  type: z.literal('feature-archived'),
  /** Absent = nothing was made. */
  made: z.exactOptional(pointSchema),
  /** The folder that holds the copy; empty = there is none. */
  folder: text,
  /** Why there is none, one sentence; empty = there is one. */
  problem: text,
});
export type FeatureArchived = Fact<typeof featureArchived>;

/** Everything is pushed or refused, and the pull request is open or was refused. */
const settled = z.strictObject({ type: z.literal('settled'), ...published });
export type Settled = Fact<typeof settled>;

/** Everything that can happen to a run. */
const outcomeSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('begun'), plan: planSchema }),
  resumed,
  z.strictObject({
    type: z.literal('baseline-done'),
    checks: z.array(baselineSchema),
    /** Beside a check that is not green: what gates lack of the checkout (`unseenWords`). Absent = nothing. */
    unseen: z.exactOptional(text),
  }),
  implemented,
  snapshotTaken,
  checksRan,
  reviewed,
  consulted,
  z.strictObject({ type: z.literal('waited') }),
  z.strictObject({ type: z.literal('final-checks-done'), results: z.array(gateSchema) }),
  finalReviewed,
  z.strictObject({ type: z.literal('story-committed'), commit: objectId, tree: objectId }),
  z.strictObject({ type: z.literal('story-parked'), branch: ref, commit: objectId }),
  storiesCarried,
  featureArchived,
  z.strictObject({
    type: z.literal('publishing'),
    /** Commits whose content the remote does not take, as far as that is known; absent = none is known. */
    declined: z.exactOptional(z.array(objectId)),
  }),
  settled,
  z.strictObject({ type: z.literal('reported'), reportFile: text }),
  approved,
  fixAsked,
  interrupted,
  trouble,
]);
export type Outcome = Fact<typeof outcomeSchema>;

/** An outcome with its time, exactly as the journal keeps it and the core folds it: another field, or another kind of value, is none of ours. */
export const eventSchema = z.strictObject({
  /** Wall time is a label, elapsed time is the budget of record. */
  stamp: z.strictObject({
    /** Epoch milliseconds. */
    at: ms,
    /** Monotonic milliseconds since this workflow run began. */
    elapsedMs: ms,
  }),
  outcome: outcomeSchema,
});
export type Event = Fact<typeof eventSchema>;

import { z } from 'zod';
import { always, count, type Fact, ms, namesSchema, objectId, ref, text } from './facts.ts';
import { outcomeSchema } from './state.ts';

const notPassed = outcomeSchema.exclude(['passed']);
export const runIdSchema = z.string().regex(/^\d{8}-\d{6}-[0-9a-f]+$/, 'is no id of a run');

/** How a story ended without a pass, and what it was tried on. */
const failedSchema = z.strictObject({
  outcome: notPassed,
  detail: text,
  runId: runIdSchema,
  /** Epoch milliseconds. */
  at: ms,
  prompt: text,
  base: text,
  /** Branch that keeps its work. */
  wip: z.exactOptional(ref),
  /** What only a human can decide; absent = nothing is asked. */
  question: z.exactOptional(text),
  /** A cap of the run cut it short after so many attempts, for the first time: it is tried once more, for the rest of them. */
  cut: z.exactOptional(z.strictObject({ attempts: count })),
  /** prd.json said all the while that it had passed: only its text had changed. */
  marked: z.exactOptional(always),
});
export type FailedNight = Fact<typeof failedSchema>;

/** What is known of one story from earlier runs. */
const rememberedSchema = namesSchema.extend({
  id: text,
  title: text,
  /** It passed, and its text was the one that `text` names. */
  passed: z.exactOptional(always),
  /** It ended without a pass, and nobody has tried it since. */
  failed: z.exactOptional(failedSchema),
});
export type Remembered = Fact<typeof rememberedSchema>;

/** What a run must know to tell later what has changed since; frozen when it begins. */
export const recallSchema = z.strictObject({
  /** Names the backlog: another file or feature is another one, even with the same ids (03-interface §3). */
  prd: text,
  /** Hash of the project's own words in prompts. */
  prompt: text,
  /** Tree of the policy base without prd.json and progress.txt. */
  base: objectId,
  /** `branchName` of the backlog, empty when it names none; absent in journals of earlier versions. */
  branch: z.exactOptional(text),
  /** What earlier runs left to be known; absent = nothing. */
  known: z.exactOptional(z.array(rememberedSchema)),
});
export type Recall = Fact<typeof recallSchema>;

/** A story that nobody tries until something changes. */
export const waitingSchema = z.strictObject({
  outcome: notPassed,
  /** Whole sentence for the report. */
  detail: text,
  /** Nights since it failed, at least 1. */
  nights: count,
  /** Branch that keeps its work. */
  wip: z.exactOptional(ref),
  /** What only a human can decide. */
  question: z.exactOptional(text),
});
export type WaitingStory = Fact<typeof waitingSchema>;

import { z } from 'zod';
import type { PlannedStory, RunPlan } from '../../core/plan.ts';
import { caps, limit } from './journal-schema-caps.ts';
import {
  count,
  feature,
  gateResult,
  kebab,
  ms,
  objectId,
  point,
  ref,
  storyOutcome,
  text,
  texts,
} from './journal-schema-parts.ts';
import { pullSchema } from './journal-schema-pull.ts';

const always = z.literal(true);
const runId = z.string().regex(/^\d{8}-\d{6}-[0-9a-f]+$/, 'is no id of a run');

const story = z.strictObject({
  id: text,
  index: z.exactOptional(count),
  title: text,
  priority: z.exactOptional(z.number()),
  dependsOn: z.exactOptional(texts),
  was: z.exactOptional(z.enum(['open', 'passed', 'ineligible'])),
  inScope: z.exactOptional(z.boolean()),
  tests: z.exactOptional(texts),
  mayDropTests: z.exactOptional(always),
  entry: z.exactOptional(text),
  text: z.exactOptional(text),
  waits: z.exactOptional(
    z.strictObject({
      outcome: storyOutcome.exclude(['passed']),
      detail: text,
      nights: count,
      wip: z.exactOptional(ref),
      question: z.exactOptional(text),
    }),
  ),
  regate: z.exactOptional(always),
}) satisfies z.ZodType<PlannedStory>;

const check = z.strictObject({
  name: text,
  command: text,
  timeoutMs: z.exactOptional(ms),
  before: z.exactOptional(text),
  paths: z.exactOptional(texts),
  stage: z.exactOptional(z.enum(['attempt', 'final'])),
  docker: z.exactOptional(z.boolean()),
  network: z.exactOptional(z.enum(['on', 'off'])),
  kind: z.exactOptional(z.enum(['test', 'check'])),
  report: z.exactOptional(texts),
  baseline: z.exactOptional(z.enum(['attribute', 'require-green', 'off'])),
  own: z.exactOptional(always),
  keyless: z.exactOptional(always),
});

const remembered = z.strictObject({
  entry: text,
  text,
  id: text,
  title: text,
  passed: z.exactOptional(always),
  failed: z.exactOptional(
    z.strictObject({
      outcome: storyOutcome.exclude(['passed']),
      detail: text,
      runId,
      at: ms,
      prompt: text,
      base: text,
      wip: z.exactOptional(ref),
      question: z.exactOptional(text),
      marked: z.exactOptional(always),
    }),
  ),
});

const opened = z.strictObject({
  cause: z.enum(['same-error', 'environment', 'no-progress']),
  detail: text,
  fingerprint: z.exactOptional(kebab),
});

const onTrouble = z.exactOptional(z.enum(['continue', 'halt']));

/** The plan of a run, as `begun` tells it. */
export const planSchema = z.strictObject({
  chain: z.exactOptional(count),
  again: z.exactOptional(always),
  runId,
  feature,
  intent: text,
  base: z.strictObject({ branch: ref, commit: objectId }),
  start: z.strictObject({ commit: objectId, tree: objectId, made: z.exactOptional(always) }),
  branch: ref,
  pull: z.exactOptional(pullSchema),
  prdPath: z.exactOptional(text),
  objective: z.exactOptional(z.strictObject({ text, criteria: z.exactOptional(text) })),
  stories: z.array(story),
  checks: z.array(check),
  setup: z.exactOptional(
    z.strictObject({ command: text, key: texts, env: texts, scripts: z.enum(['off', 'allow']), limit }),
  ),
  workingDirectory: z.exactOptional(text),
  baseline: z.enum(['attribute', 'require-green', 'off']),
  requireEvidence: z.boolean(),
  redGreen: z.exactOptional(z.enum(['true', 'if-tests'])),
  stallRules: z.exactOptional(z.strictObject({ claims: count, testLoops: count })),
  attemptStart: z.enum(['keep', 'clean-on-shift', 'clean']),
  caps,
  messageTemplate: text,
  signOff: z.exactOptional(text),
  approval: z.exactOptional(z.literal('required')),
  approved: z.exactOptional(objectId),
  agent: text,
  recentCalls: z.exactOptional(z.array(ms)),
  fallbacks: z.exactOptional(texts),
  reviewAgent: text,
  clients: z.exactOptional(z.record(text, text)),
  specPasses: count,
  finalReview: z.exactOptional(count),
  onBlock: z.enum(['continue', 'halt']),
  onThrash: onTrouble,
  onEscalate: onTrouble,
  classifier: z.exactOptional(z.enum(['rules', 'agent'])),
  criticWindow: z.exactOptional(count),
  breaker: z.exactOptional(
    z.strictObject({
      sameError: count,
      noProgress: count,
      progress: z.enum(['attempt', 'story']),
      halfOpen: z.exactOptional(opened),
    }),
  ),
  journal: z.exactOptional(z.enum(['none', 'artifact'])),
  continues: z.exactOptional(always),
  archive: z.exactOptional(always),
  archives: z.exactOptional(objectId),
  step: z.exactOptional(always),
  workflowRun: text,
  workflow: z.exactOptional(text),
  origin: z.exactOptional(
    z.strictObject({
      thread: count,
      isPull: z.boolean(),
      person: text,
      via: z.enum(['comment', 'label', 'review']),
    }),
  ),
  notices: texts,
  carried: z.exactOptional(
    z.array(z.strictObject({ commit: objectId, parent: objectId, story: z.exactOptional(text) })),
  ),
  replaces: z.exactOptional(objectId),
  unmerged: z.exactOptional(z.strictObject({ from: point, stories: texts })),
  looked: z.exactOptional(
    z.strictObject({
      tree: objectId,
      checks: texts,
      review: z.exactOptional(z.strictObject({ reviewers: count, result: gateResult })),
    }),
  ),
  recall: z.exactOptional(
    z.strictObject({
      prd: text,
      prompt: text,
      base: objectId,
      branch: z.exactOptional(text),
      known: z.exactOptional(z.array(remembered)),
    }),
  ),
}) satisfies z.ZodType<RunPlan>;

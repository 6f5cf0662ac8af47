import { z } from 'zod';
import type { Event } from '../../core/event.ts';
import { resumedCaps } from './journal-schema-caps.ts';
import {
  briefResult,
  count,
  excerpt,
  gateResult,
  haltKind,
  kebab,
  ms,
  objectId,
  point,
  provider,
  reading,
  ref,
  text,
  texts,
  usages,
} from './journal-schema-parts.ts';
import { planSchema } from './journal-schema-plan.ts';
import { pullSchema } from './journal-schema-pull.ts';

const halt = z.strictObject({
  kind: haltKind,
  detail: text,
  budget: z.exactOptional(z.enum(['iterations', 'commits', 'wallclock', 'cost'])),
  resumeAt: z.exactOptional(ms),
});

const signal = z.exactOptional(z.strictObject({ pattern: text, line: text }));

const ofAgent = {
  result: gateResult,
  survivorsKilled: count,
  usage: usages,
  provider: z.exactOptional(provider),
};

const implemented = z.strictObject({
  type: z.literal('implemented'),
  ...ofAgent,
  finalMessage: excerpt,
  names: z.exactOptional(z.strictObject({ entry: text, text })),
  signals: z.exactOptional(z.strictObject({ completion: signal, blocking: signal, late: z.exactOptional(texts) })),
  tooLarge: z.exactOptional(z.literal(true)),
});

const finding = z.strictObject({
  class: z.enum(['controller', 'policy', 'cheat', 'not-imported', 'limit', 'note']),
  rule: kebab,
  path: text,
  message: text,
  removed: z.exactOptional(z.strictObject({ path: text, tests: count, names: texts })),
});

const snapshotTaken = z.strictObject({
  type: z.literal('snapshot-taken'),
  tree: objectId,
  commit: objectId,
  changed: z.array(z.strictObject({ path: text, status: z.enum(['added', 'modified', 'deleted']) })),
  changedCount: count,
  change: z.exactOptional(z.strictObject({ changed: count, tests: count })),
  testFiles: texts,
  ignored: z.exactOptional(z.strictObject({ paths: texts, count })),
  findings: z.array(finding),
  workflowPatch: z.exactOptional(text),
  probes: z.exactOptional(
    z.array(z.strictObject({ kind: z.enum(['old-tests', 'new-tests']), tree: objectId, paths: texts })),
  ),
  result: gateResult,
});

const part = z.strictObject({ title: text, text, criteria: texts });
const advice = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('plan'), reason: text, parts: z.array(part) }),
  z.strictObject({
    type: z.literal('classify'),
    route: z.enum(['retry-task', 're-plan', 'escalate']),
    reason: text,
  }),
]);

const consulted = z.strictObject({
  type: z.literal('consulted'),
  ...ofAgent,
  reading: z.discriminatedUnion('ok', [
    z.strictObject({ ok: z.literal(true), advice }),
    z.strictObject({ ok: z.literal(false), problem: text }),
  ]),
  result: briefResult,
});

const published = {
  results: z.array(
    z.strictObject({
      ref,
      commit: objectId,
      status: z.enum(['pushed', 'refused']),
      detail: text,
      bundle: z.exactOptional(text),
      passing: z.exactOptional(z.literal(true)),
    }),
  ),
  pull: z.exactOptional(pullSchema),
  pullNotes: z.exactOptional(texts),
};

const outcome = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('begun'), plan: planSchema }),
  z.strictObject({
    type: z.literal('resumed'),
    chain: z.exactOptional(count),
    again: z.exactOptional(z.literal(true)),
    workflowRun: text,
    elsewhere: z.exactOptional(z.literal(true)),
    step: z.exactOptional(z.literal(true)),
    caps: z.exactOptional(resumedCaps),
    fallbacks: z.exactOptional(texts),
  }),
  z.strictObject({
    type: z.literal('baseline-done'),
    checks: z.array(
      z.strictObject({
        name: text,
        verdict: z.enum(['green', 'red', 'broken']),
        durationMs: ms,
        cause: text,
        result: gateResult,
      }),
    ),
  }),
  implemented,
  snapshotTaken,
  z.strictObject({ type: z.literal('checks-done'), results: z.array(gateResult) }),
  z.strictObject({ type: z.literal('reviewed'), ...ofAgent, reading }),
  consulted,
  z.strictObject({ type: z.literal('waited') }),
  z.strictObject({ type: z.literal('final-checks-done'), results: z.array(gateResult) }),
  z.strictObject({ type: z.literal('final-reviewed'), ...ofAgent, reading }),
  z.strictObject({ type: z.literal('story-committed'), commit: objectId, tree: objectId }),
  z.strictObject({ type: z.literal('story-parked'), branch: ref, commit: objectId }),
  z.strictObject({
    type: z.literal('stories-carried'),
    points: z.array(point.extend({ from: objectId })),
    conflicts: z.array(z.strictObject({ from: objectId, paths: texts })),
    unreachable: z.exactOptional(text),
    results: z.array(gateResult),
  }),
  z.strictObject({
    type: z.literal('feature-archived'),
    made: z.exactOptional(point),
    folder: text,
    problem: text,
  }),
  z.strictObject({ type: z.literal('publishing') }),
  z.strictObject({ type: z.literal('settled'), ...published }),
  z.strictObject({ type: z.literal('reported'), reportFile: text }),
  z.strictObject({
    type: z.literal('approved'),
    commit: objectId,
    person: text,
    via: z.enum(['comment', 'review']),
    pull: pullSchema,
  }),
  z.strictObject({ type: z.literal('fix-asked'), story: text, text, person: text }),
  z.strictObject({
    type: z.literal('interrupted'),
    cause: text,
    by: z.exactOptional(z.literal('user')),
    ending: z.exactOptional(z.literal(true)),
    usage: z.exactOptional(usages),
    known: z.exactOptional(z.strictObject(published)),
  }),
  z.strictObject({ type: z.literal('trouble'), halt, known: z.exactOptional(z.strictObject(published)) }),
]);

/** One event of a journal, exactly as the core folds it: another field, or another kind of value, is none of ours. */
export const eventSchema = z.strictObject({
  stamp: z.strictObject({ at: ms, elapsedMs: ms }),
  outcome,
}) satisfies z.ZodType<Event>;

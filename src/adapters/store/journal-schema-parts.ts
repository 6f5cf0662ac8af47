import { z } from 'zod';
import type { Provider, Usage } from '../../core/agent-facts.ts';
import type { Excerpt, GateResult } from '../../core/gates.ts';
import type { ReviewAnswer } from '../../core/review-answer-types.ts';
import type { HaltKind, StoryOutcome } from '../../core/state.ts';
import type { Location } from '../../core/tool-output/frames.ts';
import type { TestResults } from '../../core/tool-output/test-results.ts';

/** Milliseconds, on a clock or of a duration: the sum of some of them is still a date. */
export const ms = z.number().min(0).max(1e14);
export const count = z.int().min(0);
export const text = z.string();
export const texts = z.array(text);
/** A word of ours, such as the name of a rule or a class of trouble. */
export const kebab = z.string().regex(/^[a-z0-9-]{0,64}$/, 'is no word of ours');
/** Name of a commit, a tree or a blob. */
export const objectId = z.string().regex(/^[0-9a-f]{40}$/, 'is no name of an object');
/** A branch or a ref: nothing that git would take for an option, an expression or two names. */
export const ref = z.string().regex(/^(?![-/.])[^\s~^:?*[\\\p{Cc}]{1,1000}$/u, 'is no name of a ref');
export const point = z.strictObject({ commit: objectId, tree: objectId });
const verdict = z.enum(['pass', 'fail', 'warn', 'timeout', 'error', 'skipped']);

export const storyOutcome = z.enum([
  'passed',
  'failed',
  'stuck',
  'thrashing',
  'blocked',
  'needs_human',
  'dependency_failed',
  'interrupted',
  'untried',
]) satisfies z.ZodType<StoryOutcome>;

export const haltKind = z.enum([
  'ready',
  'awaiting_signoff',
  'nothing_to_do',
  'skipped',
  'some_failed',
  'budget_exceeded',
  'environment_broken',
  'circuit_open',
  'thrashing',
  'escalate',
  'block_finding',
  'usage_limit',
  'config_error',
  'locked',
  'internal_error',
  'interrupted',
  'user_cancel',
]) satisfies z.ZodType<HaltKind>;

export const excerpt = z.strictObject({ lines: texts, truncated: count }) satisfies z.ZodType<Excerpt>;

const location = z.strictObject({
  file: text,
  line: count,
  column: z.exactOptional(count),
  level: z.enum(['error', 'warning']),
  message: text,
  title: z.exactOptional(text),
  source: z.enum([
    'workflow-command',
    'tap',
    'node-test',
    'vitest',
    'jest',
    'javascript',
    'pytest',
    'python',
    'tsc',
    'eslint',
    'biome',
    'cargo',
    'go',
    'gcc',
    'junit',
  ]),
}) satisfies z.ZodType<Location>;

const names = z.strictObject({ by: z.enum(['id', 'hash']), names: texts });

const tests = z.strictObject({
  source: z.enum(['report', 'output']),
  formats: z.exactOptional(
    z.array(
      z.enum([
        'junit',
        'tap',
        'jest-json',
        'mocha-json',
        'go-json',
        'cargo',
        'unittest',
        'pytest',
        'node-test',
        'vitest',
        'jest',
        'mocha',
      ]),
    ),
  ),
  counts: z.strictObject({ passed: count, failed: count, errors: count, skipped: count }),
  listed: z.enum(['all', 'failing', 'none']),
  exitCode: z.int(),
  failing: texts,
  ran: z.exactOptional(names),
  rewrote: z.exactOptional(texts),
  compared: z.exactOptional(
    z.strictObject({
      newFailing: texts,
      fixed: texts,
      added: z.exactOptional(names),
      gone: z.exactOptional(names),
    }),
  ),
}) satisfies z.ZodType<TestResults>;

export const gateResult = z.strictObject({
  gate: z.enum(['implement', 'integrity', 'test', 'spec', 'quality']),
  check: z.exactOptional(text),
  verdict,
  reason: text,
  startedMs: ms,
  durationMs: ms,
  exitCode: z.exactOptional(z.int()),
  excerpt,
  error: z.exactOptional(kebab),
  locations: z.exactOptional(z.array(location)),
  logPath: z.exactOptional(text),
  tests: z.exactOptional(tests),
  flaky: z.exactOptional(texts),
  flakyBefore: z.exactOptional(texts),
  applies: z.exactOptional(z.literal(false)),
  reusedFrom: z.exactOptional(count),
  condition: z.exactOptional(kebab),
  softLimitHit: z.boolean(),
}) satisfies z.ZodType<GateResult>;

const usage = z.strictObject({
  role: z.enum(['implement', 'spec', 'quality', 'plan', 'classify']),
  costUsd: z.exactOptional(z.number().min(0)),
  isReckoned: z.exactOptional(z.literal(true)),
  isPartial: z.exactOptional(z.literal(true)),
  isFlat: z.exactOptional(z.literal(true)),
  inputTokens: count,
  outputTokens: count,
  cacheReadTokens: count,
  cacheWriteTokens: count,
}) satisfies z.ZodType<Usage>;

export const usages = z.array(usage);

export const provider = z.strictObject({
  class: kebab,
  detail: text,
  resetAt: z.exactOptional(ms),
}) satisfies z.ZodType<Provider>;

const evidence = z.union([z.strictObject({ file: text, line: count }), z.strictObject({ absent: text })]);

/** A reviewer's answer, or why there is none. */
export const reading = z.discriminatedUnion('ok', [
  z.strictObject({
    ok: z.literal(true),
    answer: z.strictObject({
      criteria: z.array(
        z.strictObject({
          id: text,
          verdict: z.enum(['met', 'unmet', 'unsure']),
          evidence: z.array(evidence),
          reason: text,
        }),
      ),
      missing: texts,
      extra: texts,
      findings: z.array(
        z.strictObject({
          severity: z.enum(['info', 'warn', 'block']),
          file: z.exactOptional(text),
          line: z.exactOptional(count),
          text,
        }),
      ),
    }) satisfies z.ZodType<ReviewAnswer>,
  }),
  z.strictObject({ ok: z.literal(false), problem: text }),
]);

/** The end of a process that only gives advice. */
export const briefResult = z.strictObject({ verdict, reason: text, durationMs: ms });

/** One segment of a path and of a ref. */
export const feature = z.string().regex(/^[a-z0-9-]{1,60}$/, 'is no name of a feature');

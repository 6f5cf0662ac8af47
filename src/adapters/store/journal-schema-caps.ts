import { z } from 'zod';
import type { Caps } from '../../core/plan.ts';
import { count, ms } from './journal-schema-parts.ts';

/** A soft and a hard limit. */
export const limit = z.strictObject({ softMs: ms, hardMs: ms });

/** All caps of a run. */
export const caps = z.strictObject({
  maxAttempts: count,
  maxIterations: count,
  maxCommits: count,
  story: limit,
  runMs: ms,
  implement: limit,
  test: limit,
  spec: limit,
  quality: limit,
  maxCostUsd: z.exactOptional(z.number().min(0)),
  callsPerHour: z.exactOptional(count),
  costPerCallUsd: z.exactOptional(z.number().min(0)),
  idleMs: z.exactOptional(ms),
}) satisfies z.ZodType<Caps>;

/** What a workflow run that goes on may cap anew. */
export const resumedCaps = caps.pick({
  maxAttempts: true,
  maxIterations: true,
  maxCommits: true,
  runMs: true,
  maxCostUsd: true,
});

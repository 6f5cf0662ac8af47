import { z } from 'zod';
import type { PullFacts } from '../../core/pull-facts.ts';
import { count } from './journal-schema-parts.ts';

const url = z.string().regex(/^https?:\/\/[^\s<>()[\]"'`\\]+$/, 'is no address');

/** A pull request: its address becomes a link of reports. */
export const pullSchema = z.strictObject({
  number: count,
  url,
  draft: z.boolean(),
}) satisfies z.ZodType<PullFacts>;

import { z } from 'zod';
import { type Fact, text, texts } from './facts.ts';
import type { Limits } from './gates.ts';

/** What an agent that only reads is asked beside the gates: to split a story, or where a failed attempt leads (02-loop §3.3). */
export type Adviser = 'plan' | 'classify';

/** Ask one fresh agent for advice, in a throw-away view. */
export interface Consult {
  readonly type: 'consult';
  readonly role: Adviser;
  readonly story: string;
  readonly attempt: number;
  readonly iteration: number;
  /** Counts the calls of this role in this attempt, from 1. */
  readonly call: number;
  /** Tree that it reads. */
  readonly tree: string;
  /** Entry of `agent_fallbacks` that does it; absent = the reviewer of the run, else its agent. */
  readonly agent?: string;
  /** US dollars that it may cost; absent = no cap. */
  readonly budgetUsd?: number;
  readonly limits: Limits;
}

/** Where a failed attempt leads (ralph-loop-skill, Classifier). */
const routes = z.enum(['retry-task', 're-plan', 'escalate']);
export type Route = z.infer<typeof routes>;

/** Advice that was read with the nonce of its call. */
export const adviceSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('plan'),
    reason: text,
    /** Empty = the story is not to be split. */
    parts: z.array(z.strictObject({ title: text, text, criteria: texts })),
  }),
  z.strictObject({ type: z.literal('classify'), route: routes, reason: text }),
]);
export type Advice = Fact<typeof adviceSchema>;

/** What an attempt keeps of the advice that was asked for after it. */
export interface Advised {
  /** The service refused what its agent sent for its length, so that no attempt in one piece can do (06-agents); absent = it did not. */
  readonly tooLarge?: true;
  /** Who is asked now; undefined = nobody. */
  readonly consulting?: { readonly role: Adviser; readonly call: number } | undefined;
  /** Calls for advice after it; absent = none. */
  readonly consulted?: number;
  /** Where an agent would have it lead, with its reason; absent = the rules alone say. */
  readonly routed?: { readonly route: Route; readonly reason: string };
}

import type { AgentClass } from './result.ts';

/** What a client says of a request to its model that failed, from fields of its own events alone, never from what the model wrote. */
export interface Trouble {
  /** HTTP status of the service's answer. */
  readonly status?: number;
  /** What the client's own structured words make of it; absent = codes, status and sentence tell. */
  readonly class?: AgentClass;
  /** Names that client and service give it, such as `insufficient_quota`. */
  readonly codes: readonly string[];
  /** What it says in words, without the client's own frame around it; '' when nothing. */
  readonly sentence: string;
  /** How long the service asks to wait. */
  readonly waitMs?: number;
  /** Epoch milliseconds at which a limit is over. */
  readonly resetAt?: number;
}

/** The name of a quota that is given for a day; Google asks for half a minute of patience with it all the same. */
export const QUOTA_OF_A_DAY = 'QUOTA_OF_A_DAY';

/** The name of a quota that is given for a minute, whatever the sentence beside it says. */
export const QUOTA_OF_A_MINUTE = 'QUOTA_OF_A_MINUTE';

/** A wait that is longer than this is a limit, not an overload: clients that retry by themselves give up at the same bound. */
export const LONGEST_BACKOFF_MS = 300_000;

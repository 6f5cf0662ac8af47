import type { StreamEnd } from './agent-event.ts';
import { troubleOfText } from './provider-error.ts';
import { troubleOfEnd } from './stderr.ts';
import type { Trouble } from './trouble.ts';

/** What qwen's exit code and stderr say: a cap that it reached, and why it retried last. Undefined when nothing. */
export function qwenEnd(end: StreamEnd): Trouble | undefined {
  const { exitCode = 0, stderr = '', isUnderWay = false } = end;
  const named = EXITS[exitCode];
  // Of a retry that is over the stream tells the answer.
  const [, cause] = isUnderWay ? [] : ([...stderr.slice(-MOST_CHARS).matchAll(RETRY)].at(-1) ?? []);
  const said = cause === undefined ? troubleOfEnd(end) : troubleOfText(cause);
  if (named === undefined) return said;
  return { sentence: '', ...said, codes: [named, ...(said?.codes ?? [])] };
}

const MOST_CHARS = 8 * 1024;

const EXITS: Readonly<Record<number, string>> = {
  41: 'FatalAuthenticationError',
  53: 'FatalTurnLimitedError',
  55: 'FatalBudgetExceededError',
};

const RETRY = /^Retrying in \d+\s?m?s\b[^:\n]*: (\[API Error: .*\])$/gm;

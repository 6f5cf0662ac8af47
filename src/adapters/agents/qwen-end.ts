import { troubleOfText } from './provider-error.ts';
import { troubleOfStderr } from './stderr.ts';
import type { Trouble } from './trouble.ts';

/** What qwen's exit code and stderr say: a cap that it reached, and why it retried last. Undefined when nothing. */
export function qwenEnd({
  exitCode = 0,
  stderr = '',
}: {
  readonly exitCode?: number;
  readonly stderr?: string;
}): Trouble | undefined {
  const named = EXITS[exitCode];
  const [, cause] = [...stderr.slice(-MOST_CHARS).matchAll(RETRY)].at(-1) ?? [];
  const said = cause === undefined ? troubleOfStderr(stderr) : troubleOfText(cause);
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

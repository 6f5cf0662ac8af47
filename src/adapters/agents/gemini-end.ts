import type { StreamEnd } from './agent-event.ts';
import { troubleOfText } from './provider-error.ts';
import { troubleOfEnd } from './stderr.ts';
import type { Trouble } from './trouble.ts';

/** What gemini's exit code and stderr say of a failure; undefined when nothing. */
export function troubleOfGeminiEnd(end: StreamEnd): Trouble | undefined {
  const { exitCode = 0, stderr = '' } = end;
  const [, kind, words] = REPORT.exec(stderr.slice(-MOST_CHARS)) ?? [];
  const named = [EXITS[exitCode], kind].filter((name) => name !== undefined);
  const status = STATUSES.find((each) => each % 256 === exitCode);
  const said = words === undefined ? troubleOfEnd(end) : troubleOfText(words);
  if (named.length === 0 && status === undefined && said === undefined) return undefined;
  return {
    sentence: '',
    ...said,
    codes: [...named, ...(said?.codes ?? [])],
    ...(status === undefined ? {} : { status }),
  };
}

const MOST_CHARS = 8 * 1024;

const EXITS: Readonly<Record<number, string>> = {
  41: 'FatalAuthenticationError',
  53: 'FatalTurnLimitedError',
  55: 'FatalUntrustedWorkspaceError',
};

/** The statuses that services answer with; an exit code keeps their last eight bits. */
const STATUSES = [400, 401, 402, 403, 404, 413, 422, 429, 500, 501, 502, 503, 504, 529];

/** The client names the kind of a failed request on stderr alone, whatever language the service speaks. */
const REPORT =
  /^Error when talking to Gemini API .*? (TerminalQuotaError|RetryableQuotaError|ModelNotFoundError): (.*)$/m;

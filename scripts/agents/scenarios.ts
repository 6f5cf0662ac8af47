/** A run that every client can have, written by hand for each of them below tests/fixtures/transcripts/AGENT/NAME. */
export interface Scenario {
  readonly name: string;
  /** What happens, for the table of docs/agents.md. */
  readonly what: string;
}

/** In the order of the table. */
export const scenarios: readonly Scenario[] = [
  { name: 'success', what: 'edits a file, runs a command, ends well' },
  { name: 'mentions-limits', what: 'ends well with words that quote limits and errors' },
  { name: 'refusal', what: 'the model declines in words' },
  { name: 'background-child', what: 'ends well and leaves a process behind' },
  { name: 'huge-prompt', what: 'repeats a long prompt in its stream' },
  { name: 'noise', what: 'unknown events, torn lines, a byte order mark, CRLF' },
  { name: 'rate-limit', what: 'requests per minute used up, all its retries in vain' },
  { name: 'rate-limit-once', what: 'one retry, then an answer' },
  { name: 'limit-with-reset', what: "the account's limit is reached, with its end" },
  { name: 'server-error', what: 'the service is overloaded' },
  { name: 'other-language', what: 'the service answers in another language' },
  { name: 'unreachable', what: 'the service cannot be reached' },
  { name: 'stream-cut', what: 'the answer breaks off' },
  { name: 'no-key', what: 'the key is refused' },
  { name: 'credit', what: 'the account cannot pay' },
  { name: 'model-not-found', what: 'the model does not exist' },
  { name: 'prompt-too-long', what: 'the context is too long' },
  { name: 'bad-request', what: 'the request is refused as it stands' },
  { name: 'max-turns', what: 'a cap of the call is reached' },
  { name: 'denied', what: 'a tool was not permitted' },
  { name: 'killed-while-retrying', what: 'ended by us while it waited for its service' },
  { name: 'killed-in-tool', what: 'ended by us while a tool ran' },
  { name: 'killed-by-another', what: 'ended by somebody else' },
  { name: 'cut-in-result', what: 'the end event is cut off' },
  { name: 'error-but-exit-0', what: 'an error in the stream, exit 0' },
  { name: 'good-but-exit-1', what: 'a good end in the stream, exit 1' },
  { name: 'silent', what: 'a good end without a word or a tool' },
  { name: 'nothing', what: 'no output, exit 0' },
];

import { classOfFailure, classOfRefusal, classOfWords, type Failure, unframed } from './claude-class.ts';
import { costOfClaude, type PriceCall } from './claude-cost.ts';
import type { ClaudeEvent } from './claude-event.ts';
import type { Seen } from './claude-seen.ts';
import { known } from './lenient.ts';
import { troubleOfText } from './provider-error.ts';
import { oneLine } from './reading-text.ts';
import { deniedWords, exitWords, wordsOf } from './reading-words.ts';
import { resetIn } from './reset-time.ts';
import type { AgentReading, ProcessEnd } from './result.ts';
import { troubleOfStderr } from './stderr.ts';
import { classOfTrouble } from './trouble-class.ts';
import { addTokens } from './usage-ledger.ts';

/**
 * Says what came of a call. Success is exit 0 and a good result and not killed by us; every one of the three lies alone
 * (06-agents "Results").
 */
export function conclude(seen: Seen, end: ProcessEnd, price: PriceCall = {}): AgentReading {
  const { said = '', ...told } = judge(seen, end);
  const { result } = seen;
  const turns = result === undefined ? seen.messages : seen.turns;
  return {
    ...told,
    finalText: lastWords(seen),
    tokens: addTokens(seen.billed, seen.ledger.total()),
    tools: seen.tools.uses(),
    permissionDenials: [...seen.denials],
    ...costOfClaude(seen, price),
    ...((told.waitingFor ?? told.class) === 'usage-limit'
      ? known({ resetAt: seen.limit?.resetAt ?? resetSaid(said, end.at) })
      : {}),
    ...(seen.sessionId === undefined ? {} : { sessionId: seen.sessionId }),
    ...(seen.model === undefined ? {} : { model: seen.model }),
    ...(seen.events === 0 ? {} : { turns }),
  };
}

function resetSaid(said: string, at: number | undefined): number | undefined {
  const { resetAt, waitMs } = troubleOfText(unframed(said));
  return resetAt ?? resetIn(said, at) ?? (at !== undefined && waitMs !== undefined ? at + waitMs : undefined);
}

type Verdict = Pick<AgentReading, 'class' | 'detail' | 'waitingFor'> & {
  /** What the client says of a failure. */
  readonly said?: string;
};

function judge(seen: Seen, end: ProcessEnd): Verdict {
  if (end.killedBy !== undefined) return killed(seen, end.killedBy);
  const { result } = seen;
  if (result === undefined && seen.failed === undefined) return judgeEnd(seen, end);
  if (result === undefined || result.isError || seen.failed !== undefined || isStandIn(seen))
    return failed(failureOf(seen));
  if (seen.retry !== undefined) return failed(failureOfRetry(seen, seen.retry));
  if (end.exitCode !== 0) return { class: 'crashed', detail: `claude reported a good end but ${exitWords(end)}.` };
  if (seen.refused) return denied(seen);
  if (!SOMETHING.test(lastWords(seen)) && !seen.usedTool) {
    return { class: 'empty', detail: 'claude ended well but said nothing and used no tool.' };
  }
  return { class: 'completed', detail: `claude finished in ${seen.turns} ${seen.turns === 1 ? 'turn' : 'turns'}.` };
}

/** Nothing but the end of the process is known. */
function judgeEnd(seen: Seen, end: ProcessEnd): Verdict {
  const errors = (end.stderr ?? '').trim();
  const said = oneLine(errors, SENTENCE_CHARS) || seen.noise;
  const behind = said === '' ? '.' : `: ${said}`;
  const refusal = classOfRefusal(errors);
  if (refusal !== undefined) return { class: refusal, detail: `claude refused to start${behind}` };
  const told = end.signal === undefined ? toldOutside(seen, end) : undefined;
  if (told !== undefined)
    return { ...told, detail: `${wordsOf(told.class, 'claude')}: ${oneLine(told.said, SENTENCE_CHARS)}` };
  const waiting = waitedFor(seen, end);
  if (waiting !== undefined) return failed(waiting);
  if (end.exitCode === 0 && seen.events === 0 && seen.noise === '') {
    return { class: 'empty', detail: `claude exited with 0 and printed nothing${behind}` };
  }
  return { class: 'crashed', detail: `claude ${exitWords(end)} without a result${behind}` };
}

/**
 * What it says on stderr, or in words in place of a stream: where that failed, they are its own. Once its model has answered, stderr is
 * whoever's it started, and the stream tells of its own requests.
 */
function toldOutside({ events, noise, messages }: Seen, { exitCode, stderr }: ProcessEnd): Told | undefined {
  if (messages > 0) return undefined;
  const own = events === 0 && exitCode !== 0 ? noise : '';
  const trouble = troubleOfStderr(stderr) ?? troubleOfStderr(unframed(own));
  const name = trouble && classOfTrouble(trouble);
  return name === undefined ? undefined : { class: name, said: trouble?.sentence ?? '' };
}

/** It gave up by itself in the middle of a refused request. */
function waitedFor(seen: Seen, { exitCode = 0, signal }: ProcessEnd): Failure | undefined {
  if (exitCode === 0 || exitCode >= SIGNALLED || signal !== undefined) return undefined;
  if (seen.retry !== undefined) return failureOfRetry(seen, seen.retry);
  if (seen.limit === undefined) return undefined;
  return { error: 'rate_limit', sentence: '', limitRejected: true, retried: false };
}

/** Shells give exit codes from here on to who was ended by a signal. */
const SIGNALLED = 128;

type Told = { readonly class: AgentReading['class']; readonly said: string };

/** The first versions ended well with their own words for a limit in place of an answer, or in a result alone. */
function isStandIn({ failed: message, result, messages }: Seen): boolean {
  if (message !== undefined) return message.isSynthetic === true && message.text === result?.result;
  const nothingSaid = messages === 0 && result?.usage?.output === 0;
  return nothingSaid && classOfWords(result.result ?? '') !== undefined;
}

function killed(seen: Seen, killedBy: string): Verdict {
  const detail = `claude was ended by us (${oneLine(killedBy, SENTENCE_CHARS)})`;
  const { retry, failed: message } = seen;
  if (retry === undefined && message === undefined) return { class: 'killed', detail: `${detail}.` };
  const failure = retry === undefined ? failureOf(seen) : failureOfRetry(seen, retry);
  const cause = causeOf(failure) || 'the service did not answer';
  return {
    class: 'killed',
    detail: `${detail} while it waited: ${cause}`,
    waitingFor: classOfFailure(failure) ?? 'crashed',
  };
}

function failed(failure: Failure): Verdict {
  const name = classOfFailure(failure) ?? 'crashed';
  const cause = causeOf(failure);
  const words = wordsOf(name, 'claude');
  return { class: name, detail: cause === '' ? `${words}.` : `${words}: ${cause}`, said: failure.sentence };
}

function denied({ denials }: Seen): Verdict {
  return { class: 'permission-denied', detail: oneLine(deniedWords('claude', [...denials]), SENTENCE_CHARS) };
}

function failureOf(seen: Seen): Failure {
  const { result, failed: message, limit, retried } = seen;
  const status = result?.status ?? message?.status;
  const apiError = result?.apiError ?? message?.apiError;
  return {
    ...(result?.subtype === undefined ? {} : { subtype: result.subtype }),
    ...(result?.terminalReason === undefined ? {} : { terminalReason: result.terminalReason }),
    ...(message?.error === undefined ? {} : { error: message.error }),
    ...(apiError === undefined ? {} : { apiError }),
    ...(status === undefined ? {} : { status }),
    sentence: message?.text ?? clientSentence(seen),
    limitRejected: limit !== undefined,
    retried,
  };
}

/** A result's text is the client's only when a request failed; otherwise it is the model's prose. */
function clientSentence({ result, messages }: Seen): string {
  const reason = result?.terminalReason;
  const isClients = messages === 0 || reason === undefined || reason === 'api_error';
  return (isClients ? result?.result : undefined) ?? result?.errors[0] ?? '';
}

function failureOfRetry({ limit }: Seen, { error, status }: ClaudeEvent & { type: 'retry' }): Failure {
  const reached = status === undefined ? { apiError: 'connection_failed' } : { status };
  return {
    ...reached,
    ...(error === undefined ? {} : { error }),
    sentence: '',
    limitRejected: limit !== undefined,
    retried: true,
  };
}

function causeOf({ status, error, apiError, subtype, sentence }: Failure): string {
  const http = status === undefined ? undefined : `HTTP ${status}`;
  const name = apiError ?? error ?? (subtype === 'success' ? undefined : subtype);
  const codes = [http, name].filter((part) => part !== undefined && part !== 'unknown').join(', ');
  const said = oneLine(sentence, SENTENCE_CHARS);
  if (said === '') return codes;
  return codes === '' ? said : `${said} (${codes})`;
}

function lastWords(seen: Seen): string {
  const { result, message } = seen;
  if (isStandIn(seen)) return message.text;
  if (result !== undefined && !result.isError && SOMETHING.test(result.result ?? '')) return result.result ?? '';
  return message.text;
}

/** The client writes that there was no content where a message has none. */
const SOMETHING = /^(?!\s*(?:\(no content\)\s*)?$)/;

const SENTENCE_CHARS = 300;

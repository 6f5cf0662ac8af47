import { costOf, hasUnpriced, type Prices } from '../../core/prices.ts';
import { resetIn } from './reset-time.ts';
import {
  type AgentReading,
  type AgentTokens,
  addTokens,
  greaterTokens,
  LONGEST_BACKOFF_MS,
  noTokens,
  type ProcessEnd,
  QUOTA_OF_A_DAY,
  type StreamFormat,
  type Trouble,
} from './result.ts';
import { deniedWords, exitWords, oneLine, wordsOf } from './stream.ts';
import type { StreamSeen } from './stream-reader.ts';
import { classOfTrouble, troubleOfStderr } from './trouble.ts';

/** One call as its client's stream and its end tell it. */
export interface StreamCall {
  readonly seen: StreamSeen;
  readonly end: ProcessEnd;
  readonly format: StreamFormat;
  /** The model that was asked for. */
  readonly model: string | undefined;
  readonly bill: Bill;
}

/** What a call has used; it never shrinks. */
export type Bill = Pick<AgentReading, 'tokens' | 'costUsd' | 'isCostReckoned' | 'isCostPartial'>;

interface BillCall extends Pick<StreamCall, 'seen' | 'model'> {
  /** Undefined = the list prices of our table. */
  readonly prices: Prices | undefined;
}

/** Says what came of a call: `completed` is a good end, exit 0 and no kill of ours, because each of the three can lie alone. */
export function concludeStream(call: StreamCall): AgentReading {
  const { seen, end } = call;
  const verdict = judge(call);
  const model = seen.model ?? call.model;
  const { trouble, ...told } = verdict;
  return {
    ...told,
    finalText: lastWords(seen),
    ...call.bill,
    tools: seen.tools.uses(),
    permissionDenials: [...seen.denials.keys()],
    ...((told.waitingFor ?? told.class) === 'usage-limit' ? resetOf(trouble, end.at ?? seen.at) : {}),
    ...(seen.sessionId === undefined ? {} : { sessionId: seen.sessionId }),
    ...(model === undefined ? {} : { model }),
  };
}

type Verdict = Pick<AgentReading, 'class' | 'detail' | 'waitingFor' | 'isBadExit'> & { readonly trouble?: Trouble };

function judge(call: StreamCall): Verdict {
  const { seen, end, format } = call;
  const { ended } = seen;
  if (end.killedBy !== undefined) return killed(call, end.killedBy);
  if (ended === undefined) return judgeEnd(call);
  if (!ended.isGood) return failed(call, ended.trouble ?? seen.trouble ?? seen.retry);
  if (end.exitCode !== 0) {
    if (seen.trouble !== undefined && end.signal === undefined) return failed(call, seen.trouble);
    const isBadExit = judgeGood(call, ended).class === 'completed' ? { isBadExit: true as const } : {};
    return { class: 'crashed', detail: `${format.agent} reported a good end but ${exitWords(end)}.`, ...isBadExit };
  }
  return judgeGood(call, ended);
}

function judgeGood(call: StreamCall, ended: { readonly turns?: number }): Verdict {
  const { seen, format } = call;
  if (isDenied(seen)) return denied(call);
  if (lastWords(seen).trim() === '' && !seen.usedTool) {
    return { class: 'empty', detail: `${format.agent} ended well but said nothing and used no tool.` };
  }
  const turns = ended.turns === undefined ? '' : ` in ${ended.turns} ${ended.turns === 1 ? 'turn' : 'turns'}`;
  return { class: 'completed', detail: `${format.agent} finished${turns}.` };
}

function isDenied({ denials }: StreamSeen): boolean {
  return [...denials.values()].includes(false);
}

/** An answer that ended well has tokens where its client counts them; what has none is the client's own. */
function lastWords({ ended, usedTool, message }: StreamSeen): string {
  return ended?.isGood === true && ended.isUnanswered === true && !usedTool ? '' : message.text;
}

/** There is no end event: what the stream said last counts, then what exit code and stderr say, then the exit alone. */
function judgeEnd(call: StreamCall): Verdict {
  const { seen, end, format } = call;
  const told = end.signal === undefined ? lastTold(call) : undefined;
  if (told !== undefined) return told;
  const said = oneLine(end.stderr ?? '', SENTENCE_CHARS) || seen.noise;
  const behind = said === '' ? '.' : `: ${said}`;
  if (end.exitCode === 0 && seen.records === 0 && seen.noise === '') {
    return { class: 'empty', detail: `${format.agent} exited with 0 and printed nothing${behind}` };
  }
  return {
    class: 'crashed',
    detail: `${format.agent} ${exitWords(end)} without ${format.goodEnd ?? 'a good end'}${behind}`,
  };
}

function lastTold(call: StreamCall): Verdict | undefined {
  const { seen, end, format } = call;
  const { exitCode = 0 } = end;
  const hasGivenUp = exitCode > 0 && exitCode < SIGNALLED;
  const retry = hasGivenUp || !format.isGivenUpByExit ? seen.retry : undefined;
  const inside = seen.trouble ?? retry ?? (hasGivenUp ? seen.limit : undefined);
  if (inside !== undefined) return failed(call, inside);
  // Once its model has answered, stderr is whoever's it started.
  const isUnderWay = seen.message.text !== '' || seen.usedTool;
  const outside = format.ofEnd({ ...end, isUnderWay }) ?? troubleOfWords(call);
  if (outside !== undefined && classOfTrouble(outside) !== undefined) return failed(call, outside);
  // A client that nobody can ask may stop where it is refused a tool, without another word.
  return end.exitCode === 0 && isDenied(seen) ? denied(call) : undefined;
}

/** Shells give exit codes from here on to who was ended by a signal. */
const SIGNALLED = 128;

/** Where it printed words in place of a stream and failed, the words are its own. */
function troubleOfWords({ seen, end }: StreamCall): Trouble | undefined {
  return seen.records === 0 && end.exitCode !== 0 ? troubleOfStderr(seen.noise) : undefined;
}

function killed({ seen, end, format }: StreamCall, killedBy: string): Verdict {
  const detail = `${format.agent} was ended by us (${oneLine(killedBy, SENTENCE_CHARS)})`;
  const waiting = seen.retry ?? seen.trouble;
  if (waiting === undefined) return { class: 'killed', detail: `${detail}.` };
  const trouble = joined(waiting, format.ofEnd(end));
  const cause = causeOf(trouble) || 'the service did not answer';
  return {
    class: 'killed',
    detail: `${detail} while it waited: ${cause}`,
    waitingFor: classOfTrouble(trouble) ?? 'crashed',
    trouble,
  };
}

function failed({ end, format }: StreamCall, told: Trouble | undefined): Verdict {
  const trouble = joined(told ?? { codes: [], sentence: '' }, format.ofEnd(end));
  const name = classOfTrouble(trouble) ?? 'crashed';
  const cause = causeOf(trouble);
  const words = wordsOf(name, format.agent);
  return { class: name, detail: cause === '' ? `${words}.` : `${words}: ${cause}`, trouble };
}

/**
 * What stream and end say together. The stream is the nearer witness, since outside of it stand the words of other programs too: they
 * name a class only where it names none, and add times only to the class that it names.
 */
function joined(stream: Trouble, outside: Trouble | undefined): Trouble {
  const [near, far] = [stream, outside].map((each) => each && classOfTrouble(each));
  if (outside === undefined || (near !== undefined && near !== far)) return stream;
  const codes = [...stream.codes, ...outside.codes];
  if (near === undefined && far !== undefined) return { ...stream, ...outside, codes };
  return { ...outside, ...stream, codes, sentence: stream.sentence || outside.sentence };
}

function denied({ seen, format }: StreamCall): Verdict {
  return {
    class: 'permission-denied',
    detail: oneLine(deniedWords(format.agent, [...seen.denials.keys()]), SENTENCE_CHARS),
  };
}

function causeOf({ status, codes, sentence }: Trouble): string {
  const [name] = codes;
  const parts = [status === undefined ? undefined : `HTTP ${status}`, name].filter((part) => part !== undefined);
  const said = oneLine(sentence, SENTENCE_CHARS);
  if (said === '') return parts.join(', ');
  return parts.length === 0 ? said : `${said} (${parts.join(', ')})`;
}

function resetOf(trouble: Trouble | undefined, now: number | undefined): { resetAt?: number } {
  if (trouble === undefined) return {};
  const { waitMs, sentence, codes } = trouble;
  // A day is not over in minutes, so nobody said when this one is.
  if (codes.includes(QUOTA_OF_A_DAY) && waitMs !== undefined && waitMs <= LONGEST_BACKOFF_MS) return {};
  const waited = waitMs === undefined || now === undefined ? undefined : now + waitMs;
  const resetAt = trouble.resetAt ?? waited ?? resetIn(sentence, now);
  return resetAt === undefined ? {} : { resetAt };
}

/** The usage limit that the last lines of a program without a known stream tell; undefined when they tell none. */
export function usageLimitIn(
  output: string,
  now: number,
): Pick<AgentReading, 'class' | 'detail' | 'resetAt'> | undefined {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const trouble = troubleOfStderr(lines.slice(-LIMIT_LINES).join('\n'));
  if (trouble === undefined || classOfTrouble(trouble) !== 'usage-limit') return undefined;
  return { class: 'usage-limit', detail: causeOf(trouble), ...resetOf(trouble, now) };
}

/** Last lines that may tell of a limit; what stands before them may be the agent's work. */
const LIMIT_LINES = 5;

/**
 * The bill so far: the greater of the one before and what the stream tells now. So a call costs no less than its messages add up to, than
 * the dearest of several results, or than a line said that a later one takes back.
 */
export function billOf(call: BillCall, before: Bill): Bill {
  const used = [...call.seen.usage.values()].reduce((sum: AgentTokens, part) => addTokens(sum, part.tokens), noTokens);
  const cost = costOfStream(call);
  const isDearer = before.costUsd === undefined || (cost.costUsd ?? 0) >= before.costUsd;
  return { ...(isDearer ? cost : before), tokens: greaterTokens(before.tokens, used) };
}

/** The greater of the client's own figure and that of the price table; without tokens nothing is known. */
function costOfStream({ seen, model, prices }: BillCall): Omit<Bill, 'tokens'> {
  const { costUsd: told, usage, uncharged } = seen;
  const reckon = (used: StreamSeen['usage']): Omit<Bill, 'tokens'> => {
    const parts = [...used.values()].map((part) => ({
      tokens: part.tokens,
      model: part.model ?? seen.model ?? model ?? '',
    }));
    const costUsd = costOf(parts, prices);
    const partial = hasUnpriced(parts, prices) ? { isCostPartial: true as const } : {};
    return costUsd === undefined ? partial : { costUsd, isCostReckoned: true, ...partial };
  };
  const all = reckon(usage);
  if (told === undefined) return all.costUsd === undefined ? {} : all;
  const rest = reckon(uncharged);
  const whole = { ...rest, costUsd: told + (rest.costUsd ?? 0) };
  return (all.costUsd ?? 0) > whole.costUsd ? all : whole;
}

const SENTENCE_CHARS = 300;

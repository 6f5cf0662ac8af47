import { classOfWords } from './claude-class.ts';
import { costOfClaude } from './claude-cost.ts';
import type { AssistantEvent, ClaudeEvent, ResultEvent } from './claude-event.ts';
import { conclude } from './claude-finish.ts';
import { readEvents } from './claude-parse.ts';
import { progressOf } from './claude-progress.ts';
import type { Seen } from './claude-seen.ts';
import { bareLine } from './json-lines.ts';
import { clipStart, oneLine } from './reading-text.ts';
import type { AgentReader, ReaderCall } from './result.ts';
import { openToolCount } from './tool-count.ts';
import { addTokens, greaterTokens, isNone, lessTokens, noTokens, openLedger } from './usage-ledger.ts';

/**
 * Opens a reader of claude's stream-json. It keeps the last result, the last message and sums, so its memory does not
 * grow with the stream (06-agents "Results").
 */
export function openClaudeReader({ model, prices }: ReaderCall = {}): AgentReader {
  const seen = nothingSeen();
  const price = { model, prices };
  let finished = false;
  return {
    line: (raw) => {
      if (finished) return undefined;
      const text = bareLine(raw);
      const events = eventsOf(text);
      if (events.length === 0 && !text.startsWith('{')) seen.noise = oneLine(text, NOISE_CHARS) || seen.noise;
      for (const event of events) take(seen, event);
      const last = events.at(-1);
      return last === undefined ? undefined : progressOf(last);
    },
    costSoFar: () => costOfClaude(seen, price).costUsd,
    finish: (end) => {
      finished = true;
      return conclude(seen, end, price);
    },
  };
}

/** A line made to break its reader tells nothing: whatever a client prints, it must not end the run. */
function eventsOf(text: string): readonly ClaudeEvent[] {
  try {
    return readEvents(text);
  } catch {
    return [];
  }
}

const TEXT_CHARS = 64 * 1024;
const MAX_DENIALS = 20;
const NOISE_CHARS = 300;

function nothingSeen(): Seen {
  return {
    events: 0,
    noise: '',
    sessionId: undefined,
    model: undefined,
    message: { id: '', text: '' },
    messages: 0,
    tools: openToolCount(),
    usedTool: false,
    denials: new Set(),
    refused: false,
    failed: undefined,
    retry: undefined,
    retried: false,
    limit: undefined,
    result: undefined,
    turns: 0,
    costUsd: undefined,
    uncharged: noTokens,
    billed: noTokens,
    ledger: openLedger(),
  };
}

function take(seen: Seen, event: ClaudeEvent): void {
  seen.events += 1;
  switch (event.type) {
    case 'init':
      seen.sessionId ??= event.sessionId;
      seen.model ??= event.model;
      seen.result = undefined;
      return;
    case 'assistant':
      takeMessage(seen, event);
      return;
    case 'retry':
      seen.retry = event;
      seen.retried = true;
      seen.result = undefined;
      return;
    case 'denied':
      takeDenials(seen, [event.tool]);
      return;
    case 'limit':
      seen.limit = event.status === 'rejected' ? event : seen.limit;
      return;
    case 'result':
      takeResult(seen, event);
  }
}

function takeMessage(seen: Seen, event: AssistantEvent): void {
  seen.ledger.add(event.id, event.usage);
  if (!event.own) return;
  // Who works on after a result has to end again; words alone are no work.
  if (isFailure(event) || event.tools.length > 0) seen.result = undefined;
  seen.retry = undefined;
  seen.failed = isFailure(event) ? event : undefined;
  if (seen.failed !== undefined) return;
  // An answer of the model ends whatever trouble came before it.
  seen.retried = false;
  seen.limit = undefined;
  seen.usedTool ||= event.tools.length > 0;
  for (const name of event.toolNames) seen.tools.add(name);
  const isNew = event.id !== seen.message.id;
  if (isNew) seen.messages += 1;
  const text = isNew ? event.text : seen.message.text + event.text;
  seen.message = { id: event.id, text: clipStart(text, TEXT_CHARS) };
}

/** Older versions tell a request that failed in words alone, put where an answer should be. */
function isFailure({ error, isSynthetic, text }: AssistantEvent): boolean {
  return error !== undefined || (isSynthetic === true && (OWN_ERROR.test(text) || classOfWords(text) !== undefined));
}

const OWN_ERROR = /^API Error\b/;

function takeResult(seen: Seen, event: ResultEvent): void {
  takeBill(seen, event);
  seen.turns += event.turns;
  seen.result = {
    ...event,
    ...(event.result === undefined ? {} : { result: clipStart(event.result, TEXT_CHARS) }),
    errors: event.errors.slice(0, 1).map((error) => clipStart(error, TEXT_CHARS)),
    denials: [],
  };
  // The stream names the tool alone, the result also what it was to act on.
  for (const denial of event.denials) seen.denials.delete(denial.split(':')[0] ?? denial);
  seen.refused ||= event.denials.length > 0;
  takeDenials(seen, event.denials);
}

/** Costs and tokens of a process only grow: a result that tells none, or less than one before, is no word on what came between. */
function takeBill(seen: Seen, { usage, modelTokens = noTokens, costUsd }: ResultEvent): void {
  const turn = greaterTokens(usage ?? noTokens, seen.ledger.total());
  const billed = isNone(modelTokens) ? addTokens(seen.billed, turn) : greaterTokens(seen.billed, modelTokens);
  const isTold = costUsd !== undefined && costUsd >= (seen.costUsd ?? 0);
  seen.uncharged = isTold ? noTokens : addTokens(seen.uncharged, lessTokens(billed, seen.billed));
  if (isTold) seen.costUsd = costUsd;
  seen.billed = billed;
  seen.ledger = openLedger();
}

function takeDenials(seen: Seen, denials: readonly string[]): void {
  for (const denial of denials) {
    if (seen.denials.size < MAX_DENIALS) seen.denials.add(denial);
  }
}

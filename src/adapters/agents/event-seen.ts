import type { AgentEvent, ModelTokens } from './agent-event.ts';
import { clipStart } from './reading-text.ts';
import { openToolCount, type ToolCount } from './tool-count.ts';
import type { Trouble } from './trouble.ts';
import { addTokens, lessTokens, noTokens } from './usage-ledger.ts';

/** What a stream has said so far; bounded. */
export interface StreamSeen {
  records: number;
  /** The last line that was no record, '' when there was none. */
  noise: string;
  sessionId: string | undefined;
  model: string | undefined;
  /** Epoch milliseconds of the last record that tells a time. */
  at: number | undefined;
  /** The last message with words; `isOpen` while more of it may come. */
  message: { readonly id: string | undefined; readonly text: string; readonly isOpen: boolean };
  readonly tools: ToolCount;
  usedTool: boolean;
  /** What each refused tool was to act on; true = it was refused in passing. */
  readonly denials: Map<string, boolean>;
  /** By model, '' = the one that was asked for. */
  usage: Map<string, ModelTokens>;
  /** Tokens of the last sum, all kinds together. */
  summed: number;
  costUsd: number | undefined;
  /** What was used in requests whose cost nobody told. */
  uncharged: Map<string, ModelTokens>;
  /** The retry that is under way. */
  retry: Trouble | undefined;
  /** The last error after which no answer came. */
  trouble: Trouble | undefined;
  /** The limit that was told to be used up since the last answer. */
  limit: Trouble | undefined;
  ended: (AgentEvent & { readonly type: 'ended' }) | undefined;
  /** Events of each kind that may count as turns. */
  readonly counted: { turn: number; tool: number };
}

const NO_MESSAGE = { id: undefined, text: '', isOpen: false };

/** Nothing was seen yet. */
export function nothingSeen(): StreamSeen {
  return {
    records: 0,
    noise: '',
    sessionId: undefined,
    model: undefined,
    at: undefined,
    message: NO_MESSAGE,
    tools: openToolCount(),
    usedTool: false,
    denials: new Map(),
    usage: new Map(),
    summed: 0,
    costUsd: undefined,
    uncharged: new Map(),
    retry: undefined,
    trouble: undefined,
    limit: undefined,
    ended: undefined,
    counted: { turn: 0, tool: 0 },
  };
}

/** Takes one event in. */
export function takeEvent(seen: StreamSeen, event: AgentEvent): void {
  if (event.type === 'turn' || event.type === 'tool') seen.counted[event.type] += 1;
  switch (event.type) {
    case 'session':
      takeSession(seen, event);
      break;
    case 'text':
      takeText(seen, event);
      break;
    case 'tool':
      takeTool(seen, event.name);
      break;
    case 'denied':
      takeDenied(seen, event);
      break;
    case 'answer':
      answered(seen);
      if (event.isNew) seen.message = NO_MESSAGE;
      break;
    case 'limit':
      seen.limit = event.trouble ?? seen.limit;
      break;
    case 'usage':
      takeUsage(seen, event);
      break;
    case 'retry':
      seen.retry = event.trouble;
      goOn(seen);
      break;
    case 'trouble':
      seen.trouble = event.trouble;
      seen.retry = undefined;
      if (seen.ended?.isGood === true) goOn(seen);
      break;
    case 'ended':
      takeEnd(seen, event);
      break;
    case 'turn':
      goOn(seen);
      break;
  }
}

const TEXT_CHARS = 64 * 1024;
const MOST_DENIALS = 20;
const MOST_MODELS = 50;

function takeSession(seen: StreamSeen, { sessionId, model, at }: AgentEvent & { type: 'session' }): void {
  seen.sessionId ??= sessionId;
  seen.model ??= model;
  seen.at = at ?? seen.at;
}

/**
 * What an event makes of the end that was told:
 *
 * | | none | good | bad | bad and lasting |
 * |---|---|---|---|---|
 * | turn, tool, retry | none | none | none | stays |
 * | words | none | stays | stays | stays |
 * | trouble | none | none | stays | stays |
 * | good end | good, bad after trouble | good | stays | stays |
 * | bad end | bad | bad | bad | stays |
 */
function goOn(seen: StreamSeen): void {
  if (seen.ended?.isLasting !== true) seen.ended = undefined;
}

/** An answer of the model ends whatever trouble came before it. */
function answered(seen: StreamSeen): void {
  seen.retry = undefined;
  seen.trouble = undefined;
  seen.limit = undefined;
}

/** In passing a client may name the tool alone, and at its end also what it was to act on. */
function takeDenied({ denials }: StreamSeen, event: AgentEvent & { type: 'denied' }): void {
  const { tool } = event;
  const isPassing = event.isPassing === true;
  const [name = tool] = tool.split(':');
  if (!isPassing && denials.get(name)) denials.delete(name);
  if (denials.size < MOST_DENIALS || denials.has(tool)) denials.set(tool, isPassing && denials.get(tool) !== false);
}

function takeText(seen: StreamSeen, { id, text }: AgentEvent & { type: 'text' }): void {
  if (text === '') return;
  answered(seen);
  const { message } = seen;
  const goesOn = id === undefined ? message.isOpen : id === message.id;
  seen.message = { id, text: clipStart(goesOn ? message.text + text : text, TEXT_CHARS), isOpen: true };
}

function takeTool(seen: StreamSeen, name: string): void {
  // A tool may be one that was called before the trouble came.
  seen.retry = undefined;
  goOn(seen);
  seen.usedTool = true;
  seen.tools.add(name);
  seen.message = { ...seen.message, isOpen: false };
}

function takeUsage(seen: StreamSeen, event: AgentEvent & { type: 'usage' }): void {
  if (event.isSum) takeSum(seen, event.parts);
  else for (const part of event.parts) addUsage(seen.usage, part);
  takeCost(seen, event);
}

function takeCost(seen: StreamSeen, { parts, isSum, costUsd }: AgentEvent & { type: 'usage' }): void {
  if (costUsd === undefined) {
    if (!isSum) for (const part of parts) addUsage(seen.uncharged, part);
  } else if (!isSum) seen.costUsd = (seen.costUsd ?? 0) + costUsd;
  else if (costUsd >= (seen.costUsd ?? 0)) {
    seen.costUsd = costUsd;
    seen.uncharged = new Map();
  }
}

/** A sum cannot fall: one that tells less than the one before, or nothing, is no sum of it all. What it has more was not charged yet. */
function takeSum(seen: StreamSeen, parts: readonly ModelTokens[]): void {
  const sums = new Map<string, ModelTokens>();
  for (const part of parts) addUsage(sums, part);
  const all = allOf(sums);
  if (all < seen.summed || (all === 0 && seen.usage.size > 0)) return;
  for (const [model, part] of sums) {
    const before = seen.usage.get(model)?.tokens ?? noTokens;
    addUsage(seen.uncharged, { ...part, tokens: lessTokens(part.tokens, before) });
  }
  seen.usage = sums;
  seen.summed = all;
}

function allOf(usage: StreamSeen['usage']): number {
  return [...usage.values()].flatMap(({ tokens }) => Object.values(tokens)).reduce((sum, count) => sum + count, 0);
}

function addUsage(usage: StreamSeen['usage'], part: ModelTokens): void {
  const key = part.model ?? '';
  const before = usage.get(key);
  if (before === undefined && usage.size >= MOST_MODELS) return;
  usage.set(key, before === undefined ? part : { ...part, tokens: addTokens(before.tokens, part.tokens) });
}

/** An error or a retry after which no answer came is the end, whatever the client makes of it. */
function takeEnd(seen: StreamSeen, event: AgentEvent & { type: 'ended' }): void {
  if (seen.ended?.isLasting === true) return;
  if (seen.ended?.isGood === false && event.isGood) return;
  const isGood = event.isGood && seen.trouble === undefined && seen.retry === undefined;
  seen.ended = { ...event, isGood };
  if (isGood) answered(seen);
  if (isGood && event.text !== undefined && event.text !== '') {
    seen.message = { id: undefined, text: clipStart(event.text, TEXT_CHARS), isOpen: false };
  }
}

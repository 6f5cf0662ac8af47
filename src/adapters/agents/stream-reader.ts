import {
  type AgentEvent,
  type AgentProgress,
  addTokens,
  lessTokens,
  type ModelTokens,
  noTokens,
  type OpenAgentReader,
  type StreamFormat,
  type Trouble,
  underFewNames,
} from './result.ts';
import {
  clipEnd,
  clipStart,
  guarded,
  isRecord,
  type JsonRecord,
  MOST_TOLD_CHARS,
  oneLine,
  openJsonLines,
  openToolCount,
  parseJson,
  type ToolCount,
  tokenWords,
} from './stream.ts';
import { type Bill, billOf, concludeStream } from './stream-end.ts';
import { classOfTrouble } from './trouble.ts';
/** Makes a reader of a client's stream of JSON records; its memory does not grow with the stream. */
export function readerOf(format: StreamFormat): OpenAgentReader {
  return guarded(format.agent, unguarded(format));
}

function unguarded(format: StreamFormat): OpenAgentReader {
  return ({ model, prices, withheld = [] } = {}) => {
    const seen = nothingSeen();
    const lines = openJsonLines();
    const read = format.open();
    const told = teller();
    const { ofUsageFile, ofUsageLine } = format;
    let finished = false;
    let bill: Bill = { tokens: noTokens };
    const takeAll = (events: readonly AgentEvent[]): void => {
      for (const event of events) {
        take(seen, event);
        bill = billOf({ seen, model, prices }, bill);
      }
    };
    return {
      line: (text) => {
        if (finished) return undefined;
        const records = lines.take(text);
        seen.records += records.length;
        if (records.length === 0 && !/^[\s{}\][]/.test(text)) seen.noise = oneLine(text, NOISE_CHARS) || seen.noise;
        const events = records
          .flatMap((record) => eventsOf(read, record) ?? [UNREADABLE])
          .filter((event) => !isOurs(event, withheld));
        takeAll(events);
        return told(events);
      },
      costSoFar: () => bill.costUsd,
      turnsSoFar: () => seen.counted[format.counts],
      isDone: () => seen.ended?.isGood === true,
      ...(ofUsageFile && {
        usageFile: (text: string): void => {
          takeAll(eventsIn(ofUsageFile, text));
        },
      }),
      ...(ofUsageLine && {
        usageLine: (text: string): AgentProgress | undefined => {
          const events = eventsIn(ofUsageLine, text);
          takeAll(events);
          return lastProgress(events);
        },
      }),
      finish: (end) => {
        finished = true;
        return concludeStream({ seen, end, format, model, bill });
      },
    };
  };
}

/** Of a file of its own, which tells nothing where it cannot be read. */
function eventsIn(read: ReturnType<StreamFormat['open']>, text: string): readonly AgentEvent[] {
  const record = parseJson(text);
  return isRecord(record) ? (eventsOf(read, record) ?? []) : [];
}

/** Undefined for a record made to break its reader. */
function eventsOf(read: ReturnType<StreamFormat['open']>, record: JsonRecord): readonly AgentEvent[] | undefined {
  try {
    return [...read(record)];
  } catch {
    return undefined;
  }
}

/** What nobody can read may have been an error, so it counts as a bad end: more work may follow it, but no success rests on it. */
const UNREADABLE: AgentEvent = { type: 'ended', isGood: false };

function take(seen: StreamSeen, event: AgentEvent): void {
  try {
    takeEvent(seen, event.type === 'usage' ? underFewNames(event, seen.usage) : event);
  } catch {
    takeEvent(seen, UNREADABLE);
  }
}

/** A refusal of a tool that we took away is what we wanted. */
function isOurs(event: AgentEvent, withheld: readonly string[]): boolean {
  return event.type === 'denied' && withheld.some((name) => event.tool === name || event.tool.startsWith(`${name}: `));
}

const NOISE_CHARS = 300;

/**
 * Tells of one record after the other. A text without a name comes in pieces: it is told as one, once something else comes, since
 * of a secret in pieces nobody would know any.
 */
function teller(): (events: readonly AgentEvent[]) => AgentProgress | undefined {
  const waiting: AgentProgress[] = [];
  let text = '';
  return (events) => {
    const now = lastProgress(events);
    if (now?.isHopeless === true) return now;
    const piece = events.map(pieceOf).join('');
    if (piece !== '' && (now === undefined || now.kind === 'text')) {
      text = clipEnd(text + piece, MOST_TOLD_CHARS);
      return waiting.shift();
    }
    if (now === undefined) return waiting.shift();
    if (text.trim() !== '') waiting.push(progress('text', text));
    text = '';
    waiting.push(now);
    return waiting.shift();
  };
}

function pieceOf(event: AgentEvent): string {
  return event.type === 'text' && event.id === undefined ? event.text : '';
}

/** One line per record: what was done says more than what it took. */
function lastProgress(events: readonly AgentEvent[]): AgentProgress | undefined {
  const told = events.map(progressOf).filter((each) => each !== undefined);
  const whole = events.findLast((event) => event.type === 'usage' && event.progress !== undefined);
  if (whole !== undefined) return progressOf(whole);
  return told.findLast(({ kind }) => kind !== 'tokens') ?? told.at(-1);
}

function progressOf(event: AgentEvent): AgentProgress | undefined {
  switch (event.type) {
    case 'text':
      return event.text.trim() === '' ? undefined : progress('text', event.text);
    case 'tool':
      return progress('tool', event.target);
    case 'denied':
      return progress('tool', `${event.tool} was not permitted`);
    case 'usage':
      if (event.progress !== undefined) return event.progress;
      return progress('tokens', tokenWords(event.parts.reduce((sum, { tokens }) => addTokens(sum, tokens), noTokens)));
    case 'retry':
      return ofRetry(event);
    case 'trouble':
      return progress('retry', event.trouble.sentence);
    case 'limit':
      return event.text === undefined ? undefined : progress('limit-warning', event.text);
    case 'answer':
    case 'ended':
    case 'session':
    case 'turn':
      return undefined;
  }
}

function progress(kind: AgentProgress['kind'], text: string): AgentProgress {
  return { kind, text: oneLine(text, MOST_TOLD_CHARS) };
}

/** A refused key is no hiccup of the service: after a few refusals nobody waits for the client to give up. */
function ofRetry({ trouble, attempt, text }: AgentEvent & { type: 'retry' }): AgentProgress {
  const name = classOfTrouble(trouble);
  const isHopeless = (attempt ?? 0) >= HOPELESS_RETRY && (name === 'auth' || name === 'billing');
  const cause = trouble.sentence || (trouble.status === undefined ? 'no answer' : `HTTP ${trouble.status}`);
  const which = attempt === undefined ? 'retry' : `retry ${attempt}`;
  return { ...progress('retry', text ?? `${which}: ${cause}`), ...(isHopeless ? { isHopeless: true } : {}) };
}

const HOPELESS_RETRY = 4;

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
      if (seen.ended?.isGood === true) break;
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
 * | good end | good, bad after trouble | stays | stays | stays |
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
  // What is printed behind the good end is no answer: whatever an agent left running may print it.
  if (text === '' || seen.ended?.isGood === true) return;
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
  // The first one's words are the client's; a second one may be anybody's, and only its bill counts.
  if (seen.ended?.isGood === true && event.isGood) return;
  if (seen.ended?.isGood === false && event.isGood) return;
  const isGood = event.isGood && seen.trouble === undefined && seen.retry === undefined;
  seen.ended = { ...event, isGood };
  if (isGood) answered(seen);
  if (isGood && event.text !== undefined && event.text !== '') {
    seen.message = { id: undefined, text: clipStart(event.text, TEXT_CHARS), isOpen: false };
  }
}

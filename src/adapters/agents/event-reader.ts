import type { AgentEvent, StreamFormat } from './agent-event.ts';
import { concludeStream, costOfStream } from './event-finish.ts';
import { nothingSeen, type StreamSeen, takeEvent } from './event-seen.ts';
import { underFewNames } from './few-models.ts';
import { guarded } from './guarded-reader.ts';
import { isRecord, type JsonRecord, openJsonLines, parseJson } from './json-lines.ts';
import { clipEnd, MOST_TOLD_CHARS, oneLine } from './reading-text.ts';
import { tokenWords } from './reading-words.ts';
import type { AgentProgress, OpenAgentReader } from './result.ts';
import { classOfTrouble } from './trouble-class.ts';
import { addTokens, noTokens } from './usage-ledger.ts';

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
    return {
      line: (text) => {
        if (finished) return undefined;
        const records = lines.take(text);
        seen.records += records.length;
        if (records.length === 0 && !/^[\s{}\][]/.test(text)) seen.noise = oneLine(text, NOISE_CHARS) || seen.noise;
        const events = records
          .flatMap((record) => eventsOf(read, record) ?? [UNREADABLE])
          .filter((event) => !isOurs(event, withheld));
        for (const event of events) take(seen, event);
        return told(events);
      },
      costSoFar: () => costOfStream({ seen, model, prices }).costUsd,
      turnsSoFar: () => seen.counted[format.counts],
      ...(ofUsageFile && {
        usageFile: (text: string): void => {
          for (const event of eventsIn(ofUsageFile, text)) take(seen, event);
        },
      }),
      ...(ofUsageLine && {
        usageLine: (text: string): AgentProgress | undefined => {
          const events = eventsIn(ofUsageLine, text);
          for (const event of events) take(seen, event);
          return lastProgress(events);
        },
      }),
      finish: (end) => {
        finished = true;
        return concludeStream({ seen, end, format, model, prices });
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

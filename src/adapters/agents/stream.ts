import { z } from 'zod';
import {
  type AgentClass,
  type AgentReader,
  type AgentReading,
  type AgentTokens,
  noTokens,
  type OpenAgentReader,
  type ProcessEnd,
  type ToolUse,
} from './result.ts';

/** Cuts a byte stream into lines in bounded memory. */
export interface LineCutter {
  push(chunk: Uint8Array): void;
  /** Hands over the last line when it has no end; it may be cut. */
  end(): void;
}

/** Bytes of the longest line that is read; an agent's result with its denied tool calls stays far below. */
export const MAX_LINE_BYTES = 2 * 1024 * 1024;

/**
 * Calls `onLine` for each line of UTF-8 without its LF; a line over the bound is passed over, whatever it holds
 * (06-agents "Results", catalogue R9).
 */
export function cutLines(onLine: (line: string) => void, maxLineBytes: number = MAX_LINE_BYTES): LineCutter {
  let parts: Uint8Array[] = [];
  let size = 0;
  const keep = (part: Uint8Array): void => {
    size += part.length;
    if (size > maxLineBytes) parts = [];
    // A copy, because the caller may use its buffer again.
    else if (part.length > 0) parts.push(Uint8Array.from(part));
  };
  const hand = (): void => {
    const line = size > 0 && size <= maxLineBytes ? Buffer.concat(parts).toString('utf8') : undefined;
    parts = [];
    size = 0;
    if (line !== undefined) onLine(line);
  };
  return {
    push: (chunk) => {
      let start = 0;
      for (let end = chunk.indexOf(LF); end !== -1; end = chunk.indexOf(LF, start)) {
        keep(chunk.subarray(start, end));
        hand();
        start = end + 1;
        // Empty lines say nothing, and there may be millions of them.
        while (chunk[start] === LF) start += 1;
      }
      keep(chunk.subarray(start));
    },
    end: hand,
  };
}

const LF = 0x0a;

/** Puts the JSON objects of a stream together. */
export interface JsonLines {
  /** The objects that this line completes; empty for noise, for a cut line and in the middle of an object of several lines. */
  take(line: string): readonly JsonRecord[];
}

/** A JSON object of which nothing else is known. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/**
 * Opens a reader of JSON lines. Lists of objects count as their objects, and an object that is printed over several lines
 * counts when its first line is `{` and its last `}`; a byte order mark, CRLF and colours are passed over (06-agents "Results").
 */
export function openJsonLines(): JsonLines {
  let open: string[] | undefined;
  let chars = 0;
  const takeOpen = (line: string, parts: string[]): readonly JsonRecord[] => {
    chars += line.length + 1;
    if (chars > MOST_OPEN_CHARS || line === '{') return start(line);
    parts.push(line);
    if (line !== '}') return [];
    open = undefined;
    return recordsOf(parts.join('\n'));
  };
  const start = (line: string): readonly JsonRecord[] => {
    open = line === '{' ? [line] : undefined;
    chars = 0;
    return [];
  };
  return {
    take: (raw) => {
      const line = bareLine(raw);
      if (open !== undefined && !/^\{"/.test(line)) return takeOpen(line, open);
      open = undefined;
      return line === '{' ? start(line) : recordsOf(line);
    },
  };
}

/** A line without a byte order mark, the half of CRLF, and what a terminal reads as a command: JSON holds none of them bare. */
export function bareLine(raw: string): string {
  const line = raw.replace(/^\uFEFF/, '').replace(/\r$/, '');
  return line.includes('\u001b') ? line.replace(COMMANDS, '').replace(/\r$/, '') : line;
}

/**
 * What begins with an escape character: commands with parameters, titles and links, strings, and single ones. No part of it reads over
 * the next escape character, so that a line costs what its length is; of what never ends, its beginning alone goes.
 */
const COMMANDS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: commands begin with one.
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[PX^_][^\u001b]*\u001b\\|[ -/]*[0-z])?/g;

/** Characters of an object that is printed over several lines. */
const MOST_OPEN_CHARS = 2 * 1024 * 1024;

function recordsOf(text: string): readonly JsonRecord[] {
  if (!/^(?:\{|\[\s*\{)/.test(text)) return [];
  const parsed = parseJson(text);
  return (Array.isArray(parsed) ? parsed : [parsed]).filter(isRecord);
}

/** What a text holds as JSON; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Tells an object from a list, a text and nothing. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// Each field forgives on its own: one of an unexpected type must not cost the whole event.

/** A text, '' when it is none. */
export const text = z.string().catch('');

/** A short text such as a name or a code, absent when it is none. */
export const word = z.string().max(200).optional().catch(undefined);

/** A whole number of things, 0 when it is none. */
export const count = z.int().nonnegative().catch(0);

/** An HTTP status, absent when it is none. */
export const status = z.int().min(100).max(599).optional().catch(undefined);

/** An amount of US dollars, absent when it is none. */
export const dollars = z.number().nonnegative().optional().catch(undefined);

/** Named fields of any type. */
export const fields = z.record(z.string(), z.unknown()).catch({});

/** Counts of these names, each 0 where it is none; it may be no object at all. */
export function counts<const Name extends string>(...names: readonly Name[]): z.ZodType<Record<Name, number>> {
  const read = (raw: unknown): Record<Name, number> => {
    const given = fields.parse(raw);
    return Object.fromEntries(names.map((name) => [name, count.parse(given[name])])) as Record<Name, number>;
  };
  return z.unknown().optional().transform(read);
}

/** Tokens of a client whose input counts what the cache gave and took. */
export function tokensWithin(input: number, output: number, cached: { read: number; write: number }): AgentTokens {
  const cacheRead = Math.min(cached.read, input);
  const cacheWrite = Math.min(cached.write, input - cacheRead);
  return { input: input - cacheRead - cacheWrite, output, cacheRead, cacheWrite };
}

type Known<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Leaves out what is undefined: an absent field and an undefined one are two things here. */
export function known<T extends object>(all: T): Known<T> {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Known<T>;
}

/** The first characters of a text, never half a character; a cut is marked. */
export function clipEnd(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const kept = text.slice(0, maxChars - 1);
  return `${isHighSurrogate(kept.charCodeAt(kept.length - 1)) ? kept.slice(0, -1) : kept}…`;
}

/** The last characters of a text, never half a character: a final message says what counts at its end. */
export function clipStart(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const kept = text.slice(-maxChars);
  return isLowSurrogate(kept.charCodeAt(0)) ? kept.slice(1) : kept;
}

/** A text as one line of at most so many characters. */
export function oneLine(text: string, maxChars: number): string {
  // Cut first: what follows would walk through megabytes for a line that shows a hundred characters.
  return clipEnd(
    text
      .slice(0, maxChars * 4)
      .replace(/\s+/g, ' ')
      .trim(),
    maxChars,
  );
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}

/** Most characters of a text for the live log: who shows less of it cuts it where no secret is left that the cut could tear. */
export const MOST_TOLD_CHARS = 4096;

/** What a class means in words, with the agent's name; the beginning of a reading's detail. */
export function wordsOf(name: AgentClass, agent: string): string {
  switch (name) {
    case 'completed':
      return `${agent} finished`;
    case 'turn-cap':
      return `${agent} reached a cap of this call`;
    case 'usage-limit':
      return "the account's usage limit is reached";
    case 'overloaded':
      return 'the model service is overloaded or broken';
    case 'auth':
      return 'the model service refused the key';
    case 'billing':
      return 'the account cannot pay for the request';
    case 'model-config':
      return 'the model cannot be used';
    case 'context-too-long':
      return 'the model service refused the request as it stands';
    case 'network':
      return 'the model service could not be reached';
    case 'crashed':
      return `${agent} ended with an error`;
    case 'killed':
      return `${agent} was ended by us`;
    case 'permission-denied':
      return `${agent} refused to start`;
    case 'empty':
      return 'the model answered nothing';
  }
}

/** How a process ended, in words that follow its name. */
export function exitWords({ exitCode, signal }: ProcessEnd): string {
  if (signal !== undefined) return `was ended by ${signal}, not by us,`;
  return exitCode === undefined ? 'ended without an exit code' : `exited with ${exitCode}`;
}

/** Tool calls that were refused, in words. */
export function deniedWords(agent: string, denials: readonly string[]): string {
  const count = denials.length === 1 ? 'a tool call' : `${denials.length} tool calls`;
  return `${agent} was refused ${count}: ${denials.join('; ')}`;
}

/** Tokens in words, for the live log. */
export function tokenWords(tokens: {
  readonly input: number;
  readonly output: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
}): string {
  const cache = tokens.cacheRead + tokens.cacheWrite;
  return `${tokens.input} tokens in, ${tokens.output} out${cache > 0 ? `, ${cache} cached` : ''}`;
}

const TOOL_CHARS = 160;

// What a tool acts on, in the order in which it says most.
const TARGETS = [
  ...['file_path', 'filePath', 'notebook_path', 'path', 'command', 'commands', 'pattern', 'url', 'query'],
  'description',
];

/** A tool and what it acts on as one short line. */
export function describeTool(name: string, input: Readonly<Record<string, unknown>>): string {
  const target = TARGETS.map((key) => firstText(input[key])).find((value) => value !== '');
  const tool = nameOfTool(name);
  return target === undefined ? tool : oneLine(`${tool}: ${target}`, TOOL_CHARS);
}

/** The name of a tool as it is shown and counted. */
export function nameOfTool(name: string): string {
  return oneLine(name, TOOL_CHARS) || 'a tool without a name';
}

function firstText(value: unknown): string {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : '';
}

/** Counts the calls of tools in bounded memory. */
export interface ToolCount {
  add(name: string): void;
  uses(): readonly ToolUse[];
}

/** Opens an empty count; tools beyond the first 50 are not counted. */
export function openToolCount(): ToolCount {
  const calls = new Map<string, number>();
  return {
    add: (raw) => {
      const name = nameOfTool(raw);
      if (calls.has(name) || calls.size < MOST_TOOLS) calls.set(name, (calls.get(name) ?? 0) + 1);
    },
    uses: () => [...calls].map(([name, count]) => ({ name, calls: count })),
  };
}

const MOST_TOOLS = 50;

/**
 * A reader that never throws, whatever a client prints: that must not end the run. What breaks it tells nothing but is a bad sign, since
 * it may have been an error: such a call is no success.
 */
export function guarded(agent: string, open: OpenAgentReader): OpenAgentReader {
  return (call) => {
    const reader = open(call);
    let broken = 0;
    const safely = <T>(part: () => T): T | undefined => {
      try {
        return part();
      } catch {
        broken += 1;
        return undefined;
      }
    };
    return {
      line: (text) => safely(() => reader.line(text)),
      ...besides(reader, safely),
      finish: (end) => {
        const reading = safely(() => reader.finish(end));
        return reading === undefined
          ? unread(
              agent,
              end,
              safely(() => reader.costSoFar?.()),
            )
          : doubted(reading, agent, broken);
      },
    };
  };
}

type Safely = <T>(part: () => T) => T | undefined;

/** The parts that not every reader has. */
function besides(reader: AgentReader, safely: Safely): Partial<AgentReader> {
  const { costSoFar, turnsSoFar, isDone, usageFile, usageLine } = reader;
  return {
    ...(isDone && { isDone: () => safely(isDone) ?? false }),
    ...(costSoFar && { costSoFar: () => safely(costSoFar) }),
    ...(turnsSoFar && { turnsSoFar: () => safely(turnsSoFar) ?? 0 }),
    ...(usageFile && { usageFile: (text: string) => safely(() => usageFile(text)) }),
    ...(usageLine && { usageLine: (text: string) => safely(() => usageLine(text)) }),
  };
}

function doubted({ isBadExit, ...reading }: AgentReading, agent: string, broken: number): AgentReading {
  if (broken === 0) return { ...reading, ...(isBadExit && { isBadExit }) };
  if (reading.class !== 'completed' && reading.class !== 'empty') return reading;
  const lines = broken === 1 ? '1 line of its output' : `${broken} lines of its output`;
  return { ...reading, class: 'crashed', detail: `${agent} reported a good end, but ${lines} cannot be read.` };
}

function unread(agent: string, end: ProcessEnd | undefined, costUsd: number | undefined): AgentReading {
  const killedBy = end?.killedBy;
  const ended = killedBy === undefined ? exitWords(end ?? {}) : `was ended by us (${oneLine(killedBy, REASON_CHARS)})`;
  return {
    class: killedBy === undefined ? 'crashed' : 'killed',
    ...{ finalText: '', detail: `${agent} ${ended} and its output cannot be read.`, tokens: noTokens },
    ...{ tools: [], permissionDenials: [] },
    ...(costUsd === undefined ? {} : { costUsd }),
  };
}

const REASON_CHARS = 300;

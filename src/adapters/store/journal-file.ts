import { isUtf8 } from 'node:buffer';
import {
  closeSync,
  constants,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Command } from '../../core/command.ts';
import type { Event, Outcome } from '../../core/event.ts';
import type { Journal } from '../../ports.ts';
import { type JournalLine, lineBytes, parseLine } from './journal-line.ts';

/** What a journal file says: the events to fold, and how far the file is sound. */
export type JournalContent = ({ readonly ok: true } & SoundPart) | { readonly ok: false; readonly message: string };

/** The whole lines of a journal: its first bytes, up to `soundBytes`. */
export interface SoundPart {
  readonly events: readonly Event[];
  /** Number of the line behind them. */
  readonly nextSeq: number;
  readonly soundBytes: number;
}

/** Looks at an event and its place among the events, from 0. */
export type EventProblem = (event: unknown, at: number) => string | undefined;

export interface ReadingOptions {
  /** Why an event is refused, as the end of a sentence that begins with its line; undefined = it is not. Absent = all are taken. */
  readonly problemOf?: EventProblem;
  /** What was read of it before, of the very bytes that it still begins with: only what is behind them is read. Absent = nothing. */
  readonly known?: SoundPart | undefined;
}

const nothing: SoundPart = { events: [], nextSeq: 0, soundBytes: 0 };

/**
 * Reads a journal. A torn last line (a crash while writing) is left out; any other damage is an error, never a reset
 * (catalogue D7).
 */
export function parseJournal(bytes: Buffer, file: string, options: ReadingOptions = {}): JournalContent {
  const { problemOf, known = nothing } = options;
  const events = [...known.events];
  let seq = known.nextSeq;
  let offset = known.soundBytes;
  for (let end = bytes.indexOf(10, offset); end !== -1; end = bytes.indexOf(10, offset)) {
    // Bytes that are no UTF-8 would all read as the same replacement character.
    if (!isUtf8(bytes.subarray(offset, end))) return damaged(file, seq + 1, 'is not UTF-8');
    const parsed = parseLine(bytes.toString('utf8', offset, end));
    if (!parsed.ok) return damaged(file, seq + 1, parsed.why);
    if (parsed.line.seq !== seq) return damaged(file, seq + 1, `has seq ${parsed.line.seq} instead of ${seq}`);
    const { kind, body } = parsed.line;
    if (kind === 'event') {
      const problem = problemOf?.(body, events.length);
      if (problem !== undefined) return damaged(file, seq + 1, problem);
      events.push(body as Event);
    }
    seq += 1;
    offset = end + 1;
  }
  return { ok: true, events, nextSeq: seq, soundBytes: offset };
}

/** Opens a journal for appending, cutting a torn last line off. */
export function openJournal(file: string, content: { nextSeq: number; soundBytes: number }): Journal & Disposable {
  const fd = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
  ftruncateSync(fd, content.soundBytes);
  let end = content.soundBytes;
  let room = end;
  const write = (bytes: Buffer): void => {
    const next = end + bytes.length;
    // A long line is not written twice, first as zeros: room is taken behind it.
    const isLong = bytes.length > ROOM_BYTES;
    if (next > room && !isLong) room = makeRoom(fd, Math.max(room, end), next);
    writeWhole(fd, bytes, end);
    if (next > room && isLong) room = makeRoom(fd, next, next + 1);
    end = next;
  };
  let isNamed = false;
  const sync = (): void => {
    fdatasyncSync(fd);
    // Behind the first event: the disk has written the name with it by then, and has no second write to wait for.
    if (!isNamed) syncFolder(dirname(file));
    isNamed = true;
  };
  const close = (): void => {
    try {
      // Else another one goes on with it, to which it may not be cut off.
      if (fstatSync(fd).size === room) ftruncateSync(fd, end);
    } finally {
      closeSync(fd);
    }
  };
  return { ...journalTo({ write, sync }, content.nextSeq), [Symbol.dispose]: close };
}

/** Where the bytes of a journal go. */
export interface JournalSink {
  /** Appends all of it, or throws. */
  write(bytes: Buffer): void;
  /** Returns when everything written is on disk. */
  sync(): void;
}

/** Writes lines. An event is on disk when `append` returns (02-loop §6), or before a command begins that needs it there: see `Journal`. */
export function journalTo(sink: JournalSink, nextSeq: number): Journal {
  let seq = nextSeq;
  let isBehind = false;
  const sync = (): void => {
    sink.sync();
    isBehind = false;
  };
  const write = (kind: JournalLine['kind'], body: unknown): void => {
    sink.write(lineBytes({ seq, kind, body }));
    seq += 1;
  };
  return {
    intend: (command) => {
      if (isBehind && !needsNothing.has(command.type)) sync();
      write('intent', { type: command.type, ...(command.story && { story: command.story }) });
    },
    append: (event) => {
      const { type } = event.outcome;
      write('event', event);
      if (!isHadAgain.has(type)) sync();
      else if (type !== 'publishing') isBehind = true;
    },
  };
}

/** Outcomes that a look at the agent's tree, a check or nothing at all brings again: the machine may lose them. */
const isHadAgain: ReadonlySet<string> = new Set([
  'snapshot-taken',
  'checks-done',
  'publishing',
] satisfies Outcome['type'][]);

/**
 * Commands that need none of those on disk: a check changes nothing that is kept, and a story's commit that is made again has another date, but
 * the same tree and parent; it is pushed only behind `story-committed`.
 */
const needsNothing: ReadonlySet<string> = new Set(['run-checks', 'commit-story'] satisfies Command['type'][]);

/** Space that is taken ahead. */
const ROOM_BYTES = 64 * 1024;

/**
 * Takes space for more lines, filled with zeros: a disk that has to keep bytes in it has only those to write, and nothing to tell of the file,
 * which takes it half as long. What is not written yet reads as a last line that was torn.
 * @returns how far it reaches; where the disk has no more to give, the line that needs it tells
 */
function makeRoom(fd: number, from: number, needed: number): number {
  const to = Math.ceil(needed / ROOM_BYTES) * ROOM_BYTES;
  try {
    writeWhole(fd, Buffer.alloc(to - from), from);
    return to;
  } catch {
    return from;
  }
}

/** A disk that fills up takes a part of a line without an error; the next call says why. */
function writeWhole(fd: number, bytes: Buffer, at: number): void {
  for (let offset = 0; offset < bytes.length; )
    offset += writeSync(fd, bytes, offset, bytes.length - offset, at + offset);
}

/** Reads and parses a journal file. */
export function readJournal(file: string): JournalContent {
  return parseJournal(readFileSync(file), file);
}

function damaged(file: string, line: number, why: string): JournalContent {
  return {
    ok: false,
    message:
      `The journal ${file} is damaged: line ${line} ${why}. It was left as it is. ` +
      'Set resume: never to begin a new run, or put back the original file.',
  };
}

function syncFolder(folder: string): void {
  const fd = openSync(folder, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

import { closeSync, openSync, readSync } from 'node:fs';
import type { z } from 'zod';
import {
  CASSETTE_VERSION,
  type CallLine,
  type CassetteHead,
  type ChangeLine,
  MOST,
} from '../adapters/cassette/format.ts';
import { callSchema, changeSchema, headSchema } from './schema.ts';

/** A cassette that was read and found whole: where each call lies in its file. */
export interface Cassette {
  readonly head: CassetteHead;
  /** In the order in which they were made; a call that was made again after a kill stands once. */
  readonly calls: readonly CallPlace[];
  readonly load: (place: CallPlace) => { readonly call: CallLine; readonly change: ChangeLine | undefined };
}

/** One call, by what it is looked up with. */
export interface CallPlace extends Pick<CallLine, 'role' | 'story' | 'attempt' | 'call' | 'name'> {
  /** Its service did not work for the recorded run, which then asked again. */
  readonly isPutOff: boolean;
  readonly at: Span;
  readonly change?: Span;
}

interface Span {
  readonly from: number;
  readonly bytes: number;
}

/** A cassette, or why it is refused. */
export type CassetteResult =
  | { readonly ok: true; readonly cassette: Cassette }
  | { readonly ok: false; readonly problem: string };

/** Reads and checks a whole cassette. `path` is a copy of ours, from which single calls are loaded later; `shown` its name in messages. */
export function readCassette(
  bytes: Buffer,
  { path, shown }: { readonly path: string; readonly shown: string },
): CassetteResult {
  if (bytes.length > MOST.fileBytes) return refused(shown, `has ${bytes.length} bytes, the limit is ${MOST.fileBytes}`);
  const lines = spansOf(bytes);
  const [first, ...rest] = lines;
  const head = first === undefined ? undefined : parsed(bytes, first);
  const wrong = headProblem(head);
  if (wrong !== undefined) return refused(shown, wrong);
  const calls = readCalls(bytes, rest);
  if (typeof calls === 'string') return refused(shown, calls);
  const load: Cassette['load'] = ({ at, change }) => ({
    call: callSchema.parse(loaded(path, at)),
    change: change === undefined ? undefined : changeSchema.parse(loaded(path, change)),
  });
  return { ok: true, cassette: { head: headSchema.parse(head), calls, load } };
}

/** The calls with their changes, or what is wrong with a line. */
function readCalls(bytes: Buffer, spans: readonly Span[]): readonly CallPlace[] | string {
  const calls: CallPlace[] = [];
  for (const [at, span] of spans.entries()) {
    const read = readLine(parsed(bytes, span));
    // The last line of a run that was killed may be torn.
    if (typeof read === 'string' && span.from + span.bytes === bytes.length) break;
    if (typeof read === 'string') return `line ${at + 2}: ${read}`;
    if (read.type === 'call') addCall(calls, read, span);
    else addChange(calls, read, span);
    if (calls.length > MOST.calls) return `has more than ${MOST.calls} calls`;
  }
  return calls;
}

function refused(shown: string, why: string): CassetteResult {
  return { ok: false, problem: `${shown}: ${why}. Record it again, or name another file (docs/replay.md).` };
}

const NEWLINE = 0x0a;

function spansOf(bytes: Buffer): readonly Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, from);
    const to = end === -1 ? bytes.length : end;
    if (to > from) spans.push({ from, bytes: to - from });
    from = to + 1;
  }
  return spans;
}

/** Undefined = no JSON object. */
function parsed(bytes: Buffer, { from, bytes: length }: Span): Readonly<Record<string, unknown>> | undefined {
  if (length > MOST.lineBytes) return undefined;
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8', from, from + length));
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}

function headProblem(head: Readonly<Record<string, unknown>> | undefined): string | undefined {
  if (head?.['type'] !== 'cassette') return 'is no cassette: its first line is not the head of one';
  if (head['version'] !== CASSETTE_VERSION) {
    return `is a cassette of version ${JSON.stringify(head['version'])}, and this version reads version ${CASSETTE_VERSION}`;
  }
  const read = headSchema.safeParse(head);
  return read.success ? undefined : `line 1: ${problemOf(read.error)}`;
}

function readLine(value: Readonly<Record<string, unknown>> | undefined): CallLine | ChangeLine | string {
  if (value === undefined) return `is no JSON object of at most ${MOST.lineBytes} bytes`;
  const read = value['type'] === 'change' ? changeSchema.safeParse(value) : callSchema.safeParse(value);
  return read.success ? read.data : problemOf(read.error);
}

function problemOf({ issues }: z.ZodError): string {
  const { path = [], message = '' } = issues[0] ?? {};
  return `${path.length === 0 ? '' : `${path.join('.')}: `}${message.replace(/\.$/, '')}`;
}

function addCall(calls: CallPlace[], { role, story, attempt, call, name, outcome }: CallLine, at: Span): void {
  const place = { role, story, attempt, call, name, isPutOff: outcome.provider !== undefined, at };
  const again = calls.findIndex((each) => each.name === name && !each.isPutOff);
  if (again === -1) calls.push(place);
  else calls.splice(again, 1, place);
}

/** The change of a call stands behind it; one that was read twice counts as it was read last. */
function addChange(calls: CallPlace[], { name }: ChangeLine, change: Span): void {
  const at = calls.findLastIndex((each) => each.name === name);
  const place = calls[at];
  if (place !== undefined) calls[at] = { ...place, change };
}

function loaded(path: string, { from, bytes }: Span): unknown {
  const buffer = Buffer.alloc(bytes);
  const file = openSync(path, 'r');
  try {
    readSync(file, buffer, 0, bytes, from);
  } finally {
    closeSync(file);
  }
  return JSON.parse(buffer.toString('utf8'));
}

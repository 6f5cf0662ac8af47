import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { begin } from '../../core/begin.ts';
import type { Step } from '../../core/ending.ts';
import type { Event } from '../../core/event.ts';
import { transition } from '../../core/loop.ts';
import type { RunState } from '../../core/state.ts';
import { formatLine, parseLine } from './journal-line.ts';

/** A journal as it may leave the machine. */
export interface JournalCopy {
  /** Every whole line, without secrets. */
  readonly text: string;
  /** False when a secret was part of a line's own spelling, so that it does not fit its checksum any more. */
  readonly isReadable: boolean;
  /** What its events come to; undefined while there are none, or when a line cannot be read. */
  readonly step: Step | undefined;
}

/**
 * Makes the next copy.
 * @param live state of the run that writes the journal, which has the same stories in memory; absent = nobody writes it
 */
export type CopyJournal = (live?: Pick<RunState, 'plan'>) => Promise<JournalCopy>;

/** Copies a journal that grows: each call reads only what was appended since the last one. A torn last line waits. */
export function journalCopier(file: string, redact: (text: string) => string): CopyJournal {
  const lines: string[] = [];
  let read = 0;
  let step: Step | undefined;
  let isSound = true;
  let isReadable = true;
  return async (live) => {
    const bytes = readFrom(file, read);
    const whole = bytes.subarray(0, bytes.lastIndexOf(10) + 1);
    read += whole.length;
    for (const line of whole.toString('utf8').split('\n').slice(0, -1)) {
      const parsed = parseLine(line);
      const clean = withoutSecrets(line, redact);
      if (clean !== line && parsed.ok && !parseLine(clean).ok) isReadable = false;
      lines.push(clean);
      isSound &&= parsed.ok;
      if (isSound && parsed.ok && parsed.line.kind === 'event')
        step = folded(step, sharing(parsed.line.body as Event, live));
    }
    return { text: lines.map((line) => `${line}\n`).join(''), isReadable, step: isSound ? step : undefined };
  };
}

/** Thousands of stories are kept once. */
function sharing(event: Event, live: Pick<RunState, 'plan'> | undefined): Event {
  const { outcome } = event;
  if (outcome.type !== 'begun' || live === undefined) return event;
  const { stories } = live.plan;
  if (stories.length !== outcome.plan.stories.length) return event;
  if (JSON.stringify(stories) !== JSON.stringify(outcome.plan.stories)) return event;
  return { ...event, outcome: { ...outcome, plan: { ...outcome.plan, stories } } };
}

function folded(step: Step | undefined, event: Event): Step {
  return step === undefined ? begin(event) : transition(step.state, event);
}

/** A few lines of a file that was just written: cheaper than a turn of the thread pool. */
function readFrom(file: string, from: number): Buffer {
  const fd = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(Math.max(0, fstatSync(fd).size - from));
    return bytes.subarray(0, readSync(fd, bytes, 0, bytes.length, from));
  } finally {
    closeSync(fd);
  }
}

/** A line that lost a secret gets a new checksum: it has to be read again on another machine. */
function withoutSecrets(text: string, redact: (text: string) => string): string {
  const clean = redact(text);
  if (clean === text) return text;
  const parsed = parseLine(text);
  if (!parsed.ok) return clean;
  const line = formatLine({ ...parsed.line, body: eachString(parsed.line.body, redact) });
  // What only the whole line showed must not leave either, readable or not.
  return redact(line);
}

function eachString(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => eachString(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, eachString(item, change)]));
}

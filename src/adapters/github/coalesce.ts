import type { GitHubClock } from './clock.ts';

/** What a write came to, as far as the writer must know. */
export interface Written {
  readonly ok: boolean;
  /** The same write cannot succeed later in this run: nothing more is tried before the end. */
  readonly permanent?: boolean;
}

export interface WriterOptions {
  /** Writes one text; `last` is true for the write of `flush`. */
  readonly write: (text: string, at: { readonly last: boolean }) => Promise<Written>;
  /** Told when `write` throws, which it should not: the run goes on, and the fault is not hidden. */
  readonly onTrouble: (message: string) => void;
  readonly clock: GitHubClock;
  /** Least time from the end of one write to the start of the next, milliseconds. */
  readonly gapMs: number;
}

/** A text, or what makes it. */
export type Source = string | (() => string);

/** Writes the newest of many texts, seldom. */
export interface CoalescingWriter {
  /**
   * Takes note of a newer text and returns at once. The first is written at once, later ones when the gap is over. A function is
   * called when its text is about to be written, so that texts that nobody will see are never made.
   */
  put(text: Source): void;
  /** Writes the newest text unless it stands there already, without waiting for the gap. Never rejects. */
  flush(): Promise<void>;
}

/** Keeps only the newest text and never has two writes under way: the last state always wins. */
export function coalesce(options: WriterOptions): CoalescingWriter {
  const { clock, gapMs } = options;
  let newest: Source | undefined;
  /** What `shown` was made of. */
  let settled: Source | undefined;
  let shown: string | undefined;
  let hopeless = false;
  let freeAtMs = Number.NEGATIVE_INFINITY;
  let writing: Promise<void> | undefined;
  let cancelAlarm: (() => void) | undefined;
  const perform = async (last: boolean): Promise<void> => {
    const source = newest;
    const done = source === undefined ? undefined : await attempt(options, { source, shown, last });
    hopeless = done !== undefined && !done.ok && done.permanent === true;
    // After a failure nobody knows what stands there.
    settled = done?.ok === true ? source : undefined;
    shown = done?.ok === true ? done.text : undefined;
    if (done?.written === true) freeAtMs = clock.nowMs() + gapMs;
    writing = undefined;
    if (!last) schedule();
  };
  const unschedule = (): void => {
    cancelAlarm?.();
    cancelAlarm = undefined;
  };
  const begin = (last: boolean): Promise<void> => {
    unschedule();
    writing = perform(last);
    return writing;
  };
  const schedule = (): void => {
    unschedule();
    if (writing !== undefined || hopeless || newest === settled) return;
    const inMs = freeAtMs - clock.nowMs();
    if (inMs <= 0) void begin(false);
    else cancelAlarm = clock.alarm(inMs, () => void begin(false));
  };
  return {
    put: (text) => {
      newest = text;
      schedule();
    },
    flush: async () => {
      while (writing !== undefined) await writing;
      unschedule();
      for (let tried: Source | undefined; newest !== settled && newest !== tried; ) {
        tried = newest;
        await begin(true);
      }
    },
  };
}

interface Attempt {
  readonly source: Source;
  /** What stands there; undefined = nobody knows. */
  readonly shown: string | undefined;
  readonly last: boolean;
}

interface Attempted extends Written {
  readonly text?: string;
  /** A request was made. */
  readonly written: boolean;
}

async function attempt({ write, onTrouble }: WriterOptions, { source, shown, last }: Attempt): Promise<Attempted> {
  try {
    const text = typeof source === 'string' ? source : source();
    if (text === shown) return { ok: true, text, written: false };
    return { ...(await write(text, { last })), text, written: true };
  } catch (error) {
    onTrouble(`The comment was not written, which is a fault of ralph-action: ${String(error)}`);
    return { ok: false, written: true };
  }
}

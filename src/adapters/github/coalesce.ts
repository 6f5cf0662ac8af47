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
  /** Least time from the end of one write to the start of the next, milliseconds; default 60,000 (03-interface §6). */
  readonly gapMs?: number;
}

/** Writes the newest of many texts, seldom. */
export interface CoalescingWriter {
  /** Takes note of a newer text and returns at once. The first is written at once, later ones when the gap is over. */
  put(text: string): void;
  /** Writes the newest text unless it stands there already, without waiting for the gap. Never rejects. */
  flush(): Promise<void>;
}

/** Keeps only the newest text and never has two writes under way: the last state always wins. */
export function coalesce(options: WriterOptions): CoalescingWriter {
  const { clock, gapMs = 60_000 } = options;
  let newest: string | undefined;
  let shown: string | undefined;
  let hopeless = false;
  let freeAtMs = Number.NEGATIVE_INFINITY;
  let writing: Promise<void> | undefined;
  let cancelAlarm: (() => void) | undefined;
  const perform = async (last: boolean): Promise<void> => {
    const text = newest;
    if (text === undefined) return;
    const { ok, permanent = false } = await attempt(options, text, last);
    hopeless = !ok && permanent;
    // After a failure nobody knows what stands there.
    shown = ok ? text : undefined;
    freeAtMs = clock.nowMs() + gapMs;
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
    if (writing !== undefined || hopeless || newest === shown) return;
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
      for (let tried: string | undefined; newest !== shown && newest !== tried; ) {
        tried = newest;
        await begin(true);
      }
    },
  };
}

async function attempt({ write, onTrouble }: WriterOptions, text: string, last: boolean): Promise<Written> {
  try {
    return await write(text, { last });
  } catch (error) {
    onTrouble(`The comment was not written, which is a fault of ralph-action: ${String(error)}`);
    return { ok: false };
  }
}

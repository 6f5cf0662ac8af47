import { setImmediate } from 'node:timers/promises';

/** Gives way to the event loop once in so many steps (default 256), so that a signal is heard during long work. */
export function openBreather(every = 256): () => Promise<void> {
  let steps = 0;
  return async () => {
    steps += 1;
    if (steps % every === 0) await setImmediate();
  };
}

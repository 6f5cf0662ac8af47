/** Why we end a process ourselves. */
export type StopReason = 'hard-limit' | 'idle' | 'output-limit' | 'interrupted';

/** A request to end a process; the first reason wins and later ones are ignored. */
export interface Stop {
  readonly request: (reason: StopReason) => void;
  readonly reason: () => StopReason | undefined;
  readonly requested: Promise<void>;
}

/** Creates a request that nobody has made yet; `onStop` is called with the first one. */
export function createStop(onStop?: (reason: StopReason) => void): Stop {
  const { promise, resolve } = Promise.withResolvers<void>();
  let first: StopReason | undefined;
  return {
    requested: promise,
    reason: () => first,
    request(reason) {
      if (first === undefined) onStop?.(reason);
      first ??= reason;
      resolve();
    },
  };
}

import type { Vacant } from './standby.ts';

/** A room that was closed unused with its tree mounted: it may hold the layers of the next one until it is gone. */
export interface LeftRoom {
  leave(vacant: Pick<Vacant, 'gone'>): void;
  isThere(): boolean;
  /** Acts at once where there is none, or nobody waits any more; else when it is gone. */
  behind<T>(act: () => Promise<T>, signal: AbortSignal | undefined): Promise<T>;
}

export function leftRoom(): LeftRoom {
  let left: Pick<Vacant, 'gone'> | undefined;
  const gone = async (): Promise<void> => {
    const waitedFor = left;
    await waitedFor?.gone();
    if (left === waitedFor) left = undefined;
  };
  return {
    leave: (vacant) => {
      left = vacant;
    },
    isThere: () => left !== undefined,
    behind: (act, signal) => (left === undefined || signal?.aborted ? act() : gone().then(act)),
  };
}

import type { Log } from './log.ts';

/** A remote on which something moves each time that it is read is worked on by somebody else. */
const TRIES = 3;

/**
 * Reads and runs again where what was read had moved before the lock was ours: a push of a run that was killed may arrive late, and
 * another run may have ended in that very moment. Nothing was begun until then.
 */
export async function untilCurrent<End extends { readonly outdated?: string }>(
  { log, cancel }: { readonly log: Pick<Log, 'notice'>; readonly cancel: AbortSignal },
  once: (isFirst: boolean) => Promise<End>,
): Promise<End> {
  let end = await once(true);
  for (let tries = 1; tries < TRIES && end.outdated !== undefined && !cancel.aborted; tries += 1) {
    log.notice(`${end.outdated} It is read again.`);
    end = await once(false);
  }
  return end;
}

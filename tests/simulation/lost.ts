import type { Event } from '../../src/core/event.ts';
import type { Universe } from './universe.ts';

/** A machine that has not heard of the last steps of a run, its own or another's, makes them again. */
export function noteLost({ live: { written }, ledger }: Universe, events: readonly Event[]): void {
  const isSame = (event: Event, at: number): boolean => JSON.stringify(event) === JSON.stringify(events[at]);
  const same = written.findIndex((event, at) => !isSame(event, at));
  if (same < 0) return;
  ledger.lost.attempts += written.slice(same).filter(({ outcome }) => outcome.type === 'implemented').length;
  ledger.lost.cuts.push({ at: ledger.commands.length, kept: same });
}

/** What was written outlives its process, and what was on disk a loss of power too; from here on the history is what was found. */
export function checkWritten(u: Universe, found: readonly Event[]): void {
  const { live, ledger } = u;
  const { written, durable, lostPower } = live;
  const safe = written.slice(0, lostPower ? durable : written.length);
  if (JSON.stringify(found.slice(0, safe.length)) !== JSON.stringify(safe)) {
    const what = `of ${safe.length} events on disk ${found.length} are found again`;
    ledger.caught.push({ invariant: 'durable', what });
  }
  if (found.length < written.length) {
    u.count('events lost with the power');
    live.state = undefined;
  }
  noteLost(u, found);
  written.splice(0, written.length, ...found);
  live.durable = Math.min(durable, found.length);
  live.lostPower = false;
}

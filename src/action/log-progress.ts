import type { AgentProgress } from '../adapters/agents/result.ts';
import { monotonicMs } from '../adapters/monotonic.ts';
import type { Progress } from '../adapters/progress.ts';
import type { Limits } from '../core/gates.ts';
import { progressLine } from '../report/console.ts';
import { forLog, plain } from '../report/sanitise.ts';
import { oneLine } from '../report/strip.ts';
import type { Log } from './log.ts';

/** Seconds between two progress lines of one gate: a log that moves, but can still be read in the morning. */
const PROGRESS_EVERY_MS = 15_000;
/** Lines of an agent's activity: so many at once, and then one in so many milliseconds. */
const ACTIVITY_BURST = 20;
const ACTIVITY_EVERY_MS = 1_000;

/** A line now and then while a process runs. */
export function logProgress(log: Log): Progress {
  return ({ gate, limits }: { gate: string; limits: Limits }) => {
    let saidMs = 0;
    return ({ elapsedMs }) => {
      if (elapsedMs - saidMs < PROGRESS_EVERY_MS) return;
      saidMs = elapsedMs;
      log.info(progressLine(gate, elapsedMs, limits));
    };
  };
}

/**
 * What the agent's own stream says it does: every line of ordinary work, of a storm one a second and a count of the rest, and tokens as
 * rarely as progress.
 */
export function logActivity(log: Log, redact: (text: string) => string): (activity: AgentProgress) => void {
  let room = ACTIVITY_BURST;
  let lastMs = monotonicMs();
  let dropped = 0;
  let tokensMs = Number.NEGATIVE_INFINITY;
  return ({ kind, text }) => {
    const nowMs = monotonicMs();
    if (kind === 'tokens' && nowMs - tokensMs < PROGRESS_EVERY_MS) return;
    if (kind === 'tokens') tokensMs = nowMs;
    room = Math.min(ACTIVITY_BURST, room + (nowMs - lastMs) / ACTIVITY_EVERY_MS);
    lastMs = nowMs;
    if (room < 1) {
      dropped += 1;
      return;
    }
    room -= 1;
    const more = dropped === 0 ? '' : ` (and ${dropped} more before)`;
    dropped = 0;
    log.info(forLog([`  ${kind}: ${oneLine(redact(plain(text)))}${more}`], 200).join(' '));
  };
}

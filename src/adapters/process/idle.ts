/** One look at a running process. */
export interface Activity {
  readonly nowMs: number;
  readonly outputBytes: number;
  /** CPU time used by the tree; undefined where the system does not tell. */
  readonly cpuMs: number | undefined;
}

// A client that hangs still wakes for its timers; a tree that works uses far more than a five-hundredth of one core.
const WORKING_SHARE = 0.002;

/** Judges silence: true when neither output nor CPU time moved for `idleMs` (02-loop §2, "agent silence"). */
export function watchForIdle(idleMs: number, start: Activity): (look: Activity) => boolean {
  let last = start;
  return (look) => {
    if (isActive(last, look)) last = look;
    return look.nowMs - last.nowMs >= idleMs;
  };
}

function isActive(last: Activity, look: Activity): boolean {
  if (look.outputBytes !== last.outputBytes) return true;
  const usedMs = (look.cpuMs ?? 0) - (last.cpuMs ?? 0);
  // The sum falls when a process of the tree ends, which is also a sign of life.
  return usedMs < 0 || (usedMs > 0 && usedMs >= (look.nowMs - last.nowMs) * WORKING_SHARE);
}

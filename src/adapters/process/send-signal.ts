/** Sends a signal to a pid, or to a group when negative; false when nobody is there or we may not (ESRCH, EPERM). */
export function sendSignal(target: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(target, signal);
  } catch {
    return false;
  }
}

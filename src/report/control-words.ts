import type { RunState } from '../core/state.ts';
import { code, text } from './markdown.ts';
import { forFence } from './sanitise.ts';
import { statusYaml } from './status.ts';

/** The answer to `cancel`, as ralph-loop-skill words it. */
export function cancelledReply(runId: string, reason: string): string {
  const why = reason === '' ? 'none given' : text(reason, 500);
  return `Cancelled ${text(runId, 80)}. Reason: ${why}.`;
}

/** Nothing was cancelled, and why. */
export function unheardReply(done: { readonly type: string; readonly why?: string }): string {
  if (done.why !== undefined) return `Nothing was cancelled: ${text(done.why, 2000)}`;
  return 'Nothing was cancelled: no run of this thread answered within a minute. One that waits for its turn hears nothing yet.';
}

/** The status of a run in YAML, as ralph-loop-skill has it. */
export function statusReply(
  run: { readonly state: RunState; readonly isWorking: boolean } | undefined,
  runId: string | undefined,
): string {
  if (run === undefined) {
    return runId === undefined ? 'No run has left records yet.' : `No run ${code(runId)} has left records.`;
  }
  const now = run.isWorking
    ? 'A run holds the lock of this feature now.'
    : 'No run holds the lock of this feature now.';
  return [`${now} This is what its records say:`, forFence(statusYaml(run.state), 'yaml')].join('\n\n');
}

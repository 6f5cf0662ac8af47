import { sayRefusal } from './action/action-end.ts';
import { runAction } from './action/run-action.ts';
import { runner } from './action/runner.ts';
import { closeInherited } from './adapters/process/inherited.ts';
import { onTermination } from './adapters/process/signals.ts';

/**
 * Entry of the step: reads, wires, runs, reports; sets the exit code. All of our code is one file that is read before this line, so nothing
 * is read from the folder of the action once an agent has begun.
 */
closeInherited();
const cancel = new AbortController();
// Never taken back: a signal that comes while the last lines are written must not replace the exit code.
onTermination((signal) => cancel.abort(`the runner sent ${signal}`));
// Node.js ends with 0 once nothing is pending, even if the run has not come to its end: that is no success. 70: internal_error.
const endUntold = (): void => {
  if (process.exitCode !== undefined) return;
  process.exitCode = 70;
  console.log('::error::ralph-action ended before its run did: please report this.');
};
process.once('exit', endUntold);
// Not awaited at the top of the module: Node.js would end a run that waits for ever with its own code 13, before `endUntold` is asked.
void runStep();

async function runStep(): Promise<void> {
  try {
    const env = Object.fromEntries(
      Object.entries(process.env).filter((each): each is [string, string] => each[1] !== undefined),
    );
    const end = await runAction({ env, entry: process.argv[1] ?? '', cancel: cancel.signal, ...runner });
    process.exitCode = end.exitCode;
    if (end.reasons.length > 0) await runner.onSummary(sayRefusal(end, runner.log));
    runner.setOutputs(end.outputs);
  } catch (error) {
    runner.log.error(`ralph-action failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    // A run that ended keeps its exit code, even when the runner's own files cannot be written.
    process.exitCode ??= 70;
  }
  process.removeListener('exit', endUntold);
}

import { collectBeforeGrowing, collectLittle } from './action/heap.ts';
import { lateRunner } from './action/late-runner.ts';
import { runAction } from './action/run-action.ts';
import { onTermination } from './adapters/process/signals.ts';

/** Entry of the step: reads, wires, runs, reports. */
collectLittle();
const cancel = new AbortController();
// Never taken back: a signal that comes while the last lines are written must not replace the exit code.
onTermination((signal) => cancel.abort(`the runner sent ${signal}`));
const env = Object.fromEntries(
  Object.entries(process.env).filter((each): each is [string, string] => each[1] !== undefined),
);
const { runner, wake, settled } = lateRunner(async () => {
  collectBeforeGrowing();
  return (await import('./action/runner.ts')).runner;
});
// A slow network holds us up anyway: what was said until then is shown.
const slow = setTimeout(wake, 2000).unref();
try {
  const end = await runAction({ env, entry: process.argv[1] ?? '', cancel: cancel.signal, ...runner, wake });
  process.exitCode = end.exitCode;
  if (end.reasons.length > 0) {
    const { refusalText } = await import('./action/refusal-text.ts');
    await runner.onSummary(refusalText(end, runner.log));
  }
  runner.setOutputs(end.outputs);
} catch (error) {
  runner.log.error(`ralph-action failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  // A run that ended keeps its exit code, even when the runner's own files cannot be written.
  process.exitCode ??= 70;
}
clearTimeout(slow);
await settled();

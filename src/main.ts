import { setFlagsFromString } from 'node:v8';
import { refusalText } from './action/refusal-text.ts';
import { runAction } from './action/run-action.ts';
import type { Runner } from './action/runner.ts';
import { onTermination } from './adapters/process/signals.ts';

/** Entry of the step: reads, wires, runs, reports. */
// The larger we are, the longer each start of a process takes: garbage is collected before it makes us grow.
setFlagsFromString('--semi-space-growth-factor=1');
const cancel = new AbortController();
// Never taken back: a signal that comes while the last lines are written must not replace the exit code.
onTermination((signal) => cancel.abort(`the runner sent ${signal}`));
const env = Object.fromEntries(
  Object.entries(process.env).filter((each): each is [string, string] => each[1] !== undefined),
);
try {
  const end = await runAction({ env, entry: process.argv[1] ?? '', cancel: cancel.signal, loadRunner });
  process.exitCode = end.exitCode;
  const { log, onSummary, setOutputs } = await loadRunner();
  if (end.reasons.length > 0) await onSummary(refusalText(end, log));
  setOutputs(end.outputs);
} catch (error) {
  const { log } = await loadRunner();
  log.error(`ralph-action failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  // A run that ended keeps its exit code, even when the runner's own files cannot be written.
  process.exitCode ??= 70;
}

async function loadRunner(): Promise<Runner> {
  return (await import('./action/runner.ts')).runner;
}

import { setFlagsFromString } from 'node:v8';
import { refusalText } from './action/refusal-text.ts';
import { runAction } from './action/run-action.ts';
import type { Runner } from './action/runner.ts';
import { onTermination } from './adapters/process/signals.ts';

/** Entry of the step: reads, wires, runs, reports. */
// The larger we are, the longer each start of a process takes: garbage is collected before it makes us grow.
setFlagsFromString('--semi-space-growth-factor=1');
const cancel = new AbortController();
using _ = onTermination((signal) => cancel.abort(`the runner sent ${signal}`));
const env = Object.fromEntries(
  Object.entries(process.env).filter((each): each is [string, string] => each[1] !== undefined),
);
try {
  const end = await runAction({ env, entry: process.argv[1] ?? '', cancel: cancel.signal, loadRunner });
  const { log, onSummary, setOutputs } = await loadRunner();
  if (end.reasons.length > 0) await onSummary(refusalText(end, log));
  setOutputs(end.outputs);
  process.exitCode = end.exitCode;
} catch (error) {
  const { log } = await loadRunner();
  log.error(`ralph-action failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  process.exitCode = 70;
}

async function loadRunner(): Promise<Runner> {
  return (await import('./action/runner.ts')).runner;
}

import { beginJobLook } from './action/begin-look.ts';
import { collectLittle } from './action/heap.ts';
import { onTermination } from './adapters/process/signals.ts';

/** Entry of the step: git looks at the checkout while the rest of us is read. */
const cancel = new AbortController();
// Never taken back: a signal that comes while the last lines are written must not replace the exit code.
onTermination((signal) => cancel.abort(`the runner sent ${signal}`));
// Node.js ends with 0 once nothing is pending, even where the run has not come to its end: that is no success. 70: internal_error.
const endUntold = (): void => {
  if (process.exitCode !== undefined) return;
  process.exitCode = 70;
  console.log('::error::ralph-action ended before its run did: please report this.');
};
process.once('exit', endUntold);
const look = beginJobLook(process.env);
const { runStep } = await import('./action/step.ts');
// Behind Node's own modules, which come compiled for the settings that the engine began with.
collectLittle();
await runStep({ cancel: cancel.signal, look });
process.removeListener('exit', endUntold);

import * as core from '@actions/core';
import { actionsLog } from './action/log.ts';
import { setOutputs } from './action/outputs.ts';
import { refusalText } from './action/refusal-text.ts';
import { runAction } from './action/run-action.ts';
import { onTermination } from './adapters/process/signals.ts';

/** Entry of the step: reads, wires, runs, reports. */
const cancel = new AbortController();
using _ = onTermination((signal) => cancel.abort(`the runner sent ${signal}`));
const env = Object.fromEntries(
  Object.entries(process.env).filter((each): each is [string, string] => each[1] !== undefined),
);
try {
  const end = await runAction({
    env,
    entry: process.argv[1] ?? '',
    log: actionsLog,
    cancel: cancel.signal,
    onSummary: writeSummary,
    onSecret: core.setSecret,
    onBegun: (state) => {
      for (const [name, value] of Object.entries(state)) core.saveState(name, value);
    },
  });
  if (end.reasons.length > 0) await writeSummary(refusalText(end, actionsLog));
  setOutputs(end.outputs);
  process.exitCode = end.exitCode;
} catch (error) {
  core.error(`ralph-action failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  process.exitCode = 70;
}

async function writeSummary(markdown: string): Promise<void> {
  if ((process.env['GITHUB_STEP_SUMMARY'] ?? '') !== '') await core.summary.addRaw(markdown).write({ overwrite: true });
}

import type { JobLook } from './begin-look.ts';
import { collectBeforeGrowing } from './heap.ts';
import { lateRunner } from './late-runner.ts';
import { runAction } from './run-action.ts';

/** What the entry has begun while this was read. */
export interface StepCall {
  readonly cancel: AbortSignal;
  readonly look: JobLook | undefined;
}

/** The step: reads, wires, runs, reports; sets the exit code. */
export async function runStep({ cancel, look }: StepCall): Promise<void> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter((each): each is [string, string] => each[1] !== undefined),
  );
  const { runner, wake, settled } = lateRunner(async () => {
    const toolkit = await import('./runner.ts');
    collectBeforeGrowing();
    return toolkit.runner;
  });
  // A slow network holds us up anyway: what was said until then is shown.
  const slow = setTimeout(wake, 2000).unref();
  try {
    const end = await runAction({ env, entry: process.argv[1] ?? '', cancel, look, ...runner, wake });
    process.exitCode = end.exitCode;
    if (end.reasons.length > 0) {
      const { refusalText } = await import('./refusal-text.ts');
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
}

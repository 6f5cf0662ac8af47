import type { Log } from './log.ts';
import { showOutput } from './show-output.ts';

/** What a process printed, when it has ended. */
export interface EndedOutput {
  readonly title: string;
  /** Absolute path of the file that it wrote. */
  readonly path: string;
}

/** Shows whole outputs when `show_full_output` asks for it (04-trust rule 15: opt-in). */
export function outputShower(
  isWanted: boolean,
  { log, secrets }: { readonly log: Log; readonly secrets: readonly string[] },
): (output: EndedOutput) => Promise<void> {
  if (!isWanted) return async () => undefined;
  return async ({ title, path }) => {
    showOutput({ log, title, path, secrets });
  };
}

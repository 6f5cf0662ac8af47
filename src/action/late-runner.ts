import type { Runner } from './runner.ts';

/** A runner that takes everything at once and says it as soon as the toolkit behind it is loaded. */
export interface LateRunner {
  readonly runner: Runner;
  /** Loads the toolkit now: called when a process of the run works and we have nothing else to do. */
  readonly wake: () => void;
  /** Resolves when everything that was said so far has been passed on; rejects when the toolkit cannot be loaded. */
  readonly settled: () => Promise<void>;
}

/**
 * Keeps what is said in order until the toolkit is there. Loading it takes longer than all of ours, so it must not stand
 * between the start and the first agent (08-performance).
 */
export function lateRunner(load: () => Promise<Runner>): LateRunner {
  let loaded: Runner | undefined;
  let loading: Promise<Runner> | undefined;
  const kept: ((runner: Runner) => void)[] = [];
  const wake = (): Promise<Runner> => {
    loading ??= load().then((runner) => {
      loaded = runner;
      for (const act of kept.splice(0)) act(runner);
      return runner;
    });
    return loading;
  };
  const pass = (act: (runner: Runner) => void): void => {
    if (loaded === undefined) kept.push(act);
    else act(loaded);
  };
  return {
    runner: {
      log: {
        info: (line) => pass(({ log }) => log.info(line)),
        notice: (line) => pass(({ log }) => log.notice(line)),
        warning: (line) => pass(({ log }) => log.warning(line)),
        error: (line) => pass(({ log }) => log.error(line)),
        startGroup: (title) => pass(({ log }) => log.startGroup(title)),
        endGroup: () => pass(({ log }) => log.endGroup()),
        verbatim: (lines) => pass(({ log }) => log.verbatim(lines)),
      },
      onSummary: async (markdown) => (await wake()).onSummary(markdown),
      annotate: (annotation) => pass((runner) => runner.annotate(annotation)),
      onSecret: (value) => pass((runner) => runner.onSecret(value)),
      onBegun: (state) => pass((runner) => runner.onBegun(state)),
      setOutputs: (outputs) => pass((runner) => runner.setOutputs(outputs)),
    },
    // What fails to load here fails again where it is awaited.
    wake: () => void wake().catch(() => undefined),
    settled: async () => void (await wake()),
  };
}

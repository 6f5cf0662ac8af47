import type { BackgroundPublisher } from '../adapters/publisher.ts';
import type { World } from '../ports.ts';

/** Ports whose code is loaded while the first agent works. */
export interface LatePorts extends Pick<World, 'checks' | 'snapshots' | 'commits' | 'reports'> {
  readonly publisher: BackgroundPublisher;
}

/** The same ports, loaded on first use; `load` begins them early when there is time for it. */
export function latePorts(open: () => Promise<LatePorts>): LatePorts & { readonly load: () => void } {
  let opening: Promise<LatePorts> | undefined;
  const ports = (): Promise<LatePorts> => {
    opening ??= open();
    return opening;
  };
  return {
    // What fails to load here fails again where it is needed.
    load: () => void ports().catch(() => undefined),
    checks: {
      baseline: async (command) => (await ports()).checks.baseline(command),
      run: async (command) => (await ports()).checks.run(command),
    },
    snapshots: { take: async (command, state) => (await ports()).snapshots.take(command, state) },
    commits: {
      story: async (call) => (await ports()).commits.story(call),
      park: async (call) => (await ports()).commits.park(call),
    },
    reports: { write: async (state, halt) => (await ports()).reports.write(state, halt) },
    publisher: {
      // In order: a later `settle` waits for the same ports behind it.
      start: (refs, state) => void ports().then(({ publisher }) => publisher.start(refs, state)),
      settle: async (refs, state) => (await ports()).publisher.settle(refs, state),
      idle: async () => (opening === undefined ? undefined : (await opening).publisher.idle()),
    },
  };
}

import type { BackgroundPublisher } from '../adapters/publisher.ts';
import type { World } from '../ports.ts';
import type { Face } from './face.ts';

/** Ports whose code is loaded while the first agent works. */
export interface LatePorts extends Pick<World, 'checks' | 'reviewers' | 'snapshots' | 'commits' | 'reports'> {
  readonly publisher: BackgroundPublisher;
  readonly face: Face;
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
    reviewers: { review: async (command, state) => (await ports()).reviewers.review(command, state) },
    snapshots: { take: async (command, state) => (await ports()).snapshots.take(command, state) },
    commits: {
      story: async (call) => (await ports()).commits.story(call),
      park: async (call) => (await ports()).commits.park(call),
    },
    reports: { write: async (state, halt) => (await ports()).reports.write(state, halt) },
    face: {
      branchPushed: (state) => void ports().then(({ face }) => face.branchPushed(state)),
      // Nothing is on GitHub before the ports are open.
      changed: (state) => void opening?.then(({ face }) => face.changed(state)),
      settle: async () => (opening === undefined ? {} : (await opening).face.settle()),
      finish: async (state) => (opening === undefined ? undefined : (await opening).face.finish(state)),
    },
    publisher: {
      // In order: a later `settle` waits for the same ports behind it.
      start: (refs, state) => void ports().then(({ publisher }) => publisher.start(refs, state)),
      settle: async (refs, state) => (await ports()).publisher.settle(refs, state),
      idle: async () => (opening === undefined ? undefined : (await opening).publisher.idle()),
    },
  };
}

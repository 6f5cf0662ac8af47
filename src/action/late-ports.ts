import type { BackgroundPublisher } from '../adapters/publisher.ts';
import type { World } from '../ports.ts';
import type { Face } from './face.ts';

/** Ports whose code is loaded while the first agent works. */
export interface LatePorts
  extends Pick<World, 'checks' | 'reviewers' | 'advisers' | 'snapshots' | 'commits' | 'reports'> {
  readonly publisher: BackgroundPublisher;
  readonly face: Face;
}

/** The same ports, loaded on first use; `load` begins them early when there is time for it. */
export function latePorts(
  open: () => Promise<LatePorts>,
  onTrouble: (error: unknown) => void,
): LatePorts & { readonly load: () => void } {
  let opening: Promise<LatePorts> | undefined;
  let loaded: LatePorts | undefined;
  const ports = (): Promise<LatePorts> => {
    opening ??= open().then((done) => {
      loaded = done;
      return done;
    });
    return opening;
  };
  // What fails to load fails again where it is needed: here nobody would hear it, and it would end the process.
  const soon = (act: (opened: LatePorts) => void): void => {
    ports()
      .then(act, () => undefined)
      // A fault behind our back must not end the process past every report.
      .catch(onTrouble);
  };
  const opened = async (): Promise<LatePorts | undefined> => opening?.catch(() => undefined);
  return {
    load: () => soon(() => undefined),
    checks: {
      baseline: async (command) => (await ports()).checks.baseline(command),
      run: async (command) => (await ports()).checks.run(command),
    },
    reviewers: { review: async (command, state) => (await ports()).reviewers.review(command, state) },
    advisers: { consult: async (command, state) => (await ports()).advisers.consult(command, state) },
    snapshots: { take: async (command, state) => (await ports()).snapshots.take(command, state) },
    commits: {
      story: async (call) => (await ports()).commits.story(call),
      archive: async (call) => (await ports()).commits.archive(call),
      carry: async (command) => (await ports()).commits.carry(command),
      park: async (call) => (await ports()).commits.park(call),
    },
    reports: { write: async (state, halt) => (await ports()).reports.write(state, halt) },
    face: {
      branchPushed: (state) => soon(({ face }) => face.branchPushed(state)),
      // Nothing is on GitHub before the ports are open.
      changed: (state) => {
        opened()
          .then((at) => at?.face.changed(state))
          .catch(onTrouble);
      },
      settle: async (state) => (await opened())?.face.settle(state) ?? {},
      known: () => loaded?.face.known() ?? {},
      finish: async (state) => (await opened())?.face.finish(state),
    },
    publisher: {
      // In order: a later `settle` waits for the same ports behind it.
      start: (refs, state) => soon(({ publisher }) => publisher.start(refs, state)),
      settle: async (refs, state) => (await ports()).publisher.settle(refs, state),
      known: (state) => loaded?.publisher.known(state) ?? { results: [] },
      idle: async () => (await opened())?.publisher.idle(),
    },
  };
}

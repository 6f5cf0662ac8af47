import type { Repository } from '../../../src/adapters/git/controller.ts';
import { type Failed, failed } from '../../../src/adapters/git/problem.ts';
import type { Process } from '../kernel.ts';
import { repositoryOf } from '../repository.ts';
import { point, silently, type Universe } from '../universe.ts';
import { fetchInto, type Runner } from './runner.ts';

const latencyMs = 1500;

/** The controller's git on one machine, with everything that going on from another night or machine asks of it. */
export function gitOf(u: Universe, process: Process, runner: Runner): Repository {
  const { objects, remote, everywhere = objects } = u;
  const answer = async <T>(name: string, act: () => T): Promise<T | Failed> => {
    await point(u, process, { name: `before ${name}`, faults: silently, often: 0.5 });
    if (await u.kernel.sleep(process, latencyMs)) return failed('network', 'The run was cancelled.');
    if ((remote.outage?.untilMs ?? 0) > u.kernel.nowMs()) return failed('network', 'The remote did not answer.');
    return act();
  };
  const isThere = (commit: string): boolean =>
    [...remote.refs.values()].some((ref) => everywhere.reach(ref).has(commit));
  const more: Partial<Repository> = {
    readRef: async (ref) => runner.refs.get(ref),
    listFolder: async (treeish, folder) => {
      const paths = [...objects.tree(treeish).keys()].filter((path) => path.startsWith(`${folder}/`));
      return paths.map((path) => ({ path, isFolder: false }));
    },
    remoteRefs: () => answer('list refs', () => ({ ok: true, refs: new Map(remote.refs), head: 'refs/heads/main' })),
    fetchRef: (ref) =>
      answer('fetch', () => {
        const commit = remote.refs.get(ref);
        if (commit === undefined) return failed('missing', `${ref} is not there.`);
        fetchInto(runner, everywhere, commit);
        return { ok: true, commit };
      }),
    importCommit: async (commit) => {
      if (runner.has.has(commit)) return { ok: true, from: 'store' };
      return answer('import', () => {
        if (!isThere(commit)) return failed('missing', `${commit} is not there.`);
        fetchInto(runner, everywhere, commit);
        return { ok: true, from: 'remote' };
      });
    },
  };
  return { ...repositoryOf(u, process), ...more };
}

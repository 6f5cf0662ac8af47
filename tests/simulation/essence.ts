import type { RunState } from '../../src/core/state.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import { codeOf } from './objects.ts';
import type { Universe } from './universe.ts';

/** Everything that must not depend on how often a run was cut short: contents instead of commit ids, whose dates differ. */
export function essence(u: Universe, state: RunState): object {
  const { objects, remote, github } = u;
  const { halt, iterations, commits, publications, final, head } = state;
  const codeAt = (treeish: string | undefined) => (treeish === undefined ? undefined : codeOf(objects.tree(treeish)));
  return {
    ...{ halt, iterations, commits },
    head: codeAt(head.tree),
    final: final?.results?.map(({ check, verdict }) => `${check ?? ''} ${verdict}`),
    stories: storiesOf(state).map(({ id, status, detail, attempts, wip, commit, elapsedMs }) => ({
      ...{ id, status, detail, elapsedMs },
      commit: codeAt(commit),
      wip: codeAt(wip?.commit),
      attempts: attempts.map(({ decision, gates, tree, passed }) => ({
        ...{ decision, passed, tree: codeAt(tree) },
        gates: gates.map(({ gate, check, verdict, reason, durationMs }) => [gate, check, verdict, reason, durationMs]),
      })),
    })),
    publications: publications.map(({ ref, status, commit }) => [undated(ref), status, codeAt(commit)]),
    remote: [...remote.refs].map(([ref, commit]) => [undated(ref), codeAt(commit)]).toSorted(),
    bundles: [...new Set(u.machine.bundles.values())].map((commit) => codeAt(commit)).toSorted(),
    pulls: github.pulls.length,
  };
}

/** A wip branch carries the time at which its story ended. */
function undated(ref: string): string {
  return ref.replace(/-\d{8}-\d{6}/, '');
}

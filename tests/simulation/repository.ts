import type { Repository } from '../../src/adapters/git/controller.ts';
import { pushRefs, refuseProtected } from '../../src/adapters/git/push.ts';
import type { Process } from './kernel.ts';
import { localGit } from './plumbing.ts';
import { networkOf } from './remote.ts';
import { effect, point, silently, type Universe } from './universe.ts';

const protectedRefs = new Set(['refs/heads/main']);

/** The controller's git as far as commits and pushes need it: objects and refs are simulated, judging a push is the real thing. */
export function repositoryOf(u: Universe, process: Process): Repository {
  const { objects, machine } = u;
  const part: Pick<
    Repository,
    'readFile' | 'listFolder' | 'listFiles' | 'overlay' | 'commit' | 'setRef' | 'push' | 'bundle'
  > = {
    readFile: async (treeish, path) => {
      const text = objects.tree(treeish).get(path);
      if (text === undefined) return undefined;
      const bytes = Buffer.from(text);
      return { bytes, mode: '100644', size: bytes.length };
    },
    listFolder: async (treeish, folder) => {
      const below = [...objects.tree(treeish).keys()].filter((path) => path.startsWith(`${folder}/`));
      const names = new Set(below.map((path) => path.slice(folder.length + 1).split('/')[0] ?? ''));
      return [...names].map((name) => ({ path: `${folder}/${name}`, isFolder: true }));
    },
    listFiles: async () => [],
    overlay: async (tree, edits) => {
      const files = new Map(objects.tree(tree));
      for (const edit of edits) {
        if ('bytes' in edit) files.set(edit.path, edit.bytes.toString('utf8'));
        else if ('delete' in edit) files.delete(edit.path);
      }
      return objects.writeTree(files);
    },
    commit: ({ tree, parents, message, at }) =>
      effect(u, process, {
        name: 'git commit',
        act: () => {
          const date = u.bug === 'commits-dated-now' ? u.kernel.wallMs() : at;
          const [parent, ...others] = parents;
          return objects.writeCommit({ tree, parent, ...(others.length > 0 && { others }), message, at: date });
        },
      }),
    setRef: (ref, commit) => effect(u, process, { name: 'git ref', act: () => void machine.refs.set(ref, commit) }),
    push: async (wanted) => {
      await point(u, process, { name: 'before pushes', faults: [...silently, 'our-bug'] });
      const allowed = wanted.filter(({ ref }) => !protectedRefs.has(ref));
      const refused = refuseProtected(wanted, protectedRefs);
      const results = [...refused, ...(await pushRefs(networkOf(u, process), allowed))];
      const byRef = new Map(results.map((result) => [result.ref, result]));
      return wanted.flatMap(({ ref }) => byRef.get(ref) ?? []);
    },
    bundle: (path, refs) =>
      effect(u, process, {
        name: 'bundle',
        faults: silently,
        act: () => {
          const [first] = refs;
          if (first === undefined || u.machine.full) {
            return { ok: false, problem: { kind: 'other', message: `${path} was not written: the disk is full.` } };
          }
          if (u.bug !== 'bundle-forgotten') machine.bundles.set(path, first.commit);
          return { ok: true, path };
        },
      }),
  };
  return { ...localGit(u), ...part } as unknown as Repository;
}

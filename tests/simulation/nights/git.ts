import { hash } from 'node:crypto';
import type { Repository } from '../../../src/adapters/git/controller.ts';
import type { Git } from '../../../src/adapters/git/git.ts';
import { type Failed, failed } from '../../../src/adapters/git/problem.ts';
import type { Change } from '../../../src/adapters/git/tree-diff.ts';
import type { Process } from '../kernel.ts';
import type { Files, Objects } from '../objects.ts';
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
    emptyTree: async () => objects.writeTree(new Map()),
    treeOf: async (treeish) => objects.treeOf(treeish),
    changes: async (from, to) => {
      if (u.bug === 'changes-unknown') throw new TypeError('repository.changes is not a function');
      return changesOf(objects.tree(from), objects.tree(to));
    },
    isAncestor: async (ancestor, descendant) => objects.reach(descendant).has(ancestor),
    mergeBase: async (one, other) => (u.bug === 'parting-unknown' ? undefined : objects.parting(one, other)),
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
    git: {
      run: async (args: readonly string[]) => plumbing(objects, args),
      ok: async (args: readonly string[]) => plumbing(objects, args).stdout,
    } as unknown as Git,
  };
  return { ...repositoryOf(u, process), ...more };
}

function changesOf(from: Files, to: Files): Change[] {
  const paths = [...new Set([...from.keys(), ...to.keys()])].filter((path) => from.get(path) !== to.get(path));
  return paths.toSorted().map((path) => {
    const [before, after] = [from.get(path), to.get(path)];
    const status = after === undefined ? 'deleted' : before === undefined ? 'added' : 'modified';
    const modes = { oldMode: modeOf(before), newMode: modeOf(after) };
    return { path, status, ...modes, oldSha: blobOf(before), newSha: blobOf(after) };
  });
}

const modeOf = (text: string | undefined) => (text === undefined ? '000000' : '100644');

function blobOf(text: string | undefined): string {
  return text === undefined ? '0'.repeat(40) : hash('sha1', text);
}

interface Ran {
  readonly exitCode: number;
  readonly stdout: Buffer;
}

/** The few commands of git that are asked for by name. */
function plumbing(objects: Objects, args: readonly string[]): Ran {
  const [command] = args;
  if (command === 'merge-base') return mergeBase(objects, args);
  if (command === 'log') return log(objects, args);
  if (command === 'merge-tree') return mergeTree(objects, args);
  if (command === 'cat-file') return said(0, `tree\n\n${objects.commit(args[2] ?? '')?.message ?? ''}`);
  throw new Error(`The simulated git has no ${command}.`);
}

const said = (exitCode: number, text = ''): Ran => ({ exitCode, stdout: Buffer.from(text) });

function mergeBase(objects: Objects, [, one = '', other = '']: readonly string[]): Ran {
  const found = objects.parting(one, other);
  return found === undefined ? said(1) : said(0, `${found}\n`);
}

function log(objects: Objects, args: readonly string[]): Ran {
  const at = args.findIndex((arg) => arg.startsWith('--format='));
  const [head = '', except = ''] = args.slice(at + 1);
  const known = objects.reach(except.slice(1));
  const commits = [...objects.reach(head)].filter((commit) => !known.has(commit)).toReversed();
  const lines = commits.map((id) => {
    const { parent, others = [], message = '' } = objects.commit(id) ?? {};
    const run = /^Ralph-Run: (.*)$/m.exec(message)?.[1] ?? '';
    return `${id}\0${[parent, ...others].filter((each) => each !== undefined).join(' ')}\0${run}\u0001`;
  });
  return said(0, lines.join('\n'));
}

/** Files that only one side changed come from there; those that both changed, each in its way, are conflicts. */
function mergeTree(objects: Objects, args: readonly string[]): Ran {
  const [ours = '', theirs = ''] = args.slice(-2);
  const root = objects.commit(ours)?.parent ?? '';
  const [base, left, right] = [root, ours, theirs].map((each) => objects.tree(each)) as [Files, Files, Files];
  const merged = new Map(left);
  const conflicts: string[] = [];
  for (const path of new Set([...base.keys(), ...right.keys()])) {
    const [before, mine, yours] = [base.get(path), left.get(path), right.get(path)];
    if (yours === before || yours === mine) continue;
    if (mine !== before) conflicts.push(path);
    else if (yours === undefined) merged.delete(path);
    else merged.set(path, yours);
  }
  return said(conflicts.length === 0 ? 0 : 1, [objects.writeTree(merged), ...conflicts].join('\0'));
}

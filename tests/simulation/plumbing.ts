import { hash } from 'node:crypto';
import type { Repository } from '../../src/adapters/git/controller.ts';
import type { Git } from '../../src/adapters/git/git.ts';
import type { Change } from '../../src/adapters/git/tree-diff.ts';
import type { Files, Objects } from './objects.ts';
import type { Universe } from './universe.ts';

/** What the controller's git tells of objects that are at hand. */
export function localGit(
  u: Universe,
): Pick<Repository, 'emptyTree' | 'treeOf' | 'changes' | 'isAncestor' | 'mergeBase' | 'importCommit' | 'git'> {
  const { objects } = u;
  return {
    emptyTree: async () => objects.writeTree(new Map()),
    treeOf: async (treeish) => objects.treeOf(treeish),
    changes: async (from, to) => {
      if (u.bug === 'changes-unknown') throw new TypeError('repository.changes is not a function');
      return changesOf(objects.tree(from), objects.tree(to));
    },
    isAncestor: async (ancestor, descendant) => objects.reach(descendant).has(ancestor),
    mergeBase: async (one, other) => (u.bug === 'parting-unknown' ? undefined : objects.parting(one, other)),
    importCommit: async () => ({ ok: true, from: 'store' }),
    git: {
      run: async (args: readonly string[]) => plumbing(objects, args),
      ok: async (args: readonly string[]) => plumbing(objects, args).stdout,
    } as unknown as Git,
  };
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

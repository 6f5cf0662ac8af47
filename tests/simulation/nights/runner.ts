import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JournalDisk } from '../disk.ts';
import type { Process } from '../kernel.ts';
import type { Objects } from '../objects.ts';
import type { Machine } from '../universe.ts';

/** A machine that jobs run on: what it has beyond one of them. */
export interface Runner {
  readonly name: string;
  /** Folder of the feature's state, of real files. */
  readonly folder: string;
  /** Commits and trees that its git has. */
  readonly has: Set<string>;
  readonly refs: Map<string, string>;
  readonly bundles: Map<string, string>;
  /** Who took the lock of the folder last. */
  holder: Process | undefined;
  /** The lease that it took last, and whether its run is over. */
  lease: { readonly id: string; readonly commit: string; readonly process: Process; isOver: boolean } | undefined;
  worktree: string | undefined;
}

export function createRunner(name: string, root: string, bundles: Map<string, string>): Runner {
  const folder = join(root, name);
  mkdirSync(join(folder, 'journal'), { recursive: true });
  const empty = { holder: undefined, lease: undefined, worktree: undefined };
  return { name, folder, has: new Set(), refs: new Map(), bundles, ...empty };
}

/** All jobs of a simulation share one real process: one that was killed in it must look dead to the lock that it left. */
export function buryHolder({ folder, holder }: Runner): void {
  const file = join(folder, '.ralph.lock');
  if (holder?.alive !== false || !existsSync(file)) return;
  const owner = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...owner, startTicks: 'of a process that is gone' }));
}

/** What outlives a job on this machine, with a journal in a real file. */
export function machineOf(runner: Runner, { service }: Pick<Machine, 'service'>, journalFile: string): Machine {
  return {
    journal: fileDisk(journalFile),
    refs: runner.refs,
    bundles: runner.bundles,
    worktree: runner.worktree,
    litter: false,
    service,
    lock: undefined,
    full: false,
  };
}

function fileDisk(file: string): JournalDisk {
  const nothing = (): void => undefined;
  const read = (): Buffer => (file === '' ? Buffer.alloc(0) : readFileSync(file));
  return { read, write: nothing, sync: nothing, keep: nothing, losePower: nothing, lose: nothing };
}

/** Git's objects as one machine has them: what it never made or fetched it cannot read. */
export function objectsOf(all: Objects, { name, has }: Runner): Objects {
  const own = (id: string): string => {
    if (!has.has(id)) throw new Error(`Machine ${name} does not have ${id.slice(0, 10)}.`);
    return id;
  };
  const made = (id: string): string => {
    has.add(id);
    return id;
  };
  return {
    writeTree: (files) => made(all.writeTree(files)),
    tree: (id) => all.tree(own(id)),
    treeOf: (treeish) => made(all.treeOf(own(treeish))),
    writeCommit: (commit) => made(all.writeCommit(commit)),
    commit: (id) => (has.has(id) ? all.commit(id) : undefined),
    history: (id) => all.history(own(id)),
    reach: (id) => all.reach(own(id)),
    parting: (one, other) => all.parting(own(one), own(other)),
  };
}

/** A commit with all that it is made of. */
export function fetchInto({ has }: Runner, all: Objects, commit: string): void {
  for (const id of all.reach(commit)) has.add(id).add(all.treeOf(id));
}

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Objects } from './objects.ts';
import type { Failed } from './problem.ts';
import { fetchShallow, type RemoteContext } from './remote-read.ts';
import { addShallow } from './shallow.ts';
import { borrow, type Workspace } from './workspace.ts';

export type Imported = { readonly ok: true; readonly from: 'store' | 'workspace' | 'remote' } | Failed;

export interface ImportContext extends RemoteContext {
  readonly objects: Objects;
  readonly workspace: Workspace;
}

/**
 * Brings one commit with its tree, without history, into the controller's store: from the workspace's object store,
 * else from the remote by its full name. Objects of the workspace are packed and read anew by `index-pack`, which
 * computes every name itself: a forged object cannot take the place of another.
 */
export async function importCommit(context: ImportContext, commit: string): Promise<Imported> {
  // Every import leaves a shallow boundary: a store without one holds nothing yet, and nobody has to ask it.
  const isNew = !existsSync(join(context.git.gitDir, 'shallow'));
  if (!isNew && (await isPresent(context.objects, commit))) return { ok: true, from: 'store' };
  if (await copyFromWorkspace(context, commit)) return { ok: true, from: 'workspace' };
  const fetched = await fetchShallow(context, [commit]);
  return fetched.ok ? { ok: true, from: 'remote' } : fetched;
}

async function isPresent(objects: Objects, commit: string): Promise<boolean> {
  const object = await objects.read(commit);
  return object?.type === 'commit' && (await objects.size(await objects.treeOf(commit))) !== undefined;
}

async function copyFromWorkspace(context: ImportContext, commit: string): Promise<boolean> {
  const { git, objects, workspace } = context;
  const end = join(git.gitDir, `import-${randomUUID()}`);
  writeFileSync(end, `${commit}\n`);
  const env = { ...git.environment(), GIT_SHALLOW_FILE: end };
  const call = { program: git.program, cwd: git.gitDir };
  const pack = start({ ...call, env: { ...env, ...borrow(workspace) } }, packArgs);
  const index = start({ ...call, env }, ['index-pack', '--stdin', '--check-self-contained-and-connected']);
  pack.child.stdout.pipe(index.child.stdin);
  index.child.stdout.resume();
  pack.child.stdin.end(`${commit}\n`);
  // A reader that died early would leave the writer waiting for room in the pipe for ever.
  void index.ended.then(() => pack.child.kill('SIGKILL'));
  const codes = await Promise.all([pack.ended, index.ended]);
  rmSync(end, { force: true });
  if (codes.some((code) => code !== 0) || (await objects.read(commit))?.type !== 'commit') return false;
  addShallow(git.gitDir, commit);
  return true;
}

// No search for deltas: what the workspace has compressed is copied as it is.
const packArgs = ['pack-objects', '--revs', '--stdout', '--delta-base-offset', '--window=0', '-q'];

function start(call: { program: string; cwd: string; env: Record<string, string> }, args: readonly string[]) {
  const child = spawn(call.program, [...args], { cwd: call.cwd, env: call.env, stdio: ['pipe', 'pipe', 'ignore'] });
  child.stdin.on('error', () => undefined);
  const ended = new Promise<number>((resolve) => {
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 128));
  });
  return { child, ended };
}

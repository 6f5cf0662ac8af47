import { type StdioOptions, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
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
  /** Aborted = git is ended and nothing is copied. */
  readonly cancel?: AbortSignal | undefined;
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
  const { git } = context;
  const wanted = join(git.gitDir, `import-${randomUUID()}`);
  writeFileSync(wanted, `${commit}\n`);
  const codes = await copyPack(context, wanted);
  rmSync(wanted, { force: true });
  if (codes.some((code) => code !== 0) || (await context.objects.read(commit))?.type !== 'commit') return false;
  // History ends there.
  addShallow(git.gitDir, commit);
  return true;
}

const indexArgs = ['index-pack', '--stdin', '--check-self-contained-and-connected'];
// No search for deltas: what the workspace has compressed is copied as it is.
const packArgs = ['pack-objects', '--revs', '--stdout', '--delta-base-offset', '--window=0', '-q'];

/**
 * The two processes talk to each other without us, so that they go on while we are busy with something else.
 * @param wanted file that names the commit: the only one to copy, and the end of history
 * @returns exit codes of both
 */
async function copyPack({ git, workspace, cancel }: ImportContext, wanted: string): Promise<readonly number[]> {
  const env = { ...git.environment(), GIT_SHALLOW_FILE: wanted };
  const call = { program: git.program, cwd: git.gitDir, ...(cancel && { signal: cancel }) };
  const index = start({ ...call, env, stdio: ['pipe', 'ignore', 'ignore'] }, indexArgs);
  const pipe = index.child.stdin;
  if (index.child.pid === undefined || pipe === null) return [await index.ended];
  const revisions = openSync(wanted, 'r');
  const pack = start({ ...call, env: { ...env, ...borrow(workspace) }, stdio: [revisions, pipe, 'ignore'] }, packArgs);
  closeSync(revisions);
  // Now only the writer holds its end of the pipe: the reader sees when it is done, and it when the reader died.
  pipe.destroy();
  return Promise.all([pack.ended, index.ended]);
}

interface StartCall {
  readonly program: string;
  readonly cwd: string;
  readonly env: Record<string, string>;
  readonly stdio: StdioOptions;
  readonly signal?: AbortSignal;
}

function start({ program, ...options }: StartCall, args: readonly string[]) {
  const child = spawn(program, [...args], options);
  child.stdin?.on('error', () => undefined);
  const ended = new Promise<number>((resolve) => {
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 128));
  });
  return { child, ended };
}

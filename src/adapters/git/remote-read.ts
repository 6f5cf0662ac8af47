import type { Git } from './git.ts';
import type { Network, NetworkResult } from './network.ts';
import type { Failed } from './problem.ts';
import { classifyRead } from './refusal.ts';
import { readShallow } from './shallow.ts';

export interface RemoteContext {
  readonly git: Git;
  readonly network: Network;
}

export interface RemoteRefs {
  readonly ok: true;
  /** Full name -> commit. */
  readonly refs: ReadonlyMap<string, string>;
  /** Full name of the default branch; absent when the remote does not say. */
  readonly head?: string;
}

/** Refs of the remote whose full name starts with one of the prefixes, and its default branch. */
export async function listRemote(network: Network, prefixes: readonly string[]): Promise<RemoteRefs | Failed> {
  const result = await read(network, ['ls-remote', '--symref', '--', network.url]);
  if (result.exitCode !== 0) return { ok: false, problem: classifyRead(result) };
  const lines = result.stdout.split('\n').map((line) => line.split('\t'));
  const refs = new Map<string, string>();
  let head: string | undefined;
  for (const [value = '', name = ''] of lines) {
    if (name === 'HEAD' && value.startsWith('ref: ')) head = value.slice(5);
    else if (prefixes.some((prefix) => name.startsWith(prefix)) && !name.endsWith('^{}')) refs.set(name, value);
  }
  return { ok: true, refs, ...(head === undefined ? {} : { head }) };
}

/** Fetches refs or commits without their history; `+<source>:<target>` keeps the result under a local name. */
export async function fetchShallow(
  { network }: RemoteContext,
  what: readonly string[],
  depth = 1,
): Promise<{ readonly ok: true } | Failed> {
  const fixed = ['fetch', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-progress', '--quiet'];
  const result = await read(network, [...fixed, `--depth=${depth}`, '--', network.url, ...what]);
  return result.exitCode === 0 ? { ok: true } : { ok: false, problem: classifyRead(result) };
}

const wholeHistory = 2_147_483_647;

/**
 * Whether a commit lies in the history of another. Shallow history is deepened by 50, 500, then wholly, and only as far
 * as the answer needs (G14). False also when the remote does not give the history: then nothing is known, and a caller
 * who takes the branches for diverged is on the safe side.
 */
export async function isAncestor(
  context: RemoteContext,
  { ancestor, descendant }: { readonly ancestor: string; readonly descendant: string },
): Promise<boolean> {
  const asked = ['merge-base', '--is-ancestor', ancestor, descendant];
  return (await deepening(context, [descendant], asked)) !== undefined;
}

/** The newest commit that lies in the history of both, which is deepened likewise; undefined when there is none, or it cannot be had. */
export async function mergeBase(context: RemoteContext, one: string, other: string): Promise<string | undefined> {
  return (await deepening(context, [one, other], ['merge-base', one, other]))?.trim();
}

/** What git prints once enough of the history of these commits is known; undefined when even all of it does not help. */
async function deepening(
  context: RemoteContext,
  commits: readonly string[],
  asked: readonly string[],
): Promise<string | undefined> {
  for (const depth of [50, 500, wholeHistory, 0]) {
    const { exitCode, stdout } = await context.git.run(asked);
    if (exitCode === 0) return stdout.toString('latin1');
    const ends = (await Promise.all(commits.map((commit) => shallowEnds(context.git, commit)))).flat();
    if (ends.length === 0 || depth === 0) return undefined;
    const deepened = await fetchShallow(context, ends, depth);
    if (!deepened.ok) return undefined;
  }
  return undefined;
}

/** Commits at which the known history of a commit was cut. */
async function shallowEnds(git: Git, commit: string): Promise<string[]> {
  const shallow = readShallow(git.gitDir);
  if (shallow.size === 0) return [];
  const { stdout } = await git.run(['rev-list', '--max-parents=0', commit]);
  return stdout
    .toString('latin1')
    .split('\n')
    .filter((sha) => shallow.has(sha));
}

function read(network: Network, args: readonly string[]): Promise<NetworkResult> {
  return network.retrying(
    () => network.run(args),
    (result) => result.exitCode !== 0 && isTransient(result),
  );
}

function isTransient(result: NetworkResult): boolean {
  const { kind } = classifyRead(result);
  return kind === 'network' || kind === 'timeout';
}

import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { unfinishedName } from './bundle-name.ts';
import { type Git, GitFailure } from './git.ts';
import type { Objects } from './objects.ts';
import { type Failed, failed } from './problem.ts';
import { readShallow } from './shallow.ts';

/** A ref to keep in a bundle. */
export interface BundleRef {
  /** Full name under which it will be fetched. */
  readonly ref: string;
  readonly commit: string;
  /** Commits that whoever opens the bundle already has; absent = the bundle holds everything we have. */
  readonly since?: string | readonly string[];
}

export type Bundled = { readonly ok: true; readonly path: string } | Failed;

/**
 * Keeps work that could not be pushed as a git bundle (04-trust rule 20): `git fetch <path> <ref>` in any clone, or
 * `git clone` when history is complete. Written by hand, because `git bundle` needs local refs of those names and cannot
 * say that a shallow history needs the parents of its last commit. The folder is made when it is missing.
 */
export async function writeBundle(
  context: { readonly git: Git; readonly objects: Objects },
  path: string,
  refs: readonly BundleRef[],
): Promise<Bundled> {
  const missing = refs.find((each) => sinceOf(each).includes(each.commit));
  if (refs.length === 0 || missing !== undefined) {
    return failed(
      'empty-bundle',
      `There is nothing to keep in ${path}: ${missing?.ref ?? 'no ref'} has no new commit.`,
    );
  }
  const absent = await firstAbsent(context.objects, refs);
  if (absent !== undefined) return failed('missing', `${path} was not written: commit ${absent} is not known here.`);
  const revisions = revisionsOf(refs);
  const needed = [...revisions.excluded, ...(await parentsBeyond(context, revisions))];
  const noFolder = makeFolder(path);
  if (noFolder !== undefined) return noFolder;
  const temporary = unfinishedName(path);
  try {
    await writePack(context.git, { path: temporary, header: headerOf(refs, needed), revisions });
    renameSync(temporary, path);
    return { ok: true, path };
  } catch (error) {
    rmSync(temporary, { force: true });
    return unwritten(path, error);
  }
}

function sinceOf({ since = [] }: BundleRef): readonly string[] {
  return typeof since === 'string' ? [since] : since;
}

function makeFolder(path: string): Failed | undefined {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    return undefined;
  } catch (error) {
    return unwritten(path, error);
  }
}

/** What the system refuses is an expected failure, anything else is a bug. */
function unwritten(path: string, error: unknown): Failed {
  if (error instanceof Error && 'code' in error) return failed('other', `${path} was not written: ${error.message}.`);
  throw error;
}

interface Revisions {
  readonly included: readonly string[];
  readonly excluded: readonly string[];
}

async function firstAbsent(objects: Objects, refs: readonly BundleRef[]): Promise<string | undefined> {
  const commits = refs.flatMap((each) => [each.commit, ...sinceOf(each)]);
  const sizes = await Promise.all(commits.map((commit) => objects.size(commit)));
  return commits.find((_, at) => sizes[at] === undefined);
}

function revisionsOf(refs: readonly BundleRef[]): Revisions {
  return {
    included: [...new Set(refs.map((ref) => ref.commit))],
    excluded: [...new Set(refs.flatMap(sinceOf))],
  };
}

/** Parents of the commits at which our history is cut and that the bundle holds: its reader must have them. */
async function parentsBeyond(
  { git, objects }: { readonly git: Git; readonly objects: Objects },
  revisions: Revisions,
): Promise<string[]> {
  const shallow = readShallow(git.gitDir);
  if (shallow.size === 0) return [];
  const out = await git.ok(['rev-list', '--stdin'], { input: inputOf(revisions) });
  const cut = out
    .toString('latin1')
    .split('\n')
    .filter((sha) => shallow.has(sha));
  const commits = await Promise.all(cut.map((sha) => objects.read(sha)));
  return commits.flatMap((commit) => parentsOf(commit?.bytes.toString('latin1') ?? ''));
}

function parentsOf(commit: string): string[] {
  const head = commit.slice(0, commit.indexOf('\n\n'));
  return [...head.matchAll(/^parent ([0-9a-f]{40})$/gm)].map((match) => match[1] ?? '');
}

function inputOf({ included, excluded }: Revisions): string {
  return [...included, ...excluded.map((commit) => `^${commit}`), ''].join('\n');
}

function headerOf(refs: readonly BundleRef[], needed: readonly string[]): string {
  const lines = [...new Set(needed)].map((commit) => `-${commit}`);
  return ['# v2 git bundle', ...lines, ...refs.map(({ ref, commit }) => `${commit} ${ref}`), '', ''].join('\n');
}

async function writePack(
  git: Git,
  call: { readonly path: string; readonly header: string; readonly revisions: Revisions },
): Promise<void> {
  const file = openSync(call.path, 'wx', 0o600);
  try {
    writeSync(file, call.header);
    const args = ['pack-objects', '--revs', '--thin', '--stdout', '--delta-base-offset', '-q'];
    const result = await git.run(args, { input: inputOf(call.revisions), stdout: file });
    if (result.exitCode !== 0) throw new GitFailure(args, result);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

import type { Carried, CarryStories } from '../core/carry-types.ts';
import type { Point } from '../core/facts.ts';
import type { CarriedCommit } from '../core/plan.ts';
import { readPrd } from '../core/prd.ts';
import { flipPasses } from '../core/prd-edit.ts';
import type { Repository, TreeEdit } from './git/controller.ts';
import { mergeTrees } from './git/merge-trees.ts';

/** The files that are written anew instead of merged. */
export interface CarryFiles {
  readonly prdPath: string;
  /** Undefined: no commit has it. */
  readonly progressPath: string | undefined;
}

/** Puts commits on top of a point, one after the other; what does not fit is left out, and what follows is put on what did. */
export async function carryCommits(
  repository: Repository,
  files: CarryFiles | undefined,
  { commits, passing, onto, at }: CarryStories,
): Promise<Carried> {
  const points: (Point & { from: string })[] = [];
  const conflicts: { from: string; paths: readonly string[] }[] = [];
  const unreachable = await fetchAll(repository, commits);
  if (unreachable !== undefined) return { points, conflicts, unreachable };
  let head = onto;
  for (const carried of commits) {
    const { commit: from, story } = carried;
    const passes = story !== undefined && passing.includes(story);
    const picked = await pick(repository, { carried, head, files, passes });
    if (!picked.ok) {
      conflicts.push({ from, paths: picked.paths });
      continue;
    }
    const message = await messageOf(repository, from);
    const commit = await repository.commit({ tree: picked.tree, parents: [head.commit], message, at });
    head = { commit, tree: picked.tree };
    points.push({ ...head, from });
  }
  return { points, conflicts };
}

/** A commit that is gone for good is a conflict of its own; a remote that does not answer says nothing of any. */
async function fetchAll(repository: Repository, commits: readonly CarriedCommit[]): Promise<string | undefined> {
  for (const commit of new Set(commits.flatMap((each) => [each.parent, each.commit]))) {
    const imported = await repository.importCommit(commit);
    if (!imported.ok && ['network', 'timeout'].includes(imported.problem.kind)) return imported.problem.message;
  }
  return undefined;
}

interface Picking {
  readonly carried: CarriedCommit;
  readonly head: Point;
  readonly files: CarryFiles | undefined;
  readonly passes: boolean;
}

type Picked = { readonly ok: true; readonly tree: string } | { readonly ok: false; readonly paths: readonly string[] };

async function pick(repository: Repository, { carried, head, files, passes }: Picking): Promise<Picked> {
  const { commit, parent, story } = carried;
  for (const each of [parent, commit]) {
    const imported = await repository.importCommit(each);
    if (!imported.ok) return { ok: false, paths: [] };
  }
  const { prdPath, progressPath: path } = files ?? {};
  const apart = [prdPath, path].filter((each) => each !== undefined);
  const merged = await mergeTrees(repository, { base: parent, ours: head.commit, theirs: commit, apart });
  if (!merged.ok || files === undefined) return merged;
  const prd = passes ? await flipped(repository, head.commit, { path: files.prdPath, story: story ?? '' }) : [];
  const progress = path === undefined ? [] : await appended(repository, { ...carried, head: head.commit, path });
  return { ok: true, tree: await repository.overlay(merged.tree, [...prd, ...progress]) };
}

/** Only the flag of the story: whatever else people wrote there since stays. */
async function flipped(
  repository: Repository,
  commit: string,
  { path, story }: { readonly path: string; readonly story: string },
): Promise<readonly TreeEdit[]> {
  const file = await repository.readFile(commit, path);
  const read = file && readPrd({ bytes: file.bytes, file: path });
  if (file === undefined || read?.ok !== true) return [];
  const edit = flipPasses(read.prd, story, true);
  return edit.ok ? [{ path, mode: file.mode, bytes: Buffer.from(edit.bytes) }] : [];
}

/** What the commit wrote at the end of the log comes to its end again. */
async function appended(
  repository: Repository,
  { parent, commit, head, path }: CarriedCommit & { readonly head: string; readonly path: string },
): Promise<readonly TreeEdit[]> {
  const [before, after, now] = await Promise.all(
    [parent, commit, head].map(async (each) => (await repository.readFile(each, path))?.bytes.toString('utf8') ?? ''),
  );
  if (before === undefined || after === undefined || !after.startsWith(before) || after === before) return [];
  const text = now === '' ? after : `${now}${after.slice(before.length)}`;
  return [{ path, mode: '100644', bytes: Buffer.from(text) }];
}

async function messageOf(repository: Repository, commit: string): Promise<string> {
  const text = (await repository.git.ok(['cat-file', 'commit', commit])).toString('utf8');
  return text.slice(text.indexOf('\n\n') + 2);
}

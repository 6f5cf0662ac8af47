import { type IntegrityPolicy, permit, shown } from '../core/integrity/change.ts';
import { isAttributes } from '../core/integrity/judge.ts';
import { allowedBy } from '../core/integrity/path-policy.ts';
import type { IntegrityFinding } from '../core/state.ts';
import type { Change, Repository, TreeEdit } from './git/controller.ts';
import { type AlteredFile, alteredFiles } from './git/fresh-checkout.ts';
import { GitFailure } from './git/git.ts';

export interface AttributesCall {
  /** The candidate, and what it changes against the story's start. */
  readonly tree: string;
  readonly changes: readonly Change[];
  /** The tree whose attributes people know: the policy base. */
  readonly base: string;
  readonly allow: IntegrityPolicy['allow'];
}

const RULE = 'checkout-differs';

/** Larger files of attributes are not given to git. */
const MOST_BYTES = 1024 * 1024;

/**
 * Checks hold the bytes of the commit as they are, people get what `.gitattributes` makes of them. Where files of attributes are not
 * those of the policy base, git checks the candidate out as for a fresh clone: a file that comes out with other bytes fails the attempt.
 * Looked at are all files where the story changed attributes, else those that it changed, because an earlier story may have prepared it.
 */
export async function findAltered(repository: Repository, call: AttributesCall): Promise<readonly IntegrityFinding[]> {
  const { tree, base } = call;
  const touched = (await repository.changes(base, tree)).filter(({ path }) => isAttributes(path));
  const allowed = allowedBy(call.allow);
  const judged = touched.filter(({ path }) => !allowed(path, RULE));
  const [first] = judged;
  if (first === undefined) return [];
  const large = await tooLarge(repository, judged);
  if (large !== undefined) return [unreadable(large, 'it is larger than 1 MiB')];
  const changed = new Set(call.changes.map(({ path }) => path));
  const concerns = call.changes.some(({ path }) => isAttributes(path)) ? () => true : isIn(changed);
  const before = await withAttributesOf(repository, tree, judged);
  try {
    const altered = await alteredFiles(repository, { tree, before, concerns });
    return sentences(
      altered.filter(({ path }) => !allowed(path, RULE)),
      judged,
    );
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    const late = error.exitCode === 124;
    return [unreadable(first.path, late ? 'git did not finish in 60 s' : error.stderr.trim().split('\n')[0] || '?')];
  }
}

function isIn(paths: ReadonlySet<string>): (path: string) => boolean {
  return (path) => paths.has(path);
}

async function tooLarge(repository: Repository, files: readonly Change[]): Promise<string | undefined> {
  let left = MOST_BYTES;
  for (const { path, newMode, newSha } of files) {
    if (!newMode.startsWith('1') || newMode === '160000') continue;
    left -= (await repository.blobSize(newSha)) ?? 0;
    if (left < 0) return path;
  }
  return undefined;
}

/** The same files with the attributes of before. Those of a folder that holds nothing any more say nothing. */
async function withAttributesOf(repository: Repository, tree: string, touched: readonly Change[]): Promise<string> {
  const edits: TreeEdit[] = [];
  for (const { path, oldMode, oldSha, status } of touched) {
    const folder = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
    if (status === 'added') edits.push({ path, delete: true });
    else if ((await repository.listFolder(tree, folder)).length > 0) edits.push({ path, mode: oldMode, sha: oldSha });
  }
  return repository.overlay(tree, edits);
}

/** One sentence for each line of attributes. */
function sentences(altered: readonly AlteredFile[], touched: readonly Change[]): readonly IntegrityFinding[] {
  const groups = Map.groupBy(altered, ({ attributes, where }) => `${where} ${attributes}`);
  return [...groups.values()].flatMap((files) => {
    const [first] = files;
    return first === undefined ? [] : [sentence(first, files, touched)];
  });
}

function sentence(
  { path, attributes, where }: AlteredFile,
  files: readonly AlteredFile[],
  touched: readonly Change[],
): IntegrityFinding {
  const at = fileOf(path, touched);
  const others = files.length === 1 ? '' : ` and ${files.length - 1} more`;
  const place = where === 'clone' ? 'a fresh clone' : 'an archive of the commit';
  const message = `${shown(at)} says "${attributes}" for ${shown(path)}${others}: ${place} holds other bytes there than the checks saw, so the attempt failed. Leave that attribute out. ${permit(at, RULE)}`;
  return { class: 'limit', rule: RULE, path: at, message };
}

/** The innermost of the changed files of attributes above a path. */
function fileOf(path: string, touched: readonly Change[]): string {
  const names = touched.map((each) => each.path).toSorted((one, other) => other.length - one.length);
  const above = names.find((name) => path.startsWith(name.slice(0, -'.gitattributes'.length)));
  return above ?? names[0] ?? '.gitattributes';
}

function unreadable(path: string, cause: string): IntegrityFinding {
  const message = `${shown(path)} could not be tried on a fresh clone: ${cause}. So the attempt failed. Write fewer or simpler lines. ${permit(path, RULE)}`;
  return { class: 'limit', rule: RULE, path, message };
}

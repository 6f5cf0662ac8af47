import { randomBytes } from 'node:crypto';
import { lstatSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAttributes } from '../../core/integrity/judge.ts';
import { type AttributesGit, openAttributesGit } from './attributes-git.ts';
import { hashFile } from './capture-read.ts';
import type { Repository } from './controller.ts';
import { kindAt } from './folder.ts';
import { encodePath, inside, splitNames } from './paths.ts';
import type { TreeEntry } from './tree-read.ts';

/** A file whose bytes in a clone or in an archive of a commit are not those of its blob. */
export interface AlteredFile {
  readonly path: string;
  /** As a line of `.gitattributes` has them, e.g. `text eol=crlf`. */
  readonly attributes: string;
  readonly where: 'clone' | 'archive';
}

export interface FreshCheckoutCall {
  readonly tree: string;
  /** A tree with the same files, but other `.gitattributes` files. */
  readonly before: string;
  /** Whether a path is asked for. */
  readonly concerns: (path: string) => boolean;
}

/** Hostile patterns can keep git busy for hours. */
const TIMEOUT_MS = 60_000;

/** All that turns the bytes of a blob into other bytes without a program that somebody configured. */
const ATTRIBUTES = ['text', 'crlf', 'eol', 'ident', 'working-tree-encoding', 'export-subst'];

/**
 * Files that git writes with other bytes than their blobs have, because of what the attributes of `tree` say and those of `before` do
 * not. They are written by git itself, as in a fresh clone on Linux. Throws GitFailure where git cannot do it in time.
 */
export async function alteredFiles(repository: Repository, call: FreshCheckoutCall): Promise<readonly AlteredFile[]> {
  const root = `fresh-checkout/${randomBytes(8).toString('hex')}`;
  try {
    return await findAltered({ repository, root }, call);
  } finally {
    rmSync(join(repository.git.gitDir, root), { recursive: true, force: true });
  }
}

interface Room {
  readonly repository: Repository;
  /** Folder below the controller's gitdir. */
  readonly root: string;
}

async function findAltered(room: Room, { tree, before, concerns }: FreshCheckoutCall): Promise<readonly AlteredFile[]> {
  const [entries, entriesBefore] = await Promise.all([tree, before].map((each) => room.repository.listFiles(each)));
  const files = (entries ?? []).filter(({ path, mode }) => mode.startsWith('100') && concerns(path));
  const now = await readAttributes(room, tree, files);
  const then = await readAttributes(room, before, files);
  const differing = files.filter(({ path }) => now.get(path)?.join() !== then.get(path)?.join());
  const said = ({ path }: TreeEntry): string => lineOf(now.get(path) ?? [], then.get(path) ?? []);

  const fresh = await checkOut(room, attributesIn(entries ?? []), differing);
  const other = differing.filter(({ path, sha }) => fresh.get(path) !== sha);
  const freshBefore = await checkOut(room, attributesIn(entriesBefore ?? []), other);
  const altered = other.filter(({ path }) => fresh.get(path) !== freshBefore.get(path));
  const substituted = await holdingFormat(
    room.repository,
    differing.filter(({ path }) => now.get(path)?.at(-1) === 'set'),
  );
  return [
    ...altered.map((file) => ({ path: file.path, attributes: said(file), where: 'clone' as const })),
    ...substituted.map((file) => ({ path: file.path, attributes: 'export-subst', where: 'archive' as const })),
  ];
}

/** Values of the attributes for each path. */
async function readAttributes(
  room: Room,
  tree: string,
  files: readonly TreeEntry[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const asker = openRoom(room);
  await asker.git.ok(['read-tree', tree], { ...asker.options, timeoutMs: TIMEOUT_MS });
  const input = Buffer.concat(files.flatMap(({ path }) => [encodePath(path), Buffer.from([0])]));
  const args = ['check-attr', '-z', '--cached', '--stdin', ...ATTRIBUTES];
  const fields = splitNames(await asker.git.ok(args, { ...asker.options, input, timeoutMs: TIMEOUT_MS }));
  const width = ATTRIBUTES.length * 3;
  return new Map(
    files.map(({ path }, at) => [path, ATTRIBUTES.map((_, index) => fields[at * width + index * 3 + 2] ?? '')]),
  );
}

/** The names that git gives to what it wrote: of each file a clone's bytes. */
async function checkOut(
  room: Room,
  attributes: readonly TreeEntry[],
  files: readonly TreeEntry[],
): Promise<ReadonlyMap<string, string>> {
  if (files.length === 0) return new Map();
  const { repository } = room;
  const cannotBe = (path: string): boolean => attributes.some((each) => path.startsWith(`${each.path}/`));
  const possible = files.filter(({ path }) => !cannotBe(path));
  const tree = await repository.overlay(await repository.emptyTree(), [...possible, ...attributes]);
  const { git, options, workTree } = openRoom(room);
  // As a clone does it: attributes come from the index, whatever is written first.
  await git.ok(['read-tree', '--reset', '-u', tree], { ...options, timeoutMs: TIMEOUT_MS });
  const written = possible.filter(({ path }) => kindAt(workTree, path) === 'file');
  return new Map(
    written.map(({ path }) => [path, hashFile(workTree, path, lstatSync(inside(workTree, path)).size)] as const),
  );
}

function openRoom({ repository, root }: Room): AttributesGit {
  return openAttributesGit(repository.git, join(root, randomBytes(4).toString('hex')));
}

function attributesIn(entries: readonly TreeEntry[]): readonly TreeEntry[] {
  return entries.filter(({ path }) => isAttributes(path));
}

/** Files with a `$Format:…$` that `git archive` replaces. */
async function holdingFormat(repository: Repository, files: readonly TreeEntry[]): Promise<readonly TreeEntry[]> {
  const blobs = await repository.blobs(files.map(({ sha }) => sha));
  return files.filter((_, at) => blobs[at]?.includes('$Format:') === true);
}

/** What became another value, as a line of `.gitattributes` has it. */
function lineOf(now: readonly string[], then: readonly string[]): string {
  const words = ATTRIBUTES.map((name, at) => {
    const value = now[at] ?? '';
    if (value === then[at] || name === 'export-subst') return '';
    if (value === 'set') return name;
    if (value === 'unset') return `-${name}`;
    return value === 'unspecified' ? `!${name}` : `${name}=${value}`;
  });
  return words.filter((word) => word !== '').join(' ');
}

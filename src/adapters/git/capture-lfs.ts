import { shown } from '../../core/integrity/change.ts';
import type { CaptureRefusal, Write } from './capture-limits.ts';
import { changedMeanwhile, openSafely, readContent } from './capture-read.ts';
import type { Lfs } from './lfs.ts';
import { type Measured, pointerOf, storeContent, storedAt } from './lfs-content.ts';
import { formatPointer, parsePointer, pointerBytes } from './lfs-pointer.ts';
import { hashObject } from './objects.ts';
import type { TreeEdit } from './tree-edit.ts';

/** Written files, told apart by who keeps their contents. */
export interface Settled {
  /** Ordinary ones, and links. */
  readonly writes: readonly Write[];
  /** Contents that Git LFS keeps already, as their pointers: what only was touched is no change. */
  readonly edits: readonly TreeEdit[];
  /** New contents for Git LFS. */
  readonly fresh: readonly Write[];
  /** Pointers that name contents which nobody here has. */
  readonly dangling: readonly Write[];
}

type Settling = { readonly [part in keyof Settled]: Settled[part][number][] };

export interface SettleCall {
  readonly dir: string;
  readonly writes: readonly Write[];
  /** As in `CaptureLimits`. */
  readonly maxAddedBytes: number;
}

/** Finds the files that the run start's attributes give to Git LFS. Nothing that an agent wrote into `.gitattributes` counts. */
export async function settleLfs(lfs: Lfs | undefined, call: SettleCall): Promise<Settled> {
  if (lfs === undefined || call.writes.length === 0) return { ...nothing, writes: call.writes };
  const files = call.writes.filter(({ kind }) => kind === 'file').map(({ path }) => path);
  const given = await lfs.attributes.among(files);
  const settled: Settling = { writes: [], edits: [], fresh: [], dangling: [] };
  const room = { bytes: hashedAtMost(lfs, call) };
  for (const write of call.writes) {
    if (write.kind !== 'file' || !given.has(write.path)) settled.writes.push(write);
    else await settleOne(lfs, call, { write, settled, room });
  }
  return settled;
}

const nothing: Settled = { writes: [], edits: [], fresh: [], dangling: [] };

/**
 * Bytes that one snapshot hashes to find contents that are known: an attempt may touch or move all that it was given, but many
 * files of the size of one of them are not read through before a limit refuses them.
 */
function hashedAtMost({ pointers, contents }: Lfs, { maxAddedBytes }: SettleCall): number {
  const sizes = new Map([...pointers.values()].map(({ oid, size }) => [oid, contents.has(oid) ? size : 0]));
  return maxAddedBytes + [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

interface Settle {
  readonly write: Write;
  readonly settled: Settling;
  /** What may still be hashed. */
  readonly room: { bytes: number };
}

async function settleOne(lfs: Lfs, { dir }: SettleCall, { write, settled, room }: Settle): Promise<void> {
  const { path, mode, size } = write;
  const small = size < pointerBytes ? readSmall(dir, write) : undefined;
  const sha = small === undefined ? undefined : hashObject('blob', small);
  if (small?.length === 0) settled.edits.push({ path, mode, bytes: small });
  else if (sha !== undefined && lfs.pointers.has(sha)) settled.edits.push({ path, mode, sha });
  else if (small !== undefined && parsePointer(small) !== undefined) settled.dangling.push(write);
  else {
    const kept = await keptAs(lfs, { dir, write, room });
    if (kept === undefined) settled.fresh.push(write);
    else settled.edits.push({ path, mode, sha: kept });
  }
}

function readSmall(dir: string, write: Write): Buffer {
  const bytes = readContent(dir, write);
  if (bytes === undefined) throw changedMeanwhile(dir, write.path);
  return bytes;
}

function fileOf(dir: string, { path, size }: Write): Measured {
  return { size, open: () => openSafely(dir, path) };
}

/** The blob of the pointer that names this content; undefined when it is new. Only contents of a known size are read. */
async function keptAs(
  { pointers }: Lfs,
  { dir, write, room }: Pick<Settle, 'write' | 'room'> & { readonly dir: string },
): Promise<string | undefined> {
  const known = [...pointers].filter(([, pointer]) => pointer.size === write.size);
  if (known.length === 0 || write.size > room.bytes) return undefined;
  room.bytes -= write.size;
  const found = await pointerOf(fileOf(dir, write));
  if (found === undefined) throw changedMeanwhile(dir, write.path);
  return known.find(([, pointer]) => pointer.oid === found.oid)?.[0];
}

/** Why new contents cannot be taken (02-loop §1, Gate views); undefined = they can, or there are none. */
export function cannotTake(lfs: Lfs | undefined, { fresh, dangling }: Settled): CaptureRefusal | undefined {
  const path = dangling.at(0)?.path;
  if (path !== undefined) {
    const message = `The attempt wrote ${some(dangling)}: pointers of Git LFS to contents that neither the run start nor an attempt has. Write the contents themselves.`;
    return { code: 'lfs-not-taken', message, path };
  }
  if (fresh.length === 0 || lfs?.cannotSend === undefined) return undefined;
  const message = `The attempt changed ${some(fresh)}, which Git LFS keeps as .gitattributes says, but ${lfs.cannotSend}. Leave such files as they are.`;
  return { code: 'lfs-not-taken', message, ...(fresh[0] === undefined ? {} : { path: fresh[0].path }) };
}

function some(writes: readonly Write[]): string {
  const more = writes.length > 3 ? ` and ${writes.length - 3} more` : '';
  return `${writes
    .slice(0, 3)
    .map(({ path }) => shown(path))
    .join(', ')}${more}`;
}

/** Keeps new contents where git-lfs finds them, and gives their pointers. */
export async function storeFresh(lfs: Lfs | undefined, dir: string, fresh: readonly Write[]): Promise<TreeEdit[]> {
  const edits: TreeEdit[] = [];
  if (lfs === undefined) return edits;
  for (const write of fresh) {
    const { path, mode } = write;
    const pointer = await storeContent(lfs.store, fileOf(dir, write));
    if (pointer === undefined) throw changedMeanwhile(dir, path);
    const bytes = formatPointer(pointer);
    lfs.pointers.set(hashObject('blob', bytes), pointer);
    lfs.contents.set(pointer.oid, storedAt(lfs.store, pointer.oid));
    lfs.fresh.add(pointer.oid);
    edits.push({ path, mode, bytes });
  }
  return edits;
}

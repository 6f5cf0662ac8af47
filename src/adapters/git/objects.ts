import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflate, deflateSync } from 'node:zlib';
import { randomName } from '../random-name.ts';
import { batchReader, type GitObject, sizeReader } from './cat-file.ts';
import { converse } from './conversation.ts';
import type { Git } from './git.ts';
import { type ObjectCache, openObjectCache } from './object-cache.ts';
import { openPartDeflate } from './part-deflate.ts';
import { renameInto } from './rename-into.ts';
import { batchArgs, type Reserve } from './reserve.ts';
import { STREAM_BYTES, storedStream } from './stored.ts';
import { emptyTree, parseTree, serialiseTree, type TreeItem } from './tree-object.ts';

/** Reads through one long-lived `cat-file`, writes loose objects without a process. */
export interface Objects {
  /** Undefined when the object is not in the store; at most `maxBytes` of its content (default all). */
  read(sha: string, maxBytes?: number): Promise<GitObject | undefined>;
  /** Bytes of the object's content; undefined when it is not in the store. */
  size(sha: string): Promise<number | undefined>;
  write(type: 'blob' | 'tree' | 'commit', bytes: Buffer): Promise<string>;
  /** Content of a blob; throws when it is missing. */
  blob(sha: string): Promise<Buffer>;
  /** Items of a tree; throws when it is missing. */
  tree(sha: string): Promise<TreeItem[]>;
  writeTree(items: readonly TreeItem[]): Promise<string>;
  /** Tree of a commit, or the tree itself; throws when neither. */
  treeOf(treeish: string): Promise<string>;
  /** Ends the long-lived processes. */
  close(): Promise<void>;
}

/** @param reserve reads this very store, where it was started before */
export function openObjects(git: Git, reserve?: Reserve): Objects {
  const speaker = { program: git.program, cwd: git.gitDir, env: git.environment() };
  const contents = converse({ ...speaker, args: batchArgs, reader: batchReader, begun: reserve?.take });
  const sizes = converse({ ...speaker, args: ['cat-file', '--batch-check'], reader: sizeReader });
  const cache = typedCache();
  const read: Objects['read'] = async (sha, maxBytes = Number.POSITIVE_INFINITY) => {
    const known = cache.get(sha);
    if (known !== undefined && known.size <= maxBytes) return known;
    const found = await contents.ask(`${objectName(sha)}\n`, maxBytes);
    if (found !== undefined) cache.add(sha, found);
    return found;
  };
  const store = looseStore(join(git.gitDir, 'objects'));
  const write: Objects['write'] = async (type, bytes) => {
    const sha = await writeLoose(store, type, bytes);
    cache.add(sha, { type, bytes, size: bytes.length });
    return sha;
  };
  return {
    read,
    write,
    size: (sha) => sizes.ask(`${objectName(sha)}\n`),
    blob: (sha) => expect(read, sha, 'blob'),
    tree: async (sha) => (sha === emptyTree ? [] : parseTree(await expect(read, sha, 'tree'))),
    writeTree: (items) => write('tree', serialiseTree(items)),
    treeOf: (treeish) => treeOf(read, treeish),
    close: async () => {
      await Promise.all([contents.close(), sizes.close()]);
    },
  };
}

/** Contents of files do not push out the trees, which are asked for more often. */
function typedCache(): ObjectCache {
  const [blobs, others] = [openObjectCache(2 ** 20), openObjectCache(4 * 2 ** 20)];
  return {
    get: (sha) => others.get(sha) ?? blobs.get(sha),
    add: (sha, object) => (object.type === 'blob' ? blobs : others).add(sha, object),
  };
}

/** Name that git gives to content: what `git hash-object` prints. */
export function hashObject(type: string, bytes: Buffer): string {
  return createHash('sha1').update(header(type, bytes)).update(bytes).digest('hex');
}

function objectName(sha: string): string {
  if (!/^[0-9a-f]{40}$/.test(sha)) throw new Error(`"${sha}" is not a full object name of 40 hex digits`);
  return sha;
}

function header(type: string, bytes: Buffer): Buffer {
  return Buffer.from(`${type} ${bytes.length}\0`, 'latin1');
}

const deflateLater = promisify<Buffer, { level: number }, Buffer>(deflate);
/** More is not compressed while everything else waits. */
const LARGE_BYTES = 65_536;
/** So large that a content may come again nearly the same, and not so large that looking for that would take long. */
const PARTWISE = { least: 2 ** 20, most: 2 ** 24 };

/** Where loose objects lie, in folders by the first two digits of their names. */
interface LooseStore {
  readonly folder: string;
  /** Makes the folder of these digits, unless it was there. */
  readonly prepare: (digits: string) => void;
  readonly packParts: ReturnType<typeof openPartDeflate>;
}

function looseStore(folder: string): LooseStore {
  let known: Set<string> | undefined;
  const prepare = (digits: string): void => {
    known ??= new Set(readdirSync(folder));
    if (known.has(digits)) return;
    mkdirSync(join(folder, digits), { recursive: true });
    known.add(digits);
  };
  return { folder, prepare, packParts: openPartDeflate() };
}

async function writeLoose({ folder, prepare, packParts }: LooseStore, type: string, bytes: Buffer): Promise<string> {
  const sha = hashObject(type, bytes);
  const path = join(folder, sha.slice(0, 2), sha.slice(2));
  if (existsSync(path)) return sha;
  const head = header(type, bytes);
  const packed = isPartwise(bytes) ? await packParts(head, bytes) : await packWhole(Buffer.concat([head, bytes]));
  const temporary = join(folder, `tmp_obj_${randomName()}`);
  writeFileSync(temporary, packed, { mode: 0o444, flag: 'wx' });
  prepare(sha.slice(0, 2));
  renameInto(temporary, path);
  return sha;
}

function isPartwise({ length }: Buffer): boolean {
  return length >= PARTWISE.least && length <= PARTWISE.most;
}

async function packWhole(whole: Buffer): Promise<Buffer> {
  if (whole.length > LARGE_BYTES) return deflateLater(whole, { level: 1 });
  return whole.length + STREAM_BYTES <= BLOCK_BYTES ? storedStream(whole) : deflateSync(whole, { level: 1 });
}

/** Nothing is gained by a smaller file: a disk gives it a whole block. */
const BLOCK_BYTES = 4_096;

async function expect(read: Objects['read'], sha: string, type: string): Promise<Buffer> {
  const object = await read(sha);
  if (object?.type !== type) throw new Error(`${sha} is ${object?.type ?? 'missing'}, a ${type} was expected`);
  return object.bytes;
}

async function treeOf(read: Objects['read'], treeish: string): Promise<string> {
  const object = await read(treeish);
  if (object?.type === 'tree') return treeish;
  if (object?.type === 'tag') return treeOf(read, object.bytes.toString('latin1', 7, 47));
  if (object?.type === 'commit') return object.bytes.toString('latin1', 5, 45);
  throw new Error(`${treeish} is ${object?.type ?? 'missing'}, a commit or tree was expected`);
}

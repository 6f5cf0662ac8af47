import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { randomName } from '../random-name.ts';
import { batchReader, type GitObject, sizeReader } from './cat-file.ts';
import { converse } from './conversation.ts';
import type { Git } from './git.ts';
import { renameInto } from './rename-into.ts';
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

export function openObjects(git: Git): Objects {
  const speaker = { program: git.program, cwd: git.gitDir, env: git.environment() };
  const contents = converse({ ...speaker, args: ['cat-file', '--batch'], reader: batchReader });
  const sizes = converse({ ...speaker, args: ['cat-file', '--batch-check'], reader: sizeReader });
  const read: Objects['read'] = async (sha, maxBytes = Number.POSITIVE_INFINITY) =>
    contents.ask(`${objectName(sha)}\n`, maxBytes);
  const write: Objects['write'] = (type, bytes) => writeLoose(join(git.gitDir, 'objects'), type, bytes);
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

/** `folder` holds loose objects in folders by the first two digits of their names. */
async function writeLoose(folder: string, type: string, bytes: Buffer): Promise<string> {
  const sha = hashObject(type, bytes);
  const home = join(folder, sha.slice(0, 2));
  const path = join(home, sha.slice(2));
  if (existsSync(path)) return sha;
  const packed = await deflateLater(Buffer.concat([header(type, bytes), bytes]), { level: 1 });
  const temporary = join(folder, `tmp_obj_${randomName()}`);
  writeFileSync(temporary, packed, { mode: 0o444, flag: 'wx' });
  mkdirSync(home, { recursive: true });
  renameInto(temporary, path);
  return sha;
}

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

import { decodePath, encodePath } from './paths.ts';

/** `100644` file, `100755` executable, `120000` link, `160000` submodule, `040000` folder: six digits everywhere. */
export type Mode = string;

export const folderMode: Mode = '040000';
export const linkMode: Mode = '120000';
export const submoduleMode: Mode = '160000';

/** Name of the tree that holds nothing: every git knows it, stored or not. */
export const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** One line of a tree object. */
export interface TreeItem {
  readonly name: string;
  readonly mode: Mode;
  readonly sha: string;
}

/** Reads the bytes of a tree object; odd modes of old repositories (100664) are read as git reads them. */
export function parseTree(bytes: Buffer): TreeItem[] {
  const items: TreeItem[] = [];
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(32, at);
    const end = bytes.indexOf(0, space);
    items.push({
      mode: canonicalMode(bytes.toString('latin1', at, space)),
      name: decodePath(bytes.subarray(space + 1, end)),
      sha: bytes.toString('hex', end + 1, end + 21),
    });
    at = end + 21;
  }
  return items;
}

/** Bytes of a tree object, in git's order: names as bytes, folders as if they ended in a slash. */
export function serialiseTree(items: readonly TreeItem[]): Buffer {
  const keyed = items.map((item) => {
    const name = encodePath(item.name);
    return { item, name, key: item.mode === folderMode ? Buffer.concat([name, Buffer.from('/')]) : name };
  });
  keyed.sort((a, b) => Buffer.compare(a.key, b.key));
  return Buffer.concat(
    keyed.flatMap(({ item, name }) => [
      Buffer.from(`${item.mode.replace(/^0/, '')} `, 'latin1'),
      name,
      Buffer.from([0]),
      Buffer.from(item.sha, 'hex'),
    ]),
  );
}

/** Type bits of a mode: a file that becomes a link changes its type, one that becomes executable does not. */
export function typeOf(mode: Mode): string {
  return mode.slice(0, 3);
}

function canonicalMode(raw: string): Mode {
  const mode = raw.padStart(6, '0');
  if (!mode.startsWith('100')) return mode;
  return (Number.parseInt(mode, 8) & 0o100) === 0 ? '100644' : '100755';
}

import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  futimesSync,
  openSync,
  readFileSync,
  renameSync,
  type Stats,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { kindAt } from './folder.ts';
import { inside, splitNames } from './paths.ts';
import { runToEnd } from './run-to-end.ts';

/** A copy of files at another place than the one they were made at. */
interface Copy {
  /** Absolute folder that the files name. */
  readonly source: string;
  /** Absolute folder where they are now. */
  readonly dir: string;
}

const mostBytes = 16 * 1024 * 1024;

/**
 * Lets copied text files that name the folder they were made in, such as start lines of a virtual environment and the configuration
 * of a build folder, name their own one instead. Times stay, so that nothing counts as changed since it was built. Binary files,
 * files over 16 MiB and those that cannot be written stay as they are. `parts`: relative paths, few enough for one command line.
 */
export async function relocate(copy: Copy, parts: readonly (readonly string[])[]): Promise<void> {
  const place = placeOf(copy.source);
  for (const part of parts) {
    const roots = part.filter((root) => ['file', 'folder'].includes(kindAt(copy.dir, root) ?? ''));
    for (const path of await filesNaming(copy, roots))
      rewrite(copy.dir, path, (text) => text.replace(place, () => bytesOf(copy.dir)));
  }
}

/** Text files under the roots in which the source's path stands; none where there is no `grep` that can tell. */
async function filesNaming({ source, dir }: Copy, roots: readonly string[]): Promise<readonly string[]> {
  if (roots.length === 0) return [];
  const args = ['-rlI', '--null', '-F', '-e', source, '--', ...roots.map((root) => `./${root}`)];
  const { stdout } = await runToEnd({ program: 'grep', args, cwd: dir, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } });
  return splitNames(stdout).map((name) => name.replace(/^\.\//, ''));
}

/** The path as a whole: not the beginning of another name, and not the end of a longer path, but behind a flag such as `-I`. */
function placeOf(source: string): RegExp {
  const name = String.raw`[\w.+~@\x80-\xff-]`;
  const flag = String.raw`(?<=(?<![\w/])-[A-Za-z])`;
  return new RegExp(`(?:(?<!${name})|${flag})${literal(bytesOf(source))}(?!${name})`, 'g');
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Every byte as one character, so that a file in any encoding comes back as it was. */
function bytesOf(text: string): string {
  return Buffer.from(text).toString('latin1');
}

function rewrite(dir: string, path: string, change: (text: string) => string): void {
  const place = inside(dir, path);
  try {
    const found = readText(place);
    const text = found === undefined ? '' : change(found.text);
    if (found !== undefined && text !== found.text) replace(place, { ...found, text });
  } catch {
    // It keeps the path of the workspace, as all of them did before.
  }
}

function readText(place: string | Buffer): { text: string; stats: Stats } | undefined {
  const file = openSync(place, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stats = fstatSync(file);
    return stats.isFile() && stats.size <= mostBytes ? { text: readFileSync(file, 'latin1'), stats } : undefined;
  } finally {
    closeSync(file);
  }
}

/** A new file in its place: the old one may have other names, and may be closed to writers. */
function replace(place: string | Buffer, { text, stats }: { text: string; stats: Stats }): void {
  const fresh = Buffer.concat([Buffer.from(place), Buffer.from(`.${randomBytes(8).toString('hex')}`)]);
  const file = openSync(fresh, 'wx', 0o600);
  try {
    writeFileSync(file, text, 'latin1');
    if (stats.uid !== process.getuid?.()) fchownSync(file, stats.uid, stats.gid);
    fchmodSync(file, stats.mode & 0o7777);
    futimesSync(file, stats.atimeMs / 1000, stats.mtimeMs / 1000);
    renameSync(fresh, place);
  } catch (error) {
    unlinkSync(fresh);
    throw error;
  } finally {
    closeSync(file);
  }
}

import { createHash } from 'node:crypto';
import { lstat, mkdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RecordedFile } from '../adapters/cassette/format.ts';
import type { Part } from '../adapters/cassette/part.ts';
import { placeInside } from '../rehearsal/paths.ts';

/** The process in which a recorded call is played, as data. */
export interface PlayCall {
  readonly part: Part;
  readonly write: (text: string) => Promise<void>;
  readonly complain: (text: string) => void;
}

/** Makes the recorded change and says what was said; undefined, or one sentence why the change does not fit this tree. */
export async function playPart({ part, write, complain }: PlayCall): Promise<string | undefined> {
  const { root } = part;
  for (const file of part.isStrict ? part.files : []) {
    const problem = await otherBefore(root, file);
    if (problem !== undefined) return problem;
  }
  // A folder may stand where a file was, and a link is never written through: what goes, goes first, and links come last.
  for (const file of part.files.toSorted((a, b) => rank(a) - rank(b))) {
    const problem = await change(root, file);
    if (problem !== undefined) return problem;
  }
  for (const path of part.ignored) await leaveIgnored(root, path);
  if (part.stderr !== '') complain(part.stderr);
  await write(part.stdout);
  return undefined;
}

function rank(file: RecordedFile): number {
  if ('delete' in file) return 0;
  return file.mode === LINK ? 2 : 1;
}

const LINK = '120000';

async function change(root: string, file: RecordedFile): Promise<string | undefined> {
  const place = await placeInside(root, file.path, 'link');
  if (!place.ok) return place.message;
  await rm(place.path, { recursive: true, force: true });
  if ('delete' in file) return undefined;
  const bytes = 'text' in file ? Buffer.from(file.text) : Buffer.from(file.base64, 'base64');
  await mkdir(dirname(place.path), { recursive: true });
  if (file.mode === LINK) await symlink(bytes, place.path);
  else await writeFile(place.path, bytes, { flag: 'wx', mode: file.mode === '100755' ? 0o755 : 0o644 });
  return undefined;
}

/** Git ignores it, so nothing reads what it holds; that it is there is told to the next attempt. */
async function leaveIgnored(root: string, path: string): Promise<void> {
  const place = await placeInside(root, path, 'link');
  if (!place.ok || (await lstat(place.path).catch(() => undefined)) !== undefined) return;
  const file = path.endsWith('/') ? join(place.path, 'left-out-of-the-cassette') : place.path;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, '', { flag: 'wx' });
}

/** A change is only worth something on the files it was made from. */
async function otherBefore(root: string, { path, before }: RecordedFile): Promise<string | undefined> {
  if (before === undefined) return undefined;
  const place = await placeInside(root, path, 'link');
  if (!place.ok) return place.message;
  const now = await nameOf(place.path);
  if (now === before) return undefined;
  const [was, is] = [before, now].map((name) => (name === '' ? 'was not there' : `was ${name.slice(0, 12)}`));
  return `${path} is not what it was in the recorded run: it ${was} then and ${is} now. With replay_match: call files are not compared.`;
}

/** Git's name of a file or link; '' when there is none. */
async function nameOf(path: string): Promise<string> {
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined || found.isDirectory()) return '';
  const bytes = found.isSymbolicLink()
    ? Buffer.from(await readlink(path, { encoding: 'buffer' }))
    : await readFile(path);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

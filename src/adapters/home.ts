import {
  chmodSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { removePath } from './git/folder.ts';

/** Caches and toolchains of a HOME that agents and gates may reuse, one by one, so that no folder with credentials is among them. */
export const CACHES: readonly string[] = [
  '.bun/install/cache',
  '.cache/bazel',
  '.cache/coursier',
  '.cache/Cypress',
  '.cache/deno',
  '.cache/go-build',
  '.cache/ms-playwright',
  '.cache/node',
  '.cache/pip',
  '.cache/pnpm',
  '.cache/pre-commit',
  '.cache/puppeteer',
  '.cache/pypoetry',
  '.cache/uv',
  '.cache/yarn',
  '.cargo/bin',
  '.cargo/git',
  '.cargo/registry',
  '.deno',
  '.gem/ruby',
  '.gradle/caches',
  '.gradle/wrapper',
  '.ivy2/cache',
  '.ivy2/local',
  '.local/share/pnpm',
  '.local/share/virtualenvs',
  '.m2/repository',
  '.npm/_cacache',
  '.nuget/packages',
  '.nvm',
  '.pyenv',
  '.rustup',
  '.sdkman/candidates',
  '.yarn/berry/cache',
  'go/pkg',
];

/**
 * Caches that also hold what was built and tested. Their tools work without them, and fail where they cannot write to them (go build, uv,
 * Gradle with its locks).
 */
const HOLD_RESULTS: ReadonlySet<string> = new Set(['.cache/bazel', '.cache/go-build', '.cache/uv', '.gradle/caches']);
/** Those that serve as they are, but whose tool fails where it has to add something (npm and yarn: EACCES). */
const SERVE_AS_THEY_ARE: ReadonlySet<string> = new Set(['.npm/_cacache', '.yarn/berry/cache']);

/** Who gets a furnished HOME. */
export interface Furnished {
  /** Whether it can read an absolute path; default all. */
  readonly reaches?: (path: string) => boolean;
  /** Whether it can write to what is linked; default yes. */
  readonly writes?: boolean;
  /** Whether it gets caches that hold results of builds and tests. A gate gets none that an agent could write to. Default: as `writes`. */
  readonly results?: boolean;
  /** Whether it installs packages that no cache has yet; default yes. */
  readonly installs?: boolean;
}

/** Links the caches of the real HOME into a throw-away one, so that nobody starts cold (04-trust rule 1). */
export function furnishHome(realHome: string, home: string, { reaches = () => true, ...use }: Furnished = {}): void {
  if (realHome === '') return;
  const folder = normalize(`${realHome}/`);
  for (const cache of CACHES) {
    const real = `${folder}${cache}`;
    if (serves(cache, use) && isPresent(real) && reaches(real)) link(real, join(home, cache));
  }
}

function serves(
  cache: string,
  { writes = true, results = writes, installs = true }: Omit<Furnished, 'reaches'>,
): boolean {
  return (results || !HOLD_RESULTS.has(cache)) && (writes || !installs || !SERVE_AS_THEY_ARE.has(cache));
}

function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to);
}

/** What cannot be looked at is no cache: a file called `go`, a folder of somebody else. */
function isPresent(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

/** HOME and TMPDIR of one process, empty and new but for what `furnish` put there, inside a folder of their own. */
export interface FreshFolders {
  readonly folder: string;
  readonly home: string;
  readonly tmp: string;
}

/**
 * Gives fresh folders `<scratch>/<name>` to one process after the other. Folders that the process before left exactly as they
 * were are used again: making and removing them can cost more than all else around a quick gate.
 * @param furnish puts links to caches into a new HOME
 */
export function scratchFolders(scratch: string, name: string, furnish: (home: string) => void): () => FreshFolders {
  const folder = join(scratch, name);
  const folders = { folder, home: join(folder, 'home'), tmp: join(folder, 'tmp') };
  let made: string | undefined;
  return () => {
    if (made !== undefined && made === listing(folder)) return folders;
    // Toolchains leave read-only folders behind (Go's module cache), which a plain removal cannot empty.
    removePath(scratch, name);
    for (const path of [folders.home, folders.tmp]) mkdirSync(path, { recursive: true, mode: 0o700 });
    furnish(folders.home);
    made = listing(folder);
    return folders;
  };
}

/** Folders and links with their modes, owners and targets; undefined when there is anything else, or too much to look at. */
function listing(folder: string): string | undefined {
  const lines: string[] = [];
  const open = [folder];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory() && (stats.mode & 0o700) === 0o700) open.push(...entries(path));
    else if (!stats?.isSymbolicLink()) return undefined;
    if (lines.length > MOST_ENTRIES || open.length > MOST_ENTRIES) return undefined;
    lines.push(`${path} ${stats.mode} ${stats.uid} ${stats.isSymbolicLink() ? readlinkSync(path) : ''}`);
  }
  return lines.join('\n');
}

const MOST_ENTRIES = 100;

function entries(folder: string): string[] {
  return readdirSync(folder).map((name) => join(folder, name));
}

/** Copies files into a HOME, readable by its owner alone: path below HOME -> absolute source (`agent_files`). */
export function placeFiles(files: ReadonlyMap<string, string>, home: string): void {
  for (const [name, source] of files) {
    const target = join(home, name);
    unlinkAbove(home, name);
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    copyFileSync(source, target);
    chmodSync(target, 0o600);
  }
}

/** A file below a linked cache would be written into the user's own: its folder takes the link's place. */
function unlinkAbove(home: string, name: string): void {
  const parent = dirname(name);
  if (parent === '.') return;
  unlinkAbove(home, parent);
  const path = join(home, parent);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) unlinkSync(path);
}

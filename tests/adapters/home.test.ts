import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CACHES, furnishHome, placeFiles } from '../../src/adapters/home.ts';
import { CREDENTIAL_PATHS } from '../../src/adapters/isolation/room-home.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ralph-home-'));
  mkdirSync(join(root, 'home'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function fill(...paths: readonly string[]): string {
  const real = join(root, 'real');
  for (const path of paths) {
    mkdirSync(dirname(join(real, path)), { recursive: true });
    writeFileSync(join(real, path), path);
  }
  return real;
}

test('caches are there, credentials beside them are not', async () => {
  const real = fill(
    ...[
      '.npm/_cacache/index',
      '.cargo/registry/x',
      '.m2/repository/x',
      '.gradle/caches/x',
      'go/pkg/mod/x',
      '.cache/pip/x',
    ],
    ...[
      '.npmrc',
      '.cargo/credentials.toml',
      '.m2/settings.xml',
      '.gradle/gradle.properties',
      '.netrc',
      '.ssh/id_ed25519',
    ],
    ...[
      '.aws/credentials',
      '.docker/config.json',
      '.config/gh/hosts.yml',
      '.git-credentials',
      '.gitconfig',
      'go/bin/x',
    ],
    ...['.gnupg/x', '.kube/config', '.azure/x', '.bash_history', '.claude/.credentials.json', '.npm/_logs/x'],
    ...['.gem/credentials', '.cache/huggingface/token'],
  );
  const home = join(root, 'home');
  await furnishHome(real, home);
  const { links, files } = walk(home);
  expect(links.toSorted()).toEqual(
    ['.cache/pip', '.cargo/registry', '.gradle/caches', '.m2/repository', '.npm/_cacache', 'go/pkg'].toSorted(),
  );
  expect(files).toEqual([]);
  expect(readFileSync(join(home, '.npm/_cacache/index'), 'utf8')).toBe('.npm/_cacache/index');
  expect(readlinkSync(join(home, 'go/pkg'))).toBe(join(real, 'go/pkg'));
});

test('no link leads to a folder in which a known credential lies, nor into one', () => {
  const holds = (folder: string, path: string): boolean => path === folder || path.startsWith(`${folder}/`);
  const bad = CACHES.filter((cache) => CREDENTIAL_PATHS.some((path) => holds(cache, path) || holds(path, cache)));
  expect(bad).toEqual([]);
});

test.each([
  ['writes and installs', {}, ['.cache/go-build', '.cache/uv', '.gradle/caches', '.npm/_cacache', '.yarn/berry/cache']],
  ['reads, and installs nothing', { writes: false, installs: false }, ['.npm/_cacache', '.yarn/berry/cache']],
  ['reads, and installs', { writes: false }, []],
  ['writes, and may not believe results [X37]', { results: false }, ['.npm/_cacache', '.yarn/berry/cache']],
])('who %s gets no link that a tool would stumble over', (_, use, wanted) => {
  const some = ['.cache/go-build/x', '.cache/uv/x', '.gradle/caches/x', '.npm/_cacache/x', '.yarn/berry/cache/x'];
  furnishHome(fill(...some, '.m2/repository/x'), join(root, 'home'), use);
  expect(walk(join(root, 'home')).links.toSorted()).toEqual([...wanted, '.m2/repository'].toSorted());
});

test('what cannot be read is not linked', () => {
  const real = fill('.cache/pip/x', '.m2/repository/x');
  furnishHome(real, join(root, 'home'), { reaches: (path) => path !== join(real, '.cache/pip') });
  expect(walk(join(root, 'home')).links).toEqual(['.m2/repository']);
});

test('a file for a folder below a linked cache leaves the cache as it is', () => {
  const real = fill('.cargo/registry/x', '.m2/repository/x', 'given');
  const home = join(root, 'home');
  furnishHome(real, home);
  placeFiles(new Map([['.cargo/registry/own/given', join(real, 'given')]]), home);
  expect(walk(home)).toEqual({ links: ['.m2/repository'], files: ['.cargo/registry/own/given'] });
  expect(readdirSync(join(real, '.cargo/registry'))).toEqual(['x']);
});

test('a HOME with files where caches would have their folders is no trouble', async () => {
  const real = fill('go', '.npm', '.cargo', '.cache');
  await furnishHome(real, join(root, 'home'));
  expect(walk(join(root, 'home'))).toEqual({ links: [], files: [] });
});

test('a job without a HOME, and one that is empty, give an empty one', async () => {
  await furnishHome('', join(root, 'home'));
  await furnishHome(join(root, 'absent'), join(root, 'home'));
  expect(readdirSync(join(root, 'home'))).toEqual([]);
});

/** Links and files below a folder, links not followed. */
function walk(dir: string, under = ''): { links: string[]; files: string[] } {
  const found = { links: [] as string[], files: [] as string[] };
  for (const entry of readdirSync(join(dir, under), { withFileTypes: true })) {
    const path = join(under, entry.name);
    if (entry.isDirectory()) {
      const below = walk(dir, path);
      found.links.push(...below.links);
      found.files.push(...below.files);
    } else (entry.isSymbolicLink() ? found.links : found.files).push(path);
  }
  return found;
}

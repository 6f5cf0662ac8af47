import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { noExtras } from '../../../src/adapters/git/extras.ts';
import { type Layer, readLayer } from '../../../src/adapters/git/layer.ts';
import { openTrees } from '../../../src/adapters/trees.ts';
import { plainGrounds } from '../../../src/adapters/views/grounds.ts';
import { warmLayer } from '../../../src/adapters/views/warm.ts';
import { gitProgram, type Sandbox, sandbox, write } from '../../support/git-sandbox.ts';

test('a warm layer keeps caches, and neither reports nor compiled Python', async () => {
  await using box = sandbox();
  const from = box.path('view');
  mkdirSync(from);
  write(from, {
    'cache/a': '1',
    'report.xml': '<a/>',
    '__pycache__/a.cpython-312.pyc': 'x',
    'old.pyc': 'x',
    '.tool/c': '1',
  });
  const without = (path: string): boolean => path === 'report.xml';
  const below = emptyLayer(from);
  await warmLayer({ root: box.root, name: 'warm-unit', from, indexFile: box.path('none'), without, below });
  const kept = ['cache/a', 'report.xml', '__pycache__', 'old.pyc', '.tool/c'];
  expect(kept.filter((path) => existsSync(join(box.path('warm-unit'), path)))).toEqual(['cache/a', '.tool/c']);
});

describe('a warm view that is cleaned', () => {
  test("keeps the user's compiled Python as it was, and nothing of it that a gate wrote", async () => {
    await using box = sandbox();
    const { openView, tree } = await viewsOf(box);
    const without = (path: string): boolean => path === 'report.pyc';
    const first = await openView({ tree, check: 'unit', without });
    write(first.written, {
      'src/__pycache__/a.pyc': 'of a gate',
      'src/__pycache__/b.pyc': 'of a gate',
      'src/old.pyc': 'of a gate',
      'src/new.pyc': 'of a gate',
      'cache/a': 'warm',
    });
    first.keepWarm(() => undefined);
    first.close();
    const second = await openView({ tree, check: 'unit', without });
    const paths = [
      ...['src/__pycache__/a.pyc', 'src/__pycache__/b.pyc', 'src/old.pyc', 'src/new.pyc'],
      ...['cache/a', 'node_modules/dep.js', 'report.pyc'],
    ];
    expect(paths.map((path) => textOf(join(second.written, path)))).toEqual([
      ...['of the user', undefined, 'of the user', undefined],
      ...['warm', 'dep', undefined],
    ]);
  });
});

test.each(['cleaned', 'layered'])(
  'a warm layer of %s views is left out where its gate closed a folder, and the next view opens',
  async (kind) => {
    await using box = sandbox();
    const { dir } = box.repo('ws', { 'src/a.js': 'a\n', '.gitignore': 'cache\n' });
    const root = box.path('root');
    mkdirSync(root);
    const isRoot = process.getuid?.() === 0;
    if (isRoot) execFileSync('chown', ['-R', '65534:65534', box.root]);
    const script = join(import.meta.dirname, '../../support/views-unprivileged.ts');
    const nobody = isRoot ? { uid: 65_534, gid: 65_534 } : {};
    const out = execFileSync(process.execPath, [script, root, dir, gitProgram, kind], { encoding: 'utf8', ...nobody });
    expect(JSON.parse(out)).toEqual({ open: 'kept', cache: 'EACCES', whole: 'EACCES' });
  },
);

async function viewsOf(box: Sandbox) {
  const ignore = '__pycache__/\n*.pyc\nnode_modules/\n';
  const { dir: workspace, commit } = box.repo('ws', { '.gitignore': ignore, 'src/a.py': 'a = 1\n' });
  write(workspace, {
    ...{ 'src/__pycache__/a.pyc': 'of the user', 'src/old.pyc': 'of the user', 'report.pyc': 'of the user' },
    'node_modules/dep.js': 'dep',
  });
  const repository = await box.open(workspace);
  await repository.importCommit(commit);
  const tree = await repository.treeOf(commit);
  const layer = await readLayer({ repository, workspace, commit });
  const trees = openTrees({ repository, root: box.path('trees'), layer: async () => layer });
  return { tree, openView: plainGrounds(repository, trees, async () => undefined).openView };
}

function emptyLayer(source: string): Layer {
  const nothing = { roots: new Set<string>(), above: new Set<string>(), origin: new Map<string, string>() };
  return { source, ...nothing, laid: new Map(), extras: noExtras };
}

function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

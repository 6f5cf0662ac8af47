import { execFileSync, spawnSync } from 'node:child_process';
import { lstatSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readLayer } from '../../src/adapters/git/layer.ts';
import { openTrees } from '../../src/adapters/trees.ts';
import { openPristine } from '../../src/adapters/views/layered-views.ts';
import { type Files, sandbox, write } from '../support/git-sandbox.ts';

const many = (count: number): Files =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`many/${at}.txt`, `${at}\n`]));
const project: Files = { '.gitignore': 'out\n', 'src.txt': 'one\n', Makefile: 'out: src.txt\n\tcp src.txt out\n' };

const secondsOf = (path: string): number => Math.floor(lstatSync(path).mtimeMs / 1000);
const make = (dir: string): number | null => spawnSync('make', ['-q'], { cwd: dir }).status;

it.each([
  { files: 0, moved: false },
  { files: 400, moved: false },
  { files: 3, moved: true },
])('make finds nothing to do in a view of $files more files, moved: $moved [X8]', async ({ files, moved }) => {
  await using box = sandbox();
  const made = box.repo('made', { ...project, ...many(files) });
  for (const path of ['src.txt', 'Makefile']) utimesSync(join(made.dir, path), 1_600_000_000, 1_600_000_000);
  // git's index knows nothing of the new times.
  const dir = moved ? box.path('ws') : made.dir;
  if (moved) execFileSync('cp', ['-a', made.dir, dir]);
  write(dir, { out: 'one\n' });
  utimesSync(join(dir, 'out'), 1_600_000_100, 1_600_000_100);
  const repository = await box.open(dir);
  await repository.importCommit(made.commit);
  const layer = await readLayer({ repository, workspace: dir, commit: made.commit });
  const trees = openTrees({ repository, root: box.path('trees'), layer: async () => layer });
  const start = await repository.treeOf(made.commit);
  const changed = await repository.overlay(start, [
    { path: 'src.txt', mode: '100644', bytes: Buffer.from('two\n') },
    { path: 'new.txt', mode: '100644', bytes: Buffer.from('one\n') },
  ]);
  for (const [tree, status] of [
    [start, 0],
    [changed, 1],
    [start, 0],
  ] as const) {
    const view = await trees.openView(tree);
    expect(make(view.dir)).toBe(status);
    expect(secondsOf(join(view.dir, 'src.txt')) === 1_600_000_000).toBe(status === 0);
  }
  const folder = { dir: box.path('base'), indexFile: box.path('base.index') };
  const pristine = openPristine({ repository, ...folder, extras: async () => layer.extras });
  for (const [tree, isOld] of [
    [start, true],
    [changed, false],
    [start, true],
  ] as const) {
    await pristine.bring(tree);
    expect(secondsOf(join(folder.dir, 'src.txt')) === 1_600_000_000).toBe(isOld);
    const options = { indexFile: folder.indexFile, workTree: folder.dir };
    expect((await repository.git.ok(['diff-files', '--name-only'], options)).toString()).toBe('');
  }
});

it('a file that differs from its commit in the checkout, or is dated in the future, gets no time from there [X8]', async () => {
  await using box = sandbox();
  const { dir, commit } = box.repo('ws', { ...project, 'later.txt': 'later\n' });
  write(dir, { 'src.txt': 'own\n' });
  for (const path of ['src.txt', 'Makefile']) utimesSync(join(dir, path), 1_600_000_000, 1_600_000_000);
  utimesSync(join(dir, 'later.txt'), 4_000_000_000, 4_000_000_000);
  const repository = await box.open(dir);
  await repository.importCommit(commit);
  const layer = await readLayer({ repository, workspace: dir, commit });
  const trees = openTrees({ repository, root: box.path('trees'), layer: async () => layer });
  const view = await trees.openView(await repository.treeOf(commit));
  expect(secondsOf(join(view.dir, 'Makefile'))).toBe(1_600_000_000);
  expect(secondsOf(join(view.dir, 'src.txt'))).toBeGreaterThan(1_700_000_000);
  expect(secondsOf(join(view.dir, 'later.txt'))).toBeLessThan(4_000_000_000);
});

import { execFileSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Layer, layLayer, readLayer, takeChanged } from '../../src/adapters/git/layer.ts';
import { populate } from '../../src/adapters/git/worktree.ts';
import { type Sandbox, sandbox, write } from '../support/git-sandbox.ts';

async function field(box: Sandbox) {
  const repo = box.repo('ws', { 'a.js': 'a', 'packages/p/p.js': 'p', '.gitignore': 'node_modules/\n.venv\n*.local\n' });
  write(repo.dir, {
    'node_modules/x/index.js': 'x',
    'node_modules/x/.gitignore': '*\n',
    'node_modules/y/deep/er/y.js': 'y',
    'packages/p/node_modules/q/q.js': 'q',
    'vendor/only/node_modules/v.js': 'v',
    'settings.local': 's',
    'untracked.txt': 'not ignored, so not of the layer',
  });
  mkdirSync(join(repo.dir, 'node_modules/.bin'));
  symlinkSync('../x/index.js', join(repo.dir, 'node_modules/.bin/x'));
  symlinkSync(join(repo.dir, 'packages/p'), join(repo.dir, 'node_modules/p'));
  symlinkSync('/usr/bin/env', join(repo.dir, '.venv'));
  utimesSync(join(repo.dir, 'node_modules/x/index.js'), 1_000_000, 1_000_000);
  const repository = await box.open(repo.dir);
  await repository.importCommit(repo.commit);
  const tree = await repository.treeOf(repo.commit);
  const place = { repository, dir: box.path('tree'), indexFile: box.path('tree.index'), tree };
  const layer = await readLayer({ repository, workspace: repo.dir, commit: repo.commit });
  const fill = (more: { layer?: Layer; keepIgnored?: boolean } = {}) =>
    populate({ ...place, keepIgnored: false, layer, ...more });
  return { workspace: repo.dir, layer, fill, ...place };
}

describe('layer 0', () => {
  it('is what git ignores in the workspace, and no more', async () => {
    await using box = sandbox();
    const { layer } = await field(box);
    expect([...layer.roots].sort()).toEqual([
      '.venv',
      'node_modules',
      'packages/p/node_modules',
      'settings.local',
      'vendor/only/node_modules',
    ]);
  });

  it('has no file that is dated later than its reading [X37]', async () => {
    await using box = sandbox();
    const { repository, workspace, dir } = await field(box);
    const path = 'node_modules/x/index.js';
    utimesSync(join(workspace, path), 2_114_380_800, 2_114_380_800);
    const commit = box.git(workspace, 'rev-parse', 'HEAD');
    const layer = await readLayer({ repository, workspace, commit });
    mkdirSync(dir);
    await layLayer(layer, dir);
    expect(lstatSync(join(dir, path)).mtimeMs).toBe(layer.takenMs);
    expect(await layLayer(layer, dir)).toEqual({ restored: 0, removed: 0 });
  });

  it('loses what a process changed or made in the workspace meanwhile, and keeps what only got a second name [X37]', async () => {
    await using box = sandbox();
    const { repository, workspace, layer } = await field(box);
    write(workspace, { 'node_modules/x/index.js': 'changed', 'node_modules/y/new.pth': 'new', 'ours.local': 'ours' });
    write(workspace, { 'late.local': 'new', 'untracked.txt': 'changed, and no view has it' });
    linkSync(join(workspace, 'packages/p/node_modules/q/q.js'), box.path('q.js'));
    const commit = box.git(workspace, 'rev-parse', 'HEAD');
    const call = { repository, workspace, commit, isOurs: (path: string) => path === 'ours.local' };
    const taken = ['late.local', 'node_modules/x/index.js', 'node_modules/y/new.pth'];
    expect(await takeChanged(layer, call, box.path('taken'))).toEqual(taken);
    expect(taken.map((path) => existsSync(join(workspace, path)))).toEqual([false, false, false]);
    expect(readFileSync(box.path('taken/node_modules/x/index.js'), 'utf8')).toBe('changed');
    expect(existsSync(join(workspace, 'packages/p/node_modules/q/q.js'))).toBe(true);
    expect(await takeChanged(layer, call, box.path('again'))).toEqual([]);
  });

  it('is copied with links, times and modes; nothing leads back to the workspace', async () => {
    await using box = sandbox();
    const { fill, dir, workspace } = await field(box);
    await fill();
    expect(readFileSync(join(dir, 'node_modules/.bin/x'), 'utf8')).toBe('x');
    expect(readlinkSync(join(dir, 'node_modules/.bin/x'))).toBe('../x/index.js');
    expect(readlinkSync(join(dir, 'node_modules/p'))).toBe('../packages/p');
    expect(readlinkSync(join(dir, '.venv'))).toBe('/usr/bin/env');
    expect(lstatSync(join(dir, 'node_modules/x/index.js')).mtimeMs).toBe(1_000_000_000);
    expect(lstatSync(join(dir, 'node_modules/x/index.js')).ino).not.toBe(
      lstatSync(join(workspace, 'node_modules/x/index.js')).ino,
    );
    expect(existsSync(join(dir, 'untracked.txt'))).toBe(false);
    expect(await fill()).toEqual({ removed: 0, restored: 0 });
  });

  const attacks: readonly (readonly [
    string,
    (dir: string, box: Sandbox) => void,
    { removed: number; restored: number },
  ])[] = [
    [
      'changes a file, keeping size and time [A10]',
      (dir) => {
        writeFileSync(join(dir, 'node_modules/x/index.js'), 'E');
        utimesSync(join(dir, 'node_modules/x/index.js'), 1_000_000, 1_000_000);
      },
      { removed: 0, restored: 1 },
    ],
    [
      'adds a shim [A10]',
      (dir) => write(dir, { 'node_modules/.bin/node': '#!/bin/sh\nexit 0\n' }),
      { removed: 1, restored: 0 },
    ],
    [
      'deletes a folder',
      (dir) => rmSync(join(dir, 'node_modules/y'), { recursive: true }),
      { removed: 0, restored: 4 },
    ],
    [
      'deletes the layer',
      (dir) => rmSync(join(dir, 'node_modules'), { recursive: true }),
      { removed: 0, restored: 11 },
    ],
    [
      'replaces a folder by a link outside',
      (dir, box) => {
        renameSync(join(dir, 'node_modules/x'), box.path('moved'));
        symlinkSync(box.path('moved'), join(dir, 'node_modules/x'));
      },
      { removed: 0, restored: 3 },
    ],
    [
      'replaces the folder above by a link',
      (dir, box) => {
        renameSync(join(dir, 'vendor'), box.path('moved'));
        symlinkSync(box.path('moved'), join(dir, 'vendor'));
      },
      { removed: 1, restored: 2 },
    ],
    [
      'replaces a file by a pipe',
      (dir) => {
        rmSync(join(dir, 'settings.local'));
        execFileSync('mkfifo', [join(dir, 'settings.local')]);
      },
      { removed: 0, restored: 1 },
    ],
    [
      'makes a file executable',
      (dir) => execFileSync('chmod', ['755', join(dir, 'settings.local')]),
      { removed: 0, restored: 1 },
    ],
  ];

  it.each(attacks)('is repaired after a process %s', async (_, attack, done) => {
    await using box = sandbox();
    const { fill, dir, workspace } = await field(box);
    await fill();
    attack(dir, box);
    expect(await fill()).toEqual(done);
    expect(
      execFileSync('diff', ['-r', '--no-dereference', '-x', '.git', '-x', 'untracked.txt', '-x', 'p', workspace, dir], {
        encoding: 'utf8',
      }),
    ).toBe('');
    expect(await fill()).toEqual({ removed: 0, restored: 0 });
  });

  it.each<[string, (workspace: string) => void, string]>([
    [
      'changed, keeping size and time',
      (workspace) => {
        writeFileSync(join(workspace, 'node_modules/x/index.js'), 'E');
        utimesSync(join(workspace, 'node_modules/x/index.js'), 1_000_000, 1_000_000);
      },
      'node_modules/x/index.js',
    ],
    ['added', (workspace) => write(workspace, { 'node_modules/x/new.js': 'E' }), 'node_modules/x/new.js'],
    ['removed', (workspace) => rmSync(join(workspace, 'node_modules/x/index.js')), 'node_modules/x/index.js'],
  ])('is never repaired from a workspace in which a file was %s during the run', async (_, tamper, path) => {
    await using box = sandbox();
    const { fill, dir, workspace } = await field(box);
    await fill();
    tamper(workspace);
    expect(await fill()).toEqual({ removed: 0, restored: 0 });
    rmSync(join(dir, 'node_modules/x'), { recursive: true });
    await expect(fill()).rejects.toThrow(`${join(workspace, path)} was changed during the run`);
    expect(existsSync(join(dir, 'node_modules/x'))).toBe(false);
  });

  it('is not laid at first either from such a workspace', async () => {
    await using box = sandbox();
    const { fill, dir, workspace } = await field(box);
    writeFileSync(join(workspace, 'settings.local'), 'E');
    await expect(fill()).rejects.toThrow(`${join(workspace, 'settings.local')} was changed during the run`);
    expect(existsSync(join(dir, 'settings.local'))).toBe(false);
  });

  it('stays while other ignored files go, or stay when they are to be kept', async () => {
    await using box = sandbox();
    const { fill, dir } = await field(box);
    await fill();
    write(dir, { 'cache.local': '1', 'packages/p/node_modules/new': '1' });
    await fill({ keepIgnored: true });
    expect(existsSync(join(dir, 'cache.local'))).toBe(true);
    expect(existsSync(join(dir, 'packages/p/node_modules/new'))).toBe(false);
    await fill();
    expect(existsSync(join(dir, 'cache.local'))).toBe(false);
    expect(existsSync(join(dir, 'node_modules/x/index.js'))).toBe(true);
  });

  it('never touches the workspace', async () => {
    await using box = sandbox();
    const { fill, dir, workspace } = await field(box);
    const before = execFileSync('find', [workspace, '-printf', '%p %T@ %C@ %m %i\n'], { encoding: 'utf8' });
    await fill();
    rmSync(join(dir, 'node_modules'), { recursive: true });
    await fill();
    expect(execFileSync('find', [workspace, '-printf', '%p %T@ %C@ %m %i\n'], { encoding: 'utf8' })).toBe(before);
  });
});

import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readLayer } from '../../src/adapters/git/layer.ts';
import { openTrees, removeStateFile, type Trees } from '../../src/adapters/trees.ts';
import { forgeIndex } from '../support/git-forge.ts';
import { type Files, type Sandbox, sandbox, write } from '../support/git-sandbox.ts';

const project: Files = {
  '.gitignore': 'node_modules/\nbuild/\n*.log\n',
  'src/a.js': 'a\n',
  'src/b.js': 'b\n',
  'package.json': '{}\n',
};

interface Field {
  readonly trees: Trees;
  readonly commit: string;
  readonly tree: string;
  readonly workspace: string;
  readonly layersRead: () => number;
}

async function field(box: Sandbox): Promise<Field> {
  const { dir, commit } = box.repo('ws', project);
  write(dir, { 'node_modules/lib/index.js': 'lib\n', 'node_modules/.bin/tool': '#!/bin/sh\n', 'debug.log': 'x' });
  chmodSync(join(dir, 'node_modules/.bin/tool'), 0o755);
  const repository = await box.open(dir);
  await repository.importCommit(commit);
  let read = 0;
  const layer = () => {
    read += 1;
    return made;
  };
  const made = readLayer({ repository, workspace: dir, commit });
  const trees = openTrees({ repository, root: box.path('trees'), layer });
  return { trees, commit, tree: await repository.treeOf(commit), workspace: dir, layersRead: () => read };
}

function names(dir: string): string[] {
  return readdirSync(dir)
    .filter((name) => name !== '.git')
    .toSorted();
}

describe('the worktree of the agent', () => {
  test('holds the tree and layer 0, with a git that is clean and shows the head', async () => {
    await using box = sandbox();
    const { trees, tree, commit, layersRead } = await field(box);
    expect(layersRead()).toBe(0);
    const { dir, gitTampered } = await trees.openAgent({ tree, head: commit, clean: false });
    expect(dir).toBe(box.path('trees/agent'));
    expect(gitTampered).toBe(false);
    expect(names(dir)).toEqual(['.gitignore', 'debug.log', 'node_modules', 'package.json', 'src']);
    expect(readFileSync(join(dir, 'node_modules/lib/index.js'), 'utf8')).toBe('lib\n');
    expect(statSync(join(dir, 'node_modules/.bin/tool')).mode & 0o111).toBe(0o111);
    expect(box.git(dir, 'status', '--porcelain')).toBe('');
    expect(box.git(dir, 'rev-parse', 'HEAD')).toBe(commit);
    expect(box.git(dir, 'branch', '--show-current')).toBe('ralph-work');
  });

  test('is opened again on another tree: its own changes and untracked files go', async () => {
    await using box = sandbox();
    const { trees, tree, commit } = await field(box);
    const { dir } = await trees.openAgent({ tree, head: commit, clean: false });
    write(dir, { 'src/a.js': 'changed', 'src/new.js': 'new', 'deep/er/file': '1' });
    await trees.openAgent({ tree, head: commit, clean: false });
    expect(box.git(dir, 'status', '--porcelain')).toBe('');
    expect(readFileSync(join(dir, 'src/a.js'), 'utf8')).toBe('a\n');
    expect(names(join(dir, 'src'))).toEqual(['a.js', 'b.js']);
    expect(existsSync(join(dir, 'deep'))).toBe(false);
  });

  test.each([
    [false, true],
    [true, false],
  ])('with clean: %s, ignored files of an earlier attempt are kept: %s', async (clean, kept) => {
    await using box = sandbox();
    const { trees, tree, commit } = await field(box);
    const { dir } = await trees.openAgent({ tree, head: commit, clean: false });
    write(dir, { 'build/cache': 'warm', 'own.log': 'log' });
    await trees.openAgent({ tree, head: commit, clean });
    expect([existsSync(join(dir, 'build/cache')), existsSync(join(dir, 'own.log'))]).toEqual([kept, kept]);
  });

  test('[A19] says that the git of the last attempt had hooks put into it, and has a new one', async () => {
    await using box = sandbox();
    const { trees, tree, commit } = await field(box);
    const { dir } = await trees.openAgent({ tree, head: commit, clean: false });
    write(dir, { '.git/hooks/post-checkout': '#!/bin/sh\ntouch /tmp/never\n' });
    expect(await trees.openAgent({ tree, head: commit, clean: false })).toEqual({ dir, gitTampered: true });
    expect(existsSync(join(dir, '.git/hooks/post-checkout'))).toBe(false);
    expect(await trees.openAgent({ tree, head: commit, clean: false })).toEqual({ dir, gitTampered: false });
  });

  test('is put right after the agent gave its index the stat data of what it left behind', async () => {
    await using box = sandbox();
    const { trees, tree, commit } = await field(box);
    const { dir } = await trees.openAgent({ tree, head: commit, clean: false });
    write(dir, { 'src/a.js': 'X\n', 'build/cache': 'warm' });
    forgeIndex(trees.agent);
    await trees.openAgent({ tree, head: commit, clean: false });
    expect(readFileSync(join(dir, 'src/a.js'), 'utf8')).toBe('a\n');
    expect(existsSync(join(dir, 'build/cache'))).toBe(true);
  });

  test('carries the state file from the second attempt on; it can be taken away whatever became of it', async () => {
    await using box = sandbox();
    const { trees, tree, commit } = await field(box);
    const { dir } = await trees.openAgent({ tree, head: commit, clean: false });
    const file = join(dir, '.ralph_state.md');
    expect(existsSync(file)).toBe(false);
    await trees.openAgent({ tree, head: commit, clean: false, stateFile: '# state\n' });
    expect(readFileSync(file, 'utf8')).toBe('# state\n');
    removeStateFile(trees.agent);
    const precious = box.path('precious');
    writeFileSync(precious, 'kept');
    symlinkSync(precious, file);
    await trees.openAgent({ tree, head: commit, clean: false, stateFile: '# state 2\n' });
    expect(lstatSync(file).isFile()).toBe(true);
    expect(readFileSync(precious, 'utf8')).toBe('kept');
    rmSync(file);
    mkdirSync(join(file, 'folder'), { recursive: true });
    removeStateFile(trees.agent);
    expect(existsSync(file)).toBe(false);
    expect(() => removeStateFile({ dir: box.path('absent'), indexFile: '' })).not.toThrow();
  });

  test('comes back after the agent removed it, or put a link or a file in its place', async () => {
    await using box = sandbox();
    const { trees, tree, commit } = await field(box);
    const { dir } = await trees.openAgent({ tree, head: commit, clean: false });
    const elsewhere = box.path('elsewhere');
    write(elsewhere, { kept: '1' });
    for (const spoil of [() => undefined, () => symlinkSync(elsewhere, dir), () => writeFileSync(dir, 'a file')]) {
      rmSync(dir, { recursive: true, force: true });
      spoil();
      await trees.openAgent({ tree, head: commit, clean: false });
      expect(lstatSync(dir).isDirectory()).toBe(true);
      expect(readFileSync(join(dir, 'src/a.js'), 'utf8')).toBe('a\n');
      expect(readFileSync(join(dir, 'node_modules/lib/index.js'), 'utf8')).toBe('lib\n');
    }
    expect(readdirSync(elsewhere)).toEqual(['kept']);
  });
});

describe('the view of the gates', () => {
  test('holds the tree and layer 0 and nothing of a gate that ran in it before, ignored or not', async () => {
    await using box = sandbox();
    const { trees, tree } = await field(box);
    const { dir } = await trees.openView(tree);
    expect(dir).toBe(box.path('trees/view'));
    write(dir, { 'build/cache': '1', 'coverage/x': '1', 'src/a.js': 'changed by a gate', 'own.log': '1' });
    rmSync(join(dir, 'src/b.js'));
    await trees.openView(tree);
    expect(names(dir)).toEqual(['.gitignore', 'debug.log', 'node_modules', 'package.json', 'src']);
    expect(names(join(dir, 'src'))).toEqual(['a.js', 'b.js']);
    expect(readFileSync(join(dir, 'src/a.js'), 'utf8')).toBe('a\n');
    expect(existsSync(join(dir, '.git'))).toBe(false);
  });

  test('repairs what was changed, added or removed in layer 0, also through a link in its place', async () => {
    await using box = sandbox();
    const { trees, tree, workspace } = await field(box);
    const { dir } = await trees.openView(tree);
    write(dir, { 'node_modules/lib/index.js': 'process.exit(0)', 'node_modules/evil/index.js': 'x' });
    rmSync(join(dir, 'node_modules/.bin/tool'));
    symlinkSync('/bin/true', join(dir, 'node_modules/.bin/tool'));
    await trees.openView(tree);
    expect(readFileSync(join(dir, 'node_modules/lib/index.js'), 'utf8')).toBe('lib\n');
    expect(existsSync(join(dir, 'node_modules/evil'))).toBe(false);
    expect(lstatSync(join(dir, 'node_modules/.bin/tool')).isFile()).toBe(true);
    rmSync(join(dir, 'node_modules'), { recursive: true });
    symlinkSync(join(workspace, 'node_modules'), join(dir, 'node_modules'));
    await trees.openView(tree);
    expect(lstatSync(join(dir, 'node_modules')).isDirectory()).toBe(true);
    expect(readFileSync(join(workspace, 'node_modules/lib/index.js'), 'utf8')).toBe('lib\n');
  });

  test('is not deceived by stat data of a changed file that somebody put into its index', async () => {
    await using box = sandbox();
    const { trees, tree } = await field(box);
    const { dir } = await trees.openView(tree);
    write(dir, { 'src/a.js': 'X\n' });
    forgeIndex(trees.view);
    await trees.openView(tree);
    expect(readFileSync(join(dir, 'src/a.js'), 'utf8')).toBe('a\n');
  });

  test('[A15] knows nothing of what the agent did to its own copy, and the workspace stays as it was', async () => {
    await using box = sandbox();
    const { trees, tree, commit, workspace } = await field(box);
    const agent = await trees.openAgent({ tree, head: commit, clean: false });
    write(agent.dir, { 'node_modules/lib/index.js': 'process.exit(0)' });
    const view = await trees.openView(tree);
    expect(readFileSync(join(view.dir, 'node_modules/lib/index.js'), 'utf8')).toBe('lib\n');
    expect(readFileSync(join(workspace, 'node_modules/lib/index.js'), 'utf8')).toBe('lib\n');
    expect(box.git(workspace, 'status', '--porcelain')).toBe('');
  });
});

import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Captured, type CaptureLimits, capture } from '../../src/adapters/git/capture.ts';
import type { Repository } from '../../src/adapters/git/controller.ts';
import { disposableGit } from '../../src/adapters/git/disposable-git.ts';
import { linkProblem } from '../../src/adapters/git/link-target.ts';
import { populate } from '../../src/adapters/git/worktree.ts';
import { forgeIndex } from '../support/git-forge.ts';
import { countingGit, limits, type Sandbox, sandbox, write } from '../support/git-sandbox.ts';

interface Field {
  readonly box: Sandbox;
  readonly repository: Repository;
  readonly tree: string;
  readonly dir: string;
  readonly indexFile: string;
  take(more?: { baseTree?: string; limits?: Partial<CaptureLimits> }): Promise<Captured>;
  git(...args: string[]): string;
}

async function field(box: Sandbox, extra: Record<string, string> = {}): Promise<Field> {
  const repo = box.repo('ws', {
    'README.md': 'read\n',
    'src/a.js': 'a\n',
    'src/deep/b.js': 'b\n',
    '.gitignore': '*.log\nbuild/\n!keep.log\n',
    '.gitattributes': '* text=auto eol=crlf\n*.js filter=evil ident\n',
    ...extra,
  });
  const repository = await box.open(repo.dir);
  await repository.importCommit(repo.commit);
  const tree = await repository.treeOf(repo.commit);
  const place = { dir: box.path('tree'), indexFile: box.path('tree.index') };
  await populate({ repository, ...place, tree, keepIgnored: false });
  await disposableGit({ repository, ...place, head: repo.commit, branch: 'ralph-work' });
  return {
    box,
    repository,
    tree,
    ...place,
    take: (more) =>
      capture({ repository, ...place, baseTree: more?.baseTree ?? tree, limits: { ...limits, ...more?.limits } }),
    git: (...args) => box.git(place.dir, ...args),
  };
}

function taken(captured: Captured): Extract<Captured, { ok: true }> {
  if (!captured.ok) throw new Error(captured.why.message);
  return captured;
}

function said(captured: Captured): string[] {
  return taken(captured).changes.map(({ status, path, newMode }) => `${status} ${path} ${newMode}`);
}

function refused(captured: Captured): Extract<Captured, { ok: false }> {
  if (captured.ok) throw new Error('the tree was taken');
  return captured;
}

describe('capture takes the tree', () => {
  it('nothing changed: the same tree, and touched files do not count', async () => {
    await using box = sandbox();
    const place = await field(box);
    utimesSync(join(place.dir, 'src/a.js'), 1, 1);
    const captured = taken(await place.take());
    expect([captured.tree, captured.changes, captured.notImported]).toEqual([place.tree, [], []]);
  });

  it('changed, new, deleted, executable, linked and renamed files, and it is a valid tree', async () => {
    await using box = sandbox();
    const place = await field(box);
    write(place.dir, { 'src/a.js': 'b\n', 'new/x.txt': 'x', 'tool.sh': '#!/bin/sh\n', 'keep.log': 'k' });
    chmodSync(join(place.dir, 'tool.sh'), 0o755);
    renameSync(join(place.dir, 'README.md'), join(place.dir, 'LIESMICH.md'));
    symlinkSync('../src/deep/b.js', join(place.dir, 'new/link'));
    symlinkSync('nowhere', join(place.dir, 'dangling'));
    const captured = await place.take();
    expect(said(captured)).toEqual([
      'added LIESMICH.md 100644',
      'deleted README.md 000000',
      'added dangling 120000',
      'added keep.log 100644',
      'added new/link 120000',
      'added new/x.txt 100644',
      'modified src/a.js 100644',
      'added tool.sh 100755',
    ]);
    await place.repository.git.ok(['fsck', '--strict', '--no-dangling', taken(captured).tree]);
    expect((await place.repository.readFile(taken(captured).tree, 'new/link'))?.bytes.toString()).toBe(
      '../src/deep/b.js',
    );
  });

  it('files that become folders and folders that become files or links', async () => {
    await using box = sandbox();
    const place = await field(box);
    rmSync(join(place.dir, 'README.md'));
    write(place.dir, { 'README.md/inner': '1' });
    rmSync(join(place.dir, 'src'), { recursive: true });
    symlinkSync('README.md', join(place.dir, 'src'));
    expect(said(await place.take())).toEqual([
      'deleted README.md 000000',
      'added README.md/inner 100644',
      'added src 120000',
      'deleted src/a.js 000000',
      'deleted src/deep/b.js 000000',
    ]);
  });

  it('a folder replaced by a link to its moved self is not taken for the folder', async () => {
    await using box = sandbox();
    const place = await field(box);
    renameSync(join(place.dir, 'src'), join(place.dir, 'lib'));
    symlinkSync('lib', join(place.dir, 'src'));
    expect(said(await place.take())).toEqual([
      'added lib/a.js 100644',
      'added lib/deep/b.js 100644',
      'added src 120000',
      'deleted src/a.js 000000',
      'deleted src/deep/b.js 000000',
    ]);
  });

  it('bytes as they are: CRLF, $Id$, filters and encodings named in .gitattributes have no effect [G3]', async () => {
    await using box = sandbox();
    const place = await field(box);
    const bytes = Buffer.from('$Id$\r\n\u0000\r\n');
    writeFileSync(join(place.dir, 'src/new.js'), bytes);
    write(place.dir, { '.gitattributes': '* working-tree-encoding=UTF-16 text\n' });
    const captured = taken(await place.take());
    expect((await place.repository.readFile(captured.tree, 'src/new.js'))?.bytes.equals(bytes)).toBe(true);
  });

  it('names with newlines, option-like names and names that are not UTF-8 [G7][G21]', async () => {
    await using box = sandbox();
    const place = await field(box);
    write(place.dir, { 'new\nline': '1', '--help': '1', ':(top)x': '1', 'tab\tname': '1', '"q"': '1' });
    const odd = Buffer.concat([Buffer.from(`${place.dir}/src/`), Buffer.from([0x6f, 0xff, 0x0a])]);
    writeFileSync(odd, 'odd');
    const captured = await place.take();
    const paths = taken(captured).changes.map((change) => change.path);
    expect(paths).toEqual(['"q"', '--help', ':(top)x', 'new\nline', 'src/o\udcff\n', 'tab\tname']);
    rmSync(odd);
    await populate({ ...place, tree: taken(captured).tree, keepIgnored: false });
    expect(readFileSync(odd, 'utf8')).toBe('odd');
  });

  it('what index flags, excludes and commits of the agent hide is seen [A11][A12][A13]', async () => {
    await using box = sandbox();
    const place = await field(box);
    place.git('update-index', '--skip-worktree', 'src/a.js');
    place.git('update-index', '--assume-unchanged', 'README.md');
    write(place.dir, { 'src/a.js': 'evil\n', 'README.md': 'evil\n', hidden: '1', '.git/info/exclude': '*\n' });
    place.git('commit', '--allow-empty', '-qm', 'mine');
    place.git('checkout', '-q', '--orphan', 'elsewhere');
    expect(said(await place.take())).toEqual([
      'modified README.md 100644',
      'added hidden 100644',
      'modified src/a.js 100644',
    ]);
  });

  it('same size, same times: content decides', async () => {
    await using box = sandbox();
    const place = await field(box);
    const time = new Date(1_000_000_000_000);
    writeFileSync(join(place.dir, 'src/a.js'), 'Z\n');
    utimesSync(join(place.dir, 'src/a.js'), time, time);
    expect(said(await place.take())).toEqual(['modified src/a.js 100644']);
    writeFileSync(join(place.dir, 'src/a.js'), 'Y\n');
    utimesSync(join(place.dir, 'src/a.js'), time, time);
    const second = taken(await place.take());
    expect((await place.repository.readFile(second.tree, 'src/a.js'))?.bytes.toString()).toBe('Y\n');
  });

  it('what stat data put into the index of the tree would hide is seen', async () => {
    await using box = sandbox();
    const place = await field(box);
    write(place.dir, { 'src/a.js': 'X\n' });
    forgeIndex(place);
    const { changes } = taken(await place.take());
    expect(changes.map((change) => [change.path, change.status])).toEqual([['src/a.js', 'modified']]);
  });

  it('against another base than the tree that was given', async () => {
    await using box = sandbox();
    const place = await field(box);
    const older = await place.repository.overlay(place.tree, [{ path: 'src/a.js', delete: true }]);
    write(place.dir, { fresh: '1' });
    expect(said(await place.take({ baseTree: older }))).toEqual(['added fresh 100644', 'added src/a.js 100644']);
  });

  it('without files that git ignores, which it names', async () => {
    await using box = sandbox();
    const place = await field(box);
    write(place.dir, { 'x.log': '1', 'build/deep/out': '1', 'src/y.log': '1', 'src/z.js': '1' });
    const captured = await place.take();
    expect(said(captured)).toEqual(['added src/z.js 100644']);
    expect([...taken(captured).ignored].sort()).toEqual(['build/', 'src/y.log', 'x.log']);
  });

  it('a submodule of the base stays, whatever lies in its folder [G24]', async () => {
    await using box = sandbox();
    const place = await field(box);
    const tree = await place.repository.overlay(place.tree, [{ path: 'sub', mode: '160000', sha: 'a'.repeat(40) }]);
    await populate({ ...place, tree, keepIgnored: false });
    write(place.dir, { 'sub/x': '1', fresh: '1' });
    const captured = await place.take({ baseTree: tree });
    expect(said(captured)).toEqual(['added fresh 100644']);
    expect(taken(captured).notImported).toEqual([{ path: 'sub/x', why: 'it lies inside a submodule' }]);
    rmSync(join(place.dir, 'sub'), { recursive: true });
    expect(said(await place.take({ baseTree: tree }))).toEqual(['added fresh 100644']);
    await populate({ ...place, tree, keepIgnored: false });
    write(place.dir, { 'sub/y': '1' });
    expect((await populate({ ...place, tree, keepIgnored: false })).removed).toBe(1);
  });
});

describe('capture leaves out and names', () => {
  it('pipes, sockets, links out of the tree, nested repositories, reserved names [G8]', async () => {
    await using box = sandbox();
    const place = await field(box);
    execFileSync('mkfifo', [join(place.dir, 'pipe'), join(place.dir, 'src/.gitignore')]);
    symlinkSync('/etc/passwd', join(place.dir, 'absolute'));
    symlinkSync('../../outside', join(place.dir, 'src/outside'));
    symlinkSync('.git/config', join(place.dir, 'config'));
    write(place.dir, { 'nested/f': '1', 'empty-nested/g': '1', '.GIT/hooks/x': '1', 'src/git~1': '1' });
    for (const name of ['nested', 'empty-nested', 'src']) place.git('init', '-q', name);
    box.git(join(place.dir, 'nested'), 'add', '-A');
    box.git(join(place.dir, 'nested'), 'commit', '-qm', 'x');
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(join(place.dir, 'sock'), resolve));
    const captured = await place.take();
    server.close();
    expect(said(captured)).toEqual(['added empty-nested/g 100644', 'added nested/f 100644']);
    const named = Object.fromEntries(taken(captured).notImported.map(({ path, why }) => [path, why]));
    expect(named).toEqual({
      pipe: 'a named pipe',
      'src/.gitignore': 'a named pipe',
      sock: 'a socket',
      absolute: 'a link to the absolute path /etc/passwd',
      'src/outside': 'a link out of the tree (../../outside)',
      config: 'a link into .git (.git/config)',
      'nested/.git': 'a nested git repository; its files count as ordinary files',
      'empty-nested/.git': 'a nested git repository; its files count as ordinary files',
      'src/.git': 'a nested git repository; its files count as ordinary files',
      '.GIT': 'a name that git reserves',
      'src/git~1': 'a name that git reserves',
    });
    await place.repository.git.ok(['fsck', '--strict', '--no-dangling', taken(captured).tree]);
  });

  it('what stands in a tracked place and is not imported leaves the tracked content as it was', async () => {
    await using box = sandbox();
    const place = await field(box);
    rmSync(join(place.dir, 'README.md'));
    symlinkSync('/etc/passwd', join(place.dir, 'README.md'));
    rmSync(join(place.dir, 'src'), { recursive: true });
    execFileSync('mkfifo', [join(place.dir, 'src')]);
    const captured = taken(await place.take());
    expect(captured.tree).toBe(place.tree);
    expect(captured.notImported.map(({ path }) => path).sort()).toEqual(['README.md', 'src']);
  });

  it('a hard link to a file outside is imported as plain content, never as a link', async () => {
    await using box = sandbox();
    const place = await field(box);
    writeFileSync(box.path('outside'), 'x');
    linkSync(box.path('outside'), join(place.dir, 'hard'));
    expect(said(await place.take())).toEqual(['added hard 100644']);
  });

  it.each([
    ['a', 'b', undefined],
    ['src/a', '../b', undefined],
    ['src/a', './b/c', undefined],
    ['src/a', '..', undefined],
    ['a', '..', 'a link out of the tree (..)'],
    ['src/a', '../..', 'a link out of the tree (../..)'],
    ['src/a', '../../x', 'a link out of the tree (../../x)'],
    ['a', 'b/../c', 'a link whose target has ".." after a name (b/../c)'],
    ['a', '/x', 'a link to the absolute path /x'],
    ['a', 'x/.GIT/config', 'a link into .git (x/.GIT/config)'],
    ['x/.gitmodules', 'y', 'a link named .gitmodules'],
  ])('judges the link %s -> %s', (path, target, problem) => {
    expect(linkProblem(path, target)).toBe(problem);
  });
});

describe('capture refuses a tree over its limits before reading it [A23]', () => {
  it('a sparse file of 2 GB, new or in the place of a tracked one; the rest is salvaged', async () => {
    await using box = sandbox();
    const place = await field(box);
    write(place.dir, { good: '1', huge: '', 'src/a.js': '' });
    truncateSync(join(place.dir, 'huge'), 2 * 1024 ** 3);
    truncateSync(join(place.dir, 'src/a.js'), 2 * 1024 ** 3);
    const { why, salvaged } = refused(await place.take());
    expect(why.code).toBe('file-too-large');
    expect(why.message).toContain('with 2048 MB; the limit for one file is 10 MB (input max_file_mb)');
    expect(salvaged?.leftOut.slice().sort()).toEqual(['huge', 'src/a.js']);
    expect((await place.repository.changes(place.tree, salvaged?.tree ?? '')).map(({ path }) => path)).toEqual([
      'good',
    ]);
  });

  it('many bytes in small files', async () => {
    await using box = sandbox();
    const place = await field(box);
    for (let at = 0; at < 5; at += 1) write(place.dir, { [`f${at}`]: 'x'.repeat(1000) });
    const { why, salvaged } = refused(await place.take({ limits: { maxAddedBytes: 4096 } }));
    expect([why.code, salvaged?.leftOut]).toEqual(['too-large', ['f4']]);
    expect(why.message).toContain('(input max_added_mb)');
  });

  it('many files, also when they lie in one new folder, and when they are deletions', async () => {
    await using box = sandbox();
    const place = await field(box);
    for (let at = 0; at < 30; at += 1) write(place.dir, { [`many/f${at}`]: '' });
    const { why } = refused(await place.take({ limits: { maxChangedFiles: 20 } }));
    expect(why.code).toBe('too-many-files');
    expect(why.message).toContain('the limit is 20 (input max_changed_files)');
    rmSync(join(place.dir, 'many'), { recursive: true });
    rmSync(join(place.dir, 'src'), { recursive: true });
    expect(refused(await place.take({ limits: { maxChangedFiles: 1 } })).why.code).toBe('too-many-files');
  });

  it('few now, many against the base', async () => {
    await using box = sandbox();
    const place = await field(box);
    const empty = await place.repository.emptyTree();
    const { why, salvaged } = refused(await place.take({ baseTree: empty, limits: { maxChangedFiles: 2 } }));
    expect([why.code, salvaged?.tree]).toEqual(['too-many-files', place.tree]);
  });

  it('a path deeper than the limit, also one that no system call takes', async () => {
    await using box = sandbox();
    const place = await field(box);
    write(place.dir, { [`${'d/'.repeat(40)}f`]: '1' });
    const { why } = refused(await place.take());
    expect(why.code).toBe('too-deep');
    expect(why.message).toContain('with 41 segments; the limit is 40');
    const long =
      "const fs = require('fs'); for (let i = 0; i < 30; i++) { const d = 'd'.repeat(200); fs.mkdirSync(d); process.chdir(d); }";
    rmSync(join(place.dir, 'd'), { recursive: true });
    execFileSync(process.execPath, ['-e', long], { cwd: place.dir });
    expect(refused(await place.take()).why.code).toBe('unreadable');
    expect((await populate({ ...place, keepIgnored: true })).removed).toBe(1);
  });

  it('more new folders than are looked at, with a file behind them that would be missed', async () => {
    await using box = sandbox();
    const place = await field(box);
    for (let at = 0; at < 60; at += 1) mkdirSync(join(place.dir, 'e', String(at)), { recursive: true });
    write(place.dir, { 'e/0/deep/work.js': '1' });
    const { why } = refused(await place.take({ limits: { maxChangedFiles: 1 } }));
    expect(why.code).toBe('too-many-files');
    expect(why.message).toContain('more than 50 new files and folders');
  });

  it('but empty folders are no change', async () => {
    await using box = sandbox();
    const place = await field(box);
    for (let at = 0; at < 300; at += 1) mkdirSync(join(place.dir, 'e', String(at)), { recursive: true });
    expect(said(await place.take())).toEqual([]);
  });

  it.each([
    ['removed', (dir: string) => rmSync(dir, { recursive: true })],
    ['emptied', (dir: string) => execFileSync('sh', ['-c', 'rm -rf ./* .git*'], { cwd: dir })],
    [
      'replaced by a file',
      (dir: string) => {
        rmSync(dir, { recursive: true });
        writeFileSync(dir, '');
      },
    ],
    [
      'replaced by a link',
      (dir: string) => {
        rmSync(dir, { recursive: true });
        symlinkSync('/etc', dir);
      },
    ],
  ])('a tree that was %s', async (_, destroy) => {
    await using box = sandbox();
    const place = await field(box);
    destroy(place.dir);
    expect(refused(await place.take()).why.code).toBe('destroyed');
  });
});

describe('a large tree', () => {
  it('is captured by the same rules', async () => {
    await using box = sandbox();
    const many = Object.fromEntries(Array.from({ length: 1200 }, (_, at) => [`d${at % 20}/f${at}`, `content ${at}\n`]));
    const place = await field(box, many);
    expect(taken(await place.take()).tree).toBe(place.tree);
    const { atime, mtime } = lstatSync(join(place.dir, 'src/a.js'));
    writeFileSync(join(place.dir, 'src/a.js'), 'X\n');
    utimesSync(join(place.dir, 'src/a.js'), atime, mtime);
    utimesSync(join(place.dir, 'd1/f1'), 1, 1);
    chmodSync(join(place.dir, 'd2/f2'), 0o755);
    rmSync(join(place.dir, 'd3/f3'));
    rmSync(join(place.dir, 'd4/f4'));
    execFileSync('mkfifo', [join(place.dir, 'd4/f4'), join(place.dir, 'd4/.gitattributes')]);
    rmSync(join(place.dir, 'd5/f5'));
    write(place.dir, { 'd5/f5/inner': '1', 'd6/x.log': '1', 'd7/new': '1' });
    const captured = await place.take();
    expect(said(captured)).toEqual([
      'modified d2/f2 100755',
      'deleted d3/f3 000000',
      'deleted d5/f5 000000',
      'added d5/f5/inner 100644',
      'added d7/new 100644',
      'modified src/a.js 100644',
    ]);
    expect(
      taken(captured)
        .notImported.map(({ path }) => path)
        .sort(),
    ).toEqual(['d4/.gitattributes', 'd4/f4']);
  });
});

describe('processes', () => {
  it('capture takes none, or one when there are new files; overlay, commit and refs none', async () => {
    await using box = sandbox();
    const place = await field(box);
    const counter = countingGit(box.path('count'));
    const repository = await box.open(box.path('ws'), { program: counter.program, root: box.path('second') });
    const head = await repository.workspaceHead();
    await repository.importCommit(head.commit);
    const tree0 = await repository.treeOf(head.commit);
    await populate({ repository, dir: place.dir, indexFile: place.indexFile, tree: tree0, keepIgnored: false });
    counter.reset();
    const call = { repository, dir: place.dir, indexFile: place.indexFile, baseTree: place.tree, limits };
    write(place.dir, { 'src/a.js': 'changed' });
    taken(await capture(call));
    expect(counter.calls()).toEqual([]);
    write(place.dir, { fresh: '1', 'more/fresh': '1' });
    const { tree } = taken(await capture(call));
    const edited = await repository.overlay(tree, [{ path: 'prd.json', mode: '100644', bytes: Buffer.from('{}') }]);
    const commit = await repository.commit({ tree: edited, parents: [head.commit], message: 'x', at: 0 });
    await repository.setRef('refs/ralph/f/attempt/r/1', commit);
    await repository.changes(place.tree, edited);
    expect(counter.calls().map((line) => line.split(' ')[0])).toEqual(['check-ignore']);
  });
});

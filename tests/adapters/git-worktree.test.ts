import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
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
import type { Repository } from '../../src/adapters/git/controller.ts';
import { disposableGit, populate } from '../../src/adapters/git/worktree.ts';
import { countingGit, type Files, type Sandbox, sandbox, write } from '../support/git-sandbox.ts';

interface Field {
  readonly box: Sandbox;
  readonly repository: Repository;
  readonly commit: string;
  readonly tree: string;
  readonly dir: string;
  readonly indexFile: string;
  fill(more?: { tree?: string; keepIgnored?: boolean }): Promise<{ removed: number; restored: number }>;
}

const files: Files = {
  'README.md': 'read\n',
  'src/a.js': 'a\n',
  'src/deep/b.js': 'b\n',
  'src/deep/c.js': 'c\n',
  'crlf.txt': 'one\n',
  '.gitignore': '*.log\nbuild/\n',
  '.gitattributes': '* text=auto eol=crlf\n*.js filter=evil ident\n',
};

async function field(box: Sandbox, content: Files = files): Promise<Field> {
  const repo = box.repo('ws', content);
  const repository = await box.open(repo.dir);
  await repository.importCommit(repo.commit);
  const tree = await repository.treeOf(repo.commit);
  const place = { dir: box.path('tree'), indexFile: box.path('tree.index') };
  mkdirSync(place.dir);
  const fill: Field['fill'] = (more) => populate({ repository, ...place, tree, keepIgnored: false, ...more });
  return { box, repository, commit: repo.commit, tree, ...place, fill };
}

/** Path -> kind, mode and content of everything in a folder. */
function snapshot(dir: string, under = ''): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const name of readdirSync(join(dir, under)).sort()) {
    const path = under === '' ? name : `${under}/${name}`;
    if (path === '.git') continue;
    const stats = lstatSync(join(dir, path));
    if (stats.isDirectory()) Object.assign(entries, { [path]: 'folder' }, snapshot(dir, path));
    else if (stats.isSymbolicLink()) entries[path] = `-> ${readlinkSync(join(dir, path))}`;
    else entries[path] = `${(stats.mode & 0o111) === 0 ? '' : 'x '}${readFileSync(join(dir, path), 'latin1')}`;
  }
  return entries;
}

describe('populate', () => {
  it('writes the bytes of the tree: no filter, no line-end conversion, no ident (G3)', async () => {
    await using box = sandbox();
    const place = await field(box);
    const tree = await place.repository.overlay(place.tree, [
      { path: 'crlf.txt', mode: '100644', bytes: Buffer.from('one\r\ntwo\r\n') },
    ]);
    expect(await place.fill({ tree })).toEqual({ removed: 0, restored: 7 });
    expect(readFileSync(join(place.dir, 'crlf.txt'), 'latin1')).toBe('one\r\ntwo\r\n');
    expect(readFileSync(join(place.dir, 'src/a.js'), 'latin1')).toBe('a\n');
  });

  it('leaves untouched files alone: same inode and times, nothing counted', async () => {
    await using box = sandbox();
    const place = await field(box);
    await place.fill();
    const before = lstatSync(join(place.dir, 'src/a.js'), { bigint: true });
    expect(await place.fill()).toEqual({ removed: 0, restored: 0 });
    const after = lstatSync(join(place.dir, 'src/a.js'), { bigint: true });
    expect([after.ino, after.mtimeNs, after.ctimeNs]).toEqual([before.ino, before.mtimeNs, before.ctimeNs]);
  });

  const attacks: readonly (readonly [string, (dir: string, box: Sandbox) => void])[] = [
    ['changes a file', (dir) => writeFileSync(join(dir, 'src/a.js'), 'evil\n')],
    [
      'changes a file, keeping size and time',
      (dir) => {
        const { atime, mtime } = lstatSync(join(dir, 'src/a.js'));
        writeFileSync(join(dir, 'src/a.js'), 'X\n');
        utimesSync(join(dir, 'src/a.js'), atime, mtime);
      },
    ],
    ['deletes a file', (dir) => rmSync(join(dir, 'src/a.js'))],
    ['deletes a folder', (dir) => rmSync(join(dir, 'src'), { recursive: true })],
    ['makes a file executable', (dir) => chmodSync(join(dir, 'src/a.js'), 0o755)],
    [
      'replaces a folder by a link to its moved self',
      (dir, box) => {
        renameSync(join(dir, 'src'), box.path('moved'));
        symlinkSync(box.path('moved'), join(dir, 'src'));
      },
    ],
    [
      'replaces a folder by a file',
      (dir) => {
        rmSync(join(dir, 'src'), { recursive: true });
        writeFileSync(join(dir, 'src'), 'x');
      },
    ],
    [
      'replaces a file by a folder that cannot be entered',
      (dir) => {
        rmSync(join(dir, 'README.md'));
        write(dir, { 'README.md/x/y': '1' });
        chmodSync(join(dir, 'README.md/x'), 0);
      },
    ],
    [
      'makes folders read-only',
      (dir) => {
        writeFileSync(join(dir, 'src/a.js'), 'evil');
        chmodSync(join(dir, 'src/deep'), 0o500);
        chmodSync(join(dir, 'src'), 0o500);
      },
    ],
    [
      'plants pipes where git would read them',
      (dir) => {
        rmSync(join(dir, '.gitattributes'));
        execFileSync(
          'mkfifo',
          ['.gitattributes', 'src/.gitignore', 'src/pipe'].map((name) => join(dir, name)),
        );
      },
    ],
    [
      'nests repositories, with and without commits (G8)',
      (dir, box) => {
        write(dir, { 'nested/x': '1', 'src/y': '1' });
        box.git(join(dir, 'nested'), 'init', '-q');
        box.git(join(dir, 'nested'), 'add', '-A');
        box.git(join(dir, 'nested'), 'commit', '-qm', 'x');
        box.git(join(dir, 'src'), 'init', '-q');
      },
    ],
    [
      'hides a change behind index flags and an exclude file of its own git (A11, A12)',
      (dir, box) => {
        box.git(dir, 'init', '-q');
        box.git(dir, 'add', '-A');
        box.git(dir, 'update-index', '--skip-worktree', 'src/a.js');
        box.git(dir, 'update-index', '--assume-unchanged', 'README.md');
        write(dir, { 'src/a.js': 'evil', 'README.md': 'evil', hidden: '1', '.git/info/exclude': '*\n' });
      },
    ],
    ['leaves ignored files', (dir) => write(dir, { 'x.log': '1', 'build/out': '1', 'src/y.log': '1' })],
    ['leaves odd names', (dir) => write(dir, { 'new\nline': '1', '-rf': '1', ':(top)x': '1', '.GIT/config': '1' })],
    [
      'leaves names that are not UTF-8',
      (dir) => writeFileSync(Buffer.concat([Buffer.from(`${dir}/src/`), Buffer.from([0xff, 0xfe])]), ''),
    ],
    [
      'digs deeper than a path can be long',
      (dir) => {
        const dig =
          "const fs = require('fs'); for (let i = 0; i < 60; i++) { const d = String(i).padEnd(200, 'd'); fs.mkdirSync(d); process.chdir(d); }";
        execFileSync(process.execPath, ['-e', dig], { cwd: dir });
      },
    ],
    ['links out of the tree', (dir) => symlinkSync('/etc', join(dir, 'etc'))],
    [
      'links a file to one outside',
      (dir, box) => {
        writeFileSync(box.path('outside'), 'precious');
        rmSync(join(dir, 'src/a.js'));
        symlinkSync(box.path('outside'), join(dir, 'src/a.js'));
      },
    ],
  ];

  it.each(attacks)('repairs a tree in which a process %s', async (_, attack) => {
    await using box = sandbox();
    const place = await field(box);
    await place.fill();
    const clean = snapshot(place.dir);
    attack(place.dir, box);
    const done = await place.fill();
    expect(snapshot(place.dir)).toEqual(clean);
    expect(done.removed + done.restored).toBeGreaterThan(0);
    if (existsSync(box.path('outside'))) expect(readFileSync(box.path('outside'), 'utf8')).toBe('precious');
    expect(await place.fill()).toEqual({ removed: 0, restored: 0 });
  });

  it('moves from tree to tree, also where files become folders and back', async () => {
    await using box = sandbox();
    const place = await field(box);
    const other = await place.repository.overlay(place.tree, [
      { path: 'src', mode: '100644', bytes: Buffer.from('file') },
      { path: 'README.md/inner', mode: '100755', bytes: Buffer.from('x') },
      { path: 'l', mode: '120000', bytes: Buffer.from('README.md/inner') },
      { path: 'a\udcff\n', mode: '100644', bytes: Buffer.from('odd') },
    ]);
    await place.fill();
    const clean = snapshot(place.dir);
    await place.fill({ tree: other });
    expect(readFileSync(join(place.dir, 'src'), 'utf8')).toBe('file');
    expect(readlinkSync(join(place.dir, 'l'))).toBe('README.md/inner');
    await place.fill();
    expect(snapshot(place.dir)).toEqual(clean);
  });

  it('keeps ignored files when told to, by the rules of the tree alone', async () => {
    await using box = sandbox();
    const place = await field(box);
    await place.fill();
    write(place.dir, {
      'x.log': '1',
      'build/out': '1',
      'fresh/y.log': '1',
      'fresh/code.js': '1',
      'own/.gitignore': '*\n',
      'own/hidden': '1',
      '.gitignore': '*\n',
      loose: '1',
    });
    mkdirSync(join(place.dir, 'empty/er'), { recursive: true });
    await place.fill({ keepIgnored: true });
    const extra = Object.keys(snapshot(place.dir)).filter((path) => !(path in files) && !path.startsWith('src'));
    expect(extra).toEqual(['build', 'build/out', 'fresh', 'fresh/y.log', 'x.log']);
    expect(readFileSync(join(place.dir, '.gitignore'), 'utf8')).toBe(files['.gitignore']);
  });

  it.each([
    ['a stale lock of a killed git (G17)', (index: string) => writeFileSync(`${index}.lock`, '')],
    ['a torn index', (index: string) => writeFileSync(index, readFileSync(index).subarray(0, 100))],
    ['an index full of nonsense', (index: string) => writeFileSync(index, 'nonsense'.repeat(99))],
    ['no index', (index: string) => rmSync(index)],
  ])('starts again after %s', async (_, damage) => {
    await using box = sandbox();
    const place = await field(box);
    await place.fill();
    const clean = snapshot(place.dir);
    writeFileSync(join(place.dir, 'src/a.js'), 'evil');
    damage(place.indexFile);
    await place.fill();
    expect(snapshot(place.dir)).toEqual(clean);
  });

  it('replaces a link in the place of the whole folder', async () => {
    await using box = sandbox();
    const place = await field(box);
    await place.fill();
    rmSync(place.dir, { recursive: true });
    mkdirSync(box.path('elsewhere'));
    writeFileSync(box.path('elsewhere/keep'), '1');
    symlinkSync(box.path('elsewhere'), place.dir);
    await place.fill();
    expect(readdirSync(box.path('elsewhere'))).toEqual(['keep']);
    expect(lstatSync(place.dir).isDirectory()).toBe(true);
  });

  it('runs no code of the tree or of a planted .git (G1, G2, G3, G4)', async () => {
    await using box = sandbox();
    const place = await field(box);
    await place.fill();
    const mark = box.path('pwned');
    box.git(place.dir, 'init', '-q');
    for (const hook of ['post-checkout', 'post-index-change', 'reference-transaction', 'pre-commit']) {
      writeFileSync(join(place.dir, '.git/hooks', hook), `#!/bin/sh\ntouch ${mark}\n`, { mode: 0o755 });
    }
    for (const key of ['core.fsmonitor', 'filter.evil.clean', 'filter.evil.smudge', 'diff.external', 'core.pager']) {
      box.git(place.dir, 'config', key, `touch ${mark}`);
    }
    writeFileSync(join(place.dir, 'src/a.js'), 'evil');
    await place.fill();
    expect(existsSync(mark)).toBe(false);
    expect(existsSync(join(place.dir, '.git/hooks/pre-commit'))).toBe(true);
  });
});

describe('the disposable git', () => {
  it('is clean and can be worked in, and its commits stay its own (A13)', async () => {
    await using box = sandbox();
    const place = await field(box);
    await place.fill();
    expect(await disposableGit({ ...place, head: place.commit, branch: 'ralph-work' })).toEqual({ tampered: false });
    const git = (...args: string[]): string => box.git(place.dir, ...args);
    expect(git('status', '--porcelain', '--branch')).toBe('## ralph-work');
    expect(git('rev-parse', 'HEAD')).toBe(place.commit);
    expect(git('log', '--format=%s')).toBe('base');
    expect(git('fsck')).toBe('');
    writeFileSync(join(place.dir, 'src/a.js'), 'changed\n');
    expect(git('diff', '--stat')).toContain('src/a.js');
    git('stash');
    git('stash', 'pop');
    git('checkout', '-qb', 'other');
    git('commit', '-qam', 'mine');
    git('tag', 'v1');
    expect(git('log', '--format=%s')).toBe('mine\nbase');
    expect((await place.repository.git.run(['cat-file', '-e', git('rev-parse', 'HEAD')])).exitCode).not.toBe(0);
    expect(await disposableGit({ ...place, head: place.commit, branch: 'ralph-work' })).toEqual({ tampered: false });
    expect(git('branch', '--list')).toBe('* ralph-work');
    expect(git('tag')).toBe('');
  });

  it('commits without any identity or home of the machine (S8: no configuration but its own)', async () => {
    await using box = sandbox();
    const place = await field(box);
    await place.fill();
    await disposableGit({ ...place, head: place.commit, branch: 'ralph-work' });
    writeFileSync(join(place.dir, 'new'), '1');
    const env = { PATH: process.env['PATH'] ?? '', GIT_CONFIG_NOSYSTEM: '1' };
    execFileSync('git', ['add', '-A'], { cwd: place.dir, env });
    execFileSync('git', ['commit', '-qm', 'x'], { cwd: place.dir, env });
    expect(execFileSync('git', ['log', '-1', '--format=%an'], { cwd: place.dir, env, encoding: 'utf8' })).toBe(
      'ralph agent\n',
    );
  });

  const tricks: readonly (readonly [string, (dir: string, box: Sandbox) => void])[] = [
    ['removed', (dir) => rmSync(join(dir, '.git'), { recursive: true })],
    [
      'replaced by a file',
      (dir) => {
        rmSync(join(dir, '.git'), { recursive: true });
        writeFileSync(join(dir, '.git'), 'gitdir: /tmp/x\n');
      },
    ],
    [
      'replaced by a link',
      (dir, box) => {
        renameSync(join(dir, '.git'), box.path('other.git'));
        symlinkSync(box.path('other.git'), join(dir, '.git'));
      },
    ],
    [
      'made anew',
      (dir, box) => {
        rmSync(join(dir, '.git'), { recursive: true });
        box.git(dir, 'init', '-q');
      },
    ],
    ['given hooks', (dir) => write(dir, { '.git/hooks/pre-commit': '#!/bin/sh\n' })],
    ['given excludes (A12)', (dir) => write(dir, { '.git/info/exclude': '*\n' })],
    ['given configuration', (dir, box) => void box.git(dir, 'config', 'core.fsmonitor', 'true')],
    ['given hidden entries (A11)', (dir, box) => void box.git(dir, 'update-index', '--skip-worktree', 'README.md')],
    ['given assumed entries (A11)', (dir, box) => void box.git(dir, 'update-index', '--assume-unchanged', 'README.md')],
    [
      'given hidden entries in an index of version 4',
      (dir, box) => {
        box.git(dir, 'update-index', '--index-version', '4');
        box.git(dir, 'update-index', '--skip-worktree', 'src/deep/c.js');
      },
    ],
    [
      'given a pipe for a config',
      (dir) => {
        rmSync(join(dir, '.git/config'));
        execFileSync('mkfifo', [join(dir, '.git/config')]);
      },
    ],
  ];

  it.each(tricks)('is noted when it was %s, and made new', async (_, trick) => {
    await using box = sandbox();
    const place = await field(box);
    await place.fill();
    await disposableGit({ ...place, head: place.commit, branch: 'ralph-work' });
    trick(place.dir, box);
    expect(await disposableGit({ ...place, head: place.commit, branch: 'ralph-work' })).toEqual({ tampered: true });
    expect(box.git(place.dir, 'status', '--porcelain', '--branch')).toBe('## ralph-work');
    expect(lstatSync(join(place.dir, '.git')).isDirectory()).toBe(true);
  });
});

describe('processes', () => {
  it('populate takes one, a second one only to ask about kept files; the disposable git none', async () => {
    await using box = sandbox();
    const place = await field(box);
    const counter = countingGit(box.path('count'));
    const repository = await box.open(box.path('ws'), { program: counter.program, root: box.path('second') });
    await repository.importCommit(place.commit);
    counter.reset();
    const call = { repository, dir: place.dir, indexFile: place.indexFile, tree: place.tree };
    await populate({ ...call, keepIgnored: false });
    expect(counter.calls().length).toBe(1);
    write(place.dir, { 'x.log': '1', y: '1' });
    await populate({ ...call, keepIgnored: true });
    expect(counter.calls().length).toBe(3);
    await disposableGit({ ...call, head: place.commit, branch: 'ralph-work' });
    expect(counter.calls().length).toBe(3);
  });
});

import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { disposableGit } from '../../src/adapters/git/disposable-git.ts';
import { encodePath } from '../../src/adapters/git/paths.ts';
import { populate } from '../../src/adapters/git/worktree.ts';
import { troubleOf } from '../../src/engine/trouble.ts';
import { field, files, snapshot } from '../support/git-field.ts';
import { countingGit, gitProgram, type Sandbox, sandbox, write } from '../support/git-sandbox.ts';

/** Only root may, and not on every file system. */
function canFreeze(): boolean {
  const dir = mkdtempSync(join(tmpdir(), 'ralph-freeze-'));
  try {
    execFileSync('chattr', ['+i', dir], { stdio: 'ignore' });
    execFileSync('chattr', ['-i', dir], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

describe('populate', () => {
  it('writes the bytes of the tree: no filter, no line-end conversion, no ident [G3]', async () => {
    await using box = sandbox();
    const place = await field(box);
    const tree = await place.repository.overlay(place.tree, [
      { path: 'crlf.txt', mode: '100644', bytes: Buffer.from('one\r\ntwo\r\n') },
    ]);
    expect(await place.fill({ tree })).toEqual({ removed: 0, restored: 7 });
    expect(readFileSync(join(place.dir, 'crlf.txt'), 'latin1')).toBe('one\r\ntwo\r\n');
    expect(readFileSync(join(place.dir, 'src/a.js'), 'latin1')).toBe('a\n');
  });

  it('leaves the times of a file alone that only changed hands, and mends one whose times or bytes are forged', async () => {
    await using box = sandbox();
    const place = await field(box);
    await place.fill();
    const [kept, touched, changed] = ['src/a.js', 'crlf.txt', 'src/deep/b.js'].map((path) => join(place.dir, path)) as [
      string,
      string,
      string,
    ];
    const before = lstatSync(kept, { bigint: true });
    chmodSync(kept, 0o600);
    const early = new Date('2020-02-02T02:02:02Z');
    utimesSync(touched, early, early);
    const { atime, mtime } = lstatSync(changed);
    writeFileSync(changed, 'B\n');
    utimesSync(changed, atime, mtime);
    expect(await place.fill()).toEqual({ removed: 0, restored: 2 });
    expect(lstatSync(kept, { bigint: true }).mtimeNs).toBe(before.mtimeNs);
    expect(lstatSync(touched).mtime).not.toEqual(early);
    expect(readFileSync(changed, 'latin1')).toBe('b\n');
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
      'nests repositories, with and without commits [G8]',
      (dir, box) => {
        write(dir, { 'nested/x': '1', 'src/y': '1' });
        box.git(join(dir, 'nested'), 'init', '-q');
        box.git(join(dir, 'nested'), 'add', '-A');
        box.git(join(dir, 'nested'), 'commit', '-qm', 'x');
        box.git(join(dir, 'src'), 'init', '-q');
      },
    ],
    [
      'hides a change behind index flags and an exclude file of its own git [A11][A12]',
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
    ['a stale lock of a killed git [G17]', (index: string) => writeFileSync(`${index}.lock`, '')],
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
    expect(existsSync(`${place.indexFile}.lock`)).toBe(false);
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

  it('runs no code of the tree or of a planted .git [G1][G2][G3][G4]', async () => {
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

  it('removes thousands of untracked folders and hears a timer meanwhile', async () => {
    await using box = sandbox();
    const place = await field(box);
    await place.fill();
    for (let at = 0; at < 1000; at += 1) mkdirSync(join(place.dir, 'many', String(at)), { recursive: true });
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 0);
    const kept = await place.fill({ keepIgnored: true });
    clearInterval(timer);
    expect(kept).toEqual({ removed: 0, restored: 0 });
    expect(existsSync(join(place.dir, 'many'))).toBe(false);
    expect(turns).toBeGreaterThan(1);
    for (let at = 0; at < 1000; at += 1) mkdirSync(join(place.dir, 'many', String(at)), { recursive: true });
    expect(await place.fill()).toEqual({ removed: 1, restored: 0 });
  });

  it.skipIf(!canFreeze())('names what a process made immutable, as trouble of the machine', async () => {
    await using box = sandbox();
    const place = await field(box);
    await place.fill();
    write(place.dir, { 'imm/f': 'x' });
    const file = join(place.dir, 'imm/f');
    execFileSync('chattr', ['+i', file]);
    try {
      const error: unknown = await place.fill().catch((caught: unknown) => caught);
      expect(error).toMatchObject({ message: expect.stringContaining(`${file} can be neither changed nor removed`) });
      expect(troubleOf(error, 'a test').kind).toBe('environment_broken');
    } finally {
      execFileSync('chattr', ['-i', file]);
    }
    expect((await place.fill()).removed).toBe(1);
  });
});

describe('a large tree', () => {
  const many = Object.fromEntries(Array.from({ length: 1200 }, (_, at) => [`d${at % 20}/f${at}`, `content ${at}\n`]));

  it('is repaired and kept by the same rules', async () => {
    await using box = sandbox();
    const place = await field(box, { ...many, 'src/a.js': 'a\n', '.gitignore': '*.log\n' });
    await place.fill();
    expect(await place.fill()).toEqual({ removed: 0, restored: 0 });
    const clean = snapshot(place.dir);
    const { atime, mtime } = lstatSync(join(place.dir, 'src/a.js'));
    writeFileSync(join(place.dir, 'src/a.js'), 'X\n');
    utimesSync(join(place.dir, 'src/a.js'), atime, mtime);
    rmSync(join(place.dir, 'd3/f3'));
    rmSync(join(place.dir, 'd4'), { recursive: true });
    renameSync(join(place.dir, 'd5'), box.path('moved'));
    symlinkSync(box.path('moved'), join(place.dir, 'd5'));
    chmodSync(join(place.dir, 'd6/f6'), 0o755);
    rmSync(join(place.dir, 'd7/f7'));
    symlinkSync('/etc/passwd', join(place.dir, 'd7/f7'));
    write(place.dir, { 'd8/extra': '1', 'd9/x.log': '1' });
    expect(await place.fill()).toEqual({ removed: 3, restored: 124 });
    expect(snapshot(place.dir)).toEqual(clean);
    expect(await place.fill()).toEqual({ removed: 0, restored: 0 });
  });

  it('moves to a tree that differs in many files', async () => {
    await using box = sandbox();
    const place = await field(box, many);
    await place.fill();
    const other = await place.repository.overlay(
      place.tree,
      Object.keys(many)
        .slice(0, 800)
        .map((path) => ({ path, mode: '100644', bytes: Buffer.from(`other ${path}`) })),
    );
    expect(await place.fill({ tree: other })).toEqual({ removed: 0, restored: 800 });
    expect(readFileSync(join(place.dir, 'd0/f0'), 'utf8')).toBe('other d0/f0');
  });
});

describe('an ordinary user', () => {
  it('gets past the permissions that an agent of the same user sets', async () => {
    await using box = sandbox();
    const repo = box.repo('ws', files);
    const isRoot = process.getuid?.() === 0;
    const nobody = isRoot ? { uid: 65_534, gid: 65_534 } : {};
    const root = box.path('root');
    mkdirSync(root);
    if (isRoot) execFileSync('chown', ['-R', '65534:65534', box.root]);
    const script = join(import.meta.dirname, '../support/git-unprivileged.ts');
    const out = execFileSync(process.execPath, [script, root, repo.dir, gitProgram], { encoding: 'utf8', ...nobody });
    expect(JSON.parse(out)).toEqual({
      uid: isRoot ? 65_534 : process.getuid?.(),
      left: [false, false],
      changes: ['added new/deep/file', 'modified src/a.js'],
      content: 'a\n',
      tampered: true,
      second: { removed: 0, restored: 0 },
    });
  });
});

describe('processes', () => {
  it('a small tree takes none; one asks about kept files; the disposable git takes none', async () => {
    await using box = sandbox();
    const place = await field(box);
    const counter = countingGit(box.path('count'));
    const repository = await box.open(box.path('ws'), { program: counter.program, root: box.path('second') });
    await repository.importCommit(place.commit);
    const other = await repository.overlay(place.tree, [
      { path: 'src/new/x', mode: '100644', bytes: Buffer.from('x') },
      { path: 'README.md', delete: true },
    ]);
    counter.reset();
    const call = { repository, dir: place.dir, indexFile: place.indexFile };
    await populate({ ...call, tree: place.tree, keepIgnored: false });
    expect(counter.calls().length).toBe(0);
    writeFileSync(join(place.dir, 'src/a.js'), 'evil');
    await populate({ ...call, tree: other, keepIgnored: false });
    expect(counter.calls().length).toBe(0);
    write(place.dir, { 'x.log': '1', y: '1' });
    await populate({ ...call, tree: place.tree, keepIgnored: true });
    expect(counter.calls().length).toBe(1);
    await disposableGit({ ...call, head: place.commit, branch: 'ralph-work' });
    expect(counter.calls().length).toBe(1);
  });
});

const nameArbitrary = fc.constantFrom('a', 'b', 'a.b', 'a-b', 'dir', 'dir.x', 'é', '\udcff', 'new\nline', ':x');
const pathArbitrary = fc.array(nameArbitrary, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));
const modeArbitrary = fc.constantFrom('100644', '100755', '120000');
const treeArbitrary = fc
  .uniqueArray(fc.tuple(pathArbitrary, modeArbitrary, fc.constantFrom('1', '22', '333')), {
    maxLength: 10,
    selector: ([path]) => path,
  })
  .map((all) => all.filter(([path], at) => all.slice(0, at).every(([other]) => !overlaps(path, other))));

function overlaps(a: string, b: string): boolean {
  return `${a}/`.startsWith(`${b}/`) || `${b}/`.startsWith(`${a}/`);
}

describe('any trees, one after the other, with vandalism between them', () => {
  it('are on disk exactly, and the index is the one that git would have', async () => {
    await using box = sandbox();
    const place = await field(box);
    const { repository, dir, indexFile } = place;
    const git = (...args: string[]) => repository.git.ok(args, { indexFile, workTree: dir });
    await fc.assert(
      fc.asyncProperty(fc.array(treeArbitrary, { minLength: 2, maxLength: 4 }), fc.nat(), async (trees, seed) => {
        for (const content of trees) {
          const edits = content.map(([path, mode, text]) => ({ path, mode, bytes: Buffer.from(text) }));
          const tree = await repository.overlay(await repository.emptyTree(), edits);
          await place.fill({ tree });
          expect((await git('ls-files', '-s', '-z')).toString('latin1').replaceAll(' 0\t', '\t')).toBe(
            (await git('ls-tree', '-r', '-z', tree)).toString('latin1').replaceAll(/ (?:blob|commit) /g, ' '),
          );
          expect((await git('write-tree')).toString().trim()).toBe(tree);
          expect((await git('diff-index', '--raw', tree)).toString()).toBe('');
          expect((await git('ls-files', '--others')).toString()).toBe('');
          vandalise(
            dir,
            content.map(([path]) => path),
            seed,
          );
        }
      }),
      { numRuns: 25 },
    );
    await git('fsck', '--strict', '--no-dangling');
  });
});

/** Breaks one entry of a tree in one of several ways. */
function vandalise(dir: string, paths: readonly string[], seed: number): void {
  const path = paths[seed % Math.max(paths.length, 1)];
  if (path === undefined) return;
  const full = Buffer.concat([Buffer.from(`${dir}/`), encodePath(path)]);
  rmSync(full);
  if (seed % 4 === 1) writeFileSync(full, 'X');
  if (seed % 4 === 2) symlinkSync('/etc', full);
  if (seed % 4 === 3) mkdirSync(Buffer.concat([full, Buffer.from('/sub')]), { recursive: true });
}

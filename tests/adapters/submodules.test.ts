import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disposableGit } from '../../src/adapters/git/disposable-git.ts';
import { openTrees } from '../../src/adapters/trees.ts';
import { plainGrounds } from '../../src/adapters/views/grounds.ts';
import { openPristine } from '../../src/adapters/views/layered-views.ts';
import { countingGit, type Sandbox, sandbox, write } from '../support/git-sandbox.ts';
import { addSubmodule, copiedCheckout, checkout as freshCheckout, treeOf } from '../support/git-submodules.ts';

const template = sandbox();
beforeAll(() => void freshCheckout(template));
afterAll(() => template[Symbol.asyncDispose]());

function checkout(box: Sandbox) {
  return copiedCheckout(box, template);
}

/** Everything below a folder, sorted. */
function listing(dir: string): string[] {
  return execFileSync('find', ['.', '-mindepth', '1', '(', '-type', 'f', '-o', '-type', 'l', ')', '-printf', '%P\\n'], {
    cwd: dir,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean)
    .sort();
}

const library = ['.gitattributes', '.gitmodules', 'deep/y/y.c', 'deep/z.c', 'src/in.c', 'x.c'];

describe('submodules of the checkout', () => {
  it('lie in the tree as in the workspace, those inside them too, without any .git [G24]', async () => {
    await using box = sandbox();
    const { dir: workspace, inside } = checkout(box);
    write(inside, { 'built.o': 'object', 'notes.txt': 'untracked' });
    const { fill, dir, layer } = await treeOf(box, workspace);
    await fill();
    expect(listing(join(dir, 'vendor/x'))).toEqual([...library, 'built.o', 'notes.txt'].sort());
    expect(readFileSync(join(dir, 'vendor/x/deep/y/y.c'), 'utf8')).toBe('y\n');
    expect(layer.extras.notices).toEqual([]);
    expect(await fill()).toEqual({ removed: 0, restored: 0 });
  });

  it('cost a repository without any of them no process and no look at the tree', async () => {
    await using box = sandbox();
    const git = countingGit(box.root);
    const { dir: workspace, commit } = box.repo('plain', { 'a.txt': 'a', '.gitattributes': '* text=auto\n' });
    const repository = await box.open(workspace, { program: git.program });
    await repository.importCommit(commit);
    git.reset();
    const { readLayer } = await import('../../src/adapters/git/layer.ts');
    const { extras } = await readLayer({ repository, workspace, commit });
    expect(extras).toMatchObject({ submodules: [], notices: [] });
    expect(git.calls().map((call) => call.split(' ')[0])).toEqual(['read-tree', 'ls-files']);
  });

  it('are cleanly seen by a git of the agent', async () => {
    await using box = sandbox();
    const { dir: workspace } = checkout(box);
    const { fill, dir, indexFile, repository, commit } = await treeOf(box, workspace);
    await fill();
    await disposableGit({ repository, dir, indexFile, head: commit, branch: 'ralph-work' });
    expect(box.git(dir, 'status', '--porcelain')).toBe('');
    write(dir, { 'vendor/x/x.c': 'changed', 'src/a.txt': '2\n' });
    box.git(dir, 'add', '-A');
    box.git(dir, 'commit', '-q', '-m', 'by the agent');
    expect(box.git(dir, 'show', '--name-only', '--format=', 'HEAD')).toBe('src/a.txt');
  });

  const missing: readonly (readonly [string, (box: Sandbox, at: ReturnType<typeof checkout>) => void, RegExp])[] = [
    [
      'is not checked out',
      (box, { dir }) => box.git(dir, 'submodule', '--quiet', 'deinit', '-f', '--all'),
      /^Submodule vendor\/x: not checked out\. Agents and gates see an empty folder\. Add "submodules: recursive" to the step of actions\/checkout\.$/,
    ],
    [
      'has another commit',
      (box, { inside }) => box.git(inside, 'checkout', '-q', 'HEAD^'),
      /^Submodule vendor\/x: the workspace has [0-9a-f]{10}, the commit that the run starts from wants [0-9a-f]{10}\. Agents and gates see an empty folder\.$/,
    ],
    [
      'is a link',
      (box, { inside }) => {
        renameSync(inside, box.path('elsewhere'));
        symlinkSync(box.path('elsewhere'), inside);
      },
      /^Submodule vendor\/x: a link stands at its path/,
    ],
    [
      'lies behind a link',
      (box, { dir }) => {
        renameSync(join(dir, 'vendor'), box.path('elsewhere'));
        symlinkSync(box.path('elsewhere'), join(dir, 'vendor'));
      },
      /^Submodule vendor\/x: a link stands at its path/,
    ],
    [
      'has a .git that leads out of the workspace',
      (box, { inside, library: other }) => {
        box.git(other, 'checkout', '-q', '--detach');
        writeFileSync(join(inside, '.git'), `gitdir: ${join(other, '.git')}\n`);
      },
      /^Submodule vendor\/x: its \.git names a folder outside of the workspace/,
    ],
    [
      'has a .git that is a link',
      (_, { inside, library: other }) => {
        rmSync(join(inside, '.git'));
        symlinkSync(join(other, '.git'), join(inside, '.git'));
      },
      /^Submodule vendor\/x: not checked out/,
    ],
    [
      'has a HEAD that is none',
      (_, { dir }) => writeFileSync(join(dir, '.git/modules/vendor/x/HEAD'), 'ref: ../../../../etc/passwd\n'),
      /^Submodule vendor\/x: its \.git does not tell which commit is checked out/,
    ],
  ];
  it.each(missing)('are left out and told when one %s [G24]', async (_, spoil, notice) => {
    await using box = sandbox();
    const place = checkout(box);
    spoil(box, place);
    const { fill, dir, layer } = await treeOf(box, place.dir);
    await fill();
    expect(layer.extras.submodules).toEqual([]);
    expect(layer.extras.notices).toEqual([expect.stringMatching(notice)]);
    expect(listing(join(dir, 'vendor/x'))).toEqual([]);
    expect(readFileSync(join(dir, 'vendor/readme'), 'utf8')).toBe('r\n');
  });

  it('on a branch, loose or packed, count as checked out', async () => {
    await using box = sandbox();
    const { dir: workspace, inside } = checkout(box);
    box.git(inside, 'checkout', '-q', '-B', 'work');
    const first = await treeOf(box, workspace);
    expect(first.layer.extras.submodules).toHaveLength(1);
    box.git(inside, 'pack-refs', '--all');
    expect(existsSync(join(workspace, '.git/modules/vendor/x/refs/heads/work'))).toBe(false);
    const second = await treeOf(box, workspace);
    expect(second.layer.extras.submodules).toHaveLength(1);
  });

  it('that are dirty are given as they lie there, and told', async () => {
    await using box = sandbox();
    const { dir: workspace, inside } = checkout(box);
    write(inside, { 'x.c': 'patched by a step\n' });
    const { fill, dir, layer } = await treeOf(box, workspace);
    await fill();
    expect(readFileSync(join(dir, 'vendor/x/x.c'), 'utf8')).toBe('patched by a step\n');
    expect(layer.extras.notices).toEqual([
      'Submodule vendor/x: 1 file in the workspace differs from its commit. Agents and gates see what lies there.',
    ]);
  });

  it('run nothing of .gitmodules, configuration or filters [G24]', async () => {
    await using box = sandbox();
    const { dir: workspace, inside } = checkout(box);
    const touched = box.path('touched');
    const evil = `touch '${touched}'; cat`;
    for (const key of ['filter.evil.clean', 'filter.evil.smudge', 'core.fsmonitor'])
      box.git(workspace, 'config', '--file', '.git/modules/vendor/x/config', key, evil);
    box.git(workspace, 'config', '--file', '.gitmodules', 'submodule.vendor/x.update', `!touch '${touched}'`);
    box.git(workspace, 'config', 'submodule.vendor/x.update', `!touch '${touched}'`);
    write(inside, { 'x.c': 'so that git has to look at content\n' });
    utimesSync(join(inside, 'x.c'), 1, 1);
    const { fill, layer } = await treeOf(box, workspace);
    await fill();
    expect(layer.extras.submodules).toHaveLength(1);
    expect(existsSync(touched)).toBe(false);
  });

  it('that a step changes while the run is on are not copied again', async () => {
    await using box = sandbox();
    const { dir: workspace, inside } = checkout(box);
    const { fill, dir } = await treeOf(box, workspace);
    await fill();
    write(inside, { 'x.c': 'by an agent that found the workspace\n' });
    expect(await fill()).toEqual({ removed: 0, restored: 0 });
    rmSync(join(dir, 'vendor/x/x.c'));
    await expect(fill()).rejects.toThrow(/vendor\/x\/x\.c was changed during the run/);
  });
});

describe('what an agent does to a submodule', () => {
  const deeds: readonly (readonly [string, (inside: string) => void, string])[] = [
    ['changes a file', (at) => write(at, { 'src/in.c': 'evil' }), inside('src/in.c')],
    ['changes a file of one inside it', (at) => write(at, { 'deep/y/y.c': 'evil' }), inside('deep/y/y.c')],
    ['adds files', (at) => write(at, { 'new.c': '1', 'src/n/m.c': '1' }), inside('new.c, src/n/m.c')],
    [
      'removes a file and a folder',
      (at) => {
        rmSync(join(at, 'x.c'), { force: true });
        rmSync(join(at, 'src'), { recursive: true, force: true });
      },
      inside('src/in.c, x.c'),
    ],
    [
      'replaces a folder above one inside it by a link',
      (at) => {
        rmSync(join(at, 'deep'), { recursive: true, force: true });
        symlinkSync('../../src', join(at, 'deep'));
      },
      inside('deep'),
    ],
    ['puts a repository into it', (at) => mkdirSync(join(at, '.git'), { recursive: true }), inside('.git')],
    ['removes it', (at) => rmSync(at, { recursive: true, force: true }), instead],
    [
      'replaces it by a file',
      (at) => {
        rmSync(at, { recursive: true, force: true });
        writeFileSync(at, 'file');
      },
      instead,
    ],
    [
      'replaces it by a link',
      (at) => {
        rmSync(at, { recursive: true, force: true });
        symlinkSync('../src', at);
      },
      instead,
    ],
    [
      'replaces it by a pipe',
      (at) => {
        rmSync(at, { recursive: true, force: true });
        execFileSync('mkfifo', [at]);
      },
      instead,
    ],
  ];
  it.each(deeds)('is named and not taken when it %s [G24]', async (_, act, what) => {
    await using box = sandbox();
    const { dir: workspace } = checkout(box);
    const { fill, take, dir, tree } = await treeOf(box, workspace);
    await fill();
    const before = listing(dir);
    act(join(dir, 'vendor/x'));
    write(dir, { 'src/a.txt': '2\n' });
    const captured = await take();
    if (!captured.ok) throw new Error(captured.why.message);
    expect(captured.changes.map(({ path, status }) => `${status} ${path}`)).toEqual(['modified src/a.txt']);
    expect(captured.notImported).toEqual([
      { path: 'vendor/x', what, why: 'a submodule is changed in its own repository' },
    ]);
    for (const keepIgnored of [true, false]) {
      act(join(dir, 'vendor/x'));
      await fill({ tree, keepIgnored });
      expect(listing(dir)).toEqual(before);
    }
  });

  it.each([true, false])('is not repaired through a link, with an index or without: %s', async (hasIndex) => {
    await using box = sandbox();
    const { dir: workspace } = checkout(box);
    write(workspace, { '.gitignore': 'deep\n' });
    box.git(workspace, 'commit', '-q', '-a', '-m', 'ignore links');
    const { fill, dir, tree, indexFile, repository } = await treeOf(box, workspace);
    await fill();
    const elsewhere = box.path('elsewhere');
    write(elsewhere, { 'y/y.c': 'of somebody else', 'z.c': 'z' });
    if (hasIndex) {
      await fill({ tree: await repository.overlay(tree, [{ path: 'vendor/x', delete: true }]), keepIgnored: true });
      mkdirSync(join(dir, 'vendor/x'), { recursive: true });
    } else rmSync(indexFile);
    rmSync(join(dir, 'vendor/x/deep'), { recursive: true, force: true });
    symlinkSync(elsewhere, join(dir, 'vendor/x/deep'));
    await fill({ keepIgnored: true });
    expect(listing(elsewhere)).toEqual(['y/y.c', 'z.c']);
    expect(readFileSync(join(elsewhere, 'y/y.c'), 'utf8')).toBe('of somebody else');
    expect(listing(join(dir, 'vendor/x'))).toEqual(library);
  });

  it('leaves the gitlink alone when the folder above it is replaced', async () => {
    await using box = sandbox();
    const { dir: workspace } = checkout(box);
    const { fill, take, dir } = await treeOf(box, workspace);
    await fill();
    rmSync(join(dir, 'vendor'), { recursive: true });
    writeFileSync(join(dir, 'vendor'), 'a file');
    const captured = await take();
    if (!captured.ok) throw new Error(captured.why.message);
    expect(captured.changes).toEqual([]);
    expect(captured.notImported.map(({ path }) => path)).toEqual(['vendor', 'vendor/x']);
    await fill();
    expect(listing(join(dir, 'vendor/x'))).toEqual(library);
  });

  it('says nothing of caches', async () => {
    await using box = sandbox();
    const { dir: workspace } = checkout(box);
    const { fill, take, dir } = await treeOf(box, workspace);
    await fill();
    write(dir, { 'vendor/x/src/__pycache__/in.pyc': '1' });
    const captured = await take();
    expect(captured.ok && captured.notImported).toEqual([]);
  });

  it('does not end an empty one that was not checked out', async () => {
    await using box = sandbox();
    const { dir: workspace } = checkout(box);
    box.git(workspace, 'submodule', '--quiet', 'deinit', '-f', '--all');
    const { fill, take, dir } = await treeOf(box, workspace);
    await fill();
    rmSync(join(dir, 'vendor/x'), { recursive: true });
    symlinkSync('../src', join(dir, 'vendor/x'));
    const captured = await take();
    if (!captured.ok) throw new Error(captured.why.message);
    expect(captured.changes).toEqual([]);
    expect(captured.notImported).toEqual([{ path: 'vendor/x', why: 'it stands in the place of a submodule' }]);
  });
});

function inside(files: string): string {
  return `changes inside the submodule vendor/x are not taken (${files})`;
}

const instead = 'what took the place of the submodule vendor/x is not taken';

describe('trees of one run that differ', () => {
  it('get the files only where they name the commit that is checked out', async () => {
    await using box = sandbox();
    const { dir: workspace } = checkout(box);
    const { repository, tree, dir, indexFile, fill, extras } = await treeOf(box, workspace);
    const other = await repository.overlay(tree, [{ path: 'vendor/x', mode: '160000', sha: 'a'.repeat(40) }]);
    const file = await repository.overlay(tree, [{ path: 'vendor/x', mode: '100644', bytes: Buffer.from('file') }]);
    const none = await repository.overlay(tree, [{ path: 'vendor/x', delete: true }]);
    const pristine = openPristine({
      repository,
      dir: box.path('base'),
      indexFile: box.path('base.index'),
      extras: async () => extras,
    });
    for (const each of [tree, other, tree, file, tree, none, tree]) {
      await fill({ tree: each });
      await pristine.bring(each);
      const expected = each === tree ? library : [];
      for (const place of [dir, pristine.dir]) {
        if (each === file) expect(readFileSync(join(place, 'vendor/x'), 'utf8')).toBe('file');
        else expect(existsSync(join(place, 'vendor/x')) ? listing(join(place, 'vendor/x')) : []).toEqual(expected);
      }
    }
    expect(indexFile).toBe(box.path('tree.index'));
  });

  it('keep the files of several submodules apart', async () => {
    await using box = sandbox();
    const { dir: workspace, library: from } = checkout(box);
    addSubmodule(box, workspace, { path: 'third', from });
    const { fill, dir, layer } = await treeOf(box, workspace);
    await fill();
    expect(listing(join(dir, 'third'))).toEqual(['.gitattributes', '.gitmodules', 'deep/z.c', 'src/in.c', 'x.c']);
    expect(listing(join(dir, 'vendor/x'))).toEqual(library);
    expect(layer.extras.submodules.map(({ path }) => path)).toEqual(['third', 'vendor/x']);
  });
});

describe('views without layers', () => {
  it('have the files each time, and nothing that a gate left', async () => {
    await using box = sandbox();
    const { dir: workspace } = checkout(box);
    write(workspace, { 'node_modules/dep.js': 'dep' });
    const { repository, layer, tree } = await treeOf(box, workspace);
    const trees = openTrees({ repository, root: box.path('trees'), layer: async () => layer });
    const { openView } = plainGrounds(repository, trees, async () => undefined);
    for (let run = 0; run < 3; run += 1) {
      const view = await openView({ tree });
      expect(listing(join(view.written, 'vendor/x'))).toEqual(library);
      expect(existsSync(join(view.written, 'cache'))).toBe(false);
      write(view.written, { 'vendor/x/x.c': 'by a gate', 'vendor/x/new.c': '1', cache: 'left' });
      view.close();
    }
  });
});

describe.skipIf(process.env['RALPH_FULL'] !== '1')('a huge submodule', () => {
  it('is laid once and costs later trees a look at its names', async () => {
    await using box = sandbox();
    const { dir: workspace, inside: at } = checkout(box);
    for (let folder = 0; folder < 200; folder += 1) {
      mkdirSync(join(at, `many/${folder}`), { recursive: true });
      for (let file = 0; file < 100; file += 1) writeFileSync(join(at, `many/${folder}/${file}.c`), 'x');
    }
    const { fill, dir } = await treeOf(box, workspace);
    await fill();
    rmSync(join(dir, 'vendor/x/many/7'), { recursive: true });
    expect(await fill()).toMatchObject({ removed: 0 });
    expect(listing(join(dir, 'vendor/x'))).toHaveLength(library.length + 20_000);
  });
});

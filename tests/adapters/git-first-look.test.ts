import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { controllerDir, prepareGitDir } from '../../src/adapters/git/controller-dir.ts';
import { beginLook } from '../../src/adapters/git/first-look.ts';
import { readLayer } from '../../src/adapters/git/layer.ts';
import { findWorkspace } from '../../src/adapters/git/workspace.ts';
import { countingGit, type Files, gitProgram, type Sandbox, sandbox, write } from '../support/git-sandbox.ts';

const files: Files = { 'a.js': 'a', 'deep/b.js': 'b', '.gitignore': 'node_modules/\n*.local\n' };
const ignored: Files = { 'node_modules/x/index.js': 'x', 'settings.local': 's', 'untracked.txt': 'of no interest' };

/** A checkout, and a look at it that copies a commit to a new store; git's calls are counted. */
function looking(box: Sandbox, { name = 'ws', commit }: { name?: string; commit?: string } = {}) {
  const repo = box.repo(name, files);
  write(repo.dir, ignored);
  const root = box.path('controller');
  const git = countingGit(box.path('counted'));
  const copy = { commit: commit ?? repo.commit, gitDir: prepareGitDir(root) };
  const look = beginLook({ program: git.program, workspace: repo.dir, copy });
  const open = () => box.open(repo.dir, { root, program: git.program, look });
  return { ...repo, git, look, open };
}

describe('the first look', () => {
  it('tells the facts that git would be asked for', async () => {
    await using box = sandbox();
    const { dir } = box.repo('ws', files);
    const git = countingGit(box.path('counted'));
    const look = beginLook({ program: git.program, workspace: dir });
    await look.ended;
    git.reset();
    expect(await findWorkspace(git.program, dir, look)).toEqual(await findWorkspace(gitProgram, dir));
    expect(git.calls()).toEqual([]);
  });

  it.each(['detached', 'unborn', 'bare', 'no repository', 'inside another'])(
    'says of one that is %s what git says later',
    async (kind) => {
      await using box = sandbox();
      const { dir, commit } = box.repo('ws', files);
      const made = await oddWorkspace(box, { kind, dir, commit });
      const look = beginLook({ program: gitProgram, workspace: made });
      expect(await findWorkspace(gitProgram, made, look)).toEqual(await findWorkspace(gitProgram, made));
    },
  );

  it('is no word about another folder, nor about one that is not there', async () => {
    await using box = sandbox();
    const { dir } = box.repo('ws', files);
    const look = beginLook({ program: gitProgram, workspace: box.path('nowhere') });
    expect(await look.facts).toBeUndefined();
    expect(await findWorkspace(gitProgram, dir, look)).toEqual(await findWorkspace(gitProgram, dir));
  });

  it.each(['ws', "it's $HOME `x` \\ ws", 'a:b "ws"'])(
    'copies the commit and lists what is ignored, whatever the folder is called: %s',
    async (name) => {
      await using box = sandbox();
      const { dir, commit, look, open } = looking(box, { name });
      const repository = await open();
      expect(await repository.importCommit(commit)).toEqual({ ok: true, from: 'workspace' });
      expect((await repository.readFile(commit, 'deep/b.js'))?.bytes.toString()).toBe('b');
      const layer = await readLayer({ repository, workspace: dir, commit });
      const later = await box.open(dir, { root: box.path('later') });
      await later.importCommit(commit);
      const plain = await readLayer({ repository: later, workspace: dir, commit });
      expect([...layer.roots].sort()).toEqual(['node_modules', 'settings.local']);
      expect(layer).toEqual({ ...plain, extras: expect.anything() });
      await look.ended;
      expect(readdirSync(controllerDir(box.path('controller')))).not.toContain('first-wanted');
    },
  );

  it('leaves nothing to do for whoever wants that commit', async () => {
    await using box = sandbox();
    const { dir, commit, git, look, open } = looking(box);
    await look.ended;
    git.reset();
    const repository = await open();
    await repository.importCommit(commit);
    await readLayer({ repository, workspace: dir, commit });
    expect(git.calls()).toEqual([]);
  });

  it('keeps a reader of the store in reserve, for one who asks', async () => {
    await using box = sandbox();
    const { commit, git, look, open } = looking(box);
    await look.ended;
    await vi.waitUntil(() => git.calls().includes('cat-file --batch'), { timeout: 60_000 });
    git.reset();
    const [one, other] = [await open(), await open()];
    await one.importCommit(commit);
    expect((await one.readFile(commit, 'a.js'))?.bytes.toString()).toBe('a');
    expect(git.calls()).toEqual([]);
    expect((await other.readFile(commit, 'a.js'))?.bytes.toString()).toBe('a');
    expect(git.calls()).toEqual(['cat-file --batch']);
    // It belongs to who took it.
    look.end();
    expect((await one.readFile(commit, 'deep/b.js'))?.bytes.toString()).toBe('b');
    expect(git.calls()).toEqual(['cat-file --batch']);
    await Promise.all([one.close(), other.close()]);
  });

  it('ends the reader that nobody asked; who asks then starts another one', async () => {
    await using box = sandbox();
    const { commit, git, look, open } = looking(box);
    await look.ended;
    await vi.waitUntil(() => git.calls().includes('cat-file --batch'), { timeout: 60_000 });
    look.end();
    git.reset();
    const repository = await open();
    await repository.importCommit(commit);
    expect((await repository.readFile(commit, 'a.js'))?.bytes.toString()).toBe('a');
    expect(git.calls()).toEqual(['cat-file --batch']);
    await repository.close();
  });

  it.each(['waits', 'is asked'])(
    'goes on with another reader where the one in reserve is ended from outside while it %s',
    async (when) => {
      await using box = sandbox();
      const { commit, git, look, open } = looking(box);
      await look.ended;
      const repository = await open();
      await repository.importCommit(commit);
      if (when === 'is asked') await repository.readFile(commit, 'a.js');
      git.reset();
      await endReaders(box.path('controller'));
      const contents = await Promise.all(['deep/b.js', '.gitignore'].map((path) => repository.readFile(commit, path)));
      expect(contents.map((file) => file?.bytes.toString())).toEqual(['b', files['.gitignore']]);
      expect(git.calls()).toEqual(['cat-file --batch']);
      await repository.close();
    },
  );

  it('asks another reader what the one in reserve left open when the look was ended', async () => {
    await using box = sandbox();
    const { commit, look, open } = looking(box);
    await look.ended;
    const repository = await open();
    await repository.importCommit(commit);
    await signalReaders(box.path('controller'), 'SIGSTOP');
    const read = repository.readFile(commit, 'deep/b.js');
    await endReaders(box.path('controller'));
    expect((await read)?.bytes.toString()).toBe('b');
    await repository.close();
  });

  it('has no reader in reserve that could not be started', async () => {
    await using box = sandbox();
    const { dir, commit } = box.repo('ws', files);
    const copy = { commit, gitDir: prepareGitDir(box.path('controller')) };
    const look = beginLook({ program: '/nonexistent/git', workspace: dir, copy });
    await look.ended;
    await vi.waitUntil(() => look.copy?.reader?.take() === undefined, { timeout: 60_000 });
    const absent = beginLook({ program: gitProgram, workspace: box.path('nowhere'), copy });
    expect([await absent.facts, absent.copy?.reader?.take()]).toEqual([undefined, undefined]);
  });

  it('takes no part in an import of another commit', async () => {
    await using box = sandbox();
    const { dir, git, open } = looking(box);
    write(dir, { 'c.local': 'c', 'd.js': 'd' });
    box.git(dir, 'add', '-A');
    box.git(dir, 'commit', '-q', '-m', 'next');
    const commit = box.git(dir, 'rev-parse', 'HEAD');
    const repository = await open();
    expect(await repository.importCommit(commit)).toEqual({ ok: true, from: 'workspace' });
    const layer = await readLayer({ repository, workspace: dir, commit });
    expect([...layer.roots].sort()).toEqual(['c.local', 'node_modules', 'settings.local']);
    expect(git.calls().filter((call) => call.startsWith('read-tree'))).toHaveLength(2);
  });

  it('ends the history of what it copied where only a later import asks for it', async () => {
    await using box = sandbox();
    const { dir, commit: first } = box.repo('ws', files);
    for (const name of ['second', 'third']) box.git(dir, 'commit', '-q', '--allow-empty', '-m', name);
    const third = box.git(dir, 'rev-parse', 'HEAD');
    const root = box.path('controller');
    const copy = { commit: third, gitDir: prepareGitDir(root) };
    const look = beginLook({ program: gitProgram, workspace: dir, copy });
    await look.ended;
    const repository = await box.open(dir, { root, look });
    await repository.importCommit(first);
    expect(await repository.importCommit(third)).toEqual({ ok: true, from: 'store' });
    expect((await repository.git.ok(['rev-list', third])).toString().trim()).toBe(third);
  });

  it('copies nothing of a commit that is not there, and the import says why there is none', async () => {
    await using box = sandbox();
    const { look, open } = looking(box, { commit: '0123456789'.repeat(4) });
    expect([await look.copy?.packed, await look.copy?.ignored]).toEqual([false, undefined]);
    expect(await (await open()).importCommit('0123456789'.repeat(4))).toMatchObject({ ok: false });
  });

  it('takes no object that is not what its name says', async () => {
    await using box = sandbox();
    const { dir, commit } = box.repo('ws', files);
    const forged = box.git(dir, 'rev-parse', 'HEAD:a.js');
    const place = join(dir, '.git/objects', forged.slice(0, 2), forged.slice(2));
    const other = box.git(dir, 'rev-parse', 'HEAD:deep/b.js');
    chmodSync(place, 0o644);
    copyFileSync(join(dir, '.git/objects', other.slice(0, 2), other.slice(2)), place);
    const look = beginLook({
      program: gitProgram,
      workspace: dir,
      copy: { commit, gitDir: prepareGitDir(box.path('controller')) },
    });
    expect([await look.copy?.packed, await look.copy?.ignored]).toEqual([false, undefined]);
  });

  it('is over at once when the step is cancelled, and so is the copy that takes its place', async () => {
    await using box = sandbox();
    const { dir, commit } = box.repo('ws', files);
    const program = box.path('git');
    const cancel = new AbortController();
    writeFileSync(program, `#!/bin/sh\n[ "$1" != pack-objects ] || exec sleep 600\nexec ${gitProgram} "$@"\n`, {
      mode: 0o755,
    });
    const root = box.path('controller');
    const look = beginLook({ program, workspace: dir, copy: { commit, gitDir: prepareGitDir(root) } });
    const repository = await box.open(dir, { root, program, look, network: { signal: cancel.signal } });
    const importing = repository.importCommit(commit);
    look.end();
    await look.ended;
    cancel.abort();
    expect(await importing).toMatchObject({ ok: false });
  });

  it('works on in a gitdir whose locks nobody takes away', async () => {
    await using box = sandbox();
    const { dir, commit } = box.repo('ws', files);
    const gitDir = prepareGitDir(box.path('controller'));
    const lock = join(gitDir, 'layer.index.lock');
    const look = beginLook({ program: gitProgram, workspace: dir, copy: { commit, gitDir } });
    await look.ended;
    writeFileSync(lock, '');
    await box.open(dir, { look });
    expect(existsSync(lock)).toBe(true);
    await box.open(dir);
    expect(existsSync(lock)).toBe(false);
  });
});

/** Ends the readers of the store below this folder, once there are some. */
async function endReaders(root: string): Promise<void> {
  await signalReaders(root, 'SIGKILL');
}

async function signalReaders(root: string, signal: NodeJS.Signals): Promise<void> {
  const pids = await vi.waitUntil(() => readersOf(root).length > 0 && readersOf(root), { timeout: 60_000 });
  for (const pid of pids) process.kill(pid, signal);
}

function readersOf(root: string): number[] {
  const gitDir = controllerDir(root);
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isReader(`/proc/${pid}`, gitDir));
}

function isReader(place: string, gitDir: string): boolean {
  try {
    return readlinkSync(`${place}/cwd`) === gitDir && readFileSync(`${place}/cmdline`, 'utf8').includes('\0cat-file\0');
  } catch {
    return false;
  }
}

async function oddWorkspace(
  box: Sandbox,
  { kind, dir, commit }: { kind: string; dir: string; commit: string },
): Promise<string> {
  switch (kind) {
    case 'detached':
      box.git(dir, 'checkout', '-q', '--detach', commit);
      return dir;
    case 'unborn':
      mkdirSync(box.path('unborn'));
      box.git(box.path('unborn'), 'init', '-q');
      return box.path('unborn');
    case 'bare':
      box.git(box.root, 'clone', '-q', '--bare', dir, 'bare');
      return box.path('bare');
    case 'inside another':
      return join(dir, 'deep');
    default:
      mkdirSync(box.path('plain'));
      return box.path('plain');
  }
}

import { symlinkSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePath, encodePath, isDotGit } from '../../src/adapters/git/paths.ts';
import { isFullRef } from '../../src/adapters/git/refs.ts';
import type { TreeEdit } from '../../src/adapters/git/tree-edit.ts';
import { sandbox } from '../support/git-sandbox.ts';

describe('names [G21]', () => {
  it('any bytes survive', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        expect(encodePath(decodePath(bytes))).toEqual(Buffer.from(bytes));
      }),
    );
  });

  it.each([
    ['é.txt', 'é.txt'],
    ['\uFEFFbom', '\uFEFFbom'],
    ['a\uFFFDb', 'a\uFFFDb'],
    ['😀', '😀'],
  ])('valid UTF-8 %j reads as itself', (name, text) => {
    expect(decodePath(Buffer.from(name))).toBe(text);
  });

  it('other bytes become lone surrogates and do not eat their neighbours', () => {
    expect(decodePath(Buffer.from([0x61, 0xff, 0x62]))).toBe('a\udcffb');
    expect(decodePath(Buffer.from([0xc3, 0x28, 0xf0, 0x9f]))).toBe('\udcc3(\udcf0\udc9f');
  });

  it.each([
    '.git',
    '.GIT',
    '.Git',
    '.g\u200cit',
    'git~1',
    'GIT~1',
    '.git ',
    '.git.',
    '.git::$INDEX_ALLOCATION',
    'a\\.git',
  ])('%j could be .git somewhere', (name) => expect(isDotGit(name)).toBe(true));

  it.each(['.gitignore', '.github', 'git', '.gitx', 'a.git', 'git~10'])('%j is an ordinary name', (name) => {
    expect(isDotGit(name)).toBe(false);
  });
});

describe('ref names [G10]', () => {
  it.each(['refs/heads/x', 'refs/ralph/f/attempt/r-1/2', 'refs/heads/é'])('takes %j', (ref) => {
    expect(isFullRef(ref)).toBe(true);
  });

  it.each([
    'x',
    'refs',
    'refs/x',
    'heads/x',
    'refs/heads/',
    'refs//x',
    'refs/heads/a..b',
    'refs/heads/a b',
    'refs/heads/a~',
    'refs/heads/a^',
    'refs/heads/a:b',
    'refs/heads/a?',
    'refs/heads/a*',
    'refs/heads/a[',
    'refs/heads/a\\b',
    'refs/heads/@{',
    'refs/heads/x.lock',
    'refs/heads/.x',
    'refs/heads/x.',
    'refs/heads/\u0007',
    `refs/heads/${'x'.repeat(256)}`,
    'refs/../../etc/passwd',
  ])('refuses %j', (ref) => expect(isFullRef(ref)).toBe(false));

  it('a name out of the rules never becomes a path', async () => {
    await using box = sandbox();
    const repository = await box.open(box.repo('ws', { a: '1' }).dir);
    await expect(repository.setRef('refs/../../../escaped', '0'.repeat(40))).rejects.toThrow('not a full ref name');
  });
});

const nameArbitrary = fc.constantFrom(
  'a',
  'b',
  'a.b',
  'a-b',
  'dir',
  'dir.x',
  'Z',
  'é',
  '\udcff',
  'new\nline',
  'sp ace',
  ':x',
  '-x',
);
const pathArbitrary = fc.array(nameArbitrary, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));

function isFree(path: string, taken: readonly string[]): boolean {
  return taken.every((other) => !`${other}/`.startsWith(`${path}/`) && !`${path}/`.startsWith(`${other}/`));
}

/** A set of files in which no file stands where another needs a folder. */
const filesArbitrary = fc
  .uniqueArray(fc.tuple(pathArbitrary, fc.constantFrom('1', '2', '3')), { maxLength: 8, selector: ([path]) => path })
  .map((files) =>
    files.filter(([path], at) =>
      isFree(
        path,
        files.slice(0, at).map(([other]) => other),
      ),
    ),
  );

function writes(files: readonly (readonly [string, string])[]): TreeEdit[] {
  return files.map(([path, text]) => ({ path, mode: '100644', bytes: Buffer.from(text) }));
}

describe('trees', () => {
  it('are the trees that git makes, whatever the names', async () => {
    await using box = sandbox();
    const repository = await box.open(box.repo('ws', { a: '1' }).dir);
    const empty = await repository.emptyTree();
    await fc.assert(
      fc.asyncProperty(filesArbitrary, async (files) => {
        const tree = await repository.overlay(empty, writes(files));
        const entries = await repository.listFiles(tree);
        expect(entries.map((entry) => entry.path).sort()).toEqual(files.map(([path]) => path).sort());
        const lines = entries.map(({ path, mode, sha }) =>
          Buffer.concat([Buffer.from(`${mode} ${sha}\t`), encodePath(path), Buffer.from([0])]),
        );
        const indexFile = box.path('check.index');
        await repository.git.ok(['read-tree', '--empty'], { indexFile });
        await repository.git.ok(['update-index', '-z', '--index-info'], { indexFile, input: Buffer.concat(lines) });
        expect((await repository.git.ok(['write-tree'], { indexFile })).toString().trim()).toBe(tree);
      }),
      { numRuns: 25 },
    );
    await repository.git.ok(['fsck', '--strict', '--no-dangling']);
  });

  it('differ as `git diff-tree` says, and the differences lead from one to the other', async () => {
    await using box = sandbox();
    const repository = await box.open(box.repo('ws', { a: '1' }).dir);
    const empty = await repository.emptyTree();
    await fc.assert(
      fc.asyncProperty(filesArbitrary, filesArbitrary, async (before, after) => {
        const [from, to] = [
          await repository.overlay(empty, writes(before)),
          await repository.overlay(empty, writes(after)),
        ];
        const changes = await repository.changes(from, to);
        const out = await repository.git.ok(['diff-tree', '-r', '-z', '--raw', '--no-renames', from, to]);
        expect(
          changes
            .map((change) => `${change.oldMode} ${change.newMode} ${change.oldSha} ${change.newSha} ${change.path}`)
            .sort(),
        ).toEqual(parseRaw(out).sort());
        const edits = changes.map(
          (change): TreeEdit =>
            change.status === 'deleted'
              ? { path: change.path, delete: true }
              : { path: change.path, mode: change.newMode, sha: change.newSha },
        );
        expect(await repository.overlay(from, edits)).toBe(to);
      }),
      { numRuns: 40 },
    );
  });

  it('tell a type change from a modification', async () => {
    await using box = sandbox();
    const repository = await box.open(box.repo('ws', { a: '1' }).dir);
    const base = await repository.overlay(
      await repository.emptyTree(),
      writes([
        ['f', '1'],
        ['g', '1'],
      ]),
    );
    const next = await repository.overlay(base, [
      { path: 'f', mode: '120000', bytes: Buffer.from('g') },
      { path: 'g', mode: '100755', bytes: Buffer.from('1') },
    ]);
    expect((await repository.changes(base, next)).map(({ path, status }) => `${path} ${status}`)).toEqual([
      'f type-changed',
      'g modified',
    ]);
  });

  it.each(['../x', 'a/../b', '.git/config', 'a/.GIT/x', '/etc/passwd', 'a//b', ''])(
    'refuse the path %j',
    async (path) => {
      await using box = sandbox();
      const repository = await box.open(box.repo('ws', { a: '1' }).dir);
      const tree = await repository.emptyTree();
      await expect(repository.overlay(tree, writes([[path, 'x']]))).rejects.toThrow('cannot be a path in a tree');
    },
  );

  it('are listed and read, below a folder too; large content is cut and its size told', async () => {
    await using box = sandbox();
    const large = Buffer.alloc(3_000_000, 'x');
    const repo = box.repo('ws', { 'src/a.txt': 'A', 'src/sub/b.txt': 'B', large });
    symlinkSync('a.txt', `${repo.dir}/src/link`);
    box.git(repo.dir, 'add', '-A');
    box.git(repo.dir, 'commit', '-qm', 'link');
    const commit = box.git(repo.dir, 'rev-parse', 'HEAD');
    const repository = await box.open(repo.dir);
    await repository.importCommit(commit);
    expect((await repository.listFiles(commit, 'src')).map(({ path, mode }) => `${path} ${mode}`)).toEqual([
      'src/a.txt 100644',
      'src/link 120000',
      'src/sub/b.txt 100644',
    ]);
    expect(await repository.listFiles(commit, 'nowhere')).toEqual([]);
    expect(await repository.readFile(commit, 'src/sub/b.txt')).toEqual({
      bytes: Buffer.from('B'),
      mode: '100644',
      size: 1,
    });
    expect(await repository.readFile(commit, 'src/link')).toEqual({
      bytes: Buffer.from('a.txt'),
      mode: '120000',
      size: 5,
    });
    expect(await repository.readFile(commit, 'src')).toBeUndefined();
    expect(await repository.readFile(commit, 'src/a.txt/x')).toBeUndefined();
    const cut = await repository.readFile(commit, 'large', 1000);
    expect([cut?.bytes.length, cut?.size]).toEqual([1000, 3_000_000]);
    expect((await repository.readFile(commit, 'large'))?.bytes.equals(large)).toBe(true);
    expect(await repository.blobSize('f'.repeat(40))).toBeUndefined();
  });
});

describe('commits', () => {
  it('are the same for the same input, valid, and by the configured identity [G7]', async () => {
    await using box = sandbox();
    const repository = await box.open(box.repo('ws', { a: '1' }).dir, {
      identity: { name: '--help <x>\n', email: 'a@b' },
    });
    const tree = await repository.overlay(
      await repository.emptyTree(),
      writes([
        ['--output=x', '1'],
        ['--help', '2'],
      ]),
    );
    const call = { tree, parents: [], message: 'feat: [US-1] - é\n\nbody\n\n', at: 1_700_000_000_999 };
    const commit = await repository.commit(call);
    expect(await repository.commit(call)).toBe(commit);
    expect((await repository.git.ok(['cat-file', 'commit', commit])).toString()).toBe(
      `tree ${tree}\nauthor --help x <a@b> 1700000000 +0000\ncommitter --help x <a@b> 1700000000 +0000\n\nfeat: [US-1] - é\n\nbody\n`,
    );
    await repository.setRef('refs/ralph/f/attempt/r/1', commit);
    expect(await repository.readRef('refs/ralph/f/attempt/r/1')).toBe(commit);
    expect((await repository.git.ok(['fsck', '--strict', '--no-dangling'])).toString()).toBe('');
    await repository.deleteRef('refs/ralph/f/attempt/r/1');
    expect(await repository.readRef('refs/ralph/f/attempt/r/1')).toBeUndefined();
  });
});

function parseRaw(out: Buffer): string[] {
  const fields: string[] = [];
  for (let at = 0; at < out.length; ) {
    const end = out.indexOf(0, at);
    fields.push(decodePath(out.subarray(at, end)));
    at = end + 1;
  }
  return fields.flatMap((head, at) => {
    if (at % 2 === 1) return [];
    const [oldMode = '', newMode, oldSha, newSha] = head.split(' ');
    return [`${oldMode.slice(1)} ${newMode} ${oldSha} ${newSha} ${fields[at + 1]}`];
  });
}

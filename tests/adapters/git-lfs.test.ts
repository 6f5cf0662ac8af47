import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settleLfs, storeFresh } from '../../src/adapters/git/capture-lfs.ts';
import { refusalOf } from '../../src/adapters/git/capture-read.ts';
import { disposableGit } from '../../src/adapters/git/disposable-git.ts';
import { attributeBlobs } from '../../src/adapters/git/extras.ts';
import { parseIndex, submodulePaths } from '../../src/adapters/git/index-file.ts';
import { readLayer } from '../../src/adapters/git/layer.ts';
import { formatPointer, parsePointer } from '../../src/adapters/git/lfs-pointer.ts';
import { openPristine } from '../../src/adapters/views/layered-views.ts';
import { big, lfsCheckout, pointerTo } from '../support/git-lfs.ts';
import { gitProgram, type limits, type Sandbox, sandbox, write } from '../support/git-sandbox.ts';
import { treeOf } from '../support/git-submodules.ts';

interface Options {
  readonly gitLfs?: boolean;
  readonly files?: Readonly<Record<string, string>>;
  /** What happens to the workspace before the run. */
  readonly before?: (workspace: string) => void;
}

/** A tree on such a checkout; git-lfs is taken for missing or present whatever this machine has. */
async function field(box: Sandbox, { gitLfs = false, files = {}, before = () => undefined }: Options = {}) {
  const { dir: workspace } = lfsCheckout(box, files);
  before(workspace);
  const tree = await treeOf(box, workspace, ({ lfs, ...extras }) =>
    lfs === undefined ? extras : { ...extras, lfs: { ...lfs, cannotSend: gitLfs ? undefined : 'git-lfs is missing' } },
  );
  const taken = async (more?: Partial<typeof limits>) => {
    const captured = await tree.take(more);
    if (!captured.ok) throw new Error(captured.why.message);
    return captured;
  };
  return { ...tree, workspace, taken, read: (path: string) => readFileSync(join(tree.dir, path), 'utf8') };
}

/** What the blob at a path of a tree holds. */
async function blobAt({ repository }: Awaited<ReturnType<typeof field>>, tree: string, path: string) {
  return (await repository.readFile(tree, path))?.bytes.toString('utf8');
}

describe('files that Git LFS keeps', () => {
  it('are seen with their contents; their snapshot stays the pointer, byte for byte', async () => {
    await using box = sandbox();
    const at = await field(box);
    await at.fill();
    expect(at.read('assets/big.bin')).toBe(big);
    expect(at.read('notes/pointer.txt')).toBe(pointerTo(big));
    expect(at.layer.extras.notices).toEqual([]);
    expect(await at.fill()).toEqual({ removed: 0, restored: 0 });
    const captured = await at.taken();
    expect(captured.tree).toBe(at.tree);
    expect(captured.changes).toEqual([]);
  });

  it('are unchanged to a git of the agent, and what it does with them does not matter', async () => {
    await using box = sandbox();
    const tomorrow = Date.now() / 1000 + 86_400;
    const before = (workspace: string) => utimesSync(join(workspace, 'assets/big.bin'), tomorrow, tomorrow);
    const at = await field(box, { before });
    await at.fill();
    const { repository, dir, indexFile, commit } = at;
    await disposableGit({ repository, dir, indexFile, head: commit, branch: 'ralph-work' });
    expect(box.git(dir, 'status', '--porcelain')).toBe('');
    utimesSync(join(dir, 'assets/big.bin'), 7, 7);
    chmodSync(join(dir, 'assets/big.bin'), 0o600);
    renameSync(join(dir, 'assets/run.bin'), join(dir, 'assets/moved.bin'));
    box.git(dir, 'stash', '-q');
    box.git(dir, 'stash', 'pop', '-q');
    expect((await at.taken()).changes.map(({ path, status }) => `${status} ${path}`)).toEqual([
      'added assets/moved.bin',
      'deleted assets/run.bin',
    ]);
  });

  it('are put right again, whatever was done to them', async () => {
    await using box = sandbox();
    const at = await field(box);
    const spoil: readonly ((path: string) => void)[] = [
      (path) => write(at.dir, { [path]: 'x' }),
      (path) => write(at.dir, { [path]: pointerTo(big) }),
      (path) => {
        rmSync(join(at.dir, path));
        symlinkSync('../src/a.txt', join(at.dir, path));
      },
      (path) => {
        rmSync(join(at.dir, path));
        mkdirSync(join(at.dir, path));
      },
      () => rmSync(join(at.dir, 'assets'), { recursive: true }),
      () => {
        rmSync(join(at.dir, 'assets'), { recursive: true });
        symlinkSync('src', join(at.dir, 'assets'));
      },
      () => rmSync(at.indexFile),
    ];
    for (const act of spoil) {
      await at.fill();
      act('assets/big.bin');
      await at.fill({ keepIgnored: true });
      expect(at.read('assets/big.bin')).toBe(big);
      expect(lstatSync(join(at.dir, 'assets/big.bin')).isFile()).toBe(true);
      expect((await at.taken()).tree).toBe(at.tree);
    }
  });

  it('are pointers where the workspace has pointers or something else, which is told', async () => {
    await using box = sandbox();
    const at = await field(box, {
      files: {
        'assets/other.bin': pointerTo('other'),
        'assets/gone.bin': pointerTo('gone'),
        'deep/er/in.bin': pointerTo('in'),
      },
      before: (workspace) => {
        write(workspace, { 'assets/big.bin': pointerTo(big), 'assets/other.bin': 'OTHER' });
        rmSync(join(workspace, 'assets/gone.bin'));
        renameSync(join(workspace, 'deep'), join(workspace, 'elsewhere'));
        write(workspace, { 'elsewhere/er/in.bin': 'in' });
        symlinkSync('elsewhere', join(workspace, 'deep'));
      },
    });
    await at.fill();
    for (const [path, content] of [
      ['assets/big.bin', big],
      ['assets/other.bin', 'other'],
      ['deep/er/in.bin', 'in'],
    ] as const)
      expect(at.read(path)).toBe(pointerTo(content));
    expect(at.read('assets/run.bin')).toBe('#!/bin/sh\necho ran\n');
    expect(at.layer.extras.notices).toEqual([
      'Git LFS: assets/big.bin in the workspace: pointers without their contents. Agents and gates see the pointers. Add "lfs: true" to the step of actions/checkout.',
      'Git LFS: assets/gone.bin, assets/other.bin, deep/er/in.bin in the workspace: not what the commit that the run starts from names. Agents and gates see the pointers.',
    ]);
    expect((await at.taken()).tree).toBe(at.tree);
  });

  it('of nested attributes and macros are known, others are not', async () => {
    await using box = sandbox();
    const at = await field(box, {
      files: {
        '.gitattributes': '[attr]kept filter=lfs diff=lfs\n*.bin kept\nassets/raw.bin -filter\n',
        'deep/.gitattributes': '*.dat filter=lfs\n',
        'deep/x.dat': pointerTo('x'),
        'x.dat': pointerTo('x'),
        'assets/raw.bin': pointerTo('x'),
      },
      before: (workspace) => write(workspace, { 'deep/x.dat': 'x' }),
    });
    await at.fill();
    expect([at.read('deep/x.dat'), at.read('x.dat'), at.read('assets/raw.bin')]).toEqual([
      'x',
      pointerTo('x'),
      pointerTo('x'),
    ]);
    expect((await at.taken()).tree).toBe(at.tree);
  });

  it('are not copied from a workspace that changed meanwhile', async () => {
    await using box = sandbox();
    const at = await field(box);
    await at.fill();
    write(at.workspace, { 'assets/big.bin': big.replace('big', 'BIG') });
    await at.fill();
    rmSync(join(at.dir, 'assets/big.bin'));
    await expect(at.fill()).rejects.toThrow(/assets\/big\.bin was changed during the run/);
    expect(existsSync(join(at.dir, 'assets/big.bin'))).toBe(false);
  });
});

describe('what an agent does to files of Git LFS', () => {
  const refused: readonly (readonly [string, (dir: string) => void, RegExp])[] = [
    [
      'changes one',
      (dir) => write(dir, { 'assets/big.bin': 'new' }),
      /changed assets\/big\.bin, which Git LFS keeps as \.gitattributes says, but git-lfs is missing/,
    ],
    ['adds one', (dir) => write(dir, { 'n/new.bin': 'new' }), /changed n\/new\.bin/],
    [
      'takes them out of .gitattributes',
      (dir) => write(dir, { '.gitattributes': '', 'assets/big.bin': 'new' }),
      /changed assets\/big\.bin/,
    ],
    [
      'writes a pointer to nowhere',
      (dir) => write(dir, { 'assets/big.bin': pointerTo('nobody has this') }),
      /wrote assets\/big\.bin: pointers of Git LFS to contents that neither/,
    ],
  ];
  it.each(refused)('is refused without git-lfs when it %s; the rest is kept', async (_, act, why) => {
    await using box = sandbox();
    const at = await field(box);
    await at.fill();
    act(at.dir);
    write(at.dir, { 'src/a.txt': '2\n' });
    const captured = await at.take();
    expect(captured).toMatchObject({ ok: false, why: { code: 'lfs-not-taken', message: expect.stringMatching(why) } });
    const tree = (captured.ok ? undefined : captured.salvaged?.tree) ?? '';
    expect(await blobAt(at, tree, 'src/a.txt')).toBe('2\n');
    expect(await blobAt(at, tree, 'assets/big.bin')).toBe(pointerTo(big));
    expect(await blobAt(at, tree, 'n/new.bin')).toBeUndefined();
  });

  const lfsLine = '*.bin filter=lfs diff=lfs merge=lfs -text\n';
  const altering: readonly (readonly [string, (dir: string) => void, string])[] = [
    ['removes .gitattributes', (dir) => rmSync(join(dir, '.gitattributes')), 'assets/big.bin'],
    [
      'narrows its lines',
      (dir) => write(dir, { '.gitattributes': '*.bin filter=lfs\nrun.bin -filter\n' }),
      'assets/run.bin',
    ],
    ['adds one below', (dir) => write(dir, { 'assets/.gitattributes': '*.bin !filter\n' }), 'assets/big.bin'],
    [
      'puts a link in its place',
      (dir) => {
        rmSync(join(dir, '.gitattributes'));
        symlinkSync('*.bin filter=lfs', join(dir, '.gitattributes'));
      },
      'assets/big.bin',
    ],
    [
      'gives it a pointer that is text',
      (dir) => write(dir, { '.gitattributes': `${lfsLine}notes/* filter=lfs\n` }),
      'notes/pointer.txt',
    ],
  ];
  it.each(altering)(
    'is refused when it %s, so that others would see other bytes than the gates',
    async (_, act, path) => {
      await using box = sandbox();
      const at = await field(box, { gitLfs: true });
      await at.fill();
      act(at.dir);
      write(at.dir, { 'src/a.txt': '2\n' });
      const captured = await at.take();
      const message = expect.stringContaining(`so that Git LFS keeps ${path} no longer, or now`);
      expect(captured).toMatchObject({ ok: false, why: { code: 'lfs-not-taken', message } });
      const tree = (captured.ok ? undefined : captured.salvaged?.tree) ?? '';
      expect(await blobAt(at, tree, 'src/a.txt')).toBe('2\n');
      expect(await blobAt(at, tree, '.gitattributes')).toBe(lfsLine);
      expect(await blobAt(at, tree, 'assets/.gitattributes')).toBeUndefined();
      expect(readdirSync(join(at.repository.git.gitDir, 'lfs-attributes'))).toEqual([at.tree]);
    },
  );

  it('may be other lines of .gitattributes, and lines of Git LFS for files that are no pointers', async () => {
    await using box = sandbox();
    const at = await field(box, { gitLfs: true });
    await at.fill();
    write(at.dir, { '.gitattributes': `${lfsLine}*.txt text\n*.psd filter=lfs\n`, 'new.psd': 'raw' });
    const { tree, changes } = await at.taken();
    expect(changes.map(({ path }) => path)).toEqual(['.gitattributes', 'new.psd']);
    // Later attempts are compared with the run start, too.
    await at.fill({ tree });
    write(at.dir, { 'new.psd': pointerTo('elsewhere') });
    expect(await at.take()).toMatchObject({ ok: false, why: { code: 'lfs-not-taken' } });
  });

  it('is told by the git that is there whether it can send contents', async () => {
    await using box = sandbox();
    const { dir: workspace, commit } = lfsCheckout(box);
    const cannotSend: (string | undefined)[] = [];
    for (const [name, exit] of [
      ['with', 0],
      ['without', 1],
    ] as const) {
      const program = box.path(name, 'git');
      write(box.path(name), {
        git: `#!/bin/sh\ncase " $* " in *" lfs version "*) exit ${exit};; esac\nexec '${gitProgram}' "$@"\n`,
      });
      chmodSync(program, 0o755);
      const repository = await box.open(workspace, { program, root: box.path(`controller-${name}`) });
      await repository.importCommit(commit);
      cannotSend.push((await readLayer({ repository, workspace, commit })).extras.lfs?.cannotSend);
    }
    expect(cannotSend).toEqual([
      undefined,
      'git-lfs, which sends contents to the server, is not installed on this runner (install it in a step before this one)',
    ]);
  });

  it('is taken without git-lfs when no new content comes of it', async () => {
    await using box = sandbox();
    const at = await field(box);
    await at.fill();
    rmSync(join(at.dir, 'assets/run.bin'));
    renameSync(join(at.dir, 'assets/big.bin'), join(at.dir, 'moved.bin'));
    chmodSync(join(at.dir, 'moved.bin'), 0o755);
    write(at.dir, { 'copy.txt': big, 'empty.bin': '' });
    const { tree, changes } = await at.taken();
    expect(changes.map(({ path, status, newMode }) => `${status} ${newMode} ${path}`)).toEqual([
      'deleted 000000 assets/big.bin',
      'deleted 000000 assets/run.bin',
      'added 100644 copy.txt',
      'added 100644 empty.bin',
      'added 100755 moved.bin',
    ]);
    expect(await blobAt(at, tree, 'moved.bin')).toBe(pointerTo(big));
    expect(await blobAt(at, tree, 'copy.txt')).toBe(big);
    expect(await blobAt(at, tree, 'empty.bin')).toBe('');
    await at.fill({ tree });
    expect(at.read('moved.bin')).toBe(big);
    expect(existsSync(join(at.dir, 'assets'))).toBe(false);
    await at.fill();
    expect(at.read('assets/big.bin')).toBe(big);
  });

  it('is taken with git-lfs: a pointer in the tree, its content in every view of that tree', async () => {
    await using box = sandbox();
    const at = await field(box, { gitLfs: true });
    await at.fill();
    write(at.dir, { 'assets/big.bin': 'new content\n', 'n/new.bin': 'another\n' });
    const { tree } = await at.taken();
    expect(await blobAt(at, tree, 'assets/big.bin')).toBe(pointerTo('new content\n'));
    expect(await blobAt(at, tree, 'n/new.bin')).toBe(pointerTo('another\n'));
    const extras = async () => at.extras;
    const { repository } = at;
    const pristine = openPristine({ repository, dir: box.path('base'), indexFile: box.path('base.index'), extras });
    for (const [each, content] of [
      [at.tree, big],
      [tree, 'new content\n'],
      [at.tree, big],
      [tree, 'new content\n'],
    ] as const) {
      await at.fill({ tree: each });
      await pristine.bring(each);
      for (const dir of [at.dir, pristine.dir]) {
        expect(readFileSync(join(dir, 'assets/big.bin'), 'utf8')).toBe(content);
        expect(existsSync(join(dir, 'n/new.bin'))).toBe(each === tree);
      }
    }
    // A later process of the same run finds what attempts left.
    const again = await readLayer({ repository, workspace: at.workspace, commit: at.commit });
    expect([...(again.extras.lfs?.fresh ?? [])]).toHaveLength(2);
  });

  it('is over the limits of a snapshot like any other file; contents that were given never are', async () => {
    await using box = sandbox();
    const at = await field(box, { gitLfs: true });
    await at.fill();
    const small = { maxFileBytes: 1000, maxAddedBytes: 1000 };
    utimesSync(join(at.dir, 'assets/big.bin'), 7, 7);
    expect((await at.taken(small)).changes).toEqual([]);
    write(at.dir, { 'assets/big.bin': `${big}more` });
    expect(await at.take(small)).toMatchObject({ ok: false, why: { code: 'file-too-large', path: 'assets/big.bin' } });
    truncateSync(join(at.dir, 'assets/big.bin'), 2 ** 40);
    expect(await at.take()).toMatchObject({ ok: false, why: { code: 'file-too-large', path: 'assets/big.bin' } });
  });
});

describe('reading contents for Git LFS', () => {
  const file = { path: 'new.bin', kind: 'file', mode: '100644', size: 5000 } as const;
  const swaps: readonly (readonly [string, (place: string, elsewhere: string) => void])[] = [
    ['a link', (place, elsewhere) => symlinkSync(elsewhere, place)],
    ['a pipe', (place) => void execFileSync('mkfifo', [place])],
    ['a folder', (place) => mkdirSync(place)],
    ['a file that grew', (place) => writeFileSync(place, 'x'.repeat(6000))],
    ['a file that shrank', (place) => writeFileSync(place, 'x')],
  ];
  it.each(swaps)('refuses %s in the place of a file that was measured', async (_, swap) => {
    await using box = sandbox();
    const at = await field(box, { gitLfs: true });
    await at.fill();
    const { lfs } = at.extras;
    if (lfs === undefined) throw new Error('no attributes were found');
    const elsewhere = box.path('elsewhere');
    writeFileSync(elsewhere, 'y'.repeat(file.size));
    swap(join(at.dir, file.path), elsewhere);
    const causes: unknown[] = [];
    for (const size of [12, Buffer.byteLength(big)]) {
      const call = { dir: at.dir, writes: [{ ...file, size }], maxAddedBytes: 1e6 };
      causes.push(await settleLfs(lfs, call).catch((error: unknown) => error));
    }
    causes.push(await storeFresh(lfs, at.dir, [file]).catch((error: unknown) => error));
    for (const cause of causes) expect(refusalOf(at.dir, cause)).toMatchObject({ code: 'unreadable', path: file.path });
    expect(lfs.fresh.size).toBe(0);
  });

  it('reads no more for one snapshot than was given and may be added', async () => {
    await using box = sandbox();
    const huge = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize ${2 ** 40}\n`;
    const at = await field(box, { gitLfs: true, files: { 'huge.bin': huge } });
    await at.fill();
    // Sparse files of a size that a pointer names: reading one of them would take an hour.
    for (const path of ['huge.bin', ...Array.from({ length: 50 }, (_, number) => `n/${number}.bin`)]) {
      write(at.dir, { [path]: '' });
      truncateSync(join(at.dir, path), 2 ** 40);
    }
    renameSync(join(at.dir, 'assets/big.bin'), join(at.dir, 'moved.bin'));
    expect(await at.take()).toMatchObject({ ok: false, why: { code: 'file-too-large' } });
    const { lfs } = at.extras;
    const size = Buffer.byteLength(big);
    const writes = [1, 2, 3].map((number) => ({ ...file, path: `same/${number}.bin`, size }));
    for (const { path } of writes) write(at.dir, { [path]: big });
    const settled = await settleLfs(lfs, { dir: at.dir, writes, maxAddedBytes: size });
    expect(settled.edits.map(({ path }) => path)).toEqual(['same/1.bin', 'same/2.bin']);
    expect(settled.fresh.map(({ path }) => path)).toEqual(['same/3.bin']);
  });
});

describe('the text of a pointer', () => {
  const oid = 'a'.repeat(64);
  const line = 'version https://git-lfs.github.com/spec/v1';
  it.each([
    [`${line}\noid sha256:${oid}\nsize 12\n`, { oid, size: 12 }],
    [`version https://hawser.github.com/spec/v1\noid sha256:${oid}\nsize 12\n`, { oid, size: 12 }],
    [`${line}\next-0-x sha256:${oid}\noid sha256:${oid}\nsize 12\n`, undefined],
    [`${line}\noid sha256:${oid}\nsize 1e9\n`, undefined],
    [`${line}\noid sha256:${oid}\nsize 9999999999999999\n`, undefined],
    [`${line}\noid md5:${oid}\nsize 12\n`, undefined],
    [`${line}\noid sha256:${oid}\nsize 12\n${'x'.repeat(1000)}`, undefined],
    ['', undefined],
  ])('%j', (text, pointer) => {
    expect(parsePointer(Buffer.from(text))).toEqual(pointer);
    if (pointer !== undefined) expect(parsePointer(formatPointer(pointer))).toEqual(pointer);
  });
});

it('an index of any shape tells its attributes and whether it has submodules', async () => {
  await using box = sandbox();
  const long = `${'d'.repeat(250)}/`.repeat(18);
  const { dir } = box.repo('ws', {
    ...{
      '.gitattributes': 'a',
      'x/.gitattributes': 'b',
      'my.gitattributes': 'd',
      'x/y.txt': 'e',
      'x/.gitattributes.s': 'f',
    },
    'long/.gitattributes': 'c',
  });
  const indexFile = join(dir, '.git/index');
  const blobs = (...paths: string[]) => paths.map((path) => box.git(dir, 'rev-parse', `HEAD:${path}`)).toSorted();
  const scanned = () => {
    const index = parseIndex(readFileSync(indexFile), 0n);
    return { attributeBlobs: attributeBlobs(index).toSorted(), hasSubmodules: submodulePaths(index).size > 0 };
  };
  const known = blobs('.gitattributes', 'x/.gitattributes', 'long/.gitattributes');
  expect(scanned()).toEqual({ attributeBlobs: known, hasSubmodules: false });
  const [c = ''] = blobs('long/.gitattributes');
  for (const path of [`${long}.gitattributes`, `${long}z`])
    box.git(dir, 'update-index', '--add', '--cacheinfo', `100644,${c},${path}`);
  expect(scanned()).toEqual({ attributeBlobs: [...known, c].toSorted(), hasSubmodules: false });
  box.git(dir, 'update-index', '--add', '--cacheinfo', `160000,${c},zz/sub`);
  expect(scanned()).toEqual({ attributeBlobs: [...known, c].toSorted(), hasSubmodules: true });
  for (const [mode, path] of [
    ['160000', 'sub/.gitattributes'],
    ['120000', 'link/.gitattributes'],
  ])
    box.git(dir, 'update-index', '--add', '--cacheinfo', `${mode},${c},${path}`);
  expect(scanned()).toEqual({ attributeBlobs: [...known, c].toSorted(), hasSubmodules: true });
});

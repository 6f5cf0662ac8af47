import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CaptureLimits } from '../../src/adapters/git/capture.ts';
import type { Repository } from '../../src/adapters/git/controller.ts';
import { readLayer } from '../../src/adapters/git/layer.ts';
import { gitSnapshots } from '../../src/adapters/snapshots.ts';
import { openTrees } from '../../src/adapters/trees.ts';
import { plainGrounds } from '../../src/adapters/views/grounds.ts';
import type { TakeSnapshot } from '../../src/core/command.ts';
import type { IntegrityPolicy } from '../../src/core/integrity/change.ts';
import type { IntegrityFinding } from '../../src/core/state.ts';
import { redact } from '../../src/report/redact.ts';
import { type Files, limits, type Sandbox, sandbox, write } from '../support/git-sandbox.ts';
import { sampleRun } from '../support/sample-run.ts';

const secret = 'ghs_0123456789abcdefghij';
const state = sampleRun({ stories: [{ id: 'US-1' }] });

const project: Files = {
  'prd.json': '{"userStories":[{"id":"US-1","title":"One","passes":false}]}\n',
  'progress.txt': '# Progress Log\n',
  'package.json': '{\n  "name": "x",\n  "scripts": {\n    "test": "node --test"\n  }\n}\n',
  'src/a.js': 'export const a = 1;\n',
  'test/a.test.js': "import test from 'node:test';\ntest('a', () => {});\n",
  '.github/workflows/ci.yml': 'on: push\n',
  '.gitignore': 'build/\n',
  'docs/notes.md': 'a [redacted] note\nsecond line\n',
};

const policy: IntegrityPolicy = {
  prdPath: 'prd.json',
  controllerPaths: ['progress.txt'],
  protectedPaths: ['docs/**'],
  testPaths: [],
  allow: [],
  checks: [{ name: 'test', command: 'npm test' }],
};

interface Field {
  readonly repository: Repository;
  /** The agent's worktree. */
  readonly dir: string;
  readonly start: TakeSnapshot['storyStart'];
  take(more?: Partial<TakeSnapshot>): ReturnType<ReturnType<typeof gitSnapshots>['take']>;
  /** Text of a file in a tree, undefined when it is not there. */
  read(tree: string, path: string): Promise<string | undefined>;
  reopen(tree: string): Promise<void>;
}

interface Options {
  readonly files?: Files;
  readonly policy?: Partial<IntegrityPolicy>;
  readonly limits?: Partial<CaptureLimits>;
  readonly secrets?: readonly string[];
  /** Files that git ignores and that lie in the workspace before any agent ran. */
  readonly installed?: Files;
}

async function field(
  box: Sandbox,
  { files = project, secrets = [secret], installed = {}, ...options }: Options = {},
): Promise<Field> {
  const { dir: workspace, commit } = box.repo('ws', files);
  write(workspace, installed);
  const repository = await box.open(workspace);
  await repository.importCommit(commit);
  const layer = () => readLayer({ repository, workspace, commit });
  const trees = openTrees({ repository, root: box.path('trees'), layer });
  const tree = await repository.treeOf(commit);
  const { dir } = await trees.openAgent({ tree, head: commit, clean: false });
  const snapshots = gitSnapshots({
    repository,
    capture: plainGrounds(repository, trees, async () => undefined).capture,
    limits: { ...limits, ...options.limits },
    policy: () => ({ ...policy, ...options.policy }),
    given: async () => (await layer()).roots,
    redactSecrets: (text) => redact(text, secrets),
    attemptMessage: (_, command) => `attempt ${command.attempt}\n`,
    attemptRef: (_, command) => `refs/ralph/default/attempt/run-1/${command.iteration}`,
  });
  const start = { commit, tree };
  const take: TakeSnapshot = {
    type: 'take-snapshot',
    story: 'US-1',
    attempt: 1,
    iteration: 4,
    storyStart: start,
    previousTree: tree,
  };
  return {
    repository,
    dir,
    start,
    take: (more) => snapshots.take({ ...take, ...more }, state),
    read: async (at, path) => (await repository.readFile(at, path))?.bytes.toString('utf8'),
    reopen: async (at) => void (await trees.openAgent({ tree: at, head: commit, clean: false })),
  };
}

function said(findings: readonly IntegrityFinding[]): string[] {
  return findings.map((each) => `${each.class} ${each.rule} ${each.path}`);
}

describe('a snapshot', () => {
  test('[A6] evidence is a test that is declared and new: no empty file, link, comment, moved file or lost test', async () => {
    await using box = sandbox();
    const more = "import test from 'node:test';\ntest('a', () => {});\n";
    const files = { ...project, 'test/c.test.js': `${more}// end\n`, 'test/d.test.js': more.replace("'a'", "'d'") };
    const { dir, take } = await field(box, { files });
    rmSync(join(dir, 'test/d.test.js'));
    write(dir, {
      'test/empty.test.js': '',
      'test/comment.test.js': '// a test\n',
      'test/c.test.js': `${more}// another end\n`,
      'test/moved.test.js': more.replace("'a'", "'d'"),
      'test/real.test.js': more.replace("'a'", "'real'"),
    });
    symlinkSync('real.test.js', join(dir, 'test/link.test.js'));
    expect((await take()).testFiles).toEqual(['test/real.test.js']);
  });

  test('names what the agent made and git ignores, but not what the workspace had installed', async () => {
    await using box = sandbox();
    const files = { ...project, '.gitignore': 'build/\nvendor/\n*.gen.ts\n' };
    const { dir, take } = await field(box, { files, installed: { 'vendor/lib.js': 'x\n' } });
    expect(await take()).not.toHaveProperty('ignored');
    write(dir, { 'vendor/more.js': 'y\n', 'src/api.gen.ts': 'z\n', 'build/out.js': 'z\n', 'build/b.js': '' });
    expect((await take()).ignored).toEqual({ paths: ['build', 'src/api.gen.ts'], count: 2 });
  });

  test('[A6] files that test_paths name count when they say something, whatever their language', async () => {
    await using box = sandbox();
    const { dir, take } = await field(box, { policy: { testPaths: ['checks/**'] } });
    write(dir, { 'checks/a.sh': 'exit 1\n', 'checks/empty.sh': '', 'test/b.test.js': "test('b', () => {});\n" });
    expect((await take()).testFiles).toEqual(['checks/a.sh']);
  });

  test('of an untouched tree is that tree, and passes', async () => {
    await using box = sandbox();
    const { take, start } = await field(box);
    const taken = await take();
    expect(taken).toMatchObject({ tree: start.tree, changed: [], changedCount: 0, testFiles: [], findings: [] });
    expect(taken.result).toEqual({
      gate: 'integrity',
      verdict: 'pass',
      reason: '',
      startedMs: state.elapsedMs,
      durationMs: 0,
      excerpt: { lines: [], truncated: 0 },
      softLimitHit: false,
    });
  });

  test('[A13][A15] of honest work is a candidate commit on the story start, kept under its ref, whatever the agent did with git', async () => {
    await using box = sandbox();
    const { take, dir, repository, start, read } = await field(box);
    write(dir, {
      'src/a.js': 'export const a = 2;\n',
      'src/b.js': '1\n',
      'test/b.test.js': "test('b', () => {});\n",
      'build/out': '1',
    });
    rmSync(join(dir, '.gitignore'));
    writeFileSync(join(dir, '.gitignore'), 'build/\n');
    box.git(dir, 'add', '-A');
    box.git(dir, 'commit', '-qm', 'the agent commits');
    write(dir, { 'src/late.js': 'not committed\n' });
    const taken = await take();
    expect(taken.result.verdict).toBe('pass');
    expect(taken.changed).toEqual([
      { path: 'src/a.js', status: 'modified' },
      { path: 'src/b.js', status: 'added' },
      { path: 'src/late.js', status: 'added' },
      { path: 'test/b.test.js', status: 'added' },
    ]);
    expect(taken.testFiles).toEqual(['test/b.test.js']);
    expect(await read(taken.tree, 'src/late.js')).toBe('not committed\n');
    expect(await read(taken.tree, 'build/out')).toBeUndefined();
    expect(await repository.readRef('refs/ralph/default/attempt/run-1/4')).toBe(taken.commit);
    expect(await repository.treeOf(taken.commit)).toBe(taken.tree);
    const commit = (await repository.git.ok(['cat-file', 'commit', taken.commit])).toString('utf8');
    expect(commit).toMatch(new RegExp(`^tree ${taken.tree}\nparent ${start.commit}\nauthor Ralph `));
    expect(commit).toMatch(/\n\nattempt 1\n$/);
  });

  test('taken twice is the same commit', async () => {
    await using box = sandbox();
    const { take, dir } = await field(box);
    write(dir, { 'src/a.js': 'changed\n' });
    expect(await take()).toEqual(await take());
  });

  test('lists 200 changed files by name and counts all', async () => {
    await using box = sandbox();
    const { take, dir } = await field(box);
    write(dir, Object.fromEntries(Array.from({ length: 230 }, (_, at) => [`src/gen/${1000 + at}.js`, '1'])));
    const taken = await take();
    expect(taken.changed).toHaveLength(200);
    expect(taken.changedCount).toBe(230);
  });
});

describe('what is put back', () => {
  test('controller files: silently, the attempt goes on', async () => {
    await using box = sandbox();
    const { take, dir, read } = await field(box);
    write(dir, {
      'prd.json': String(project['prd.json']).replace('false', 'true'),
      'progress.txt': 'I am done\n',
      '.ralph/config.yaml': 'max_attempts: 50\n',
      '.ralph_state.md': 'mine',
      'src/a.js': 'export const a = 2;\n',
    });
    const taken = await take();
    expect(taken.result.verdict).not.toBe('fail');
    expect(await read(taken.tree, 'prd.json')).toBe(project['prd.json']);
    expect(await read(taken.tree, 'progress.txt')).toBe(project['progress.txt']);
    expect(await read(taken.tree, '.ralph/config.yaml')).toBeUndefined();
    expect(await read(taken.tree, '.ralph_state.md')).toBeUndefined();
    expect(taken.changed).toEqual([{ path: 'src/a.js', status: 'modified' }]);
    expect(new Set(taken.findings.map((each) => each.class))).toEqual(new Set(['controller']));
  });

  test('a deleted prd.json, and one that became a folder or a link', async () => {
    await using box = sandbox();
    const { take, dir, read } = await field(box);
    const spoil = [
      () => undefined,
      () => write(dir, { 'prd.json/x': '1' }),
      () => symlinkSync('package.json', join(dir, 'prd.json')),
    ];
    for (const act of spoil) {
      rmSync(join(dir, 'prd.json'), { recursive: true, force: true });
      act();
      const taken = await take();
      expect(taken.changed).toEqual([]);
      expect(await read(taken.tree, 'prd.json')).toBe(project['prd.json']);
    }
  });

  test('policy files: told, the attempt goes on; package.json only by key', async () => {
    await using box = sandbox();
    const { take, dir, read } = await field(box);
    write(dir, {
      'package.json':
        '{\n  "name": "x",\n  "scripts": {\n    "test": "true",\n    "build": "tsc"\n  },\n  "dependencies": {\n    "left-pad": "1.3.0"\n  }\n}\n',
      '.npmrc': 'script-shell=/tmp/evil\n',
      'CLAUDE.md': 'obey me\n',
      '.github/workflows/ci.yml': 'on: never\n',
      'docs/notes.md': 'changed\n',
    });
    const taken = await take();
    expect(taken.result.verdict).toBe('warn');
    expect(taken.result.reason).not.toBe('');
    const manifest = JSON.parse((await read(taken.tree, 'package.json')) ?? '') as Record<string, unknown>;
    expect(manifest).toMatchObject({
      scripts: { test: 'node --test', build: 'tsc' },
      dependencies: { 'left-pad': '1.3.0' },
    });
    expect(await read(taken.tree, '.npmrc')).toBeUndefined();
    expect(await read(taken.tree, 'CLAUDE.md')).toBeUndefined();
    expect(await read(taken.tree, '.github/workflows/ci.yml')).toBe('on: push\n');
    expect(await read(taken.tree, 'docs/notes.md')).toBe(project['docs/notes.md']);
    const policies = taken.findings.filter((each) => each.class === 'policy').map((each) => each.path);
    expect(new Set(policies)).toEqual(
      new Set(['package.json', '.npmrc', 'CLAUDE.md', '.github/workflows/ci.yml', 'docs/notes.md']),
    );
    expect(taken.result.excerpt.lines).toEqual(taken.findings.map((each) => each.message));
  });

  test('not what the story is allowed to change', async () => {
    await using box = sandbox();
    const { take, dir, read } = await field(box, { policy: { allow: ['docs/**'] } });
    write(dir, { 'docs/notes.md': 'changed\n' });
    expect(await read((await take()).tree, 'docs/notes.md')).toBe('changed\n');
  });
});

describe('what fails the attempt', () => {
  test.each<[string, (dir: string) => void, string]>([
    ['a deleted test', (dir) => rmSync(join(dir, 'test/a.test.js')), 'test/a.test.js'],
    ['an emptied test', (dir) => write(dir, { 'test/a.test.js': '' }), 'test/a.test.js'],
    [
      'a skipped test',
      (dir) => write(dir, { 'test/a.test.js': "import test from 'node:test';\ntest.skip('a', () => {});\n" }),
      'test/a.test.js',
    ],
  ])('%s', async (_, cheat, path) => {
    await using box = sandbox();
    const { take, dir } = await field(box);
    cheat(dir);
    const taken = await take();
    expect(taken.result.verdict).toBe('fail');
    expect(taken.findings.filter((each) => each.class === 'cheat').map((each) => each.path)).toContain(path);
    expect(taken.result.reason).toBe(taken.findings.find((each) => each.class === 'cheat')?.message);
  });

  test('a link out of the tree is not imported, and named', async () => {
    await using box = sandbox();
    const { take, dir, read } = await field(box);
    symlinkSync('/etc/passwd', join(dir, 'src/out.txt'));
    const taken = await take();
    expect(await read(taken.tree, 'src/out.txt')).toBeUndefined();
    expect(said(taken.findings).join()).toContain('src/out.txt');
    expect(taken.result.verdict).not.toBe('pass');
  });

  test('a secret value: it never reaches the tree, and its file and line are named', async () => {
    await using box = sandbox();
    const { take, dir, read, repository } = await field(box);
    const base64 = Buffer.from(`xx${secret}`).toString('base64');
    const binary = Buffer.concat([Buffer.from([0, 255, 254]), Buffer.from(secret), Buffer.from([255, 0])]);
    write(dir, {
      'src/a.js': `one\ntwo [redacted]\nconst token = '${secret}';\nfour ${secret}\n`,
      'src/encoded.txt': `\n${base64}\n`,
      'src/data.bin': binary,
      'src/clean.js': 'nothing here\n',
    });
    const taken = await take();
    expect(taken.result.verdict).toBe('fail');
    const secrets = taken.findings.filter((each) => each.rule === 'secret-added');
    expect(secrets.map((each) => each.message)).toEqual([
      'wrote a secret, or what looks like one, into src/a.js line 3; it was replaced by [redacted] and the attempt failed. Put a made-up token together from parts.',
      'wrote a secret, or what looks like one, into src/data.bin line 1; it was replaced by [redacted] and the attempt failed. Put a made-up token together from parts.',
      'wrote a secret, or what looks like one, into src/encoded.txt line 2; it was replaced by [redacted] and the attempt failed. Put a made-up token together from parts.',
    ]);
    expect(await read(taken.tree, 'src/a.js')).toBe(
      "one\ntwo [redacted]\nconst token = '[redacted]';\nfour [redacted]\n",
    );
    const bytes = (await repository.readFile(taken.tree, 'src/data.bin'))?.bytes;
    expect(bytes).toEqual(
      Buffer.concat([Buffer.from([0, 255, 254]), Buffer.from('[redacted]'), Buffer.from([255, 0])]),
    );
    expect(await read(taken.tree, 'src/clean.js')).toBe('nothing here\n');
    expect(JSON.stringify(taken)).not.toContain(secret);
  });

  test('a secret value as the target of a link', async () => {
    await using box = sandbox();
    const { take, dir, repository } = await field(box);
    symlinkSync(secret, join(dir, 'src/link'));
    const taken = await take();
    expect(taken.result.verdict).toBe('fail');
    expect((await repository.readFile(taken.tree, 'src/link'))?.bytes.toString('utf8')).toBe('[redacted]');
  });

  test.each([
    ['a file', `src/${secret}.txt`, 'src/[redacted].txt'],
    ['a folder', `src/${secret}/a.txt`, 'src/[redacted]/a.txt'],
    ['a workflow', `.github/workflows/${secret}.yml`, '.github/workflows/[redacted].yml'],
    ['a folder in the place of a file', `src/a.js/${Buffer.from(secret).toString('hex')}`, 'src/a.js/[redacted]'],
  ])('a secret value in the name of %s: the file is deleted, and nothing tells its name', async (_, path, shown) => {
    await using box = sandbox();
    const { take, dir, repository } = await field(box);
    if (path.startsWith('src/a.js/')) rmSync(join(dir, 'src/a.js'));
    write(dir, { [path]: 'x\n', 'src/b.js': 'export const b = 2;\n' });
    const taken = await take();
    expect(taken.result.verdict).toBe('fail');
    expect(said(taken.findings)).toContain(`cheat secret-added ${shown}`);
    const left = (await repository.listFiles(taken.tree)).map((file) => file.path);
    expect(left).not.toContain(path);
    expect(left).toContain('src/b.js');
    expect(JSON.stringify(taken)).not.toContain(path);
  });

  test('a secret value in the name of what is not imported or ignored is told nowhere', async () => {
    await using box = sandbox();
    const { take, dir } = await field(box);
    symlinkSync('/etc/passwd', join(dir, `src/${secret}`));
    write(dir, { 'src/.gitignore': '*.tmp\n', [`src/${secret}.tmp`]: 'x\n' });
    const taken = await take();
    expect(taken.ignored?.paths).toEqual(['src/[redacted].tmp']);
    expect(said(taken.findings).join()).toContain('src/[redacted]');
    expect(JSON.stringify(taken)).not.toContain(secret);
  });

  test('but not a file in a folder that was called so before the story', async () => {
    await using box = sandbox();
    const files = { ...project, 'src/test-mode/a.js': '1;\n' };
    const { take, dir, read } = await field(box, { files, secrets: ['test-mode'] });
    write(dir, { 'src/test-mode/more/b.js': '2;\n', 'src/test-mode/a.js': '3;\n' });
    const taken = await take();
    expect(taken.result.verdict).toBe('pass');
    expect(await read(taken.tree, 'src/test-mode/more/b.js')).toBe('2;\n');
    write(dir, { 'src/test-mode/test-mode.js': '2;\n' });
    expect((await take()).result.verdict).toBe('fail');
  });

  test('but not a value that the file had before the story', async () => {
    await using box = sandbox();
    const { take, dir, read } = await field(box, {
      files: { ...project, 'src/a.js': 'const mode = "test-mode";\n' },
      secrets: ['test-mode'],
    });
    write(dir, { 'src/a.js': 'const mode = "test-mode"; // said\n' });
    const taken = await take();
    expect(taken.result.verdict).toBe('pass');
    expect(await read(taken.tree, 'src/a.js')).toContain('test-mode');
    write(dir, { 'src/a.js': 'const mode = "test-mode" + "test-mode";\n' });
    expect((await take()).result.verdict).toBe('fail');
  });

  test.each<[string, Partial<CaptureLimits>, Files, string, RegExp]>([
    [
      'too many files',
      { maxChangedFiles: 2 },
      { 'n/1': '1', 'n/2': '2', 'n/3': '3' },
      'too-many-files',
      /max_changed_files.*attempt before are kept\.$/,
    ],
    [
      'a file that is too large',
      { maxFileBytes: 100 },
      { 'n/small': 'x', 'n/big': 'x'.repeat(101) },
      'file-too-large',
      /max_file_mb.*Left out: n\/big\.$/,
    ],
    [
      'too much in all',
      { maxAddedBytes: 100 },
      { 'n/small': 'x', 'n/big': 'x'.repeat(100) },
      'too-large',
      /max_added_mb.*Left out: n\/big\.$/,
    ],
    ['a path that is too deep', { maxDepth: 3 }, { 'a/b/c/d': 'x' }, 'too-deep', /limit is 3/],
  ])('%s: named, and what fits is kept', async (_, given, files, rule, message) => {
    await using box = sandbox();
    const { take, dir, read, start } = await field(box, { limits: given });
    write(dir, files);
    const taken = await take();
    expect(taken.result).toMatchObject({ verdict: 'fail', reason: expect.stringMatching(message) });
    expect(taken.findings[0]).toMatchObject({ class: 'limit', rule });
    if ('n/small' in files) {
      expect(await read(taken.tree, 'n/small')).toBe('x');
      expect(await read(taken.tree, 'n/big')).toBeUndefined();
    } else expect(taken.tree).toBe(start.tree);
  });

  test('a tree that is too large still has its controller files restored and its secrets taken out', async () => {
    await using box = sandbox();
    const { take, dir, read } = await field(box, { limits: { maxFileBytes: 2000 } });
    write(dir, { 'n/big': 'x'.repeat(3000), 'prd.json': '{}', 'src/a.js': secret });
    const taken = await take();
    expect(taken.result.verdict).toBe('fail');
    expect(await read(taken.tree, 'prd.json')).toBe(project['prd.json']);
    expect(await read(taken.tree, 'src/a.js')).toBe('[redacted]');
  });

  test.each(['removed', 'a file', 'a link'])('a worktree that is %s: the tree before it is kept', async (became) => {
    await using box = sandbox();
    const { take, dir, repository, start, read } = await field(box);
    const previousTree = await repository.overlay(start.tree, [
      { path: 'src/earlier.js', mode: '100644', bytes: Buffer.from('1\n') },
    ]);
    rmSync(dir, { recursive: true });
    if (became === 'a file') writeFileSync(dir, 'x');
    if (became === 'a link') {
      mkdirSync(box.path('elsewhere'));
      symlinkSync(box.path('elsewhere'), dir);
    }
    const taken = await take({ previousTree });
    expect(taken).toMatchObject({ tree: previousTree, result: { verdict: 'fail' } });
    expect(taken.findings[0]).toMatchObject({ class: 'limit', rule: 'destroyed' });
    expect(await read(taken.tree, 'src/earlier.js')).toBe('1\n');
  });
});

test('a git that was tampered with is noted, and has no effect', async () => {
  await using box = sandbox();
  const { take, dir } = await field(box);
  write(dir, { '.git/hooks/pre-commit': '#!/bin/sh\n', 'src/b.js': '1\n' });
  write(dir, { '.git/info/exclude': 'src/b.js\n' });
  const taken = await take();
  expect(taken.changed).toEqual([{ path: 'src/b.js', status: 'added' }]);
  expect(taken.findings.some((each) => each.class === 'note')).toBe(true);
  expect(taken.result.verdict).not.toBe('fail');
});

test('the next attempt is judged against the story start, not against the attempt before', async () => {
  await using box = sandbox();
  const { take, dir, reopen, start } = await field(box);
  write(dir, { 'src/b.js': '1\n' });
  const first = await take();
  await reopen(first.tree);
  write(dir, { 'src/c.js': '1\n' });
  const second = await take({ attempt: 2, iteration: 5, previousTree: first.tree });
  expect(second.changed.map(({ path }) => path)).toEqual(['src/b.js', 'src/c.js']);
  rmSync(join(dir, 'src/b.js'));
  rmSync(join(dir, 'src/c.js'));
  expect((await take({ attempt: 3, iteration: 6, previousTree: second.tree })).tree).toBe(start.tree);
  expect(readFileSync(join(dir, 'src/a.js'), 'utf8')).toBe(project['src/a.js']);
});

import { chmodSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRewrites } from '../../src/adapters/rewrites.ts';
import { testFinder } from '../../src/core/integrity/test-files.ts';
import { countingGit, type Files, sandbox, write } from '../support/git-sandbox.ts';

const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 2\n';
const files: Files = {
  'src/a.js': 'export const a = 1;\n',
  'test/a.test.js': "test('a', () => {});\n",
  'test/fixtures/a.json': '[1]\n',
  'test/fixtures/big.bin': pointer,
  'test/__snapshots__/a.snap': 'one\ntwo\n',
};

/** What is found after a check wrote these files into its folder. */
async function after(written: Files, more: (folder: string) => void = () => undefined): Promise<readonly string[]> {
  await using box = sandbox();
  const { dir, commit } = box.repo('ws', files);
  const repository = await box.open(dir);
  await repository.importCommit(commit);
  const folder = box.path('written');
  mkdirSync(folder);
  write(folder, written);
  more(folder);
  const find = findRewrites(repository, async () => testFinder([]));
  const call = { tree: await repository.treeOf(commit), written: folder };
  const first = await find(call);
  expect(await find(call)).toEqual(first);
  return first;
}

test('tests and what they compare with are found when a check wrote other bytes', async () => {
  expect(await after({ 'test/fixtures/a.json': '[2]\n', 'test/a.test.js': '', 'src/a.js': '', 'log.txt': '' })).toEqual(
    ['test/a.test.js', 'test/fixtures/a.json'],
  );
});

test('a folder that is a link, and one that cannot be listed, hide nothing', async () => {
  const elsewhere = (folder: string): void => {
    write(folder, { 'easy/a.test.js': '', 'easy/fixtures/a.json': '[2]\n' });
    symlinkSync('easy', join(folder, 'test'));
  };
  expect(await after({}, elsewhere)).toEqual(['test/a.test.js', 'test/fixtures/a.json']);
  const closed = (folder: string): void => chmodSync(join(folder, 'test'), 0o311);
  expect(await after({ 'test/fixtures/a.json': '[2]\n' }, closed)).toEqual(['test/fixtures/a.json']);
});

test('no process is started for them', async () => {
  await using box = sandbox();
  const counter = countingGit(box.path('count'));
  const { dir, commit } = box.repo('ws', files);
  const repository = await box.open(dir, { program: counter.program });
  await repository.importCommit(commit);
  const folder = box.path('written');
  write(folder, { 'test/a.test.js': '' });
  const tree = await repository.treeOf(commit);
  // Contents are read through a process that is there already.
  await repository.readFile(tree, 'src/a.js');
  counter.reset();
  expect(await findRewrites(repository, async () => testFinder([]))({ tree, written: folder })).toEqual([
    'test/a.test.js',
  ]);
  expect(counter.calls()).toEqual([]);
});

test('a snapshot that lost a line is found, one that grew is not', async () => {
  expect(await after({ 'test/__snapshots__/a.snap': 'one\nthree\n' })).toEqual(['test/__snapshots__/a.snap']);
  expect(await after({ 'test/__snapshots__/a.snap': 'one\ntwo\nthree\n' })).toEqual([]);
});

test('the same bytes, the content of a Git LFS pointer, links and files that are gone are none', async () => {
  expect(await after(files)).toEqual([]);
  expect(await after({ 'test/fixtures/big.bin': 'xx' })).toEqual([]);
  expect(
    await after(files, (folder) => {
      rmSync(join(folder, 'test/a.test.js'));
      rmSync(join(folder, 'test/fixtures/a.json'));
      symlinkSync('/etc/hostname', join(folder, 'test/fixtures/a.json'));
    }),
  ).toEqual([]);
});

import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { capture } from '../../src/adapters/git/capture.ts';
import { populate } from '../../src/adapters/git/worktree.ts';
import { limits, sandbox, write } from '../support/git-sandbox.ts';

/** Git looks at a large tree with a process of its own, which must not look into repositories that an agent made. */
const many = Object.fromEntries(Array.from({ length: 1_100 }, (_, index) => [`many/${index}.txt`, `${index}\n`]));

it.each([
  ['a repository with a filter of its own', true],
  ['an empty .git folder', false],
])('[G3][G24] in place of a submodule, %s runs nothing of the agent and ends no run', async (_, isRepository) => {
  await using box = sandbox();
  const { dir } = box.repo('ws', many);
  const sub = box.repo('sub', { 'a.txt': 'text of the submodule\n' });
  box.git(dir, 'update-index', '--add', '--cacheinfo', `160000,${sub.commit},sub`);
  box.git(dir, 'commit', '--quiet', '--message', 'Add a submodule');
  const commit = box.git(dir, 'rev-parse', 'HEAD');
  const repository = await box.open(dir);
  await repository.importCommit(commit);
  const tree = await repository.treeOf(commit);
  const place = { dir: box.path('tree'), indexFile: box.path('tree.index') };
  mkdirSync(place.dir);
  await populate({ repository, ...place, tree, keepIgnored: false });
  const [planted, ran] = [join(place.dir, 'sub'), box.path('ran')];
  if (isRepository) {
    rmSync(planted, { recursive: true, force: true });
    box.git(box.root, 'clone', '--quiet', sub.dir, planted);
    box.git(planted, 'config', 'filter.x.clean', `touch ${ran}; cat`);
    write(planted, { '.gitattributes': '* filter=x\n', 'a.txt': 'TEXT of the submodule\n' });
    utimesSync(join(planted, 'a.txt'), new Date(0), new Date(0));
  } else {
    mkdirSync(join(planted, '.git'), { recursive: true });
  }
  writeFileSync(join(place.dir, 'many/7.txt'), 'changed\n');
  const captured = await capture({ repository, ...place, baseTree: tree, limits });
  expect(existsSync(ran)).toBe(false);
  expect(captured).toMatchObject({ ok: true, changes: [{ path: 'many/7.txt' }] });
});

import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SetupNeeds } from '../../../src/adapters/setup-needs.ts';
import { setupLayers, siftUntracked } from '../../../src/adapters/views/setup-layers.ts';
import { sandbox, write } from '../../support/git-sandbox.ts';
import { checkout, treeOf } from '../../support/git-submodules.ts';

/** What a process wrote in a view of layers, as its upper layer has it. */
const wrote = {
  'vendor/x/x.c': 'changed',
  'vendor/x/src/in.c': 'changed',
  'vendor/x/src/in.o': 'built',
  'vendor/x/deep/y/y.o': 'built',
  'vendor/x/node_modules/dep/index.js': 'installed',
  'vendor/x/.git/config': 'planted',
  'vendor/readme': 'changed',
  'vendor/new.txt': 'new',
};

describe('what a process leaves in a submodule', () => {
  it('is kept for later views where it is new, and serves trees that have the submodule', async () => {
    await using box = sandbox();
    const { dir: workspace } = checkout(box);
    const { fill, indexFile, extras, tree } = await treeOf(box, workspace);
    await fill();
    const from = box.path('upper');
    write(from, wrote);
    mkdirSync(box.path('root'));
    const needs: SetupNeeds = {
      of: async () => ({ type: 'setup', key: 'k', env: [], variables: {}, asAtBase: false, installOn: tree }),
    };
    const layers = setupLayers({ needs, root: box.path('root'), indexFile });
    await layers.keep(tree, (to) => siftUntracked(to, { from, indexFile, extras }));
    const folder = (await layers.find(tree)) ?? '';
    const kept = execFileSync('find', ['.', '-type', 'f', '-printf', '%P\\n'], { cwd: join(folder), encoding: 'utf8' });
    expect(kept.split('\n').filter(Boolean).sort()).toEqual([
      'vendor/new.txt',
      'vendor/x/deep/y/y.o',
      'vendor/x/node_modules/dep/index.js',
      'vendor/x/src/in.o',
    ]);
  });
});

import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type CaptureLimits, capture } from '../../src/adapters/git/capture.ts';
import type { Extras } from '../../src/adapters/git/extras.ts';
import { readLayer } from '../../src/adapters/git/layer.ts';
import { populate } from '../../src/adapters/git/worktree.ts';
import { limits, type Sandbox } from './git-sandbox.ts';

/** Adds a repository as a submodule and commits it, as a user does. */
export function addSubmodule(box: Sandbox, parent: string, { path, from }: { path: string; from: string }): void {
  box.git(parent, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', '--name', path, from, path);
  box.git(parent, 'commit', '-q', '-m', `add ${path}`);
}

/** A workspace with the submodule `vendor/x`, in which the submodule `deep/y` lies, as actions/checkout leaves it. */
export function checkout(box: Sandbox) {
  const y = box.repo('y', { 'y.c': 'y\n' });
  const x = box.repo('x', {
    'x.c': 'x\n',
    'src/in.c': 'in\n',
    'deep/z.c': 'z\n',
    '.gitattributes': '*.c filter=evil\n',
  });
  addSubmodule(box, x.dir, { path: 'deep/y', from: y.dir });
  const { dir } = box.repo('ws', {
    'prd.json': '[{"id":"A","title":"First title","passes":false}]\n',
    'src/a.txt': '1\n',
    'vendor/readme': 'r\n',
    '.gitignore': 'node_modules/\n*.log\n',
  });
  addSubmodule(box, dir, { path: 'vendor/x', from: x.dir });
  box.git(dir, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'update', '--init', '--recursive');
  return placesIn(box);
}

/** The same, copied from a sandbox that has it: quicker than a dozen processes. */
export function copiedCheckout(box: Sandbox, template: Sandbox) {
  cpSync(template.root, box.root, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  return placesIn(box);
}

function placesIn(box: Sandbox) {
  const dir = box.path('ws');
  return { dir, commit: box.git(dir, 'rev-parse', 'HEAD'), library: box.path('x'), inside: join(dir, 'vendor/x') };
}

/**
 * A tree of a workspace, filled and read as grounds without layers do it.
 * @param change what the machine has otherwise
 */
export async function treeOf(box: Sandbox, workspace: string, change: (extras: Extras) => Extras = (same) => same) {
  const commit = box.git(workspace, 'rev-parse', 'HEAD');
  const repository = await box.open(workspace);
  await repository.importCommit(commit);
  const tree = await repository.treeOf(commit);
  const read = await readLayer({ repository, workspace, commit });
  const layer = { ...read, extras: change(read.extras) };
  const place = { repository, dir: box.path('tree'), indexFile: box.path('tree.index'), extras: layer.extras };
  return {
    ...place,
    tree,
    commit,
    layer,
    fill: (more: { tree?: string; keepIgnored?: boolean } = {}) =>
      populate({ ...place, tree, keepIgnored: false, layer, ...more }),
    take: (more: Partial<CaptureLimits> = {}) => capture({ ...place, baseTree: tree, limits: { ...limits, ...more } }),
  };
}

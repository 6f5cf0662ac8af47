/*
 * A scene for an ordinary user, because root is denied nothing: makes the hostile permissions that an agent of the same
 * user can make and prints what populate and capture do about them. Run with a folder and a workspace as arguments.
 */
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from '../../src/adapters/git/capture.ts';
import { openController } from '../../src/adapters/git/controller.ts';
import { disposableGit } from '../../src/adapters/git/disposable-git.ts';
import { removeGently, removePath } from '../../src/adapters/git/folder.ts';
import { populate } from '../../src/adapters/git/worktree.ts';
import { putStateFile, removeStateFile } from '../../src/adapters/trees.ts';

const [root = '', workspace = '', program = ''] = process.argv.slice(2);
const opened = await openController({ program, root, workspace, remote: { url: 'https://unused.invalid/a/b.git' } });
if (!opened.ok) throw new Error(opened.problem.message);
const { repository } = opened;
const { commit } = await repository.workspaceHead();
await repository.importCommit(commit);
const tree = await repository.treeOf(commit);
const place = { repository, dir: join(root, 'tree'), indexFile: join(root, 'tree.index') };
mkdirSync(place.dir);
const fill = () => populate({ ...place, tree, keepIgnored: false });
const limits = { maxChangedFiles: 100, maxAddedBytes: 1e6, maxFileBytes: 1e6, maxDepth: 40 };

/** What an agent may do to the permissions of what it owns. */
function lock(): void {
  putStateFile(place, 'earlier');
  writeFileSync(join(place.dir, 'src/a.js'), 'evil');
  mkdirSync(join(place.dir, 'new/deep'), { recursive: true });
  writeFileSync(join(place.dir, 'new/deep/file'), 'new');
  for (const [path, mode] of [
    ['src/a.js', 0],
    ['new/deep/file', 0],
    ['new/deep', 0],
    ['new', 0o500],
    ['src/deep', 0],
    ['src', 0o500],
    ['.git/objects', 0],
    ['.git', 0],
    ['', 0],
  ] as const) {
    chmodSync(join(place.dir, path), mode);
  }
}

/** Whether anything is left of a folder that tells its names and lets nobody look at what they stand for. */
async function isLeft(remove: (dir: string, path: string) => unknown): Promise<boolean> {
  mkdirSync(join(root, 'shut/deep'), { recursive: true });
  writeFileSync(join(root, 'shut/deep/file'), '');
  for (const path of ['shut/deep', 'shut']) chmodSync(join(root, path), 0o400);
  await remove(root, 'shut');
  return existsSync(join(root, 'shut'));
}

const left = [await isLeft(removePath), await isLeft(removeGently)];
await fill();
await disposableGit({ ...place, head: commit, branch: 'ralph-work' });
lock();
removeStateFile(place);
const captured = await capture({ ...place, baseTree: tree, limits });
await fill();
const { tampered } = await disposableGit({ ...place, head: commit, branch: 'ralph-work' });
const second = await fill();
await repository.close();
console.log(
  JSON.stringify({
    uid: process.getuid?.(),
    left,
    changes: captured.ok ? captured.changes.map(({ status, path }) => `${status} ${path}`) : captured.why,
    content: readFileSync(join(place.dir, 'src/a.js'), 'utf8'),
    tampered,
    second,
  }),
);

/*
 * A scene for an ordinary user, because root is denied nothing: an agent closes all folders of what it leaves, some of which lie deeper
 * than a path can tell. Prints what is left once all of it was thrown away. Run with a folder as argument.
 */
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removePath } from '../../src/adapters/git/folder.ts';
import { discard, emptyTrash } from '../../src/adapters/git/trash.ts';

const [root = ''] = process.argv.slice(2);

/** So many folders in each other, with a file in the innermost; closed from the inside out. */
function closedFolders(place: string, depth: number): void {
  mkdirSync(place, { recursive: true });
  process.chdir(place);
  for (let count = 0; count < depth; count += 1) {
    mkdirSync(NAME);
    process.chdir(NAME);
  }
  writeFileSync('file', '');
  for (let count = 0; count < depth; count += 1) {
    process.chdir('..');
    chmodSync(NAME, 0);
  }
  process.chdir('/');
}

const NAME = 'd'.repeat(200);

for (const depth of [1, 60]) {
  closedFolders(join(root, `room-${depth}`), depth);
  discard(root, `room-${depth}`, join(root, 'trash'));
}
closedFolders(join(root, 'layers'), 60);
removePath(join(root, 'layers'), '');
emptyTrash();
process.once('beforeExit', () => {
  console.log(JSON.stringify({ trash: readdirSync(join(root, 'trash')), layers: existsSync(join(root, 'layers')) }));
});

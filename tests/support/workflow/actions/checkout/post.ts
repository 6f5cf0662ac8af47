import { existsSync, rmSync } from 'node:fs';
import { git } from './git.ts';

const folder = process.env['STATE_folder'] ?? '';
const credentials = process.env['STATE_credentials'] ?? '';

if (existsSync(credentials)) {
  console.log(`Removing credentials config '${credentials}'`);
  rmSync(credentials);
}
if (existsSync(`${folder}/.git`)) {
  const keys = git(folder, 'config', '--local', '--name-only', '--list').split('\n');
  for (const key of new Set(keys.filter((name) => name.startsWith('includeif.gitdir:')))) {
    git(folder, 'config', '--local', '--unset-all', key);
  }
}

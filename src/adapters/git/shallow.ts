import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Commits whose parents this gitdir does not have. */
export function readShallow(gitDir: string): ReadonlySet<string> {
  try {
    return new Set(readFileSync(join(gitDir, 'shallow'), 'latin1').split('\n').filter(Boolean));
  } catch {
    return new Set();
  }
}

/** Notes that history ends at a commit, as a fetch with a depth does. */
export function addShallow(gitDir: string, commit: string): void {
  const commits = new Set([...readShallow(gitDir), commit]);
  const temporary = join(gitDir, `shallow-${randomBytes(6).toString('hex')}`);
  writeFileSync(temporary, `${[...commits].join('\n')}\n`, { flag: 'wx' });
  renameSync(temporary, join(gitDir, 'shallow'));
}

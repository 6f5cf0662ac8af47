import { mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Moves a file or folder to its place. The folder for it is made when it turns out to be missing, which is seldom.
 * @param mode of that folder
 */
export function renameInto(from: string | Buffer, to: string, mode = 0o777): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    mkdirSync(dirname(to), { recursive: true, mode });
    renameSync(from, to);
  }
}

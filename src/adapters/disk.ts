import { statfs } from 'node:fs';
import { promisify } from 'node:util';

/** Whole megabytes that a folder's file system has left for us; undefined when it does not say. */
export async function freeMegabytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await promisify(statfs)(folder);
    return Math.floor((bavail * bsize) / 2 ** 20);
  } catch {
    return undefined;
  }
}

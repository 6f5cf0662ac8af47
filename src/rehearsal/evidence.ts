import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { placeInside } from './paths.ts';

/** Where a rehearsed reviewer says it saw something. */
export type Evidence = { readonly file: string; readonly line: number } | { readonly absent: string };

const skipped = new Set(['.git', 'node_modules']);

/** Line 1 of the first file of the diff that exists, else of the first file in the folder; both are true evidence. */
export async function firstEvidence(cwd: string, prompt: string): Promise<Evidence> {
  const file = (await firstChanged(cwd, prompt)) ?? (await firstFile(cwd, ''));
  return file === undefined ? { absent: 'any file, this folder is empty' } : { file, line: 1 };
}

async function firstChanged(cwd: string, prompt: string): Promise<string | undefined> {
  for (const [, path = ''] of prompt.matchAll(/^\+\+\+ b\/(.+)$/gm)) {
    const place = await placeInside(cwd, path, 'target');
    if (place.ok && (await hasLines(place.path))) return path;
  }
  return undefined;
}

async function firstFile(cwd: string, folder: string): Promise<string | undefined> {
  const entries = await readdir(join(cwd, folder), { withFileTypes: true });
  const found = entries.filter(({ name }) => !skipped.has(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const { name } of found.filter((entry) => entry.isFile())) {
    if (await hasLines(join(cwd, folder, name))) return join(folder, name);
  }
  for (const { name } of found.filter((entry) => entry.isDirectory())) {
    const inside = await firstFile(cwd, join(folder, name));
    if (inside !== undefined) return inside;
  }
  return undefined;
}

async function hasLines(place: string): Promise<boolean> {
  return lstat(place).then(
    (found) => found.isFile() && found.size > 0,
    () => false,
  );
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Full name -> sha of all refs of a bare repository, in the order of `git for-each-ref`. Read from git's own files (loose refs and
 * `packed-refs`), since the servers of the tests ask before and after every push, and a process for each is what suites are made of.
 */
export function readRefs(gitDir: string): ReadonlyMap<string, string> {
  // Loose first, as git does it: a ref that is packed in between is found in one of the two.
  const loose = looseRefs(gitDir, 'refs');
  const refs = new Map([...packedRefs(gitDir), ...loose]);
  return new Map([...refs].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The branch that HEAD names, `main`. */
export function headBranch(gitDir: string): string {
  const head = readFileSync(join(gitDir, 'HEAD'), 'utf8').trim();
  const branch = /^ref: refs\/heads\/(.+)$/.exec(head)?.[1];
  if (branch === undefined) throw new Error(`HEAD of ${gitDir} is "${head}", no branch.`);
  return branch;
}

function looseRefs(gitDir: string, folder: string): readonly (readonly [string, string])[] {
  return entriesOf(join(gitDir, folder)).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return looseRefs(gitDir, name);
    // No ref is named so: somebody is writing one.
    if (name.endsWith('.lock')) return [];
    const sha = textOf(join(gitDir, name)).trim();
    return /^[0-9a-f]{40}$/.test(sha) ? [[name, sha] as const] : [];
  });
}

function packedRefs(gitDir: string): readonly (readonly [string, string])[] {
  return [...textOf(join(gitDir, 'packed-refs')).matchAll(/^([0-9a-f]{40}) (\S+)$/gm)].map(
    ([, sha = '', name = '']) => [name, sha] as const,
  );
}

/** Empty where a ref was deleted meanwhile, with its folder. */
function entriesOf(folder: string) {
  return unlessMissing(() => readdirSync(folder, { withFileTypes: true })) ?? [];
}

function textOf(file: string): string {
  return unlessMissing(() => readFileSync(file, 'utf8')) ?? '';
}

function unlessMissing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

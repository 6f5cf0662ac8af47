import { chmodSync, lstatSync, mkdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyRoots } from '../../src/adapters/git/layer-copy.ts';
import { type Sandbox, sandbox } from '../support/git-sandbox.ts';

/** Copies one file made of what `write` says about the folder it is made in; answers its bytes as one character each. */
async function copied(box: Sandbox, write: (source: string) => string | Buffer, staysPut?: true) {
  const [source, dir] = [box.path('work/space'), box.path('elsewhere/tree')];
  for (const folder of [source, dir]) mkdirSync(folder, { recursive: true });
  const file = join(source, 'made');
  writeFileSync(file, write(source));
  chmodSync(file, 0o555);
  utimesSync(file, 1_000_000, 1_000_000);
  await copyRoots({ source, ...(staysPut === undefined ? {} : { staysPut }) }, dir, ['made']);
  return { source, dir, text: readFileSync(join(dir, 'made'), 'latin1'), stats: lstatSync(join(dir, 'made')) };
}

describe('a copied file that names the folder it was made in', () => {
  const named: readonly (readonly [string, (folder: string) => string])[] = [
    ['a start line', (folder) => `#!${folder}/.venv/bin/python\n`],
    ['a path and nothing else', (folder) => folder],
    ['the folder in quotes', (folder) => `ROOT = "${folder}"\n`],
    ['a flag with its path', (folder) => `cc -I${folder}/include -L${folder}\n`],
    ['a URL', (folder) => `file://${folder}/x`],
    ['a list of paths', (folder) => `${folder}/a:${folder}/b\n`],
    ['bytes of another encoding', (folder) => `caf\xe9 ${folder}/x`],
  ];
  it.each(named)('names its own one: %s', async (_, write) => {
    await using box = sandbox();
    const { dir, text, stats } = await copied(box, (source) => Buffer.from(write(source), 'latin1'), true);
    expect(text).toBe(write(dir));
    expect([stats.mtimeMs, stats.mode & 0o777]).toEqual([1_000_000_000, 0o555]);
  });

  const others: readonly (readonly [string, (folder: string) => string])[] = [
    ['a folder whose name only begins alike', (folder) => `${folder}-2/x ${folder}.old ${folder}s`],
    ['a longer path that ends alike', (folder) => `/mnt${folder}/x and sub-dir${folder}`],
    ['a binary file', (folder) => `\0${folder}/x`],
    ['a file that names nothing', () => 'plain\n'],
  ];
  it.each(others)('is left as it is: %s', async (_, write) => {
    await using box = sandbox();
    const { source, text } = await copied(box, (folder) => Buffer.from(write(folder), 'latin1'), true);
    expect(text).toBe(write(source));
  });

  it('keeps the path where its tree is shown at that very path', async () => {
    await using box = sandbox();
    const { source, text } = await copied(box, (folder) => `#!${folder}/x`);
    expect(text).toBe(`#!${source}/x`);
  });

  it('never follows a link out of the copy', async () => {
    await using box = sandbox();
    const [source, dir, out] = [box.path('space'), box.path('tree'), box.path('outside')];
    for (const folder of [source, dir, out, join(source, 'made')]) mkdirSync(folder, { recursive: true });
    writeFileSync(join(out, 'file'), source);
    symlinkSync(join(out, 'file'), join(source, 'made/link'));
    symlinkSync(out, join(source, 'folder'));
    await copyRoots({ source, staysPut: true }, dir, ['made', 'folder']);
    expect(readFileSync(join(out, 'file'), 'utf8')).toBe(source);
  });
});

import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathProblem, placeInside } from '../../src/rehearsal/paths.ts';
import { TempFolder } from './agent.ts';

/** A worktree `w` beside a folder `out`, with links of every kind. */
function linked(): TempFolder {
  const folder = new TempFolder();
  for (const name of ['w', 'w/real', 'out']) mkdirSync(join(folder.path, name));
  writeFileSync(join(folder.path, 'out/secret'), 'secret');
  symlinkSync('real', join(folder.path, 'w/inner'));
  symlinkSync('../out', join(folder.path, 'w/outer'));
  symlinkSync('../out/secret', join(folder.path, 'w/file'));
  symlinkSync('../out/none', join(folder.path, 'w/dangling'));
  return folder;
}

describe('a place in the worktree', () => {
  it.each<[string, 'target' | 'link', boolean]>([
    ['a', 'target', true],
    ['new/deep/a', 'target', true],
    ['a/../b', 'target', true],
    ['..a', 'target', true],
    ['inner/a', 'target', true],
    ['inner', 'link', true],
    ['real/', 'link', true],
    ['outer/a', 'target', false],
    ['outer/new/a', 'target', false],
    ['outer/secret', 'link', false],
    ['file', 'target', false],
    ['dangling', 'target', false],
    ['dangling/a', 'target', false],
    ['file', 'link', true],
    ['outer', 'link', true],
    ['dangling', 'link', true],
  ])('%s as %s: %s', async (path, last, expected) => {
    using folder = linked();
    expect((await placeInside(join(folder.path, 'w'), path, last)).ok).toBe(expected);
  });

  it('a folder whose name begins like the worktree is outside', async () => {
    using folder = linked();
    mkdirSync(join(folder.path, 'w-other'));
    symlinkSync('../w-other', join(folder.path, 'w/sibling'));
    expect(await placeInside(join(folder.path, 'w'), 'sibling/a', 'target')).toMatchObject({ ok: false });
  });

  it('a path that is not refused stays below the root', () => {
    const part = fc.constantFrom('..', '.', 'a', 'b', '', '...', '..a');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const path = parts.join('/');
        if (pathProblem(path) === undefined) expect(join('/root/worktree', path)).toMatch(/^\/root\/worktree\/./);
      }),
    );
  });
});

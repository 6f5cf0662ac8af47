import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unmountedViews } from '../../../src/adapters/isolation/unmounted.ts';

describe('views without a mount', () => {
  it.each(['overlay', 'reflink', undefined] as const)(
    'share blocks where the file system can, wanted: %s',
    async (wanted) => {
      using root = mkdtempDisposableSync(join(tmpdir(), 'ralph-unmounted-'));
      writeFileSync(join(root.path, 'a'), 'x');
      const args = ['--reflink=always', join(root.path, 'a'), join(root.path, 'b')];
      const best = spawnSync('cp', args).status === 0 ? 'reflink' : 'copy';
      expect(await unmountedViews(root.path, wanted)).toBe(best);
    },
  );

  it.each(['copy', 'clean'] as const)(
    'are what was asked for, and nothing of the attempt stays: %s',
    async (wanted) => {
      using root = mkdtempDisposableSync(join(tmpdir(), 'ralph-unmounted-'));
      expect(await unmountedViews(root.path, wanted)).toBe(wanted);
      expect(readdirSync(root.path)).toEqual([]);
    },
  );

  it('are one folder that is cleaned where nothing can be copied', async () => {
    using root = mkdtempDisposableSync(join(tmpdir(), 'ralph-unmounted-'));
    writeFileSync(join(root.path, 'file'), '');
    expect(await unmountedViews(join(root.path, 'file'), 'reflink')).toBe('clean');
  });
});

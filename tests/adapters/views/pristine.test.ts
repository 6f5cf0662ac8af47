import { lstatSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openPristine } from '../../../src/adapters/views/layered-views.ts';
import { field, files, snapshot } from '../../support/git-field.ts';
import { countingGit, sandbox } from '../../support/git-sandbox.ts';

describe('openPristine', () => {
  it('writes only what differs between two trees', async () => {
    await using box = sandbox();
    const place = await field(box);
    const pristine = openPristine({ ...place });
    await pristine.bring(place.tree);
    const untouched = lstatSync(join(place.dir, 'src/a.js'), { bigint: true });
    const next = await place.repository.overlay(place.tree, [
      { path: 'new.txt', mode: '100644', bytes: Buffer.from('new\n') },
    ]);
    await pristine.bring(next);
    expect(snapshot(place.dir)['new.txt']).toBe('new\n');
    expect(lstatSync(join(place.dir, 'src/a.js'), { bigint: true }).ctimeNs).toBe(untouched.ctimeNs);
    await pristine.bring(place.tree);
    expect(snapshot(place.dir)).not.toHaveProperty('new.txt');
  });

  it('brings one tree for several callers at once, and does the work once', async () => {
    await using box = sandbox();
    const counter = countingGit(box.path('count'));
    const place = await field(box, files, { program: counter.program });
    const pristine = openPristine({ ...place });
    await pristine.bring(place.tree);
    const many = Array.from({ length: 300 }, (_, index) => ({
      path: `many/${index}.txt`,
      mode: '100644' as const,
      bytes: Buffer.from(`${index}\n`),
    }));
    const next = await place.repository.overlay(place.tree, many);
    counter.reset();
    await Promise.all([1, 2, 3].map(() => pristine.bring(next)));
    const together = counter.calls().length;
    await pristine.bring(place.tree);
    counter.reset();
    await pristine.bring(next);
    // Work done twice is work done under the feet of a process that sees the folder already.
    expect(together).toBe(counter.calls().length);
    expect(Object.keys(snapshot(place.dir)).filter((path) => path.startsWith('many/'))).toHaveLength(300);
  });

  it('goes on after a call that failed', async () => {
    await using box = sandbox();
    const place = await field(box);
    const pristine = openPristine({ ...place });
    await pristine.bring(place.tree);
    const wrong = pristine.bring('0'.repeat(40));
    const right = pristine.bring(place.tree);
    await expect(wrong).rejects.toThrow();
    await right;
    expect(snapshot(place.dir)['README.md']).toBe('read\n');
  });

  it('verifies all of what an earlier process left', async () => {
    await using box = sandbox();
    const place = await field(box);
    await openPristine({ ...place }).bring(place.tree);
    writeFileSync(join(place.dir, 'planted.txt'), 'planted');
    rmSync(join(place.dir, 'README.md'));
    await openPristine({ ...place }).bring(place.tree);
    const now = snapshot(place.dir);
    expect([now['planted.txt'], now['README.md']]).toEqual([undefined, 'read\n']);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetLease, leaveLease, noteLease, readLease } from '../../src/action/lease-file.ts';

describe('what a machine notes of its lease', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ralph-lease-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const lease = { ref: 'refs/ralph/default/lock', id: 'a', pid: 7, startTicks: '99', host: 'here' };

  it('is the newest commit and the one before it', () => {
    for (const commit of ['c1', 'c2', 'c3']) noteLease(folder, lease, commit);
    expect(readLease(folder)).toEqual({ ...lease, commits: ['c3', 'c2'] });
    leaveLease(folder);
    expect(readLease(folder)?.over).toBe(true);
    forgetLease(folder);
    expect(readLease(folder)).toBeUndefined();
  });

  const damaged: readonly (readonly [string, unknown])[] = [
    ['no object', null],
    ['a pid in quotes', { ...lease, pid: '7', commits: [] }],
    ['no ref', { ...lease, ref: undefined, commits: [] }],
    ['no commits', lease],
    ['commits that are no texts', { ...lease, commits: ['c1', 2] }],
    ['another word for being over', { ...lease, commits: ['c1'], over: 'yes' }],
  ];
  it.each(damaged)('is nothing when its file was damaged: %s', (_, value) => {
    writeFileSync(join(folder, 'lease.json'), JSON.stringify(value));
    expect(readLease(folder)).toBeUndefined();
  });
});

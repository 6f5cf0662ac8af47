import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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

  it('replaces a link in its place, is for its owner alone, and leaves nothing beside it', () => {
    writeFileSync(join(folder, 'other'), 'kept');
    symlinkSync('other', join(folder, 'lease.json'));
    noteLease(folder, lease, 'c1');
    expect(readLease(folder)?.commits).toEqual(['c1']);
    expect(readFileSync(join(folder, 'other'), 'utf8')).toBe('kept');
    expect(statSync(join(folder, 'lease.json')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).toSorted()).toEqual(['lease.json', 'other']);
  });

  it('leaves nothing behind where it cannot be written', () => {
    mkdirSync(join(folder, 'lease.json'));
    expect(() => noteLease(folder, lease, 'c1')).toThrow(/EISDIR|ENOTEMPTY/);
    expect(readdirSync(folder)).toEqual(['lease.json']);
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

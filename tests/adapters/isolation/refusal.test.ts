import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPrograms } from '../../../src/adapters/isolation/enter.ts';
import { superviseConfined } from '../../../src/adapters/isolation/namespace-walls.ts';
import { probeNamespace } from '../../../src/adapters/isolation/probe.ts';
import {
  type NamespaceMaker,
  refusalNotes,
  refusalOf,
  refusals,
  remedyOf,
} from '../../../src/adapters/isolation/walls.ts';

const denied = 'unshare: unshare failed: Operation not permitted';
const refused = 'The kernel refuses namespaces here';
const free = 'Free memory and disk on this runner and run again.';

describe('what helps', () => {
  it.each([
    [denied, refused],
    ['unshare: write failed /proc/self/uid_map: Operation not permitted', refused],
    ['mounting: mount: /w: permission denied', refused],
    ['unshare: unshare failed: No space left on device', 'The kernel makes no more namespaces here'],
    ['mounting: mount: /w: mount(2) system call failed: No space left on device', free],
    ['unshare: unshare failed: Cannot allocate memory', free],
    ['unshare: fork failed: Resource temporarily unavailable', free],
    ['ENOSPC: no space left on device, write', free],
    ['Program "/bin/unshare" could not be started (EAGAIN): try to run it by hand', free],
  ])('against "%s"', (why, remedy) => expect(remedyOf(why)?.startsWith(remedy)).toBe(true));

  it.each([
    'sudo: a password is required',
    'a process was left behind',
    'the namespace did not start',
    'mounting: mount: /w: wrong fs type',
  ])('is not guessed against "%s"', (why) => expect(remedyOf(why)).toBeUndefined());
});

describe('the sentences', () => {
  const both = refusals('namespaces', [
    ['root', denied],
    ['user-namespace', denied],
  ]);

  it('tell the same cause of two ways once, and a cause of its own apart', () => {
    expect(both).toEqual([`namespaces (root and user-namespace): ${denied}`]);
    const apart = refusals('namespaces', [
      ['root', denied],
      ['user-namespace', 'sudo worked'],
    ]);
    expect(apart).toEqual([`namespaces (root): ${denied}`, 'namespaces (user-namespace): sudo worked']);
  });

  it('say of a run that goes on why it has no better walls, and once what helps', () => {
    const notes = refusalNotes([...both, `another user (root): ${denied}`]);
    expect(notes.slice(0, 2)).toEqual([
      `No better walls: namespaces (root and user-namespace): ${denied}.`,
      `No better walls: another user (root): ${denied}.`,
    ]);
    expect(notes).toHaveLength(3);
    expect(notes[2]).toMatch(/in a container job .*kernel\.apparmor_restrict_unprivileged_userns=0`\.$/);
  });

  it('of a refused run fit the level that was asked for', () => {
    const user = refusalOf('user', ['another user: neither root nor sudo']);
    expect(user).toBe(
      'isolation: user is not possible on this machine: another user: neither root nor sudo. It takes Linux, util-linux and a job that is root or has sudo without a password. isolation: auto takes the best level that there is.',
    );
    expect(refusalOf('namespace', ['mount is not installed (util-linux)'])).toContain(
      'or user namespaces. isolation: auto',
    );
    expect(refusalOf('namespace', both)).toMatch(/not permitted\. The kernel refuses .*\. isolation: auto takes/);
  });
});

const found = findPrograms(import.meta.dirname);

describe.skipIf(process.platform !== 'linux' || !found.ok)('where the kernel refuses namespaces', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ralph-refused-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

  /** Its `unshare` says these words and ends. */
  function maker(words: string): NamespaceMaker {
    if (!found.ok) throw new Error(found.missing);
    const unshare = join(folder, 'unshare');
    writeFileSync(unshare, `#!/bin/sh\necho '${words}' >&2\necho more >&2\nexit 1\n`, { mode: 0o755 });
    return { way: 'root', programs: { ...found.programs, unshare }, user: { uid: 1, gid: 1 } };
  }

  it('the probe says what the program said first, and nothing else', async () => {
    const places = { folder: join(folder, 'probe'), workspace: join(folder, 'workspace'), home: '', hidden: [] };
    const probed = await probeNamespace({
      ...places,
      maker: maker(`${denied}.`),
      homeUppers: undefined,
      views: 'clean',
    });
    expect(probed).toEqual({ ok: false, why: denied });
  });

  it.each([
    [denied, refused],
    ['unshare: unshare failed: Cannot allocate memory', free],
  ])('in the middle of a run "%s" is told with what helps', async (words, remedy) => {
    const call = {
      ...{ program: '/bin/true', args: [], cwd: '/', env: {}, stdin: '', marker: 'refused', limits: { graceMs: 100 } },
      outputPath: join(folder, 'output'),
    };
    const room = { maker: maker(words), folder, shared: folder, removed: [], network: true, mounts: () => [] };
    await expect(superviseConfined(call, room)).rejects.toThrow(
      `A namespace could not be made (root): ${words}. Nothing was started in it. ${remedy}`,
    );
  });
});

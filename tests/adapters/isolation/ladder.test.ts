import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { marked } from '../../support/isolation/proc.ts';

const program = join(import.meta.dirname, 'climb.ts');
const skip = whyNot();
if (skip !== undefined) console.warn(`the ladder is not climbed as in a job container: ${skip}`);

function whyNot(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it takes root on Linux';
  const made = spawnSync('unshare', ['--mount', 'true']).status === 0;
  return made ? undefined : 'it takes the right to mount';
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ralph-climb-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

interface Climbed {
  readonly level?: string;
  readonly notes?: readonly string[];
  readonly why?: string;
  readonly uid?: number;
}

/** As root of a job container: no right to mount, and no user namespace because the root folder is not the machine's. */
const container =
  'PATH="$PATH:/usr/sbin:/sbin"; mount --rbind / "$1" && jail=$1 && shift && exec chroot "$jail" setpriv --bounding-set=-sys_admin --inh-caps=-all "$@"';

function climbed(wanted: string, isContainer: boolean, what = 'climb'): Climbed {
  const command = [process.execPath, program, what, wanted, folder];
  const jail = join(folder, 'jail');
  mkdirSync(jail, { recursive: true });
  const words = ['unshare', '--mount', '--propagation', 'private', 'sh', '-c', container, 'container', jail];
  const [first = '', ...rest] = isContainer ? [...words, ...command] : command;
  return JSON.parse(execFileSync(first, rest, { encoding: 'utf8' })) as Climbed;
}

describe.skipIf(skip !== undefined)('the ladder', () => {
  it.each<readonly [string, boolean, string | undefined, RegExp]>([
    [
      'auto',
      true,
      'user',
      /^No better walls: namespaces \(root and user-namespace\): unshare: unshare failed: Operation not permitted\.$/m,
    ],
    ['user', true, 'user', /see which processes run/],
    ['process', true, 'process', /isolation: process is set/],
    ['auto', false, 'namespace', /^Not protected: abstract unix sockets\.$/],
    ['user', false, 'user', /see which processes run/],
  ])('%s, in a container %s: %s', (wanted, isContainer, level, note) => {
    const found = climbed(wanted, isContainer);
    expect(found.level).toBe(level);
    expect(found.notes?.join('\n') ?? '').toMatch(note);
    expect(statSync(join(folder, 'workspace')).mode & 0o777).toBe(0o755);
  });

  it.each([
    [0o700, true],
    [0o755, false],
  ])('says at level user whether caches of a HOME with mode %o are of use', (mode, isCold) => {
    mkdirSync(join(folder, 'home'));
    chmodSync(join(folder, 'home'), mode);
    const said = climbed('user', false).notes?.join('\n') ?? '';
    expect(said.includes('HOME is closed to other users, so caches and toolchains in it are not used.')).toBe(isCold);
  });

  const withoutPerl = ['unshare', '--mount', '--propagation', 'private', 'sh', '-c'];
  const shared = 'System V shared memory, semaphores and queues; abstract unix sockets';
  it.each<readonly [string, boolean, string]>([
    ['namespace', true, 'abstract unix sockets'],
    ['namespace', false, 'key rings; abstract unix sockets; services of the machine that obey root'],
    ['user', true, shared],
    ['user', false, `key rings; ${shared}`],
    ['process', true, `key rings; ${shared}; services of the machine that obey root`],
  ])('at level %s, with perl %s, tells what it leaves open [X39] [X40]', (level, hasPerl, open) => {
    const command = [...withoutPerl, 'mount --bind /dev/null /usr/bin/perl && exec "$@"', 'sh'];
    const words = [...(hasPerl ? [] : command), process.execPath, program, 'climb', level, folder];
    const [first = '', ...rest] = words;
    const found = JSON.parse(execFileSync(first, rest, { encoding: 'utf8' })) as Climbed;
    expect(found.level).toBe(level);
    expect(found.notes?.at(-1)).toBe(`Not protected: ${open}.`);
  });

  it('names what is missing when a level is asked for that cannot be had', () => {
    expect(climbed('namespace', true).why).toMatch(
      /^isolation: namespace is not possible on this machine: namespaces \(root and user-namespace\): unshare: unshare failed: Operation not permitted\. The kernel refuses /,
    );
  });

  it('ends what a run left that was killed', () => {
    const seconds = `${80_000 + process.pid}.25`;
    const killed = spawnSync(process.execPath, [program, 'abandon', 'user', folder, seconds], { encoding: 'utf8' });
    expect(killed.signal).toBe('SIGKILL');
    expect(marked(seconds).length).toBeGreaterThan(0);
    const { uid } = JSON.parse(killed.stdout) as Climbed;
    expect(climbed('user', false, 'next').uid).not.toBe(uid);
    expect(marked(seconds)).toEqual([]);
  });
});

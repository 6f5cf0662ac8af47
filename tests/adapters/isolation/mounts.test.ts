import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enterCommand, enterScript } from '../../../src/adapters/isolation/enter.ts';
import {
  hides,
  isPlainPath,
  type Mount,
  mountOf,
  parseMounts,
  planMounts,
  quote,
  writableMounts,
} from '../../../src/adapters/isolation/mounts.ts';
import { readStatus } from '../../../src/adapters/isolation/namespace-walls.ts';

const own = '/temp/ralph/rooms/1';

function plan(mounts: readonly Mount[], files: readonly string[] = []) {
  const isFile = (path: string): boolean => files.includes(path);
  return planMounts({
    mounts,
    own,
    stage: `${own}/stage`,
    isFile,
    flagsOf: (path) => (path === '/sys' ? ['nosuid'] : []),
  });
}

const bind = (source: string, target: string, writable = false): Mount => ({ kind: 'bind', source, target, writable });
const cover = (source: string, target: string): Mount => ({ ...bind(source, target), isCover: true }) as Mount;

describe('the plan of mounts', () => {
  it.each<{ name: string; mounts: readonly Mount[]; files?: readonly string[]; fstab: readonly string[] }>([
    { name: 'nothing', mounts: [], fstab: [] },
    { name: 'a writable folder', mounts: [bind('/a', '/b', true)], fstab: ['/a /b none rbind 0 0'] },
    { name: 'a read-only folder', mounts: [bind('/a', '/b')], fstab: ['/a /b none rbind,ro 0 0'] },
    {
      name: 'a read-only folder on a mount with options',
      mounts: [bind('/sys', '/sys')],
      fstab: [`/sys ${own}/stage/0 none rbind,ro,nosuid 0 0`, `${own}/stage/0 /sys none rbind,ro,nosuid 0 0`],
    },
    {
      name: 'a name with white space and what fstab would misread',
      mounts: [bind('/a b', '/c\t#d\\e', true)],
      fstab: ['/a\\040b /c\\011\\043d\\134e none rbind 0 0'],
    },
    {
      name: 'layers',
      mounts: [
        {
          kind: 'overlay',
          lowers: ['/top', '/base'],
          upper: '/u',
          work: '/w',
          target: '/t',
          isUnprivileged: false,
          isVolatile: false,
        },
      ],
      fstab: ['overlay /t overlay lowerdir=/top:/base,upperdir=/u,workdir=/w 0 0'],
    },
    {
      name: 'layers in a user namespace',
      mounts: [
        {
          kind: 'overlay',
          lowers: ['/base'],
          upper: '/u',
          work: '/w',
          target: '/t',
          isUnprivileged: true,
          isVolatile: true,
        },
      ],
      fstab: ['overlay /t overlay lowerdir=/base,upperdir=/u,workdir=/w,userxattr,volatile 0 0'],
    },
    {
      name: 'what hides our own folder comes last, put together before',
      mounts: [cover(`${own}/hidden`, '/temp'), bind('/tools', '/temp/tools'), bind('/a', '/z', true)],
      fstab: [
        `/tools ${own}/hidden/tools none rbind,ro 0 0`,
        '/a /z none rbind 0 0',
        `${own}/hidden /temp none rbind,ro 0 0`,
      ],
    },
    {
      name: 'a file in a cover',
      mounts: [cover(`${own}/dev`, '/dev'), bind('/dev/null', '/dev/null', true)],
      files: ['/dev/null'],
      fstab: [`/dev/null ${own}/dev/null none rbind 0 0`, `${own}/dev /dev none rbind,ro 0 0`],
    },
    {
      name: 'what hides the layers of another mount comes after it',
      mounts: [
        cover(`${own}/tmp`, '/tmp'),
        {
          kind: 'overlay',
          lowers: ['/home/me'],
          upper: '/tmp/u',
          work: '/tmp/w',
          target: '/home/me',
          isUnprivileged: false,
          isVolatile: false,
        },
      ],
      fstab: [
        'overlay /home/me overlay lowerdir=/home/me,upperdir=/tmp/u,workdir=/tmp/w 0 0',
        `${own}/tmp /tmp none rbind,ro 0 0`,
      ],
    },
    {
      name: 'what mount would take for mounted is put together first',
      mounts: [{ kind: 'proc', target: '/proc' }, bind('/sys', '/sys')],
      fstab: [
        `proc ${own}/stage/0 proc nosuid,nodev,noexec 0 0`,
        `${own}/stage/0 /proc none rbind 0 0`,
        `/sys ${own}/stage/1 none rbind,ro,nosuid 0 0`,
        `${own}/stage/1 /sys none rbind,ro,nosuid 0 0`,
      ],
    },
    {
      name: 'kernel file systems in a cover',
      mounts: [cover(`${own}/dev`, '/dev'), { kind: 'tmpfs', target: '/dev/shm' }],
      fstab: [`tmpfs ${own}/dev/shm tmpfs nosuid,nodev,mode=1777 0 0`, `${own}/dev /dev none rbind,ro 0 0`],
    },
  ])('$name', ({ mounts, files, fstab }) => expect(plan(mounts, files).fstab).toEqual(fstab));

  it('names the places that must be made in a cover', () => {
    const mounts = [cover(`${own}/dev`, '/dev'), bind('/dev/null', '/dev/null', true), bind('/d', '/dev/d')];
    expect(plan(mounts, ['/dev/null'])).toMatchObject({ folders: [`${own}/dev/d`], files: [`${own}/dev/null`] });
  });

  it('never mounts something deep before what lies above it', () => {
    const targets = fc.uniqueArray(
      fc.constantFrom('/a', '/a/b', '/a/b/c', '/d', '/d/e', '/temp', '/temp/ralph', '/temp/x'),
    );
    fc.assert(
      fc.property(targets, (names) => {
        const { fstab } = plan(names.map((target) => bind(`/source${target}`, target, true)));
        const shown = fstab.map((line) => line.split(' ')[1] ?? '');
        const final = shown.filter((target) => names.some((name) => name === target));
        expect(new Set(final).size).toBe(final.length);
        for (const [index, target] of final.entries())
          for (const later of final.slice(index + 1)) expect(hides(later, target)).toBe(false);
      }),
    );
  });

  it.each(['/a,b', '/a:b', '/a b', '/ä'])('takes no layer at %s', (path) => {
    expect(isPlainPath(path)).toBe(false);
    const layers: Mount = {
      kind: 'overlay',
      lowers: [path],
      upper: '/u',
      work: '/w',
      target: '/t',
      isUnprivileged: false,
      isVolatile: false,
    };
    expect(() => plan([layers])).toThrow(path);
  });
});

describe('the table of mounts', () => {
  const text = [
    '22 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw',
    '23 22 0:21 / /proc rw,nosuid,nodev,noexec shared:2 - proc proc rw',
    '24 22 0:30 / /mnt/a\\040b ro,noatime - ext4 /dev/vdb rw',
    '25 22 0:31 / /mnt/c rw,nosuid - ext4 /dev/vdc ro',
    '26 22 0:32 / /mnt/d rw - tmpfs tmpfs rw',
    '27 26 0:33 / /mnt/d ro,nodev - tmpfs tmpfs rw',
    '',
  ].join('\n');
  const table = parseMounts(text);

  it('tells targets, options and kinds', () => {
    expect(table.map(({ target }) => target)).toEqual(['/', '/proc', '/mnt/a b', '/mnt/c', '/mnt/d', '/mnt/d']);
    expect(table.map(({ writable }) => writable)).toEqual([true, true, false, false, true, false]);
    expect(table[1]).toEqual({
      ...{ id: '23', parent: '22', target: '/proc', type: 'proc' },
      ...{ writable: true, flags: ['nosuid', 'nodev', 'noexec'] },
    });
  });

  it.each([
    ['/', '/'],
    ['/mnt/a b/c', '/mnt/a b'],
    ['/mnt/a', '/'],
    ['/proc/1', '/proc'],
  ])('finds where %s lies', (path, target) => expect(mountOf(table, path)?.target).toBe(target));

  it('believes the last of two mounts on one place', () => {
    expect(mountOf(table, '/mnt/d/x')?.flags).toEqual(['nodev']);
    expect(writableMounts(table).map(({ target }) => target)).toEqual(['/']);
  });

  it('leaves out what a later mount above it covers, and what lies on that', () => {
    const lines = [
      '1 0 8:1 / / rw - ext4 /dev/a rw',
      '2 1 8:2 / /mnt/disk rw - ext4 /dev/b rw',
      '3 2 8:3 / /mnt/disk/deep rw - ext4 /dev/c rw',
      '4 1 0:9 / /mnt rw - tmpfs tmpfs rw',
      '5 4 8:4 / /mnt/disk/later rw - ext4 /dev/d rw',
    ];
    const targets = writableMounts(parseMounts(lines.join('\n'))).map(({ target }) => target);
    expect(targets).toEqual(['/', '/mnt', '/mnt/disk/later']);
  });
});

describe('the status of a room', () => {
  it.each([
    ['', { ok: false, why: 'the namespace did not start' }],
    ['mount: denied\nfailed mounting\n', { ok: false, why: 'mounting: mount: denied' }],
    [
      'mount: /a: permission denied.\n       dmesg(1) may have more information\nmount: /b: no.\nfailed mounting\n',
      { ok: false, why: 'mounting: mount: /a: permission denied; mount: /b: no' },
    ],
    ['ready\nfailed later\n', { ok: false, why: 'later' }],
    ['ready\n', { ok: true, left: undefined }],
    ['ready\nend 0 1\n', { ok: true, code: 0, left: 0 }],
    ['ready\nend 137 4\n', { ok: true, code: 137, left: 3 }],
    ['failed mounting\nmount: no\nend 125 1\n', { ok: false, why: 'mounting: mount: no' }],
    ['ready\nend 0\n', { ok: true, left: undefined }],
  ])('%j', (text, status) => expect(readStatus(text)).toEqual(status));
});

describe('the way in', () => {
  const programs = {
    sh: '/bin/sh',
    unshare: '/bin/unshare',
    mount: '/bin/mount',
    umount: '/bin/umount',
    setpriv: '/bin/setpriv',
    rm: '/bin/rm',
    cp: '/bin/cp',
    env: '/bin/env',
    sudo: '/bin/sudo',
  };
  const call = { programs, user: { uid: 7, gid: 8 }, script: '/s', program: '/p', args: ['-x', 'y z'] };

  it.each([
    ['root', true],
    ['root', false],
    ['sudo', true],
    ['user-namespace', false],
  ] as const)('drops every right before the program starts: %s, network %s', (way, network) => {
    const { program, args } = enterCommand({ ...call, way, network });
    const all = [program, ...args];
    expect(all.slice(-3)).toEqual(['/p', '-x', 'y z']);
    expect(all).toEqual(expect.arrayContaining(['--no-new-privs', '--bounding-set=-all', '--kill-child', '--pid']));
    expect(all.includes('--net')).toBe(!network);
    expect(all.lastIndexOf('--no-new-privs')).toBeGreaterThan(all.indexOf('/s'));
    if (way === 'sudo')
      expect(all).toEqual(expect.arrayContaining(['/bin/sudo', '-n', '-i', '--reuid=7', '--regid=8']));
  });

  it('holds no value of the environment on a command line, and a variable that no shell can name not at all', () => {
    const environment = { SECRET: "it's", 'BASH_FUNC_x%%': '() { :; }' };
    const script = enterScript({
      programs,
      folder: '/f',
      isStatusGiven: false,
      fstab: '/t',
      way: 'sudo',
      readOnly: [],
      cwd: '/',
      removed: [],
      network: true,
      environment,
    });
    expect(script).toContain("export SECRET='it'\\''s'");
    expect(script).not.toContain('BASH_FUNC');
  });

  it('quotes any text so that a shell gives it back', () => {
    const texts = fc.array(
      fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '')),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(texts, (words) => {
        const script = `printf '%s\\0' ${words.map(quote).join(' ')}`;
        const said = execFileSync('/bin/sh', ['-c', script], { encoding: 'utf8' });
        expect(said).toBe(words.map((word) => `${Buffer.from(word).toString('utf8')}\0`).join(''));
      }),
      { numRuns: 50 },
    );
  });
});

import type { Scene } from '../../support/isolation/scene.ts';
import type { Attack, Seen } from './attack.ts';

const showsHidden = ({ printed }: Seen) =>
  (['journal', 'runnerCredentials', 'ssh'] as const).some((name) => printed.includes(name));

/** Attacks that try to gain rights or to look behind what is mounted (04-trust rules 1 and 2). */
export const kernelAttacks: readonly Attack[] = [
  {
    id: 'sudo',
    title: 'becomes root with sudo',
    row: 'S5',
    needs: 'sudo',
    program: { file: 'sudo.sh' },
    won: rootFileMade,
  },
  {
    id: 'set-uid',
    title: 'becomes another user with a set-user-id program',
    row: 'S5',
    program: { file: 'set-uid.sh' },
    won: rootFileMade,
  },
  {
    id: 'unmount',
    title: 'unmounts what hides secrets',
    row: 'rule 2',
    program: { file: 'unmount.sh' },
    won: showsHidden,
  },
  {
    id: 'remount',
    title: 'makes read-only places writable',
    row: 'rule 2',
    program: { file: 'remount.sh' },
    won: ({ changed }, scene) => [scene.tools, scene.action, scene.workspace].some((one) => changed(one).length > 0),
  },
  {
    id: 'bind-mount',
    title: 'mounts the file system a second time',
    row: 'rule 2',
    program: { file: 'bind-mount.sh' },
    won: showsHidden,
  },
  {
    id: 'nested-namespace',
    title: 'becomes root of a namespace of its own and looks below the masks',
    row: 'rule 2',
    program: { file: 'nested-namespace.sh' },
    won: showsHidden,
  },
  {
    id: 'join-namespace',
    title: 'joins the namespaces of another process',
    row: 'rule 2',
    program: { file: 'join-namespace.sh' },
    won: showsHidden,
  },
  {
    id: 'chroot',
    title: 'leaves its root folder',
    row: 'rule 2',
    program: { file: 'chroot.py' },
    won: showsHidden,
  },
  {
    id: 'file-handle',
    title: 'opens the file system by number, past all mounts',
    row: 'rule 2',
    program: { file: 'file-handle.py' },
    won: showsHidden,
  },
  {
    id: 'raw-disk',
    title: 'reads the disk below the file system',
    row: 'rule 2',
    needs: 'disk',
    program: { file: 'raw-disk.py' },
    won: ({ output, diskId }) => diskId !== '' && output.includes(`DISK ${diskId}`),
  },
  {
    id: 'kernel-setting',
    title: 'changes a kernel setting',
    row: 'rule 2',
    program: { file: 'kernel-setting.sh' },
    // The setting is the whole machine's, and other tests change it at the same time: the kernel took the write or refused it.
    won: ({ output }) => output.includes('ATTACK succeeded: changed '),
  },
  {
    id: 'control-group',
    title: 'makes a control group of its own',
    row: 'rule 2',
    program: { file: 'control-group.sh' },
    won: ({ exists, mark }) =>
      [`/sys/fs/cgroup/${mark}`, ...kinds.map((kind) => `/sys/fs/cgroup/${kind}/${mark}`)].some(exists),
  },
];

const kinds = ['memory', 'pids', 'cpu', 'devices', 'freezer', 'unified', 'systemd'];

function rootFileMade({ exists, mark }: Seen, { root }: Scene): boolean {
  return exists(`${root}/roots/${mark}`);
}

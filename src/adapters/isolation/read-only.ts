import { accessSync, constants } from 'node:fs';
import type { NamespaceWay } from '../../core/isolation.ts';
import { field } from './fstab.ts';
import type { MountEntry } from './mount-table.ts';
import { quote } from './quote.ts';

/** A mount of the machine that becomes read-only, here and nowhere else, with the options it keeps. */
export interface ReadOnlyMount extends Pick<MountEntry, 'target' | 'flags' | 'type'> {
  /** Root is told whether it may be written. */
  readonly isTold: boolean;
}

/** Not where the folder itself is immutable, whatever lies in it. Who is no root cannot ask for it. */
export function isRootTold(target: string): boolean {
  try {
    accessSync(target, constants.W_OK);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES' && process.getuid?.() !== 0;
  }
}

/**
 * Its line in the list of mounts. `mount --all` passes by what it takes for mounted, which is what has the same source at the same place:
 * no mount has this one. It passes by the root of all as well, unless that is called in another way.
 */
export function readOnlyEntry(mount: ReadOnlyMount): string {
  const target = mount.target === '/' ? '/.' : mount.target;
  return `ralph-read-only ${field(target)} none ${optionsOf(mount)} 0 0`;
}

/**
 * Lines of a script behind that list: another version of mount may take a mount for done that its list only changes. Of a file system that
 * may be written root is told so; nobody else is, where a folder's mode forbids it, and not even root where a program or another machine
 * has the say.
 */
export function readOnlyLines(
  { way, readOnly }: { readonly way: NamespaceWay; readonly readOnly: readonly ReadOnlyMount[] },
  program: string,
): readonly string[] {
  return readOnly.map((mount) => {
    const target = quote(mount.target);
    const isKnown = way !== 'user-namespace' && opensToRoot.has(mount.type) && mount.isTold;
    const known = isKnown ? `[ ! -w ${target} ] || ` : '';
    return `${known}${quote(program)} -o ${optionsOf(mount)} ${target} || fail ${quote(`making ${mount.target} read-only`)}`;
  });
}

function optionsOf({ flags }: ReadOnlyMount): string {
  return ['remount', 'bind', 'ro', ...flags].join(',');
}

const opensToRoot: ReadonlySet<string> = new Set(
  (
    'ext2 ext3 ext4 xfs btrfs f2fs vfat overlay tmpfs ramfs hugetlbfs securityfs debugfs tracefs configfs fusectl bpf pstore ' +
    'efivarfs binfmt_misc'
  ).split(' '),
);

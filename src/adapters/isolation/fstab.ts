import type { Bind, Mount, Overlay, PlanCall } from './mounts.ts';

/** Shows a place with everything that was mounted in it. */
export function recursive({ flagsOf }: PlanCall, place: string, mount: Mount): string {
  const options = mount.kind === 'bind' ? bindOptions('rbind', mount, flagsOf(mount.source)) : 'rbind';
  return `${field(place)} ${field(mount.target)} none ${options} 0 0`;
}

function bindOptions(how: 'bind' | 'rbind', { writable }: Bind, flags: readonly string[]): string {
  return writable ? how : [how, 'ro', ...flags].join(',');
}

/** Mounts one thing at one place. */
export function lineOf({ flagsOf }: PlanCall, mount: Mount, target: string): string {
  const at = field(target);
  switch (mount.kind) {
    case 'bind':
      return `${field(mount.source)} ${at} none ${bindOptions(mount.isAlone === true ? 'bind' : 'rbind', mount, flagsOf(mount.source))} 0 0`;
    case 'overlay':
      return `overlay ${at} overlay ${overlayOptions(mount)} 0 0`;
    case 'proc':
      return `proc ${at} proc nosuid,nodev,noexec 0 0`;
    case 'devpts':
      return `devpts ${at} devpts newinstance,ptmxmode=0666,mode=620,nosuid,noexec 0 0`;
    case 'tmpfs':
      return `tmpfs ${at} tmpfs nosuid,nodev,mode=1777 0 0`;
  }
}

/** @throws Error when a path cannot stand in the options of an overlay */
export function overlayOptions({ lowers, upper, work, ...how }: Omit<Overlay, 'kind' | 'target'>): string {
  const notes = `${how.isUnprivileged ? ',userxattr' : ''}${how.isVolatile ? ',volatile' : ''}`;
  return `lowerdir=${lowers.map(layer).join(':')},upperdir=${layer(upper)},workdir=${layer(work)}${notes}`;
}

/** fstab(5) separates fields by white space. */
export function field(text: string): string {
  return text.replace(/[\s\\#]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`);
}

/** Whether a path can stand in the options of an overlay: they are split at commas and colons. */
export function isPlainPath(path: string): boolean {
  return /^[A-Za-z0-9/._@+-]+$/.test(path);
}

function layer(path: string): string {
  if (!isPlainPath(path)) throw new Error(`${path} cannot be a layer of an overlay`);
  return path;
}

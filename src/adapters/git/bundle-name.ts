import { randomBytes } from 'node:crypto';

/** Where a bundle is written before it takes its name, so that nobody finds half of one there. */
export function unfinishedName(path: string): string {
  return `${path}.${randomBytes(6).toString('hex')}`;
}

/** Whether a file was to become that bundle. */
export function isUnfinished(name: string, bundle: string): boolean {
  return name.startsWith(`${bundle}.`) && /^[0-9a-f]{12}$/.test(name.slice(bundle.length + 1));
}

import { join, sep } from 'node:path';

/** The folder of the npm package that a file belongs to; undefined when it lies in none. */
export function packageRoot(file: string): string | undefined {
  const marker = `${sep}node_modules${sep}`;
  const at = file.lastIndexOf(marker);
  if (at === -1) return undefined;
  const start = at + marker.length;
  const [first = '', second = ''] = file.slice(start).split(sep);
  const name = first.startsWith('@') ? join(first, second) : first;
  return file.slice(0, start) + name;
}

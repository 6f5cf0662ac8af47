import type { FileLayer } from './file-layer.ts';
import { kindAt, removePath } from './folder.ts';

type Way = Pick<FileLayer, 'above'>;

/** The outermost folder above a submodule's files that is missing or none: what lies below it is behind a link, or nowhere. */
export function firstBroken(dir: string, way: Way): string | undefined {
  return outermostFirst(way).find((folder) => kindAt(dir, folder) !== 'folder');
}

/** Removes links and files that stand in the place of such folders: nothing is laid or repaired behind a link. */
export function clearWay(dir: string, way: Way): void {
  for (const folder of outermostFirst(way)) if (kindAt(dir, folder) !== 'folder') removePath(dir, folder);
}

function outermostFirst({ above }: Way): readonly string[] {
  return [...above].sort((a, b) => a.length - b.length);
}

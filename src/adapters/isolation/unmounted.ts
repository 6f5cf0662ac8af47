import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ViewKind } from '../../core/isolation.ts';
import { copyInto } from '../views/copied-views.ts';

/**
 * The best kind of views without a mount that the file system of `root` can have (02-loop §1, Gate views): copies that share blocks, else
 * plain copies, else one folder that is cleaned.
 * @param wanted kind to begin with
 */
export async function unmountedViews(root: string, wanted: ViewKind = 'overlay'): Promise<ViewKind> {
  if (wanted === 'clean') return 'clean';
  const kinds = wanted === 'copy' ? (['copy'] as const) : (['reflink', 'copy'] as const);
  for (const how of kinds) if (await canCopy(root, how)) return how;
  return 'clean';
}

/** Tried with a file: whether blocks can be shared shows at no other place. */
async function canCopy(root: string, how: 'reflink' | 'copy'): Promise<boolean> {
  const name = 'probe-copy';
  const [from, to] = [join(root, name, 'from'), join(root, name, 'to')];
  try {
    for (const folder of [from, to]) mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(join(from, 'file'), 'x'.repeat(8192));
    await copyInto(from, to, how);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(join(root, name), { recursive: true, force: true });
  }
}

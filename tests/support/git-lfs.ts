import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Sandbox, write } from './git-sandbox.ts';

/** The pointer that Git LFS commits for a content, made by hand. */
export function pointerTo(content: string | Buffer): string {
  const bytes = Buffer.from(content);
  const oid = createHash('sha256').update(bytes).digest('hex');
  return `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${bytes.length}\n`;
}

export const big = `${'big content '.repeat(500)}\n`;

/** A workspace whose `.bin` files are kept by Git LFS, as actions/checkout with `lfs: true` leaves it. */
export function lfsCheckout(box: Sandbox, more: Readonly<Record<string, string>> = {}) {
  const { dir, commit } = box.repo('ws', {
    '.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n',
    'prd.json': '[{"id":"A","title":"First title","passes":false}]\n',
    'src/a.txt': '1\n',
    'assets/big.bin': pointerTo(big),
    'assets/run.bin': pointerTo('#!/bin/sh\necho ran\n'),
    'notes/pointer.txt': pointerTo(big),
    ...more,
  });
  write(dir, { 'assets/big.bin': big, 'assets/run.bin': '#!/bin/sh\necho ran\n' });
  return { dir, commit, at: (path: string) => join(dir, path) };
}

/** Why contents cannot be sent from this machine; undefined = git-lfs is there. */
export function noGitLfs(): string | undefined {
  try {
    execFileSync('git', ['lfs', 'version'], { env: { PATH: '/usr/bin:/bin' }, stdio: 'ignore' });
    return undefined;
  } catch {
    return 'git-lfs is not installed';
  }
}

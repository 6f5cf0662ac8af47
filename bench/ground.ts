import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Enough for every project of a bench at once; only what is written takes room. */
const IMAGE_BYTES = 8 * 1024 ** 3;
/** Set for the process that measures on the mounted image. */
const MARK = 'RALPH_BENCH_GROUND';

/** In a mount namespace of its own, so that nothing stays mounted however the bench ends. */
const MOUNTED = 'mount -o loop "$1" "$2" || exit 113; shift 2; exec "$@"';
const NOT_MOUNTED = 113;

/**
 * Plays this command again in a file system like that of GitHub's hosted runners: ext4 with a journal, in an image of its own, which no
 * earlier run has filled and emptied. Ours and the floor both lie there. Gives the exit code of that process, or `undefined` where it
 * cannot be had (not Linux, not root, no mkfs.ext4, no loop device) or was not wanted: then figures are of TMPDIR's own file system.
 */
export function measureOnImage(args: readonly string[]): number | undefined {
  if (process.env[MARK] !== undefined || process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'ralph-bench-ground-'));
  const [image, place] = [join(folder, 'image'), mkdtempSync(join(folder, 'place-'))];
  try {
    writeFileSync(image, '');
    truncateSync(image, IMAGE_BYTES);
    if (spawnSync('mkfs.ext4', ['-q', image], { stdio: 'ignore' }).status !== 0) return undefined;
    const again = ['sh', '-c', MOUNTED, 'sh', image, place, process.execPath, ...args];
    const { status } = spawnSync('unshare', ['--mount', '--propagation', 'private', ...again], {
      stdio: 'inherit',
      env: { ...process.env, TMPDIR: place, [MARK]: 'image' },
    });
    return status === NOT_MOUNTED || status === null ? undefined : status;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Where the figures of this process are measured, in a sentence for people. */
export function groundOf(): string {
  return process.env[MARK] === 'image'
    ? 'Measured on ext4 with a journal, in an image of its own, as hosted runners have it; --here measures in TMPDIR.'
    : `Measured in ${tmpdir()}, on the file system as it is.`;
}

import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { WallsCall } from './enter.ts';
import { mountOf, parseMounts, readMountInfo, writableMounts } from './mount-table.ts';
import { hides, type Mount, planMounts } from './mounts.ts';
import { isRootTold, readOnlyEntry } from './read-only.ts';

/** What a room's walls are made of. */
export interface LaidWalls {
  readonly mounts: readonly Mount[];
  /** Absolute folder of ours for this room: its script, its status and places for mounts; hidden by one of the mounts. */
  readonly folder: string;
  /** Absolute folder of ours for all rooms: places where mounts are put together, each in a namespace of its own. */
  readonly shared: string;
  /** The machine's mounts as one text; default: `/proc/self/mountinfo`. */
  readonly table?: string;
}

/** Makes the places for a room's mounts and writes the list of them that its first process reads. */
export function layWalls({ mounts, folder, shared, ...of }: LaidWalls): Pick<WallsCall, 'fstab' | 'readOnly'> {
  const table = parseMounts(of.table ?? readMountInfo());
  const stage = join(shared, 'stage');
  mkdirSync(stage, { recursive: true, mode: 0o700 });
  const plan = planMounts({
    mounts,
    own: folder,
    stage,
    isFile: (path) => !statSync(path).isDirectory(),
    flagsOf: (path) => mountOf(table, path)?.flags ?? [],
  });
  const readOnly = writableMounts(table)
    .filter(({ target }) => !mounts.some((mount) => hides(mount.target, target)))
    .map((mount) => ({ ...mount, isTold: isRootTold(mount.target) }));
  for (const path of plan.folders) mkdirSync(path, { recursive: true });
  for (const path of plan.files) makeFile(path);
  const fstab = join(folder, 'fstab');
  writeFileSync(fstab, `${[...plan.fstab, ...readOnly.map(readOnlyEntry)].join('\n')}\n`, { mode: 0o600 });
  return { fstab, readOnly };
}

function makeFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '', { flag: 'a' });
}

import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { WallsCall } from './enter.ts';
import { field } from './fstab.ts';
import { mountOf, parseMounts, writableMounts } from './mount-table.ts';
import { hides, type Mount, type MountPlan, planMounts } from './mounts.ts';
import { isRootTold, readOnlyEntry } from './read-only.ts';

/** What a room's walls are made of. */
export interface LaidWalls {
  readonly mounts: readonly Mount[];
  /** Absolute folder of ours for this room: its script, its status and places for mounts; hidden by one of the mounts. */
  readonly folder: string;
  /** Absolute folder of ours for all rooms: places where mounts are put together, each in a namespace of its own. */
  readonly shared: string;
  /** The machine's mounts as one text. */
  readonly table: string;
  /** Absolute folder that stays within reach for who stands in `shared` then, as its folder `GROUND`, and writable; absent = none. */
  readonly ground?: string;
}

/** Name in the shared folder. */
export const GROUND = 'ground';

/** Walls before they are written down. */
export interface WallPlan extends MountPlan, Pick<WallsCall, 'readOnly'> {}

export function planWalls({ mounts, folder, shared, table: text, ground }: LaidWalls): WallPlan {
  const table = parseMounts(text);
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
  const place = join(shared, GROUND);
  const first = ground === undefined ? [] : [`${field(ground)} ${field(place)} none rbind 0 0`];
  return {
    fstab: [...first, ...plan.fstab, ...readOnly.map(readOnlyEntry)],
    folders: ground === undefined ? plan.folders : [place, ...plan.folders],
    files: plan.files,
    readOnly,
  };
}

/** Makes the places for a room's mounts and writes the list of them that its first process reads. */
export function layWalls(plan: WallPlan, folder: string): Pick<WallsCall, 'fstab' | 'readOnly'> {
  for (const path of plan.folders) mkdirSync(path, { recursive: true });
  for (const path of plan.files) makeFile(path);
  const fstab = join(folder, 'fstab');
  writeFileSync(fstab, `${plan.fstab.join('\n')}\n`, { mode: 0o600 });
  return { fstab, readOnly: plan.readOnly };
}

function makeFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '', { flag: 'a' });
}

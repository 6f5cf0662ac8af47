import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { foldersAbove } from '../git/paths.ts';
import { layWalls, type WallPlan } from './lay-walls.ts';
import type { Mount } from './mounts.ts';
import type { Role } from './walls.ts';

/** A room as its walls know it. */
interface Named {
  /** Drawn at random: it stands nowhere but in names of what belongs to this room. */
  readonly id: string;
  /** Absolute folder of this room. */
  readonly folder: string;
}

/**
 * Plans of walls, one for each role: most rooms of a run differ from the one before in nothing but their names, and to plan a room takes
 * far longer than to fill in another name.
 */
export interface KeptPlans {
  /** Makes the places of another room and writes its list of mounts; undefined when no plan with these facts is kept. */
  lay(role: Role, facts: string, room: Named): ReturnType<typeof layWalls> | undefined;
  keep(role: Role, made: Made): void;
  /** Nothing is known of the role any more, as when walls of its plan did not stand. */
  forget(role: Role): void;
}

interface Made {
  readonly facts: string;
  readonly room: Named;
  readonly mounts: readonly Mount[];
  readonly plan: WallPlan;
}

export function openKeptPlans(): KeptPlans {
  const kept = new Map<Role, { readonly facts: string; readonly id: string; readonly plan: OwnPlan }>();
  return {
    lay: (role, facts, { id, folder }) => {
      const known = kept.get(role);
      if (known?.facts !== facts) return undefined;
      const filled = (paths: readonly string[]): string[] => paths.map((path) => path.replaceAll(known.id, id));
      const { covers, folders, files, fstab, readOnly } = known.plan;
      for (const path of filled(covers)) mkdirSync(path, { recursive: true, mode: 0o700 });
      return layWalls({ folders: filled(folders), files: filled(files), fstab: filled(fstab), readOnly }, folder);
    },
    keep: (role, { facts, room, mounts, plan }) => {
      kept.set(role, { facts, id: room.id, plan: ownOf(plan, mounts, room.folder) });
    },
    forget: (role) => kept.delete(role),
  };
}

/** A plan whose places are only those in the room's own folder: the others are there, and no agent and no gate can reach them. */
interface OwnPlan extends WallPlan {
  readonly covers: readonly string[];
}

function ownOf(plan: WallPlan, mounts: readonly Mount[], folder: string): OwnPlan {
  const isOwn = (path: string): boolean => path.startsWith(`${folder}/`);
  const covers = mounts.flatMap((mount) => (mount.kind === 'bind' && mount.isCover ? mount.source : [])).filter(isOwn);
  const files = plan.files.filter(isOwn);
  const places = [...plan.folders, ...files.map((path) => dirname(path))];
  // Outermost first: each is then made by one call.
  const folders = new Set(places.flatMap((path) => [path, ...foldersAbove(path)]).filter(isOwn)).difference(
    new Set(covers),
  );
  return { ...plan, covers, files, folders: [...folders].sort() };
}

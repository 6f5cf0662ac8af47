import { join } from 'node:path';
import type { Isolation } from '../../core/isolation.ts';
import { type FreshFolders, placeFiles, scratchFolders } from '../home.ts';
import { supervise } from '../process/supervise.ts';
import type { Role, Walls } from './walls.ts';

export interface NoWallsOptions {
  readonly isolation: Isolation;
  readonly scratch: string;
  /** Links caches of the real HOME into a throw-away one. */
  readonly furnishHome: (home: string) => void;
}

/** Same user, same view of the machine: a process group and a marker are all that holds a process (04-trust rule 2, level c). */
export function noWalls({ isolation, scratch, furnishHome }: NoWallsOptions): Walls {
  const nothing = (): void => undefined;
  const foldersOf = (role: Role): (() => FreshFolders) => scratchFolders(scratch, role, furnishHome);
  const folders: Readonly<Record<Role, () => FreshFolders>> = {
    agent: foldersOf('agent'),
    review: foldersOf('review'),
    gate: foldersOf('gate'),
    setup: foldersOf('setup'),
  };
  return {
    isolation,
    openRoom: ({ role, place, homeFiles }) => {
      if (place.kind !== 'folder') throw new Error('Layers can only be shown in a namespace.');
      const { folder, home, tmp } = folders[role]();
      placeFiles(homeFiles, home);
      const result = join(folder, 'result');
      const paths = { dir: place.dir, home, tmp, result: { inside: result, outside: result } };
      return { ...paths, run: supervise, close: nothing };
    },
  };
}

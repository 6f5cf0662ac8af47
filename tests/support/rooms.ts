import { noWalls } from '../../src/adapters/isolation/ladder.ts';
import type { Role } from '../../src/adapters/isolation/walls.ts';
import type { ViewRoom } from '../../src/adapters/rooms.ts';
import type { Isolation } from '../../src/core/isolation.ts';

export const processIsolation: Isolation = { level: 'process', views: 'clean', home: 'throw-away', notes: [] };

interface OpenRooms {
  /** Absolute folder for HOME and temporary folders. */
  readonly scratch: string;
  readonly furnishHome?: (home: string) => void;
}

/** Rooms without walls on any folder, as the adapters get them at process level. */
export function openRoomsIn({ scratch, furnishHome = () => undefined }: OpenRooms) {
  const walls = noWalls({ isolation: processIsolation, scratch, furnishHome });
  return (dir: string, role: Role = 'gate'): ViewRoom => {
    const more = { needed: [], removed: [], homeFiles: new Map<string, string>(), network: true };
    const room = walls.openRoom({ role, place: { kind: 'folder', dir }, ...more });
    const openSetup = () => walls.openRoom({ role: 'setup', place: { kind: 'folder', dir }, ...more });
    const keep = { hasSetup: false, keepSetup: async () => undefined };
    return { ...room, ...keep, written: dir, openSetup };
  };
}

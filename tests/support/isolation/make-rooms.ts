import { isolatedRooms } from './isolated-rooms.ts';
import { plainRooms, workspaceRooms } from './plain-rooms.ts';
import type { TestRooms } from './rooms.ts';
import type { RungName } from './rungs.ts';
import type { Scene } from './scene.ts';

/** Which rooms a stage has. */
export type RoomsName = 'none' | 'workspace' | RungName;

/** @throws Error when this machine does not have them */
export function makeRooms(name: RoomsName, scene: Scene): Promise<TestRooms> {
  switch (name) {
    case 'none':
      return plainRooms(scene);
    case 'workspace':
      return workspaceRooms(scene);
    default:
      return isolatedRooms(name, scene);
  }
}

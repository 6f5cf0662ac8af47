import { plainRooms, workspaceRooms } from './plain-rooms.ts';
import type { TestRooms } from './rooms.ts';
import type { Scene } from './scene.ts';

/** Which rooms a stage has. */
export type RoomsName = 'none' | 'workspace';

export function makeRooms(name: RoomsName, scene: Scene): Promise<TestRooms> {
  switch (name) {
    case 'none':
      return plainRooms(scene);
    case 'workspace':
      return workspaceRooms(scene);
  }
}

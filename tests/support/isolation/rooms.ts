import type { Scene } from './scene.ts';

/** What a room is for. */
export type Role = 'agent' | 'gate';

/** One room on the scene's project in which one process after the other runs; what is tested. */
export interface TestRoom {
  /** Runs a program to its end and gives what it wrote to both outputs. */
  run(command: { readonly program: string; readonly args: readonly string[] }): Promise<string>;
  /** Ends whatever still runs in it and throws away what rooms of this role do not keep. */
  close(): Promise<void>;
}

/** Opens rooms of one level of isolation. */
export interface TestRooms {
  open(role: Role): Promise<TestRoom>;
  close(): Promise<void>;
}

/** Makes rooms on a scene; called once per scene. */
export type MakeRooms = (scene: Scene) => Promise<TestRooms>;

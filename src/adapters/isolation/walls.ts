import type { Isolation } from '../../core/isolation.ts';
import type { ProcessCall, ProcessResult } from '../process/supervise.ts';
import type { Place } from './place.ts';

/** Who runs in a room. Each role has a HOME and temporary folders of its own. */
export type Role = 'agent' | 'gate' | 'review' | 'setup';

/** Whether it installs packages that no cache has yet. */
export function installs(role: Role): boolean {
  return role === 'agent' || role === 'setup';
}

/** What one process gets. */
export interface RoomCall {
  readonly role: Role;
  readonly place: Place;
  /** Files and folders, absolute, that it needs beside its tree; read-only, and only what would be hidden is shown anew. */
  readonly needed: readonly string[];
  /** Paths inside the tree that are taken away before it starts, such as reports of an earlier run. */
  readonly removed: readonly string[];
  /** Files for its HOME: path below HOME -> absolute source, copied with mode 0600 (`agent_files`). */
  readonly homeFiles: ReadonlyMap<string, string>;
  /** False = only a loopback device; ignored, and said in the report, where there are no namespaces. */
  readonly network: boolean;
}

/** What is known of a room before its tree is. */
export type ExpectedRoom = Omit<RoomCall, 'place' | 'removed'>;

/** A place to run processes in, one after the other, until it is closed. */
export interface Room {
  /** The tree, as its processes see it. */
  readonly dir: string;
  readonly home: string;
  readonly tmp: string;
  /** A file in which a process may leave its result: as the process sees it, and as we read it. */
  readonly result: { readonly inside: string; readonly outside: string };
  /** As `supervise`. */
  readonly run: (call: ProcessCall) => Promise<ProcessResult>;
  readonly close: () => void;
}

/** Puts processes behind the walls of one isolation level. */
export interface Walls {
  readonly isolation: Isolation;
  openRoom(call: RoomCall): Room;
  /** Called while another process works: walls of a room like this can be put up ahead. */
  expectRoom?(call: ExpectedRoom): void;
  /** Ends what was made ahead and is not used. */
  close?(): void;
}

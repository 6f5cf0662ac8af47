import type { Isolation, NamespaceWay } from '../../core/isolation.ts';
import type { ProcessCall, ProcessResult } from '../process/supervise.ts';
import type { NamespacePrograms } from './enter.ts';

/** How namespaces are made on this machine. */
export interface NamespaceMaker {
  readonly way: NamespaceWay;
  readonly programs: NamespacePrograms;
  readonly user: { readonly uid: number; readonly gid: number };
}

/** Where the tree of one agent or gate lies on this machine. */
export type Place = { readonly kind: 'folder'; readonly dir: string } | PlaceOfLayers;

export interface PlaceOfLayers {
  readonly kind: 'layers';
  /** Absolute folders, topmost first; nobody writes to them while a process sees them. */
  readonly lowers: readonly string[];
  /** Absolute folder that gets what the process writes, and the work folder of the mount beside it. */
  readonly upper: string;
  readonly work: string;
}

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
}

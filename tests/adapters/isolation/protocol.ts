import type { Role } from '../../../src/adapters/isolation/walls.ts';
import type { ProcessResult } from '../../../src/adapters/process/supervise.ts';
import type { NamespaceWay } from '../../../src/core/isolation.ts';
import { onStage, type StageUser } from '../../support/isolation/stage.ts';

/** Which walls the controller on the stage puts up. */
export type WallsName = NamespaceWay | 'user';

/** One process in a room of its own; absent fields are the ordinary case. */
export interface Run {
  readonly name: string;
  /** For `/bin/sh -c`; `$MARK` is a number of seconds that nobody else sleeps for. */
  readonly script?: string;
  /** In place of a script. */
  readonly program?: string;
  readonly cwd?: string;
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly hardMs?: number;
  readonly graceMs?: number;
  readonly maxOutputBytes?: number;
  /** The run is interrupted as soon as its output holds this text. */
  readonly abortAt?: string;
  readonly network?: boolean;
  readonly removed?: readonly string[];
  /** Path below HOME -> text. */
  readonly homeFiles?: Readonly<Record<string, string>>;
  readonly role?: Role;
  /** Absent = layers where the walls have them. */
  readonly place?: 'folder';
}

/** What came of it. */
export interface Ran {
  readonly result?: ProcessResult;
  /** What the room threw. */
  readonly trouble?: string;
  readonly output: string;
  /** Processes that still sleep for `$MARK` seconds. */
  readonly sleeping: number;
  /** Text of the result file, as the controller reads it. */
  readonly said: string;
  /** Files that the process wrote in its tree, as the controller reads them: path -> text. */
  readonly written: Readonly<Record<string, string>>;
  /** What the controller could not remove afterwards. */
  readonly notRemoved?: string;
}

/** What the controller read from the agent's tree after one attempt. */
export interface Attempted {
  readonly output: string;
  readonly ok: boolean;
  readonly why?: string;
  /** `<status> <mode> <path>` of each change. */
  readonly changes: readonly string[];
  readonly ignored: readonly string[];
  readonly notImported: readonly string[];
  readonly gitTampered: boolean;
  /** Text of each changed file as it was imported. */
  readonly texts: Readonly<Record<string, string>>;
}

/** One attempt of an agent, then a gate on the tree that it left. */
export interface Attempt {
  readonly script: string;
  readonly clean?: boolean;
  readonly gate?: string;
}

export interface WallsJob {
  readonly walls: WallsName;
  /** False = HOME is thrown away. */
  readonly homeOverlay?: boolean;
  readonly runs: readonly Run[];
  readonly attempts?: readonly Attempt[];
}

export interface WallsResults {
  readonly runs: Readonly<Record<string, Ran>>;
  readonly attempts: readonly (Attempted & { readonly gate?: string })[];
  /** Files of the scene that changed although no process may change them. */
  readonly changed: readonly string[];
  /** What became of the whole job. */
  readonly trouble?: string;
}

/** Plays a job on a stage, as root or as an ordinary user. */
export async function playWalls(user: StageUser, job: WallsJob): Promise<WallsResults> {
  const { results } = await onStage({ user, program: 'tests/adapters/isolation/controller.ts', job, env: {} });
  return results as WallsResults;
}

import { statSync } from 'node:fs';
import { credentialPlaces, credentialsIn } from './room-home.ts';
import { mayBeHidden } from './scene.ts';
import type { ExpectedRoom } from './walls.ts';

/** What a room is made from, as it was before anything was copied: what changes meanwhile makes it another room. */
export interface SeenRoom {
  /** Two rooms of the same key differ in nothing but their trees. */
  readonly key: string;
  /** Absolute paths of the credentials in the real HOME. */
  readonly found: readonly string[];
}

interface Surroundings {
  readonly home: string;
  readonly homeUppers: string | undefined;
  readonly hidden: readonly string[];
}

export function seeRoom({ home, homeUppers, hidden }: Surroundings, call: ExpectedRoom): SeenRoom {
  const { role, needed, homeFiles, network } = call;
  const given = [...homeFiles].map(([name, source]) => [name, source, stampOf(source)]);
  // Without an overlay the credentials are masked by mounts.
  const masked = homeUppers === undefined ? [...hidden, ...credentialPlaces(home)] : hidden;
  const shown = needed.filter((path) => mayBeHidden(path, masked)).map((path) => [path, placeOf(path)]);
  const found = credentialsIn({ home });
  return { key: JSON.stringify([role, needed, shown, given, network, found]), found };
}

/** A file for HOME that was written anew, as by a login, is copied anew. */
function stampOf(source: string): string {
  const stats = statSync(source, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}`;
}

/** A mount shows what stood at its place then: what was put there since, such as a socket, is another one. */
function placeOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.dev} ${stats.ino} ${stats.isDirectory()}`;
}

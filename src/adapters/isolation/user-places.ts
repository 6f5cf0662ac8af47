import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CREDENTIAL_PATHS } from './home-masks.ts';
import { type Closed, closeToOthers, othersReach } from './others.ts';
import { takeFiles } from './user-files.ts';
import type { UserMaker } from './user-maker.ts';

/** Folders of a run at level `user`, outside of RUNNER_TEMP, which is closed to the uid. */
export interface UserPlaces {
  /** Absolute; others can go through it and read nothing. */
  readonly folder: string;
  /** For trees, as `folder`. */
  readonly trees: string;
  /** For HOME and temporary folders, as `folder`. */
  readonly rooms: string;
  /** Places of the machine that stayed open although they should not. */
  readonly open: readonly string[];
  /** Takes the folders away and opens what was closed. */
  close(): Promise<void>;
}

export interface PlacesCall {
  /** RUNNER_TEMP, the runner's folders. */
  readonly hidden: readonly string[];
  readonly workspace: string;
  readonly home: string;
}

/** Makes the folders and closes everything that an agent and a gate must not see (04-trust rules 1 and 2). */
export async function openPlaces(maker: UserMaker, { hidden, workspace, home }: PlacesCall): Promise<UserPlaces> {
  const folder = makeFolder();
  const credentials = home === '' ? [] : CREDENTIAL_PATHS.map((path) => join(home, path));
  const sockets = ['/run/docker.sock', '/var/run/docker.sock'];
  const closed = await closeToOthers(maker, [...hidden, workspace, ...credentials, ...sockets].filter(isClosable));
  const [trees, rooms] = [join(folder, 'trees'), join(folder, 'rooms')];
  for (const path of [trees, rooms]) makeOpen(path);
  return { folder, trees, rooms, open: closed.open, close: () => close(maker, folder, closed) };
}

/** `/var/tmp` holds more than `/tmp`, which may lie in memory. */
function makeFolder(): string {
  const [place] = ['/var/tmp', '/tmp'].filter((path) => othersReach(path));
  if (place === undefined) throw new Error('neither /var/tmp nor /tmp can be entered by everybody');
  const folder = join(place, `ralph-${randomBytes(8).toString('hex')}`);
  makeOpen(folder);
  return folder;
}

function makeOpen(path: string): void {
  mkdirSync(path);
  chmodSync(path, 0o711);
}

/** The root of the machine and its shared folders must stay open. */
function isClosable(path: string): boolean {
  return existsSync(path) && (statSync(path).mode & 0o1000) === 0 && !['/', '/tmp', '/var/tmp'].includes(path);
}

async function close(maker: UserMaker, folder: string, closed: Closed): Promise<void> {
  await takeFiles(maker, [folder]).catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
  await closed.restore();
}

import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CREDENTIAL_PATHS } from './home-masks.ts';
import { type Closed, closeToOthers, othersReach } from './others.ts';
import { takeFiles } from './user-files.ts';
import { asRoot, endUser, isRunUid, RUN_FOLDERS, RUN_NAME, type UserMaker } from './user-maker.ts';

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
  /** Absolute folder of ours under RUNNER_TEMP; a run that was killed there is tidied up by the next one. */
  readonly root: string;
  /** RUNNER_TEMP, the runner's folders. */
  readonly hidden: readonly string[];
  readonly workspace: string;
  readonly home: string;
}

/** Makes the folders and closes everything that an agent and a gate must not see (04-trust rules 1 and 2). */
export async function openPlaces(maker: UserMaker, call: PlacesCall): Promise<UserPlaces> {
  const { hidden, workspace, home, root } = call;
  const folder = await makeFolder(maker, root);
  const credentials = home === '' ? [] : CREDENTIAL_PATHS.map((path) => join(home, path));
  const sockets = ['/run/docker.sock', '/var/run/docker.sock'];
  const closed = await closeToOthers(maker, [...hidden, workspace, ...credentials, ...sockets].filter(isClosable));
  const [trees, rooms] = [join(folder, 'trees'), join(folder, 'rooms')];
  for (const path of [trees, rooms]) makeOpen(path);
  return { folder, trees, rooms, open: closed.open, close: () => close(maker, folder, closed) };
}

/** `/var/tmp` holds more than `/tmp`, which may lie in memory. */
async function makeFolder(maker: UserMaker, root: string): Promise<string> {
  const place = RUN_FOLDERS.find((path) => othersReach(path));
  if (place === undefined) throw new Error('neither /var/tmp nor /tmp can be entered by everybody');
  const known = join(place, `${RUN_NAME}${createHash('sha256').update(root).digest('hex').slice(0, 16)}`);
  await tidyUp(maker, known);
  // Anybody could have taken the name.
  const folder = isOwn(maker, known) || !existsSync(known) ? known : `${known}-${randomBytes(8).toString('hex')}`;
  makeOpen(folder);
  // Tells other runs that the uid is taken, and a later one what to tidy up.
  await asRoot(maker, '/bin/chgrp', [String(maker.uid), '--', folder]);
  return folder;
}

/** What a run left that was killed: its processes end first; its trees stay, for the next run may have to read the agent's one. */
async function tidyUp(maker: UserMaker, folder: string): Promise<void> {
  if (!isOwn(maker, folder)) return;
  const uid = lstatSync(folder).gid;
  if (!isRunUid(uid)) return removeWhole(maker, folder);
  await endUser(maker, uid);
  await takeFiles({ ...maker, uid }, [folder]);
  await removeWhole(maker, join(folder, 'rooms'));
}

function isOwn({ self }: UserMaker, folder: string): boolean {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  return stats?.isDirectory() === true && stats.uid === self.uid;
}

/** Through sudo, files of an earlier uid may lie in it. */
async function removeWhole(maker: UserMaker, folder: string): Promise<void> {
  await asRoot(maker, '/bin/rm', ['-rf', '--one-file-system', '--', folder]);
}

function makeOpen(path: string): void {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o711);
}

/** The root of the machine and its shared folders must stay open. */
function isClosable(path: string): boolean {
  return existsSync(path) && (statSync(path).mode & 0o1000) === 0 && !['/', '/tmp', '/var/tmp'].includes(path);
}

async function close(maker: UserMaker, folder: string, closed: Closed): Promise<void> {
  try {
    await removeWhole(maker, folder);
  } finally {
    await closed.restore();
  }
}

import { randomInt } from 'node:crypto';
import type { Isolation } from '../../core/isolation.ts';
import type { Grounds } from '../views/grounds.ts';
import { type UserGroundsOptions, userGrounds } from '../views/user-grounds.ts';
import { findPrograms } from './programs.ts';
import { unstopped } from './refusal.ts';
import { freeUid, type UserMaker } from './user-maker.ts';
import { openPlaces, type PlacesCall, type UserPlaces } from './user-places.ts';
import { probeUser } from './user-probe.ts';
import { type UserWallsOptions, userWalls } from './user-walls.ts';
import type { Walls } from './walls.ts';

/** What is needed for level `user`. */
export interface UserRung {
  readonly maker: UserMaker;
  /** Closes what the uid must not see and makes the folders of the run. */
  readonly open: () => Promise<UserPlaces>;
  readonly walls: (options: Omit<UserWallsOptions, 'maker'>) => Walls;
  readonly grounds: (options: Omit<UserGroundsOptions, 'maker'>) => Grounds;
}

export type TriedUser =
  | { readonly ok: true; readonly user: UserRung; readonly isolation: Isolation }
  | { readonly ok: false; readonly why: string };

/** Tries whether agents and gates can run as a user of their own (04-trust rule 2, level b). */
export async function tryUser(call: PlacesCall): Promise<TriedUser> {
  const maker = findMaker(call.workspace);
  if (typeof maker === 'string') return { ok: false, why: maker };
  const failed = (why: string): TriedUser => ({ ok: false, why: `another user (${maker.way}): ${why}` });
  try {
    // A folder of its own: that of the run may hold the trees of one that was killed.
    const places = await openPlaces(maker, { ...call, root: `${call.root}/probe` });
    try {
      const [open] = places.open;
      if (open !== undefined) return failed(`${open} could not be closed to it`);
      const probed = await probeUser({ ...call, maker, places });
      return probed.ok ? { ok: true, user: rungOf(maker, call), isolation } : failed(probed.why);
    } finally {
      await places.close();
    }
  } catch (error) {
    return failed(unstopped(error instanceof Error ? error.message : String(error)));
  }
}

function rungOf(maker: UserMaker, call: PlacesCall): UserRung {
  return {
    maker,
    open: () => openPlaces(maker, call),
    walls: (options) => userWalls({ ...options, maker }),
    grounds: (options) => userGrounds({ ...options, maker }),
  };
}

const isolation: Isolation = {
  level: 'user',
  views: 'clean',
  home: 'throw-away',
  notes: [
    'Agents and gates run as a user of their own: they see which processes run and what everybody may read on this machine.',
  ],
};

/** The maker, or why there is none. */
function findMaker(workspace: string): UserMaker | string {
  if (process.platform !== 'linux') return `another user needs Linux, and this is ${process.platform}`;
  const found = findPrograms(workspace);
  if (!found.ok) return `another user: ${found.missing} is not installed (util-linux)`;
  const { programs } = found;
  const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  if (self.uid !== 0 && programs.sudo === undefined) return 'another user: neither root nor sudo';
  const uid = freeUid(randomInt(10_000));
  if (uid === undefined) return 'another user: no uid is free';
  return { way: self.uid === 0 ? 'root' : 'sudo', programs, self, uid };
}

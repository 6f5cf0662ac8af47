import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { removePath } from '../../../src/adapters/git/folder.ts';
import { findPrograms } from '../../../src/adapters/isolation/enter.ts';
import { leaveRung, standInsFor } from '../../../src/adapters/isolation/ladder.ts';
import { namespaceWalls } from '../../../src/adapters/isolation/namespace-walls.ts';
import { clearWork } from '../../../src/adapters/isolation/overlay.ts';
import { giveFiles, type UserPlaces } from '../../../src/adapters/isolation/user-maker.ts';
import { tryUser, type UserRung, userWalls } from '../../../src/adapters/isolation/user-walls.ts';
import type { NamespaceMaker, Place, Walls } from '../../../src/adapters/isolation/walls.ts';
import type { Isolation, NamespaceWay } from '../../../src/core/isolation.ts';
import { type Scene, write } from '../../support/isolation/scene.ts';
import type { WallsJob } from './protocol.ts';

/** Walls of one kind, and trees for rooms behind them. */
export interface Played {
  readonly walls: Walls;
  readonly maker: NamespaceMaker | undefined;
  /** Set for another uid. */
  readonly user?: UserRung;
  readonly places?: UserPlaces;
  /** Absolute folder of the controller. */
  readonly root: string;
  /** Absolute folder in which the trees lie. */
  readonly trees: string;
  /** A new tree. */
  place(id: string, folder: boolean): Promise<{ readonly place: Place; readonly written: string }>;
  /** Makes a tree removable. */
  release(id: string): void;
  close(): Promise<void>;
}

/** What a tree holds at first. */
export const treeFiles: Readonly<Record<string, string>> = {
  'keep.txt': 'kept\n',
  'sub/one.txt': 'one\n',
  'sub/two.txt': 'two\n',
  'reports/old.xml': 'old\n',
};

export async function openPlayed(scene: Scene, job: WallsJob): Promise<Played> {
  const root = join(scene.temp, 'ralph');
  const user = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const found = findPrograms(scene.workspace);
  if (!found.ok) throw new Error(`${found.missing} is missing`);
  if (job.walls === 'user') return otherUser(scene, root);
  const { programs } = found;
  const [standIn] = standInsFor(job.walls, programs);
  return namespaces(scene, job, { way: job.walls, programs, user, ...standIn }, root);
}

function namespaces(scene: Scene, job: WallsJob, maker: NamespaceMaker & { way: NamespaceWay }, root: string): Played {
  const homeUppers = job.homeOverlay === false ? undefined : join(scene.root, 'uppers');
  if (homeUppers !== undefined) mkdirSync(homeUppers, { mode: 0o700 });
  const home = homeUppers === undefined ? 'throw-away' : 'overlay';
  const isolation: Isolation = { level: 'namespace', way: maker.way, views: 'overlay', home, notes: [] };
  const hidden = [scene.temp, scene.runner];
  const common = { maker, isolation, at: scene.workspace, home: scene.home, homeUppers, hidden };
  const trees = join(root, 'trees');
  mkdirSync(trees);
  return {
    walls: namespaceWalls({ ...common, folder: join(root, 'rooms') }),
    ...{ maker, root, trees },
    place: async (id, folder) => {
      const [lower, upper, work] = ['lower', 'upper', 'work'].map((name) => join(trees, id, name)) as [
        string,
        string,
        string,
      ];
      write(lower, treeFiles);
      if (folder) return { place: { kind: 'folder', dir: lower }, written: lower };
      for (const path of [upper, work]) mkdirSync(path, { recursive: true });
      chmodSync(work, 0o700);
      return { place: { kind: 'layers', lowers: [lower], upper, work }, written: upper };
    },
    release: (id) => clearWork(join(trees, id, 'work')),
    close: async () => {
      // As whoever empties RUNNER_TEMP would.
      rmSync(join(trees, 'agent-work'), { recursive: true, force: true });
      removePath(root, 'trees');
      await leaveRung({ isolation, homeUppers });
    },
  };
}

async function otherUser({ temp, runner, workspace, home }: Scene, root: string): Promise<Played> {
  const tried = await tryUser({ root, hidden: [temp, runner], workspace, home });
  if (!tried.ok) throw new Error(tried.why);
  const { user, isolation } = tried;
  const places = await user.open();
  const { maker } = user;
  return {
    walls: userWalls({ maker, isolation, folder: places.rooms, home }),
    ...{ maker: undefined, user, places, root, trees: places.trees },
    place: async (id) => {
      const dir = join(places.trees, id);
      write(dir, treeFiles);
      if (maker.way === 'root') await giveFiles(maker, [dir]);
      return { place: { kind: 'folder', dir }, written: dir };
    },
    release: () => undefined,
    close: places.close,
  };
}

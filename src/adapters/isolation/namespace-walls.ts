import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Isolation } from '../../core/isolation.ts';
import { discard } from '../git/trash.ts';
import { randomName } from '../random-name.ts';
import { type Confinement, superviseConfined } from './confined.ts';
import { openHome } from './room-home.ts';
import { sceneOf } from './scene.ts';
import type { NamespaceMaker, Room, RoomCall, Walls } from './walls.ts';

export interface NamespaceOptions {
  readonly maker: NamespaceMaker;
  readonly isolation: Isolation;
  /** Absolute path at which every tree of the run appears: the workspace, so that absolute paths in it stay true. */
  readonly at: string;
  /** Absolute real HOME of the job; '' when there is none. */
  readonly home: string;
  /** Absolute folder on a file system that may hold the upper layer of HOME; undefined = HOME is thrown away instead. */
  readonly homeUppers: string | undefined;
  /** Absolute folder for rooms, nobody else's. */
  readonly folder: string;
  /** Absolute folders and files that nobody inside may see. */
  readonly hidden: readonly string[];
}

/** Walls of kernel namespaces (04-trust rule 2, level a). */
export function namespaceWalls(options: NamespaceOptions): Walls {
  return { isolation: options.isolation, openRoom: (call) => openRoom(options, call) };
}

function openRoom(options: NamespaceOptions, call: RoomCall): Room {
  const { at, maker, hidden } = options;
  const { place, needed, network } = call;
  const id = `${call.role}-${randomName()}`;
  const [folder, shared] = [join(options.folder, id), join(options.folder, 'shared')];
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const home = openHome(options, call, { id, folder });
  const confinement: Confinement = {
    ...{ maker, folder, shared, network },
    mounts: () =>
      sceneOf({
        ...{ at, hidden, needed, place, folder, shared, home: home.scene },
        ...{ way: maker.way, isRoot: maker.user.uid === 0 },
      }),
    removed: [...home.removed, ...call.removed.map((path) => join(at, path))],
    ...(home.placed === undefined ? {} : { placed: home.placed }),
  };
  const result = `.ralph-result-${id}`;
  return {
    dir: at,
    home: home.inside,
    tmp: '/tmp',
    result: { inside: join('/tmp', result), outside: join(folder, 'tmp', result) },
    run: (process) => superviseConfined(process, confinement),
    close: () => {
      discard(options.folder, id, join(options.folder, '.trash'));
      home.close();
    },
  };
}

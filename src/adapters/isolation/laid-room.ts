import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { discard } from '../git/trash.ts';
import { SCRIPT } from '../process/keeper.ts';
import { randomName } from '../random-name.ts';
import type { GoneLayer } from './home-gone.ts';
import { type OpenHome, openHome } from './room-home.ts';
import type { SeenRoom } from './seen-room.ts';
import type { ExpectedRoom } from './walls.ts';

/** A room without its tree. */
export interface LaidRoom {
  readonly id: string;
  readonly folder: string;
  readonly home: OpenHome;
  /** Absolute file of the script that puts its walls up ahead. */
  readonly script: string;
  readonly key: string;
  readonly isSplit: boolean;
  readonly close: () => void;
}

interface LaidOptions {
  /** Absolute folder for rooms, nobody else's. */
  readonly folder: string;
  readonly home: string;
  readonly homeUppers: string | undefined;
  readonly gone: GoneLayer;
}

export function layRoom(options: LaidOptions, call: ExpectedRoom, { key, found }: SeenRoom): LaidRoom {
  const id = `${call.role}-${randomName()}`;
  const folder = join(options.folder, id);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const home = openHome(options, call, { id, folder, found });
  const close = (): void => {
    discard(options.folder, id, join(options.folder, '.trash'));
    home.close();
  };
  const isSplit = call.role === 'agent';
  return { id, folder, home, script: join(folder, SCRIPT), key, isSplit, close };
}

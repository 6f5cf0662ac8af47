import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { noWalls } from '../../../src/adapters/isolation/no-walls.ts';

it('a room without walls has the files of its agent in its own HOME, for its owner alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-no-walls-'));
  try {
    const source = join(folder, 'login.json');
    writeFileSync(source, 'login');
    const isolation = { level: 'process', views: 'clean', home: 'throw-away', notes: [] } as const;
    const walls = noWalls({ isolation, scratch: join(folder, 'scratch'), furnishHome: () => undefined });
    const call = {
      role: 'agent',
      place: { kind: 'folder', dir: folder },
      needed: [],
      removed: [],
      network: true,
    } as const;
    const room = walls.openRoom({ ...call, homeFiles: new Map([['.client/login.json', source]]) });
    const placed = join(room.home, '.client/login.json');
    expect(readFileSync(placed, 'utf8')).toBe('login');
    expect(statSync(placed).mode & 0o777).toBe(0o600);
    const next = walls.openRoom({ ...call, homeFiles: new Map() });
    expect(statSync(join(next.home, '.client'), { throwIfNoEntry: false })).toBeUndefined();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

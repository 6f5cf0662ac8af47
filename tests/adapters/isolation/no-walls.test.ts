import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { furnishHome } from '../../../src/adapters/home.ts';
import { noWalls } from '../../../src/adapters/isolation/ladder.ts';

const isolation = { level: 'process', views: 'clean', home: 'throw-away', notes: [] } as const;

it('a room without walls has the files of its agent in its own HOME, for its owner alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-no-walls-'));
  try {
    const source = join(folder, 'login.json');
    writeFileSync(source, 'login');
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
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

it.each(['agent', 'review', 'gate', 'setup'] as const)(
  'a room without walls as %s has links to the caches of the user',
  (role) => {
    const folder = mkdtempSync(join(tmpdir(), 'ralph-no-walls-'));
    try {
      const real = join(folder, 'real');
      for (const path of ['.npm/_cacache', '.m2/repository', '.ssh']) mkdirSync(join(real, path), { recursive: true });
      for (const path of ['.npm/_cacache/index', '.m2/settings.xml', '.ssh/key']) writeFileSync(join(real, path), path);
      const walls = noWalls({
        isolation,
        scratch: join(folder, 'scratch'),
        furnishHome: (own) => furnishHome(real, own),
      });
      const place = { kind: 'folder', dir: folder } as const;
      const { home } = walls.openRoom({ role, place, needed: [], removed: [], network: true, homeFiles: new Map() });
      expect(readFileSync(join(home, '.npm/_cacache/index'), 'utf8')).toBe('.npm/_cacache/index');
      expect(readdirSync(home).toSorted()).toEqual(['.m2', '.npm']);
      expect(readdirSync(join(home, '.m2'))).toEqual(['repository']);
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
);

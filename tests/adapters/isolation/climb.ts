/*
 * Looks for the best level on this machine and prints what was found; as `abandon` it is killed while a process of its other uid
 * runs. The folder `home` of its own folder is HOME, if there is one. Arguments: `climb`, `next` to stand on it for a moment, or `abandon`, the level that is wanted, a folder of its own, the seconds for which that process sleeps.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { climb, holdRung } from '../../../src/adapters/isolation/ladder.ts';
import { userWalls } from '../../../src/adapters/isolation/user-walls.ts';
import type { IsolationLevel } from '../../../src/core/isolation.ts';

const [what, wanted = 'auto', folder = '', seconds = ''] = process.argv.slice(2);
const root = join(folder, 'temp', 'ralph');
const workspace = join(folder, 'workspace');
for (const path of [root, workspace]) mkdirSync(path, { recursive: true });
const home = existsSync(join(folder, 'home')) ? join(folder, 'home') : '';
const call = { wanted: wanted as IsolationLevel, root, workspace, home, hidden: [join(folder, 'temp')] };
const climbed = await climb(call);
const uid = climbed.ok ? climbed.rung.user?.maker.uid : undefined;
console.log(JSON.stringify({ ...(climbed.ok ? climbed.rung.isolation : { why: climbed.why }), uid }));
if (what === 'next' && climbed.ok) await (await holdRung(climbed.rung)).places?.close();
if (what === 'abandon' && climbed.ok && climbed.rung.user !== undefined) {
  const { maker, open } = climbed.rung.user;
  const places = await open();
  mkdirSync(join(places.trees, 'tree'));
  const walls = userWalls({ maker, isolation: climbed.rung.isolation, folder: places.rooms, home: '' });
  const place = { kind: 'folder', dir: join(places.trees, 'tree') } as const;
  const room = walls.openRoom({ role: 'gate', place, needed: [], removed: [], homeFiles: new Map(), network: true });
  const script = `env -i setsid sleep ${seconds} > /dev/null 2>&1 & echo started; sleep ${seconds}`;
  await room.run({
    ...{ program: '/bin/sh', args: ['-c', script], cwd: room.dir, env: { PATH: '/usr/bin:/bin' }, stdin: '' },
    ...{ outputPath: join(root, 'output'), marker: 'abandoned', limits: { graceMs: 100 } },
    onProgress: ({ outputBytes }) => outputBytes > 0 && process.kill(process.pid, 'SIGKILL'),
  });
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPrograms } from '../src/adapters/isolation/enter.ts';
import { namespaceWalls } from '../src/adapters/isolation/namespace-walls.ts';
import type { Place, Walls } from '../src/adapters/isolation/walls.ts';
import { supervise } from '../src/adapters/process/supervise.ts';
import { figure, type Group, interleave } from './figure.ts';

const rounds = 25;
const files = 50;

/** One process behind walls that are put up for it alone (PID and mount namespace, tree of layers), beside the same one without. */
export const namespace: Group = {
  name: 'namespace',
  measure: async (say) => {
    const folder = mkdtempSync(join(tmpdir(), 'ralph-bench-'));
    const walls = wallsIn(folder);
    if (walls === undefined) {
      say('no namespaces are made here: nothing measured');
      return [];
    }
    say(`${rounds} processes behind walls, and as many without`);
    const seen = await interleave(rounds, {
      walled: () => walledMs(walls, folder),
      plain: () => superviseMs({ folder, run: supervise, cwd: folder }),
    });
    rmSync(folder, { recursive: true, force: true });
    return [
      figure({ name: 'a process behind walls adds', value: seen.walled - seen.plain, unit: 'ms' }, { most: 15 }),
      figure({ name: 'a process behind walls', value: seen.walled, floor: seen.plain, unit: 'ms' }),
    ];
  },
};

function wallsIn(folder: string): Walls | undefined {
  const [workspace, home, homeUppers] = ['workspace', 'home', 'uppers'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const path of [workspace, home, homeUppers, join(folder, 'controller')]) mkdirSync(path);
  const found = findPrograms(workspace);
  // An ordinary user makes them only where the kernel allows it.
  if (!found.ok || process.getuid?.() !== 0) return undefined;
  return namespaceWalls({
    maker: { way: 'root', programs: found.programs, user: { uid: 0, gid: 0 } },
    isolation: { level: 'namespace', way: 'root', views: 'overlay', home: 'overlay', notes: [] },
    ...{ at: workspace, home, homeUppers },
    folder: join(folder, 'rooms'),
    hidden: [join(folder, 'controller')],
  });
}

/** A room of its own on a tree of its own, opened, used and closed. */
async function walledMs(walls: Walls, folder: string): Promise<number> {
  const place = layIn(mkdtempSync(join(folder, 'tree-')));
  const startedMs = performance.now();
  const room = walls.openRoom({ role: 'gate', place, needed: [], removed: [], homeFiles: new Map(), network: true });
  await superviseMs({ folder, run: room.run, cwd: room.dir });
  room.close();
  return performance.now() - startedMs;
}

function layIn(tree: string): Place {
  const [lower, upper, work] = ['lower', 'upper', 'work'].map((name) => join(tree, name)) as [string, string, string];
  for (const path of [lower, upper, work]) mkdirSync(path, { mode: 0o755 });
  for (let number = 0; number < files; number += 1) writeFileSync(join(lower, `f${number}.txt`), 'text\n');
  return { kind: 'layers', lowers: [lower], upper, work };
}

interface Supervised {
  readonly folder: string;
  readonly run: typeof supervise;
  readonly cwd: string;
}

async function superviseMs({ folder, run, cwd }: Supervised): Promise<number> {
  const outputPath = join(folder, `output-${performance.now()}`);
  const startedMs = performance.now();
  const { exitCode, termination } = await run({
    ...{
      program: '/bin/sh',
      args: ['-c', 'read -r line < f0.txt || :'],
      cwd,
      env: { PATH: '/usr/bin:/bin' },
      stdin: '',
    },
    ...{ outputPath, marker: `bench-${startedMs}` },
    limits: { hardMs: 10_000, graceMs: 100 },
  });
  if (exitCode !== 0) throw new Error(`a process behind walls ended with ${exitCode ?? termination}`);
  return performance.now() - startedMs;
}

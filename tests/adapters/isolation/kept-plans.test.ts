import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openKeptPlans } from '../../../src/adapters/isolation/kept-plans.ts';
import { layWalls, planWalls } from '../../../src/adapters/isolation/lay-walls.ts';
import { readMountInfo } from '../../../src/adapters/isolation/mount-table.ts';
import { sceneFacts, sceneOf } from '../../../src/adapters/isolation/scene.ts';

let root = '';
let home = '';
let hidden: readonly string[] = [];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ralph-plans-'));
  home = join(root, 'home');
  hidden = [join(root, 'temp'), join(root, 'later')];
  for (const folder of [home, join(root, 'temp/tools')]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(root, 'tool.sh'), '');
});
afterEach(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

function roomOf(id: string) {
  const folder = join(root, 'temp/rooms', id);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return { id, folder };
}

function made({ id, folder }: ReturnType<typeof roomOf>) {
  const overlay = { upper: join(root, 'uppers', id, 'upper'), work: join(root, 'uppers', id, 'work'), above: [] };
  const shared = join(root, 'temp/rooms/shared');
  const needed = [join(root, 'temp/tools'), join(root, 'tool.sh')];
  const own = { hidden, needed, folder, shared, home: { target: home, overlay, credentials: [] } };
  const mounts = sceneOf({ ...own, place: undefined, at: join(root, 'project'), way: 'root', isRoot: true });
  const plan = planWalls({ mounts, folder, shared, table: readMountInfo() });
  return { mounts, plan, walls: layWalls(plan, folder) };
}

/** What lies in the folder of a room, with modes. */
function contentOf(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return names.map((name) => `${name} ${(statSync(join(folder, name)).mode & 0o777).toString(8)}`);
}

it('lay a room as it would have been planned', () => {
  const plans = openKeptPlans();
  const [first, second, third] = [roomOf('gate-1f'), roomOf('gate-2e'), roomOf('gate-3d')];
  const { mounts, plan } = made(first);
  plans.keep('gate', { facts: 'same', room: first, mounts, plan });
  const filled = plans.lay('gate', 'same', second);
  const planned = made(third).walls;
  expect(filled?.readOnly).toEqual(planned.readOnly);
  const text = readFileSync(filled?.fstab ?? '', 'utf8');
  expect(text).toContain(second.id);
  expect(text.replaceAll(second.id, third.id)).toBe(readFileSync(planned.fstab, 'utf8'));
  expect(contentOf(second.folder)).toEqual(contentOf(third.folder));
});

it('are for one role, for the facts they were made of, and until they are forgotten', () => {
  const plans = openKeptPlans();
  const [first, second] = [roomOf('gate-1f'), roomOf('gate-2e')];
  const { mounts, plan } = made(first);
  plans.keep('gate', { facts: 'same', room: first, mounts, plan });
  expect(plans.lay('agent', 'same', second)).toBeUndefined();
  expect(plans.lay('gate', 'others', second)).toBeUndefined();
  expect(plans.lay('gate', 'same', second)).toBeDefined();
  plans.forget('gate');
  expect(plans.lay('gate', 'same', second)).toBeUndefined();
});

it('are of no use once something is there that has to be hidden, or hidden in another way', () => {
  const facts = () => sceneFacts({ hidden, home }, readMountInfo());
  const before = facts();
  expect(facts()).toBe(before);
  writeFileSync(join(root, 'later'), '');
  const file = facts();
  expect(file).not.toBe(before);
  rmSync(join(root, 'later'));
  mkdirSync(join(root, 'later'));
  expect([before, file]).not.toContain(facts());
});

it('are of no use once HOME is gone or another mount was made', () => {
  const before = sceneFacts({ hidden, home }, 'mounts');
  expect(sceneFacts({ hidden, home }, 'other mounts')).not.toBe(before);
  rmSync(home, { recursive: true });
  expect(sceneFacts({ hidden, home }, 'mounts')).not.toBe(before);
});

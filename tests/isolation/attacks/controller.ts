/*
 * A stand-in for the action's process on a stage: it holds secrets in its environment and its memory, opens rooms and lets
 * every attack loose in them. Its job comes on stdin, so that no file has the secrets; the results go to `results.json`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { bystanders } from '../../support/isolation/bystanders.ts';
import type { Canaries } from '../../support/isolation/canaries.ts';
import { makeRooms, type RoomsName } from '../../support/isolation/make-rooms.ts';
import type { Role } from '../../support/isolation/rooms.ts';
import { makeScene, type Scene } from '../../support/isolation/scene.ts';
import { sceneRoot } from '../../support/isolation/stage.ts';
import { watch } from '../../support/isolation/watch.ts';
import { attacks } from './all.ts';
import { type Measured, measure, type Theatre } from './measure.ts';

/** What the test asks for. */
export interface AttackJob {
  readonly rooms: RoomsName;
  readonly canaries: Canaries;
  /** Ids; all when absent. */
  readonly only?: readonly string[];
}

const job = JSON.parse(await text(process.stdin)) as AttackJob;
// Another stage shares nothing with this one but the folder; on the machine itself these programs would be a danger.
if (process.env['STAGE_UID'] === undefined) throw new Error('the attacks are tried on a stage only');
const theatre = await openTheatre(job);
const results: Measured[] = [];
const roles: readonly Role[] = ['agent', 'gate'];
for (const attack of attacks.filter(({ id }) => job.only?.includes(id) ?? true)) {
  for (const role of roles) results.push(await measure(theatre, attack, role));
}
await theatre.rooms.close();
theatre.bystanders.close();
writeFileSync(join(sceneRoot, 'results.json'), JSON.stringify(results));

async function openTheatre({ canaries, rooms }: AttackJob): Promise<Theatre> {
  const scene = makeScene(sceneRoot, canaries);
  const signals = { count: 0 };
  process.on('SIGURG', () => {
    signals.count += 1;
  });
  return {
    ...{ scene, canaries, signals },
    rooms: await makeRooms(rooms, scene),
    reopen: () => makeRooms(rooms, scene),
    bystanders: await bystanders(join(sceneRoot, 'controller.out')),
    watch: watch(watchedFolders(scene)),
    disk: { number: Number(process.env['STAGE_DISK'] ?? 0), id: process.env['STAGE_DISK_ID'] ?? '' },
  };
}

/** The controller's own folder is not among them: it changes with every room. */
function watchedFolders(scene: Scene): string[] {
  const temp = ['_runner_file_commands', '_github_workflow', 'ralph/journal.jsonl', 'ralph/controller.git'];
  return [
    ...[scene.workspace, scene.home, scene.action, scene.tools, scene.bait, scene.tree],
    ...temp.map((path) => join(scene.temp, path)),
  ];
}

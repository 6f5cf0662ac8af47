/*
 * A stand-in for the action's process on a stage: prepares every sample project as its user would, opens rooms on it and
 * runs its gate in them, twice. The results go to `results.json`.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { makeCanaries } from '../../support/isolation/canaries.ts';
import { makeRooms, type RoomsName } from '../../support/isolation/make-rooms.ts';
import type { Role, TestRooms } from '../../support/isolation/rooms.ts';
import { makeScene, write } from '../../support/isolation/scene.ts';
import { sceneRoot } from '../../support/isolation/stage.ts';
import { samples } from './all.ts';
import { bash, prepareSample } from './prepare.ts';
import type { Sample } from './sample.ts';

/** What the test asks for. */
export interface SampleJob {
  readonly rooms: RoomsName;
  /** Names; all when absent. */
  readonly only?: readonly string[];
  /** Absolute path of pnpm's program for Node; empty when it could not be had. */
  readonly pnpm: string;
  /** Runs the gate once more after its caches were thrown away. */
  readonly chill: boolean;
}

/** What the gate wrote, with its exit code in the last line. */
export interface SampleResult {
  readonly sample: string;
  /** Why it was not tried. */
  readonly skipped?: string;
  readonly trouble?: string;
  readonly first?: string;
  readonly second?: string;
  readonly asAgent?: string;
  readonly chilled?: string;
}

const job = JSON.parse(await text(process.stdin)) as SampleJob;
if (process.env['STAGE_UID'] === undefined) throw new Error('the samples are tried on a stage only');
const scene = makeScene(sceneRoot, makeCanaries());
if (job.pnpm !== '') write(scene.tools, { pnpm: `#!/bin/sh\nexec node ${job.pnpm} "$@"\n` });
const results: SampleResult[] = [];
for (const sample of samples.filter(({ name }) => job.only?.includes(name) ?? true)) results.push(await tryOut(sample));
writeFileSync(join(sceneRoot, 'results.json'), JSON.stringify(results));
// The services of samples are not waited for.
process.exit();

async function tryOut(sample: Sample): Promise<SampleResult> {
  const missing = sample.needs.filter((program) => !isThere(program));
  if (missing.length > 0) return { sample: sample.name, skipped: `not on this machine: ${missing.join(', ')}` };
  try {
    const project = await prepareSample(scene, sample);
    const rooms = await makeRooms(job.rooms, project);
    const first = await gate(rooms, sample, 'gate');
    const second = await gate(rooms, sample, 'gate');
    const asAgent = await gate(rooms, sample, 'agent');
    if (job.chill) bash(sample.chill, project.workspace);
    const chilled = job.chill ? await gate(rooms, sample, 'gate') : '';
    await rooms.close();
    return { sample: sample.name, first, second, asAgent, chilled };
  } catch (error) {
    const { stderr = '' } = error as { stderr?: unknown };
    return { sample: sample.name, trouble: `${String(error)}\n${String(stderr)}` };
  }
}

async function gate(rooms: TestRooms, sample: Sample, role: Role): Promise<string> {
  const room = await rooms.open(role);
  try {
    const script = `trap 'echo "EXIT $?"' EXIT\nset -eo pipefail\n${sample.gate}`;
    return await room.run({ program: '/bin/bash', args: ['--noprofile', '--norc', '-c', script] });
  } finally {
    await room.close();
  }
}

function isThere(program: string): boolean {
  try {
    execFileSync('/bin/sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

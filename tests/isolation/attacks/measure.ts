import { existsSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bystanders } from '../../support/isolation/bystanders.ts';
import { type Canaries, canariesIn } from '../../support/isolation/canaries.ts';
import { killMarked, marked } from '../../support/isolation/proc.ts';
import type { Role, TestRooms } from '../../support/isolation/rooms.ts';
import type { Scene } from '../../support/isolation/scene.ts';
import type { Watch } from '../../support/isolation/watch.ts';
import { type Attack, commandOf, type Facts, type Program, type Seen } from './attack.ts';

/** What came of one attack in one role. */
export interface Measured {
  readonly attack: string;
  readonly role: Role;
  readonly won: boolean;
  /** What the attack itself wrote, for a person who looks into a failure; no verdict. */
  readonly said: string;
  /** Why the controller refused to go on after the attack: it was noticed, and it cost the run. */
  readonly refused?: string;
}

/** Everything around the rooms of one level. */
export interface Theatre {
  readonly scene: Scene;
  rooms: TestRooms;
  readonly reopen: () => Promise<TestRooms>;
  readonly canaries: Canaries;
  readonly bystanders: Bystanders;
  readonly watch: Watch;
  readonly signals: { count: number };
  readonly disk: { readonly number: number; readonly id: string };
}

/** Tries one attack in a fresh room, then opens the next gate's room, and looks from the controller's side what changed. */
export async function measure(theatre: Theatre, attack: Attack, role: Role): Promise<Measured> {
  const mark = `ralph-mark-${attack.id}-${role}`;
  await restore(theatre);
  const setting = readFileSync(kernelSetting, 'utf8');
  const facts = factsOf(theatre, mark);
  try {
    const { output, next, refused } = await play(theatre, attack, { role, facts });
    // A signal that came in meanwhile is counted by the event loop.
    await sleep(5);
    const won = await attack.won(seen(theatre, { mark, output, next }), theatre.scene);
    const said = `${output}\n${next}`.slice(0, 2000);
    return { attack: attack.id, role, won, said, ...(refused === undefined ? {} : { refused }) };
  } finally {
    cleanUp(mark, setting);
  }
}

/** What was written to is another file, even when every byte is back: rooms are opened anew. */
async function restore(theatre: Theatre): Promise<void> {
  const { watch, bystanders, signals } = theatre;
  if (watch.restore().length > 0) {
    await theatre.rooms.close();
    theatre.rooms = await theatre.reopen();
  }
  await bystanders.restore();
  signals.count = 0;
}

interface Played {
  readonly output: string;
  readonly next: string;
  readonly refused?: string;
}

/** Only the attack's own room must open; what comes after it may be refused. */
async function play(theatre: Theatre, { program, next }: Attack, visit: Omit<Visit, 'program'>): Promise<Played> {
  const room = await theatre.rooms.open(visit.role);
  const output = await room.run(commandOf(program, theatre.scene, visit.facts));
  try {
    await room.close();
    if (next === undefined) return { output, next: '' };
    return { output, next: await inRoom(theatre, { ...visit, role: 'gate', program: next }) };
  } catch (error) {
    return { output, next: '', refused: String(error) };
  }
}

interface Visit {
  readonly role: Role;
  readonly facts: Facts;
  readonly program: Program;
}

async function inRoom({ rooms, scene }: Theatre, { role, facts, program }: Visit): Promise<string> {
  const room = await rooms.open(role);
  try {
    return await room.run(commandOf(program, scene, facts));
  } finally {
    await room.close();
  }
}

function factsOf({ bystanders, disk, scene }: Theatre, mark: string): Facts {
  return {
    mark,
    helper: bystanders.helper(),
    helperName: bystanders.helperName,
    controller: process.pid,
    disk: disk.number,
    roots: join(scene.root, 'roots'),
    source: process.env['STAGE_FOLDER'] ?? '',
    port: 45_871,
  };
}

/** A process that is just starting another program has no command line for an instant: looks again before it says none. */
async function living(mark: string): Promise<number> {
  for (let turn = 0; turn < 20; turn += 1) {
    const { length } = marked(mark);
    if (length > 0) return length;
    await sleep(15);
  }
  return 0;
}

type Observed = Pick<Seen, 'mark' | 'output' | 'next'>;

function seen({ canaries, bystanders, signals, disk, watch }: Theatre, observed: Observed): Seen {
  return {
    ...observed,
    alive: () => living(observed.mark),
    helperDied: bystanders.helperDied,
    signals: signals.count,
    heard: bystanders.heard(),
    printed: canariesIn(observed.output, canaries),
    diskId: disk.id,
    changed: watch.changed,
    exists: existsSync,
  };
}

const kernelSetting = '/proc/sys/fs/lease-break-time';

/** Takes away what an attack may leave outside the scene; the stage itself goes with everything else. */
function cleanUp(mark: string, setting: string): void {
  killMarked(mark);
  if (readFileSync(kernelSetting, 'utf8') !== setting) writeFileSync(kernelSetting, setting);
  const left = ['/tmp/ralph-attack', '/var/tmp/ralph-attack', '/dev/shm/ralph-attack', '/usr/local/bin/ralph-attack'];
  for (const path of left) rmSync(path, { force: true });
  for (const kind of [
    '',
    'memory',
    'pids',
    'cpu',
    'cpuacct',
    'cpuset',
    'devices',
    'freezer',
    'blkio',
    'unified',
    'systemd',
  ]) {
    const group = join('/sys/fs/cgroup', kind, mark);
    if (existsSync(group)) rmdirSync(group);
  }
}

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
  /** A room that could not be opened or used. */
  readonly trouble?: string;
}

/** Everything around the rooms of one level. */
export interface Theatre {
  readonly scene: Scene;
  readonly rooms: TestRooms;
  readonly canaries: Canaries;
  readonly bystanders: Bystanders;
  readonly watch: Watch;
  readonly signals: { count: number };
  readonly disk: { readonly number: number; readonly id: string };
}

/** Tries one attack in a fresh room, then opens the next gate's room, and looks from the controller's side what changed. */
export async function measure(theatre: Theatre, attack: Attack, role: Role): Promise<Measured> {
  const mark = `ralph-mark-${attack.id}-${role}`;
  theatre.watch.restore();
  await theatre.bystanders.restore();
  theatre.signals.count = 0;
  const setting = readFileSync(kernelSetting, 'utf8');
  const facts = factsOf(theatre, mark);
  try {
    const output = await inRoom(theatre, { role, facts, program: attack.program });
    const next = attack.next === undefined ? '' : await inRoom(theatre, { role: 'gate', facts, program: attack.next });
    const won = await attack.won(seen(theatre, { mark, output, next, setting }), theatre.scene);
    return { attack: attack.id, role, won, said: `${output}\n${next}`.slice(0, 2000) };
  } catch (error) {
    return { attack: attack.id, role, won: true, said: '', trouble: String(error) };
  } finally {
    cleanUp(mark, setting);
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
  for (let turn = 0; turn < 3; turn += 1) {
    const { length } = marked(mark);
    if (length > 0) return length;
    await sleep(15);
  }
  return 0;
}

type Observed = Pick<Seen, 'mark' | 'output' | 'next'> & { readonly setting: string };

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
    kernelSettingChanged: readFileSync(kernelSetting, 'utf8') !== observed.setting,
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

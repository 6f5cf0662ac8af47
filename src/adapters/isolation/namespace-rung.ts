import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Isolation, type NamespaceWay, VIEW_KINDS, type ViewKind } from '../../core/isolation.ts';
import type { Grounds } from '../views/grounds.ts';
import { type WalledGroundsOptions, walledGrounds } from '../views/walled-grounds.ts';
import type { LadderCall, Rung } from './ladder.ts';
import { hides } from './mounts.ts';
import { type NamespaceOptions, namespaceWalls } from './namespace-walls.ts';
import { type Probed, probeNamespace, waysFor } from './probe.ts';
import { findPrograms } from './programs.ts';
import { refusals } from './refusal.ts';
import type { NamespaceMaker, Walls } from './walls.ts';

/** What is needed for level `namespace`. */
export interface NamespaceRung {
  readonly maker: NamespaceMaker;
  readonly walls: (options: Omit<NamespaceOptions, 'maker'>) => Walls;
  readonly grounds: (options: Omit<WalledGroundsOptions, 'maker'>) => Grounds;
}

/** Tries the ways in which this machine might let us make namespaces, each by attacking it from inside; undefined = none, and `tried` tells why. */
export async function tryNamespaces(call: LadderCall, tried: string[]): Promise<Rung | undefined> {
  if (process.platform !== 'linux') {
    tried.push(`namespaces need Linux, and this is ${process.platform}`);
    return undefined;
  }
  const found = findPrograms(call.workspace);
  if (!found.ok) {
    tried.push(`${found.missing} is not installed (util-linux)`);
    return undefined;
  }
  const user = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const refused: (readonly [NamespaceWay, string])[] = [];
  for (const way of waysFor(user.uid, found.programs.sudo !== undefined)) {
    const rung = await tryWay(call, { way, programs: found.programs, user });
    if (typeof rung !== 'string') return rung;
    refused.push([way, rung]);
  }
  tried.push(...refusals('namespaces', refused));
  return undefined;
}

/** With overlays for trees and HOME, if this file system can. A text tells why in none of these ways. */
async function tryWay(call: LadderCall, maker: NamespaceMaker): Promise<Rung | string> {
  const homeUppers = openUppers(call);
  const folder = join(call.root, 'probe');
  const uppers = homeUppers === undefined ? [undefined] : [homeUppers, undefined];
  const kinds = call.views === 'clean' ? (['clean'] as const) : VIEW_KINDS;
  const notes: string[] = [];
  for (const choice of kinds.flatMap((views) => uppers.map((upper) => ({ views, homeUppers: upper })))) {
    const probed: Probed = await probeNamespace({ ...call, ...choice, maker, folder });
    if (probed.ok) return rungOf(maker, { ...choice, notes });
    notes.push(probed.why);
  }
  if (homeUppers !== undefined) rmSync(homeUppers, { recursive: true, force: true });
  return notes.at(-1) ?? 'unknown';
}

interface Chosen {
  readonly homeUppers: string | undefined;
  readonly views: ViewKind;
  readonly notes: readonly string[];
}

function rungOf(maker: NamespaceMaker, { homeUppers, views, notes }: Chosen): Rung {
  const isolation: Isolation = {
    ...{ level: 'namespace', way: maker.way, views },
    home: homeUppers === undefined ? 'throw-away' : 'overlay',
    notes: [...new Set(notes)].map((why) => `An overlay was not possible: ${why}.`),
  };
  return { isolation, homeUppers, namespace: namespaceRung(maker) };
}

/**
 * A folder for upper layers of HOME: it must not lie in HOME itself, as RUNNER_TEMP does on hosted runners. Undefined when no
 * place is ours alone.
 */
function openUppers({ root, home }: LadderCall): string | undefined {
  const name = `ralph-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`;
  const places = [join(root, 'home-layers'), join('/var/tmp', name), join(tmpdir(), name)];
  return places.find((place) => !hides(home, place) && isOurs(place));
}

function isOurs(place: string): boolean {
  try {
    mkdirSync(place, { recursive: true, mode: 0o700 });
    const stats = lstatSync(place);
    return stats.isDirectory() && stats.uid === process.getuid?.() && (stats.mode & 0o077) === 0;
  } catch {
    return false;
  }
}

/** The rung that these namespaces make, whichever way they are made. */
export function namespaceRung(maker: NamespaceMaker): NamespaceRung {
  return {
    maker,
    walls: (options) => namespaceWalls({ ...options, maker }),
    grounds: (options) => walledGrounds({ ...options, maker }),
  };
}

import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Isolation, IsolationLevel, NamespaceWay, ViewKind } from '../../core/isolation.ts';
import { removePath } from '../git/folder.ts';
import type { NamespaceMaker } from './maker.ts';
import { hides } from './mounts.ts';
import { type Probed, probeNamespace, waysFor } from './probe.ts';
import { findPrograms } from './programs.ts';
import { refusalNotes, refusalOf, refusals } from './refusal.ts';
import { unmountedViews } from './unmounted.ts';
import type { UserPlaces } from './user-places.ts';
import type { UserRung } from './user-rung.ts';

export interface LadderCall {
  readonly wanted: 'auto' | IsolationLevel;
  /** Absolute folder of ours under RUNNER_TEMP. */
  readonly root: string;
  readonly workspace: string;
  readonly home: string;
  /** Absolute folders that nobody inside may see: RUNNER_TEMP and the like. */
  readonly hidden: readonly string[];
  /** View kind to use in place of the best one: for tests and for finding a fault. */
  readonly views?: ViewKind;
}

/** The level that this run uses, with what is needed to reach it. */
export interface Rung {
  readonly isolation: Isolation;
  readonly homeUppers: string | undefined;
  /** Set at level `namespace`. */
  readonly maker: NamespaceMaker | undefined;
  /** Set at level `user`. */
  readonly user?: UserRung;
}

/** A rung while a run stands on it. */
export interface HeldRung extends Rung {
  /** Set at level `user`. */
  readonly places?: UserPlaces;
}

export type Climbed = { readonly ok: true; readonly rung: Rung } | { readonly ok: false; readonly why: string };

/** Chooses the level by trying each way that this machine might offer (04-trust rule 2). */
export async function climb(call: LadderCall): Promise<Climbed> {
  if (call.wanted === 'process') return processRung(['No better walls: isolation: process is set.']);
  const tried: string[] = [];
  const namespace = await tryNamespaces(call, tried);
  if (namespace !== undefined) return { ok: true, rung: namespace };
  const user = await tryOtherUser(call, tried);
  if (user !== undefined) return { ok: true, rung: user };
  if (call.wanted === 'auto') return processRung(refusalNotes(tried));
  return { ok: false, why: refusalOf(call.wanted, tried) };
}

function processRung(notes: readonly string[]): Climbed {
  const isolation: Isolation = { level: 'process', views: 'clean', home: 'throw-away', notes };
  return { ok: true, rung: { isolation, homeUppers: undefined, maker: undefined } };
}

async function tryOtherUser(call: LadderCall, tried: string[]): Promise<Rung | undefined> {
  if (call.wanted === 'namespace') return undefined;
  const { tryUser } = await import('./user-rung.ts');
  const found = await tryUser(call);
  if (!found.ok) {
    tried.push(found.why);
    return undefined;
  }
  const { othersReach } = await import('./others.ts');
  const cold = othersReach(call.home)
    ? []
    : ['HOME is closed to other users, so caches and toolchains in it are not used.'];
  const notes = [...refusalNotes(tried), ...found.isolation.notes, ...cold];
  return { isolation: { ...found.isolation, notes }, homeUppers: undefined, maker: undefined, user: found.user };
}

async function tryNamespaces(call: LadderCall, tried: string[]): Promise<Rung | undefined> {
  if (call.wanted === 'user') return undefined;
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

/** With overlays for trees and HOME, if this file system can; else with copies. A text tells why in none of these ways. */
async function tryWay(call: LadderCall, maker: NamespaceMaker): Promise<Rung | string> {
  const homeUppers = openUppers(call);
  const folder = join(call.root, 'probe');
  const choices = [
    { homeUppers, views: 'overlay' },
    { homeUppers: undefined, views: 'overlay' },
    { homeUppers, views: 'clean' },
    { homeUppers: undefined, views: 'clean' },
  ] as const;
  const fitting = choices.filter(({ views }) => views === 'clean' || (call.views ?? 'overlay') === 'overlay');
  const notes: string[] = [];
  for (const choice of fitting) {
    if (choice.homeUppers === undefined && choice.views === 'overlay' && homeUppers === undefined && notes.length > 0)
      continue;
    const probed: Probed = await probeNamespace({ ...call, ...choice, maker, folder });
    if (probed.ok) return await rungOf(call, maker, { ...choice, notes });
    notes.push(probed.why);
  }
  if (homeUppers !== undefined) rmSync(homeUppers, { recursive: true, force: true });
  return notes.at(-1) ?? 'unknown';
}

interface Chosen {
  readonly homeUppers: string | undefined;
  readonly views: 'overlay' | 'clean';
  readonly notes: readonly string[];
}

async function rungOf(
  { root, views: wanted }: LadderCall,
  maker: NamespaceMaker,
  { homeUppers, views, notes }: Chosen,
): Promise<Rung> {
  const isolation: Isolation = {
    level: 'namespace',
    way: maker.way,
    views: views === 'overlay' ? 'overlay' : await unmountedViews(root, wanted),
    home: homeUppers === undefined ? 'throw-away' : 'overlay',
    notes: [...new Set(notes)].map((why) => `An overlay was not possible: ${why}.`),
  };
  return { isolation, maker, homeUppers };
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

/** Makes what a run needs outside of RUNNER_TEMP. */
export async function holdRung(rung: Rung): Promise<HeldRung> {
  return rung.user === undefined ? rung : { ...rung, places: await rung.user.open() };
}

/** Takes away what lies outside of RUNNER_TEMP. */
export async function leaveRung({ homeUppers, places }: HeldRung): Promise<void> {
  if (homeUppers !== undefined) removeUppers(homeUppers);
  await places?.close();
}

/** Package managers keep folders in HOME from which not even their owner can remove something, until he may write to them again. */
function removeUppers(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    removePath(folder, '');
  }
}

import { rmSync } from 'node:fs';
import type { Isolation, IsolationLevel, ViewKind } from '../../core/isolation.ts';
import { removePath } from '../git/folder.ts';
import type { NamespaceRung } from './namespace-rung.ts';
import { refusalNotes, refusalOf } from './refusal.ts';
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
  readonly namespace?: NamespaceRung;
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
  const namespace = await tryWalls(call, tried);
  if (namespace !== undefined) return { ok: true, rung: namespace };
  const user = await tryOtherUser(call, tried);
  if (user !== undefined) return { ok: true, rung: user };
  if (call.wanted === 'auto') return processRung(refusalNotes(tried));
  return { ok: false, why: refusalOf(call.wanted, tried) };
}

function processRung(notes: readonly string[]): Climbed {
  const isolation: Isolation = { level: 'process', views: 'clean', home: 'throw-away', notes };
  return { ok: true, rung: { isolation, homeUppers: undefined } };
}

/** Their code is only read where they are wanted. */
async function tryWalls(call: LadderCall, tried: string[]): Promise<Rung | undefined> {
  if (call.wanted === 'user') return undefined;
  const { tryNamespaces } = await import('./namespace-rung.ts');
  return await tryNamespaces(call, tried);
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
  return { isolation: { ...found.isolation, notes }, homeUppers: undefined, user: found.user };
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

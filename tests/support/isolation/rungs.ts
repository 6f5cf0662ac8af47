import { join } from 'node:path';
import { findPrograms } from '../../../src/adapters/isolation/enter.ts';
import { climb, type LadderCall, namespaceRung, type Rung } from '../../../src/adapters/isolation/ladder.ts';
import { probeNamespace } from '../../../src/adapters/isolation/probe.ts';
import type { IsolationLevel, NamespaceWay, ViewKind } from '../../../src/core/isolation.ts';

export type { Rung };

/** A level of isolation, at level `namespace` with the way to reach it, and the kind of views. */
export interface RungName {
  readonly level: IsolationLevel;
  readonly way?: NamespaceWay;
  readonly views: ViewKind;
}

/** Climbs to exactly this rung. @throws Error when this machine does not have it */
export async function openRung(name: RungName, call: Omit<LadderCall, 'wanted' | 'views'>): Promise<Rung> {
  if (name.way === 'sudo') return sudoRung(name, call);
  const climbed = await climb({ ...call, wanted: name.level, views: name.views });
  if (!climbed.ok) throw new Error(climbed.why);
  const { level, way, views } = climbed.rung.isolation;
  if (level === name.level && way === name.way && views === name.views) return climbed.rung;
  throw new Error(`wanted ${JSON.stringify(name)}, got ${JSON.stringify(climbed.rung.isolation)}`);
}

/** An ordinary user who may make namespaces never comes to sudo, so this way is put together by hand. */
async function sudoRung({ views }: RungName, call: Omit<LadderCall, 'wanted' | 'views'>): Promise<Rung> {
  const found = findPrograms(call.workspace);
  if (!found.ok) throw new Error(`${found.missing} is not installed`);
  const user = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const maker = { way: 'sudo', programs: found.programs, user } as const;
  const homeUppers = join(call.root, 'home-layers');
  const kind = views === 'overlay' ? 'overlay' : 'clean';
  const probed = await probeNamespace({ ...call, maker, homeUppers, folder: join(call.root, 'probe'), views: kind });
  if (!probed.ok) throw new Error(probed.why);
  const isolation = { level: 'namespace', way: 'sudo', views, home: 'overlay', notes: [] } as const;
  return { isolation, homeUppers, namespace: namespaceRung(maker) };
}

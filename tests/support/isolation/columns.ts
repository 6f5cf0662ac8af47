import type { RoomsName } from './make-rooms.ts';
import { hasSudo, noStage, ordinaryUid, type StageUser } from './stage.ts';

/** One way to run on this machine: who the controller is, and what walls it has. */
export interface Column {
  readonly id: 'none' | 'none-root' | 'process' | 'user-sudo' | 'user-root' | 'user-namespace' | 'sudo' | 'root';
  /** Head of the column in docs/security.md. */
  readonly title: string;
  readonly user: StageUser;
  readonly rooms: RoomsName;
  /** Why this machine cannot run it; undefined when it can. */
  readonly missing: string | undefined;
}

/** Every column of the table, worst first. */
export function columns(): readonly Column[] {
  const sudo = hasSudo();
  const ordinary = { uid: ordinaryUid, sudo };
  const missing = noStage();
  return [
    { id: 'none', title: 'no walls at all', user: ordinary, rooms: 'none', missing },
    {
      ...{ id: 'none-root', title: 'no walls at all, as root', user: { uid: 0, sudo }, missing },
      rooms: 'none',
    },
    {
      ...{ id: 'process', title: '`process`', user: ordinary, missing },
      rooms: { level: 'process', views: 'clean' },
    },
    {
      ...{ id: 'user-sudo', title: '`user`, through sudo', user: ordinary },
      rooms: { level: 'user', views: 'clean' },
      missing: missing ?? (sudo ? undefined : 'sudo is not installed'),
    },
    {
      ...{ id: 'user-root', title: '`user`, as root', user: { uid: 0, sudo }, missing },
      rooms: { level: 'user', views: 'clean' },
    },
    {
      ...{ id: 'user-namespace', title: '`namespace`, as an ordinary user', user: ordinary, missing },
      rooms: { level: 'namespace', way: 'user-namespace', views: 'overlay' },
    },
    {
      ...{ id: 'sudo', title: '`namespace`, through sudo', user: ordinary },
      rooms: { level: 'namespace', way: 'sudo', views: 'overlay' },
      missing: missing ?? (sudo ? undefined : 'sudo is not installed'),
    },
    {
      ...{ id: 'root', title: '`namespace`, as root', user: { uid: 0, sudo }, missing },
      rooms: { level: 'namespace', way: 'root', views: 'overlay' },
    },
  ];
}

/** Namespaces promise to stop every attack; the other levels promise what the table says. */
export function isNamespace({ rooms }: Column): boolean {
  return typeof rooms !== 'string' && rooms.level === 'namespace';
}

/** All of them in a full run; otherwise only those that say most, because each takes a minute. */
export function isTried({ id }: Column): boolean {
  return process.env['RALPH_ISOLATION'] === 'full' || id === 'root' || id === 'process';
}

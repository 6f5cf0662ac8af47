import type { Isolation, IsolationLevel, NamespaceWay } from '../../core/isolation.ts';
import type { ProcessCall, ProcessResult } from '../process/supervise.ts';
import type { NamespacePrograms } from './enter.ts';

/** How namespaces are made on this machine. */
export interface NamespaceMaker {
  readonly way: NamespaceWay;
  readonly programs: NamespacePrograms;
  readonly user: { readonly uid: number; readonly gid: number };
  /** User and group that agents and gates of a job of root have in place of it. */
  readonly standIn?: number;
}

/** Where the tree of one agent or gate lies on this machine. */
export type Place = { readonly kind: 'folder'; readonly dir: string } | PlaceOfLayers;

export interface PlaceOfLayers {
  readonly kind: 'layers';
  /** Absolute folders, topmost first; nobody writes to them while a process sees them. */
  readonly lowers: readonly string[];
  /** Absolute folder that gets what the process writes, and the work folder of the mount beside it. */
  readonly upper: string;
  readonly work: string;
}

/** Who runs in a room. Each role has a HOME and temporary folders of its own. */
export type Role = 'agent' | 'gate' | 'review' | 'setup';

/** Whether it installs packages that no cache has yet. */
export function installs(role: Role): boolean {
  return role === 'agent' || role === 'setup';
}

/** What one process gets. */
export interface RoomCall {
  readonly role: Role;
  readonly place: Place;
  /** Files and folders, absolute, that it needs beside its tree; read-only, and only what would be hidden is shown anew. */
  readonly needed: readonly string[];
  /** Paths inside the tree that are taken away before it starts, such as reports of an earlier run. */
  readonly removed: readonly string[];
  /** Files for its HOME: path below HOME -> absolute source, copied with mode 0600 (`agent_files`). */
  readonly homeFiles: ReadonlyMap<string, string>;
  /** False = only a loopback device; ignored, and said in the report, where there are no namespaces. */
  readonly network: boolean;
}

/** A place to run processes in, one after the other, until it is closed. */
export interface Room {
  /** The tree, as its processes see it. */
  readonly dir: string;
  readonly home: string;
  readonly tmp: string;
  /** A file in which a process may leave its result: as the process sees it, and as we read it. */
  readonly result: { readonly inside: string; readonly outside: string };
  /** As `supervise`. */
  readonly run: (call: ProcessCall) => Promise<ProcessResult>;
  readonly close: () => void;
}

/** Puts processes behind the walls of one isolation level. */
export interface Walls {
  readonly isolation: Isolation;
  openRoom(call: RoomCall): Room;
}

/** Ways of one kind that were refused, each with the words of what refused it: those with the same words are named together. */
export function refusals(kind: string, tried: readonly (readonly [way: string, why: string])[]): readonly string[] {
  const whys = [...new Set(tried.map(([, why]) => why))];
  return whys.map((why) => {
    const ways = new Set(tried.filter((one) => one[1] === why).map(([way]) => way));
    return `${kind} (${[...ways].join(' and ')}): ${why}`;
  });
}

/** Why this run has no better walls, and what helps; whole sentences. */
export function refusalNotes(refused: readonly string[]): readonly string[] {
  return [...refused.map((why) => `No better walls: ${why}.`), ...remediesOf(refused)];
}

/** Why a level that was asked for cannot be had, and what helps. */
export function refusalOf(wanted: Exclude<IsolationLevel, 'process'>, refused: readonly string[]): string {
  const remedies = remediesOf(refused);
  return [
    `isolation: ${wanted} is not possible on this machine: ${refused.join('; ')}.`,
    ...(remedies.length > 0 ? remedies : [takes[wanted]]),
    'isolation: auto takes the best level that there is.',
  ].join(' ');
}

const takes: Readonly<Record<Exclude<IsolationLevel, 'process'>, string>> = {
  namespace: 'It takes Linux, util-linux and root, sudo without a password or user namespaces.',
  user: 'It takes Linux, util-linux and a job that is root or has sudo without a password.',
};

function remediesOf(refused: readonly string[]): readonly string[] {
  return [...new Set(refused.flatMap((why) => remedyOf(why) ?? []))];
}

/** What helps against what a program told when it was refused; undefined when its words do not say. */
export function remedyOf(why: string): string | undefined {
  return remedies.find(([words]) => words.test(why))?.[1];
}

const remedies: readonly (readonly [RegExp, string])[] = [
  // The kernel counts namespaces and says so in the words of a full disk.
  [
    /\bunshare failed: No space left on device/,
    'The kernel makes no more namespaces here: on a runner of your own raise `sysctl user.max_user_namespaces`.',
  ],
  [
    /\b(?:unshare|mount): .*(?:operation not permitted|permission denied)/i,
    'The kernel refuses namespaces here: in a container job run the job on the machine itself; on an Ubuntu runner of your own allow them by `sysctl kernel.apparmor_restrict_unprivileged_userns=0`.',
  ],
  [
    /No space left on device|Cannot allocate memory|Resource temporarily unavailable|\b(?:ENOSPC|ENOMEM|EAGAIN)\b/i,
    'Free memory and disk on this runner and run again.',
  ],
];

/** Words that a sentence can go on behind. */
export function unstopped(text: string): string {
  return text.trim().replace(/[.\s]+$/, '');
}

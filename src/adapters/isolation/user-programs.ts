import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { programStamp } from '../agents/program-stamp.ts';
import { runToEnd } from '../git/run-to-end.ts';
import { hides } from './mounts.ts';
import { othersReach, othersRun } from './others.ts';

export interface ReachCall {
  /** Absolute folder of ours that the uid can go through. */
  readonly folder: string;
  /** Absolute files and folders that the program needs. */
  readonly needed: readonly string[];
  /** Whether the command line is the user's own word: a file that it names is meant to be read. */
  readonly isNamedByUser: boolean;
  readonly program: string;
  readonly args: readonly string[];
}

/**
 * The command line with places that the uid can reach: a program in the HOME of root, or a script of a bundle that nobody else may
 * read, is copied once to where it can be read, with everything of the same needed place.
 */
export async function reachable(call: ReachCall): Promise<Pick<ReachCall, 'program' | 'args'>> {
  const program = othersRun(call.program) ? call.program : await moved(call, call.program);
  const args: string[] = [];
  for (const arg of call.args) args.push(isOpen(call, arg) ? arg : await moved(call, arg));
  return { program, args };
}

function isOpen({ needed, isNamedByUser }: ReachCall, arg: string): boolean {
  if (!isAbsolute(arg) || othersReach(arg)) return true;
  return !needed.some((place) => hides(place, arg)) && !(isNamedByUser && isFile(arg));
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

async function moved({ folder, needed }: ReachCall, path: string): Promise<string> {
  const place = needed.find((one) => hides(one, path)) ?? path;
  const stamp = programStamp(place);
  if (stamp === 'absent') return path;
  const name = createHash('sha256').update(stamp).digest('hex');
  const copy = join(folder, 'programs', name, basename(place));
  if (!existsSync(copy)) await copyReadable(place, copy);
  return `${copy}${path.slice(place.length)}`;
}

async function copyReadable(from: string, to: string): Promise<void> {
  for (const path of [dirname(dirname(to)), dirname(to)]) mkdirSync(path, { recursive: true, mode: 0o711 });
  const half = `${to}.half`;
  cpSync(from, half, { recursive: true, dereference: true });
  const env = { LC_ALL: 'C' };
  const result = await runToEnd({ program: '/bin/chmod', args: ['-R', 'a+rX', '--', half], cwd: '/', env });
  if (result.exitCode !== 0)
    throw new Error(`${from} could not be copied for another user: ${result.stderr.slice(0, 300)}`);
  renameSync(half, to);
}

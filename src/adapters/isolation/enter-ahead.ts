import { relative } from 'node:path';
import type { NamespaceWay } from '../../core/isolation.ts';
import {
  type EnterCall,
  exportLines,
  failLine,
  givenStatus,
  insideCommand,
  removeLines,
  runLines,
  type WallsCall,
  wallLines,
} from './enter.ts';
import { isPlainPath, overlayOptions } from './fstab.ts';
import { GROUND } from './lay-walls.ts';
import { notesOf } from './layers.ts';
import type { Place } from './place.ts';
import { quote } from './quote.ts';

export interface WaitCall extends WallsCall {
  /** Absolute folder that holds the ground, below which trees and scripts lie; one of the mounts hides both. */
  readonly shared: string;
}

/**
 * The script of a namespace's first process that puts its walls up before the tree is there, and then reads from its stdin where the rest
 * of its script is; it ends when nobody can tell it any more. It stays in the ground, which is out of sight by then, and so finds by
 * relative paths what nobody else does; a mount of its own keeps the ground writable.
 */
export function waitScript(call: WaitCall): string {
  return [
    givenStatus,
    failLine,
    `cd ${quote(call.shared)} || fail ground`,
    ...wallLines(call),
    // The path of where it stands leads elsewhere by now.
    `cd -P ./${GROUND} || fail ground`,
    // What begins in another way is not for us.
    'read -r word script && [ "$word" = go ] || exit 0',
    'exec </dev/null',
    '. "$script"',
    '',
  ].join('\n');
}

export interface LateCall extends Pick<EnterCall, 'way' | 'programs' | 'user' | 'program' | 'args'> {
  readonly tree: LateTree;
  /** Absolute paths in the tree that are taken away. */
  readonly removed: readonly string[];
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
  /** File that the program reads, by its path from the ground; undefined = it has nothing to read. */
  readonly input: string | undefined;
}

/**
 * The rest of that script: mounts the tree and runs the program. It stands in braces, so that a shell has read it whole before it runs the
 * first line, and that line empties the file: its environment may hold a key, which does not lie on disk while the program works.
 */
export function lateScript(call: LateCall): string {
  const { programs, tree, input } = call;
  const options = overlayOptions(tree);
  return [
    '{',
    'true > "$script" || fail emptying',
    // The file lies out of sight once the shell has left the ground.
    ...(input === undefined ? [] : [`exec 7< ${quote(input)} || fail input`]),
    `${quote(programs.mount)} -t overlay overlay -o ${quote(options)} ${quote(tree.at)} || fail mounting`,
    ...removeLines(programs, call.removed),
    ...exportLines(call.environment),
    `set -- ${insideCommand(call).map(quote).join(' ')}`,
    ...runLines(call.cwd, input === undefined ? '' : ' <&7 7<&-'),
    '}',
    '',
  ].join('\n');
}

/** Layers by their paths below the ground. */
export interface LateTree extends Omit<Extract<Place, { kind: 'layers' }>, 'kind'> {
  /** Absolute path at which the tree appears. */
  readonly at: string;
  readonly isUnprivileged: boolean;
  readonly isVolatile: boolean;
}

/** Undefined when the tree has no layers, or some that do not lie below the ground. */
export function lateTree(place: Place, call: { ground: string; at: string; way: NamespaceWay }): LateTree | undefined {
  if (place.kind !== 'layers') return undefined;
  const below = (path: string): string => relative(call.ground, path);
  const [upper, work, lowers] = [below(place.upper), below(place.work), place.lowers.map(below)];
  if (![upper, work, ...lowers].every((path) => isPlainPath(path) && !path.startsWith('..'))) return undefined;
  return { lowers, upper, work, at: call.at, ...notesOf(call.way) };
}

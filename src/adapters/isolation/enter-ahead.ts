import { relative } from 'node:path';
import type { NamespaceWay } from '../../core/isolation.ts';
import {
  dropRights,
  type EnterCall,
  endLines,
  enterFolder,
  exportLines,
  failLine,
  givenStatus,
  removeLines,
  type WallsCall,
  wallLines,
} from './enter.ts';
import { isPlainPath, overlayOptions } from './fstab.ts';
import { GROUND } from './lay-walls.ts';
import { notesOf } from './layers.ts';
import type { Place } from './place.ts';
import { quote } from './quote.ts';

export interface WaitCall extends WallsCall, Pick<EnterCall, 'user'> {
  /** Absolute folder that holds the ground, below which trees and scripts lie; one of the mounts hides both. */
  readonly shared: string;
  /** Absolute path at which the tree will appear. */
  readonly at: string;
}

/**
 * The script of a namespace's first process that puts its walls up before the tree is there. Two shells wait behind them then: one
 * reads from its stdin first what the tree is, which it mounts, and then where the rest of the script is; the other, which has given up every
 * right, becomes the program once it hears of that. So nothing has to be started any more. Both end when nobody can tell them any more. They stand
 * in the ground, which is out of sight by then, and so find by relative paths what nobody else does; a mount of its own keeps the ground
 * writable. The first process tells, where the program writes, of a signal that ended it, as a shell does.
 */
export function waitScript(call: WaitCall): string {
  const inside = [...dropRights(call), call.programs.sh, '-c', PROGRAM_SHELL];
  return [
    givenStatus,
    failLine,
    `cd ${quote(call.shared)} || fail ground`,
    ...wallLines(call),
    // The path of where it stands leads elsewhere by now.
    `cd -P ./${GROUND} || fail ground`,
    `{ { ${treeShell(call)}\n} 2>&9 8>&- | ${inside.map(quote).join(' ')} 2>&9; } 2>&8`,
    ...endLines,
  ].join('\n');
}

// What begins in another way is not for us.
const HEAR = 'read -r word script && [ "$word" = go ] || exit 125';

/** What it starts must neither read its orders nor write where it gives one. */
function treeShell({ programs, at }: Pick<WaitCall, 'programs' | 'at'>): string {
  return [
    'read -r word options && [ "$word" = tree ] || exit 125',
    `${quote(programs.mount)} -t overlay overlay -o "$options" ${quote(at)} </dev/null >&2 || fail mounting`,
    ...[HEAR, 'part=tree', '. "$script" </dev/null >&2', 'echo "go $script"'],
  ].join('\n');
}

/** The order that has the tree mounted. */
export function treeOrder(tree: LateTree): string {
  return `tree ${overlayOptions(tree)}`;
}

/** The order that has the program started, which follows it. @param script path from the ground */
export function goOrder(script: string): string {
  return `go ./${script}`;
}

/** The other one has every right: nothing of it is left when the program begins. */
const UNTIL_ALONE = 'while read -r word; do :; done';

const PROGRAM_SHELL = [failLine, HEAR, UNTIL_ALONE, 'part=program', '. "$script"'].join('\n');

export interface LateCall extends Pick<EnterCall, 'program' | 'args'> {
  readonly programs: Pick<EnterCall['programs'], 'rm' | 'setpriv'>;
  /** Absolute paths in the tree that are taken away. */
  readonly removed: readonly string[];
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
  /** File that the program reads, by its path from the ground; undefined = it has nothing to read. */
  readonly input: string | undefined;
}

/**
 * The rest of that script, for both shells. It stands in braces, so that a shell has read it whole before it runs the first line. Its
 * environment may hold a key, which does not lie on disk while the program works: the second shell empties it, and whoever told it of the
 * script removes that in any case.
 */
export function lateScript(call: LateCall): string {
  const { programs, input } = call;
  const program = quote(call.program);
  return [
    '{',
    'if [ "$part" = tree ]; then',
    ...removeLines(programs, call.removed),
    // Who has every right tells why it cannot be entered.
    ...enterFolder(call.cwd),
    'else',
    'true > "$script" || fail emptying',
    // The file lies out of sight once the shell has left the ground.
    `exec < ${quote(input ?? '/dev/null')} || fail input`,
    ...exportLines(call.environment),
    `cd ${quote(call.cwd)} || fail rights`,
    'unset OLDPWD',
    `set -- ${[call.program, ...call.args].map(quote).join(' ')}`,
    'echo ready >&9',
    // Of a program that cannot be started it is told in the same words as elsewhere.
    `[ -f ${program} ] && [ -x ${program} ] || set -- ${quote(programs.setpriv)} --no-new-privs -- "$@"`,
    'exec "$@" 2>&8 8>&- 9>&-',
    'fi',
    '}',
    '',
  ].join('\n');
}

/** Layers by their paths below the ground. */
export interface LateTree extends Omit<Extract<Place, { kind: 'layers' }>, 'kind'> {
  readonly isUnprivileged: boolean;
  readonly isVolatile: boolean;
}

/** Undefined when the tree has no layers, or some that do not lie below the ground. */
export function lateTree(place: Place, call: { ground: string; way: NamespaceWay }): LateTree | undefined {
  if (place.kind !== 'layers') return undefined;
  const below = (path: string): string => relative(call.ground, path);
  const [upper, work, lowers] = [below(place.upper), below(place.work), place.lowers.map(below)];
  if (![upper, work, ...lowers].every((path) => isPlainPath(path) && !path.startsWith('..'))) return undefined;
  return { lowers, upper, work, ...notesOf(call.way) };
}

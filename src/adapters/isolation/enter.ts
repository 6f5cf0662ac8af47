import type { NamespaceWay } from '../../core/isolation.ts';
import { resolveProgram } from '../process/resolve.ts';
import { type Door, findDoor } from './door.ts';
import { quote, type ReadOnlyMount, readOnlyLines } from './mounts.ts';
import { type OwnedPlaces, ownCommand } from './stand-in.ts';

/** Programs that make a namespace, as absolute paths, found before any agent ran (R15). */
export interface NamespacePrograms {
  readonly sh: string;
  readonly unshare: string;
  readonly mount: string;
  readonly umount: string;
  readonly setpriv: string;
  readonly rm: string;
  readonly cp: string;
  readonly env: string;
  /** Needed only to enter through sudo. */
  readonly sudo?: string;
  /** Needed only for gates without network. */
  readonly ip?: string;
  /** Without it key rings stay within reach. */
  readonly door?: Door;
}

/** One process in namespaces of its own. */
interface EnterCall {
  readonly way: NamespaceWay;
  readonly programs: NamespacePrograms;
  readonly user: { readonly uid: number; readonly gid: number };
  readonly standIn?: number;
  /** Absolute file of the script that `enterScript` made. */
  readonly script: string;
  /** False = only a loopback device of its own. */
  readonly network: boolean;
  readonly program: string;
  readonly args: readonly string[];
}

/** The command line that runs a program behind its walls; the program is a child of the namespace's first process. */
export function enterCommand(call: EnterCall): { readonly program: string; readonly args: readonly string[] } {
  const { way, programs, script } = call;
  const inside = [...namespaces(call), programs.sh, script, ...dropRights(call), call.program, ...call.args];
  if (way !== 'sudo') return { program: programs.unshare, args: inside };
  // The environment is read from the script: on a command line everybody could see it (catalogue S13).
  return { program: programs.sudo ?? 'sudo', args: ['-n', '--', programs.env, '-i', programs.unshare, ...inside] };
}

function namespaces({ way, network }: Pick<EnterCall, 'way' | 'network'>): readonly string[] {
  return [
    ...(way === 'user-namespace' ? ['--user', '--map-root-user'] : []),
    ...['--mount', '--propagation', 'private', '--pid', '--fork', '--kill-child', '--ipc'],
    ...(network ? [] : ['--net']),
    '--',
  ];
}

/** What stands in front of a program and takes every right away before it starts; it can never get one back (04-trust rule 1). */
function dropRights({ way, programs, user, standIn }: EnterCall): readonly string[] {
  const none = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--ambient-caps=-all'];
  const setpriv = [programs.setpriv, ...none];
  switch (way) {
    case 'root':
      return [...setpriv, ...(standIn === undefined ? [] : become(standIn, standIn)), '--'];
    case 'sudo':
      return [...setpriv, ...become(user.uid, user.gid), '--'];
    case 'user-namespace': {
      // Programs that refuse to run as root shall see the user who they are.
      const self = [
        programs.unshare,
        '--user',
        `--map-user=${user.uid}`,
        `--map-group=${user.gid}`,
        '--keep-caps',
        '--',
      ];
      return [...(user.uid === 0 ? [] : self), ...setpriv, '--'];
    }
  }
}

function become(uid: number, gid: number): readonly string[] {
  return [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
}

/** How the status of a room begins whose working folder is not there. */
export const ENTERING = 'entering ';

/** What stands between the program and the machine. */
export interface ScriptCall {
  readonly programs: NamespacePrograms;
  readonly fstab: string;
  readonly way: NamespaceWay;
  /** Root's stand-in, and the places whose files it owns inside as root does outside. */
  readonly owned?: OwnedPlaces & { readonly by: number };
  /** Mounts that become read-only last, with the options they keep; the list of mounts ends with them. */
  readonly readOnly: readonly ReadOnlyMount[];
  /** Absolute paths that are taken away inside, such as credentials of HOME. */
  readonly removed: readonly string[];
  /** Absolute folder inside whose content is moved to another one after that: files for HOME. */
  readonly placed?: { readonly from: string; readonly to: string };
  readonly network: boolean;
  /** Absolute folder of the room; its file `status` gets `ready`, `failed …` and `end <code> <processes>`. */
  readonly folder: string;
  /** The status file is open as descriptor 3. */
  readonly isStatusGiven: boolean;
  readonly cwd: string;
  /** Environment for a way that does not pass it on; undefined = it is inherited. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * The script of a namespace's first process: mounts, runs its arguments, tells how they ended and how many processes were left.
 * Everything else ends with it.
 */
export function enterScript(call: ScriptCall): string {
  const { programs, fstab, network, removed, placed, cwd } = call;
  return [
    // What the shell and mount have to say is for us, not for the reader of the child's output.
    ...(call.isStatusGiven ? ['exec 8>&2 9>&3 3>&- 2>&9'] : openStatus(programs, call.folder)),
    'fail() { echo "failed $1" >&9; exit 125; }',
    ...(call.environment === undefined ? [] : exportLines(call.environment)),
    ...ownLines(call),
    `${quote(programs.mount)} --all --fstab ${quote(fstab)} || fail mounting`,
    ...readOnlyLines(call, programs.mount),
    ...(network ? [] : [`${quote(programs.ip ?? 'ip')} link set lo up || fail loopback`]),
    ...(removed.length === 0 ? [] : [`${quote(programs.rm)} -rf -- ${removed.map(quote).join(' ')} || fail removing`]),
    ...(placed === undefined ? [] : placeLines(programs, placed)),
    `cd ${quote(cwd)} || fail ${quote(`${ENTERING}${cwd}`)}`,
    // Where the shell stood before is a place of ours.
    'unset OLDPWD',
    'echo ready >&9',
    '"$@" 2>&8 8>&- 9>&-',
    'code=$?',
    'set -- /proc/[0-9]*',
    'echo "end $code $#" >&9',
    'exit $code',
    '',
  ].join('\n');
}

function ownLines({ programs, owned }: ScriptCall): readonly string[] {
  if (owned === undefined || programs.door === undefined) return [];
  return [`${ownCommand(programs.door.perl, owned.by, owned).map(quote).join(' ')} || fail 'changing owners'`];
}

/** A file that is open for writing keeps its mount writable, so it is opened through a mount of its own; sudo passes no files on. */
function openStatus({ mount }: NamespacePrograms, folder: string): readonly string[] {
  const place = quote(folder);
  return [`${quote(mount)} --bind ${place} ${place} || exit 125`, `exec 8>&2 9>${quote(`${folder}/status`)} 2>&9`];
}

function placeLines({ cp, rm }: NamespacePrograms, { from, to }: { from: string; to: string }): readonly string[] {
  return [
    `${quote(cp)} -a -- ${quote(`${from}/.`)} ${quote(to)} && ${quote(rm)} -rf -- ${quote(from)} || fail placing`,
  ];
}

/** A variable whose name no shell can hold, such as an exported function of bash, is not passed on. */
export function exportLines(environment: Readonly<Record<string, string>>): readonly string[] {
  const names = Object.keys(environment).filter((name) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name));
  return names.map((name) => `export ${name}=${quote(environment[name] ?? '')}`);
}

/** Finds the programs that make namespaces in the system's folders; undefined names what is missing. */
export function findPrograms(
  workspace: string,
): { ok: true; programs: NamespacePrograms } | { ok: false; missing: string } {
  const search = { path: '/usr/sbin:/usr/bin:/sbin:/bin', cwd: workspace };
  const find = (name: string): string | undefined => {
    const found = resolveProgram(name, search);
    return found.ok ? found.path : undefined;
  };
  const needed = ['sh', 'unshare', 'mount', 'umount', 'setpriv', 'rm', 'cp', 'env'] as const;
  const [missing] = needed.filter((name) => find(name) === undefined);
  if (missing !== undefined) return { ok: false, missing };
  const [sh = '', unshare = '', mount = '', umount = '', setpriv = '', rm = '', cp = '', env = ''] = needed.map(find);
  const [sudo, ip, perl] = [find('sudo'), find('ip'), find('perl')];
  const door = perl === undefined ? undefined : findDoor(perl);
  return {
    ok: true,
    programs: {
      ...{ sh, unshare, mount, umount, setpriv, rm, cp, env },
      ...(sudo === undefined ? {} : { sudo }),
      ...(ip === undefined ? {} : { ip }),
      ...(door === undefined ? {} : { door }),
    },
  };
}

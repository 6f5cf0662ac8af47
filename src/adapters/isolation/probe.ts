import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { Isolation, NamespaceWay, ViewKind } from '../../core/isolation.ts';
import { readProcess } from '../process/proc-table.ts';
import { isPlainPath } from './mounts.ts';
import { NamespaceError, namespaceWalls } from './namespace-walls.ts';
import { clearWork } from './overlay.ts';
import type { NamespaceMaker, Place } from './walls.ts';
import { unstopped } from './walls.ts';

export interface ProbeCall {
  readonly maker: NamespaceMaker;
  /** Absolute folder of ours, on the file system of the trees. */
  readonly folder: string;
  /** Absolute workspace: the probe's tree is shown in its place. */
  readonly workspace: string;
  readonly home: string;
  readonly homeUppers: string | undefined;
  readonly hidden: readonly string[];
  readonly views: Extract<ViewKind, 'overlay' | 'clean'>;
}

/** What came of trying one way of isolation on this machine. */
export type Probed = { readonly ok: true } | { readonly ok: false; readonly why: string };

/**
 * Tries one way to make namespaces by attacking it from inside (04-trust rule 2): looks for the controller's process, for its
 * folders and its files, for rights, and leaves a process behind. Whatever succeeds makes the way useless.
 */
export async function probeNamespace(call: ProbeCall): Promise<Probed> {
  const id = `probe-${randomBytes(6).toString('hex')}`;
  const folder = join(call.folder, id);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    const said = await attack(call, folder);
    return judge(call, said);
  } catch (error) {
    return { ok: false, why: whyOf(error) };
  } finally {
    clearWork(join(folder, 'work'));
    rmSync(folder, { recursive: true, force: true });
  }
}

function whyOf(error: unknown): string {
  if (error instanceof NamespaceError) return error.why;
  return unstopped(error instanceof Error ? error.message : String(error));
}

/** A second that no other process of this machine sleeps for. */
function restless(): string {
  return `${300 + (randomBytes(1)[0] ?? 0)}.${randomBytes(4).readUInt32BE()}`;
}

interface Said {
  readonly facts: ReadonlyMap<string, string>;
  readonly seconds: string;
}

async function attack(call: ProbeCall, folder: string): Promise<Said> {
  writeFileSync(join(folder, 'secret'), 'secret');
  const place = placeOf(call, folder);
  const isolation: Isolation = { level: 'namespace', views: call.views, home: 'overlay', notes: [] };
  const walls = namespaceWalls({ ...call, at: call.workspace, folder: join(folder, 'rooms'), isolation });
  const room = walls.openRoom({ role: 'gate', place, needed: [], removed: [], homeFiles: new Map(), network: true });
  const seconds = restless();
  const outputPath = join(folder, 'said');
  const result = await room.run({
    program: call.maker.programs.sh,
    args: [
      ...['-c', script, 'probe', join(folder, 'secret'), String(process.pid), seconds, call.maker.programs.sudo ?? ''],
      ...openFolders(process.env['PATH'] ?? ''),
    ],
    cwd: room.dir,
    env: { PATH: '/usr/bin:/bin', HOME: room.home, LC_ALL: 'C' },
    ...{ stdin: '', outputPath, marker: `probe-${seconds}` },
    limits: { softMs: 10_000, hardMs: 10_000, graceMs: 100 },
  });
  room.close();
  if (result.termination !== 'exit') throw new Error(`the probe ended with ${result.termination}`);
  const lines = readFileSync(outputPath, 'utf8').split('\n');
  const facts = new Map(
    lines.flatMap((line) => /^([\w-]+):?=(.*)$/.exec(line)?.slice(1, 3).join('\0') ?? []).map(pair),
  );
  return { facts, seconds };
}

/** What stands in PATH and can be entered. */
function openFolders(path: string): readonly string[] {
  return path.split(':').filter((place) => isAbsolute(place) && isEntered(place));
}

function isEntered(place: string): boolean {
  try {
    accessSync(place, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function pair(text: string): readonly [string, string] {
  const [name = '', value = ''] = text.split('\0');
  return [name, value];
}

function placeOf({ views }: ProbeCall, folder: string): Place {
  const [lower, upper, work] = [join(folder, 'lower'), join(folder, 'upper'), join(folder, 'work')];
  for (const path of [lower, upper, work]) mkdirSync(path, { mode: 0o755 });
  writeFileSync(join(lower, 'ralph-probe'), 'lower');
  if (views !== 'overlay') return { kind: 'folder', dir: lower };
  if (!isPlainPath(folder)) throw new Error(`${folder} has characters that the options of an overlay cannot hold`);
  return { kind: 'layers', lowers: [lower], upper, work };
}

/** Arguments: a hidden file, the controller's process id, the seconds of a process that is left behind, sudo, the folders of PATH. */
const script = [
  'echo "tree=$(cat ralph-probe)"',
  'echo changed > ralph-probe && echo "writes=yes"',
  'cat "$1" > /dev/null 2>&1 && echo "secret=read"',
  'cut -d " " -f 22 "/proc/$2/stat" 2> /dev/null | sed s/^/controller=/',
  'while read -r name value; do case "$name" in CapPrm:|CapEff:|CapBnd:|NoNewPrivs:|Seccomp:|Uid:) echo "$name=$value";; esac; done < /proc/self/status',
  'test -n "$4" && "$4" -n true > /dev/null 2>&1 && echo "sudo=works"',
  '(: > /usr/ralph-probe) 2> /dev/null && echo "system=written"',
  'test -s /proc/keys && echo "keys=seen"',
  '(env -i setsid sleep "$3" > /dev/null 2>&1 &)',
  'echo "home=$( (: > "$HOME/.ralph-probe") 2> /dev/null && echo written)"',
  'shift 4; for place do test -x "$place" || echo "closed=$place"; done',
].join('\n');

function judge(call: ProbeCall, { facts, seconds }: Said): Probed {
  const found = failures(call, facts).at(0) ?? leftTraces(call, seconds);
  return found === undefined ? { ok: true } : { ok: false, why: found };
}

function failures({ maker }: ProbeCall, facts: ReadonlyMap<string, string>): readonly string[] {
  const { standIn, programs } = maker;
  const isRoot = /^0\b/.test(facts.get('Uid') ?? '0');
  const bad: readonly (readonly [boolean, string])[] = [
    [facts.get('tree') !== 'lower' || facts.get('writes') !== 'yes', 'the tree could not be read and written'],
    [facts.has('secret'), "a file of the controller's folder could be read"],
    [facts.get('controller') === String(readProcess(process.pid)?.startTicks), 'the controller could be seen'],
    [rightsOf(facts) !== '0', 'rights of root were left'],
    [facts.get('NoNewPrivs') !== '1', 'new rights could be got'],
    [facts.has('sudo'), 'sudo worked'],
    [facts.has('system'), 'a folder of the system could be written'],
    [facts.get('home') !== 'written', 'HOME could not be written'],
    [programs.door !== undefined && facts.get('Seccomp') !== '2', 'key rings were within reach'],
    [facts.has('keys'), 'the list of keys could be read'],
    [standIn !== undefined && isRoot, 'services of the machine would take agents for root'],
    [standIn !== undefined && facts.has('closed'), `${facts.get('closed')} in PATH was closed to any user but root`],
  ];
  return bad.flatMap(([isBad, why]) => (isBad ? [why] : []));
}

function rightsOf(facts: ReadonlyMap<string, string>): string {
  const sets = ['CapPrm', 'CapEff', 'CapBnd'].map((name) => facts.get(name) ?? 'unknown');
  return sets.every((set) => /^0+$/.test(set)) ? '0' : sets.join(' ');
}

function leftTraces({ workspace, home }: ProbeCall, seconds: string): string | undefined {
  const traces = [join(workspace, 'ralph-probe'), join(home, '.ralph-probe'), '/usr/ralph-probe'];
  const trace = traces.find((path) => existsSync(path));
  if (trace !== undefined) return `${trace} was written through the walls`;
  return isSleeping(seconds) ? 'a process was left behind' : undefined;
}

function isSleeping(seconds: string): boolean {
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && commandLine(name).includes(`\0${seconds}\0`));
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1');
  } catch {
    return '';
  }
}

/** Ways that are worth a try, best first. */
export function waysFor(uid: number, hasSudo: boolean): readonly NamespaceWay[] {
  if (uid === 0) return ['root', 'user-namespace'];
  return hasSudo ? ['user-namespace', 'sudo'] : ['user-namespace'];
}

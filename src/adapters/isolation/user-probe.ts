import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processesOf } from '../process/tree-user.ts';
import type { Probed } from './probe.ts';
import { unstopped } from './refusal.ts';
import { giveFiles } from './user-files.ts';
import type { UserMaker } from './user-maker.ts';
import type { UserPlaces } from './user-places.ts';
import { userWalls } from './user-walls.ts';

export interface UserProbeCall {
  readonly maker: UserMaker;
  readonly places: UserPlaces;
  /** Absolute folder of ours under RUNNER_TEMP. */
  readonly root: string;
  /** Absolute folders that nobody inside may see. */
  readonly hidden: readonly string[];
}

/**
 * Tries another uid by attacking from it (04-trust rule 2): the controller's environment, memory, output and folders, rights, the
 * system, and a process that is left behind. Whatever succeeds makes the level useless.
 */
export async function probeUser(call: UserProbeCall): Promise<Probed> {
  try {
    return judge(call, await attack(call));
  } catch (error) {
    return { ok: false, why: unstopped(error instanceof Error ? error.message : String(error)) };
  }
}

async function attack({ maker, places, root, hidden }: UserProbeCall): Promise<string> {
  const dir = join(places.folder, 'probe');
  mkdirSync(dir, { mode: 0o755 });
  writeFileSync(join(dir, 'ralph-probe'), 'tree');
  await giveFiles(maker, [dir]);
  const foreign = join(places.folder, 'probe-foreign');
  writeFileSync(foreign, 'foreign', { mode: 0o644 });
  const secret = join(root, `probe-${randomBytes(6).toString('hex')}`);
  writeFileSync(secret, 'secret', { mode: 0o644 });
  const isolation = { level: 'user', views: 'clean', home: 'throw-away', notes: [] } as const;
  const walls = userWalls({ maker, isolation, folder: places.rooms, home: '' });
  const place = { kind: 'folder', dir } as const;
  const room = walls.openRoom({ role: 'gate', place, needed: [], removed: [], homeFiles: new Map(), network: true });
  const outputPath = `${secret}.said`;
  const program = maker.programs.sh;
  const args = ['-c', script, 'probe', String(process.pid), maker.programs.sudo ?? '', foreign, secret, ...hidden];
  const result = await room.run({
    ...{ program, args: [...args], cwd: dir, stdin: '', outputPath, marker: `probe-${randomBytes(8).toString('hex')}` },
    env: { PATH: '/usr/bin:/bin', HOME: room.home, TMPDIR: room.tmp, LC_ALL: 'C' },
    limits: { hardMs: 10_000, graceMs: 100 },
  });
  room.close();
  const said = readFileSync(outputPath, 'utf8');
  if (result.termination === 'exit' && result.exitCode === 0) return said;
  throw new Error(`the probe ended with ${result.termination} ${result.exitCode ?? ''} ${said.slice(-200)}`);
}

/** Arguments: the controller's process id, sudo, a file of the controller that can be read, hidden places. Each line that it writes besides the rights is a finding. */
const script = [
  'pid=$1 sudo=$2 foreign=$3; shift 3',
  'exec 2> /dev/null',
  'test "$(cat ralph-probe)" = tree && echo changed > ralph-probe && mkdir -p more || echo "its tree could not be read and written"',
  '(: > "$HOME/probe") && (: > "$TMPDIR/probe") || echo "HOME could not be written"',
  'while read -r name value; do case "$name" in CapPrm:|CapEff:|CapBnd:|CapInh:|CapAmb:|NoNewPrivs:) echo "$name$value";; esac; done < /proc/self/status',
  'test "$(cat "/proc/$pid/environ" | wc -c)" -gt 0 && echo "the environment of the controller could be read"',
  '(exec 3< "/proc/$pid/mem") && echo "the memory of the controller could be opened"',
  'for fd in 0 1 2; do (exec 3>> "/proc/$pid/fd/$fd") && test "$(readlink "/proc/$pid/fd/$fd")" != /dev/null && echo "the output of the controller could be written"; done',
  'ls "/proc/$pid/fd" > /dev/null && echo "open files of the controller could be listed"',
  'kill -0 "$pid" && echo "the controller could be signalled"',
  'for place do if test -d "$place"; then ls "$place"; else cat "$place"; fi > /dev/null && echo "$place could be read"; done',
  'test -n "$sudo" && "$sudo" -n true && echo "sudo worked"',
  'for place in / /usr /usr/bin /etc /opt; do (: > "$place/ralph-probe") && echo "$place could be written"; done',
  'ln "$foreign" second && echo "a file of somebody else could be given a second name (fs.protected_hardlinks)"',
  '(env -i setsid sleep 777 > /dev/null &)',
  'exit 0',
].join('\n');

const RIGHTS = ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'].map((name) => `${name}:0000000000000000`);

function judge({ maker }: UserProbeCall, said: string): Probed {
  const lines = said.split('\n').filter((line) => line !== '');
  const rights = new Set([...RIGHTS, 'NoNewPrivs:1']);
  const [found] = lines.filter((line) => !rights.has(line));
  if (found !== undefined) return { ok: false, why: found.slice(0, 300) };
  if (lines.length !== rights.size) return { ok: false, why: 'the rights of a process could not be told' };
  if (processesOf(maker.uid).length > 0) return { ok: false, why: 'a process was left behind' };
  return existsSync('/usr/ralph-probe') ? { ok: false, why: '/usr could be written' } : { ok: true };
}

import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Who the controller on a stage is. */
export interface StageUser {
  readonly uid: number;
  /** Whether sudo works for it without a password. */
  readonly sudo: boolean;
}

/** The stage's name for the folder that is shared with this machine. */
export const sceneRoot = '/srv/scene';

/** What stands in PATH on a stage; no folder of this machine's users is among it. */
export const stagePath = [
  `${sceneRoot}/runner/_work/_tool/bin`,
  '/srv/rust/bin',
  ...['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'],
].join(':');

/** An ordinary user: this one, or a number that no program of the machine runs under. */
export const ordinaryUid = process.getuid?.() || 21_001;

/** The same for this repository, which is read-only there. */
export const repositoryOnStage = '/srv/repository';

const repository = resolve(import.meta.dirname, '..', '..', '..');

/** Why there can be no stage here, undefined when there can: it takes root, or sudo without a password. */
export function noStage(): string | undefined {
  if (process.platform !== 'linux') return 'isolation works on Linux only';
  const [program = '', ...args] = [...asRoot(), 'unshare', '--mount', '--pid', '--net', '--fork', 'true'];
  const works = succeeds(program, args);
  return works ? undefined : 'a stage needs root, or sudo without a password';
}

/** Whether the program sudo is there: the level "namespace through sudo" cannot be tried without. */
export function hasSudo(): boolean {
  return succeeds('sudo', ['--version']);
}

/**
 * Runs a program of this repository as controller on a stage of its own and gives what it left in `results.json`.
 * Everything on the stage is dead when this returns. Rejects with the output when there is no result.
 */
export async function onStage(call: {
  readonly user: StageUser;
  readonly program: string;
  readonly job: unknown;
  readonly env: Readonly<Record<string, string>>;
}): Promise<{ readonly results: unknown; readonly output: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-stage-'));
  chmodSync(folder, 0o755);
  try {
    const output = await play(folder, call);
    return { results: readResults(folder, output), output };
  } finally {
    execFileSync('/usr/bin/env', [...asRoot(), 'rm', '-rf', '--one-file-system', folder]);
  }
}

function play(folder: string, call: Parameters<typeof onStage>[0]): Promise<string> {
  const variables = {
    ...{ PATH: stagePath, HOME: `${sceneRoot}/home`, LANG: 'C.UTF-8', CI: 'true', ...call.env },
    ...{ STAGE_FOLDER: folder, STAGE_REPOSITORY: repository, STAGE_NODE: process.execPath, STAGE_RUST: rust() },
    ...{ STAGE_UID: String(call.user.uid), STAGE_SUDO: call.user.sudo ? '1' : '0' },
  };
  const namespaces = ['--fork', '--pid', '--mount', '--ipc', '--uts', '--net', '--mount-proc', '--kill-child=SIGKILL'];
  const script = join(import.meta.dirname, 'stage.sh');
  const assignments = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  const args = [
    ...asRoot(),
    'env',
    '-i',
    ...assignments,
    'timeout',
    '--kill-after=5',
    '900',
    'unshare',
    ...namespaces,
    'bash',
    script,
    call.program,
  ];
  return new Promise((done, fail) => {
    const child = spawn('/usr/bin/env', args, { stdio: ['pipe', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', fail);
    child.on('close', () => done(Buffer.concat(chunks).toString()));
    child.stdin.end(JSON.stringify(call.job));
  });
}

function readResults(folder: string, output: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8'));
  } catch (error) {
    throw new Error(`the controller on the stage left no result; it wrote:\n${output}`, { cause: error });
  }
}

function asRoot(): string[] {
  return process.getuid?.() === 0 ? [] : ['sudo', '-n'];
}

/** The folder of the Rust compiler itself, without the chooser that looks into HOME; empty when there is none. */
function rust(): string {
  try {
    return execFileSync('rustc', ['--print', 'sysroot'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

function succeeds(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

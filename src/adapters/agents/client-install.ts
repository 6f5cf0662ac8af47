import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { isAgentName } from '../process/environment-names.ts';
import { type ProcessResult, supervise } from '../process/supervise.ts';
import { tryLast } from '../process/tail.ts';

/** A client to be installed by npm. */
export interface InstallCall {
  /** Absolute path of npm. */
  readonly npm: string;
  /** Package with its exact version, `@openai/codex@0.169.0`. */
  readonly spec: string;
  /** Absolute folder that is there when, and only when, the whole package is in it. */
  readonly folder: string;
  /** The job's environment: npm gets what an agent may have, and what configures npm. */
  readonly env: Readonly<Record<string, string>>;
  readonly marker: string;
  readonly cancel: AbortSignal;
}

/** Undefined, or why there is no package: a clause without a full stop. */
export type InstallProblem = string | undefined;

const LONGEST_MS = 10 * 60_000;
const LAST_BYTES = 8 * 1024;

/**
 * Installs a client with npm and the packages of its platform, running none of their scripts (06-agents "Commands").
 */
export async function installClient(call: InstallCall): Promise<InstallProblem> {
  const { folder } = call;
  const fresh = `${folder}.${randomBytes(4).toString('hex')}`;
  mkdirSync(fresh, { recursive: true, mode: 0o755 });
  try {
    // npm looks for a project in the folders above otherwise.
    writeFileSync(join(fresh, 'package.json'), '{"private":true}\n');
    const problem = await install(call, fresh);
    if (problem === undefined) putInPlace(fresh, folder);
    return problem;
  } finally {
    for (const path of [fresh, `${fresh}.log`]) rmSync(path, { recursive: true, force: true });
  }
}

/** Another process may have installed the same at the same time: its folder is as good. */
function putInPlace(fresh: string, folder: string): void {
  try {
    renameSync(fresh, folder);
  } catch (error) {
    if (!existsSync(join(folder, 'package.json'))) throw error;
  }
}

const SWITCHES = ['--ignore-scripts', '--include=optional', '--no-audit', '--no-fund', '--no-package-lock'];
/** A registry that does not answer is not waited for through npm's own minutes. */
const PATIENCE = [
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
  '--fetch-timeout=60000',
];

async function install({ npm, spec, env, marker, cancel }: InstallCall, fresh: string): Promise<InstallProblem> {
  const outputPath = `${fresh}.log`;
  const ended = await supervise({
    program: npm,
    args: ['install', ...SWITCHES, '--save-exact', ...PATIENCE, spec],
    cwd: fresh,
    env: npmEnvironment(env),
    stdin: '',
    outputPath,
    limits: { hardMs: LONGEST_MS, graceMs: 1_000 },
    marker,
    signal: cancel,
  });
  if (ended.termination === 'exit' && ended.exitCode === 0) return undefined;
  return problemOf(ended, tryLast(outputPath, LAST_BYTES), dirname(fresh));
}

/** npm may read the tokens of its registry; packages run nothing, so nobody else does. */
function npmEnvironment(env: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(env).filter(
    ([name]) => isAgentName(name) || /^npm_config_/i.test(name) || name === 'NODE_AUTH_TOKEN',
  );
  return { ...Object.fromEntries(kept), npm_config_update_notifier: 'false' };
}

/** What npm says when nobody answers. */
const UNREACHABLE =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/;

function problemOf({ termination, exitCode }: ProcessResult, said: string, folder: string): string {
  if (termination !== 'exit') return `npm was ended (${termination})`;
  const code = UNREACHABLE.exec(said)?.[0];
  if (code !== undefined) return `the npm registry cannot be reached (${code})`;
  if (/\b(?:ETARGET|E404)\b/.test(said)) return 'the registry has no such version';
  if (/\bENOSPC\b/.test(said)) return `the disk of ${folder} is full`;
  const [last] = /^npm (?:error|ERR!) (?!code\b|A complete log)\S.*$/m.exec(said) ?? [];
  return `npm exited with ${exitCode}${last === undefined ? '' : `: ${last.slice(0, 300)}`}`;
}

/** Where a client's npm packages keep its native binary. */
export interface NativePlace {
  /** Scope of the packages, '' = none. */
  readonly scope: string;
  /** Packages of this platform, the first that is there counts. */
  readonly names: readonly string[];
  /** Paths below a package; `*` stands for one folder of any name. */
  readonly paths: readonly string[];
  /** A program that is no native binary, nor leads to one, is refused. */
  readonly isNeeded?: true;
}

/**
 * Finds the native binary behind the wrapper that npm installs: a kill of the wrapper would leave the client running (06-agents
 * "Commands"). `program` is the absolute path of a program; the answer is its own real path when no package of the platform lies
 * beside it, because then it is the binary or somebody's own way to start it.
 */
export function behindWrapper(program: string, place: NativePlace): string {
  const real = realpathSync(program);
  return (
    modulesAbove(real)
      .flatMap((modules) => place.names.map((name) => join(modules, place.scope, name)))
      .flatMap((folder) => place.paths.flatMap((path) => expand(folder, path.split('/'))))
      .find(isProgram) ?? real
  );
}

/** Every `node_modules` that a package in this place finds its dependencies in, the nearest first. */
function modulesAbove(path: string): string[] {
  const parent = dirname(path);
  if (parent === path) return [];
  const here = join(parent, 'node_modules');
  return [here, ...modulesAbove(parent)];
}

function expand(folder: string, [first, ...rest]: readonly string[]): string[] {
  if (first === undefined) return [folder];
  const names = first === '*' ? listed(folder) : [first];
  return names.flatMap((name) => expand(join(folder, name), rest));
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * The version of an installed client, from the manifest of its npm package or from a folder of its path that is a version; undefined
 * where neither tells it. Nothing is started.
 */
export function clientVersion(program: string): string | undefined {
  const real = realpathSync(program);
  const root = packageRoot(real);
  return (root === undefined ? undefined : versionIn(root)) ?? VERSION.exec(real)?.[1];
}

const VERSION = /\/v?(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)(?:\/|$)/;

/** Packages of one platform have its name behind their version. */
function versionIn(root: string): string | undefined {
  try {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version?: unknown };
    return typeof version === 'string' ? version.replace(/-(?:linux|darwin|win32)-\w+$/, '') : undefined;
  } catch {
    return undefined;
  }
}

/** The folder of the npm package that a file belongs to; undefined when it lies in none. */
export function packageRoot(file: string): string | undefined {
  const marker = `${sep}node_modules${sep}`;
  const at = file.lastIndexOf(marker);
  if (at === -1) return undefined;
  const start = at + marker.length;
  const [first = '', second = ''] = file.slice(start).split(sep);
  const name = first.startsWith('@') ? join(first, second) : first;
  return file.slice(0, start) + name;
}

// ELF, the two Mach-O headers, and PE.
const MAGIC = ['7f454c46', 'cffaedfe', 'cafebabe', '4d5a'];

/** Whether a file is a program by itself: no script, and no wrapper around one. */
export function isNative(path: string): boolean {
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const head = Buffer.alloc(4);
    readSync(descriptor, head, 0, head.length, 0);
    return MAGIC.some((magic) => head.toString('hex').startsWith(magic));
  } finally {
    closeSync(descriptor);
  }
}

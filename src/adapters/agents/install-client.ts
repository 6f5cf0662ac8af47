import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

import { dirname } from 'node:path';
import { exec } from '@actions/exec';

/** What one short git command answered. */
export interface GitResult {
  readonly exitCode: number;
  readonly stdout: Buffer;
  /** Untranslated (LC_ALL=C): for diagnostics, never for decisions where porcelain or an exit code exists. */
  readonly stderr: string;
}

export interface GitOptions {
  readonly input?: string | Uint8Array;
  readonly indexFile?: string;
  readonly workTree?: string;
  /** Extra environment, e.g. author and committer. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A git bound to one gitdir that nobody but the controller writes (04-trust rule 5). */
export interface Git {
  readonly program: string;
  readonly gitDir: string;
  run(args: readonly string[], options?: GitOptions): Promise<GitResult>;
  /** As `run`, but a non-zero exit is a bug or a full disk and throws GitFailure. */
  ok(args: readonly string[], options?: GitOptions): Promise<Buffer>;
}

/** A local git command that must not fail did: carries the command and git's own words. */
export class GitFailure extends Error {
  readonly args: readonly string[];
  readonly exitCode: number;
  readonly stderr: string;
  constructor(args: readonly string[], result: GitResult) {
    super(`git ${args.join(' ')} exited with code ${result.exitCode}: ${result.stderr.trim() || 'no message'}`);
    this.name = 'GitFailure';
    this.args = args;
    this.exitCode = result.exitCode;
    this.stderr = result.stderr;
  }
}

/**
 * Binds git to a gitdir. Commands are local and short: no network, no hooks, no user or system configuration.
 * @param program absolute path of git, resolved before any agent ran
 * @param gitDir absolute path of the controller's gitdir
 */
export function bindGit(program: string, gitDir: string): Git {
  const run = (args: readonly string[], options: GitOptions = {}): Promise<GitResult> =>
    execute(program, { args, options, env: environment({ program, gitDir }, options) });
  return {
    program,
    gitDir,
    run,
    ok: async (args, options) => {
      const result = await run(args, options);
      if (result.exitCode !== 0) throw new GitFailure(args, result);
      return result.stdout;
    },
  };
}

/** Configuration that every git of the controller gets by environment: nothing from the system, the user or the tree. */
export const hardening: readonly (readonly [string, string])[] = [
  ['core.hooksPath', '/dev/null'],
  ['core.fsmonitor', 'false'],
  ['core.untrackedCache', 'false'],
  ['core.attributesFile', '/dev/null'],
  ['core.excludesFile', '/dev/null'],
  ['core.quotePath', 'false'],
  ['core.autocrlf', 'false'],
  ['core.safecrlf', 'false'],
  ['core.bare', 'false'],
  ['core.symlinks', 'true'],
  ['commit.gpgSign', 'false'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
  ['credential.helper', ''],
  ['protocol.allow', 'never'],
  ['protocol.https.allow', 'always'],
  ['protocol.http.allow', 'always'],
  ['protocol.file.allow', 'always'],
  ['http.followRedirects', 'false'],
  ['http.lowSpeedLimit', '1000'],
  ['http.lowSpeedTime', '30'],
  ['advice.detachedHead', 'false'],
  ['safe.directory', '*'],
];

/** The whole environment of a git process: its own folder and the system's on PATH, plus `GIT_CONFIG_*` pairs. */
export function gitEnvironment(
  program: string,
  config: readonly (readonly [string, string])[] = hardening,
): Record<string, string> {
  const path = `${dirname(program)}:/usr/bin:/bin`;
  const env: Record<string, string> = {
    PATH: path,
    HOME: '/nonexistent',
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '/bin/false',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_CONFIG_COUNT: String(config.length),
  };
  for (const [index, [key, value]] of config.entries()) {
    env[`GIT_CONFIG_KEY_${index}`] = key;
    env[`GIT_CONFIG_VALUE_${index}`] = value;
  }
  return env;
}

function environment(git: { program: string; gitDir: string }, options: GitOptions): Record<string, string> {
  const env: Record<string, string> = { ...gitEnvironment(git.program), GIT_DIR: git.gitDir, ...options.env };
  if (options.indexFile !== undefined) env['GIT_INDEX_FILE'] = options.indexFile;
  if (options.workTree !== undefined) env['GIT_WORK_TREE'] = options.workTree;
  return env;
}

async function execute(
  program: string,
  call: { args: readonly string[]; options: GitOptions; env: Record<string, string> },
): Promise<GitResult> {
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  const exitCode = await exec(`"${program}"`, [...call.args], {
    env: call.env,
    silent: true,
    ignoreReturnCode: true,
    input: Buffer.from(call.options.input ?? ''),
    ...(call.options.workTree === undefined ? {} : { cwd: call.options.workTree }),
    listeners: { stdout: (data) => out.push(data), stderr: (data) => err.push(data) },
  });
  return { exitCode, stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString('utf8') };
}

import { dirname } from 'node:path';
import { type RunResult, runToEnd } from './run-to-end.ts';

/** What one short git command answered; stderr is untranslated (LC_ALL=C), for diagnostics. */
export type GitResult = RunResult;

export interface GitOptions {
  readonly input?: string | Uint8Array;
  readonly indexFile?: string;
  readonly workTree?: string;
  /** Extra environment, e.g. alternate object folders. */
  readonly env?: Readonly<Record<string, string>>;
  /** Killed after this long; default 5 min. A hostile tree must not hold a local command for ever. */
  readonly timeoutMs?: number;
  /** Open file that gets stdout instead of our memory. */
  readonly stdout?: number;
  /** Keep only the first bytes of stdout and end git after them. */
  readonly maxBytes?: number;
}

/** A git bound to one gitdir that nobody but the controller writes (04-trust rule 5). */
export interface Git {
  /** Absolute path, resolved before any agent ran (R15). */
  readonly program: string;
  readonly gitDir: string;
  run(args: readonly string[], options?: GitOptions): Promise<GitResult>;
  /** As `run`, but a non-zero exit is a bug or a full disk and throws GitFailure. */
  ok(args: readonly string[], options?: GitOptions): Promise<Buffer>;
  /** The whole environment that `run` gives, for processes that live longer than one answer. */
  environment(options?: GitOptions): Record<string, string>;
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
  const always = { ...gitEnvironment(program), GIT_DIR: gitDir };
  const environment = (options: GitOptions = {}): Record<string, string> => ({
    ...always,
    ...(options.indexFile === undefined ? {} : { GIT_INDEX_FILE: options.indexFile }),
    ...(options.workTree === undefined ? {} : { GIT_WORK_TREE: options.workTree }),
    ...options.env,
  });
  const run = (args: readonly string[], options: GitOptions = {}): Promise<GitResult> =>
    runToEnd({
      program,
      args,
      env: environment(options),
      cwd: options.workTree ?? gitDir,
      ...(options.input === undefined ? {} : { input: options.input }),
      ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
      ...(options.stdout === undefined ? {} : { stdout: options.stdout }),
      ...(options.maxBytes === undefined ? {} : { maxBytes: options.maxBytes }),
    });
  const ok = async (args: readonly string[], options?: GitOptions): Promise<Buffer> => {
    const result = await run(args, options);
    if (result.exitCode !== 0) throw new GitFailure(args, result);
    return result.stdout;
  };
  return { program, gitDir, run, ok, environment };
}

/** A `key = value` of git configuration. */
export type ConfigPair = readonly [key: string, value: string];

/** Configuration that every git of the controller gets by environment: nothing from the system, the user or the tree. */
export const hardening: readonly ConfigPair[] = [
  ['core.hooksPath', '/dev/null'],
  ['core.fsmonitor', 'false'],
  ['core.untrackedCache', 'false'],
  ['core.attributesFile', '/dev/null'],
  ['core.excludesFile', '/dev/null'],
  ['core.quotePath', 'false'],
  ['core.autocrlf', 'false'],
  ['core.safecrlf', 'false'],
  ['core.symlinks', 'true'],
  ['core.fileMode', 'true'],
  ['core.trustctime', 'true'],
  ['core.ignoreCase', 'false'],
  ['core.splitIndex', 'false'],
  ['index.version', '2'],
  ['commit.gpgSign', 'false'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
  ['fetch.recurseSubmodules', 'false'],
  ['push.recurseSubmodules', 'no'],
  ['submodule.recurse', 'false'],
  ['diff.ignoreSubmodules', 'all'],
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
  // Last, for a look at a workspace leaves it out.
  ['core.bare', 'false'],
];

/** The whole environment of a git process: its own folder and the system's on PATH, plus `GIT_CONFIG_*` pairs. */
export function gitEnvironment(program: string, config: readonly ConfigPair[] = hardening): Record<string, string> {
  const env: Record<string, string> = {
    PATH: `${dirname(program)}:/usr/bin:/bin`,
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

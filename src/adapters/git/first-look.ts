import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { factNames, headNames, ignoredArgs, indexArgs, layerIndex, packArgs, readTreeArgs } from './first-args.ts';
import { bindGit, gitEnvironment, hardening } from './git.ts';
import { type Reserve, reserveReader } from './reserve.ts';

/** What one process tells of the workspace, begun before the rest of our code is even read. */
export interface FirstLook {
  /** Absolute folder that is looked at. */
  readonly workspace: string;
  /** Answer to `factNames` and `headNames`; undefined when it could not be had: it is asked anew then. */
  readonly facts: Promise<Facts | undefined>;
  /** Absent = nothing is copied. */
  readonly copy?: FirstCopy;
  /** Settles when git is done. */
  readonly ended: Promise<void>;
  /** Ends git where it is still at work: nobody wants to know any more. */
  readonly end: () => void;
}

export interface Facts {
  readonly exitCode: number;
  readonly stdout: Buffer;
}

/** The commit that is most likely the base, on its way into the controller's new store. */
export interface FirstCopy {
  readonly commit: string;
  readonly gitDir: string;
  /** Whether git took all that came; what that is has to be looked at. */
  readonly packed: Promise<boolean>;
  /** Paths of the workspace that git ignores and the commit does not have, as `ls-files -z` prints them; undefined = it could not tell. */
  readonly ignored: Promise<Buffer | undefined>;
  /** Reads objects of the store; undefined where it could not be started. */
  readonly reader: Reserve | undefined;
}

export interface FirstLookCall {
  /** Absolute path of git, resolved before any agent ran (R15). */
  readonly program: string;
  /** Absolute folder that actions/checkout filled. */
  readonly workspace: string;
  /** A store that holds nothing yet, and what is wanted there; absent = only facts. */
  readonly copy?: Pick<FirstCopy, 'commit' | 'gitDir'> | undefined;
}

const TIMEOUT_MS = 300_000;

/** Starts git; nothing that it returns ever rejects. */
export function beginLook({ program, workspace, copy }: FirstLookCall): FirstLook {
  const wanted = join(copy?.gitDir ?? '', 'first-wanted');
  if (copy !== undefined) writeFileSync(wanted, `${copy.commit}\n`);
  const places = copy === undefined ? [] : [copy.gitDir, wanted, copy.commit, workspace];
  const child = spawn('/bin/sh', ['-c', script, 'sh', program, ...places], {
    cwd: workspace,
    env: environment(program),
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of its own, so that all of it can be ended.
    detached: true,
  });
  const { part, rest } = readParts(child);
  const reader = copy && reserveReader(bindGit(program, copy.gitDir));
  let isDone = false;
  const end = (): void => {
    if (!isDone) killGroup(child);
    reader?.end();
  };
  const ended = rest
    .then(() => {
      isDone = true;
      if (copy !== undefined) rmSync(wanted, { force: true });
    })
    .catch(() => undefined);
  const facts = Promise.all([part(0), part(1)]).then(([stdout, code]) => stdout && code && factsOf(stdout, code));
  if (copy === undefined) return { workspace, facts, ended, end };
  const packed = part(2).then((code) => code?.toString('latin1') === '0');
  return { workspace, facts, ended, end, copy: { ...copy, packed, ignored: rest, reader } };
}

function factsOf(stdout: Buffer, code: Buffer): Facts {
  return { exitCode: Number(code.toString('latin1')), stdout };
}

/** The pairs but the last: a workspace may be bare, the controller's own gitdir is not. */
function environment(program: string): Record<string, string> {
  return { ...gitEnvironment(program), GIT_CONFIG_COUNT: String(hardening.length - 1) };
}

/**
 * $1 git, $2 gitdir, $3 file that names the commit, $4 commit, $5 workspace. Prints the facts, NUL, their exit code, NUL, the exit code of
 * the copy, NUL, then names of ignored files. Paths that a list of object folders would have to quote are left to later.
 */
const script = [
  `facts=$("$1" rev-parse ${words([...factNames, ...headNames])})`,
  `printf '%s\\n\\0%d\\0' "$facts" $?`,
  '[ $# -eq 5 ] || exit 1',
  `{ read -r x; read -r x; read -r x; read -r objects; } <<END\n$facts\nEND`,
  `case $objects in '' | *[\\":\\\\]*) exit 1 ;; esac`,
  'export GIT_DIR="$2" GIT_SHALLOW_FILE="$3" GIT_CONFIG_COUNT=$((GIT_CONFIG_COUNT + 1))',
  'cd "$2" || exit 1',
  `GIT_ALTERNATE_OBJECT_DIRECTORIES=$objects "$1" ${words(packArgs)} <"$3" | "$1" ${words(indexArgs)} >/dev/null`,
  'code=$?',
  `printf '%d\\0' $code`,
  '[ $code -eq 0 ] || exit 1',
  'unset GIT_SHALLOW_FILE',
  `export GIT_INDEX_FILE="$2/${layerIndex}" GIT_WORK_TREE="$5"`,
  `"$1" ${words(readTreeArgs)} "$4" && cd "$5" && exec "$1" ${words(ignoredArgs)}`,
].join('\n');

function words(args: readonly string[]): string {
  return args.map((arg) => `'${arg}'`).join(' ');
}

const PARTS = 3;

/** What comes before each of the first NULs, each as soon as it is there, and what comes behind them once the process has ended well. */
function readParts(child: ChildProcess) {
  const parts = Array.from({ length: PARTS }, () => Promise.withResolvers<Buffer | undefined>());
  const rest = Promise.withResolvers<Buffer | undefined>();
  const behind: Buffer[] = [];
  let told = 0;
  let open = Buffer.alloc(0);
  const timer = setTimeout(() => killGroup(child), TIMEOUT_MS).unref();
  const end = (isSound: boolean): void => {
    clearTimeout(timer);
    for (const { resolve } of parts) resolve(undefined);
    rest.resolve(isSound && told === PARTS ? Buffer.concat(behind) : undefined);
  };
  child.stdout?.on('data', (chunk: Buffer) => {
    open = Buffer.concat([open, chunk]);
    for (let at = open.indexOf(0); told < PARTS && at >= 0; at = open.indexOf(0)) {
      parts[told]?.resolve(open.subarray(0, at));
      told += 1;
      open = open.subarray(at + 1);
    }
    if (told === PARTS) behind.push(open);
    if (told === PARTS) open = Buffer.alloc(0);
  });
  child.on('error', () => end(false));
  child.on('close', (code) => end(code === 0));
  return { part: async (index: number) => parts[index]?.promise, rest: rest.promise };
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}

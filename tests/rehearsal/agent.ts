import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../src/rehearsal.ts', import.meta.url));

/** One attempt as the controller would start it. */
export interface Attempt {
  readonly cwd: string;
  readonly score: string;
  readonly story?: string;
  readonly attempt?: number | string;
  readonly prompt?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Played {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder that goes away with everything started in it. */
export class TempFolder implements Disposable {
  readonly path = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  readonly marker = randomUUID();

  /** Writes a score beside the worktree's files and returns its path. */
  score(text: string, name = 'score.yaml'): string {
    const path = join(this.path, name);
    writeFileSync(path, text);
    return path;
  }

  [Symbol.dispose](): void {
    for (const pid of marked(this.marker)) process.kill(pid, 'SIGKILL');
    rmSync(this.path, { recursive: true, force: true });
  }
}

/** A score of one story with one attempt. */
export function scoreOf(steps: readonly unknown[]): string {
  return JSON.stringify({ version: 1, stories: { 'US-001': { attempts: [{ steps }] } } });
}

export function environment(attempt: Attempt): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: '/nonexistent',
    RALPH_ROLE: 'implement',
    RALPH_STORY: attempt.story ?? 'US-001',
    RALPH_ATTEMPT: String(attempt.attempt ?? 1),
    ...attempt.env,
  };
}

/** Plays one attempt in a real process and waits for its exit only: output goes to files, so that a child it left holds up nobody. */
export function play(attempt: Attempt): Played {
  using output = new TempFolder();
  const [out, err] = [join(output.path, 'out'), join(output.path, 'err')];
  const fds = [openSync(out, 'w'), openSync(err, 'w')] as const;
  const options = { cwd: attempt.cwd, env: environment(attempt), input: attempt.prompt ?? '' };
  const { status, signal } = spawnSync(process.execPath, [entry, attempt.score], {
    ...options,
    stdio: ['pipe', ...fds],
  });
  for (const fd of fds) closeSync(fd);
  return { code: status, signal, stdout: readFileSync(out, 'utf8'), stderr: readFileSync(err, 'utf8') };
}

/** Starts one attempt; the caller waits for it. */
export function start(attempt: Attempt): ChildProcessByStdio<Writable, Readable, null> {
  const options = { cwd: attempt.cwd, env: environment(attempt) };
  const child = spawn(process.execPath, [entry, attempt.score], { ...options, stdio: ['pipe', 'pipe', 'ignore'] });
  child.stdin.end('prompt');
  return child;
}

/** Runs a program to its end in a folder. */
export function run(cwd: string, program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}: ${stderr}`);
  return stdout;
}

export function initGit(cwd: string): void {
  run(cwd, 'git', 'init', '--quiet', '--initial-branch=main');
  commit(cwd, 'start');
}

export function commit(cwd: string, message: string): void {
  run(cwd, 'git', 'add', '-A');
  run(
    cwd,
    'git',
    '-c',
    'user.name=t',
    '-c',
    'user.email=t@example.invalid',
    'commit',
    '--quiet',
    '--allow-empty',
    '-m',
    message,
  );
}

/** Processes whose environment carries MARKER=value (Linux). */
export function marked(marker: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/environ`, 'utf8').includes(`MARKER=${marker}`);
      } catch {
        return false;
      }
    })
    .map(Number);
}

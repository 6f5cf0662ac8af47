import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { CaptureLimits } from '../../src/adapters/git/capture.ts';
import { type ControllerOptions, openController, type Repository } from '../../src/adapters/git/controller.ts';

export const gitProgram = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();

/** A temporary folder with helpers; gone when the test ends. */
export interface Sandbox extends AsyncDisposable {
  readonly root: string;
  /** Plain git of a user, with a throw-away home. */
  git(dir: string, ...args: string[]): string;
  /** A repository with one commit of these files. */
  repo(name: string, files: Files): { dir: string; commit: string };
  path(...parts: string[]): string;
  /** Opens a controller on a workspace; closed with the sandbox. */
  open(workspace: string, more?: Partial<ControllerOptions>): Promise<Repository>;
}

export type Files = Readonly<Record<string, string | Buffer>>;

export const limits: CaptureLimits = {
  maxChangedFiles: 2000,
  maxAddedBytes: 50 * 1024 * 1024,
  maxFileBytes: 10 * 1024 * 1024,
  maxDepth: 40,
};

export function sandbox(): Sandbox {
  const root = mkdtempSync(join(tmpdir(), 'ralph-git-'));
  const open: Repository[] = [];
  const git = (dir: string, ...args: string[]): string => userGit(root, dir, args);
  return {
    root,
    git,
    path: (...parts) => join(root, ...parts),
    repo: (name, files) => {
      const dir = join(root, name);
      mkdirSync(dir, { recursive: true });
      git(dir, 'init', '-q', '--initial-branch=main');
      write(dir, files);
      git(dir, 'add', '-A', '-f');
      git(dir, 'commit', '-q', '--allow-empty', '-m', 'base');
      return { dir, commit: git(dir, 'rev-parse', 'HEAD') };
    },
    open: async (workspace, more = {}) => {
      const opened = await openController({
        program: gitProgram,
        root: join(root, 'controller'),
        workspace,
        remote: { url: 'https://unused.invalid/a/b.git' },
        identity: { name: 'Ralph', email: 'ralph@example.invalid' },
        ...more,
        network: { timeoutMs: 20_000, retryDelaysMs: [1, 1], ...more.network },
      });
      if (!opened.ok) throw new Error(opened.problem.message);
      open.push(opened.repository);
      return opened.repository;
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(open.map((repository) => repository.close()));
      rmSync(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export function write(dir: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    const full = join(dir, path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, content);
  }
}

/** A git that appends a line per call and does what git does. */
export function countingGit(folder: string): { program: string; calls: () => string[]; reset: () => void } {
  const log = join(folder, 'calls.log');
  const program = join(folder, 'bin', 'git');
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$*" >> '${log}'\nexec '${gitProgram}' "$@"\n`);
  chmodSync(program, 0o755);
  writeFileSync(log, '');
  return {
    program,
    calls: () => readFileSync(log, 'utf8').split('\n').filter(Boolean),
    reset: () => writeFileSync(log, ''),
  };
}

function userGit(home: string, dir: string, args: readonly string[]): string {
  return execFileSync(gitProgram, [...args], {
    cwd: dir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '/usr/bin:/bin',
      HOME: home,
      LC_ALL: 'C',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'User',
      GIT_AUTHOR_EMAIL: 'user@example.invalid',
      GIT_COMMITTER_NAME: 'User',
      GIT_COMMITTER_EMAIL: 'user@example.invalid',
    },
  }).trim();
}

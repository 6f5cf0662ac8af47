import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** A small clone's worth of git for tests that push. */
export interface SeedRepository extends Disposable {
  readonly dir: string;
  /** Standard output of git in it; never blocks, because the server that it pushes to runs in the same process. */
  git(...args: string[]): Promise<string>;
  /** Commits files on the current branch; the new commit's sha. */
  commit(files: Readonly<Record<string, string>>, message?: string): Promise<string>;
}

/** A repository with one commit on `main`. */
export async function seedRepository(
  files: Readonly<Record<string, string>> = { 'README.md': '# widgets\n' },
): Promise<SeedRepository> {
  const dir = mkdtempSync(join(tmpdir(), 'ralph-seed-'));
  const env = {
    PATH: process.env['PATH'] ?? '/usr/bin:/bin',
    HOME: '/nonexistent',
    LC_ALL: 'C',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    ...{ GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@example.com' },
    ...{ GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@example.com' },
  };
  const git = async (...args: string[]): Promise<string> =>
    (await promisify(execFile)('git', ['-C', dir, ...args], { env })).stdout;
  const commit = async (changed: Readonly<Record<string, string>>, message = 'change'): Promise<string> => {
    for (const [path, content] of Object.entries(changed)) {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), content);
    }
    await git('add', '-A');
    await git('commit', '-q', '-m', message);
    return (await git('rev-parse', 'HEAD')).trim();
  };
  await git('init', '-q', '--initial-branch=main');
  await commit(files, 'start');
  return { dir, git, commit, [Symbol.dispose]: () => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }) };
}

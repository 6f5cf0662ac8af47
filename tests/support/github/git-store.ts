import { execFileSync } from 'node:child_process';
import { headBranch, readRefs } from '../git-refs.ts';
import type { GitRemote } from '../git-remote.ts';

/** A commit as git tells it. */
export interface GitCommit {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: GitPerson;
  readonly committer: GitPerson;
  readonly message: string;
}

export interface GitPerson {
  readonly name: string;
  readonly email: string;
  /** ISO 8601 in UTC. */
  readonly date: string;
}

/** One file of a comparison. */
export interface ChangedFile {
  readonly filename: string;
  readonly sha: string;
  readonly status: 'added' | 'removed' | 'modified';
  readonly additions: number;
  readonly deletions: number;
  readonly patch: string;
}

export const noSha = '0'.repeat(40);

const environment = {
  PATH: process.env['PATH'] ?? '/usr/bin:/bin',
  HOME: '/nonexistent',
  LC_ALL: 'C',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

export interface GitOptions {
  readonly input?: string | Buffer;
  readonly env?: Readonly<Record<string, string>>;
}

/** Standard output of git in the bare repository; throws when git fails. */
export function git(gitDir: string, args: readonly string[], options: GitOptions = {}): string {
  return execFileSync('git', ['--git-dir', gitDir, '-c', 'core.quotePath=false', ...args], {
    env: { ...environment, ...options.env },
    encoding: 'utf8',
    input: options.input ?? '',
    maxBuffer: 1 << 28,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** The same, but undefined when git fails. */
export function tryGit(gitDir: string, args: readonly string[], options: GitOptions = {}): string | undefined {
  try {
    return git(gitDir, args, options);
  } catch {
    return undefined;
  }
}

/**
 * What git says of `revisions`. Where each is a full sha, or a range of two, it is asked once: objects never change. Only answers are
 * kept; that git knows no such object may change.
 */
function ask(gitDir: string, revisions: readonly string[], args: readonly string[]): string {
  if (!revisions.every((revision) => /^[0-9a-f]{40}(\.\.[0-9a-f]{40})?$/.test(revision))) return git(gitDir, args);
  const key = [gitDir, ...args].join('\0');
  const answer = answers.get(key) ?? git(gitDir, args);
  answers.set(key, answer);
  return answer;
}

/** The same, but undefined when git fails. */
function tryAsk(gitDir: string, revisions: readonly string[], args: readonly string[]): string | undefined {
  try {
    return ask(gitDir, revisions, args);
  } catch {
    return undefined;
  }
}

const answers = new Map<string, string>();

/** Full name -> sha of all refs. */
export function refsOf(remote: GitRemote): ReadonlyMap<string, string> {
  return readRefs(remote.gitDir);
}

/** The commit that a branch name, tag or sha names. */
export function resolveCommit(remote: GitRemote, name: string): string | undefined {
  for (const candidate of [
    `refs/heads/${name}`,
    `refs/tags/${name}`,
    name.replace(/^(heads|tags)\//, 'refs/$&'),
    name,
  ]) {
    const found = tryGit(remote.gitDir, [
      'rev-parse',
      '--verify',
      '--quiet',
      '--end-of-options',
      `${candidate}^{commit}`,
    ]);
    if (found !== undefined) return found.trim();
  }
  return undefined;
}

export function defaultBranch(remote: GitRemote): string {
  return headBranch(remote.gitDir);
}

export function isAncestor(remote: GitRemote, ancestor: string, descendant: string): boolean {
  return (
    tryAsk(remote.gitDir, [ancestor, descendant], ['merge-base', '--is-ancestor', ancestor, descendant]) !== undefined
  );
}

export function mergeBase(remote: GitRemote, one: string, other: string): string | undefined {
  return tryAsk(remote.gitDir, [one, other], ['merge-base', one, other])?.trim();
}

/** Commits of a revision range, newest first; `extra` are further arguments of `git log`. */
export function commitsOf(remote: GitRemote, range: string, extra: readonly string[] = []): readonly GitCommit[] {
  const format = '%H%x00%T%x00%P%x00%an%x00%ae%x00%at%x00%cn%x00%ce%x00%ct%x00%B%x01';
  const out = ask(remote.gitDir, [range], ['log', `--format=${format}`, ...extra, '--end-of-options', range, '--']);
  return out
    .split('\x01')
    .map((record) => record.replace(/^\n/, ''))
    .filter(Boolean)
    .map(readCommit);
}

function readCommit(record: string): GitCommit {
  const [sha = '', tree = '', parents = '', an = '', ae = '', at = '', cn = '', ce = '', ct = '', message = ''] =
    record.split('\0');
  return {
    sha,
    tree,
    parents: parents.split(' ').filter(Boolean),
    author: { name: an, email: ae, date: utc(at) },
    committer: { name: cn, email: ce, date: utc(ct) },
    message: message.replace(/\n+$/, ''),
  };
}

function utc(seconds: string): string {
  return new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z');
}

/** The files that differ between two commits, without renames. */
export function changedFiles(remote: GitRemote, from: string, to: string): readonly ChangedFile[] {
  const compare = (options: readonly string[], paths: readonly string[] = []): string =>
    ask(
      remote.gitDir,
      [from, to],
      ['diff-tree', '-r', '--no-renames', '--no-commit-id', ...options, from, to, '--', ...paths],
    );
  const counts = new Map(
    compare(['--numstat', '-z'])
      .split('\0')
      .filter(Boolean)
      .map((line) => line.split('\t') as [string, string, string])
      .map(([added, deleted, name]) => [name, [Number(added) || 0, Number(deleted) || 0] as const]),
  );
  const raw = compare(['--raw', '-z', '--abbrev=40']).split('\0').filter(Boolean);
  return raw.flatMap((head, index) => {
    if (index % 2 === 1) return [];
    const [, , before = '', after = '', letter = ''] = head.split(' ');
    const filename = raw[index + 1] ?? '';
    const [additions = 0, deletions = 0] = counts.get(filename) ?? [];
    const status = letter === 'A' ? 'added' : letter === 'D' ? 'removed' : 'modified';
    const patch = compare(['-p'], [`:(literal)${filename}`]).replace(/^[\s\S]*?(?=^@@)/m, '');
    return [{ filename, sha: letter === 'D' ? before : after, status, additions, deletions, patch } as const];
  });
}

/** The tree of a merge, or undefined when it conflicts. */
export function mergeTrees(remote: GitRemote, base: string, head: string): string | undefined {
  return tryAsk(remote.gitDir, [base, head], ['merge-tree', '--write-tree', base, head])?.trim().split('\n')[0];
}

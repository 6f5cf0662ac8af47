import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './action-runner.ts';
import { type GitRemote, startGitRemote } from './git-remote.ts';
import { type GitHub, type GitHubOptions, startGitHub } from './github/github.ts';

/** The demo project in a git repository of its own, its HTTP remote, and a checkout of it. */
export interface DemoRepository extends AsyncDisposable {
  readonly remote: GitRemote;
  readonly workspace: string;
  /** Server part of the remote's address, as `GITHUB_SERVER_URL`. */
  readonly serverUrl: string;
  readonly repository: string;
  readonly sha: string;
}

/** Token that the demo's remote asks for, so that authentication is exercised too. */
export const demoToken = 'demo-token-0123456789';

/**
 * Builds the repository from examples/demo (or another project folder), starts its remote and checks it out.
 * @param folder empty folder that receives everything
 * @param depth commits that the checkout has of the history, as `fetch-depth` of actions/checkout
 */
export async function createDemoRepository(
  folder: string,
  { project = join(repositoryRoot, 'examples', 'demo'), depth = 1 }: { project?: string; depth?: number } = {},
): Promise<DemoRepository> {
  const remote = await startGitRemote({ seed: seedOf(folder, project), requireToken: demoToken });
  const { origin, pathname } = new URL(remote.url);
  return {
    remote,
    ...checkout(folder, remote, depth),
    serverUrl: origin,
    repository: pathname.replace(/^\//, '').replace(/\.git$/, ''),
    [Symbol.asyncDispose]: () => remote.close(),
  };
}

/** A demo repository on the stand-in for GitHub. */
export interface DemoOnGitHub extends DemoRepository {
  readonly github: GitHub;
}

/**
 * The same on the GitHub stand-in: pull requests and comments too, every request judged by GitHub's own description.
 * @param options `github`: what differs from a public repository whose token may do everything
 */
export async function createDemoOnGitHub(
  folder: string,
  {
    project = join(repositoryRoot, 'examples', 'demo'),
    depth = 1,
    github: different = {},
  }: { project?: string; depth?: number; github?: Omit<GitHubOptions, 'name' | 'seed'> } = {},
): Promise<DemoOnGitHub> {
  const name = 'acme/plain-words';
  const usual = { private: false, tokens: [{ value: demoToken }] };
  const github = await startGitHub({ ...usual, ...different, name, seed: seedOf(folder, project) });
  const [repository] = github.hub.repositories.values();
  if (repository === undefined) throw new Error('the stand-in has no repository');
  const { remote } = repository;
  return {
    github,
    remote,
    ...checkout(folder, remote, depth),
    serverUrl: github.serverUrl,
    repository: name,
    [Symbol.asyncDispose]: () => github.close(),
  };
}

function seedOf(folder: string, project: string): string {
  const seed = join(folder, 'seed');
  cpSync(project, seed, { recursive: true, filter: (path) => !path.includes('node_modules') });
  git(seed, 'init', '--quiet', '--initial-branch=main');
  git(seed, 'add', '--all');
  git(seed, 'commit', '--quiet', '--message', 'Add the library and its backlog');
  return seed;
}

function checkout(folder: string, { gitDir }: Pick<GitRemote, 'gitDir'>, depth: number) {
  const workspace = join(folder, 'workspace');
  mkdirSync(workspace);
  git(folder, 'clone', '--quiet', `--depth=${depth}`, `file://${gitDir}`, workspace);
  return { workspace, sha: git(workspace, 'rev-parse', 'HEAD').trim() };
}

/** Runs git with a neutral identity and no configuration of the machine. */
export function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '/usr/bin:/bin',
      HOME: cwd,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_AUTHOR_NAME: 'Octo Writer',
      GIT_AUTHOR_EMAIL: 'octo-writer@example.com',
      GIT_COMMITTER_NAME: 'Octo Writer',
      GIT_COMMITTER_EMAIL: 'octo-writer@example.com',
    },
  });
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunnerJob } from '../tests/support/action-runner.ts';
import { git } from '../tests/support/demo-repository.ts';
import { startGitRemote } from '../tests/support/git-remote.ts';

/** A repository made for a measurement, its HTTP remote, and a checkout of it. */
export interface Project extends AsyncDisposable {
  /** Folder of this project; removed with it. */
  readonly folder: string;
  /** Bare repository of the remote. */
  readonly gitDir: string;
  /** A job of its own `RUNNER_TEMP` with these inputs over `defaultInputs`. */
  readonly job: (inputs: Readonly<Record<string, string>>) => RunnerJob;
}

/** A stack of text files in folders of fifty, and a prd.json. */
export interface ProjectSize {
  readonly files: number;
  readonly stories: number;
}

const token = 'bench-token-0123456789';

/** Builds the repository, commits it, starts its remote and checks it out. */
export async function createProject(size: ProjectSize): Promise<Project> {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-bench-'));
  const seed = join(folder, 'seed');
  fillSeed(seed, size);
  git(seed, 'init', '--quiet', '--initial-branch=main');
  git(seed, 'add', '--all');
  git(seed, 'commit', '--quiet', '--message', 'Begin');
  const remote = await startGitRemote({ seed, requireToken: token });
  const workspace = join(folder, 'workspace');
  git(folder, 'clone', '--quiet', '--depth=1', `file://${remote.gitDir}`, workspace);
  const sha = git(workspace, 'rev-parse', 'HEAD').trim();
  return {
    folder,
    gitDir: remote.gitDir,
    job: (inputs) => ({
      workspace,
      temp: mkdtempSync(join(folder, 'temp-')),
      inputs: { ...defaultInputs, ...inputs },
      event: { name: 'schedule', payload: { repository: { default_branch: 'main' } } },
      repository: 'acme/widgets',
      serverUrl: remote.serverUrl,
      sha,
    }),
    [Symbol.asyncDispose]: async () => {
      await remote.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Every run begins on a remote as new as the first one's. */
export function forgetBranches({ gitDir }: Pick<Project, 'gitDir'>): void {
  const refs = git(gitDir, 'for-each-ref', '--format=%(refname)')
    .split('\n')
    .filter((ref) => ref !== '' && ref !== 'refs/heads/main');
  for (const ref of refs) git(gitDir, 'update-ref', '-d', ref);
}

const defaultInputs = {
  github_token: token,
  agent: 'command',
  review_agent: 'none',
  create_pr: 'none',
  test_command: 'true',
  baseline: 'off',
  require_evidence: 'false',
  max_attempts: '1',
  max_iterations: '20',
};

function fillSeed(seed: string, { files, stories }: ProjectSize): void {
  for (let index = 0; index < files; index += 1) {
    const folder = join(seed, 'src', `d${Math.floor(index / 50)}`);
    if (index % 50 === 0) mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, `f${index % 50}.txt`),
      `file ${index}\n${'some text that stands for code\n'.repeat(20)}`,
    );
  }
  writeFileSync(join(seed, 'prd.json'), prdText(stories));
}

/** One property per line, so that the floor's `sed` can flip a flag. */
function prdText(stories: number): string {
  const userStories = Array.from({ length: stories }, (_, index) => ({
    id: `US-${String(index + 1).padStart(5, '0')}`,
    title: `Story number ${index}`,
    description: 'As a developer I want one more line in a file so that the loop has something to commit.',
    acceptanceCriteria: ['The file has one more line'],
    priority: index + 1,
    passes: false,
  }));
  return `${JSON.stringify({ project: 'bench', userStories }, undefined, 2)}\n`;
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Canaries } from './canaries.ts';
import { bigText, homeFiles, libraryFiles, runnerFiles, workspaceFiles } from './scene-files.ts';

/** The places of a job on a runner, all of them below one temporary folder, filled with secrets that nobody may find. */
export interface Scene {
  readonly root: string;
  /** Folder that actions/checkout filled, a git repository with one commit. */
  readonly workspace: string;
  /** Full name of that commit. */
  readonly commit: string;
  /** HOME of the user that the job runs as. */
  readonly home: string;
  /** RUNNER_TEMP. */
  readonly temp: string;
  /** Folder of the runner itself, with its registration. */
  readonly runner: string;
  /** Folder that the runner downloaded the action to. */
  readonly action: string;
  /** Programs in PATH that the user of the job may change, as hosted tool caches are. */
  readonly tools: string;
  /** Bait: nothing in here may change. */
  readonly bait: string;
  /** Tree of the plain room, and of rooms that have no folder of their own. */
  readonly tree: string;
}

/** Makes a scene the way a runner, actions/checkout and the user's own steps leave a machine behind. */
export function makeScene(root: string, canaries: Canaries): Scene {
  const places = placesOf(root);
  write(places.home, homeFiles(canaries));
  write(root, runnerFiles(canaries));
  write(places.workspace, workspaceFiles());
  write(join(places.workspace, 'vendor/lib'), libraryFiles);
  commitAll(join(places.workspace, 'vendor/lib'));
  // A repository inside is added as a submodule.
  const commit = commitAll(places.workspace);
  write(places.workspace, { 'assets/big.bin': bigText });
  keepToken(places.workspace, canaries);
  mkdirSync(places.tree, { recursive: true });
  return { ...places, commit };
}

/** Where everything of a scene lies; nothing is made. */
export function placesOf(root: string): Omit<Scene, 'commit'> {
  return {
    root,
    workspace: join(root, 'runner', '_work', 'project', 'project'),
    home: join(root, 'home'),
    temp: join(root, 'runner', '_work', '_temp'),
    runner: join(root, 'runner'),
    action: join(root, 'runner', '_work', '_actions', 'ralph-action'),
    tools: join(root, 'runner', '_work', '_tool', 'bin'),
    bait: join(root, 'bait'),
    tree: join(root, 'tree'),
  };
}

/** Writes files below a folder; one that starts with `#!` is executable. */
export function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    const full = join(folder, path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, content, { mode: content.startsWith('#!') ? 0o755 : 0o644 });
  }
}

/** Makes a folder a repository with one commit of everything that is not ignored, and gives its full name. */
export function commitAll(folder: string): string {
  git(folder, 'init', '-q', '--initial-branch=main');
  git(folder, '-c', 'advice.addEmbeddedRepo=false', 'add', '-A');
  git(folder, 'commit', '-q', '-m', 'base');
  return git(folder, 'rev-parse', 'HEAD');
}

/** Puts the credential where older versions of actions/checkout keep it. */
function keepToken(workspace: string, { checkoutOld }: Canaries): void {
  const basic = Buffer.from(`x-access-token:${checkoutOld}`).toString('base64');
  git(workspace, 'config', 'http.https://github.com/.extraheader', `AUTHORIZATION: basic ${basic}`);
}

function git(cwd: string, ...args: string[]): string {
  const env = { PATH: process.env['PATH'], HOME: cwd, GIT_CONFIG_NOSYSTEM: '1', ...identity };
  return execFileSync('git', args, { cwd, encoding: 'utf8', env }).trim();
}

/** What a runner tells an action about the places of a scene at this root. */
export function jobVariables(root: string): Record<string, string> {
  const { temp, workspace, action } = placesOf(root);
  const commands = `${temp}/_runner_file_commands`;
  return {
    ...{ GITHUB_ACTIONS: 'true', RUNNER_TEMP: temp, GITHUB_WORKSPACE: workspace, GITHUB_ACTION_PATH: action },
    ...{ GITHUB_OUTPUT: `${commands}/set_output_0001`, GITHUB_ENV: `${commands}/set_env_0001` },
    ...{ GITHUB_PATH: `${commands}/add_path_0001`, GITHUB_STEP_SUMMARY: `${commands}/step_summary_0001` },
    GITHUB_EVENT_PATH: `${temp}/_github_workflow/event.json`,
  };
}

const identity = {
  GIT_AUTHOR_NAME: 'User',
  GIT_AUTHOR_EMAIL: 'user@example.invalid',
  GIT_COMMITTER_NAME: 'User',
  GIT_COMMITTER_EMAIL: 'user@example.invalid',
};

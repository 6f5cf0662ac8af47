import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoriesIn } from '../adapters/git/workspace.ts';
import { type Climbed, climb } from '../adapters/isolation/ladder.ts';
import { VIEW_KINDS, type ViewKind } from '../core/isolation.ts';
import type { RawSettings, Settings } from '../settings/settings.ts';
import { inputValue } from './early-inputs.ts';
import { isTopLevel, type Job } from './job.ts';

export interface IsolationCall {
  readonly env: Readonly<Record<string, string>>;
  readonly job: Job;
  /** Absolute folder of the action under RUNNER_TEMP. */
  readonly root: string;
}

/** Tries what this machine can do while the remote is still answering; nothing, when an input says that no walls are wanted. */
export function beginProbe(call: IsolationCall, inputs: RawSettings): Promise<Climbed> {
  const probing = climbFor(call, inputValue(inputs, 'isolation') === 'process' ? 'process' : 'auto');
  probing.catch(() => undefined);
  return probing;
}

/** The level that the settings ask for; `probing` is used when it answers that. What a comment began needs walls, or a maintainer's word. */
export async function chooseIsolation(
  call: IsolationCall,
  wanted: Settings['isolation'],
  probing: Promise<Climbed>,
): Promise<Climbed> {
  const found = await choose(call, wanted, probing);
  const isOpen = found.ok && found.rung.isolation.level === 'process' && wanted !== 'process';
  return isOpen && call.job.asked !== undefined ? { ok: false, why: noWalls(found.rung.isolation.notes) } : found;
}

/** With what was found when each kind of wall was tried. */
function noWalls(notes: readonly string[]): string {
  const text =
    'isolation: this machine offers no walls around agents and gates (level process), and a run that a thread asked for needs them. Use a runner with user namespaces, or set isolation: process.';
  return [text, ...notes].join(' ');
}

async function choose(call: IsolationCall, wanted: Settings['isolation'], probing: Promise<Climbed>): Promise<Climbed> {
  if (wanted === 'auto') return probing;
  if (wanted === 'namespace') {
    const found = await probing;
    if (found.ok && found.rung.isolation.level === 'namespace') return found;
  }
  return climbFor(call, wanted);
}

async function climbFor({ env, job, root }: IsolationCall, wanted: Settings['isolation']): Promise<Climbed> {
  const views = VIEW_KINDS.find((kind) => kind === env['RALPH_VIEWS']);
  mkdirSync(root, { recursive: true, mode: 0o700 });
  return climb({
    ...{ wanted, root, workspace: job.workspace, home: env['HOME'] ?? '', hidden: hiddenPlaces(env, job) },
    ...(views === undefined ? {} : { views: views satisfies ViewKind }),
  });
}

/** Folders that no agent and no gate may see: the runner's, with its command files and credentials, and ours. */
export function hiddenPlaces(env: Readonly<Record<string, string>>, job: Job): readonly string[] {
  const files = [
    'GITHUB_ENV',
    'GITHUB_OUTPUT',
    'GITHUB_PATH',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
    'GITHUB_EVENT_PATH',
  ];
  const folders = files.flatMap((name) => (env[name] ? [dirname(env[name])] : []));
  const outside = folders.filter((folder) => folder !== '/' && !`${folder}/`.startsWith(`${job.temp}/`));
  const places = [job.temp, ...outside, ...runnerFiles(job), ...otherCheckouts(env['GITHUB_WORKSPACE'], job)];
  return [...new Set(places)].map((path) => join(path, '.').replace(/\/$/, ''));
}

/** Beside a checkout in a folder of the workspace there may be others, with a token in their configuration. */
function otherCheckouts(root: string | undefined, { workspace }: Job): readonly string[] {
  if (root === undefined || root === workspace) return [];
  return ['', ...repositoriesIn(root, '', 2)]
    .map((path) => join(root, path))
    .filter((folder) => folder !== workspace && isTopLevel(folder))
    .map((folder) => join(folder, '.git'));
}

/** The runner's registration and logs: beside the program that runs us, or above the work folder on a self-hosted runner. */
function runnerFiles({ temp }: Pick<Job, 'temp'>): readonly string[] {
  const roots = [dirname(dirname(temp)), dirname(dirname(dirname(dirname(process.execPath))))];
  const names = ['.credentials', '.credentials_rsaparams', '.runner', '.env', '_diag'];
  return roots
    .filter((root) => existsSync(join(root, '.runner')))
    .flatMap((root) => names.map((name) => join(root, name)));
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { controllerDir, isMade, prepareGitDir } from '../adapters/git/controller-dir.ts';
import { beginLook, type FirstLook } from '../adapters/git/first-look.ts';
import { type ProgramSearch, resolveProgram } from '../adapters/process/resolve.ts';
import { type ProgramListing, prepareListing } from '../adapters/views/program-listing.ts';
import { fixed } from './job.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** What is looked at while the rest of our code is read. */
export interface JobLook extends FirstLook {
  /** The programs in PATH as find prints them, where no file view will guard them; undefined when they could not be had. */
  readonly listing?: Promise<Buffer | undefined>;
}

/**
 * Has git look at the checkout while the rest of our code is read. It only reads there; into RUNNER_TEMP goes what nearly every run needs
 * of it. Undefined where the job does not say enough: what is wrong is said later, by who looks at everything.
 */
export function beginJobLook(env: Env): JobLook | undefined {
  const workspace = env['GITHUB_WORKSPACE'] ?? '';
  if (workspace === '') return undefined;
  try {
    const search = { path: env['PATH'] ?? '', cwd: workspace };
    const git = resolveProgram('git', search);
    if (!git.ok) return undefined;
    const listing = jobListing(env, search);
    const look = beginLook({ program: git.path, workspace, copy: wantedCopy(env), beside: listing });
    return listing === undefined ? look : { ...look, listing: look.beside.then(listing.take) };
  } catch {
    return undefined;
  }
}

/** Where it is certain that nothing but a later look at them will guard the programs in PATH. */
function jobListing(env: Env, search: ProgramSearch): ProgramListing | undefined {
  const { INPUT_ISOLATION: isolation, RUNNER_TEMP: temp = '' } = env;
  if (isolation !== 'process' || temp === '' || !isLikelyOnBase(env)) return undefined;
  try {
    const find = resolveProgram('find', search);
    const root = join(fixed(temp), 'ralph');
    mkdirSync(root, { recursive: true, mode: 0o700 });
    const scratch = join(root, `programs-${process.pid}`);
    return find.ok ? prepareListing({ find: find.path, path: search.path, scratch }) : undefined;
  } catch {
    return undefined;
  }
}

/** Only into a store that holds nothing: to any other an earlier run may have brought what is wanted. */
function wantedCopy(env: Env): { commit: string; gitDir: string } | undefined {
  const { GITHUB_SHA: commit = '', RUNNER_TEMP: temp = '' } = env;
  if (!/^[0-9a-f]{40}$/.test(commit) || temp === '' || !isLikelyOnBase(env)) return undefined;
  const root = join(fixed(temp), 'ralph', 'git');
  return isMade(controllerDir(root)) ? undefined : { commit, gitDir: prepareGitDir(root) };
}

/** Whether the job is most likely a run, and one on the commit of its event. Most comments are not for us. */
function isLikelyOnBase(env: Env): boolean {
  return onBase.has(env['GITHUB_EVENT_NAME'] ?? '') && reading.has(env['INPUT_MODE'] ?? '');
}

/** Events whose commit is nearly always the base of the run. */
const onBase: ReadonlySet<string> = new Set(['schedule', 'workflow_dispatch', 'repository_dispatch', 'push']);

/** Modes that read a base. */
const reading: ReadonlySet<string> = new Set(['', 'auto', 'run', 'plan']);

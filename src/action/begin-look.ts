import { join } from 'node:path';
import { controllerDir, isMade, prepareGitDir } from '../adapters/git/controller-dir.ts';
import { beginLook, type FirstLook } from '../adapters/git/first-look.ts';
import { resolveProgram } from '../adapters/process/resolve.ts';
import { fixed } from './job.ts';

/**
 * Has git look at the checkout while the rest of our code is read. It only reads there; into RUNNER_TEMP goes what nearly every run needs
 * of it. Undefined where the job does not say enough: what is wrong is said later, by who looks at everything.
 */
export function beginJobLook(env: Readonly<Record<string, string | undefined>>): FirstLook | undefined {
  const workspace = env['GITHUB_WORKSPACE'] ?? '';
  if (workspace === '') return undefined;
  try {
    const git = resolveProgram('git', { path: env['PATH'] ?? '', cwd: workspace });
    return git.ok ? beginLook({ program: git.path, workspace, copy: wantedCopy(env) }) : undefined;
  } catch {
    return undefined;
  }
}

/** Only into a store that holds nothing: to any other an earlier run may have brought what is wanted. */
function wantedCopy(env: Readonly<Record<string, string | undefined>>): { commit: string; gitDir: string } | undefined {
  const { GITHUB_SHA: commit = '', RUNNER_TEMP: temp = '', GITHUB_EVENT_NAME: event = '' } = env;
  const isLikely = onBase.has(event) && reading.has(env['INPUT_MODE'] ?? '');
  if (!/^[0-9a-f]{40}$/.test(commit) || temp === '' || !isLikely) return undefined;
  const root = join(fixed(temp), 'ralph', 'git');
  return isMade(controllerDir(root)) ? undefined : { commit, gitDir: prepareGitDir(root) };
}

/** Events whose commit is nearly always the base of the run. */
const onBase: ReadonlySet<string> = new Set(['schedule', 'workflow_dispatch', 'repository_dispatch', 'push']);

/** Modes that read a base. */
const reading: ReadonlySet<string> = new Set(['', 'auto', 'run', 'plan']);

import { existsSync, readdirSync } from 'node:fs';
import { type Git, gitEnvironment, hardening } from './git.ts';
import { joinPath, splitNames } from './paths.ts';
import { type Failed, failed } from './problem.ts';
import { type RunResult, runToEnd } from './run-to-end.ts';
import { runTrusted } from './run-trusted.ts';

/** The repository that actions/checkout made: found once, read only. */
export interface Workspace {
  readonly ok: true;
  /** Absolute folder with the checked out files. */
  readonly folder: string;
  /** Absolute paths inside its git folder, wherever that is (a linked worktree has it elsewhere). */
  readonly objects: string;
  readonly index: string;
  readonly exclude: string;
  readonly head: string;
  /** Short name; undefined on a detached HEAD. */
  readonly branch: string | undefined;
  readonly shallow: boolean;
}

export interface WorkspaceHead {
  readonly commit: string;
  /** Short name; undefined on a detached HEAD. */
  readonly branch: string | undefined;
  readonly shallow: boolean;
  /** Changed tracked files plus untracked files and folders: for a notice, never touched (G16). */
  readonly dirty: number;
  /** Paths that are neither tracked nor ignored; a folder without a tracked file is one path and ends with `/`. */
  readonly untracked: readonly string[];
}

const oldestGit = [2, 31] as const;

const absolutePaths = '--path-format=absolute';

/** Answers a line each: bare, shallow, object format, folder of objects, index, exclude file, folder above. */
const factNames = [
  absolutePaths,
  '--is-bare-repository',
  '--is-shallow-repository',
  '--show-object-format',
  ...['objects', 'index', 'info/exclude'].flatMap((name) => ['--git-path', name]),
  '--show-prefix',
];

/** Two lines more: commit and full name of HEAD. */
const headNames = ['HEAD^{commit}', '--symbolic-full-name', 'HEAD'];

/** Finds the workspace's repository and its HEAD, or says what is wrong with it (G13). Runs nothing of its config. */
export async function findWorkspace(program: string, folder: string): Promise<Workspace | Failed> {
  const config = hardening.filter(([key]) => key !== 'core.bare');
  const call = { program, cwd: folder, env: gitEnvironment(program, config) };
  const run = async (...args: string[]): Promise<RunResult> => runTrusted({ ...call, args });
  if (!existsSync(folder)) return failed('not-a-repository', `The workspace ${folder} does not exist.`);
  const facts = await runToEnd({ ...call, args: ['rev-parse', ...factNames, ...headNames] });
  const lines = facts.stdout.toString('utf8').split('\n');
  // A git that does not know the option prints it: 2.31 brought both it and the configuration by environment that hardens us.
  const isSound = lines[0] !== absolutePaths && checkFacts(folder, facts) === undefined;
  if (!isSound) return explain(run, { program, folder });
  const [, shallow, , objects = '', index = '', exclude = '', , head = '', branch = ''] = lines;
  return {
    ok: true,
    folder,
    ...{ objects, index, exclude, head },
    branch: branch.startsWith('refs/heads/') ? branch.slice(11) : undefined,
    shallow: shallow === 'true',
  };
}

type Ask = (...args: string[]) => Promise<RunResult>;

/** Why the facts could not be had, asked one by one. */
async function explain(run: Ask, { program, folder }: { program: string; folder: string }): Promise<Failed> {
  const [version, facts, head, branch] = await Promise.all([
    run('version'),
    run('rev-parse', ...factNames),
    run('rev-parse', '--quiet', '--verify', 'HEAD^{commit}'),
    run('symbolic-ref', '--quiet', '--short', 'HEAD'),
  ]);
  return (
    checkVersion(program, version) ??
    checkFacts(folder, facts) ??
    checkHead(folder, head, branch) ??
    failed(
      'not-a-repository',
      `git does not read the workspace ${folder}. Add a step with actions/checkout before this one.`,
    )
  );
}

/** Names the paths among others that a filter of the user keeps. */
export type Filtered = (paths: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * Counts what is not committed, with our own git and without the workspace's configuration, hooks and filters.
 * @param filtered paths that only seem changed to a git without the user's filters, such as files of Git LFS
 */
export async function readHead(git: Git, workspace: Workspace, filtered?: Filtered): Promise<WorkspaceHead> {
  const options = { indexFile: workspace.index, workTree: workspace.folder, env: borrow(workspace) };
  const changed = [
    'diff',
    '--no-ext-diff',
    '--no-textconv',
    '--no-renames',
    '--name-only',
    '-z',
    '--ignore-submodules=all',
  ];
  const others = [
    'ls-files',
    '-z',
    '--others',
    '--directory',
    '--no-empty-directory',
    '--exclude-per-directory=.gitignore',
  ];
  const excludes = existsSync(workspace.exclude) ? [`--exclude-from=${workspace.exclude}`] : [];
  const [differing, untracked] = await Promise.all([
    git.run([...changed, workspace.head, '--'], options),
    git.run([...others, ...excludes], options),
  ]);
  const kept = filtered === undefined ? 0 : (await filtered(splitNames(differing.stdout))).size;
  const names = splitNames(untracked.stdout);
  const dirty = countNames(differing.stdout) - kept + names.length;
  return { commit: workspace.head, branch: workspace.branch, shallow: workspace.shallow, dirty, untracked: names };
}

/** Those of some paths that `.gitignore` files of the checkout ignore, tracked or not. */
export async function ignoredPaths(
  git: Git,
  { folder }: Pick<Workspace, 'folder'>,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const input = paths.map((path) => `${path}\0`).join('');
  const { stdout } = await git.run(['check-ignore', '-z', '--stdin', '--no-index'], { workTree: folder, input });
  return new Set(splitNames(stdout));
}

/** Environment in which our git also sees the workspace's objects. */
export function borrow({ objects }: Pick<Workspace, 'objects'>): Record<string, string> {
  const quoted = /[":\\]/.test(objects) ? `"${objects.replace(/["\\]/g, '\\$&')}"` : objects;
  return { GIT_ALTERNATE_OBJECT_DIRECTORIES: quoted };
}

function checkVersion(program: string, { exitCode, stdout, stderr }: RunResult): Failed | undefined {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(stdout.toString('latin1')) ?? [];
  if (exitCode !== 0 || major === undefined || minor === undefined) {
    return failed(
      'no-git',
      `${program} did not tell its version: ${stderr.trim() || `exit code ${exitCode}`}. Install git.`,
    );
  }
  const isOld = Number(major) < oldestGit[0] || (Number(major) === oldestGit[0] && Number(minor) < oldestGit[1]);
  return isOld ? tooOld(program, `${major}.${minor}`) : undefined;
}

function tooOld(program: string, version: string): Failed {
  return failed('git-too-old', `${program} is git ${version}; ${oldestGit.join('.')} or newer is needed. Update git.`);
}

function checkFacts(folder: string, facts: Pick<RunResult, 'exitCode' | 'stdout'>): Failed | undefined {
  if (facts.exitCode !== 0) {
    return failed('not-a-repository', `The workspace ${folder} is not a git repository. ${waysIn(folder)}`);
  }
  const [bare, , format, , , , prefix = ''] = facts.stdout.toString('utf8').split('\n');
  if (bare === 'true') {
    return failed('bare-repository', `The workspace ${folder} is a bare repository. Use a checkout with files.`);
  }
  if (prefix !== '') {
    return failed(
      'not-a-repository',
      `The workspace ${folder} is the folder ${prefix} of a larger repository. Run at the top of that repository.`,
    );
  }
  if (format === 'sha1') return undefined;
  return failed('object-format', `The workspace ${folder} uses the object format ${format}; only sha1 is supported.`);
}

/** `path:` of actions/checkout may have put the repository into a folder of the workspace. */
function waysIn(folder: string): string {
  const found = repositoriesIn(folder, '', 2);
  if (found.length === 0) return 'Add a step with actions/checkout before this one.';
  const [holds, it] = found.length === 1 ? ['holds one', 'it'] : ['hold one each', 'the right one'];
  return `${found.slice(0, 8).join(', ')} ${holds}: name ${it} in the input working_directory, for example working_directory: ${found[0]}`;
}

/** Folders below `under` that hold a repository, at most `depth` folders deep, relative to the root. */
export function repositoriesIn(root: string, under: string, depth: number): readonly string[] {
  if (depth === 0) return [];
  return foldersIn(`${root}/${under}`)
    .map((name) => joinPath(under, name))
    .flatMap((path) => (existsSync(`${root}/${path}/.git`) ? [path] : repositoriesIn(root, path, depth - 1)));
}

function foldersIn(folder: string): readonly string[] {
  try {
    const found = readdirSync(folder, { withFileTypes: true });
    return found.flatMap((item) => (item.isDirectory() ? [item.name] : [])).toSorted();
  } catch {
    return [];
  }
}

function checkHead(folder: string, head: RunResult, branch: RunResult): Failed | undefined {
  if (head.exitCode === 0) return undefined;
  const where = branch.exitCode === 0 ? `branch ${textOf(branch)}` : 'HEAD';
  return failed('unborn-head', `The repository in ${folder} has no commit on ${where}. Commit something first.`);
}

function textOf(result: RunResult): string {
  return result.stdout.toString('utf8').trim();
}

function countNames(out: Buffer): number {
  let count = 0;
  for (let at = out.indexOf(0); at >= 0; at = out.indexOf(0, at + 1)) count += 1;
  return count;
}

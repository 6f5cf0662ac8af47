import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shown } from '../../core/integrity/change.ts';
import type { FileLayer } from './file-layer.ts';
import type { Git } from './git.ts';
import type { IndexFile } from './index-file.ts';
import { stampLayer } from './layer-stamp.ts';
import { splitNames } from './paths.ts';
import { readSubmoduleHead, type SubmoduleHead } from './submodule-head.ts';
import { submoduleRoots } from './submodule-roots.ts';
import { submoduleMode } from './tree-object.ts';
import { borrow } from './workspace.ts';

/** A submodule that the workspace has checked out at the commit that the run start names (02-loop §1, Gate views). */
export interface Submodule {
  readonly path: string;
  /** Trees that name another commit at this path do not get its files. */
  readonly commit: string;
  /** Its files as they lie in the workspace, those of its own submodules included, `.git` left out. */
  readonly layer: FileLayer;
}

export interface FoundSubmodules {
  readonly submodules: readonly Submodule[];
  /** What is missing or not as it was committed; whole sentences. */
  readonly notices: readonly string[];
}

export interface FindSubmodules {
  readonly git: Git;
  /** Real path of the workspace. */
  readonly workspace: string;
  readonly index: IndexFile;
}

/** Looks at every submodule of the run start; nothing of it is run, and one git for each tells what was changed in it. */
export async function findSubmodules({ git, workspace, index }: FindSubmodules): Promise<FoundSubmodules> {
  const submodules: Submodule[] = [];
  const notices: string[] = [];
  const absent: string[] = [];
  for (const entry of index.ordered.filter((each) => index.modeOf(each) === submoduleMode)) {
    const { path } = entry;
    const commit = index.shaOf(entry);
    const head = readSubmoduleHead(workspace, path);
    const why = whyNot(head, { path, commit });
    if (head.ok && why === undefined) {
      submodules.push(await submoduleOf(workspace, path, commit));
      notices.push(...(await changedNotice({ git, gitDir: head.gitDir, workspace, path, commit })));
    } else if (why === undefined) {
      absent.push(shown(path));
    } else {
      notices.push(`Submodule ${shown(path)}: ${why}. Agents and gates see an empty folder.`);
    }
  }
  return { submodules, notices: [...absentNotice(absent), ...firstOf(notices)] };
}

/** Why files that lie there are not taken; undefined also when nothing lies there. */
function whyNot(head: SubmoduleHead, { path, commit }: { path: string; commit: string }): string | undefined {
  if (!head.ok) return head.why === 'absent' ? undefined : refused[head.why];
  if (!path.isWellFormed()) return 'its name is not UTF-8';
  if (head.commit === commit) return undefined;
  return `the workspace has ${head.commit.slice(0, 10)}, the commit that the run starts from wants ${commit.slice(0, 10)}`;
}

async function submoduleOf(workspace: string, path: string, commit: string): Promise<Submodule> {
  const roots = await submoduleRoots(workspace, path);
  const takenMs = Date.now();
  const origin = await stampLayer(roots, workspace);
  return { path, commit, layer: { source: workspace, ...roots, origin, takenMs, laid: new Map() } };
}

interface ChangedCall {
  readonly git: Git;
  readonly gitDir: string;
  readonly workspace: string;
  readonly path: string;
  readonly commit: string;
}

/** Counts with our own git, without the submodule's configuration, hooks and filters; nothing is said when git cannot tell. */
async function changedNotice({ git, gitDir, workspace, path, commit }: ChangedCall): Promise<readonly string[]> {
  const indexFile = join(gitDir, 'index');
  if (!existsSync(indexFile)) return [];
  const diff = [
    'diff',
    '--no-ext-diff',
    '--no-textconv',
    '--no-renames',
    '--name-only',
    '-z',
    '--ignore-submodules=all',
  ];
  const env = borrow({ objects: join(gitDir, 'objects') });
  const result = await git.run([...diff, commit, '--'], { indexFile, workTree: join(workspace, path), env });
  const { length } = result.exitCode === 0 ? splitNames(result.stdout) : [];
  const differ = length === 1 ? '1 file in the workspace differs' : `${length} files in the workspace differ`;
  if (length === 0) return [];
  return [`Submodule ${shown(path)}: ${differ} from its commit. Agents and gates see what lies there.`];
}

const refused: Readonly<Record<'link' | 'outside' | 'unreadable', string>> = {
  link: 'a link stands at its path in the workspace, and links are not followed',
  outside: 'its .git names a folder outside of the workspace, which is not looked at',
  unreadable: 'its .git does not tell which commit is checked out',
};

const mostNotices = 10;

function firstOf(notices: readonly string[]): readonly string[] {
  const more = notices.length - mostNotices;
  if (more <= 0) return notices;
  return [...notices.slice(0, mostNotices), `${more} more submodules are not as they were committed.`];
}

function absentNotice(paths: readonly string[]): readonly string[] {
  if (paths.length === 0) return [];
  const more = paths.length > 5 ? ` and ${paths.length - 5} more` : '';
  const named = `${paths.slice(0, 5).join(', ')}${more}`;
  const [noun, folders] = paths.length === 1 ? ['Submodule', 'an empty folder'] : ['Submodules', 'empty folders'];
  return [
    `${noun} ${named}: not checked out. Agents and gates see ${folders}. Add "submodules: recursive" to the step of actions/checkout.`,
  ];
}

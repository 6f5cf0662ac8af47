import type { Repository } from '../../adapters/git/controller.ts';
import { configError, type Refusal } from '../refusal.ts';

export interface WorkflowsCall {
  /** Commits of branches and of what the records need, all to be pushed, and of the records. */
  readonly branches: readonly string[];
  readonly records: string;
  /** Commits that the remote has, on which they are built. */
  readonly known: readonly string[];
  /** Commit of the base, as it is today. */
  readonly base: string;
  /** Commit of the branch on the remote; undefined = it has none. */
  readonly tip: string | undefined;
}

/** A run of 50 iterations makes some hundred commits. */
const MOST_COMMITS = 5000;

const FOLDER = '.github/workflows';

/**
 * Refuses every commit whose workflows are neither those of today's base nor what git makes of its parents' (04-trust rule 9): a
 * workflow runs with the rights of its file, so nobody's hand-over may bring, change or drop one, or bring an old one back. Records
 * hold no files of the project at all.
 */
export async function judgeWorkflows(repository: Repository, call: WorkflowsCall): Promise<Refusal | undefined> {
  const { branches, records, known } = call;
  const ofBranches = await commitsBeyond(repository, branches, known);
  // What a run needs to go on are parents of its records.
  const ofRecords = await commitsBeyond(repository, [records], [...known, ...branches]);
  const all = [...ofBranches, ...ofRecords];
  if (all.length > MOST_COMMITS)
    return configError(
      `The hand-over has more than ${MOST_COMMITS} commits. Nothing was pushed; its artifact keeps them.`,
    );
  const folders = await foldersOf(repository, [
    call.base,
    records,
    ...all.flatMap((each) => [each.commit, ...each.parents]),
  ]);
  const judge: Judge = { repository, call, folders, judged: new Set(ofBranches.map(({ commit }) => commit)) };
  if (folders.get(records) !== none) return refuse(records);
  for (const each of ofBranches) if (!(await isTaken(judge, each))) return refuse(each.commit);
  for (const each of ofRecords)
    if (folders.get(each.commit) !== none && !(await isTaken(judge, each))) return refuse(each.commit);
  return undefined;
}

function refuse(commit: string): Refusal {
  return configError(
    `Commit ${commit.slice(0, 10)} of the hand-over changes ${FOLDER}, which no run pushes. Nothing was pushed; look at the job that made it.`,
  );
}

interface NewCommit {
  readonly commit: string;
  readonly parents: readonly string[];
}

async function commitsBeyond(
  { git }: Repository,
  tips: readonly string[],
  known: readonly string[],
): Promise<readonly NewCommit[]> {
  if (tips.length === 0) return [];
  const input = [...tips, ...known.map((commit) => `^${commit}`), ''].join('\n');
  const out = await git.ok(['rev-list', '--parents', `--max-count=${MOST_COMMITS + 1}`, '--stdin'], { input });
  const lines = out.toString('latin1').split('\n').filter(Boolean);
  return lines.map((line) => {
    const [commit = '', ...parents] = line.split(' ');
    return { commit, parents };
  });
}

const none = 'none';

/** Name of each commit's folder of workflows, whatever it is; `none` where there is nothing. */
async function foldersOf({ git }: Repository, commits: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const unique = [...new Set(commits)];
  const input = unique.map((commit) => `${commit}:${FOLDER}\n`).join('');
  const lines = (await git.ok(['cat-file', '--batch-check'], { input })).toString('utf8').split('\n');
  return new Map(unique.map((commit, at) => [commit, /^([0-9a-f]{40}) /.exec(lines[at] ?? '')?.[1] ?? none]));
}

interface Judge {
  readonly repository: Repository;
  readonly call: WorkflowsCall;
  /** Of every commit, of its parents and of the base. */
  readonly folders: ReadonlyMap<string, string>;
  /** New commits of branches: each of them is judged by itself. */
  readonly judged: ReadonlySet<string>;
}

async function isTaken(judge: Judge, { commit, parents }: NewCommit): Promise<boolean> {
  const { folders, call } = judge;
  const folder = folders.get(commit);
  if (folder === folders.get(call.base)) return true;
  for (const parent of parents) if (!(await isOfProject(judge, parent))) return false;
  const [first, second, other] = parents;
  if (first === undefined || other !== undefined) return false;
  const isSame = second === undefined || folders.get(first) === folders.get(second);
  return folder === (isSame ? folders.get(first) : await mergedFolder(judge, [first, second]));
}

/** Records have no workflows, nor has what hides behind them: that drops none. */
async function isOfProject({ repository, call, folders, judged }: Judge, parent: string): Promise<boolean> {
  if (folders.get(parent) !== none || judged.has(parent)) return true;
  if (await repository.isAncestor(parent, call.base)) return true;
  return call.tip !== undefined && repository.isAncestor(parent, call.tip);
}

/** What a merge makes of two folders of which one is as it was where the histories parted; undefined = a person has to decide. */
async function mergedFolder(
  { repository, folders }: Judge,
  [ours, theirs]: readonly [string, string],
): Promise<string | undefined> {
  // Asked for the history of both, which a shallow fetch leaves out.
  if (!(await repository.isAncestor(ours, theirs))) await repository.isAncestor(theirs, ours);
  const found = await repository.git.run(['merge-base', '--all', ours, theirs]);
  const roots = found.stdout.toString('latin1').split('\n').filter(Boolean);
  if (roots.length === 0) return undefined;
  const before = [...(await foldersOf(repository, roots)).values()];
  if (before.every((each) => each === folders.get(ours))) return folders.get(theirs);
  return before.every((each) => each === folders.get(theirs)) ? folders.get(ours) : undefined;
}

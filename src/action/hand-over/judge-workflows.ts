import type { Repository } from '../../adapters/git/controller.ts';
import { configError, type Refusal } from '../refusal.ts';

export interface WorkflowsCall {
  /** Commits of branches that are to be pushed, and of records. */
  readonly branches: readonly string[];
  readonly records: string;
  /** Commits that the remote has, on which they are built. */
  readonly known: readonly string[];
}

/** A run of 50 iterations makes some hundred commits. */
const MOST_COMMITS = 5000;

const FOLDER = '.github/workflows';

/**
 * Refuses every commit whose workflows are not those of a commit that the remote has (04-trust rule 9): a workflow runs with the
 * rights of its file, so nobody's hand-over may bring, change or drop one. Records hold no files of the project at all.
 */
export async function judgeWorkflows(repository: Repository, call: WorkflowsCall): Promise<Refusal | undefined> {
  const ofBranches = await commitsBeyond(repository, call.branches, call.known);
  const ofRecords = await commitsBeyond(repository, [call.records], call.known);
  if (ofBranches.length + ofRecords.length > MOST_COMMITS)
    return configError(
      `The hand-over has more than ${MOST_COMMITS} commits. Nothing was pushed; its artifact keeps them.`,
    );
  const allowed = new Set(await foldersOf(repository, call.known));
  const [branches, records] = [await foldersOf(repository, ofBranches), await foldersOf(repository, ofRecords)];
  const at = branches.findIndex((folder) => !allowed.has(folder));
  const inRecords = records.findIndex((folder) => folder !== none && !allowed.has(folder));
  const commit = at >= 0 ? ofBranches[at] : ofRecords[inRecords];
  if (commit === undefined) return undefined;
  return configError(
    `Commit ${commit.slice(0, 10)} of the hand-over changes ${FOLDER}, which no run pushes. Nothing was pushed; look at the job that made it.`,
  );
}

async function commitsBeyond(
  { git }: Repository,
  tips: readonly string[],
  known: readonly string[],
): Promise<readonly string[]> {
  if (tips.length === 0) return [];
  const input = [...tips, ...known.map((commit) => `^${commit}`), ''].join('\n');
  const out = await git.ok(['rev-list', `--max-count=${MOST_COMMITS + 1}`, '--stdin'], { input });
  return out.toString('latin1').split('\n').filter(Boolean);
}

const none = 'none';

/** Name of each commit's folder of workflows, whatever it is; `none` where there is nothing. */
async function foldersOf({ git }: Repository, commits: readonly string[]): Promise<readonly string[]> {
  if (commits.length === 0) return [];
  const input = commits.map((commit) => `${commit}:${FOLDER}\n`).join('');
  const out = await git.ok(['cat-file', '--batch-check'], { input });
  const lines = out.toString('utf8').split('\n');
  return commits.map((_, at) => /^([0-9a-f]{40}) /.exec(lines[at] ?? '')?.[1] ?? none);
}

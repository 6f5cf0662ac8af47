import { parse } from 'yaml';
import { defaultBranch, git, tryGit } from './git-store.ts';
import {
  type Account,
  type Hub,
  nextId,
  type Repository,
  timestamp,
  type Workflow,
  type WorkflowRun,
} from './model.ts';

const folder = '.github/workflows/';

/** The workflows of the default branch, as git has them; a path keeps its id. */
export function readWorkflows(hub: Hub, repository: Repository): readonly Workflow[] {
  const { gitDir } = repository.remote;
  const branch = defaultBranch(repository.remote);
  const paths = (tryGit(gitDir, ['ls-tree', '--name-only', branch, '--', folder]) ?? '').split('\n');
  for (const path of paths.filter((each) => /\.ya?ml$/.test(each))) {
    const document: unknown = parse(git(gitDir, ['cat-file', 'blob', `${branch}:${path}`]));
    knownWorkflow(hub, repository, { path, name: nameOf(document) ?? path });
  }
  return [...repository.workflows.values()];
}

function nameOf(document: unknown): string | undefined {
  const name = (document as { name?: unknown } | null)?.name;
  return typeof name === 'string' ? name : undefined;
}

function knownWorkflow(hub: Hub, repository: Repository, { path, name }: { path: string; name: string }): Workflow {
  const known = [...repository.workflows.values()].find((workflow) => workflow.path === path);
  if (known !== undefined) return known;
  const made: Workflow = { id: nextId(hub), name, path };
  repository.workflows.set(made.id, made);
  return made;
}

/** By id or by file name, as the API takes both. */
export function findWorkflow(hub: Hub, repository: Repository, id: string): Workflow | undefined {
  return readWorkflows(hub, repository).find((each) => String(each.id) === id || each.path === `${folder}${id}`);
}

/** A queued run of the workflow at that path; the workflow becomes known when it is not in git. */
export function addRun(
  hub: Hub,
  repository: Repository,
  from: {
    workflow: string;
    event: string;
    branch: string;
    headSha: string;
    actor: Account;
    headRepositoryId?: number;
  },
): WorkflowRun {
  const at = timestamp(hub);
  const run: WorkflowRun = {
    id: nextId(hub),
    workflow: knownWorkflow(hub, repository, { path: from.workflow, name: from.workflow }),
    event: from.event,
    headBranch: from.branch,
    headSha: from.headSha,
    ...(from.headRepositoryId !== undefined && { headRepositoryId: from.headRepositoryId }),
    actor: from.actor,
    createdAt: at,
    updatedAt: at,
    runNumber: repository.runs.size + 1,
    status: 'queued',
    conclusion: undefined,
    cancelRequested: false,
  };
  hub.lastId += 2;
  repository.runs.set(run.id, run);
  return run;
}

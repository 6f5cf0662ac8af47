import type { PushResult, Repository } from './git/controller.ts';

export interface WorkflowTry {
  readonly feature: string;
  /** Commit that the remote has. */
  readonly base: string;
}

/**
 * Whether the remote takes a changed workflow from this token, found out by a push: no header and no API tells it for every kind of
 * token. The commit goes to a ref that is no branch and is taken away again, so that nothing runs by it; two runs make the same one.
 */
export async function tryWorkflowPush(
  repository: Pick<Repository, 'push' | 'overlay' | 'treeOf' | 'commit'>,
  { feature, base }: WorkflowTry,
): Promise<PushResult> {
  const ref = `refs/ralph/${feature}/workflow-permission`;
  const bytes = Buffer.from('# Whether the token of a run may push workflows. On no branch.\n');
  const path = '.github/workflows/ralph-permission.yml';
  const tree = await repository.overlay(await repository.treeOf(base), [{ path, mode: '100644', bytes }]);
  const message = 'chore: try the permission to push workflows\n';
  const commit = await repository.commit({ tree, parents: [base], message, at: 0 });
  const [tried = nothingSaid(ref, commit)] = await repository.push([{ ref, commit }]);
  if (tried.ok) await repository.push([{ ref, commit, expect: commit, remove: true }]);
  return tried;
}

function nothingSaid(ref: string, commit: string): PushResult {
  return {
    ok: false,
    ref,
    commit,
    problem: { kind: 'network', permanent: false, message: 'The push gave no result.' },
  };
}

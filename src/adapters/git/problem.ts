/** What can go wrong with a repository or its remote and is not a bug. */
export type ProblemKind =
  | 'no-git'
  | 'git-too-old'
  | 'not-a-repository'
  | 'bare-repository'
  | 'unborn-head'
  | 'object-format'
  | 'plain-http'
  | 'bad-url'
  | 'missing'
  | 'empty-bundle'
  | RefusalKind;

/** Why a remote refused, or did not answer. */
export type RefusalKind =
  | 'protected-branch'
  | 'repository-rule'
  | 'workflow-permission'
  | 'large-file'
  | 'secret'
  | 'push-rule'
  | 'read-only'
  | 'auth'
  | 'fetch-first'
  | 'stale'
  | 'ref-conflict'
  | 'network'
  | 'timeout'
  | 'other';

/** An expected failure: what happened, the value, what to do. */
export interface GitProblem {
  readonly kind: ProblemKind;
  readonly message: string;
}

export interface Failed {
  readonly ok: false;
  readonly problem: GitProblem;
}

export function failed(kind: ProblemKind, message: string): Failed {
  return { ok: false, problem: { kind, message } };
}

import { activityType } from './activity.ts';
import type { Json, JsonObject } from './description.ts';
import { type ChangedFile, changedFiles, type GitCommit } from './git-store.ts';
import type { Activity, Hub, Repository } from './model.ts';
import { nodeId, renderAccount, repositoryPage, repositoryUrl } from './render-repository.ts';

const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
const unsigned = { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null };

/** `git-ref`. */
export function renderRef(hub: Hub, repository: Repository, ref: string, sha: string): JsonObject {
  const url = repositoryUrl(hub, repository);
  return {
    ref,
    node_id: nodeId('Ref', `${repository.id}:${ref}`),
    url: `${url}/git/${ref}`,
    object: { type: 'commit', sha, url: `${url}/git/commits/${sha}` },
  };
}

/** `activity`. */
export function renderActivity(hub: Hub, activity: Activity): JsonObject {
  const { id, before, after, ref, at, actor } = activity;
  return {
    ...{ id, before, after, ref },
    node_id: nodeId('PSH', id),
    timestamp: at,
    activity_type: activityType(activity),
    actor: actor === undefined ? null : renderAccount(hub, actor),
  };
}

/** `commit`, as lists carry it. Accounts are unknown: a commit's address belongs to nobody here. */
export function renderCommit(hub: Hub, repository: Repository, commit: GitCommit): JsonObject {
  const url = repositoryUrl(hub, repository);
  const page = `${repositoryPage(hub, repository)}/commit`;
  return {
    sha: commit.sha,
    node_id: nodeId('Commit', commit.sha),
    commit: {
      author: { ...commit.author },
      committer: { ...commit.committer },
      message: commit.message,
      tree: { sha: commit.tree, url: `${url}/git/trees/${commit.tree}` },
      url: `${url}/git/commits/${commit.sha}`,
      comment_count: 0,
      verification: unsigned,
    },
    url: `${url}/commits/${commit.sha}`,
    html_url: `${page}/${commit.sha}`,
    comments_url: `${url}/commits/${commit.sha}/comments`,
    author: null,
    committer: null,
    parents: commit.parents.map((sha) => ({ sha, url: `${url}/commits/${sha}`, html_url: `${page}/${sha}` })),
  };
}

/** `commit` with what it changed, as it is read alone. */
export function renderWholeCommit(hub: Hub, repository: Repository, commit: GitCommit): JsonObject {
  const files = changedFiles(repository.remote, commit.parents[0] ?? emptyTree, commit.sha);
  const additions = sum(files, 'additions');
  const deletions = sum(files, 'deletions');
  return {
    ...renderCommit(hub, repository, commit),
    stats: { additions, deletions, total: additions + deletions },
    files: files.map((file) => renderFile(hub, repository, file, commit.sha)),
  };
}

export function sum(files: readonly ChangedFile[], what: 'additions' | 'deletions'): number {
  return files.reduce((total, file) => total + file[what], 0);
}

/** `diff-entry`. */
export function renderFile(hub: Hub, repository: Repository, file: ChangedFile, sha: string): Json {
  const page = repositoryPage(hub, repository);
  const path = encodeURI(file.filename);
  return {
    sha: file.sha,
    filename: file.filename,
    status: file.status,
    additions: file.additions,
    deletions: file.deletions,
    changes: file.additions + file.deletions,
    blob_url: `${page}/blob/${sha}/${path}`,
    raw_url: `${page}/raw/${sha}/${path}`,
    contents_url: `${repositoryUrl(hub, repository)}/contents/${path}?ref=${sha}`,
    patch: file.patch,
  };
}

/** `git-commit`: the raw object. */
export function renderGitCommit(hub: Hub, repository: Repository, commit: GitCommit): JsonObject {
  const url = `${repositoryUrl(hub, repository)}/git`;
  const page = `${repositoryPage(hub, repository)}/commit`;
  return {
    sha: commit.sha,
    node_id: nodeId('Commit', commit.sha),
    url: `${url}/commits/${commit.sha}`,
    html_url: `${page}/${commit.sha}`,
    author: { ...commit.author },
    committer: { ...commit.committer },
    tree: { sha: commit.tree, url: `${url}/trees/${commit.tree}` },
    message: commit.message,
    parents: commit.parents.map((sha) => ({ sha, url: `${url}/commits/${sha}`, html_url: `${page}/${sha}` })),
    verification: unsigned,
  };
}

import { noteBranches } from './activity.ts';
import { type Answer, notFound, ok, page, refused } from './answer.ts';
import { type Call, type Handlers, pageOf, param } from './call.ts';
import type { Json } from './description.ts';
import { changedFiles, commitsOf, defaultBranch, git, mergeBase, refsOf, resolveCommit, tryGit } from './git-store.ts';
import { renderActivity, renderCommit, renderFile, renderWholeCommit } from './render-git.ts';
import { repositoryPage, repositoryUrl } from './render-repository.ts';

const repo = '/repos/{owner}/{repo}';

/** Branches, commits, comparisons and files, all read from git. */
export const commitHandlers: Handlers = {
  [`GET ${repo}/activity`]: listActivities,
  [`GET ${repo}/branches`]: (call) => {
    const heads = [...refsOf(call.repository.remote)].filter(([name]) => name.startsWith('refs/heads/'));
    return page(heads, pageOf(call), ([name, sha]) => ({
      name: name.slice('refs/heads/'.length),
      commit: { sha, url: `${repositoryUrl(call.hub, call.repository)}/commits/${sha}` },
      protected: false,
    }));
  },
  [`GET ${repo}/branches/{branch}`]: readBranch,
  [`GET ${repo}/commits`]: listCommits,
  [`GET ${repo}/commits/{ref}`]: (call) =>
    withCommit(call, param(call, 'ref'), (sha) => {
      const [commit] = commitsOf(call.repository.remote, sha, ['-1']);
      return commit === undefined ? notFound : ok(renderWholeCommit(call.hub, call.repository, commit));
    }),
  [`GET ${repo}/compare/{basehead}`]: compare,
  [`GET ${repo}/contents/{path}`]: readContents,
};

/** Newest first; what nobody pushed through the stand-in is noted now. Only the first page, which is what a cursor begins with. */
function listActivities({ hub, repository, query }: Call): Answer {
  noteBranches(hub, repository);
  const wanted = query.get('ref')?.replace(/^(?!refs\/)/, 'refs/heads/');
  const found = repository.activities.filter(({ ref }) => wanted === undefined || ref === wanted).toReversed();
  const shown = found.slice(0, Number(query.get('per_page') ?? 30));
  return ok(shown.map((activity) => renderActivity(hub, activity)));
}

/** GitHub answers 422 for a commit it cannot find by name. */
export function withCommit(call: Call, name: string, act: (sha: string) => Answer): Answer {
  const sha = resolveCommit(call.repository.remote, name);
  return sha === undefined ? refused(422, `No commit found for SHA: ${name}`) : act(sha);
}

function readBranch(call: Call): Answer {
  const { hub, repository } = call;
  const name = param(call, 'branch');
  const sha = refsOf(repository.remote).get(`refs/heads/${name}`);
  const [commit] = sha === undefined ? [] : commitsOf(repository.remote, sha, ['-1']);
  if (commit === undefined) return refused(404, 'Branch not found');
  const url = `${repositoryUrl(hub, repository)}/branches/${encodeURIComponent(name)}`;
  return ok({
    name,
    commit: renderCommit(hub, repository, commit),
    _links: { self: url, html: `${repositoryPage(hub, repository)}/tree/${name}` },
    protected: false,
    protection: { enabled: false, required_status_checks: { enforcement_level: 'off', contexts: [], checks: [] } },
    protection_url: `${url}/protection`,
  });
}

function listCommits(call: Call): Answer {
  const { hub, repository, query } = call;
  const sha = resolveCommit(repository.remote, query.get('sha') ?? defaultBranch(repository.remote));
  if (sha === undefined) return notFound;
  const path = query.get('path');
  const only = path === null ? undefined : git(repository.remote.gitDir, ['rev-list', sha, '--', path]).split('\n');
  const commits = commitsOf(repository.remote, sha).filter((commit) => only?.includes(commit.sha) ?? true);
  return page(commits, pageOf(call), (commit) => renderCommit(hub, repository, commit));
}

function compare(call: Call): Answer {
  const { hub, repository } = call;
  const { remote } = repository;
  const [base = '', head = ''] = param(call, 'basehead').split('...');
  const from = resolveCommit(remote, base);
  const to = resolveCommit(remote, head);
  const fork = from && to && mergeBase(remote, from, to);
  if (!from || !to || !fork) return notFound;
  const ahead = commitsOf(remote, `${from}..${to}`, ['--reverse']);
  const behind = commitsOf(remote, `${to}..${from}`).length;
  const [baseCommit] = commitsOf(remote, from, ['-1']);
  const [forkCommit] = commitsOf(remote, fork, ['-1']);
  if (baseCommit === undefined || forkCommit === undefined) return notFound;
  const page = `${repositoryPage(hub, repository)}/compare/${base}...${head}`;
  return ok({
    url: `${repositoryUrl(hub, repository)}/compare/${base}...${head}`,
    html_url: page,
    permalink_url: `${repositoryPage(hub, repository)}/compare/${from.slice(0, 7)}...${to.slice(0, 7)}`,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    base_commit: renderCommit(hub, repository, baseCommit),
    merge_base_commit: renderCommit(hub, repository, forkCommit),
    status: compareStatus(ahead.length, behind),
    ahead_by: ahead.length,
    behind_by: behind,
    total_commits: ahead.length,
    commits: ahead.slice(0, 250).map((commit) => renderCommit(hub, repository, commit)),
    files: changedFiles(remote, fork, to).map((file) => renderFile(hub, repository, file, to)),
  });
}

function compareStatus(ahead: number, behind: number): string {
  if (ahead > 0) return behind > 0 ? 'diverged' : 'ahead';
  return behind > 0 ? 'behind' : 'identical';
}

function readContents(call: Call): Answer {
  const { repository, query } = call;
  const { gitDir } = repository.remote;
  const ref = query.get('ref') ?? defaultBranch(repository.remote);
  const sha = resolveCommit(repository.remote, ref);
  if (sha === undefined) return refused(404, `No commit found for the ref ${ref}`);
  const path = param(call, 'path').replace(/^\/|\/$/g, '');
  const type = tryGit(gitDir, ['cat-file', '-t', `${sha}:${path}`])?.trim();
  if (type === undefined) return notFound;
  const where = path === '' ? [] : ['--', type === 'tree' ? `${path}/` : path];
  const lines = git(gitDir, ['ls-tree', '--long', sha, ...where])
    .split('\n')
    .filter(Boolean);
  const entries = lines.map((line) => contentEntry(call, { line, ref }));
  if (type === 'tree') return ok(entries);
  const content = git(gitDir, ['cat-file', 'blob', `${sha}:${path}`]);
  return ok({ ...(entries[0] as object), content: Buffer.from(content).toString('base64'), encoding: 'base64' });
}

const contentTypes: Readonly<Record<string, string>> = { tree: 'dir', blob: 'file', commit: 'submodule' };

function contentEntry({ hub, repository }: Call, { line, ref }: { line: string; ref: string }): Json {
  const [facts = '', path = ''] = line.split('\t');
  const [, type = '', sha = '', size = ''] = facts.split(/ +/);
  const api = repositoryUrl(hub, repository);
  const self = `${api}/contents/${encodeURI(path)}?ref=${encodeURIComponent(ref)}`;
  const html = `${repositoryPage(hub, repository)}/${type}/${ref}/${encodeURI(path)}`;
  const tree = `${api}/git/${type}s/${sha}`;
  return {
    name: path.split('/').at(-1) ?? '',
    path,
    sha,
    size: Number(size) || 0,
    url: self,
    html_url: html,
    git_url: tree,
    download_url: type === 'blob' ? `${repositoryPage(hub, repository)}/raw/${ref}/${encodeURI(path)}` : null,
    type: contentTypes[type] ?? 'file',
    _links: { self, git: tree, html },
  };
}

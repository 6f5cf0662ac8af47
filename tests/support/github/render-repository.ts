import type { Json, JsonObject } from './description.ts';
import { defaultBranch } from './git-store.ts';
import { type Account, fullName, type Hub, type Repository, type Role } from './model.ts';

/** `simple-user` of the description. */
export function renderAccount(hub: Hub, account: Account): JsonObject {
  const url = `${hub.apiUrl}/users/${encodeURIComponent(account.login)}`;
  return {
    login: account.login,
    id: account.id,
    node_id: nodeId('User', account.id),
    avatar_url: `${hub.origin}/avatars/u/${account.id}?v=4`,
    gravatar_id: '',
    url,
    html_url: `${hub.origin}/${account.type === 'Bot' ? `apps/${account.login.replace('[bot]', '')}` : account.login}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type: account.type,
    user_view_type: 'public',
    site_admin: false,
  };
}

/** `public-user`. */
export function renderPublicAccount(hub: Hub, account: Account): JsonObject {
  const unknown = ['name', 'company', 'location', 'email', 'hireable', 'bio', 'twitter_username'];
  return {
    ...renderAccount(hub, account),
    ...Object.fromEntries(unknown.map((name) => [name, null])),
    blog: '',
    public_repos: 1,
    public_gists: 0,
    followers: 0,
    following: 0,
    created_at: '2020-01-01T00:00:00Z',
    updated_at: '2020-01-01T00:00:00Z',
  };
}

/** The app behind GITHUB_TOKEN, in `performed_via_github_app` and `app`. */
export function renderApp(hub: Hub): JsonObject {
  return {
    id: 15_368,
    client_id: 'Iv1.05c79e9ad1f6bdfa',
    slug: 'github-actions',
    node_id: nodeId('Integration', 15_368),
    owner: renderAccount(hub, { id: 9919, login: 'github', type: 'Organization' }),
    name: 'GitHub Actions',
    description: 'Automate your workflow from idea to production',
    external_url: 'https://help.github.com/en/actions',
    html_url: `${hub.origin}/apps/github-actions`,
    created_at: '2018-07-30T09:30:17Z',
    updated_at: '2024-04-10T20:33:16Z',
    permissions: { actions: 'write', checks: 'write', contents: 'write', metadata: 'read' },
    events: ['check_run', 'push', 'workflow_dispatch'],
  };
}

export function nodeId(kind: string, id: number | string): string {
  return Buffer.from(`${kind}:${id}`).toString('base64url');
}

export function repositoryUrl(hub: Hub, repository: Repository): string {
  return `${hub.apiUrl}/repos/${fullName(repository)}`;
}

export function repositoryPage(hub: Hub, repository: Repository): string {
  return `${hub.origin}/${fullName(repository)}`;
}

const links: Readonly<Record<string, string>> = {
  archive_url: '/{archive_format}{/ref}',
  assignees_url: '/assignees{/user}',
  blobs_url: '/git/blobs{/sha}',
  branches_url: '/branches{/branch}',
  collaborators_url: '/collaborators{/collaborator}',
  comments_url: '/comments{/number}',
  commits_url: '/commits{/sha}',
  compare_url: '/compare/{base}...{head}',
  contents_url: '/contents/{+path}',
  contributors_url: '/contributors',
  deployments_url: '/deployments',
  downloads_url: '/downloads',
  events_url: '/events',
  forks_url: '/forks',
  git_commits_url: '/git/commits{/sha}',
  git_refs_url: '/git/refs{/sha}',
  git_tags_url: '/git/tags{/sha}',
  hooks_url: '/hooks',
  issue_comment_url: '/issues/comments{/number}',
  issue_events_url: '/issues/events{/number}',
  issues_url: '/issues{/number}',
  keys_url: '/keys{/key_id}',
  labels_url: '/labels{/name}',
  languages_url: '/languages',
  merges_url: '/merges',
  milestones_url: '/milestones{/number}',
  notifications_url: '/notifications{?since,all,participating}',
  pulls_url: '/pulls{/number}',
  releases_url: '/releases{/id}',
  stargazers_url: '/stargazers',
  statuses_url: '/statuses/{sha}',
  subscribers_url: '/subscribers',
  subscription_url: '/subscription',
  tags_url: '/tags',
  teams_url: '/teams',
  trees_url: '/git/trees{/sha}',
};

/** `minimal-repository` without its optional fields: what events and runs carry. */
export function renderMinimalRepository(hub: Hub, repository: Repository): JsonObject {
  const url = repositoryUrl(hub, repository);
  return {
    id: repository.id,
    node_id: nodeId('Repository', repository.id),
    name: repository.name,
    full_name: fullName(repository),
    owner: renderAccount(hub, repository.owner),
    private: repository.private,
    html_url: repositoryPage(hub, repository),
    description: null,
    fork: repository.forkOf !== undefined,
    url,
    ...Object.fromEntries(Object.entries(links).map(([name, rest]) => [name, `${url}${rest}`])),
  };
}

/** `repository`: what a pull request says about its two sides. */
export function renderRepository(hub: Hub, repository: Repository): JsonObject {
  const page = repositoryPage(hub, repository);
  const host = new URL(hub.origin).host;
  const open = [...repository.issues.values()].filter((issue) => issue.state === 'open').length;
  const none = { homepage: null, language: null, mirror_url: null, license: null };
  return {
    ...renderMinimalRepository(hub, repository),
    ...none,
    git_url: `git://${host}/${fullName(repository)}.git`,
    ssh_url: `git@${host}:${fullName(repository)}.git`,
    clone_url: `${page}.git`,
    svn_url: page,
    default_branch: defaultBranch(repository.remote),
    visibility: repository.private ? 'private' : 'public',
    archived: false,
    disabled: false,
    has_issues: repository.switches.issues,
    has_projects: true,
    has_wiki: true,
    has_pages: false,
    has_downloads: true,
    has_discussions: false,
    allow_forking: true,
    is_template: false,
    topics: [],
    size: 1,
    forks: 0,
    forks_count: 0,
    open_issues: open,
    open_issues_count: open,
    stargazers_count: 0,
    watchers: 0,
    watchers_count: 0,
    web_commit_signoff_required: false,
    created_at: repository.createdAt,
    updated_at: repository.createdAt,
    pushed_at: repository.createdAt,
  };
}

/** `full-repository`. */
export function renderFullRepository(hub: Hub, repository: Repository): JsonObject {
  const parent: JsonObject =
    repository.forkOf === undefined
      ? {}
      : { parent: renderRepository(hub, repository.forkOf), source: renderRepository(hub, repository.forkOf) };
  return { ...renderRepository(hub, repository), ...parent, network_count: 0, subscribers_count: 0 };
}

const rank: readonly Role[] = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];

/** Whether a role includes another. */
export function atLeast(role: Role, wanted: Role): boolean {
  return rank.indexOf(role) >= rank.indexOf(wanted);
}

/** The role of an account; strangers may read what is public. */
export function roleOf(repository: Repository, account: Account): Role {
  if (account.login === repository.owner.login) return 'admin';
  return repository.roles.get(account.login.toLowerCase()) ?? (repository.private ? 'none' : 'read');
}

/** `repository-collaborator-permission`: `maintain` is told as write and `triage` as read, the role itself beside it. */
export function renderPermission(hub: Hub, repository: Repository, account: Account): Json {
  const role = roleOf(repository, account);
  const permission = role === 'maintain' ? 'write' : role === 'triage' ? 'read' : role;
  const permissions = {
    pull: atLeast(role, 'read'),
    triage: atLeast(role, 'triage'),
    push: atLeast(role, 'write'),
    maintain: atLeast(role, 'maintain'),
    admin: atLeast(role, 'admin'),
  };
  return { permission, role_name: role, user: { ...renderAccount(hub, account), permissions, role_name: role } };
}

/** What `author_association` says; it is no permission. */
export function association(repository: Repository, account: Account): string {
  if (account.login === repository.owner.login) return 'OWNER';
  return atLeast(repository.roles.get(account.login.toLowerCase()) ?? 'none', 'read') ? 'COLLABORATOR' : 'NONE';
}

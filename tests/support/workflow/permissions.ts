import type { Json } from './expressions.ts';

/** What a job's GITHUB_TOKEN may do: scope -> `read`, `write` or `none`. */
export type Permissions = Readonly<Record<string, string>>;

const scopes = [
  ...['actions', 'attestations', 'checks', 'contents', 'deployments', 'discussions', 'id-token', 'issues', 'models'],
  ...['packages', 'pages', 'pull-requests', 'repository-projects', 'security-events', 'statuses'],
];

/** What a token may do in a repository whose settings are GitHub's default ("read repository contents and packages"). */
export const restrictedPermissions: Permissions = { contents: 'read', metadata: 'read', packages: 'read' };

/**
 * The permissions of a job: its own, else the workflow's, else the repository's default. Naming one scope sets all others to none.
 * @param own value of the nearest `permissions` key, undefined when there is none
 */
export function effectivePermissions(own: Json | undefined, fallback: Permissions): Permissions {
  if (own === undefined) return fallback;
  if (own === 'read-all' || own === 'write-all') {
    const level = own === 'read-all' ? 'read' : 'write';
    return { ...Object.fromEntries(scopes.map((scope) => [scope, level])), metadata: 'read' };
  }
  const named = Object.entries((own ?? {}) as Readonly<Record<string, string>>).filter(([, level]) => level !== 'none');
  return { ...Object.fromEntries(named), metadata: 'read' };
}

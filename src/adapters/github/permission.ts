import { z } from 'zod';
import type { GitHubClient } from './client.ts';

const levelSchema = z.object({ permission: z.string(), user: z.object({ login: z.string() }).nullish() });

/** What one account may do, or why nobody knows. */
export type Access = { readonly ok: true; readonly writes: boolean } | { readonly ok: false; readonly why: string };

/**
 * Whether an account may write to the repository, asked now: how it is associated with the repository is no permission (catalogue
 * U1-U3). An answer about somebody else is none.
 */
export async function accessOf(client: GitHubClient, username: string): Promise<Access> {
  const asked = await client.call(
    { does: `read the permission of ${username}`, permission: 'metadata: read', answer: levelSchema },
    (rest, at) => rest.repos.getCollaboratorPermissionLevel({ ...at, username }),
  );
  if (!asked.ok) return { ok: false, why: asked.problem.message };
  const { permission, user } = asked.data;
  const isSame = user?.login.toLowerCase() === username.toLowerCase();
  return { ok: true, writes: isSame && writing.has(permission) };
}

const writing: ReadonlySet<string> = new Set(['admin', 'maintain', 'write']);

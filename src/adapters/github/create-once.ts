import type { Answer, GitHubClient, Refused } from './client.ts';
import { mayBeStored } from './problem.ts';

/** How something is made, and how it is found again when the answer was lost. */
export interface Creation<T> {
  readonly post: () => Promise<Answer<T>>;
  /** Looks for what `post` may have stored. */
  readonly find: () => Promise<{ readonly ok: true; readonly data: T | undefined } | Refused>;
}

const tries = 3;

/**
 * Makes one thing and never two: after an answer that leaves it open whether the request was carried out, GitHub is asked
 * before the request is repeated (05-github, REST; catalogue H4). When that question cannot be answered nothing is repeated.
 */
export async function createOnce<T>(
  client: Pick<GitHubClient, 'pause'>,
  { post, find }: Creation<T>,
): Promise<{ readonly ok: true; readonly data: T } | Refused> {
  for (let count = 1; ; count += 1) {
    const made = await post();
    if (made.ok || !mayBeStored(made.problem)) return made;
    if (!(await client.pause(count * 2_000))) return made;
    const found = await find();
    if (!found.ok) return found;
    if (found.data !== undefined) return { ok: true, data: found.data };
    if (count === tries) return made;
  }
}

import { z } from 'zod';
import { type Author, createAuthor, userSchema } from './author.ts';
import type { Answer, GitHubClient, Refused } from './client.ts';
import { beginsWithMarker } from './marker.ts';

const commentSchema = z.object({ id: z.number(), html_url: z.string(), body: z.string().nullish(), user: userSchema });

/** The part of a comment that we rely on. */
export type Comment = z.infer<typeof commentSchema>;

/** The comments of one issue or pull request. */
export interface Thread {
  /** Our oldest comment with that marker; pages are read until it is found (catalogue H11). */
  find(marker: string): Promise<{ readonly ok: true; readonly data: Comment | undefined } | Refused>;
  post(body: string): Promise<Answer<Comment>>;
  patch(id: number, body: string): Promise<Answer<Comment>>;
}

/** GitHub takes 2,500 comments in a thread: 25 pages. The rest is for answers that are not full. */
const mostPages = 40;

export function openThread(client: GitHubClient, issue_number: number): Thread {
  const author = createAuthor(client);
  return {
    find: async (marker) => {
      for (let page = 1; page <= mostPages; page += 1) {
        const listed = await list(client, issue_number, page);
        if (!listed.ok) return listed;
        const found = await firstOwn(
          author,
          listed.data.filter(({ body }) => beginsWithMarker(body ?? '', marker)),
        );
        if (!found.ok || found.data !== undefined) return found;
        if (!listed.more) break;
      }
      return { ok: true, data: undefined };
    },
    post: async (body) => {
      const made = await client.call(
        { does: `comment on #${issue_number}`, permission: write, answer: commentSchema, once: true },
        (rest, at) => rest.issues.createComment({ ...at, issue_number, body }),
      );
      if (made.ok) author.learn(made.data.user);
      return made;
    },
    patch: (comment_id, body) =>
      client.call(
        { does: `edit the comment on #${issue_number}`, permission: write, answer: commentSchema },
        (rest, at) => rest.issues.updateComment({ ...at, comment_id, body }),
      ),
  };
}

const write = 'issues: write, pull-requests: write';

/** Ascending by id, as documented: the first is the oldest, which every racing run takes. */
function list(client: GitHubClient, issue_number: number, page: number): Promise<Answer<Comment[]>> {
  return client.call(
    {
      does: `read the comments of #${issue_number}`,
      permission: 'issues: read, pull-requests: read',
      answer: z.array(commentSchema),
    },
    (rest, at) => rest.issues.listComments({ ...at, issue_number, per_page: 100, page }),
  );
}

async function firstOwn(
  author: Author,
  candidates: readonly Comment[],
): Promise<{ readonly ok: true; readonly data: Comment | undefined } | Refused> {
  for (const candidate of candidates) {
    const owned = await author.owns(candidate);
    if (!owned.ok) return owned;
    if (owned.own) return { ok: true, data: candidate };
  }
  return { ok: true, data: undefined };
}

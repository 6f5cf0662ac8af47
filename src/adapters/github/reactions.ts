import { z } from 'zod';
import type { GitHubClient } from './client.ts';
import type { GitHubProblem } from './problem.ts';

/** 👀 seen, 🚀 taken on, 😕 refused. */
export type Reaction = 'eyes' | 'rocket' | 'confused';

/** What a reaction is put on: a comment, or the text that opens an issue. */
export interface Reacting {
  readonly thread: number;
  readonly comment?: number;
}

/** Answers at once where words come later; a reaction that stands there already is the same. Undefined = done. */
export async function react(
  client: GitHubClient,
  { thread: issue_number, comment: comment_id }: Reacting,
  content: Reaction,
): Promise<GitHubProblem | undefined> {
  const asked = { does: `react in #${issue_number}`, permission: 'issues: write', answer: z.unknown() };
  const made = await client.call(asked, (rest, at) =>
    comment_id === undefined
      ? rest.reactions.createForIssue({ ...at, issue_number, content })
      : rest.reactions.createForIssueComment({ ...at, comment_id, content }),
  );
  return made.ok ? undefined : made.problem;
}

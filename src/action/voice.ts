import type { GitHubClient } from '../adapters/github/client.ts';
import { stickyComment } from '../adapters/github/comments.ts';
import { type Reaction, react } from '../adapters/github/reactions.ts';
import type { Origin } from '../core/asked.ts';
import type { Log } from './log.ts';

/** How we answer a command. Whatever GitHub refuses is a line of the log: no answer ends or changes a run. */
export interface Voice {
  readonly client: GitHubClient;
  /** At once: 👀 seen, 🚀 taken on, 😕 refused. A review takes no reaction. */
  react(reaction: Reaction): Promise<void>;
  /** One comment for this command, also when its job runs twice. */
  reply(text: string): Promise<void>;
}

export function voiceOf(client: GitHubClient, { thread, comment, via }: Origin, log: Pick<Log, 'warning'>): Voice {
  const target = { thread, ...(comment === undefined ? {} : { comment }) };
  // A label has no id of its own: its issue has one answer of ours at a time.
  const marker = `reply:${comment ?? via}`;
  return {
    client,
    react: async (reaction) => {
      const problem = via === 'review' ? undefined : await react(client, target, reaction);
      if (problem !== undefined) log.warning(problem.message);
    },
    reply: async (text) => {
      const written = await stickyComment(client, { issue: thread, marker }).write(text, { last: true });
      if (written.type === 'problem') log.warning(`The reply was not written: ${written.problem.message}`);
    },
  };
}

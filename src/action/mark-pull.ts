import type { GitHubClient } from '../adapters/github/client.ts';
import { markReady, type PullAt } from '../adapters/github/ready.ts';

/** Whether a pull request is no draft any more, and what kept it one. */
export interface MarkedPull {
  readonly isReady: boolean;
  /** One sentence; empty when nothing did. */
  readonly trouble: string;
}

/** A sign-off stands whether or not the pull request could be marked: a person can press the button. */
export async function markPull(client: GitHubClient, pull: PullAt): Promise<MarkedPull> {
  const marked = await markReady(client, pull);
  switch (marked.type) {
    case 'marked':
    case 'was-ready':
      return { isReady: true, trouble: '' };
    case 'moved':
      return { isReady: false, trouble: movedOn(pull, marked.to) };
    case 'problem':
      return { isReady: false, trouble: `${marked.problem.message} Mark it ready by hand.` };
  }
}

function movedOn({ number, sha }: PullAt, to: string): string {
  return `Pull request #${number} is at ${to.slice(0, 10)} now, and ${sha.slice(0, 10)} was signed off, so it was not marked ready. The next run takes up what was pushed.`;
}

import type { GitHubClient } from '../adapters/github/client.ts';
import { markReady } from '../adapters/github/ready.ts';

/** Whether a pull request is no draft any more, and what kept it one. */
export interface MarkedPull {
  readonly isReady: boolean;
  /** One sentence; empty when nothing did. */
  readonly trouble: string;
}

/** A sign-off stands whether or not the pull request could be marked: a person can press the button. */
export async function markPull(client: GitHubClient, pull: number): Promise<MarkedPull> {
  const marked = await markReady(client, pull);
  if (marked.type !== 'problem') return { isReady: true, trouble: '' };
  return { isReady: false, trouble: `${marked.problem.message} Mark it ready by hand.` };
}

/** What GitHub keeps of one repository, as far as a run touches it. */
export interface GitHubModel {
  readonly pulls: PullRecord[];
  readonly comments: CommentRecord[];
}

export interface PullRecord {
  readonly number: number;
  readonly head: string;
  readonly draft: boolean;
  readonly base: { readonly ref: string };
  readonly user: User;
  state: 'open' | 'closed';
  title: string;
  body: string;
}

export interface CommentRecord {
  readonly id: number;
  readonly issue: number;
  readonly html_url: string;
  readonly user: User;
  body: string;
}

interface User {
  readonly id: number;
  readonly login: string;
  readonly type: string;
}

export const us: User = { id: 41898282, login: 'github-actions[bot]', type: 'Bot' };

export function createGitHub(): GitHubModel {
  return { pulls: [], comments: [] };
}

/** As the real client throws it: an answer that is not a success, or none at all. */
export function httpError(status: number | undefined, message: string, headers: Record<string, string> = {}): Error {
  const error = new Error(message);
  return status === undefined
    ? error
    : Object.assign(error, { status, response: { status, headers, data: { message } } });
}

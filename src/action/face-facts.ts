import type { GitHubClient } from '../adapters/github/client.ts';
import type { CoalescingWriter } from '../adapters/github/coalesce.ts';
import type { EnsuredPull } from '../adapters/github/pulls.ts';
import type { Settled } from '../core/event.ts';

/** What the run has on GitHub. */
export interface Shown {
  readonly client: GitHubClient;
  readonly ensured: EnsuredPull;
  readonly writer: CoalescingWriter | undefined;
  /** The run added something to the branch, so that the description is about it; else it stays as it is. */
  readonly described: boolean;
}

/** What the report tells of it. */
export function factsOf(done: Shown | undefined): Pick<Settled, 'pull' | 'pullNotes'> {
  if (done === undefined) return {};
  const { client, ensured } = done;
  if (!ensured.ok) {
    return {
      pullNotes: [`No pull request was opened: ${ensured.problem.message}`, `Open it here: ${ensured.compareUrl}`],
    };
  }
  const { number, url, draft, author } = ensured.pull;
  // Who opened an older pull request says nothing about today's token, unless that is an installation's too.
  const isActions = author === 'github-actions[bot]' && (ensured.created || client.bearer === 'installation');
  const notes = isActions ? [...ensured.notes, noWorkflows] : ensured.notes;
  return { pull: { number, url, draft }, pullNotes: notes };
}

const noWorkflows =
  'Pushes made with GITHUB_TOKEN start no workflows, so the checks of this pull request do not run by themselves. ' +
  'Close and reopen it to start them, or give the input github_token the token of an App or a person.';

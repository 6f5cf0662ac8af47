import type { JsonObject } from './github/description.ts';
import { readDescription } from './github/description.ts';
import type { GitHub } from './github/github.ts';
import { createJudge } from './github/judge.ts';
import { accountOf, type Comment, type Issue, type Review } from './github/model.ts';
import type { Operation } from './github/operations.ts';
import { type PullIssue, renderReview, renderWholePull } from './github/render-pull.ts';
import { renderComment, renderIssue } from './github/render-thread.ts';

/** An event as the runner hands it to a job. */
export interface ThreadPayload {
  readonly eventName: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

const judge = createJudge(readDescription());
const repo = '/repos/{owner}/{repo}';

/** `issue_comment`, its parts as the REST API would answer them, judged by GitHub's description. */
export function commentEvent(github: GitHub, issue: Issue, comment: Comment, action = 'created'): ThreadPayload {
  const { hub, repository } = of(github);
  const parts = {
    issue: sound(`GET ${repo}/issues/{issue_number}`, renderIssue(hub, repository, issue)),
    comment: sound(`GET ${repo}/issues/comments/{comment_id}`, renderComment(hub, repository, { issue, comment })),
  };
  return { eventName: 'issue_comment', payload: { action, ...parts, ...around(github, comment.user.login) } };
}

/** `issues`. */
export function labelEvent(
  github: GitHub,
  issue: Issue,
  given: { readonly label: string; readonly by: string; readonly action?: string },
): ThreadPayload {
  const { hub, repository } = of(github);
  const body = sound(`GET ${repo}/issues/{issue_number}`, renderIssue(hub, repository, issue));
  const label = { id: 1, name: given.label, color: 'ededed', default: false, description: null };
  return {
    eventName: 'issues',
    payload: { action: given.action ?? 'labeled', issue: body, label, ...around(github, given.by) },
  };
}

/** `pull_request_review`; in webhooks its state is written in small letters. */
export function reviewEvent(github: GitHub, issue: PullIssue, review: Review, action = 'submitted'): ThreadPayload {
  const { hub, repository } = of(github);
  const pull = sound(`GET ${repo}/pulls/{pull_number}`, renderWholePull(hub, repository, issue));
  const rendered = renderReview(hub, repository, { issue, review });
  sound(`POST ${repo}/pulls/{pull_number}/reviews`, rendered);
  const said = { ...rendered, state: review.state.toLowerCase() };
  return {
    eventName: 'pull_request_review',
    payload: { action, pull_request: pull, review: said, ...around(github, review.user.login) },
  };
}

function of({ hub }: GitHub) {
  const [repository] = hub.repositories.values();
  if (repository === undefined) throw new Error('The stand-in has no repository.');
  return { hub, repository };
}

function around(github: GitHub, sender: string) {
  const { hub, repository } = of(github);
  const { id, login, type } = accountOf(hub, sender);
  const { owner, name } = repository;
  return {
    sender: { id, login, type },
    repository: { full_name: `${owner.login}/${name}`, default_branch: 'main', fork: false },
  };
}

/** A payload that GitHub would never send would test nothing. */
function sound(operation: Operation, body: JsonObject): JsonObject {
  const status = operation.startsWith('POST /repos/{owner}/{repo}/pulls')
    ? 200
    : operation.startsWith('POST')
      ? 201
      : 200;
  const faults = judge.answer(operation, status, body);
  if (faults.length > 0) throw new Error(`${operation}: ${faults.join('; ')}`);
  return body;
}

import { type Answer, created, empty, invalid, notFound, ok, page, refused } from './answer.ts';
import { type Call, type Handlers, pageOf, param, text } from './call.ts';
import { withIssue } from './handlers-issues.ts';
import { addComment, bodyTooLong, commentLimit } from './make.ts';
import { type Comment, type Issue, nextId, type Reaction, timestamp } from './model.ts';
import { atLeast, roleOf } from './render-repository.ts';
import { renderComment, renderReaction } from './render-thread.ts';

const repo = '/repos/{owner}/{repo}';
const comment = '/repos/{owner}/{repo}/issues/comments/{comment_id}';

/** Comments on issues and pull requests, and reactions to them. */
export const commentHandlers: Handlers = {
  [`GET ${repo}/issues/{issue_number}/comments`]: (call) =>
    withIssue(call, (issue) => {
      const since = call.query.get('since') ?? '';
      const list = issue.comments.filter(({ updatedAt }) => updatedAt >= since);
      return page(list, pageOf(call), (each) => renderComment(call.hub, call.repository, { issue, comment: each }));
    }),
  [`POST ${repo}/issues/{issue_number}/comments`]: (call) => withIssue(call, (issue) => createComment(call, issue)),
  [`GET ${comment}`]: (call) => withComment(call, (found) => ok(renderComment(call.hub, call.repository, found))),
  [`PATCH ${comment}`]: updateComment,
  [`DELETE ${comment}`]: (call) =>
    withComment(call, (found) => {
      if (!mayChange(call, found.comment)) return notYours;
      found.issue.comments.splice(found.issue.comments.indexOf(found.comment), 1);
      return empty;
    }),
  [`GET ${comment}/reactions`]: (call) => withComment(call, (found) => listReactions(call, found.comment.reactions)),
  [`POST ${comment}/reactions`]: (call) => withComment(call, (found) => react(call, found.comment.reactions)),
  [`DELETE ${comment}/reactions/{reaction_id}`]: (call) =>
    withComment(call, ({ comment: { reactions } }) => {
      const index = reactions.findIndex(({ id }) => id === Number(param(call, 'reaction_id')));
      if (index < 0) return notFound;
      reactions.splice(index, 1);
      return empty;
    }),
  [`GET ${repo}/issues/{issue_number}/reactions`]: (call) =>
    withIssue(call, (issue) => listReactions(call, issue.reactions)),
  [`POST ${repo}/issues/{issue_number}/reactions`]: (call) => withIssue(call, (issue) => react(call, issue.reactions)),
};

interface Found {
  readonly issue: Issue;
  readonly comment: Comment;
}

/** The comment of the route and the thread it stands in. */
export function findComment(call: Call): Found | undefined {
  const id = Number(call.params['comment_id']);
  for (const issue of call.repository.issues.values()) {
    const found = issue.comments.find((each) => each.id === id);
    if (found !== undefined) return { issue, comment: found };
  }
  return undefined;
}

function withComment(call: Call, act: (found: Found) => Answer): Answer {
  const found = findComment(call);
  return found === undefined ? notFound : act(found);
}

function createComment(call: Call, issue: Issue): Answer {
  const { hub, repository, token } = call;
  const body = text(call.body, 'body') ?? '';
  if (issue.locked && !mayPush(call)) return locked;
  if (issue.comments.length >= commentLimit) return full;
  const fault = judgeBody(call, body);
  if (fault !== undefined) return fault;
  const made = addComment(hub, issue, { body, user: token.actor, byApp: token.kind === 'installation' });
  return created(renderComment(hub, repository, { issue, comment: made }));
}

const locked = refused(403, 'Unable to create comment because issue is locked.');
const full = refused(403, `Commenting is disabled on issues with more than ${commentLimit} comments`);
const notYours = refused(403, 'Must have admin rights to Repository.');

function judgeBody({ repository }: Call, body: string): Answer | undefined {
  const fault = (message: string): Answer =>
    invalid({ resource: 'IssueComment', code: 'unprocessable', field: 'data', message });
  if (body.trim() === '') return fault('Body cannot be blank');
  return bodyTooLong(repository, body) ? fault('Body is too long (maximum is 65536 characters)') : undefined;
}

/** A lock keeps out apps; people with write access may go on. */
function mayPush({ repository, token }: Call): boolean {
  return token.kind === 'user' && atLeast(roleOf(repository, token.actor), 'write');
}

function mayChange({ repository, token }: Call, { user }: Comment): boolean {
  return token.kind === 'installation' || user === token.actor || atLeast(roleOf(repository, token.actor), 'write');
}

function updateComment(call: Call): Answer {
  return withComment(call, (found) => {
    const body = text(call.body, 'body') ?? '';
    if (!mayChange(call, found.comment)) return notYours;
    const fault = judgeBody(call, body);
    if (fault !== undefined) return fault;
    found.comment.body = body;
    found.comment.updatedAt = timestamp(call.hub);
    found.comment.edits += 1;
    return ok(renderComment(call.hub, call.repository, found));
  });
}

function listReactions(call: Call, reactions: readonly Reaction[]): Answer {
  const content = call.query.get('content');
  const list = reactions.filter((each) => content === null || each.content === content);
  return page(list, pageOf(call), (each) => renderReaction(call.hub, each));
}

/** The same reaction of the same account is not added twice: 200 instead of 201. */
function react(call: Call, reactions: Reaction[]): Answer {
  const content = text(call.body, 'content') ?? '';
  const known = reactions.find((each) => each.user === call.token.actor && each.content === content);
  if (known !== undefined) return ok(renderReaction(call.hub, known));
  const made: Reaction = { id: nextId(call.hub), user: call.token.actor, content, createdAt: timestamp(call.hub) };
  reactions.push(made);
  return created(renderReaction(call.hub, made));
}

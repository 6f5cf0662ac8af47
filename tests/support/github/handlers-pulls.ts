import { type Answer, created, type FieldError, invalid, notFound, ok, page, refused } from './answer.ts';
import { type Call, findPull, type Handlers, isPull, ordered, pageOf, param, text } from './call.ts';
import { changedFiles, commitsOf, isAncestor, mergeBase, resolveCommit } from './git-store.ts';
import { issueBodyTooLong } from './handlers-issues.ts';
import { addIssue, bodyTooLong } from './make.ts';
import { mergePull } from './merge.ts';
import { accountOf, actionsBot, nextId, type Pull, type Repository, type Review, timestamp } from './model.ts';
import { closePull, importHead, publishHead } from './pull-sync.ts';
import { renderCommit, renderFile } from './render-git.ts';
import { type PullIssue, renderPull, renderReview, renderWholePull } from './render-pull.ts';

const repo = '/repos/{owner}/{repo}';
const pull = '/repos/{owner}/{repo}/pulls/{pull_number}';

/** Pull requests, their reviews and their merge. */
export const pullHandlers: Handlers = {
  [`GET ${repo}/pulls`]: listPulls,
  [`POST ${repo}/pulls`]: createPull,
  [`GET ${pull}`]: (call) => withPull(call, (issue) => ok(renderWholePull(call.hub, call.repository, issue))),
  [`PATCH ${pull}`]: (call) => withPull(call, (issue) => updatePull(call, issue)),
  [`PUT ${pull}/merge`]: (call) => withPull(call, (issue) => mergePull(call, issue)),
  [`GET ${pull}/commits`]: (call) =>
    withPull(call, (issue) => {
      const commits = commitsOf(call.repository.remote, rangeOf(call, issue), ['--reverse']);
      return page(commits, pageOf(call), (commit) => renderCommit(call.hub, call.repository, commit));
    }),
  [`GET ${pull}/files`]: (call) =>
    withPull(call, (issue) => {
      const { headSha, baseSha } = issue.pull;
      const from = mergeBase(call.repository.remote, baseSha, headSha) ?? baseSha;
      const files = changedFiles(call.repository.remote, from, headSha);
      return page(files, pageOf(call), (file) => renderFile(call.hub, call.repository, file, headSha));
    }),
  [`GET ${pull}/reviews`]: (call) =>
    withPull(call, (issue) =>
      page(issue.pull.reviews, pageOf(call), (review) => renderReview(call.hub, call.repository, { issue, review })),
    ),
  [`POST ${pull}/reviews`]: (call) => withPull(call, (issue) => createReview(call, issue)),
  [`POST ${pull}/requested_reviewers`]: (call) =>
    withPull(call, (issue) => {
      const names = (call.body['reviewers'] ?? []) as string[];
      issue.pull.reviewers.push(...names.map((login) => accountOf(call.hub, login)));
      return created(renderPull(call.hub, call.repository, issue));
    }),
  [`GET ${repo}/commits/{commit_sha}/pulls`]: (call) => {
    const sha = resolveCommit(call.repository.remote, param(call, 'commit_sha'));
    const found = allPulls(call.repository).filter(
      (issue) =>
        sha !== undefined &&
        isAncestor(call.repository.remote, sha, issue.pull.headSha) &&
        !isAncestor(call.repository.remote, sha, issue.pull.baseSha),
    );
    return page(found, pageOf(call), (issue) => renderPull(call.hub, call.repository, issue));
  },
};

function withPull(call: Call, act: (issue: PullIssue) => Answer): Answer {
  const issue = findPull(call);
  return issue === undefined ? notFound : act(issue);
}

function rangeOf({ repository }: Call, { pull: { baseSha, headSha } }: PullIssue): string {
  return `${mergeBase(repository.remote, baseSha, headSha) ?? baseSha}..${headSha}`;
}

function allPulls(repository: Repository): PullIssue[] {
  return [...repository.issues.values()].filter(isPull);
}

function listPulls(call: Call): Answer {
  const { query, repository, hub } = call;
  const state = query.get('state') ?? 'open';
  const base = query.get('base');
  const head = query.get('head');
  const found = allPulls(repository).filter(
    (issue) =>
      (state === 'all' || issue.state === state) &&
      (base === null || issue.pull.baseBranch === base) &&
      // A head without its owner is no filter at all, which GitHub does not say.
      (!head?.includes(':') || `${issue.pull.headOwner.login}:${issue.pull.headBranch}` === head),
  );
  const key =
    query.get('sort') === 'updated' ? (issue: PullIssue) => issue.updatedAt : (issue: PullIssue) => issue.number;
  const list = ordered(found, key, query.get('direction') ?? (query.has('sort') ? 'asc' : 'desc'));
  return page(list, pageOf(call), (issue) => renderPull(hub, repository, issue));
}

function createPull(call: Call): Answer {
  const { hub, repository, token, body } = call;
  const refusal = refuseSettings(call);
  if (refusal !== undefined) return refusal;
  const sides = readSides(call);
  if ('status' in sides) return sides;
  const title = text(body, 'title') ?? '';
  if (title.trim() === '') return fault({ field: 'title', code: 'missing_field' });
  const given = text(body, 'body');
  if (bodyTooLong(repository, given)) return issueBodyTooLong;
  const issue = addIssue(hub, repository, {
    title,
    body: given,
    user: token.actor,
    byApp: token.kind === 'installation',
    pull: { ...sides, draft: body['draft'] === true, maintainerCanModify: body['maintainer_can_modify'] !== false },
  }) as PullIssue;
  publishHead(repository, issue);
  return created(renderWholePull(hub, repository, issue));
}

function fault(error: Omit<FieldError, 'resource'>): Answer {
  return invalid({ resource: 'PullRequest', ...error });
}

/** What the repository's settings forbid, whatever the branches are. */
function refuseSettings({ repository: { switches }, token, body }: Call): Answer | undefined {
  if (!switches.actionsMayCreatePulls && token.actor.login === actionsBot.login) {
    return refused(403, 'GitHub Actions is not permitted to create or approve pull requests.');
  }
  if (body['draft'] === true && !switches.drafts) {
    return refused(422, 'Draft pull requests are not supported in this repository.');
  }
  return undefined;
}

type Sides = Omit<Pull, 'draft' | 'maintainerCanModify'>;

/** Head and base, or what is wrong with them. */
function readSides({ hub, repository, body }: Call): Sides | Answer {
  const head = text(body, 'head') ?? '';
  const baseBranch = text(body, 'base') ?? '';
  const headBranch = head.includes(':') ? head.split(':').slice(1).join(':') : head;
  const owner = head.includes(':') ? (head.split(':')[0] ?? '') : repository.owner.login;
  const headRepository = [...hub.repositories.values()].find(
    (each) => each.owner.login === owner && (each === repository || each.forkOf === repository),
  );
  const headSha = headRepository && importHead(repository, headRepository, headBranch);
  const baseSha = resolveCommit(repository.remote, baseBranch);
  if (baseSha === undefined) return fault({ field: 'base', code: 'invalid' });
  if (headRepository === undefined || headSha === undefined) return fault({ field: 'head', code: 'invalid' });
  const wrong = refuseBranches(repository, {
    label: `${owner}:${headBranch}`,
    headBranch,
    headSha,
    baseBranch,
    baseSha,
  });
  if (wrong !== undefined) return fault({ code: 'custom', message: wrong });
  const nothing = { mergedAt: undefined, mergedBy: undefined, mergeSha: undefined };
  const lists = { reviews: [], reviewers: [] };
  return {
    headRepository,
    headOwner: headRepository.owner,
    headBranch,
    headSha,
    baseBranch,
    baseSha,
    ...nothing,
    ...lists,
  };
}

function refuseBranches(
  { issues, remote }: Repository,
  at: { label: string; headBranch: string; headSha: string; baseBranch: string; baseSha: string },
): string | undefined {
  const twin = [...issues.values()]
    .filter(isPull)
    .some(
      ({ state, pull: { headOwner, headBranch, baseBranch } }) =>
        state === 'open' && `${headOwner.login}:${headBranch}` === at.label && baseBranch === at.baseBranch,
    );
  if (twin) return `A pull request already exists for ${at.label}.`;
  if (isAncestor(remote, at.headSha, at.baseSha)) return `No commits between ${at.baseBranch} and ${at.headBranch}`;
  if (mergeBase(remote, at.headSha, at.baseSha) === undefined) {
    return `The ${at.headBranch} branch has no history in common with ${at.baseBranch}`;
  }
  return undefined;
}

function updatePull(call: Call, issue: PullIssue): Answer {
  const { hub, repository, body } = call;
  if (bodyTooLong(repository, text(body, 'body'))) return issueBodyTooLong;
  if (body['state'] === 'open' && issue.state === 'closed') {
    const refusal = reopen(repository, issue);
    if (refusal !== undefined) return refusal;
  }
  const base = text(body, 'base');
  if (base !== undefined) {
    const baseSha = resolveCommit(repository.remote, base);
    if (baseSha === undefined) return fault({ field: 'base', code: 'invalid' });
    Object.assign(issue.pull, { baseBranch: base, baseSha });
  }
  issue.title = text(body, 'title') ?? issue.title;
  if (body['body'] !== undefined) issue.body = text(body, 'body');
  if (body['state'] === 'closed' && issue.state === 'open') closePull(hub, issue);
  issue.updatedAt = timestamp(hub);
  return ok(renderWholePull(hub, repository, issue));
}

function reopen(repository: Repository, issue: PullIssue): Answer | undefined {
  const { headRepository, headBranch, mergedAt } = issue.pull;
  const gone = headRepository === undefined || importHead(repository, headRepository, headBranch) === undefined;
  if (gone || mergedAt !== undefined) {
    const reason = gone ? `The ${headBranch} branch has been deleted.` : 'The pull request has been merged.';
    return fault({ code: 'invalid', field: 'state', message: `state cannot be changed. ${reason}` });
  }
  issue.state = 'open';
  issue.closedAt = undefined;
  return undefined;
}

const states = { APPROVE: 'APPROVED', REQUEST_CHANGES: 'CHANGES_REQUESTED', COMMENT: 'COMMENTED' } as const;

function createReview(call: Call, issue: PullIssue): Answer {
  const { hub, repository, token, body } = call;
  const event = text(body, 'event') as keyof typeof states | undefined;
  const own = issue.user === token.actor;
  if (event === 'APPROVE' && !repository.switches.actionsMayCreatePulls && token.actor.type === 'Bot') {
    return refused(403, 'GitHub Actions is not permitted to create or approve pull requests.');
  }
  if (own && event === 'APPROVE')
    return refused(422, 'Unprocessable Entity', { errors: ['Can not approve your own pull request'] });
  const review: Review = {
    id: nextId(hub),
    user: token.actor,
    body: text(body, 'body') ?? '',
    state: event === undefined ? 'PENDING' : states[event],
    commit: text(body, 'commit_id') ?? issue.pull.headSha,
    submittedAt: timestamp(hub),
  };
  issue.pull.reviews.push(review);
  return ok(renderReview(hub, repository, { issue, review }));
}

import { type Answer, ok, refused } from './answer.ts';
import { type Call, text } from './call.ts';
import { git, mergeTrees } from './git-store.ts';
import { mergedPull } from './pull-sync.ts';
import type { PullIssue } from './render-pull.ts';

/** `PUT …/merge`: a merge commit or a squash on the base branch; rebasing is switched off here. */
export function mergePull(call: Call, issue: PullIssue): Answer {
  const { hub, repository, token, body } = call;
  const { pull } = issue;
  const method = text(body, 'merge_method') ?? 'merge';
  const expected = text(body, 'sha');
  if (issue.state === 'closed' || pull.draft) {
    return refused(405, pull.draft ? 'Pull Request is still a draft' : 'Pull Request is not mergeable');
  }
  if (method === 'rebase') return refused(405, 'Rebase merges are not allowed on this repository.');
  if (expected !== undefined && expected !== pull.headSha) {
    return refused(409, 'Head branch was modified. Review and try the merge again.');
  }
  const tree = mergeTrees(repository.remote, pull.baseSha, pull.headSha);
  if (tree === undefined) return refused(405, 'Pull Request is not mergeable');
  const subject = `Merge pull request #${issue.number} from ${pull.headOwner.login}/${pull.headBranch}`;
  const title = text(body, 'commit_title') ?? (method === 'squash' ? `${issue.title} (#${issue.number})` : subject);
  const parents = [pull.baseSha, ...(method === 'squash' ? [] : [pull.headSha])].flatMap((sha) => ['-p', sha]);
  const message = [title, text(body, 'commit_message') ?? issue.title].join('\n\n');
  const person = { NAME: token.actor.login, EMAIL: `${token.actor.id}+${token.actor.login}@users.noreply.github.com` };
  const env = Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((who) =>
      Object.entries(person).map(([key, value]) => [`GIT_${who}_${key}`, value]),
    ),
  );
  const sha = git(repository.remote.gitDir, ['commit-tree', tree, ...parents, '-F', '-'], {
    input: message,
    env,
  }).trim();
  git(repository.remote.gitDir, ['update-ref', `refs/heads/${pull.baseBranch}`, sha, pull.baseSha]);
  mergedPull(hub, issue, sha);
  pull.mergedBy = token.actor;
  return ok({ sha, merged: true, message: 'Pull Request successfully merged' });
}

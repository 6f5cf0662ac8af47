import { noteOldBranches, notePush } from './activity.ts';
import { isPull } from './call.ts';
import { resolveCommit } from './git-store.ts';
import { addComment, addIssue } from './make.ts';
import {
  accountOf,
  type CheckRun,
  type Comment,
  type Dispatch,
  type Hub,
  type Issue,
  nextId,
  type Repository,
  type Review,
  type Role,
  type Status,
  type Switches,
  timestamp,
  type WorkflowRun,
} from './model.ts';
import { closePull, importHead, publishHead, syncPulls } from './pull-sync.ts';
import type { PullIssue } from './render-pull.ts';
import { addRun } from './workflows.ts';

export interface NewThread {
  /** Login of the author; default the repository's owner. */
  readonly user?: string;
  readonly title?: string;
  readonly body?: string;
  /** `owner/name`; default the first repository, here and below. */
  readonly repository?: string;
}

export interface NewPull extends NewThread {
  /** Branch, or `owner:branch` of a fork. */
  readonly head: string;
  /** Default `main`. */
  readonly base?: string;
  readonly draft?: boolean;
}

export interface NewReview {
  readonly user: string;
  readonly state: Review['state'];
  readonly body?: string;
  /** Commit that was looked at; default the head. */
  readonly commit?: string;
  readonly repository?: string;
}

/** What people do on github.com, and what a test reads there. Nothing here is a request, so nothing is journalled or judged. */
export interface Hands {
  issue(number: number, repository?: string): Issue;
  issues(repository?: string): readonly Issue[];
  pull(number: number, repository?: string): PullIssue;
  pulls(repository?: string): readonly PullIssue[];
  comments(number: number, repository?: string): readonly Comment[];
  checkRuns(repository?: string): readonly CheckRun[];
  statuses(repository?: string): readonly Status[];
  runs(repository?: string): readonly WorkflowRun[];
  dispatches(repository?: string): readonly Dispatch[];
  openIssue(thread: NewThread): Issue;
  openPull(pull: NewPull): PullIssue;
  say(number: number, comment: { user: string; body: string; byApp?: boolean; repository?: string }): Comment;
  deleteComment(id: number, repository?: string): void;
  lock(number: number, repository?: string): void;
  closePull(number: number, repository?: string): void;
  /** GitHub's record says that a branch came to where it is at that time. */
  pushed(branch: string, push: { atMs: number; repository?: string }): void;
  review(number: number, review: NewReview): Review;
  /** The fork of a pull request is deleted: its head has no repository any more. */
  deleteFork(name: string): void;
  setRole(login: string, role: Role, repository?: string): void;
  setSwitches(change: Partial<Switches>, repository?: string): void;
  startRun(run: { workflow: string; branch: string; event?: string; actor?: string; repository?: string }): WorkflowRun;
  finishRun(id: number, conclusion: string, repository?: string): void;
}

type Find = (name?: string) => Repository;

export function createHands(hub: Hub, find: Find): Hands {
  return { ...createReaders(hub, find), ...createThreadHands(hub, find), ...createSettingHands(hub, find) };
}

function createReaders(hub: Hub, find: Find) {
  const synced = (name?: string): Repository => {
    const repository = find(name);
    syncPulls(hub, repository);
    return repository;
  };
  const issue = (number: number, name?: string): Issue => readIssue(synced(name), number);
  return {
    issue,
    issues: (name?: string) => [...synced(name).issues.values()],
    pull: (number: number, name?: string) => asPull(issue(number, name)),
    pulls: (name?: string) => [...synced(name).issues.values()].filter(isPull),
    comments: (number: number, name?: string) => issue(number, name).comments,
    checkRuns: (name?: string) => [...find(name).checkRuns.values()],
    statuses: (name?: string) => find(name).statuses,
    runs: (name?: string) => [...find(name).runs.values()],
    dispatches: (name?: string) => find(name).dispatches,
  };
}

function readIssue(repository: Repository, number: number): Issue {
  const issue = repository.issues.get(number);
  if (issue === undefined) throw new Error(`${repository.name} has no issue or pull request ${number}`);
  return issue;
}

function asPull(issue: Issue): PullIssue {
  if (!isPull(issue)) throw new Error(`#${issue.number} is an issue, not a pull request`);
  return issue;
}

function createThreadHands(hub: Hub, find: Find) {
  return {
    openIssue(thread: NewThread): Issue {
      const repository = find(thread.repository);
      return addIssue(hub, repository, readThread(hub, repository, thread));
    },
    openPull: (pull: NewPull) => openPull(hub, find(pull.repository), pull),
    say(number: number, comment: { user: string; body: string; byApp?: boolean; repository?: string }): Comment {
      const issue = readIssue(find(comment.repository), number);
      return addComment(hub, issue, {
        body: comment.body,
        user: accountOf(hub, comment.user),
        byApp: comment.byApp ?? comment.user.endsWith('[bot]'),
      });
    },
    deleteComment(id: number, name?: string): void {
      for (const { comments } of find(name).issues.values()) {
        const index = comments.findIndex((comment) => comment.id === id);
        if (index >= 0) return void comments.splice(index, 1);
      }
      throw new Error(`there is no comment ${id} to delete`);
    },
    lock(number: number, name?: string): void {
      readIssue(find(name), number).locked = true;
    },
    closePull(number: number, name?: string): void {
      closePull(hub, asPull(readIssue(find(name), number)));
    },
    pushed(branch: string, { atMs, repository }: { atMs: number; repository?: string }): void {
      const at = find(repository);
      const tip = resolveCommit(at.remote, branch);
      if (tip === undefined) throw new Error(`there is no branch ${branch}`);
      notePush(hub, at, { ref: `refs/heads/${branch}`, before: tip, after: tip, actor: at.owner, atMs });
    },
    review(number: number, review: NewReview): Review {
      const issue = asPull(readIssue(find(review.repository), number));
      const made: Review = {
        id: nextId(hub),
        user: accountOf(hub, review.user),
        body: review.body ?? '',
        state: review.state,
        commit: review.commit ?? issue.pull.headSha,
        submittedAt: timestamp(hub),
      };
      issue.pull.reviews.push(made);
      return made;
    },
  };
}

function readThread(hub: Hub, repository: Repository, thread: NewThread) {
  const user = accountOf(hub, thread.user ?? repository.owner.login);
  return { title: thread.title ?? 'A thread', body: thread.body, user, byApp: user.type === 'Bot' };
}

function openPull(hub: Hub, repository: Repository, from: NewPull): PullIssue {
  const [owner, headBranch = from.head] = from.head.includes(':') ? from.head.split(':') : [repository.owner.login];
  const headRepository = [...hub.repositories.values()].find(
    (each) => each.owner.login === owner && (each === repository || each.forkOf === repository),
  );
  if (headRepository !== undefined) noteOldBranches(hub, headRepository);
  const baseBranch = from.base ?? 'main';
  const headSha = headRepository && importHead(repository, headRepository, headBranch);
  const baseSha = resolveCommit(repository.remote, baseBranch);
  if (!headRepository || !headSha || !baseSha)
    throw new Error(`cannot open a pull request from ${from.head} to ${baseBranch}`);
  const pull = {
    draft: from.draft ?? false,
    maintainerCanModify: true,
    headOwner: headRepository.owner,
    ...{ headRepository, headBranch, headSha, baseBranch, baseSha },
    ...{ mergedAt: undefined, mergedBy: undefined, mergeSha: undefined, reviews: [], reviewers: [] },
  };
  const issue = addIssue(hub, repository, { ...readThread(hub, repository, from), pull }) as PullIssue;
  publishHead(repository, issue);
  return issue;
}

function createSettingHands(hub: Hub, find: Find) {
  return {
    deleteFork(name: string): void {
      const fork = find(name);
      hub.repositories.delete(name.toLowerCase());
      const { forkOf } = fork;
      for (const issue of forkOf?.issues.values() ?? []) {
        if (issue.pull?.headRepository === fork) issue.pull.headRepository = undefined;
      }
      fork.remote.close().catch(() => undefined);
    },
    setRole(login: string, role: Role, name?: string): void {
      find(name).roles.set(accountOf(hub, login).login.toLowerCase(), role);
    },
    setSwitches(change: Partial<Switches>, name?: string): void {
      Object.assign(find(name).switches, change);
    },
    startRun(run: {
      workflow: string;
      branch: string;
      event?: string;
      actor?: string;
      repository?: string;
    }): WorkflowRun {
      const repository = find(run.repository);
      const headSha = resolveCommit(repository.remote, run.branch);
      if (headSha === undefined) throw new Error(`there is no branch ${run.branch} to run on`);
      const actor = run.actor === undefined ? repository.owner : accountOf(hub, run.actor);
      const made = addRun(hub, repository, { ...run, event: run.event ?? 'schedule', headSha, actor });
      made.status = 'in_progress';
      return made;
    },
    finishRun(id: number, conclusion: string, name?: string): void {
      const run = find(name).runs.get(id);
      if (run === undefined) throw new Error(`there is no workflow run ${id}`);
      Object.assign(run, { status: 'completed', conclusion, updatedAt: timestamp(hub) });
    },
  };
}

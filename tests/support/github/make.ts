import {
  type Account,
  type Comment,
  type Hub,
  type Issue,
  type Label,
  nextId,
  type Pull,
  type Repository,
  timestamp,
} from './model.ts';

export const bodyLimit = 65_536;
export const commentLimit = 2_500;

/** Whether a text is over GitHub's limit, counted as the repository's switch says. */
export function bodyTooLong(repository: Repository, text: string | undefined): boolean {
  if (text === undefined) return false;
  const counts = {
    characters: () => [...text].length,
    utf16: () => text.length,
    bytes: () => Buffer.byteLength(text),
  };
  return counts[repository.switches.bodyUnit]() > bodyLimit;
}

export interface NewIssue {
  readonly title: string;
  readonly body: string | undefined;
  readonly user: Account;
  readonly byApp: boolean;
  readonly pull?: Pull;
}

export function addIssue(hub: Hub, repository: Repository, from: NewIssue): Issue {
  repository.lastNumber += 1;
  const at = timestamp(hub);
  const issue: Issue = {
    id: nextId(hub),
    number: repository.lastNumber,
    title: from.title,
    body: from.body,
    user: from.user,
    byApp: from.byApp,
    createdAt: at,
    updatedAt: at,
    closedAt: undefined,
    state: 'open',
    stateReason: undefined,
    locked: false,
    lockReason: undefined,
    labels: [],
    comments: [],
    reactions: [],
    pull: from.pull,
  };
  repository.issues.set(issue.number, issue);
  return issue;
}

export function addComment(hub: Hub, issue: Issue, from: { body: string; user: Account; byApp: boolean }): Comment {
  const at = timestamp(hub);
  const comment: Comment = { id: nextId(hub), ...from, createdAt: at, updatedAt: at, reactions: [], edits: 0 };
  issue.comments.push(comment);
  issue.updatedAt = at;
  return comment;
}

/** Colour GitHub gives a label that is made by naming it. */
const plainColor = 'ededed';

export function addLabel(
  hub: Hub,
  repository: Repository,
  from: { name: string; color?: string | undefined; description?: string | undefined },
): Label {
  const label: Label = {
    id: nextId(hub),
    name: from.name,
    color: from.color ?? plainColor,
    description: from.description,
  };
  repository.labels.set(label.name.toLowerCase(), label);
  return label;
}

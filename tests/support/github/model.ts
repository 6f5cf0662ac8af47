import type { GitRemote } from '../git-remote.ts';
import type { Artifact, Runtime } from './artifacts.ts';
import type { JsonObject } from './description.ts';
import type { Token } from './tokens.ts';

/** What a person may do in a repository; the permission API folds `maintain` into write and `triage` into read. */
export type Role = 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none';

export interface Account {
  readonly id: number;
  readonly login: string;
  readonly type: 'User' | 'Bot' | 'Organization';
}

/** Switches of a repository's settings that change what the API answers. */
export interface Switches {
  /** False: a draft pull request is refused, as in private repositories of free plans. Default true. */
  drafts: boolean;
  /** False: "Allow GitHub Actions to create and approve pull requests" is off. Default true. */
  actionsMayCreatePulls: boolean;
  /** False: issues are turned off, their API answers 410. Default true. */
  issues: boolean;
  /** How a body's 65,536 characters are counted; GitHub's documents say only "characters". Default `characters`. */
  bodyUnit: 'characters' | 'utf16' | 'bytes';
  /** Writes per minute and token before the secondary limit answers; GitHub's is 80. Default unlimited. */
  writesPerMinute: number;
}

export interface Reaction {
  readonly id: number;
  readonly user: Account;
  readonly content: string;
  readonly createdAt: string;
}

export interface Comment {
  readonly id: number;
  readonly user: Account;
  /** Written with an installation's token. */
  readonly byApp: boolean;
  readonly createdAt: string;
  body: string;
  updatedAt: string;
  readonly reactions: Reaction[];
  /** How often the text was changed after it was created. */
  edits: number;
}

export interface Review {
  readonly id: number;
  readonly user: Account;
  readonly body: string;
  readonly state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'PENDING';
  readonly commit: string;
  readonly submittedAt: string;
}

/** The part of an issue that makes it a pull request. */
export interface Pull {
  draft: boolean;
  /** Undefined once the fork was deleted. */
  headRepository: Repository | undefined;
  readonly headOwner: Account;
  /** Branch names without `refs/heads/`. */
  readonly headBranch: string;
  headSha: string;
  baseBranch: string;
  baseSha: string;
  mergedAt: string | undefined;
  mergedBy: Account | undefined;
  mergeSha: string | undefined;
  maintainerCanModify: boolean;
  readonly reviews: Review[];
  readonly reviewers: Account[];
}

/** An issue, or with `pull` a pull request: they share numbers, threads and labels. */
export interface Issue {
  readonly id: number;
  readonly number: number;
  readonly user: Account;
  readonly byApp: boolean;
  readonly createdAt: string;
  title: string;
  body: string | undefined;
  state: 'open' | 'closed';
  stateReason: string | undefined;
  updatedAt: string;
  closedAt: string | undefined;
  locked: boolean;
  lockReason: string | undefined;
  readonly labels: string[];
  readonly comments: Comment[];
  readonly reactions: Reaction[];
  readonly pull: Pull | undefined;
}

/** A branch that came to another commit, by the server's clock. */
export interface Activity {
  readonly id: number;
  readonly before: string;
  readonly after: string;
  /** `refs/heads/…`. */
  readonly ref: string;
  readonly at: string;
  readonly actor: Account | undefined;
}

export interface Label {
  readonly id: number;
  readonly name: string;
  readonly color: string;
  readonly description: string | undefined;
}

export interface CheckRun {
  readonly id: number;
  readonly headSha: string;
  name: string;
  status: string;
  conclusion: string | undefined;
  startedAt: string | undefined;
  completedAt: string | undefined;
  externalId: string;
  detailsUrl: string | undefined;
  title: string | undefined;
  summary: string | undefined;
  text: string | undefined;
  /** Every annotation received: each request appends its own, at most 50. */
  readonly annotations: JsonObject[];
}

export interface Status {
  readonly id: number;
  readonly sha: string;
  readonly state: 'error' | 'failure' | 'pending' | 'success';
  readonly context: string;
  readonly description: string | undefined;
  readonly targetUrl: string | undefined;
  readonly user: Account;
  readonly createdAt: string;
}

export interface Workflow {
  readonly id: number;
  readonly name: string;
  readonly path: string;
}

export interface WorkflowRun {
  readonly id: number;
  readonly workflow: Workflow;
  readonly event: string;
  readonly headBranch: string;
  readonly headSha: string;
  /** Of a pull request from a fork; absent = the repository itself. */
  readonly headRepositoryId?: number;
  readonly actor: Account;
  readonly createdAt: string;
  readonly runNumber: number;
  status: 'queued' | 'in_progress' | 'completed';
  conclusion: string | undefined;
  updatedAt: string;
  /** Somebody asked to cancel it; a test decides when it ends. */
  cancelRequested: boolean;
}

/** A `repository_dispatch` or `workflow_dispatch` that was accepted. */
export interface Dispatch {
  readonly event: 'repository_dispatch' | 'workflow_dispatch';
  readonly name: string;
  readonly ref: string | undefined;
  readonly payload: JsonObject;
  readonly actor: string;
}

export interface Repository {
  readonly id: number;
  readonly owner: Account;
  readonly name: string;
  readonly private: boolean;
  readonly forkOf: Repository | undefined;
  readonly createdAt: string;
  /** The bare repository behind it; commits, branches and pull requests are read from it. */
  readonly remote: GitRemote;
  readonly switches: Switches;
  readonly roles: Map<string, Role>;
  readonly issues: Map<number, Issue>;
  readonly labels: Map<string, Label>;
  readonly checkRuns: Map<number, CheckRun>;
  readonly statuses: Status[];
  readonly workflows: Map<number, Workflow>;
  readonly runs: Map<number, WorkflowRun>;
  readonly dispatches: Dispatch[];
  readonly artifacts: Artifact[];
  /** Oldest first. */
  readonly activities: Activity[];
  /** Rules of `GET …/rules/branches/{branch}`, as a test declares them. */
  readonly rules: JsonObject[];
  /** Logins whose tokens may bypass the rulesets of those rules. */
  readonly bypassers: Set<string>;
  lastNumber: number;
}

/** Everything the stand-in knows. */
export interface Hub {
  /** `http://localhost:port`: GITHUB_SERVER_URL. */
  origin: string;
  /** `http://localhost:port/api/v3`: GITHUB_API_URL. */
  apiUrl: string;
  /** Milliseconds since the epoch; a test may hand in its own clock. */
  readonly now: () => number;
  readonly accounts: Map<string, Account>;
  /** By `owner/name` in lower case. */
  readonly repositories: Map<string, Repository>;
  readonly tokens: Map<string, Token>;
  /** What the runner gives to actions of a workflow run, by its value. */
  readonly runtimes: Map<string, Runtime>;
  lastId: number;
}

/** Ids are larger than 32 bits hold, as GitHub's comment ids are. */
export function nextId(hub: Hub): number {
  hub.lastId += 1;
  return hub.lastId;
}

/** The stand-in's time as GitHub writes it: UTC, whole seconds. */
export function timestamp(hub: Hub): string {
  return new Date(hub.now()).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** Who acts with GITHUB_TOKEN; its id is part of the address that its commits carry. */
export const actionsBot = { login: 'github-actions[bot]', id: 41_898_282 } as const;

/** The account of that login, made on first mention; `name[bot]` is a bot. */
export function accountOf(hub: Hub, login: string, type?: Account['type']): Account {
  const known = hub.accounts.get(login.toLowerCase());
  if (known !== undefined) return known;
  const made: Account = {
    id: login === actionsBot.login ? actionsBot.id : nextId(hub),
    login,
    type: type ?? (login.endsWith('[bot]') ? 'Bot' : 'User'),
  };
  hub.accounts.set(login.toLowerCase(), made);
  return made;
}

export function fullName(repository: Repository): string {
  return `${repository.owner.login}/${repository.name}`;
}

import type { Repository } from '../../adapters/git/controller.ts';
import type { Asked } from '../../core/asked.ts';
import type { IssueBacklog } from '../../core/issue/draft.ts';
import { featureOf } from '../../core/issue/feature.ts';
import { type NewStory, prdText } from '../../core/issue/prd-text.ts';
import { readIssue } from '../../core/issue/read-issue.ts';
import { slug } from '../../core/slug.ts';
import { backlogBody, backlogTitle, type StoryWriter } from '../../report/backlog.ts';
import { costWords } from '../../report/model-usage.ts';
import type { UsageView } from '../../report/run-view.ts';
import { plain } from '../../report/sanitise.ts';
import { isoTime } from '../../report/time.ts';
import type { RawSettings, Settings } from '../../settings/settings.ts';
import type { Base } from '../base.ts';
import { findBase, remoteRefusal } from '../base.ts';
import { diagnose } from '../doctor/doctor.ts';
import { inputValue } from '../early-inputs.ts';
import type { Job } from '../job.ts';
import { openRepository } from '../open-repository.ts';
import { readPolicy } from '../policy.ts';
import { findPrograms } from '../prepare.ts';
import { configError, type Refusal } from '../refusal.ts';
import type { Runner } from '../runner.ts';
import { askAgent } from './ask-agent.ts';
import { type Placed, placeBacklog, takenFeature } from './place.ts';
import { showBacklog } from './show.ts';
import { shownText } from './shown-text.ts';

/** `/ralph init [feature]` in an issue (03-interface §4). */
export interface InitRequest {
  /** Absent = number and title of the issue. */
  readonly feature?: string;
  readonly issue: { readonly number: number; readonly title: string; readonly body: string };
  /** The command that wants the configured agent to write the stories; absent = no agent is called. */
  readonly byAgent?: Asked;
}

export interface InitCall extends Pick<Runner, 'log' | 'onSecret'> {
  readonly job: Job;
  readonly inputs: RawSettings;
  readonly env: Readonly<Record<string, string>>;
  /** Absolute path of the running bundle. */
  readonly entry: string;
  readonly cancel: AbortSignal;
  readonly request: InitRequest;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What came of it. */
export type InitEnd = (
  | {
      readonly ok: true;
      readonly feature: string;
      readonly branch: string;
      readonly stories: readonly NewStory[];
      readonly notices: readonly string[];
      /** The pull request; else where a person opens it. */
      readonly url: string;
      /** Why there is no pull request. */
      readonly noPull?: string;
      /** Who wrote the stories; absent = no agent did. */
      readonly writer?: StoryWriter;
    }
  | Refusal
) & {
  /** What the agent used; absent = none was called. */
  readonly usage?: UsageView;
};

/** Makes a prd.json of an issue, on a branch of its own, as a pull request with what the doctor says; an agent is asked only on request. */
export async function initFromIssue(call: InitCall): Promise<InitEnd> {
  const programs = findPrograms(call);
  if (!programs.ok) return programs;
  const token = inputValue(call.inputs, 'github_token');
  const opened = await openRepository({ ...call, git: programs.git, token });
  if (!opened.ok) return opened;
  const { repository } = opened;
  try {
    const base = await findBase(repository, {
      ...call,
      baseBranch: inputValue(call.inputs, 'base_branch'),
      onImported: () => undefined,
    });
    if (!base.ok) return base;
    const allowed = await base.access();
    if (!allowed.ok) return remoteRefusal(allowed.problem);
    const policy = await readPolicy(repository, base.commit, call.inputs);
    if (!policy.ok) return policy;
    const { settings } = policy;
    if (settings.dryRun) return { ok: false, halt: 'skipped', reasons: [dryRun] };
    const feature = featureFor(call.request);
    const taken = await takenFeature(repository, base, feature);
    if (taken !== undefined) return taken;
    const found = await findStories(call, { repository, base, settings });
    if (!found.ok) return found;
    return { ...(await bring(call, { repository, base, settings, feature, found })), ...used(found) };
  } finally {
    await repository.close();
  }
}

interface OnBase {
  readonly repository: Repository;
  readonly base: Base;
  readonly settings: Settings;
}

interface Found {
  readonly ok: true;
  readonly backlog: IssueBacklog;
  readonly writer?: StoryWriter;
  readonly usage?: UsageView;
}

/** What the issue asks for, as its own marks say, or as an agent reads it. */
async function findStories(call: InitCall, on: OnBase): Promise<Found | (Refusal & Pick<Found, 'usage'>)> {
  const { issue, byAgent: asked } = call.request;
  if (asked !== undefined) {
    const written = await askAgent({ ...call, ...on, asked, issue });
    if (!written.ok) return written;
    return { ...written, writer: { agent: on.settings.agent.type, cost: written.usage && costWords(written.usage) } };
  }
  const backlog = readIssue({ title: titleOf(issue), body: shownText(issue.body) });
  return backlog === undefined ? configError(noStories) : { ok: true, backlog };
}

function used({ usage }: Pick<Found, 'usage'>): Pick<Found, 'usage'> {
  return usage === undefined ? {} : { usage };
}

async function bring(
  call: InitCall,
  { found, feature, ...on }: OnBase & { readonly found: Found; readonly feature: string },
): Promise<InitEnd> {
  const { now, request } = call;
  const { writer, backlog } = found;
  const branchName = `${on.settings.branchPrefix}${feature}`;
  const written = prdText(backlog, { branchName, title: titleOf(request.issue), createdAt: isoTime(now) });
  if (!written.ok) return configError(`The stories of this issue make no prd.json: ${written.message}`);
  const made = { ...written, feature, issue: request.issue.number, ...(writer && { writer }) };
  const placed = await placeBacklog(on.repository, { ...on, now, ...made });
  return placed.ok ? tell(call, { ...on, made, placed }) : placed;
}

function featureFor({ feature, issue }: InitRequest): string {
  return feature === undefined ? featureOf(issue) : slug(feature);
}

function titleOf({ title, number }: InitRequest['issue']): string {
  return oneLine(title) || `Issue ${number}`;
}

interface Made {
  readonly feature: string;
  readonly issue: number;
  readonly stories: readonly NewStory[];
  readonly notices: readonly string[];
  readonly writer?: StoryWriter;
}

function oneLine(text: string): string {
  return plain(text).replace(/\s+/gu, ' ').trim();
}

const dryRun =
  'dry_run is set, and init pushes a branch and opens a pull request. Take dry_run away, and give the command again.';

const noStories =
  'No stories were found in this issue. Write them as a task list (`- [ ] Title`, with its acceptance criteria as entries below), as headings ' +
  '(`## US-001: Title`, criteria as a list below), or as a table with the columns Story and Acceptance criteria, and comment again. With `--agent` the configured agent writes them.';

interface Told extends Pick<OnBase, 'base' | 'settings'> {
  readonly made: Made;
  readonly placed: Extract<Placed, { ok: true }>;
}

async function tell(call: InitCall, { base, settings, made, placed }: Told): Promise<InitEnd> {
  const { feature, stories, issue, writer } = made;
  const inputs = { ...call.inputs, values: { ...call.inputs.values, feature, prd: '' } };
  const { report } = await diagnose({ ...call, inputs, at: placed.commit });
  const notices = [...made.notices, ...placed.notices];
  const shown = await showBacklog({
    ...{ job: call.job, settings, base: base.branch, head: placed.branch, cancel: call.cancel },
    title: backlogTitle({ feature, issue }),
    body: backlogBody({ ...made, notices, path: placed.path, doctor: report }),
  });
  return { ok: true, feature, branch: placed.branch, stories, notices, ...shown, ...(writer && { writer }) };
}

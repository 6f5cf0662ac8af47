import { featureOf } from '../../core/issue/feature.ts';
import { type NewStory, prdText } from '../../core/issue/prd-text.ts';
import { readIssue } from '../../core/issue/read-issue.ts';
import { slug } from '../../core/slug.ts';
import { backlogBody, backlogTitle } from '../../report/backlog.ts';
import { forPromptRendered, plain } from '../../report/sanitise.ts';
import { isoTime } from '../../report/time.ts';
import type { RawSettings } from '../../settings/raw.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Base } from '../base.ts';
import { findBase, remoteRefusal } from '../base.ts';
import { diagnose } from '../doctor/doctor.ts';
import { inputValue } from '../early-inputs.ts';
import type { Job } from '../job.ts';
import { openRepository } from '../open-repository.ts';
import { readPolicy } from '../policy.ts';
import { findPrograms } from '../prepare.ts';
import { configError, type Refusal } from '../refusal.ts';
import { type Placed, placeBacklog } from './place.ts';
import { showBacklog } from './show.ts';

/** `/ralph init [feature]` in an issue (03-interface §4). */
export interface InitRequest {
  /** Absent = number and title of the issue. */
  readonly feature?: string;
  readonly issue: { readonly number: number; readonly title: string; readonly body: string };
}

export interface InitCall {
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
export type InitEnd =
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
    }
  | Refusal;

/** Makes a prd.json of an issue, on a branch of its own, as a pull request with what the doctor says; no agent is asked. */
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
    const allowed = await base.access;
    if (!allowed.ok) return remoteRefusal(allowed.problem);
    const policy = await readPolicy(repository, base.commit, call.inputs);
    if (!policy.ok) return policy;
    const { settings } = policy;
    const made = make(call, settings);
    if (!made.ok) return made;
    const placed = await placeBacklog(repository, { base, settings, now: call.now, ...made });
    return placed.ok ? await tell(call, { base, settings, made, placed }) : placed;
  } finally {
    await repository.close();
  }
}

interface Made {
  readonly ok: true;
  readonly feature: string;
  readonly issue: number;
  readonly text: string;
  readonly stories: readonly NewStory[];
  readonly notices: readonly string[];
}

function make({ request, now }: InitCall, { branchPrefix }: Settings): Made | Refusal {
  const { issue } = request;
  const feature = request.feature === undefined ? featureOf(issue) : slug(request.feature);
  const title = oneLine(issue.title) || `Issue ${issue.number}`;
  const backlog = readIssue({ title, body: shownText(issue.body) });
  if (backlog === undefined) return configError(noStories);
  const branchName = `${branchPrefix}${feature}`;
  const written = prdText(backlog, { branchName, title, createdAt: isoTime(now) });
  if (!written.ok) return configError(`The stories of this issue make no prd.json: ${written.message}`);
  return { ...written, ok: true, feature, issue: issue.number };
}

/** What people see of the issue, without its pictures: nobody can do a picture. */
function shownText(body: string): string {
  return forPromptRendered(body).replaceAll(/\(image\)\([^()\n]{0,2000}\)/g, '');
}

function oneLine(text: string): string {
  return plain(text).replace(/\s+/gu, ' ').trim();
}

const noStories =
  'No stories were found in this issue. Write them as a task list (`- [ ] Title`, with its acceptance criteria as entries below), as headings ' +
  '(`## US-001: Title`, criteria as a list below), or as a table with the columns Story and Acceptance criteria, and comment again.';

interface Told {
  readonly base: Base;
  readonly settings: Settings;
  readonly made: Made;
  readonly placed: Extract<Placed, { ok: true }>;
}

async function tell(call: InitCall, { base, settings, made, placed }: Told): Promise<InitEnd> {
  const { feature, stories, issue } = made;
  const inputs = { ...call.inputs, values: { ...call.inputs.values, feature, prd: '' } };
  const { report } = await diagnose({ ...call, inputs, at: placed.commit });
  const notices = [...made.notices, ...placed.notices];
  const shown = await showBacklog({
    ...{ job: call.job, settings, base: base.branch, head: placed.branch, cancel: call.cancel },
    title: backlogTitle({ feature, issue }),
    body: backlogBody({ feature, issue, stories, notices, path: placed.path, doctor: report }),
  });
  return { ok: true, feature, branch: placed.branch, stories, notices, ...shown };
}

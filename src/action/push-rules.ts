import { lookAtRules } from '../adapters/github/probe.ts';
import { tryWorkflowPush } from '../adapters/workflow-permission.ts';
import { begin } from '../core/begin.ts';
import { type BranchPush, branchExclusion } from '../core/branch-rules.ts';
import type { Story } from '../core/prd-types.ts';
import { storiesOf } from '../core/story-list.ts';
import { reachOf, WORKFLOW_PRICE } from '../core/workflow-split.ts';
import { isLeft } from '../report/dry-run.ts';
import { storyMessage } from '../report/messages.ts';
import type { Settings } from '../settings/settings.ts';
import { connect } from './ask-github.ts';
import type { Base } from './base.ts';
import type { Job } from './job.ts';
import { planOf } from './plan-of.ts';
import type { PrepareCall, PreparedRun } from './prepare.ts';
import { configError, type Refusal } from './refusal.ts';
import type { StartPoint } from './start-point.ts';

interface PushParts {
  readonly settings: Settings;
  readonly base: Base;
  readonly start: StartPoint;
}

/** What a run pushes to its branch, as far as rules of GitHub are about it. */
export function branchPush({ settings, base, start }: PushParts): BranchPush {
  return {
    branch: start.branch,
    exists: base.remoteRefs.has(`refs/heads/${start.branch}`),
    replaces: start.replaces !== undefined,
    merges: start.start.made === true,
    email: settings.commitAuthorEmail,
  };
}

type Pushing = Pick<PrepareCall, 'job' | 'cancel'>;
type Judged = Refusal | { readonly ok: true; readonly notices: readonly string[] };

/** What is known of the pushes of this run before anything is spent: every reason why the remote would refuse them. */
export async function judgePushes(prepared: PreparedRun, call: Pushing): Promise<Judged> {
  const judged = await Promise.all([judgeRules(prepared, call), judgeWorkflows(prepared)]);
  const reasons = judged.flatMap((each) => (each.ok ? [] : each.reasons));
  if (reasons.length > 0) return configError(...reasons);
  return { ok: true, notices: judged.flatMap((each) => (each.ok ? each.notices : [])) };
}

/** The stories that this run may work on and that may change workflows, each with the entries of its `allow:` that let it. */
export function workflowStories(stories: readonly Story[], only: readonly string[]) {
  const open = stories.filter(
    ({ id, eligible, passes }) => eligible && !passes && (only.length === 0 || only.includes(id)),
  );
  return open.flatMap(({ id, allow }) => {
    const entries = allow.filter((entry) => reachOf(entry) !== undefined);
    return entries.length === 0 ? [] : [{ id, entries }];
  });
}

/** As in "US-1 may change workflows (allow: .github/workflows/ci.yml)". */
export function mayChangeWorkflows(found: ReturnType<typeof workflowStories>): string {
  const named = found.slice(0, 3).map(({ id, entries }) => `${id} may change workflows (allow: ${entries.join(', ')})`);
  return `${named.join('; ')}${found.length > 3 ? ` and ${found.length - 3} more` : ''}`;
}

/**
 * Tries the permission that the push of a workflow needs, where a story may change one. A story that names workflows cannot end well
 * without it; one whose glob only covers them can, so that is a warning, as is what a run that pushes nothing cannot try.
 */
async function judgeWorkflows({ settings, prd, repository, base }: PreparedRun): Promise<Judged> {
  const found = workflowStories(prd.prd.stories, settings.stories);
  if (found.length === 0) return { ok: true, notices: [] };
  const what = mayChangeWorkflows(found);
  if (settings.dryRun || settings.handOver !== undefined) return { ok: true, notices: [`${what}. ${WORKFLOW_PRICE}`] };
  const tried = await tryWorkflowPush(repository, { feature: prd.feature, base: base.commit });
  if (tried.ok) return { ok: true, notices: [] };
  if (tried.problem.kind !== 'workflow-permission') return { ok: true, notices: [`${what}. ${WORKFLOW_PRICE}`] };
  const text = `${what}, and the remote takes no workflow from this token. ${WORKFLOW_PRICE} Or take the entry out of "allow": the change is then kept as a patch for a person.`;
  const isNamed = found.some(({ entries }) => entries.some((entry) => reachOf(entry) === 'names'));
  return isNamed ? configError(text) : { ok: true, notices: [text] };
}

/**
 * Rules of the repository under which every push of this run would be refused: a refusal before anything is spent. A job that only
 * hands its work over pushes with another job's token, which may be allowed more: it is warned. Nothing where GitHub does not tell.
 */
async function judgeRules(prepared: PreparedRun, { job, cancel }: Pushing): Promise<Judged> {
  const { settings } = prepared;
  const client = await connect({ job, token: settings.githubToken, cancel, onNote: () => undefined });
  if (typeof client === 'string') return { ok: true, notices: [] };
  const push = { ...branchPush(prepared), message: firstMessage(prepared, job) };
  const seen = await lookAtRules(client, push);
  const why = [...new Set(seen?.refusing.map((rule) => rule.why))];
  if (why.length === 0) return { ok: true, notices: [] };
  const page = `${job.serverUrl}/${job.repository}/rules?ref=${encodeURIComponent(`refs/heads/${push.branch}`)}`;
  const isOwnName = settings.branchPrefix !== '' && push.branch.startsWith(settings.branchPrefix);
  const exclude = `Exclude ${branchExclusion(push.branch)} from that ruleset (${page})`;
  const rename = isOwnName ? ', set branch_prefix to names that it does not cover' : '';
  const text =
    `The rules of the repository refuse every push of this run to ${push.branch}: ${why.join('; ')}. ` +
    `${exclude}${rename}, or pass a github_token whose App or user may bypass it.`;
  return settings.handOver === undefined ? configError(text) : { ok: true, notices: [text] };
}

/** Message of the first story that is open. */
function firstMessage(prepared: PreparedRun, job: Job): string | undefined {
  const plan = planOf(prepared, { runId: '20260101-000000-0000', job, clients: {} });
  const { state } = begin({ stamp: { at: 0, elapsedMs: 0 }, outcome: { type: 'begun', plan } });
  const first = storiesOf(state).find(isLeft);
  return first && storyMessage(state, first.id);
}

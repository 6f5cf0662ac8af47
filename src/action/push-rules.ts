import { lookAtRules } from '../adapters/github/probe.ts';
import { begin } from '../core/begin.ts';
import { type BranchPush, branchExclusion } from '../core/branch-rules.ts';
import { storiesOf } from '../core/story-list.ts';
import { isLeft } from '../report/dry-run.ts';
import { storyMessage } from '../report/messages.ts';
import type { Settings } from '../settings/settings.ts';
import { connect } from './ask-github.ts';
import type { Base } from './base.ts';
import { planOf } from './plan-of.ts';
import type { PrepareCall, Prepared } from './prepare.ts';
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

/**
 * Rules of the repository under which every push of this run would be refused: a refusal before anything is spent. A job that only
 * hands its work over pushes with another job's token, which may be allowed more: it is warned. Nothing where GitHub does not tell.
 */
export async function judgePushRules(
  prepared: Omit<Prepared, 'programs' | 'layers'>,
  { job, cancel }: Pick<PrepareCall, 'job' | 'cancel'>,
): Promise<Refusal | { readonly ok: true; readonly notices: readonly string[] }> {
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
function firstMessage(prepared: Omit<Prepared, 'programs' | 'layers'>, job: PrepareCall['job']): string | undefined {
  const plan = planOf(prepared, { runId: '20260101-000000-0000', job, clients: {} });
  const { state } = begin({ stamp: { at: 0, elapsedMs: 0 }, outcome: { type: 'begun', plan } });
  const first = storiesOf(state).find(isLeft);
  return first && storyMessage(state, first.id);
}

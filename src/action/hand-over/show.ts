import type { RunPlan } from '../../core/plan.ts';
import { withResults } from '../../core/publications.ts';
import type { RunState } from '../../core/state.ts';
import { stickyComment } from '../../report/comment.ts';
import { pullRequestBody, pullRequestTitle } from '../../report/pull-request.ts';
import { redact } from '../../report/redact.ts';
import { forLog, plain } from '../../report/sanitise.ts';
import type { Settings } from '../../settings/settings.ts';
import { type Face, githubFace } from '../face.ts';
import { redactedText, redactedTitle } from '../face-texts.ts';
import type { Job } from '../job.ts';
import type { ActionCall } from '../run-action.ts';
import { secretsIn } from '../secrets.ts';

export interface ShowCall {
  readonly call: ActionCall;
  readonly job: Job;
  readonly settings: Settings;
  readonly state: RunState;
  /** The branch is on the remote now. */
  readonly isPushed: boolean;
}

/** The run as GitHub shows it; the words are this job's own presenters', whatever the hand-over holds. */
export async function showRun(show: ShowCall): Promise<RunState> {
  const { state, settings, isPushed } = show;
  const { githubToken: token, createPr } = settings;
  if (token === undefined || createPr === 'none') return state;
  const face = faceOf(show, { token, createPr: stateOfPull(state.plan, { approval: settings.approval, createPr }) });
  face.changed(state);
  if (isPushed) face.branchPushed(state);
  const shown = withResults(state, { results: [], ...(await face.settle(state)) });
  face.changed(shown);
  await face.finish(shown);
  return shown;
}

/** What waits for a person is a draft, whichever of the two jobs says that it does. */
export function stateOfPull(
  plan: Pick<RunPlan, 'approval'>,
  { approval, createPr }: Pick<Settings, 'approval'> & { readonly createPr: 'draft' | 'ready' },
): 'draft' | 'ready' {
  return approval === 'required' || plan.approval === 'required' ? 'draft' : createPr;
}

/** The token is an input, and so among the variables. */
export function redactor(env: Readonly<Record<string, string>>): (text: string) => string {
  const secrets = secretsIn(env);
  return (text) => redact(text, secrets).text;
}

function faceOf(
  { call, job, settings, state: { plan } }: ShowCall,
  { token, createPr }: { readonly token: string; readonly createPr: 'draft' | 'ready' },
): Face {
  const clean = redactor(call.env);
  const say = (text: string): string => forLog([plain(text)], 4000).join(' ');
  return githubFace({
    ...{ apiUrl: job.apiUrl, serverUrl: job.serverUrl, repository: job.repository, token, createPr },
    ...{ head: plan.branch, base: plan.base.branch, comments: settings.useStickyComment, cancel: call.cancel },
    continues: true,
    marker: `${job.workflow}:${plan.feature}`,
    texts: {
      title: (state) => redactedTitle(pullRequestTitle(state), clean),
      body: (state) => redactedText((maxChars) => pullRequestBody(state, { links: job, maxChars }), clean),
      comment: (state) => redactedText((maxChars) => stickyComment(state, { links: job, maxChars }), clean),
    },
    onWarning: (text) => call.log.warning(say(text)),
    onInfo: (text) => call.log.info(say(text)),
  });
}

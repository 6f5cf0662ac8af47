import type { Repository } from '../adapters/git/controller.ts';
import type { PinnedPull, WaitingWork } from '../core/asked.ts';
import { CRITERIA_GATE } from '../core/objective.ts';
import { tipOf } from '../core/signoff.ts';
import { fixedStory, judgeFix, judgeSignOff } from '../core/signoff-verdict.ts';
import type { RunState } from '../core/state.ts';
import { knownReply, refusedReply, signedReply } from '../report/signoff-replies.ts';
import { type ActionEnd, refused } from './action-end.ts';
import { findRunOn, type RecordedRun } from './find-status.ts';
import { markPull } from './mark-pull.ts';
import { recordSignOff } from './record-signoff.ts';
import type { Refusal } from './refusal.ts';
import { type ControlCall, onRemote } from './thread-control.ts';

export interface SignOffCall extends ControlCall {
  readonly phrase: string;
}

/** `approve`, or an approving review: ends the run that waits with exactly this commit, and its pull request is ready (02-loop §2). */
export async function answerApprove(call: SignOffCall): Promise<ActionEnd> {
  const { origin } = call.asked;
  const { pull } = origin;
  if (pull === undefined) return decline(call, onPullAlone);
  return onRemote(call, async (repository) => {
    const run = await findRunOn(repository, pull.head);
    if (run === undefined) {
      // Most reviews are of pull requests that no run works on.
      return origin.via === 'review' ? skipped(`no run works on ${pull.head}`) : decline(call, noRun(pull));
    }
    const verdict = judgeSignOff(run.state, { pull, phrase: call.phrase });
    switch (verdict.type) {
      case 'refused':
        return decline(call, verdict.why);
      case 'known':
        return again(call, run.state);
      case 'ok':
        return approve(call, { repository, run, pull });
    }
  });
}

interface Approving {
  readonly repository: Repository;
  readonly run: RecordedRun;
  readonly pull: PinnedPull;
}

async function approve(call: SignOffCall, approving: Approving): Promise<ActionEnd> {
  const done = await recordSignOff(call, approving);
  if (!done.ok) return declineAs(call, done);
  await Promise.all([call.voice.react('rocket'), call.voice.reply(signedReply(done.state))]);
  return done.end;
}

/** Somebody approves once more what is signed off: perhaps it could not be marked the first time. */
async function again({ asked, voice }: SignOffCall, state: RunState): Promise<ActionEnd> {
  const { commit: sha } = tipOf(state);
  const marked = await markPull(voice.client, { number: asked.origin.thread, sha });
  await Promise.all([voice.react('rocket'), voice.reply(knownReply(state, marked))]);
  return skipped(`run ${state.plan.runId} is signed off already`);
}

export type FoundFix =
  | { readonly ok: true; readonly waiting: WaitingWork }
  | { readonly ok: false; readonly end: ActionEnd };

/** The run that waits on the pull request's branch, and the story that a fix is about (03-interface §4). */
export async function findFixed(call: SignOffCall, what: string): Promise<FoundFix> {
  const { pull } = call.asked.origin;
  let waiting: WaitingWork | undefined;
  const end =
    pull === undefined
      ? await decline(call, onPullAlone)
      : await onRemote(call, async (repository) => {
          const run = await findRunOn(repository, pull.head);
          const verdict = run && judgeFix(run.state, { pull, phrase: call.phrase });
          if (run === undefined || verdict === undefined) return decline(call, noRun(pull));
          if (verdict.type === 'refused') return decline(call, verdict.why);
          const story = fixedStory(run.state, what);
          if (story === undefined) return decline(call, `run ${run.state.plan.runId} has no story that passed`);
          waiting = workOf(run, story);
          return skipped('the run goes on');
        });
  return waiting === undefined ? { ok: false, end } : { ok: true, waiting };
}

function workOf({ state: { plan } }: RecordedRun, story: string): WaitingWork {
  const keyless = plan.checks.some(({ name, keyless: isKeyless }) => name === CRITERIA_GATE && isKeyless === true);
  return {
    ...{ runId: plan.runId, feature: plan.feature, story },
    ...(plan.prdPath !== undefined && { prdPath: plan.prdPath }),
    ...(plan.objective && { objective: { ...plan.objective, keyless } }),
  };
}

const onPullAlone = 'a sign-off is of one commit, so it is given on the pull request';

function noRun({ head }: PinnedPull): string {
  return `no run has left records of branch ${head}`;
}

async function decline(call: SignOffCall, why: string): Promise<ActionEnd> {
  return declineAs(call, { ok: false, halt: 'skipped', reasons: [why] });
}

async function declineAs({ voice, asked }: SignOffCall, refusal: Refusal): Promise<ActionEnd> {
  const words = refusedReply(asked.command.kind, refusal.reasons);
  await Promise.all([voice.react('confused'), voice.reply(words)]);
  return refused(refusal);
}

function skipped(reason: string): ActionEnd {
  return refused({ ok: false, halt: 'skipped', reasons: [reason] });
}

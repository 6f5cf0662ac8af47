import type { Asked } from '../core/asked.ts';
import { redact } from '../report/redact.ts';
import { notStarted, usageBlock } from '../report/slash-usage.ts';
import type { RawSettings } from '../settings/settings.ts';
import { type ActionEnd, refused } from './action-end.ts';
import type { Job } from './job.ts';
import { configError } from './refusal.ts';
import { resolveAsked } from './resolve-asked.ts';
import type { ActionCall } from './run-action.ts';
import { secretsIn } from './secrets.ts';
import { answerCancel, answerStatus } from './thread-control.ts';
import { answerDoctor, answerInit } from './thread-own.ts';
import { answerApprove, findFixed } from './thread-signoff.ts';
import type { Voice } from './voice.ts';

export interface ThreadCall {
  readonly call: ActionCall;
  readonly job: Job;
  readonly inputs: RawSettings;
  /** Begins the run that a command asks for. */
  readonly run: (asked: Asked, call: ActionCall) => Promise<ActionEnd>;
}

/** A job that a comment, a label or a review started: asks who it was, answers, and does what was asked (03-interface §4). */
export async function runThread({ call, job, inputs, run }: ThreadCall): Promise<ActionEnd> {
  const resolved = await resolveAsked({ job, inputs, log: call.log, cancel: call.cancel });
  switch (resolved.type) {
    case 'skipped':
      return skipped(resolved.reason);
    case 'refused':
      return refused(configError(...resolved.reasons));
    case 'asked':
      return answer({ ...resolved, call, run, own: { call, job, inputs } });
  }
}

interface Answering extends Pick<ThreadCall, 'call' | 'run'> {
  readonly own: Omit<ThreadCall, 'run'>;
  readonly asked: Asked;
  readonly voice: Voice;
  readonly triggers: { readonly phrase: string };
}

async function answer(answering: Answering): Promise<ActionEnd> {
  const { asked, voice, triggers, own } = answering;
  const { command } = asked;
  switch (command.kind) {
    case 'help':
      await Promise.all([
        voice.react('rocket'),
        voice.reply(`Commands of this repository:\n\n${usageBlock(triggers.phrase)}`),
      ]);
      return skipped('help was asked for and given');
    case 'run':
    case 'objective':
    case 'resume':
    case 'retry':
      return begin(answering);
    case 'doctor':
      return answerDoctor({ ...own, voice });
    case 'init':
      return answerInit({ ...own, voice }, { ...command, asked });
    case 'status':
      return answerStatus({ ...own, asked, voice }, command.runId);
    case 'cancel':
      return cancelled(answering, { reason: command.reason, closes: false });
    case 'abort':
      return cancelled(answering, { reason: 'aborted', closes: true });
    case 'approve':
      return answerApprove({ ...own, asked, voice, phrase: triggers.phrase });
    case 'fix':
      return fix(answering, command.what);
  }
}

/** The rocket goes up when the run has begun; one that cannot begin says why where it was asked for. */
async function begin({ asked, voice, call, run }: Answering): Promise<ActionEnd> {
  let said: Promise<void> | undefined;
  const onBegun: ActionCall['onBegun'] = (state) => {
    if (state['journal'] !== undefined) said ??= voice.react('rocket');
    call.onBegun(state);
  };
  const end = await run(asked, { ...call, onBegun });
  if (end.reasons.length > 0) {
    const secrets = secretsIn(call.env);
    const reasons = end.reasons.map((reason) => redact(reason, secrets).text);
    await Promise.all([voice.react('confused'), voice.reply(notStarted(reasons))]);
  }
  await said;
  return end;
}

async function cancelled(
  { asked, voice, own }: Answering,
  how: { readonly reason: string; readonly closes: boolean },
): Promise<ActionEnd> {
  return answerCancel({ ...own, asked, voice }, how);
}

/** Goes on with the run that waits for a sign-off, or says why it cannot. */
async function fix(answering: Answering, what: string): Promise<ActionEnd> {
  const { own, asked, voice, triggers } = answering;
  const found = await findFixed({ ...own, asked, voice, phrase: triggers.phrase }, what);
  return found.ok ? begin({ ...answering, asked: { ...asked, waiting: found.waiting } }) : found.end;
}

function skipped(reason: string): ActionEnd {
  return refused({ ok: false, halt: 'skipped', reasons: [reason] });
}

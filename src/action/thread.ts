import type { Asked } from '../core/asked.ts';
import { usageBlock } from '../report/slash-usage.ts';
import type { RawSettings } from '../settings/raw.ts';
import { type ActionEnd, refused } from './action-end.ts';
import type { Job } from './job.ts';
import { configError } from './refusal.ts';
import { resolveAsked } from './resolve-asked.ts';
import type { ActionCall } from './run-action.ts';
import type { Voice } from './voice.ts';

export interface ThreadCall {
  readonly call: ActionCall;
  readonly job: Job;
  readonly inputs: RawSettings;
  /** Begins the run that a command asks for. */
  readonly run: (asked: Asked) => Promise<ActionEnd>;
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
      return answer({ ...resolved, run, own: { call, job, inputs } });
  }
}

interface Answering extends Pick<ThreadCall, 'run'> {
  readonly own: Omit<ThreadCall, 'run'>;
  readonly asked: Asked;
  readonly voice: Voice;
  readonly triggers: { readonly phrase: string };
}

async function answer({ asked, voice, triggers, run, own }: Answering): Promise<ActionEnd> {
  const { command } = asked;
  switch (command.kind) {
    case 'help':
      await Promise.all([
        voice.react('rocket'),
        voice.reply(`Commands of this repository:\n\n${usageBlock(triggers.phrase)}`),
      ]);
      return skipped('help was asked for and given');
    case 'run':
      await voice.react('rocket');
      return run(asked);
    case 'doctor':
      return (await import('./thread-own.ts')).answerDoctor({ ...own, voice, origin: asked.origin });
    case 'init':
      return (await import('./thread-own.ts')).answerInit({ ...own, voice, origin: asked.origin }, command.feature);
    case 'objective':
    case 'resume':
    case 'retry':
    case 'status':
    case 'cancel':
    case 'abort':
    case 'approve':
    case 'fix':
      return notYet(command.kind, voice);
  }
}

async function notYet(kind: string, voice: Voice): Promise<ActionEnd> {
  const words = `This version does not have the command ${kind} yet.`;
  await Promise.all([voice.react('confused'), voice.reply(`Nothing was started. ${words}`)]);
  return skipped(words);
}

function skipped(reason: string): ActionEnd {
  return refused({ ok: false, halt: 'skipped', reasons: [reason] });
}

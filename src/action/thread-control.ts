import { systemClock } from '../adapters/clock.ts';
import type { Repository } from '../adapters/git/controller.ts';
import type { Asked } from '../core/asked.ts';
import { cancelledReply, statusReply, unheardReply } from '../report/control-words.ts';
import { text } from '../report/markdown.ts';
import { redact } from '../report/redact.ts';
import type { RawSettings } from '../settings/settings.ts';
import { type ActionEnd, refused } from './action-end.ts';
import { type Cancelled, cancelRun, closePull } from './cancel-run.ts';
import { findRun } from './find-status.ts';
import type { Job } from './job.ts';
import type { Refusal } from './refusal.ts';
import type { ActionCall } from './run-action.ts';
import { secretsIn } from './secrets.ts';
import { withRepository } from './thread-repository.ts';
import type { Voice } from './voice.ts';

export interface ControlCall {
  readonly call: ActionCall;
  readonly job: Job;
  readonly inputs: RawSettings;
  readonly asked: Asked;
  readonly voice: Voice;
}

/** Tells how the run of a thread stands, from its records: whoever works does not wait for it (03-interface §4). */
export async function answerStatus(control: ControlCall, runId: string | undefined): Promise<ActionEnd> {
  return onRemote(control, async (repository) => {
    const run = await findRun(repository, control.asked, runId);
    const secrets = secretsIn(control.call.env);
    const words = redact(statusReply(run, runId), secrets).text;
    await Promise.all([control.voice.react('rocket'), control.voice.reply(words)]);
    return skipped(run === undefined ? 'there is no run to tell of' : `status of run ${run.state.plan.runId}`);
  });
}

/** Ends the run that works for a thread; with `closes` its pull request is closed too and its branch kept. */
export async function answerCancel(
  control: ControlCall,
  { reason, closes }: { readonly reason: string; readonly closes: boolean },
): Promise<ActionEnd> {
  const { call, asked, voice } = control;
  return onRemote(control, async (repository) => {
    const { wallMs: now } = systemClock();
    const done = await cancelRun({ repository, asked, reason, now, cancel: call.cancel });
    const closed = closes ? await close(control, done) : undefined;
    const words = done.type === 'cancelled' ? cancelledReply(done.answer.runId, reason) : unheardReply(done);
    const isDone = done.type === 'cancelled' || closed?.ok === true;
    const reply = [words, closed?.words ?? ''].filter((line) => line !== '').join('\n\n');
    await Promise.all([voice.react(isDone ? 'rocket' : 'confused'), voice.reply(reply)]);
    return skipped(done.type === 'cancelled' ? `run ${done.answer.runId} is cancelled` : 'no run was cancelled');
  });
}

/** Closes the pull request of the thread, or that of the run; undefined when there is none. */
async function close(
  { asked: { origin }, voice }: ControlCall,
  done: Cancelled,
): Promise<{ readonly ok: boolean; readonly words: string } | undefined> {
  const pull = origin.pull === undefined ? pullOf(done) : origin.thread;
  if (pull === undefined) return undefined;
  const trouble = await closePull(voice.client, pull);
  if (trouble !== undefined) return { ok: false, words: text(trouble, 1000) };
  return { ok: true, words: `Pull request #${pull} is closed; its branch is kept.` };
}

function pullOf(done: Cancelled): number | undefined {
  return done.type === 'cancelled' ? done.answer.pull : undefined;
}

/** Without the remote nothing can be said: the person is told by a reaction, the log why. */
export async function onRemote(
  control: ControlCall,
  act: (repository: Repository) => Promise<ActionEnd>,
): Promise<ActionEnd> {
  const done = await withRepository(control, act);
  return 'ok' in done ? declined(control.voice, done) : done;
}

async function declined(voice: Voice, refusal: Refusal): Promise<ActionEnd> {
  await voice.react('confused');
  return refused(refusal);
}

function skipped(reason: string): ActionEnd {
  return refused({ ok: false, halt: 'skipped', reasons: [reason] });
}

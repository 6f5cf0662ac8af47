import { systemClock } from '../adapters/clock.ts';
import type { Origin } from '../core/asked.ts';
import { initReply } from '../report/backlog.ts';
import { code, text } from '../report/markdown.ts';
import type { RawSettings } from '../settings/raw.ts';
import { type ActionEnd, refused } from './action-end.ts';
import { runDoctor } from './doctor/doctor.ts';
import { initFromIssue } from './init/init.ts';
import type { Job } from './job.ts';
import type { ActionCall } from './run-action.ts';
import type { Voice } from './voice.ts';

/** A command that starts no run and is answered by what we look at ourselves. */
export interface OwnCommand {
  readonly call: ActionCall;
  readonly job: Job;
  readonly inputs: RawSettings;
  readonly origin: Origin;
  readonly voice: Voice;
}

/** `/ralph doctor`: the answer is the report. */
export async function answerDoctor({ call, job, inputs, voice }: OwnCommand): Promise<ActionEnd> {
  const { report, ...end } = await runDoctor({ ...call, job, inputs });
  await Promise.all([voice.react(end.exitCode === 0 ? 'rocket' : 'confused'), voice.reply(report)]);
  return end;
}

/** `/ralph init [feature]`: the answer names the pull request with the backlog. */
export async function answerInit(
  { call, job, inputs, origin, voice }: OwnCommand,
  feature?: string,
): Promise<ActionEnd> {
  if (origin.pull !== undefined)
    return decline(voice, 'init reads the stories of an issue, and this is a pull request');
  const request = { issue: { number: origin.thread, ...origin.issue }, ...(feature === undefined ? {} : { feature }) };
  const end = await initFromIssue({ ...call, job, inputs, request, now: systemClock().wallMs() });
  if (!end.ok) {
    await Promise.all([
      voice.react('confused'),
      voice.reply(`Nothing was made. ${end.reasons.map((why) => text(why, 1000)).join('\n\n')}`),
    ]);
    return refused(end);
  }
  await Promise.all([voice.react('rocket'), voice.reply(initReply({ ...end, phrase: job.phrase ?? '/ralph' }))]);
  for (const notice of end.notices) call.log.notice(notice);
  const made = `init made the backlog ${end.feature} with ${end.stories.length} stories on branch ${end.branch}`;
  const said = refused({ ok: false, halt: 'skipped', reasons: [made] });
  return {
    ...said,
    outputs: { ...said.outputs, branch_name: end.branch, pr_url: end.noPull === undefined ? end.url : '' },
  };
}

async function decline(voice: Voice, why: string): Promise<ActionEnd> {
  await Promise.all([
    voice.react('confused'),
    voice.reply(`Nothing was made: ${why}. Use ${code('init')} in an issue.`),
  ]);
  return refused({ ok: false, halt: 'skipped', reasons: [why] });
}

import { systemClock } from '../adapters/clock.ts';
import type { Asked } from '../core/asked.ts';
import type { SlashCommand } from '../core/slash-command.ts';
import { initReply } from '../report/backlog.ts';
import { code, text } from '../report/markdown.ts';
import { costWords } from '../report/model-usage.ts';
import type { RawSettings } from '../settings/settings.ts';
import { type ActionEnd, refused } from './action-end.ts';
import { runDoctor } from './doctor/doctor.ts';
import { initFromIssue } from './init/init.ts';
import type { Job } from './job.ts';
import type { ActionCall } from './run-action.ts';
import { costOutputs } from './run-outputs.ts';
import type { Voice } from './voice.ts';

/** A command that starts no run and is answered by what we look at ourselves. */
export interface OwnCommand {
  readonly call: ActionCall;
  readonly job: Job;
  readonly inputs: RawSettings;
  readonly voice: Voice;
}

/** `/ralph doctor`: the answer is the report. */
export async function answerDoctor({ call, job, inputs, voice }: OwnCommand): Promise<ActionEnd> {
  const { report, ...end } = await runDoctor({ ...call, job, inputs });
  await Promise.all([voice.react(end.exitCode === 0 ? 'rocket' : 'confused'), voice.reply(report)]);
  return end;
}

/** `/ralph init [feature] [--agent]`: the answer names the pull request with the backlog. */
export async function answerInit(
  { call, job, inputs, voice }: OwnCommand,
  { asked, feature, agent }: InitAsked,
): Promise<ActionEnd> {
  const { origin } = asked;
  if (origin.pull !== undefined)
    return decline(voice, 'init reads the stories of an issue, and this is a pull request');
  const request = {
    issue: { number: origin.thread, ...origin.issue },
    ...(feature === undefined ? {} : { feature }),
    ...(agent === true ? { byAgent: asked } : {}),
  };
  const end = await initFromIssue({ ...call, job, inputs, request, now: systemClock().wallMs() });
  const used = end.usage === undefined ? {} : costOutputs(end.usage);
  if (!end.ok) {
    const why = end.reasons.map((reason) => text(reason, 1000)).join('\n\n');
    const cost = end.usage === undefined ? '' : `\n\nThe call of the agent cost: ${costWords(end.usage)}.`;
    await Promise.all([voice.react('confused'), voice.reply(`Nothing was made. ${why}${cost}`)]);
    return withOutputs(refused(end), used);
  }
  await Promise.all([voice.react('rocket'), voice.reply(initReply({ ...end, phrase: job.phrase ?? '/ralph' }))]);
  for (const notice of end.notices) call.log.notice(notice);
  const made = `init made the backlog ${end.feature} with ${end.stories.length} stories on branch ${end.branch}`;
  return withOutputs(refused({ ok: false, halt: 'skipped', reasons: [made] }), {
    ...used,
    branch_name: end.branch,
    pr_url: end.noPull === undefined ? end.url : '',
  });
}

/** What `init` is asked for, and by whom. */
interface InitAsked extends Omit<Extract<SlashCommand, { kind: 'init' }>, 'kind'> {
  readonly asked: Asked;
}

function withOutputs(end: ActionEnd, outputs: Partial<ActionEnd['outputs']>): ActionEnd {
  return { ...end, outputs: { ...end.outputs, ...outputs } };
}

async function decline(voice: Voice, why: string): Promise<ActionEnd> {
  await Promise.all([
    voice.react('confused'),
    voice.reply(`Nothing was made: ${why}. Use ${code('init')} in an issue.`),
  ]);
  return refused({ ok: false, halt: 'skipped', reasons: [why] });
}

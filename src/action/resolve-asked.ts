import { openGitHub } from '../adapters/github/client.ts';
import { hasBlock } from '../adapters/github/merge-body.ts';
import type { Asked } from '../core/asked.ts';
import { askingOf } from '../core/asking.ts';
import { text } from '../report/markdown.ts';
import { usageReply } from '../report/slash-usage.ts';
import { readTriggers, type Triggers } from '../settings/merge.ts';
import type { RawSettings } from '../settings/settings.ts';
import { admit } from './admit.ts';
import { inputValue } from './early-inputs.ts';
import type { Job } from './job.ts';
import type { Log } from './log.ts';
import { threadEventOf } from './thread-event.ts';
import { type Voice, voiceOf } from './voice.ts';

export interface ResolveCall {
  readonly job: Job;
  readonly inputs: RawSettings;
  readonly log: Log;
  readonly cancel: AbortSignal;
}

/** What a comment, a label or a review comes to. */
export type Resolved =
  | { readonly type: 'asked'; readonly asked: Asked; readonly voice: Voice; readonly triggers: Triggers }
  | { readonly type: 'skipped'; readonly reason: string }
  | { readonly type: 'refused'; readonly reasons: readonly string[] };

/**
 * Reads what is asked and asks GitHub who asks it. A stranger gets nothing, whoever may gets an answer at once: eyes when the
 * command is taken up, words when it is not.
 */
export async function resolveAsked({ job, inputs, log, cancel }: ResolveCall): Promise<Resolved> {
  const read = readTriggers(inputs);
  if (!read.ok) return { type: 'refused', reasons: read.mistakes.map(({ message }) => message) };
  const { triggers } = read;
  const event = threadEventOf(job);
  if (event === undefined) {
    return { type: 'skipped', reason: `the payload of this ${job.eventName} is not what GitHub documents` };
  }
  const asking = askingOf(event, triggers);
  if (asking.type === 'skipped') return asking;
  const opened = await openClient(job, { inputs, log, cancel });
  if (!opened.ok) return { type: 'refused', reasons: [opened.why] };
  const { client } = opened;
  const admission = await admit({ client, triggers, event, reading: asking.reading, runners: job.actors });
  if (admission.type === 'skipped') return admission;
  const voice = voiceOf(client, admission.type === 'admitted' ? admission.asked.origin : admission.origin, log);
  if (admission.type === 'admitted') {
    await voice.react('eyes');
    return { type: 'asked', asked: admission.asked, voice, triggers };
  }
  const { why, isUsage, origin } = admission;
  // Most reviews are of pull requests that are none of ours: nobody there asked us anything.
  const isElsewhere = event.via === 'review' && !hasBlock(event.issue.body, origin.pull?.head ?? '');
  if (isElsewhere) return { type: 'skipped', reason: why };
  const words = isUsage ? usageReply(why, triggers.phrase) : `Nothing was started: ${text(why)}.`;
  await Promise.all([voice.react('confused'), voice.reply(words)]);
  return { type: 'skipped', reason: why };
}

async function openClient(job: Job, { inputs, log, cancel }: Pick<ResolveCall, 'inputs' | 'log' | 'cancel'>) {
  const token = inputValue(inputs, 'github_token');
  if (token === undefined) {
    return { ok: false, why: 'github_token is empty, so nobody can be asked who gave this command. Pass it.' } as const;
  }
  const [owner = '', repo = ''] = job.repository.split('/');
  const { apiUrl, serverUrl } = job;
  const opened = await openGitHub({ apiUrl, serverUrl, owner, repo, token, signal: cancel, onNote: log.info });
  return opened.ok ? opened : ({ ok: false, why: opened.problem.message } as const);
}

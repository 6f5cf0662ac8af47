import { join } from 'node:path';
import { gitPublisher } from '../adapters/publisher.ts';
import { stateRecords } from '../adapters/records.ts';
import { type CriteriaTexts, criteriaTexts } from '../core/prd.ts';
import { tipOf } from '../core/signoff.ts';
import type { RunState } from '../core/state.ts';
import type { Clock, World } from '../ports.ts';
import { stickyComment } from '../report/comment.ts';
import { pullRequestBody, pullRequestTitle } from '../report/pull-request.ts';
import { redact } from '../report/redact.ts';
import { forLog, plain } from '../report/sanitise.ts';
import type { Settings } from '../settings/settings.ts';
import { type Face, githubFace } from './face.ts';
import { redactedText, redactedTitle } from './face-texts.ts';
import { threadFace } from './face-thread.ts';
import { readAt } from './find-prd.ts';
import { markPull } from './mark-pull.ts';
import { noFace } from './no-face.ts';
import type { OpenedRun } from './open-run.ts';
import type { Recording } from './record-signoff.ts';
import { fileReports, recordFiles } from './reports.ts';
import type { SignOffCall } from './thread-signoff.ts';

export interface SignOffWorldCall extends Recording {
  readonly opened: OpenedRun;
  readonly folder: string;
  readonly settings: Settings;
  readonly secrets: readonly string[];
  readonly clock: Clock;
}

/** The few ports that a run needs which has nothing left to do but to be signed off. */
export interface SignOffWorld extends World {
  readonly face: Face;
  /** Pushes the journal with the sign-off; what kept it from the remote, undefined = nothing. */
  readonly record: (state: RunState) => Promise<string | undefined>;
}

/** Nothing of the branch is pushed here: it is at the commit that was signed off, or nothing would have been. */
export async function signOffWorld(control: SignOffCall, own: SignOffWorldCall): Promise<SignOffWorld> {
  const { call, asked, voice } = control;
  const { opened, folder, clock, settings } = own;
  const { plan } = opened.first.state;
  const clean = (text: string): string => redact(text, own.secrets).text;
  const context = { links: control.job, criteria: await criteriaOf(own) };
  const push = recorder(control, own, clean);
  const noOne = async (): Promise<never> =>
    Promise.reject(new Error('Nothing is worked on while a run is signed off.'));
  return {
    face: faceOf(control, { settings, state: opened.first.state, context, clean }),
    record: push,
    clock,
    cancel: call.cancel,
    journal: opened.journal,
    observer: { commanded: () => undefined, happened: () => undefined },
    publisher: {
      start: () => [],
      known: () => ({ results: [] }),
      settle: async (_, state) => {
        const ref = `refs/heads/${plan.branch}`;
        const { commit } = tipOf(state);
        const { isReady, trouble } = await markPull(voice.client, { number: asked.origin.thread, sha: commit });
        const pull = state.pull && { pull: { ...state.pull, draft: !isReady } };
        const results = [{ ref, commit, status: 'pushed' as const, detail: '' }];
        return { results, ...pull, pullNotes: [...(state.pullNotes ?? []), ...(trouble === '' ? [] : [trouble])] };
      },
    },
    reports: fileReports({
      ...{ folder: join(folder, 'reports', plan.runId), context, redact: clean, onSummary: call.onSummary },
    }),
    pauses: { wait: noOne },
    agent: { implement: noOne },
    snapshots: { take: noOne },
    checks: { baseline: noOne, run: noOne },
    reviewers: { review: noOne },
    advisers: { consult: noOne },
    commits: { story: noOne, carry: noOne, park: noOne, archive: noOne },
  };
}

function recorder(
  { call }: SignOffCall,
  { repository, run, opened, folder, clock }: SignOffWorldCall,
  clean: (text: string) => string,
): SignOffWorld['record'] {
  return async (state) => {
    const troubles: string[] = [];
    const { ref } = run;
    const there = await repository.remoteRefs([ref]);
    const publisher = gitPublisher({
      repository,
      stateUpdate: stateRecords({
        ...{ repository, ref, journalFile: opened.journalFile, redact: clean, files: recordFiles, now: clock.wallMs },
        remoteCommit: there.ok ? there.refs.get(ref) : undefined,
      }),
      bundleFolder: join(folder, 'bundles'),
      onResult: () => undefined,
      onTrouble: (message) => void troubles.push(message),
      cancel: call.cancel,
    });
    const settled = await publisher.settle([], state);
    return 'type' in settled ? settled.cause : troubles[0];
  };
}

/** Criteria in the words of the backlog that was signed off; none where it cannot be read. */
async function criteriaOf({ repository, opened }: SignOffWorldCall): Promise<CriteriaTexts> {
  const { plan } = opened.first.state;
  if (plan.prdPath === undefined) return criteriaTexts([]);
  const found = await readAt(repository, tipOf(opened.first.state).commit, plan.prdPath);
  return criteriaTexts(found.ok ? found.prd.stories : []);
}

interface FaceOfCall {
  readonly settings: Settings;
  readonly state: RunState;
  readonly context: NonNullable<Parameters<typeof stickyComment>[1]>;
  readonly clean: (text: string) => string;
}

/** The description and the run's own comment tell the end; our answer in the thread is another comment. */
function faceOf({ call, job, asked, voice }: SignOffCall, { settings, state, context, clean }: FaceOfCall): Face {
  const { plan } = state;
  const { githubToken: token } = settings;
  if (token === undefined) return noFace;
  const say = (text: string): string => forLog([plain(text)], 4000).join(' ');
  const options = {
    ...{ apiUrl: job.apiUrl, serverUrl: job.serverUrl, repository: job.repository, token },
    ...{ head: plan.branch, base: plan.base.branch, comments: false, cancel: call.cancel, createPr: 'draft' as const },
    marker: `${plan.workflow ?? job.workflow}:${plan.feature}`,
    texts: {
      title: (at: RunState) => redactedTitle(pullRequestTitle(at), clean),
      body: (at: RunState) => redactedText((maxChars) => pullRequestBody(at, { ...context, maxChars }), clean),
      comment: (at: RunState) => redactedText((maxChars) => stickyComment(at, { ...context, maxChars }), clean),
    },
    onWarning: (text: string) => call.log.warning(say(text)),
    onInfo: (text: string) => call.log.info(say(text)),
  };
  const inner = githubFace({ ...options, open: async () => ({ ok: true, client: voice.client }) });
  if (!settings.useStickyComment) return inner;
  const { marker, onWarning, texts } = options;
  const thread = plan.origin?.thread ?? asked.origin.thread;
  return threadFace(inner, { thread, marker, onWarning, comment: texts.comment, connect: async () => voice.client });
}

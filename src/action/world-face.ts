import type { GitHubClient } from '../adapters/github/client.ts';
import { isPushedUnseen } from '../core/publications.ts';
import { stickyComment } from '../report/comment.ts';
import { pullRequestBody, pullRequestTitle } from '../report/pull-request.ts';
import { forLog, plain } from '../report/sanitise.ts';
import { type Face, type FaceOptions, githubFace, openFaceClient } from './face.ts';
import { redactedText, redactedTitle } from './face-texts.ts';
import { threadFace } from './face-thread.ts';
import { noFace } from './no-face.ts';
import { contextOf } from './report-context.ts';
import { threadOf } from './thread-of.ts';
import type { Parts } from './world-parts.ts';

/** The pull request and its comment, or the comment where the run was asked for; texts are redacted like every other. */
export function openFace(parts: Parts, token: string): Face {
  const { useStickyComment, createPr: wanted } = parts.call.prepared.settings;
  // What has to be signed off is no more than a draft before.
  const createPr = wanted === 'ready' && parts.call.plan.approval === 'required' ? 'draft' : wanted;
  const thread = threadOf(parts.call);
  const options = optionsOf(parts, { token, comments: useStickyComment && thread === undefined });
  let opening: ReturnType<typeof openFaceClient> | undefined;
  const open = (): ReturnType<typeof openFaceClient> => {
    opening ??= openFaceClient(options);
    return opening;
  };
  const inner = createPr === 'none' ? noFace : githubFace({ ...options, createPr, open });
  if (thread === undefined || !useStickyComment) return inner;
  const { marker, onWarning, texts } = options;
  return threadFace(inner, {
    thread,
    marker,
    onWarning,
    comment: texts.comment,
    connect: () => clientOf(open, onWarning),
  });
}

async function clientOf(
  open: () => ReturnType<typeof openFaceClient>,
  onWarning: (text: string) => void,
): Promise<GitHubClient | undefined> {
  const opened = await open();
  if (opened.ok) return opened.client;
  onWarning(opened.problem.message);
  return undefined;
}

function optionsOf(
  parts: Parts,
  { token, comments }: { readonly token: string; readonly comments: boolean },
): Omit<FaceOptions, 'createPr' | 'open'> {
  const { call, clean } = parts;
  const { prepared, plan, job, log, cancel } = call;
  const context = contextOf(parts);
  return {
    ...{ apiUrl: job.apiUrl, serverUrl: job.serverUrl, repository: job.repository, token },
    ...{ head: plan.branch, base: plan.base.branch, comments, cancel },
    continues: prepared.base.remoteRefs.has(`refs/heads/${plan.branch}`),
    isOwed: isPushedUnseen,
    marker: `${plan.workflow ?? job.workflow}:${plan.feature}`,
    texts: {
      title: (state) => redactedTitle(pullRequestTitle(state), clean),
      body: (state) => redactedText((maxChars) => pullRequestBody(state, { ...context, maxChars }), clean),
      comment: (state) => {
        const lately = parts.lately.current();
        const more = lately === undefined ? context : { ...context, lately };
        return redactedText((maxChars) => stickyComment(state, { ...more, maxChars }), clean);
      },
    },
    onWarning: (text) => log.warning(forLog([plain(text)], 4000).join(' ')),
    onInfo: (text) => log.info(forLog([plain(text)], 4000).join(' ')),
  };
}

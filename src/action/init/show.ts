import { compareUrl } from '../../adapters/github/address.ts';
import { openGitHub } from '../../adapters/github/client.ts';
import { ensurePull } from '../../adapters/github/pulls.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Job } from '../job.ts';

export interface ShowCall {
  readonly job: Job;
  readonly settings: Settings;
  /** Branches, short names. */
  readonly base: string;
  readonly head: string;
  readonly title: string;
  readonly body: string;
  readonly cancel: AbortSignal;
}

/** Opens the pull request, or says where a person can. */
export async function showBacklog(call: ShowCall): Promise<{ readonly url: string; readonly noPull?: string }> {
  const { job, settings, base, head, title, body, cancel } = call;
  const [owner = '', repo = ''] = job.repository.split('/');
  const { apiUrl, serverUrl } = job;
  const compare = compareUrl({ serverUrl, owner, repo }, { head, base });
  const { githubToken: token, createPr } = settings;
  if (token === undefined || createPr === 'none') return { url: compare, noPull: 'create_pr: none is set.' };
  const opened = await openGitHub({ apiUrl, serverUrl, owner, repo, token, signal: cancel, onNote: () => undefined });
  if (!opened.ok) return { url: compare, noPull: opened.problem.message };
  const draft = createPr === 'draft';
  const ensured = await ensurePull(opened.client, { head, base, title, body, draft, marker: head });
  return ensured.ok ? { url: ensured.pull.url } : { url: ensured.compareUrl, noPull: ensured.problem.message };
}

import type { Merged } from './merge.ts';
import type { Settings } from './settings.ts';

/** Where the work goes and what is remembered of it. */
export function git({
  values,
}: Merged): Pick<
  Settings,
  | 'githubToken'
  | 'baseBranch'
  | 'branchPrefix'
  | 'commitMessageTemplate'
  | 'signOff'
  | 'commitAuthorName'
  | 'commitAuthorEmail'
  | 'createPr'
  | 'resume'
  | 'journal'
  | 'archive'
  | 'continues'
  | 'handOver'
  | 'retentionDays'
  | 'retryFailedAfterMs'
  | 'lockTtlMs'
> {
  return {
    githubToken: values.github_token,
    baseBranch: values.base_branch,
    branchPrefix: values.branch_prefix,
    commitMessageTemplate: values.commit_message_template,
    signOff: values.sign_off,
    commitAuthorName: values.commit_author_name,
    commitAuthorEmail: values.commit_author_email,
    createPr: values.create_pr,
    resume: values.resume,
    journal: values.journal,
    archive: values.archive,
    continues: values.continue === 'dispatch',
    handOver: values.hand_over,
    retentionDays: values.retention_days,
    retryFailedAfterMs: values.retry_failed_after,
    lockTtlMs: values.lock_ttl,
  };
}

/** How a server declines one ref: the reason on git's status line and what it prints before it. */
export interface Refusal {
  readonly reason: string;
  readonly remote: readonly string[];
}

/** GitHub's words, as 05-github records them. */
export const githubRefusals = {
  protectedBranch: (ref: string): Refusal => ({
    reason: 'protected branch hook declined',
    remote: [
      `error: GH006: Protected branch update failed for ${ref}.`,
      '',
      '- Changes must be made through a pull request.',
    ],
  }),
  repositoryRule: (ref: string): Refusal => ({
    reason: 'push declined due to repository rule violations',
    remote: [
      `error: GH013: Repository rule violations found for ${ref}.`,
      '',
      '- Cannot create ref due to creations being restricted.',
    ],
  }),
  workflowPermission: (path: string): Refusal => ({
    reason: `refusing to allow a GitHub App to create or update workflow \`${path}\` without \`workflows\` permission`,
    remote: [],
  }),
  largeFile: (path: string): Refusal => ({
    reason: 'pre-receive hook declined',
    remote: [
      'error: Trace: 0123456789abcdef',
      'error: See https://gh.io/lfs for more information.',
      `error: File ${path} is 101.00 MB; this exceeds GitHub's file size limit of 100.00 MB`,
      'error: GH001: Large files detected. You may want to try Git Large File Storage - https://git-lfs.github.com.',
    ],
  }),
} as const;

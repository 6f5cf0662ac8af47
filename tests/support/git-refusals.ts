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

/** What GitHub prints when it declines the content of a commit: secrets, a file that is too large, a path that a push rule keeps. */
const contentWords = {
  secret: (commit: string, path: string): readonly string[] => [
    'error: GH013: Repository rule violations found for refs/heads/main.',
    '',
    '- GITHUB PUSH PROTECTION',
    '  —————————————————————————————————————————',
    '    Resolve the following violations before pushing again',
    '',
    '    - Push cannot contain secrets',
    '',
    '     (?) Learn how to resolve a blocked push',
    '     https://docs.github.com/code-security/secret-scanning/working-with-secret-scanning-and-push-protection',
    '',
    '      —— DeepSeek API Key ——————————————————————————————————',
    '       locations:',
    `         - commit: ${commit}`,
    `           path: ${path}:1`,
    '',
    '       (?) To push, remove secret from commit(s) or follow this URL to allow the secret.',
    '       https://github.com/acme/widgets/security/secret-scanning/unblock-secret/2gakJrAududURpxlhIZdNlX14ZZ',
  ],
  large: (_: string, path: string): readonly string[] => [
    'error: Trace: 4d8e35248ebbf5e8e2ea71623e57e0b8fd5ffa09c0dff8db962e59d51823aad6',
    'error: See https://gh.io/lfs for more information.',
    `error: File ${path} is 117.80 MB; this exceeds GitHub's file size limit of 100.00 MB`,
    'error: GH001: Large files detected. You may want to try Git Large File Storage - https://git-lfs.github.com.',
  ],
  path: (_: string, path: string): readonly string[] => [
    'error: GH013: Repository rule violations found for refs/heads/main.',
    '',
    '- GITHUB PUSH PROTECTION',
    '    Resolve the following violations before pushing again',
    '',
    '    - File path is restricted',
    `      path: ${path}`,
  ],
} as const;

/**
 * A pre-receive hook that looks at every file of every commit that is new to the remote, on whatever ref, and declines the push in
 * GitHub's words where one of them holds a text.
 */
export function declineContent(words: keyof typeof contentWords, text: string): string {
  const lines = contentWords[words]('$commit', '$path').map((line) => `echo "${line}" >&2`);
  return `#!/bin/bash
while read -r old new ref; do
  [ "$new" = 0000000000000000000000000000000000000000 ] && continue
  for commit in $(git rev-list --reverse "$new" --not --all); do
    path=$(git grep -l -e '${text}' "$commit" -- . | head -n 1 | cut -d: -f2-)
    [ -z "$path" ] && continue
    ${lines.join('\n    ')}
    exit 1
  done
done
`;
}

import type { Allowed, DoctorFacts } from './facts.ts';
import type { Finding } from './finding.ts';

interface Permission {
  readonly key: string;
  /** What a run does without it. */
  readonly without: string;
  readonly weight: 'blocks' | 'warning';
}

const permissions: Readonly<Record<keyof DoctorFacts['token'], Permission>> = {
  contents: { key: 'contents', without: 'nothing can be pushed', weight: 'blocks' },
  pulls: { key: 'pull-requests', without: 'there is no pull request and no comment on it', weight: 'warning' },
  issues: { key: 'issues', without: 'commands in issues get no answer', weight: 'warning' },
};

/** Permissions, as GitHub answered when each was tried. */
export function tokenFindings({ token }: DoctorFacts): readonly Finding[] {
  return [
    ...one(permissions.contents, token.contents),
    ...one(permissions.pulls, token.pulls),
    ...one(permissions.issues, token.issues),
  ];
}

function one({ key, without, weight }: Permission, allowed: Allowed): readonly Finding[] {
  const about = `permission ${key}`;
  switch (allowed.type) {
    case 'not-needed':
      return [];
    case 'yes':
      return [{ weight: 'fine', about, text: `The token has \`${key}: write\`.` }];
    case 'unknown':
      return [{ weight: 'note', about, text: `Whether the token has \`${key}: write\` is not known. ${allowed.why}` }];
    case 'no':
      return [
        {
          weight,
          about,
          text: `Without \`${key}: write\` ${without}. ${allowed.why}`,
          paste: { where: 'under `permissions:` of the job or the workflow', lines: [`${key}: write`] },
        },
      ];
  }
}

import type { Allowed, DoctorFacts } from './facts.ts';
import type { Finding } from './finding.ts';

interface Permission {
  readonly key: string;
  readonly level: 'write' | 'read';
  /** What a run does without it. */
  readonly without: string;
  readonly weight: 'blocks' | 'warning' | 'note';
}

const permissions: Readonly<Record<keyof DoctorFacts['token'], Permission>> = {
  contents: { key: 'contents', level: 'write', without: 'nothing can be pushed', weight: 'blocks' },
  pulls: {
    ...{ key: 'pull-requests', level: 'write', weight: 'warning' },
    without: 'there is no pull request and no comment on it',
  },
  issues: { key: 'issues', level: 'write', without: 'commands in issues get no answer', weight: 'warning' },
  actions: {
    ...{ key: 'actions', level: 'read', weight: 'note' },
    without: 'nobody can be asked whether the run that holds the lock still works, so that the age of the lock decides',
  },
};

/** Permissions, as GitHub answered when each was tried. */
export function tokenFindings({ token }: DoctorFacts): readonly Finding[] {
  return [
    ...one(permissions.contents, token.contents),
    ...one(permissions.pulls, token.pulls),
    ...one(permissions.issues, token.issues),
    ...one(permissions.actions, token.actions),
  ];
}

function one({ key, level, without, weight }: Permission, allowed: Allowed): readonly Finding[] {
  const about = `permission ${key}`;
  switch (allowed.type) {
    case 'not-needed':
      return [];
    case 'yes':
      return [{ weight: 'fine', about, text: `The token has \`${key}: ${level}\`.` }];
    case 'unknown':
      return [
        { weight: 'note', about, text: `Whether the token has \`${key}: ${level}\` is not known. ${allowed.why}` },
      ];
    case 'no':
      return [
        {
          weight,
          about,
          text: `Without \`${key}: ${level}\` ${without}. ${allowed.why}`,
          paste: { where: 'under `permissions:` of the job or the workflow', lines: [`${key}: ${level}`] },
        },
      ];
  }
}

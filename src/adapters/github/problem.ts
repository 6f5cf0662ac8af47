import { type Failure, readFailure } from './failure.ts';

/** What can go wrong with GitHub's API and is not a bug. */
export type ProblemKind =
  | 'unauthorized'
  | 'missing-permission'
  | 'forbidden'
  | 'not-found'
  | 'too-long'
  | 'invalid'
  | 'rate-limited'
  | 'server'
  | 'network'
  | 'timeout'
  | 'locked'
  | 'too-many-comments'
  | 'pulls-not-permitted'
  | 'drafts-unavailable'
  | 'budget'
  | 'aborted';

/** An expected failure: what happened, the value, what to do (04-trust rule 20). */
export interface GitHubProblem {
  readonly kind: ProblemKind;
  readonly message: string;
}

/** What was asked of GitHub, for messages. */
export interface Asked {
  /** As in "Could not …": `create the comment on #5`. */
  readonly does: string;
  /** Key and level for `permissions:` of the job: `issues: write`. GitHub's own header, where it is sent, counts more. */
  readonly permission: string;
}

/** Names what went wrong with a call; takes whatever was thrown and never throws. First row that matches wins. */
export function problemOf(error: unknown, asked: Asked): GitHubProblem {
  const failure = readFailure(error);
  const row = rows.find((each) => matches(each, failure)) ?? unexpected;
  return { kind: row.kind, message: `Could not ${asked.does}: ${happened(failure)}. ${row.remedy(failure, asked)}` };
}

/** Whether GitHub may have carried the request out all the same: look before repeating it (catalogue H4). */
export function mayBeStored({ kind }: GitHubProblem): boolean {
  return kind === 'server' || kind === 'network' || kind === 'timeout';
}

/** Whether the same request cannot succeed later in this run: only a change of settings or permissions helps. */
export function isPermanent({ kind }: GitHubProblem): boolean {
  return permanent.has(kind);
}

const permanent: ReadonlySet<ProblemKind> = new Set<ProblemKind>([
  'unauthorized',
  'missing-permission',
  'forbidden',
  'not-found',
  'locked',
  'too-many-comments',
  'pulls-not-permitted',
  'aborted',
]);

interface Row {
  readonly kind: ProblemKind;
  /** Any status when absent. */
  readonly statuses?: readonly number[];
  readonly text?: RegExp;
  readonly when?: (failure: Failure) => boolean;
  readonly remedy: (failure: Failure, asked: Asked) => string;
}

function matches({ statuses, text, when }: Row, failure: Failure): boolean {
  if (statuses !== undefined && (failure.status === undefined || !statuses.includes(failure.status))) return false;
  return (text?.test(failure.text) ?? true) && (when?.(failure) ?? true);
}

function happened({ ended, unreadable, status, text }: Failure): string {
  if (ended === 'aborted') return 'the run was cancelled';
  if (ended === 'timeout') return 'GitHub did not answer in time';
  if (unreadable) return 'GitHub sent an answer that cannot be read (cut, empty or a web page)';
  if (status === undefined) return `the connection failed (${text})`;
  return text === '' ? `GitHub answered ${status}` : `GitHub answered ${status} "${text}"`;
}

const passing = 'Nothing needs to be changed for that; what the run reports stands in the job summary.';
const later = `GitHub has trouble. ${passing}`;

const rows: readonly Row[] = [
  { kind: 'aborted', when: ({ ended }) => ended === 'aborted', remedy: () => 'The next run continues.' },
  { kind: 'timeout', when: ({ ended }) => ended === 'timeout', remedy: () => later },
  { kind: 'server', when: ({ unreadable }) => unreadable, remedy: () => later },
  {
    kind: 'network',
    when: ({ status }) => status === undefined,
    remedy: () => 'Check that the runner reaches GITHUB_API_URL, through its proxy if it has one.',
  },
  {
    kind: 'unauthorized',
    statuses: [401],
    remedy: () =>
      'The token is not valid or has expired. Pass a valid github_token; GITHUB_TOKEN lasts as long as its job.',
  },
  {
    kind: 'pulls-not-permitted',
    statuses: [403],
    text: /not permitted to create or approve pull requests/i,
    remedy: () =>
      'Turn on "Allow GitHub Actions to create and approve pull requests" (Settings, Actions, General; in an organization there first), or pass github_token of an App or a user.',
  },
  {
    kind: 'too-many-comments',
    statuses: [403],
    text: /more than [\d,]+ comments/i,
    remedy: () => 'The thread is full for ever. Close it and go on in a new one.',
  },
  {
    kind: 'locked',
    statuses: [403],
    text: /\bis locked\b|\blocked (?:issue|conversation)/i,
    remedy: () => 'Unlock the conversation, or read the report in the job summary.',
  },
  { kind: 'missing-permission', statuses: [403], text: /Resource not accessible by/i, remedy: addPermission },
  { kind: 'rate-limited', statuses: [429], remedy: waitFor },
  { kind: 'rate-limited', statuses: [403], text: /rate limit|abuse detection/i, remedy: waitFor },
  {
    kind: 'rate-limited',
    statuses: [403],
    when: ({ header }) => header('retry-after') !== '' || header('x-ratelimit-remaining') === '0',
    remedy: waitFor,
  },
  {
    kind: 'forbidden',
    statuses: [403, 451],
    remedy: (_, { permission }) =>
      `The token may not do this. It needs \`${permission}\`, and an account or App with access to the repository; single sign-on, an address list or an archived repository can be in the way.`,
  },
  {
    kind: 'not-found',
    statuses: [404],
    remedy: (_, { permission }) =>
      `It does not exist, or the token may not see it. If it exists, add \`permissions: ${permission}\` to the job.`,
  },
  {
    kind: 'not-found',
    statuses: [410],
    remedy: () => 'It is gone, or issues are turned off in this repository (Settings, General, Features).',
  },
  {
    kind: 'drafts-unavailable',
    statuses: [422],
    text: /draft pull requests are not supported/i,
    remedy: () => 'The plan of this repository has no drafts. Set `create_pr: ready` for ordinary pull requests.',
  },
  { kind: 'too-long', statuses: [422], text: /\bis too long\b/i, remedy: () => tooLong },
  { kind: 'too-long', statuses: [413, 414], remedy: () => tooLong },
  {
    kind: 'invalid',
    statuses: [400, 406, 409, 415, 422],
    remedy: () => 'GitHub does not take the request as it is; the words above say why.',
  },
  { kind: 'server', when: ({ status = 0 }) => status >= 500, remedy: () => later },
];

/** A status that no document names for these requests, such as a redirect to nowhere. */
const unexpected: Row = { kind: 'server', remedy: () => 'Check GITHUB_API_URL: this is not how GitHub answers.' };

const tooLong = 'GitHub takes 65,536 characters of text and 256 of a title. Shorten it.';

/** GitHub names alternatives, separated by semicolons, each a comma-separated list (`x-accepted-github-permissions`). */
function addPermission({ header, text }: Failure, { permission }: Asked): string {
  const accepted = header('x-accepted-github-permissions')
    .split(';')
    .map((set) => set.split(',').map((each) => each.trim().replaceAll('_', '-').replace('=', ': ')))
    .filter((set) => set.every((each) => /^[a-z-]+: (read|write|admin)$/.test(each)));
  const wanted = (accepted.length === 0 ? [[permission]] : accepted).map((set) => `\`${set.join(', ')}\``).join(' or ');
  if (/personal access token/i.test(text)) return `Give the token of github_token the permission ${wanted}.`;
  return `The token lacks a permission. Add ${wanted} under \`permissions:\` of the job.`;
}

function waitFor({ header }: Failure): string {
  const after = Number(header('retry-after'));
  const reset = Number(header('x-ratelimit-reset'));
  const from = after > 0 ? ` GitHub asks to wait ${after} s.` : '';
  const until = reset > 0 && reset < 1e11 ? ` The limit ends at ${new Date(reset * 1000).toISOString()}.` : '';
  return `The token has made too many requests.${from || until} ${passing}`;
}

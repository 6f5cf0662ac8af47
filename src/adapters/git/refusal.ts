import type { NetworkResult } from './network.ts';
import type { GitProblem, RefusalKind } from './problem.ts';

/** Why a push was refused or broke, with cause and remedy. */
export interface PushRefusal extends GitProblem {
  readonly kind: RefusalKind;
  /** The same push can never succeed: nothing but a change of settings, permissions or content helps. */
  readonly permanent: boolean;
  /** What was refused is the content of a commit, by any name of a branch; absent = something else, as far as the words tell. */
  readonly content?: true;
}

/**
 * Classifies a refused push: git's porcelain line first, then the server's own words (05-github, exact texts; A14, G9,
 * G18, G19, G20, G26). First row that matches wins.
 */
export function classifyPush(porcelain: string, stderr: string): PushRefusal {
  const matching = (rows: readonly Row[], text: string): Row | undefined => rows.find((row) => row.pattern.test(text));
  // A status line means that the connection worked: what it declined is no trouble of the network.
  const row =
    matching(verdicts, porcelain) ?? matching(porcelain === '' ? [...verdicts, ...transport] : verdicts, stderr);
  const { kind, permanent, says, content } = row ?? (porcelain === '' ? unknown : declined);
  const words = (content ? wholeWords(stderr) : serverWords(stderr)) || reasonOf(porcelain) || lastLine(stderr);
  const message = words === '' ? says : `${says} The remote said: ${words}`;
  return { kind, permanent, message, ...(content && { content }) };
}

/** Classifies what a read from the remote answered; `missing` when it has no such ref or commit. */
export function classifyRead(result: NetworkResult): GitProblem {
  if (result.timedOut) return timeout;
  if (/not our ref|couldn't find remote ref|no such remote ref|unadvertised object/.test(result.stderr)) {
    return { kind: 'missing', message: `The remote does not have it. It said: ${lastLine(result.stderr)}` };
  }
  const { kind, message } = classifyPush('', result.stderr);
  if (kind === 'auth' || kind === 'read-only') {
    return {
      kind: 'auth',
      message: `The remote refused to be read. Give the job "permissions: contents: read" or pass a valid github_token. The remote said: ${serverWords(result.stderr) || lastLine(result.stderr)}`,
    };
  }
  return { kind, message };
}

/** The kill timer ended a command. */
export const timeout: PushRefusal = {
  kind: 'timeout',
  permanent: false,
  message: 'The remote did not answer in time and git was stopped. Try again later.',
};

interface Row {
  readonly kind: RefusalKind;
  readonly permanent: boolean;
  readonly pattern: RegExp;
  readonly says: string;
  readonly content?: true;
}

/** What a server says about refs and their content. */
const verdicts: readonly Row[] = [
  {
    kind: 'secret',
    permanent: true,
    content: true,
    pattern: /cannot contain secrets|GH009|secrets? (?:was |were )?(?:detected|found)/i,
    says: 'The commit holds a secret. Revoke it if it is real, and keep it out of the work.',
  },
  {
    kind: 'workflow-permission',
    permanent: true,
    content: true,
    pattern: /refusing to allow .* to create or update workflow|without `?workflows?`? (?:permission|scope)/,
    says: 'The commit changes files under .github/workflows, which GITHUB_TOKEN may never push. Push them with a token of an App or user that has "workflows: write", or leave them out.',
  },
  {
    kind: 'large-file',
    permanent: true,
    content: true,
    pattern: /GH001|exceeds GitHub's file size limit|Large files detected/,
    says: 'A file is over the 100 MB that the remote accepts. Add it to .gitignore or use Git LFS.',
  },
  {
    kind: 'push-rule',
    permanent: true,
    content: true,
    pattern:
      /push protection|(?:file|path)[^\n]*(?:restricted|not allowed|exceed)|restricted[^\n]*(?:file|path|extension)|max(?:imum)? file (?:size|path)/i,
    says: 'A push rule of the repository forbids a file of the commit. Leave that file out, or change the rule.',
  },
  {
    kind: 'repository-rule',
    permanent: true,
    pattern: /GH013|repository rule violations/,
    says: 'A repository rule (ruleset) forbids this push. Let the rule pass the ralph branches, or set branch_prefix to names it allows.',
  },
  {
    kind: 'protected-branch',
    permanent: true,
    pattern: /GH006|protected branch/i,
    says: 'The branch is protected. Choose another branch with branch_name_template, or allow the action to push to it.',
  },
  {
    kind: 'ref-conflict',
    permanent: true,
    pattern: /exists; cannot create|directory file conflict|conflicts? with (?:an )?existing ref/i,
    says: 'A branch on the remote has the name of a folder of this branch (a branch "wip" makes "wip/x" impossible). Use another name, or rename that branch.',
  },
  {
    kind: 'stale',
    permanent: false,
    pattern: /stale info|but expected [0-9a-f]{7,}|reference already exists/,
    says: 'Somebody else changed the branch since it was last read. Read it again and decide anew.',
  },
  {
    kind: 'fetch-first',
    permanent: false,
    pattern: /fetch first|non-fast-forward|needs force/,
    says: 'The branch has commits that this push does not contain. Fetch it, build on it or use a branch of its own.',
  },
];

/** What goes wrong before any ref is looked at. */
const transport: readonly Row[] = [
  {
    kind: 'read-only',
    permanent: true,
    pattern:
      /Permission to .* denied|Write access to repository not granted|returned error: 403|not accessible by integration|repository was archived|access denied or repository not exported|service not enabled/i,
    says: 'The token may not write to the repository. Add "permissions: contents: write" to the job.',
  },
  {
    kind: 'auth',
    permanent: true,
    pattern:
      /Authentication failed|could not read (?:Username|Password)|returned error: 401|Invalid username or (?:token|password)|Bad credentials|Repository not found|repository '[^']*' not found|returned error: 404|does not appear to be a git repository/i,
    says: 'The remote does not know the token, or the token does not reach this repository. Pass a valid github_token to a job with "permissions: contents: write".',
  },
  {
    kind: 'timeout',
    permanent: false,
    pattern: /Operation too slow|timed out|Timeout was reached/i,
    says: 'The remote did not answer in time. Try again later.',
  },
  {
    kind: 'network',
    permanent: false,
    pattern:
      /Could not resolve host|Failed to connect|Couldn't connect|Connection (?:reset|refused|closed)|hung up unexpectedly|RPC failed|returned error: (?:429|5\d\d)|early EOF|unexpected disconnect|Empty reply|transfer closed|SSL|TLS|gnutls/i,
    says: 'The connection to the remote failed. Try again later.',
  },
];

const declined: Omit<Row, 'pattern'> = {
  kind: 'other',
  permanent: true,
  says: 'The remote declined the push.',
};

const unknown: Omit<Row, 'pattern'> = {
  kind: 'other',
  permanent: false,
  says: 'git could not talk to the remote.',
};

/** All that the server said. */
function wholeWords(stderr: string): string {
  const said = stderr.split('\n').filter((line) => line.startsWith('remote:'));
  const lines = said.map((line) => line.replace(/^remote:\s*/, '').trim());
  return lines.filter((line) => /[\p{L}\p{N}]/u.test(line)).join(' ');
}

/** Lines that the server marks as errors, or all it said; at most three. */
function serverWords(stderr: string): string {
  const said = stderr.split('\n').filter((line) => line.startsWith('remote:'));
  const lines = said.map((line) => line.replace(/^remote:\s*/, '').trim()).filter((line) => line !== '');
  const errors = lines.filter((line) => /^error: (?!Trace:|See )/.test(line));
  return (errors.length > 0 ? errors : lines).slice(0, 3).join(' ');
}

function reasonOf(porcelain: string): string {
  return porcelain.split('\t').at(-1)?.trim() ?? '';
}

function lastLine(stderr: string): string {
  const lines = stderr.split('\n').map((line) => line.trim());
  return lines.findLast((line) => line.startsWith('fatal:')) ?? lines.findLast((line) => line !== '') ?? '';
}

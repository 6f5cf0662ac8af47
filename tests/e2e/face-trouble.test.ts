import { beforeAll, describe, expect, it } from 'vitest';
import { demoToken } from '../support/demo-repository.ts';
import { faults } from '../support/github/faults.ts';
import type { GitHub, GitHubOptions } from '../support/github/github.ts';
import { branch, createFace, expectUndisturbed, undisturbedResult } from '../support/scenario-face.ts';
import type { Result } from '../support/scenario-facts.ts';

/*
 * GitHub's API in trouble, from a switch in its settings to an outage: the run itself is as if there were no pull requests, at
 * most one of them and one comment are made, and the log and the summary say what is missing and what to do.
 */
interface Trouble {
  readonly name: string;
  readonly github?: Omit<GitHubOptions, 'name' | 'seed'>;
  readonly arrange?: (github: GitHub) => unknown;
  /** Whether there is a pull request in the end, and of which kind. */
  readonly pull: 'draft' | 'ready' | 'none';
  readonly comments: 0 | 1;
  /** Stand in the log as warnings. */
  readonly warns: readonly RegExp[];
  /** Stands among the notices of the summary. */
  readonly notice?: RegExp;
}

const always = { times: Number.POSITIVE_INFINITY };
const createPull = /^POST \S+\/pulls$/;
const createComment = /^POST \S+\/comments$/;
const actionsMayNot = /Turn on "Allow GitHub Actions to create and approve pull requests"/;
const missing = /Add `pull-requests: write` under `permissions:` of the job\./;

function tokenWith(permissions: Readonly<Record<string, 'read' | 'write'>>): GitHubOptions {
  return { private: true, tokens: [{ value: demoToken, permissions }] };
}

const isFull = process.env['RALPH_FULL'] === '1';

const refusals: readonly Trouble[] = [
  {
    name: 'Actions may not create pull requests',
    github: { switches: { actionsMayCreatePulls: false } },
    pull: 'none',
    comments: 0,
    warns: [actionsMayNot],
    notice: actionsMayNot,
  },
  {
    name: 'the token may only push',
    github: tokenWith({ contents: 'write' }),
    pull: 'none',
    comments: 0,
    warns: [/Add `pull-requests: read` under `permissions:` of the job\./],
    notice: /pull-requests: read/,
  },
  {
    name: 'the token may only read pull requests',
    github: tokenWith({ contents: 'write', 'pull-requests': 'read' }),
    pull: 'none',
    comments: 0,
    warns: [missing],
    notice: /pull-requests: write/,
  },
  {
    name: 'the token has no permission for issues, which comments on pull requests do not need',
    github: tokenWith({ contents: 'write', 'pull-requests': 'write' }),
    pull: 'draft',
    comments: 1,
    warns: [],
  },
  {
    name: 'the plan has no drafts',
    github: { switches: { drafts: false } },
    pull: 'ready',
    comments: 1,
    warns: [],
    notice: /no draft pull requests, so an ordinary one was opened\. Set .*create_pr: ready/,
  },
];

const outages: readonly Trouble[] = [
  {
    name: 'is gone from the start',
    arrange: (github) => github.inject({ fault: faults.reset(), ...always }),
    pull: 'none',
    comments: 0,
    warns: [/No pull request was opened: .*the connection failed/],
    notice: /No pull request was opened: .*the connection failed/,
  },
  {
    name: 'goes away after the pull request',
    arrange: (github) => {
      const fault = faults.html(503);
      github.inject({ on: /^\S+ \/repos\/[^/]+\/[^/]+\/(?!pulls$)/, fault, ...always });
    },
    pull: 'draft',
    comments: 0,
    warns: [
      /The comment on pull request #1 was not written: .*GitHub answered 503/,
      /The description of pull request #1 was not updated: .*GitHub answered 503/,
    ],
  },
  ...(
    [
      ['the pull request', createPull],
      ['the comment', createComment],
    ] as const
  ).flatMap(([what, on]) =>
    [faults.cut(), ...(isFull ? [faults.afterStoring(faults.html(502))] : [])].map(
      (fault): Trouble => ({
        name: `makes ${what} and answers with "${fault.name}"`,
        arrange: (github) => github.inject({ on, fault }),
        pull: 'draft',
        comments: 1,
        warns: [],
      }),
    ),
  ),
];

let undisturbed: Result;

beforeAll(async () => {
  undisturbed = await undisturbedResult();
});

describe.concurrent('a run whose pull request GitHub would refuse', () => {
  it.each(refusals)('since $name', expectTrouble);
});

describe.concurrent('a run whose GitHub API', () => {
  it.each(outages)('$name', expectTrouble);
});

async function expectTrouble(trouble: Trouble): Promise<void> {
  await using scenario = await createFace(trouble.github === undefined ? {} : { github: trouble.github });
  const { github } = scenario;
  trouble.arrange?.(github);
  const step = await scenario.run();
  expectUndisturbed(scenario, step, undisturbed);
  const pulls = github.pulls();
  expect(
    pulls.map(({ pull }) => (pull.draft ? 'draft' : 'ready')),
    step.log,
  ).toEqual(trouble.pull === 'none' ? [] : [trouble.pull]);
  const comments = pulls.flatMap(({ number }) => github.comments(number));
  expect(comments, step.log).toHaveLength(trouble.comments);
  for (const { body } of comments) expect(body).toContain('2/2 stories passed');
  expectSaid(trouble, step, { compare: `${github.serverUrl}/acme/plain-words/compare/main...${branch}?expand=1` });
}

/** Nothing is missing without a word: a warning in the log, the way to make it by hand in the summary. */
function expectSaid(
  { pull, warns, notice }: Trouble,
  { log, summary, outputs }: { log: string; summary: string; outputs: Readonly<Record<string, string>> },
  { compare }: { compare: string },
): void {
  const warnings = log.split('\n').filter((line) => line.startsWith('::warning::'));
  expect(warnings).toHaveLength(warns.length);
  for (const words of warns)
    expect(
      warnings.some((line) => words.test(line)),
      warnings.join('\n'),
    ).toBe(true);
  const notices = readable(summary.split('### Notices\n')[1]?.split('\n### ')[0] ?? '');
  expect(notices).toMatch(notice ?? /./);
  expect(log.includes(compare), log).toBe(pull === 'none');
  expect(summary.includes(`[Open a pull request](${compare})`), summary).toBe(pull === 'none');
  expect(outputs['pr_url'] === '').toBe(pull === 'none');
}

/** A text as its reader sees it, code spans and entities undone. */
function readable(markdown: string): string {
  return markdown
    .replaceAll(/<\/?code>/g, '`')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"');
}

import { describe, expect, test } from 'vitest';
import { faults } from '../support/github/faults.ts';
import { type GitHub, type GitHubOptions, startGitHub } from '../support/github/github.ts';
import { type Stage, stage, works } from './stage.ts';

/** GitHub with the project of a stage, and the token of its job. */
async function gitHubOf(at: Stage, options: GitHubOptions = {}): Promise<GitHub> {
  return startGitHub({ seed: at.workspace, tokens: [{ value: 'ghs_job' }], ...options });
}

function run(at: Stage, github: GitHub, values: Record<string, string> = {}) {
  const env = { GITHUB_SERVER_URL: github.serverUrl, GITHUB_API_URL: github.apiUrl, INPUT_GITHUB_TOKEN: 'ghs_job' };
  return at.run({ create_pr: 'draft', ...values }, { env: { ...env, GITHUB_WORKFLOW: 'nightly' } });
}

const api = ({ journal }: GitHub) => journal.filter(({ kind }) => kind === 'api');

describe('a run whose first story passed', () => {
  test('has a draft pull request with one comment, both of its last state, and names it', async () => {
    await using at = await stage(works);
    await using github = await gitHubOf(at);
    const end = await run(at, github);
    expect(end).toMatchObject({ exitCode: 0, outputs: { pr_url: `${github.serverUrl}/acme/widgets/pull/1` } });
    const [pull, ...more] = github.pulls();
    expect(more).toEqual([]);
    expect(pull?.pull).toMatchObject({ draft: true, headBranch: 'ralph/default', baseBranch: 'main' });
    expect(pull?.pull.headSha).toBe(end.outputs.commit_sha);
    const said = github.comments(1).map(({ body }) => body);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^<!-- ralph-action: nightly%3Adefault -->\n/);
    expect(said[0]).toContain('1/1 stories passed');
    expect(at.summaries.join()).toContain('Pushes made with GITHUB_TOKEN start no workflows');
    expect(`${pull?.body}${said.join()}`).not.toContain('ghs_job');
  });

  test('asks GitHub only for the rules of its branch with create_pr: none', async () => {
    await using at = await stage(works);
    await using github = await gitHubOf(at);
    const end = await run(at, github, { create_pr: 'none' });
    expect(end).toMatchObject({ exitCode: 0, outputs: { pr_url: '', branch_name: 'ralph/default' } });
    expect(api(github).map(({ path }) => path)).toEqual(['/repos/acme/widgets/rules/branches/ralph%2Fdefault']);
  });

  test('is none the worse where Actions may not open pull requests: the report has the link', async () => {
    await using at = await stage(works);
    await using github = await gitHubOf(at, { switches: { actionsMayCreatePulls: false } });
    const end = await run(at, github);
    expect(end).toMatchObject({ exitCode: 0, halt: { kind: 'ready' }, outputs: { pr_url: '', stories_passed: '1' } });
    expect(at.summaries.join()).toContain('/acme/widgets/compare/main...ralph/default');
  });

  test('is none the worse where the API refuses the token', async () => {
    await using at = await stage(works);
    await using github = await gitHubOf(at);
    github.inject({ times: Number.POSITIVE_INFINITY, fault: faults.status(401, { message: 'Bad credentials' }) });
    const end = await run(at, github);
    expect(end).toMatchObject({ exitCode: 0, halt: { kind: 'ready' }, outputs: { pr_url: '', stories_passed: '1' } });
    expect(at.said.filter((line) => line.startsWith('warning No pull request was opened'))).toHaveLength(1);
  });
});

test('a run without a passed story has no pull request', async () => {
  await using at = await stage('rm src/a.txt');
  await using github = await gitHubOf(at);
  const end = await run(at, github, { max_attempts: '1' });
  expect(end).toMatchObject({ exitCode: 1, outputs: { pr_url: '' } });
  expect(github.pulls()).toEqual([]);
  expect(api(github).map(({ method, path }) => `${method} ${path}`)).toEqual([
    expect.stringMatching(/^GET .*\/rules\/branches\//),
  ]);
});

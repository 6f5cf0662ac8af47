import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type GitHub, type GitHubOptions, startGitHub } from '../support/github/github.ts';
import { type Stage, stage, works } from './stage.ts';

const token = 'ghs_the_token_of_the_job';

async function gitHubOf(at: Stage, options: GitHubOptions = {}): Promise<GitHub> {
  return startGitHub({ seed: at.workspace, tokens: [{ value: token }], ...options });
}

function doctor(at: Stage, github: GitHub, values: Record<string, string> = {}, env: Record<string, string> = {}) {
  const place = { GITHUB_SERVER_URL: github.serverUrl, GITHUB_API_URL: github.apiUrl };
  return at.run(
    { mode: 'doctor', create_pr: 'draft', ...values },
    {
      env: {
        ...place,
        GITHUB_WORKFLOW_REF: 'acme/widgets/.github/workflows/ralph.yml@refs/heads/main',
        GITHUB_JOB: 'ralph',
        ...env,
      },
    },
  );
}

const workflow = `on: { schedule: [{ cron: '0 2 * * *' }] }
permissions: { contents: write, pull-requests: write }
concurrency: ralph
jobs:
  ralph: { runs-on: ubuntu-latest, timeout-minutes: 360, steps: [] }
`;

const files = { '.github/workflows/ralph.yml': workflow };
const manifest = JSON.stringify({ scripts: { test: 'vitest run' }, devDependencies: { vitest: '5' } });

describe('mode: doctor', () => {
  test('finds nothing that blocks a job in order, starts no agent and changes nothing', async () => {
    await using at = await stage(works, files);
    await using github = await gitHubOf(at);
    const before = await at.remote.refs();
    const end = await doctor(at, github);
    expect(end, at.said.join('\n')).toMatchObject({
      exitCode: 0,
      halt: { kind: 'skipped', detail: expect.stringContaining('Doctor: nothing blocks a run') },
      outputs: { conclusion: 'neutral', iterations: '0' },
    });
    expect(at.prompts()).toEqual([]);
    expect(at.said.filter((line) => line.startsWith('error'))).toEqual([]);
    expect([await at.remote.refs(), github.pulls(), github.pushes]).toEqual([before, [], []]);
    expect(at.summaries).toHaveLength(1);
    expect(readFileSync(end.outputs.report_file, 'utf8')).toBe(at.summaries[0]);
    for (const said of ['has `contents: write`', 'has `pull-requests: write`', 'prd.json: 1 of 1 stories'])
      expect(at.said.join('\n')).toContain(said);
    for (const said of [
      'One run at a time, by the group of the workflow',
      'The job ends after 360 minutes',
      'No rule keeps',
    ])
      expect(at.said.join('\n')).toContain(said);
    expect([...at.said, ...at.summaries].join('\n')).not.toContain(token);
  });

  test('finds a branch that the job that publishes would refuse', async () => {
    const prd = { branchName: 'release/next', userStories: [{ id: 'A', title: 'First title', passes: false }] };
    await using at = await stage(works, { ...files, 'prd.json': JSON.stringify(prd) });
    await using github = await gitHubOf(at);
    const end = await doctor(at, github, { hand_over: at.box.path('hand-over') });
    expect(end, at.said.join('\n')).toMatchObject({ exitCode: 3, halt: { kind: 'config_error' } });
    expect(at.summaries.join()).toContain('hand_over: the work would go to the branch release/next');
  });

  test('tells every mistake at once, each with the line to paste', async () => {
    await using at = await stage(works, {
      '.github/workflows/ralph.yml': workflow.replace('concurrency: ralph\n', '').replace('360', '30'),
      'package.json': manifest,
    });
    await using github = await gitHubOf(at, { tokens: [{ value: token, permissions: { contents: 'write' } }] });
    github.hub.repositories.values().next().value?.rules.push({ type: 'required_signatures' });
    const end = await doctor(at, github, {
      ...{ agent: 'claude', agent_command: '', test_command: 'unit: npm test\nlint: no-such-linter .' },
      ...{ agent_env: 'MY_MODEL_KEY', gate_timeouts: 'implement=2m/5m' },
    });
    expect(end, at.said.join('\n')).toMatchObject({ exitCode: 3, halt: { kind: 'config_error' } });
    const report = at.summaries.join();
    const lines = ['pull-requests: write', 'gate_timeouts: implement=12m/20m', 'job_timeout: 30m', 'group: ralph'];
    for (const line of [...lines, 'ralph/**', 'npm ci', 'test_report: "reports/vitest.xml"', 'secrets.MY_MODEL_KEY'])
      expect(report).toContain(line);
    const said = at.said.join('\n');
    for (const text of [
      'Program "no-such-linter" was not found',
      'commits must be signed',
      'passes MY_MODEL_KEY on, which the job does not set',
    ])
      expect(said).toContain(text);
    expect(at.said.filter((line) => line.startsWith('error')).length).toBeGreaterThanOrEqual(2);
  });

  test('goes on behind mistakes: settings and backlog are told together', async () => {
    await using at = await stage(works, { 'prd.json': '{"stories":[{"title":"A","passes":"true"}]}' });
    await using github = await gitHubOf(at);
    const end = await doctor(at, github, { max_attempts: 'many' });
    expect(end.exitCode).toBe(3);
    expect(at.summaries.join()).toMatch(/max_attempts.*prd\.json/s);
  });

  test('warns of a gate with docker that does not reach its daemon', async () => {
    const gates = 'gates:\n  - { name: one, run: node --test, docker: true }\n';
    await using at = await stage(works, { ...files, '.ralph/config.yaml': gates });
    await using github = await gitHubOf(at);
    const socket = at.box.path('none.sock');
    const place = { DOCKER_HOST: `unix://${socket}`, DOCKER_CONTEXT: 'remote' };
    const end = await doctor(at, github, { test_command: '' }, place);
    expect(end.exitCode, at.said.join('\n')).toBe(0);
    expect(at.said.join('\n')).toContain(`may not reach the docker daemon: at ${socket} is no socket`);
    expect(at.said.join('\n')).toContain('DOCKER_CONTEXT "remote"');
  });

  test('names what gates do not see of the checkout [X7]', async () => {
    await using at = await stage(works, files);
    await using github = await gitHubOf(at);
    mkdirSync(`${at.workspace}/vendor`);
    writeFileSync(`${at.workspace}/vendor/lib.txt`, '1');
    expect((await doctor(at, github)).exitCode).toBe(0);
    expect(at.summaries.join()).toContain('gates do not see vendor/ (untracked, not ignored): ignore it or make it in');
  });

  test('says which secret is missing, and installs nothing', async () => {
    await using at = await stage(works, files);
    await using github = await gitHubOf(at);
    const path = { PATH: '/usr/bin:/bin' };
    const end = await doctor(at, github, { agent: 'claude', agent_command: '', review_agent: '' }, path);
    expect(end.exitCode).toBe(3);
    expect(at.summaries.join()).toContain('agent: claude has no key. Set the input anthropic_api_key');
    expect(existsSync(at.box.path('temp/ralph/.clients'))).toBe(false);
    const keyed = {
      agent: 'claude',
      agent_command: '',
      review_agent: '',
      anthropic_api_key: 'sk-ant-0123456789abcdef',
    };
    await doctor(at, github, keyed, path);
    expect(at.summaries[1]).toMatch(/agent: claude.*(?:with npm|neither is npm)/);
    expect(at.summaries.join()).not.toContain('sk-ant-0123456789abcdef');
  });

  test('says that nothing can be pushed', async () => {
    await using at = await stage(works, files);
    await using github = await gitHubOf(at, { tokens: [{ value: token, permissions: { contents: 'read' } }] });
    const end = await doctor(at, github);
    expect(end.exitCode).toBe(3);
    expect(at.said.join('\n')).toMatch(/error .*Without `contents: write` nothing can be pushed/);
  });

  test('asks GitHub five times at most', async () => {
    await using at = await stage(works, files);
    await using github = await gitHubOf(at);
    await doctor(at, github);
    const asked = github.journal.filter(({ kind }) => kind === 'api');
    expect(asked.length).toBeLessThanOrEqual(5);
  });

  test('looks at issues where the workflow listens to comments', async () => {
    const listening = workflow.replace(
      "schedule: [{ cron: '0 2 * * *' }]",
      'schedule: [], issue_comment: { types: [created] }',
    );
    await using at = await stage(works, { '.github/workflows/ralph.yml': listening });
    const permissions = { contents: 'write', pull_requests: 'write' } as const;
    await using github = await gitHubOf(at, { tokens: [{ value: token, permissions }] });
    await doctor(at, github);
    expect(at.summaries.join()).toMatch(/issues: write/);
    expect(at.summaries.join()).toContain('holds back');
  });

  test('is an input only', async () => {
    await using at = await stage(works, { '.ralph/config.yaml': 'mode: doctor\n' });
    const end = await at.run();
    expect(end).toMatchObject({
      exitCode: 3,
      reasons: [expect.stringMatching(/^mode stands in \.ralph\/config\.yaml/)],
    });
    expect(existsSync(at.box.path('temp/ralph/doctor.md'))).toBe(false);
    expect(readdirSync(at.box.path('temp'))).toEqual(['ralph']);
  });
});

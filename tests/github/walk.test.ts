import { Octokit } from '@octokit/rest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Artifact } from '../support/github/artifacts.ts';
import { type GitHub, startGitHub } from '../support/github/github.ts';
import { operations } from '../support/github/operations.ts';
import { seedRepository } from '../support/github/seed.ts';

const at = { owner: 'acme', repo: 'widgets' } as const;
const workflow = '.github/workflows/nightly.yml';

describe("GitHub's own client on every operation", () => {
  let github: GitHub;
  let octokit: Octokit;
  let person: Octokit;

  beforeAll(async () => {
    using seed = await seedRepository({
      'README.md': '# widgets\n',
      [workflow]: 'name: Nightly\non: workflow_dispatch\n',
      'src/a.js': '1\n',
    });
    await seed.git('switch', '-q', '-c', 'feature');
    await seed.commit({ 'src/a.js': '2\n', 'src/b.js': 'new\n' }, 'feat: b');
    await seed.git('switch', '-q', 'main');
    github = await startGitHub({
      seed: seed.dir,
      roles: { ada: 'maintain', bob: 'triage' },
      tokens: [{ value: 'token' }, { value: 'pat', kind: 'user', actor: 'ada' }],
    });
    const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
    octokit = new Octokit({ auth: 'token', baseUrl: github.apiUrl, log });
    person = new Octokit({ auth: 'pat', baseUrl: github.apiUrl, log });
  });
  afterAll(async () => {
    await github.close();
  });

  it('reads the repository, its people and its rules', async () => {
    expect((await octokit.rest.repos.get(at)).data.default_branch).toBe('main');
    expect((await octokit.rest.rateLimit.get()).data.rate.limit).toBe(1000);
    expect((await person.rest.users.getAuthenticated()).data.login).toBe('ada');
    expect((await octokit.rest.users.getByUsername({ username: 'bob' })).data.type).toBe('User');
    expect((await octokit.rest.repos.checkCollaborator({ ...at, username: 'bob' })).status).toBe(204);
    const levels = ['acme', 'ada', 'bob'].map(async (username) => {
      const { data } = await octokit.rest.repos.getCollaboratorPermissionLevel({ ...at, username });
      return [data.permission, data.role_name];
    });
    expect(await Promise.all(levels)).toEqual([
      ['admin', 'admin'],
      ['write', 'maintain'],
      ['read', 'triage'],
    ]);
    expect((await octokit.rest.repos.getBranchRules({ ...at, branch: 'feature' })).data).toEqual([]);
    const [repository] = github.hub.repositories.values();
    repository?.rules.push({ type: 'creation', ruleset_id: 7 });
    const ruleset = await octokit.rest.repos.getRepoRuleset({ ...at, ruleset_id: 7 });
    expect(ruleset.data).toMatchObject({ id: 7, current_user_can_bypass: 'never' });
    repository?.rules.pop();
    const permissions = await octokit.rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository(at);
    expect(permissions.data.can_approve_pull_request_reviews).toBe(true);
    await octokit.rest.repos.createDispatchEvent({ ...at, event_type: 'ralph', client_payload: { pr: 1 } });
    expect(github.dispatches()).toMatchObject([{ name: 'ralph', payload: { pr: 1 } }]);
  });

  it('reads commits, branches and files as git has them', async () => {
    const head = (await octokit.rest.repos.getBranch({ ...at, branch: 'feature' })).data.commit.sha;
    expect((await octokit.rest.repos.listActivities({ ...at, ref: 'feature' })).data).toMatchObject([
      { after: head, ref: 'refs/heads/feature', activity_type: 'branch_creation' },
    ]);
    expect((await octokit.rest.repos.listBranches(at)).data.map(({ name }) => name)).toEqual(['feature', 'main']);
    expect((await octokit.rest.repos.listCommits({ ...at, sha: 'feature' })).data).toHaveLength(2);
    expect((await octokit.rest.repos.listCommits({ ...at, sha: 'feature', path: 'src/b.js' })).data).toHaveLength(1);
    expect((await octokit.rest.repos.getCommit({ ...at, ref: head })).data.files).toMatchObject([
      { filename: 'src/a.js', status: 'modified', additions: 1, deletions: 1 },
      { filename: 'src/b.js', status: 'added', additions: 1 },
    ]);
    const comparison = await octokit.rest.repos.compareCommitsWithBasehead({ ...at, basehead: 'main...feature' });
    expect(comparison.data).toMatchObject({ status: 'ahead', ahead_by: 1, behind_by: 0 });
    const file = await octokit.rest.repos.getContent({ ...at, path: 'src/a.js', ref: 'feature' });
    expect(file.data).toMatchObject({ type: 'file', content: Buffer.from('2\n').toString('base64') });
    expect((await octokit.rest.repos.getContent({ ...at, path: 'src' })).data).toMatchObject([{ name: 'a.js' }]);
    expect((await octokit.rest.git.getCommit({ ...at, commit_sha: head })).data.message).toBe('feat: b');
  });

  it('writes objects and references that git finds', async () => {
    const base = (await octokit.rest.git.getRef({ ...at, ref: 'heads/main' })).data.object.sha;
    const blob = await octokit.rest.git.createBlob({ ...at, content: 'made\n' });
    const tree = await octokit.rest.git.createTree({
      ...at,
      base_tree: base,
      tree: [{ path: 'made.txt', mode: '100644', type: 'blob', sha: blob.data.sha }],
    });
    const commit = await octokit.rest.git.createCommit({
      ...at,
      message: 'made',
      tree: tree.data.sha,
      parents: [base],
    });
    const ref = 'refs/ralph/demo/lock';
    await octokit.rest.git.createRef({ ...at, ref, sha: base });
    await octokit.rest.git.updateRef({ ...at, ref: 'ralph/demo/lock', sha: commit.data.sha });
    expect((await octokit.rest.git.listMatchingRefs({ ...at, ref: 'ralph/' })).data).toMatchObject([{ ref }]);
    await octokit.rest.git.deleteRef({ ...at, ref: 'ralph/demo/lock' });
    expect((await octokit.rest.git.listMatchingRefs({ ...at, ref: 'ralph/' })).data).toEqual([]);
  });

  it('works on issues, labels, comments and reactions', async () => {
    const issue_number = (await octokit.rest.issues.create({ ...at, title: 'Broken', labels: ['bug'] })).data.number;
    await octokit.rest.issues.update({ ...at, issue_number, body: 'Now with text' });
    expect((await octokit.rest.issues.get({ ...at, issue_number })).data).toMatchObject({
      body: 'Now with text',
      comments: 0,
    });
    await octokit.rest.issues.createLabel({ ...at, name: 'Ralph', color: 'ff0000' });
    expect((await octokit.rest.issues.getLabel({ ...at, name: 'ralph' })).data.color).toBe('ff0000');
    await octokit.rest.issues.addLabels({ ...at, issue_number, labels: ['Ralph'] });
    await octokit.rest.issues.removeLabel({ ...at, issue_number, name: 'bug' });
    const labels = await octokit.rest.issues.listLabelsOnIssue({ ...at, issue_number });
    expect(labels.data.map(({ name }) => name)).toEqual(['Ralph']);
    const { id: comment_id } = (await octokit.rest.issues.createComment({ ...at, issue_number, body: 'one' })).data;
    await octokit.rest.issues.updateComment({ ...at, comment_id, body: 'two' });
    expect((await octokit.rest.issues.getComment({ ...at, comment_id })).data.body).toBe('two');
    expect((await octokit.rest.issues.listComments({ ...at, issue_number })).data).toHaveLength(1);
    await octokit.rest.reactions.createForIssue({ ...at, issue_number, content: 'rocket' });
    expect((await octokit.rest.reactions.listForIssue({ ...at, issue_number })).data).toHaveLength(1);
    const first = await octokit.rest.reactions.createForIssueComment({ ...at, comment_id, content: 'eyes' });
    const second = await octokit.rest.reactions.createForIssueComment({ ...at, comment_id, content: 'eyes' });
    expect([first.status, second.status]).toEqual([201, 200]);
    expect((await octokit.rest.reactions.listForIssueComment({ ...at, comment_id })).data).toHaveLength(1);
    await octokit.rest.reactions.deleteForIssueComment({ ...at, comment_id, reaction_id: first.data.id });
    await octokit.rest.issues.deleteComment({ ...at, comment_id });
    await octokit.rest.issues.lock({ ...at, issue_number, lock_reason: 'resolved' });
    await octokit.rest.issues.unlock({ ...at, issue_number });
    await octokit.rest.issues.update({ ...at, issue_number, state: 'closed', state_reason: 'completed' });
    expect((await octokit.rest.issues.listForRepo({ ...at, state: 'closed' })).data).toMatchObject([
      { number: issue_number },
    ]);
    expect(github.comments(issue_number)).toEqual([]);
  });

  it('opens, reviews, checks and merges a pull request', async () => {
    const made = await octokit.rest.pulls.create({ ...at, title: 'B', head: 'feature', base: 'main', draft: true });
    const pull_number = made.data.number;
    const sha = made.data.head.sha;
    expect(made.data).toMatchObject({ draft: true, mergeable_state: 'draft', commits: 1, changed_files: 2 });
    expect((await octokit.rest.issues.get({ ...at, issue_number: pull_number })).data.pull_request).toBeDefined();
    await octokit.rest.pulls.update({ ...at, pull_number, body: '- [x] US-001' });
    expect((await octokit.rest.pulls.get({ ...at, pull_number })).data.body).toBe('- [x] US-001');
    expect((await octokit.rest.pulls.list({ ...at, head: 'acme:feature' })).data).toHaveLength(1);
    expect((await octokit.rest.pulls.listCommits({ ...at, pull_number })).data).toMatchObject([{ sha }]);
    expect((await octokit.rest.pulls.listFiles({ ...at, pull_number })).data).toHaveLength(2);
    const associated = await octokit.rest.repos.listPullRequestsAssociatedWithCommit({ ...at, commit_sha: sha });
    expect(associated.data).toMatchObject([{ number: pull_number }]);
    await octokit.rest.pulls.requestReviewers({ ...at, pull_number, reviewers: ['ada'] });
    await person.rest.pulls.createReview({ ...at, pull_number, event: 'APPROVE', body: 'fine' });
    expect((await octokit.rest.pulls.listReviews({ ...at, pull_number })).data).toMatchObject([{ state: 'APPROVED' }]);

    const check = await octokit.rest.checks.create({ ...at, name: 'ralph', head_sha: sha, status: 'in_progress' });
    await octokit.rest.checks.update({ ...at, check_run_id: check.data.id, conclusion: 'success' });
    expect((await octokit.rest.checks.get({ ...at, check_run_id: check.data.id })).data.status).toBe('completed');
    expect((await octokit.rest.checks.listForRef({ ...at, ref: 'feature' })).data.total_count).toBe(1);
    await octokit.rest.repos.createCommitStatus({ ...at, sha, state: 'success', context: 'ralph' });
    expect((await octokit.rest.repos.getCombinedStatusForRef({ ...at, ref: sha })).data.state).toBe('success');
    expect((await octokit.rest.repos.listCommitStatusesForRef({ ...at, ref: sha })).data).toHaveLength(1);

    github.pull(pull_number).pull.draft = false;
    const merged = await octokit.rest.pulls.merge({ ...at, pull_number, merge_method: 'squash' });
    expect((await octokit.rest.git.getRef({ ...at, ref: 'heads/main' })).data.object.sha).toBe(merged.data.sha);
    expect(github.pull(pull_number)).toMatchObject({ state: 'closed', pull: { mergeSha: merged.data.sha } });
  });

  it('starts, finds and cancels workflow runs', async () => {
    const workflows = await octokit.rest.actions.listRepoWorkflows(at);
    expect(workflows.data.workflows).toMatchObject([{ name: 'Nightly', path: workflow }]);
    const workflow_id = 'nightly.yml';
    await octokit.rest.actions.createWorkflowDispatch({ ...at, workflow_id, ref: 'main', inputs: { feature: 'demo' } });
    const { id: run_id } = github.runs()[0] ?? { id: 0 };
    expect((await octokit.rest.actions.listWorkflowRuns({ ...at, workflow_id })).data.total_count).toBe(1);
    expect((await octokit.rest.actions.listWorkflowRunsForRepo({ ...at, status: 'queued' })).data.total_count).toBe(1);
    expect((await octokit.rest.actions.listJobsForWorkflowRun({ ...at, run_id })).data.jobs).toHaveLength(1);
    expect((await octokit.rest.actions.cancelWorkflowRun({ ...at, run_id })).status).toBe(202);
    expect(github.runs()[0]?.cancelRequested).toBe(true);
    github.finishRun(run_id, 'cancelled');
    expect((await octokit.rest.actions.getWorkflowRun({ ...at, run_id })).data.conclusion).toBe('cancelled');
  });

  it('finds what a workflow run uploaded, and leads to its bytes', async () => {
    const [repository] = github.hub.repositories.values();
    const upload = { id: 7, name: 'state', run: 'run', job: 'job', createdAt: '2026-01-02T03:04:05Z', key: 'a-key' };
    const bytes = Buffer.from('zipped');
    const [workflowRun] = repository?.runs.values() ?? [];
    if (workflowRun === undefined) throw new Error('no workflow run');
    const artifact: Artifact = {
      ...upload,
      workflowRun,
      bytes,
      isFinal: true,
      expired: false,
    };
    repository?.artifacts.push(artifact);
    const { data } = await octokit.rest.actions.listArtifactsForRepo({ ...at, name: 'state' });
    expect(data.artifacts).toMatchObject([{ id: 7, name: 'state', size_in_bytes: 6, expired: false }]);
    const zip = await octokit.rest.actions.downloadArtifact({ ...at, artifact_id: 7, archive_format: 'zip' });
    expect(Buffer.from(zip.data as ArrayBuffer).toString()).toBe('zipped');
  });

  it('has met every operation, and nothing was against the description', () => {
    const met = new Set(github.journal.filter(({ status }) => (status ?? 500) < 400).map(({ operation }) => operation));
    expect(Object.keys(operations).filter((operation) => !met.has(operation))).toEqual([]);
    expect(github.violations()).toEqual([]);
  });
});

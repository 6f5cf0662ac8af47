import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoToken, git } from '../support/demo-repository.ts';
import type { PullIssue } from '../support/github/render-pull.ts';
import { commitsOf } from '../support/scenario-facts.ts';
import { exampleOf, modelKey, openStage, type Played, rehearsed, type Stage } from './examples-rig.ts';

const nightly = exampleOf('nightly.yml');
const branch = 'ralph/plain-words';
const ralph = 'Run org/ralph-action@v0.1.0';

/** What a few seconds of one story leave. */
const oneStory = { inputs: { story: 'US-001' } };

/** Which version an example names is for examples.test.ts to judge. */
function versionless(name: string): string {
  return name.replace(/@(?:[0-9a-f]{40}|v[\d.]+)$/, '');
}

function table({ result }: Played): readonly string[] {
  return result.job('ralph').steps.map(({ name, stage, conclusion }) => `${stage} ${versionless(name)}: ${conclusion}`);
}

/** The only pull request and the only comment on it. */
function shown({ repository: { github } }: Stage): { readonly pull: PullIssue; readonly comment: string } {
  const [pull, ...others] = github.pulls();
  if (pull === undefined) throw new Error('There is no pull request.');
  const comments = github.comments(pull.number);
  expect([others, comments.length]).toEqual([[], 1]);
  return { pull, comment: comments[0]?.body ?? '' };
}

describe('examples/nightly.yml', () => {
  it('gives the result of the demo as a draft pull request with one comment', async () => {
    const stage = await openStage({ private: true });
    const night = await stage.play(rehearsed(nightly), {});
    const { repository } = stage;
    const { result, step, asked, log } = night;
    expect(table(night), log).toEqual([
      'main Run actions/checkout: success',
      'main Run actions/setup-node: success',
      'main Run npm ci: success',
      `main ${versionless(ralph)}: failure`,
      'main Run actions/upload-artifact: success',
      `post Post ${versionless(ralph)}: success`,
      'post Post Run actions/checkout: success',
    ]);
    expect(asked).toEqual([{ contents: 'write', 'pull-requests': 'write', actions: 'write', metadata: 'read' }]);
    expect([step.exitCode, result.job('ralph').orphans, repository.github.violations()]).toEqual([1, [], []]);
    await expectOutputs(stage, night);
    const { pull, comment } = shown(stage);
    expectPull(stage, pull);
    expect(comment).toContain('### Ralph: 4/5 stories passed · 13/20 iterations');
    expect(comment).toContain('Halt some_failed');
    expect(comment).toContain('US-003');
    const link = `[Pull request #${pull.number}](${step.outputs['pr_url']}) (draft)`;
    for (const text of [comment, step.summary]) expect(text).toContain(link);
    expect(step.summary).toContain('4/5 stories passed');
    expect(step.annotations.filter(({ level }) => level === 'warning')).toEqual([]);
    for (const secret of [modelKey, demoToken])
      expect([log, step.summary, comment, pull.body].filter((text) => text?.includes(secret))).toEqual([]);
  });

  it('ends on the first signal of a cancel and leaves nothing behind', async () => {
    const stage = await openStage();
    const stop = new AbortController();
    const night = await stage.play(rehearsed(nightly), {
      cancel: stop.signal,
      onLine: ({ step, text }) => {
        if (step === ralph && text.includes('US-001')) stop.abort();
      },
    });
    expect(table(night).slice(3), night.log).toEqual([
      `main ${versionless(ralph)}: cancelled`,
      'main Run actions/upload-artifact: success',
      `post Post ${versionless(ralph)}: success`,
      'post Post Run actions/checkout: success',
    ]);
    const { signals, exitCode, outputs } = night.step;
    expect([signals, exitCode, outputs['halt']]).toEqual([['SIGINT'], 130, 'interrupted']);
    expect([night.result.job('ralph').orphans, night.result.conclusion]).toEqual([[], 'cancelled']);
  });

  it('starts itself again when its deadline stops it, and goes on with the run on another machine', async () => {
    const stage = await openStage();
    const { github, remote } = stage.repository;
    const objective = { objective: 'Write down that it is done', criteria: 'grep -qx done notes.txt' };
    const quick = {
      ...objective,
      agent: 'command',
      review_agent: 'none',
      agent_command: `bash -c 'echo done > notes.txt'`,
    };
    const endless = { ...quick, agent_command: 'sleep 3600', run_timeout: '20s' };
    const night = await stage.play(rehearsed(nightly, { inputs: endless }), {});
    expect([night.step.exitCode, night.step.outputs['halt']], night.log).toEqual([1, 'budget_exceeded']);
    expect(night.log).toContain('nightly.yml was started again and goes on with it, 1 of at most 10 in a row.');
    const [started, ...others] = github.dispatches();
    expect([started?.name, started?.ref, others]).toEqual(['.github/workflows/nightly.yml', 'refs/heads/main', []]);
    const event = { name: 'workflow_dispatch', payload: { inputs: null }, sha: stage.repository.sha };
    const next = await stage.play(rehearsed(nightly, { inputs: quick }), { event });
    expect([next.step.exitCode, next.step.outputs['halt']], next.log).toEqual([0, 'ready']);
    expect(next.step.outputs['run_id']).toBe(night.step.outputs['run_id']);
    expect(git(remote.gitDir, 'show', `${next.step.outputs['branch_name']}:notes.txt`)).toBe('done\n');
    expect([github.dispatches().length, github.violations()]).toEqual([1, []]);
  });

  it('works on the story that a person names in the Actions tab', async () => {
    const stage = await openStage();
    const event = { name: 'workflow_dispatch', payload: { inputs: { story: 'US-001' } }, sha: stage.repository.sha };
    const { step, log } = await stage.play(rehearsed(nightly), { event });
    expect([step.exitCode, step.outputs['stories_passed'], step.outputs['iterations']], log).toEqual([0, '1', '1']);
  });

  it('needs pull-requests: write for the pull request alone', async () => {
    const stage = await openStage();
    const night = await stage.play(
      rehearsed(nightly, { ...oneStory, permissions: { 'pull-requests': undefined } }),
      {},
    );
    const { exitCode, outputs, summary } = night.step;
    expect([exitCode, outputs['halt'], outputs['stories_passed']], night.log).toEqual([0, 'ready', '1']);
    expect((await stage.repository.remote.refs()).get(`refs/heads/${branch}`)).toBe(outputs['commit_sha']);
    expect([stage.repository.github.pulls(), outputs['pr_url']]).toEqual([[], '']);
    expect(night.log).toContain('Add `pull-requests: write` under `permissions:` of the job.');
    const { serverUrl } = stage.repository;
    expect(summary).toContain(`(${serverUrl}/acme/plain-words/compare/main...${branch}?expand=1)`);
  });

  it('needs contents: write for everything, and says so before anything is spent', async () => {
    const stage = await openStage();
    const night = await stage.play(rehearsed(nightly, { ...oneStory, permissions: { contents: 'read' } }), {});
    const { exitCode, outputs, summary } = night.step;
    expect([exitCode, outputs['halt'], outputs['iterations']], night.log).toEqual([3, 'config_error', '0']);
    expect(summary).toContain('contents: write');
    const asked = stage.repository.github.journal.flatMap((each) => (each.kind === 'api' ? [each.operation] : []));
    expect(asked).toEqual(['GET /repos/{owner}/{repo}/rules/branches/{branch}']);
    expect([...(await stage.repository.remote.refs()).keys()]).toEqual(['refs/heads/main']);
  });
});

describe('examples/dispatch.yml', () => {
  it('goes on with the feature of the night, on its pull request', async () => {
    const stage = await openStage();
    const { github } = stage.repository;
    const night = await stage.play(rehearsed(nightly, oneStory), {});
    expect(night.step.exitCode, night.log).toBe(0);
    const inputs = { mode: 'run', story: 'US-005', max_iterations: '3' };
    const event = { name: 'workflow_dispatch', payload: { inputs }, sha: stage.repository.sha };
    const again = await stage.play(rehearsed(exampleOf('dispatch.yml')), { event });
    const { exitCode, outputs } = again.step;
    expect([exitCode, outputs['halt'], outputs['stories_total']], again.log).toEqual([0, 'ready', '1']);
    expect(again.asked).toEqual([{ contents: 'write', 'pull-requests': 'write', actions: 'read', metadata: 'read' }]);
    expect(again.log).toContain('iteration 1/3');
    const subjects = commitsOf(stage.repository.remote.gitDir, `main..${branch}`).map(({ subject }) => subject);
    expect(subjects).toEqual(['feat: [US-001] - Ordinal numbers', 'feat: [US-005] - Serial comma']);
    expect([github.pulls().length, outputs['pr_url']]).toEqual([1, night.step.outputs['pr_url']]);
    expect(github.pull(1).body).toMatch(/- \[x\] <code>US-005<\/code> \*\*Serial comma\*\*: \[<code>[0-9a-f]{7}/);
    const comments = github.comments(1).map(({ body }) => body.split('\n')[0]);
    expect(comments).toEqual([
      '<!-- ralph-action: ralph%3Adefault -->',
      '<!-- ralph-action: ralph-dispatch%3Adefault -->',
    ]);
  });
});

describe('examples/dispatch.yml with mode: doctor', () => {
  it('looks and leaves everything as it is', async () => {
    const stage = await openStage({ private: true });
    const before = await stage.repository.remote.refs();
    const event = { name: 'workflow_dispatch', payload: { inputs: { mode: 'doctor' } }, sha: stage.repository.sha };
    const { step, log } = await stage.play(rehearsed(exampleOf('dispatch.yml')), { event });
    expect([step.exitCode, step.outputs['halt'], step.outputs['iterations']], log).toEqual([0, 'skipped', '0']);
    expect(step.summary).toContain('Doctor: nothing blocks a run');
    expect([await stage.repository.remote.refs(), stage.repository.github.pulls()]).toEqual([before, []]);
  });
});

async function expectOutputs({ repository }: Stage, { step: { outputs }, log }: Played): Promise<void> {
  const refs = await repository.remote.refs();
  const wips = [...refs.keys()].flatMap((ref) => ref.match(/^refs\/heads\/(wip\/.*)$/)?.[1] ?? []);
  expect(wips).toEqual([expect.stringMatching(/^wip\/ralph-fail-us-003-\d{8}-\d{6}$/)]);
  expect(outputs).toEqual({
    conclusion: 'failure',
    halt: 'some_failed',
    run_id: expect.stringMatching(/^\d{8}-\d{6}-[0-9a-f]{4}$/),
    iterations: '13',
    stories_total: '5',
    stories_passed: '4',
    stories_failed: '1',
    stories_blocked: '0',
    branch_name: branch,
    commit_sha: refs.get(`refs/heads/${branch}`),
    pr_url: `${repository.serverUrl}/acme/plain-words/pull/1`,
    wip_branches: JSON.stringify(wips),
    report_file: expect.stringMatching(/\/summary\.md$/),
    total_cost_usd: '',
    input_tokens: '0',
    output_tokens: '0',
    cache_read_tokens: '0',
    cache_write_tokens: '0',
    matrix: '[]',
    resume_at: '',
    logs_path: expect.stringMatching(/^\/.*\/logs\//),
  });
  expect(existsSync(outputs['report_file'] ?? '')).toBe(true);
  expect(log).toContain(`kept: ${outputs['report_file']}`);
  // Nothing takes secrets out of what agents and gates print.
  expect(log).not.toContain(`kept: ${outputs['logs_path']}`);
}

/** A checklist of the stories, each passed one with its criteria and the lines of its own commit that show them. */
function expectPull({ repository }: Stage, { title, body = '', pull, user }: PullIssue): void {
  expect({ title, author: user.login, draft: pull.draft }).toEqual({
    title: 'Ralph: default (4 of 5 stories)',
    author: 'github-actions[bot]',
    draft: true,
  });
  const { gitDir } = repository.remote;
  const prd = JSON.parse(git(gitDir, 'show', 'main:prd.json')) as {
    userStories: readonly { id: string; title: string; acceptanceCriteria: readonly string[] }[];
  };
  const commits = commitsOf(gitDir, `main..${branch}`);
  const items = itemsOf(body);
  for (const { sha, trailers } of commits) {
    const story = prd.userStories.find(({ id }) => id === trailers['Ralph-Story']);
    const item = items.find(({ head }) => head.startsWith(`- [x] <code>${story?.id}</code> **${story?.title}**`));
    expect(item?.head).toContain(`/acme/plain-words/commit/${sha})`);
    expect(item?.head).toContain(`spec ${story?.acceptanceCriteria.length}/${story?.acceptanceCriteria.length} met`);
    const changed = git(gitDir, 'show', '--format=', '--name-only', sha).split('\n').filter(Boolean);
    expect(
      item?.criteria.map((line) => criterionOf(line, { sha, changed })),
      body,
    ).toEqual(story?.acceptanceCriteria.map((_, index) => ({ id: `c${index + 1}`, shown: true })));
  }
  expect(commits).toHaveLength(4);
  const open = items.filter(({ head }) => head.startsWith('- [ ] '));
  expect(open.map(({ head }) => head)).toEqual([expect.stringMatching(/US-003.*(?:✖|not ok) .*wip\/ralph-fail/)]);
}

interface Item {
  readonly head: string;
  readonly criteria: readonly string[];
}

function itemsOf(body: string): readonly Item[] {
  return body.split(/^(?=- \[[ x]\] )/m).map((part) => {
    const [head = '', ...lines] = part.split('\n');
    return { head, criteria: lines.filter((line) => line.startsWith('  - met ')) };
  });
}

/** The id of a criterion's line, and whether its place is a line of a file that the commit changed. */
function criterionOf(line: string, { sha, changed }: { readonly sha: string; readonly changed: readonly string[] }) {
  const [, id, file = '', at, url = ''] =
    /^ {2}- met <code>(\w+)<\/code> \S.* → \[<code>(.+?):(\d+)<\/code>\]\((\S+)\)/.exec(line) ?? [];
  return { id, shown: changed.includes(file) && url.endsWith(`/blob/${sha}/${file}#L${at}`) };
}

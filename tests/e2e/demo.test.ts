import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FinishedStep, repositoryRoot } from '../support/action-runner.ts';
import { demoToken, git } from '../support/demo-repository.ts';
import { createScenario, type Scenario } from '../support/scenario.ts';
import { branchesOf, commitsOf, filesOf, folderDigest } from '../support/scenario-facts.ts';
import { markedProcesses } from '../support/scenario-processes.ts';

/** The demo's promises, looked at from outside: one run of examples/demo and what it left everywhere. */
describe('the demo', () => {
  let scenario: Scenario;
  let step: FinishedStep;
  let before: { workspace: string; main: string };
  let trackingId: string;

  beforeAll(async () => {
    scenario = await createScenario({ project: join(repositoryRoot, 'examples', 'demo'), inputs: roomyLimits });
    before = {
      workspace: folderDigest(scenario.workspace),
      main: branchesOf(scenario.remote.gitDir).get('main') ?? '',
    };
    const started = scenario.start();
    trackingId = started.trackingId;
    step = await started.done;
  });
  afterAll(() => scenario[Symbol.asyncDispose]());

  it('ends some_failed with 4 of 5 stories passed, and every output is set', () => {
    expect(step.exitCode).toBe(1);
    expect(step.summary).toContain('4/5 stories passed');
    const { gitDir } = scenario.remote;
    expect(step.outputs).toEqual({
      conclusion: 'failure',
      halt: 'some_failed',
      run_id: expect.stringMatching(/^\d{8}-\d{6}-[0-9a-f]{4}$/),
      iterations: '13',
      stories_total: '5',
      stories_passed: '4',
      stories_failed: '1',
      stories_blocked: '0',
      branch_name: ralph,
      pr_url: '',
      total_cost_usd: '',
      input_tokens: '0',
      output_tokens: '0',
      cache_read_tokens: '0',
      cache_write_tokens: '0',
      matrix: '[]',
      resume_at: '',
      commit_sha: branchesOf(gitDir).get(ralph),
      wip_branches: JSON.stringify(wipsOf(gitDir)),
      report_file: expect.stringMatching(/\/summary\.md$/),
      logs_path: expect.stringMatching(/^\/.*\/logs\//),
    });
    expect(readFileSync(step.outputs['report_file'] ?? '', 'utf8')).toBe(step.summary);
  });

  it('keeps the failed story on exactly one wip branch, with its state file and its diagnostics', () => {
    const [wip = '', ...others] = wipsOf(scenario.remote.gitDir);
    expect(wip).toMatch(/^wip\/ralph-fail-us-003-\d{8}-\d{6}$/);
    expect(others).toEqual([]);
    const files = filesOf(scenario.remote.gitDir, wip);
    expect(files['.ralph_state.md']).toContain('task_id: US-003\n');
    const diagnostics = Object.keys(files).filter((path) => path.startsWith('.ralph_diagnostics/'));
    expect(diagnostics).toEqual(
      [1, 2, 3, 4, 5].map((n) => `.ralph_diagnostics/attempt-${n}-${n === 4 ? 'lint' : 'unit'}.txt`),
    );
    expect(files['src/csv.js']).toContain('parseCsv');
  });

  it('leaves the default branch alone and puts one squashed commit per passed story on its own', () => {
    const { gitDir } = scenario.remote;
    expect(branchesOf(gitDir).get('main')).toBe(before.main);
    const commits = commitsOf(gitDir, `main..${ralph}`);
    const gates = 'implement=pass integrity=(?:pass|warn) unit=pass lint=pass spec=pass quality=pass';
    const expected = [
      ['US-001', 'Ordinal numbers', '1'],
      ['US-002', 'Days in words', '3'],
      ['US-004', 'Wrap text', '2'],
      ['US-005', 'Serial comma', '2'],
    ] as const;
    expect(commits.map(({ subject, trailers }) => ({ subject, trailers }))).toEqual(
      expected.map(([id, title, attempts]) => ({
        subject: `feat: [${id}] - ${title}`,
        trailers: {
          'Ralph-Story': id,
          'Ralph-Run': step.outputs['run_id'],
          'Ralph-Attempts': attempts,
          'Ralph-Gates': expect.stringMatching(new RegExp(`^${gates}$`)),
        },
      })),
    );
    expect(commits.map(({ parents }) => parents)).toEqual(
      [before.main, ...commits.map(({ sha }) => sha)].slice(0, 4).map((sha) => [sha]),
    );
    expect([...branchesOf(gitDir).keys()].sort()).toEqual(['main', ralph, ...wipsOf(gitDir)]);
  });

  it('changes nothing of prd.json but the four flags', () => {
    const { gitDir } = scenario.remote;
    const [base = '', after = ''] = ['main', ralph].map((branch) => git(gitDir, 'show', `${branch}:prd.json`));
    const flags = base
      .split(/(?="id": )/)
      .map((part) => (/^"id": "US-00[1245]"/.test(part) ? part.replace('"passes": false', '"passes": true') : part));
    expect(after).toBe(flags.join(''));
    expect(after.match(/"passes": true/g)).toHaveLength(4);
  });

  it('has every iteration in progress.txt, up to the last passed one', () => {
    const text = git(scenario.remote.gitDir, 'show', `${ralph}:progress.txt`);
    const iterations = [...text.matchAll(/^Iteration: (\d+)$/gm)].map((match) => Number(match[1]));
    expect(iterations).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
    expect(text).not.toContain('ALL STORIES COMPLETE');
  });

  it.each([
    ['a deleted test', 'test-deleted', 'deleted test/list.test.js (4 tests)'],
    ['an edited test script', 'script-changed', 'changed scripts.test of package.json'],
    ['a flipped flag', 'prd-flipped', 'changed the done marker of 1 story in prd.json (US-003 now done)'],
  ])('names %s in the summary', (_, rule, message) => {
    const row = step.summary.split('\n').find((line) => line.includes(rule));
    expect(row).toContain(message);
    expect(row).toContain('US-005');
  });

  it('leaves the workspace as it was, and no process', () => {
    expect(folderDigest(scenario.workspace)).toBe(before.workspace);
    expect(git(scenario.workspace, 'status', '--porcelain', '--ignored')).toBe('');
    expect(markedProcesses(trackingId)).toEqual([]);
    expect(markedProcesses(scenario.folder)).toEqual([]);
    expect(step.log).toContain('1 process that the agent left behind was ended');
  });

  it('shows the token nowhere: log, summary, files, journal, objects', () => {
    const spellings = [demoToken, ...base64Of(demoToken), Buffer.from(demoToken).toString('hex')];
    const masks = step.log.split('\n').filter((line) => line.startsWith('::add-mask::'));
    expect(masks).toEqual([`::add-mask::${demoToken}`]);
    const said = step.log.replaceAll(masks.join('\n'), '') + step.summary + JSON.stringify(step.outputs);
    expect(spellings.filter((spelling) => said.includes(spelling))).toEqual([]);
    expect(filesWith(scenario.temp, spellings)).toBe('');
    expect(spellings.filter((spelling) => objectsOf(scenario.remote.gitDir).includes(spelling))).toEqual([]);
  });

  it('keeps the journal, the run record and the ledger in the state ref', () => {
    const files = filesOf(scenario.remote.gitDir, 'refs/ralph/default/state');
    const { run_id: runId = '' } = step.outputs;
    expect(Object.keys(files)).toEqual(['LEDGER.md', `runs/${runId}.json`, `runs/${runId}.jsonl`, 'status.yaml']);
    expect(files[`runs/${runId}.jsonl`]?.split('\n').at(1)).toContain('"type":"begun"');
  });
});

const ralph = 'ralph/plain-words';

/** The demo's own limits suit an idle machine; the hanging test needs one, the length of it is not the point. */
const roomyLimits = { gate_timeouts: 'test=15s/30s', create_pr: 'none' };

function wipsOf(gitDir: string): readonly string[] {
  return [...branchesOf(gitDir).keys()].filter((name) => name.includes('wip'));
}

/** The base64 spelling of a value at each of the three alignments, without the characters that its neighbours change. */
function base64Of(value: string): readonly string[] {
  return [0, 1, 2].map((shift) =>
    Buffer.from(`${'x'.repeat(shift)}${value}`)
      .toString('base64')
      .slice(4, -4),
  );
}

function filesWith(folder: string, texts: readonly string[]): string {
  const args = ['-rlaF', ...texts.flatMap((text) => ['-e', text]), folder];
  try {
    return execFileSync('grep', args, { encoding: 'utf8' });
  } catch (error) {
    // grep exits with 1 when it found nothing; anything else is a mistake of this test.
    if ((error as { status?: number }).status === 1) return '';
    throw error;
  }
}

function objectsOf(gitDir: string): string {
  const args = ['--git-dir', gitDir, 'cat-file', '--batch', '--batch-all-objects'];
  return execFileSync('git', args, { maxBuffer: 256 * 1024 * 1024 }).toString('latin1');
}

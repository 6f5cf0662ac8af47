import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseDocument } from 'yaml';
import { repositoryRoot } from '../support/action-runner.ts';
import { createDemoRepository, type DemoRepository, demoToken, git } from '../support/demo-repository.ts';
import type { RunWorkflowOptions } from '../support/workflow/options.ts';
import type { Permissions } from '../support/workflow/permissions.ts';
import type { WorkflowRun } from '../support/workflow/results.ts';
import { readmeWorkflows } from './readme.ts';
import { fixtureActions, run, temporaryFolder } from './rig.ts';

/** The README's workflow with the rehearsal agent in place of one that needs a model. */
function rehearsed(yaml: string): string {
  const document = parseDocument(yaml);
  const steps = document.toJS().jobs.ralph.steps as readonly { readonly uses?: string }[];
  const at = steps.findIndex(({ uses }) => uses?.startsWith('org/ralph-action@'));
  const path = ['jobs', 'ralph', 'steps', at];
  document.setIn([...path, 'with', 'agent'], 'rehearsal');
  for (const name of ['agent_command', 'agent_env']) document.deleteIn([...path, 'with', name]);
  return String(document);
}

interface Nightly {
  readonly repository: DemoRepository;
  readonly result: WorkflowRun;
  /** What the run asked tokens for. */
  readonly asked: readonly Permissions[];
  /** The log of all steps, each line with its step. */
  readonly log: string;
}

/** Runs the README's workflow on the demo project and a real remote. */
async function nightly(options: Partial<RunWorkflowOptions> = {}): Promise<Nightly> {
  const folder = temporaryFolder();
  const project = join(folder, 'project');
  cpSync(join(repositoryRoot, 'examples', 'demo'), project, { recursive: true });
  // `npm ci` asks for a lock file, which a project without dependencies does not have.
  const lock = { name: 'plain-words', version: '1.0.0', lockfileVersion: 3, packages: { '': { name: 'plain-words' } } };
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify(lock));
  const repository = await createDemoRepository(folder, { project });
  onTestFinished(() => repository.remote.close());
  const asked: Permissions[] = [];
  const lines: string[] = [];
  const result = await run(rehearsed(readmeWorkflows()[0] ?? ''), {
    event: { name: 'schedule', payload: { schedule: '0 2 * * *' }, sha: repository.sha },
    repository: repository.repository,
    serverUrl: repository.serverUrl,
    apiUrl: `${repository.serverUrl}/api/v3`,
    actions: { ...fixtureActions, 'org/ralph-action': repositoryRoot },
    secrets: { MY_AGENT_API_KEY: modelKey },
    token: (permissions) => {
      asked.push(permissions);
      return demoToken;
    },
    timeScale: 1,
    ...options,
    onLine: (line) => {
      lines.push(`${line.step}: ${line.text}`);
      options.onLine?.(line);
    },
  });
  return { repository, result, asked, log: lines.join('\n') };
}

const modelKey = 'model-key-of-the-test';
const ralph = 'Run org/ralph-action@v1';

function table({ result }: Nightly): readonly string[] {
  return result.job('ralph').steps.map(({ name, stage, conclusion }) => `${stage} ${name}: ${conclusion}`);
}

describe('the nightly workflow of the README', () => {
  it('gives the result of the demo', { timeout: 300_000 }, async () => {
    const night = await nightly();
    const { repository, result, asked, log } = night;
    expect(table(night), log).toEqual([
      'main Run actions/checkout@v6: success',
      'main Run actions/setup-node@v6: success',
      'main Run npm ci: success',
      `main ${ralph}: failure`,
      `post Post ${ralph}: success`,
      'post Post Run actions/checkout@v6: success',
    ]);
    expect(asked).toEqual([{ contents: 'write', metadata: 'read' }]);
    const job = result.job('ralph');
    const step = job.step(ralph);
    expect([step.exitCode, step.outputs['halt'], step.outputs['stories_passed']]).toEqual([1, 'some_failed', '4']);
    expect(step.summary).toContain('4/5 stories passed');
    const branch = step.outputs['branch_name'] ?? '';
    const refs = await repository.remote.refs();
    expect(refs.get(`refs/heads/${branch}`)).toBe(step.outputs['commit_sha']);
    const wips = JSON.parse(step.outputs['wip_branches'] ?? '[]') as readonly string[];
    expect(wips).toHaveLength(1);
    expect([...refs.keys()]).toContain(`refs/heads/${wips[0]}`);
    const subjects = git(repository.remote.gitDir, 'log', '--format=%s', `${repository.sha}..${branch}`);
    expect(subjects.match(/US-00\d/g)?.toSorted()).toEqual(['US-001', 'US-002', 'US-004', 'US-005']);
    expect(job.orphans).toEqual([]);
    expect(existsSync(step.outputs['report_file'] ?? '')).toBe(true);
    for (const secret of [modelKey, demoToken]) expect(log).not.toContain(secret);
  });

  it('ends on the first signal of a cancel and leaves nothing behind', { timeout: 120_000 }, async () => {
    const stop = new AbortController();
    const night = await nightly({
      cancel: stop.signal,
      onLine: ({ step, text }) => {
        if (step === ralph && text.includes('US-001')) stop.abort();
      },
    });
    expect(table(night).slice(3), night.log).toEqual([
      `main ${ralph}: cancelled`,
      `post Post ${ralph}: success`,
      'post Post Run actions/checkout@v6: success',
    ]);
    const job = night.result.job('ralph');
    const { signals, exitCode, outputs } = job.step(ralph);
    expect([signals, exitCode, outputs['halt']]).toEqual([['SIGINT'], 130, 'interrupted']);
    expect([job.orphans, night.result.conclusion]).toEqual([[], 'cancelled']);
  });
});

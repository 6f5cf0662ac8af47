import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { continueRun } from '../../src/action/continue-run.ts';
import { faults } from '../support/github/faults.ts';
import { type GitHub, startGitHub } from '../support/github/github.ts';
import { type SeedRepository, seedRepository } from '../support/github/seed.ts';
import { sampleRun, sha } from '../support/sample-run.ts';

/* Jobs of one workflow run that reach their deadline, each after the other (03-interface §7, `continue: dispatch`). */

const branch = 'refs/heads/main';
const state = sampleRun({
  stories: [{ id: 'US-001', status: 'open' }],
  plan: { continues: true },
  halt: { kind: 'budget_exceeded', budget: 'wallclock', detail: 'no time is left' },
});

let github: GitHub;
let seed: SeedRepository;
beforeAll(async () => {
  seed = await seedRepository();
  await seed.commit({ '.github/workflows/nightly.yml': 'name: nightly\non:\n  workflow_dispatch:\njobs: {}\n' });
});
afterAll(() => seed[Symbol.dispose]());
beforeEach(async () => {
  github = await startGitHub({ seed: seed.dir, tokens: [{ value: 'ghs_token' }] });
  return () => github.close();
});

interface Ending {
  readonly again?: true;
  readonly workflowRun?: string;
}

/** A job ends, of workflow run 1 unless another one is named; what it says. */
async function end({ again, workflowRun = '1/1' }: Ending = {}): Promise<readonly string[]> {
  const said: string[] = [];
  const note = (text: string): void => void said.push(text);
  const refs = new Map([[`refs/ralph/${state.plan.feature}/state`, sha('5')]]);
  await continueRun({
    state: { ...state, ...(again && { again }) },
    job: {
      ...{
        workspace: '/w',
        temp: '/t',
        serverUrl: github.serverUrl,
        apiUrl: github.apiUrl,
        repository: 'acme/widgets',
      },
      ...{ sha: sha('1'), ref: branch, eventName: 'schedule', payload: {}, actors: [], workflowRun },
      ...{ runUrl: '', workflow: 'nightly' },
    },
    env: {
      GITHUB_REPOSITORY: 'acme/widgets',
      GITHUB_WORKFLOW_REF: `acme/widgets/.github/workflows/nightly.yml@${branch}`,
    },
    token: 'ghs_token',
    repository: { remoteRefs: async () => ({ ok: true, refs }), readRef: async (ref) => refs.get(ref) },
    log: { info: () => undefined, notice: note, warning: note },
    cancel: new AbortController().signal,
  });
  return said;
}

describe('a job that reaches its deadline', () => {
  it('starts the workflow, and one after it leaves that start alone as long as it waits', async () => {
    expect(await end()).toEqual([expect.stringMatching(/nightly\.yml was started again and goes on with it, 1 of/)]);
    expect(await end({ again: true })).toEqual([expect.stringMatching(/the start of nightly\.yml that waits already/)]);
    expect(github.dispatches()).toHaveLength(1);
    for (const { id } of github.runs()) github.finishRun(id, 'failure');
    // It found the lock held by this very job: only another start goes on with what is left.
    expect(await end({ again: true })).toEqual([expect.stringMatching(/was started again/)]);
    expect(github.dispatches()).toHaveLength(2);
    expect(github.violations()).toEqual([]);
  });

  it('does not take what waited before its workflow run began for that start', async () => {
    await end();
    const [waiting] = github.runs();
    expect(await end({ again: true, workflowRun: `${waiting?.id}/1` })).toEqual([
      expect.stringMatching(/was started again/),
    ]);
  });

  it('starts it where nobody can tell whether a start waits', async () => {
    await end();
    const on = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
    const met = github.inject({ on, fault: faults.status(403, { message: 'Resource not accessible by integration' }) });
    expect(await end({ again: true })).toEqual([expect.stringMatching(/was started again/)]);
    expect([met.hits(), github.dispatches().length]).toEqual([1, 2]);
  });
});

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoToken } from '../support/demo-repository.ts';
import type { JobChange } from '../support/scenario.ts';
import { createThread, type ThreadScenario } from '../support/scenario-thread.ts';

/* A run that its deadline stops (03-interface §7, `continue: dispatch`): the workflow is started again and goes on with it. */

const workflow = 'name: nightly\non:\n  workflow_dispatch:\njobs: {}\n';

/** A start of that workflow on a machine of its own, which has two commands held back. */
function start(scenario: ThreadScenario, machine: string, change: JobChange = {}): JobChange {
  const env = {
    ...{ GITHUB_WORKFLOW_REF: 'acme/plain-words/.github/workflows/nightly.yml@refs/heads/main', GITHUB_JOB: 'ralph' },
    HOLD: join(scenario.switches, 'held'),
  };
  return { ...change, temp: join(scenario.folder, machine), env: { ...env, ...change.env } };
}

describe('a night that reaches its deadline', () => {
  it('starts its workflow again, which goes on where it stopped', async () => {
    const files = { '.github/workflows/nightly.yml': workflow };
    await using scenario = await createThread({ files, inputs: { continue: 'dispatch' } });
    const { github } = scenario;
    scenario.hold();
    const night = await scenario.run(start(scenario, 'one', { inputs: { run_timeout: '20s' } }));
    expect([night.exitCode, night.outputs['halt']], night.log).toEqual([1, 'budget_exceeded']);
    expect(night.log).toContain('nightly.yml was started again and goes on with it, 1 of at most 10 in a row.');
    const started = github.dispatches().map(({ event, name, ref }) => ({ event, name, ref }));
    expect(started).toEqual([
      { event: 'workflow_dispatch', name: '.github/workflows/nightly.yml', ref: 'refs/heads/main' },
    ]);
    scenario.release();
    const event = { name: 'workflow_dispatch', payload: { inputs: null } };
    const next = await scenario.run(start(scenario, 'two', { event }));
    expect([next.exitCode, next.outputs['halt']], next.log).toEqual([0, 'ready']);
    expect(next.outputs['run_id']).toBe(night.outputs['run_id']);
    expect(github.dispatches()).toHaveLength(1);
    expect(github.violations()).toEqual([]);
  });

  it('names the permission that is missing, and stays as it is', async () => {
    const files = { '.github/workflows/nightly.yml': workflow };
    const permissions = { contents: 'write', pull_requests: 'write', workflows: 'write', actions: 'read' } as const;
    const github = { tokens: [{ value: demoToken, permissions }] };
    await using scenario = await createThread({ files, inputs: { continue: 'dispatch' }, github });
    scenario.hold();
    const night = await scenario.run(start(scenario, 'one', { inputs: { run_timeout: '15s' } }));
    expect([night.exitCode, night.outputs['halt']], night.log).toEqual([1, 'budget_exceeded']);
    expect(night.log).toMatch(/::warning::continue: dispatch: .*actions[:=] ?write/);
    scenario.release();
  });
});

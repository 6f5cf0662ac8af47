import { describe, expect, test } from 'vitest';
import { emptyOutputs, type Outputs } from '../../src/action/outputs.ts';
import { outputsOf } from '../../src/action/run-outputs.ts';
import { knownSecrets } from '../../src/action/secrets.ts';
import type { Usage } from '../../src/core/agent-facts.ts';
import { halts } from '../../src/core/halts.ts';
import type { HaltKind } from '../../src/core/state.ts';
import { listOf, storiesOf } from '../../src/core/story-list.ts';
import { OUTPUTS } from '../../src/settings/row.ts';
import { settingsOf } from '../settings/support.ts';
import { failing, passing, sampleRun } from '../support/sample-run.ts';

function used(more: Partial<Usage>): Usage {
  return {
    ...{ role: 'implement', inputTokens: 100, outputTokens: 20, cacheReadTokens: 3000, cacheWriteTokens: 40 },
    ...more,
  };
}

const names = OUTPUTS.map(({ name }) => name).toSorted();

describe('the outputs', () => {
  test.each(Object.keys(halts) as HaltKind[])('are all set when nothing began: %s', (kind) => {
    const outputs = emptyOutputs({ halt: { kind, detail: '' }, failOn: ['any'] });
    expect(Object.keys(outputs).toSorted()).toEqual(names);
    expect(outputs).toMatchObject({
      halt: kind,
      conclusion: halts[kind].conclusion,
      wip_branches: '[]',
      iterations: '0',
      pr_url: '',
      ...{ total_cost_usd: '', input_tokens: '0', output_tokens: '0', cache_read_tokens: '0', cache_write_tokens: '0' },
    });
    expect(Object.values(outputs).every((value) => typeof value === 'string')).toBe(true);
  });

  test('of a run count stories in scope and name branch, commit and wip branches', () => {
    const wip = { branch: 'wip/ralph-fail-us-2-20260121-104532', commit: 'f'.repeat(40) };
    const state = sampleRun({
      reportFile: '/reports/summary.md',
      stories: [
        { id: 'US-1', status: 'passed', commit: 'a'.repeat(40), tries: [failing(['x']), passing] },
        { id: 'US-2', status: 'failed', wip, tries: [failing(['x'])] },
        { id: 'US-3', status: 'dependency_failed' },
        { id: 'US-4', status: 'open' },
      ],
    });
    const outputs = outputsOf(state, { halt: { kind: 'some_failed', detail: '' }, failOn: ['any'], logsPath: '/logs' });
    expect(Object.keys(outputs).toSorted()).toEqual(names);
    expect(outputs).toMatchObject({
      conclusion: 'failure',
      halt: 'some_failed',
      run_id: state.plan.runId,
      iterations: '3',
      stories_total: '4',
      stories_passed: '1',
      branch_name: 'ralph/word-tools',
      commit_sha: 'a'.repeat(40),
      wip_branches: JSON.stringify([wip.branch]),
      report_file: '/reports/summary.md',
      logs_path: '/logs',
    });
  });

  test('stay small enough to be passed on, whatever the run left [L2]', () => {
    const stories = Array.from({ length: 30_000 }, (_, at) => ({
      id: `US-${at}`,
      status: 'failed' as const,
      wip: { branch: `wip/ralph-fail-us-${at}-20260121-104532`, commit: 'f'.repeat(40) },
    }));
    const state = sampleRun({ stories });
    const outputs = outputsOf(state, { halt: { kind: 'some_failed', detail: '' }, failOn: ['any'], logsPath: '/logs' });
    expect(Object.values(outputs).join('').length).toBeLessThan(120_000);
    const names = JSON.parse(outputs.wip_branches) as string[];
    expect(names.length).toBeGreaterThan(1000);
    expect(names).toEqual(stories.slice(0, names.length).map(({ wip }) => wip.branch));
    expect(outputs.stories_failed).toBe('30000');
  });

  test('name the pull request once it is known', () => {
    const stories = [{ id: 'US-1', status: 'passed', commit: 'a'.repeat(40), tries: [passing] }] as const;
    const pull = { number: 7, url: 'https://github.com/acme/widgets/pull/7', draft: true };
    const call = { halt: { kind: 'ready', detail: '' }, failOn: ['any'], logsPath: '' } as const;
    expect(outputsOf(sampleRun({ stories, pull }), call).pr_url).toBe(pull.url);
    expect(outputsOf(sampleRun({ stories }), call).pr_url).toBe('');
  });

  test.each<[string, readonly Usage[], Partial<Outputs>]>([
    ['nothing is told', [], { total_cost_usd: '', input_tokens: '0', output_tokens: '0' }],
    [
      'one call told it',
      [used({ costUsd: 0.125 })],
      {
        ...{ total_cost_usd: '0.125', input_tokens: '100', output_tokens: '20' },
        ...{ cache_read_tokens: '3000', cache_write_tokens: '40' },
      },
    ],
    [
      'reviewers cost too',
      [used({ costUsd: 0.1 }), used({ role: 'spec', costUsd: 0.2 }), used({ role: 'quality' })],
      { total_cost_usd: '0.3', input_tokens: '300', output_tokens: '60' },
    ],
    ['a cost of nothing is told', [used({ costUsd: 0 })], { total_cost_usd: '0' }],
    ['a cost is not told', [used({})], { total_cost_usd: '', input_tokens: '100' }],
  ])('count what agents used when %s', (_, usage, expected) => {
    const state = sampleRun({ stories: [{ id: 'US-1', status: 'failed', tries: [failing(['x'])] }] });
    const stories = storiesOf(state).map((story) => ({
      ...story,
      attempts: story.attempts.map((attempt) => ({ ...attempt, usage })),
    }));
    const call = { halt: { kind: 'some_failed', detail: '' }, failOn: ['any'], logsPath: '' } as const;
    expect(outputsOf({ ...state, stories: listOf(stories) }, call)).toMatchObject(expected);
  });

  test('name no branch when nothing passed', () => {
    const state = sampleRun({ stories: [{ id: 'US-1', status: 'failed', tries: [failing(['x'])] }] });
    const outputs = outputsOf(state, { halt: { kind: 'some_failed', detail: '' }, failOn: ['any'], logsPath: '' });
    expect(outputs).toMatchObject({
      branch_name: '',
      commit_sha: '',
      wip_branches: '[]',
      report_file: '',
      logs_path: '',
    });
  });

  test('conclude by fail_on', () => {
    const halt = { kind: 'some_failed', detail: '' } as const;
    const conclusion = (failOn: Parameters<typeof emptyOutputs>[0]['failOn']) =>
      emptyOutputs({ halt, failOn }).conclusion;
    expect([
      conclusion(['any']),
      conclusion(['never']),
      conclusion(['some_failed']),
      conclusion(['budget_exceeded']),
    ]).toEqual([...['failure', 'neutral', 'failure', 'neutral']]);
  });
});

describe('the secrets of a run', () => {
  const env = { MODEL_API_KEY: 'sk-model', MY_TOKEN: 'tok-1234', PLAIN: 'plain-value', SHORT_KEY: 'abc' };

  test.each<[string, Record<string, string>, readonly string[]]>([
    ['nothing is given', {}, []],
    ['the token', { github_token: 'ghs_token' }, ['ghs_token']],
    ['what the user names', { redact: 'one-value\ntwo-value' }, ['one-value', 'two-value']],
    ['keys that the agent is given', { agent_env: 'MODEL_API_KEY, MY_TOKEN, PLAIN' }, ['sk-model', 'tok-1234']],
    ['names that are not set', { agent_env: 'ABSENT_KEY' }, []],
    ['values too short to be taken out of a text', { agent_env: 'SHORT_KEY' }, []],
    [
      'keys that the action is given',
      { anthropic_api_key: 'sk-input', claude_code_oauth_token: 'oat-input' },
      ['sk-input', 'oat-input'],
    ],
    ['one value twice', { github_token: 'sk-model', agent_env: 'MODEL_API_KEY' }, ['sk-model']],
  ])('when %s', (_, values, secrets) => {
    expect(knownSecrets(settingsOf(values), env)).toEqual(secrets);
  });

  test.each(['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN'])('hold %s of the job, which its client reads', (name) => {
    expect(knownSecrets(settingsOf({}), { ...env, [name]: 'sk-of-the-job' })).toEqual(['sk-of-the-job']);
  });
});

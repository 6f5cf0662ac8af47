import { describe, expect, test } from 'vitest';
import { stage, works } from './stage.ts';

/** A client that has reached the limit of its account, as gemini says it. */
const limited = [
  'cat > /dev/null',
  `echo '{"type":"init","session_id":"s","model":"gemini-2.5-pro"}'`,
  `echo '{"type":"result","status":"error","error":{"type":"TerminalQuotaError","message":"You have exhausted your daily quota on this model."}}'`,
  'exit 1',
].join('\n');

describe('money', () => {
  test('ends the run before a call that it cannot pay; the work is on its wip branch under the budget’s name', async () => {
    await using at = await stage('echo half > src/half.txt; exit 1');
    const end = await at.run({ max_cost_usd: '1', cost_per_call: '0.6' });
    expect(end).toMatchObject({ exitCode: 1, halt: { kind: 'budget_exceeded', budget: 'cost' } });
    expect(end.outputs).toMatchObject({ iterations: '1', total_cost_usd: '0.6' });
    const [wip = ''] = JSON.parse(end.outputs.wip_branches) as string[];
    const subject = at.box.git(at.remote.gitDir, 'log', '-1', '--format=%s', `refs/heads/${wip}`);
    expect(subject).toBe('chore: ralph-loop budget exceeded');
    expect(at.box.git(at.remote.gitDir, 'show', `refs/heads/${wip}:src/half.txt`)).toBe('half');
    expect(at.summaries.join('\n')).toContain('$0.60 of $1.00');
    expect(at.summaries.join('\n')).toContain('| cost | $0.60 | $1.00 |');
    expect(at.prompts()).toHaveLength(1);
  });

  test('of an agent that tells no cost is printed as unknown, and the report says that the cap did not count it', async () => {
    await using at = await stage(works);
    const end = await at.run({ require_evidence: 'false' });
    expect(end).toMatchObject({ exitCode: 0, outputs: { total_cost_usd: '' } });
    expect(at.summaries.join('\n')).toContain('cost unknown');
    expect(at.summaries.join('\n')).toContain(
      '1 call did not tell its whole cost, and what is not known of it did not count against max',
    );
  });
});

describe('calls per hour', () => {
  test('count over runs: one that may not call is put off with the time at which it may', async () => {
    await using at = await stage('exit 1');
    const values = { rate_limit: '1', run_timeout: '5m', max_attempts: '2' };
    const first = await at.run(values);
    expect(first).toMatchObject({ exitCode: 2, halt: { kind: 'usage_limit' }, outputs: { iterations: '1' } });
    expect(first.outputs.resume_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const second = await at.run({ ...values, resume: 'never' });
    expect(second).toMatchObject({ exitCode: 2, halt: { kind: 'usage_limit' }, outputs: { iterations: '0' } });
    expect(second.outputs.resume_at).toBe(first.outputs.resume_at);
    expect(at.prompts()).toHaveLength(1);
  });
});

describe('a usage limit of agent: command', () => {
  const stories = ['A', 'B'].map((id) => ({ id, title: `Title of ${id}`, passes: false }));
  const files = { 'prd.json': JSON.stringify({ userStories: stories }) };
  const sentence = "You've hit your usage limit";

  test('ends the whole run: no attempt is counted, no other story is tried [X20]', async () => {
    await using at = await stage(`echo half > src/half.txt; echo working; echo "${sentence}"; exit 1`, files);
    const end = await at.run({ max_attempts: '3' });
    expect(end, at.said.join('\n')).toMatchObject({
      ...{ exitCode: 2, halt: { kind: 'usage_limit', detail: expect.stringContaining(sentence) } },
      outputs: { conclusion: 'failure', iterations: '0', stories_failed: '0' },
    });
    expect(at.prompts()).toHaveLength(1);
    expect(at.summaries.join().replaceAll('\\', '')).toContain(sentence);
  });

  test('is none where the agent ends well [X20]', async () => {
    await using at = await stage(`${works}; echo "${sentence}"`);
    expect(await at.run({ require_evidence: 'false' })).toMatchObject({ exitCode: 0, halt: { kind: 'ready' } });
  });
});

describe('agent_fallbacks', () => {
  test('take over when the account of the agent has reached its limit, and no attempt is charged', async () => {
    await using at = await stage(works);
    const gemini = at.script('gemini', limited);
    const end = await at.run({
      ...{ agent: 'gemini', path_to_agent_executable: gemini, gemini_api_key: 'AIza-a-key-of-nobody' },
      ...{ agent_fallbacks: 'command', max_attempts: '1', require_evidence: 'false' },
    });
    expect(end, at.said.join('\n')).toMatchObject({ exitCode: 0, outputs: { stories_passed: '1', iterations: '1' } });
    expect(at.prompts()).toHaveLength(1);
  });

  test('nobody takes over: the run is put off, nothing is charged, and the next workflow run tries again', async () => {
    await using at = await stage(works);
    const gemini = at.script('gemini', limited);
    const agent = { agent: 'gemini', path_to_agent_executable: gemini, gemini_api_key: 'AIza-a-key-of-nobody' };
    const end = await at.run(agent);
    expect(end, at.said.join('\n')).toMatchObject({
      ...{ exitCode: 2, halt: { kind: 'usage_limit' } },
      outputs: { iterations: '0', resume_at: '', wip_branches: '[]' },
    });
  });
});

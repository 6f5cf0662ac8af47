import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CassetteLine } from '../../src/adapters/cassette/format.ts';
import { type FinishedStep, repositoryRoot } from '../support/action-runner.ts';
import { demoToken } from '../support/demo-repository.ts';
import { createScenario, type Scenario } from '../support/scenario.ts';
import { branchesOf, commitsOf } from '../support/scenario-facts.ts';

/** Recorded with `npm run demo -- --record tests/fixtures/cassettes/demo.jsonl`. */
const file = join(repositoryRoot, 'tests', 'fixtures', 'cassettes', 'demo.jsonl');
const text = readFileSync(file, 'utf8');
const lines = text
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as CassetteLine);

/** Attempts of each story as they were recorded. */
function recordedAttempts(): Readonly<Record<string, number>> {
  const calls = lines.flatMap((line) => (line.type === 'call' && line.role === 'implement' ? [line] : []));
  return Object.fromEntries(calls.map(({ story, attempt }) => [story, attempt]));
}

describe('the cassette of the demo', () => {
  let scenario: Scenario;
  let step: FinishedStep;
  beforeAll(async () => {
    const inputs = { agent: 'replay', review_agent: 'replay', replay_file: file, replay_match: 'call' };
    const project = join(repositoryRoot, 'examples', 'demo');
    scenario = await createScenario({ project, inputs: { ...inputs, gate_timeouts: 'test=15s/30s' } });
    step = await scenario.run({});
  });
  afterAll(() => scenario[Symbol.asyncDispose]());

  it('is small, of the rehearsal agent, and holds neither a token nor a home', () => {
    expect(lines[0]).toMatchObject({ type: 'cassette', agent: 'rehearsal', reviewAgent: 'rehearsal' });
    expect(text.length).toBeLessThan(100_000);
    expect(text).not.toContain(demoToken);
    expect(text).not.toMatch(/\/(?:home|root|Users)\//);
  });

  it('is played to the verdicts that were recorded, on gates that run anew', () => {
    expect(step.log).not.toContain('The cassette does not fit');
    expect(step.outputs, step.log).toMatchObject({
      ...{ halt: 'some_failed', iterations: '13', stories_passed: '4', stories_failed: '1' },
    });
    const ends = [...step.log.matchAll(/^(US-00\d) (passed|failed|stuck) after (\d+)\/\d+ tries/gm)];
    const attempts = Object.fromEntries(ends.map(([, story, , tries]) => [story, Number(tries)]));
    expect(attempts).toEqual(recordedAttempts());
    expect(ends.filter(([, , end]) => end !== 'passed').map(([, story]) => story)).toEqual(['US-003']);
  });

  it('leaves the commits and the branch of the failed story that the demo leaves', () => {
    const { gitDir } = scenario.remote;
    const names = [...branchesOf(gitDir).keys()];
    const ralph = names.find((name) => name.startsWith('ralph/')) ?? '';
    const passed = commitsOf(gitDir, `main..${ralph}`).map(({ subject }) => /US-00\d/.exec(subject)?.[0]);
    expect(passed).toEqual(['US-001', 'US-002', 'US-004', 'US-005']);
    expect(names.filter((name) => name.startsWith('wip/'))).toEqual([
      expect.stringMatching(/^wip\/ralph-fail-us-003-\d{8}-\d{6}$/),
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { storyAt, withStory } from '../../src/core/story-list.ts';
import { ledger } from '../../src/report/ledger.ts';
import { reportJson } from '../../src/report/report-json.ts';
import { iterations, runRecord } from '../../src/report/run-record.ts';
import { statusYaml } from '../../src/report/status.ts';
import { failing, passing, sampleRun } from '../support/sample-run.ts';
import { sampleRuns } from '../support/sample-runs.ts';

const names = Object.keys(sampleRuns);
const sample = (name: string) => sampleRuns[name]?.() ?? expect.fail(`no sample ${name}`);

describe('runRecord', () => {
  it('has the keys of the document, iterations in the order they ran', () => {
    const run = sampleRun({
      stories: [
        { id: 'A', status: 'failed', detail: 'the one attempt failed', tries: [failing(['✖ a'])] },
        { id: 'B', status: 'passed', tries: [passing] },
      ],
      halt: { kind: 'some_failed', detail: '1 of 2 stories did not pass' },
    });
    expect(JSON.parse(runRecord(run))).toEqual({
      run_id: '20260121-103000-k3j9',
      intent: 'Work through the stories of word-tools',
      started_at: '2026-01-21T10:30:00Z',
      spec_path: null,
      plan_path: '.ralph/word-tools/prd.json',
      branch: 'ralph/word-tools',
      budgets: { max_iterations: 20, max_wallclock_seconds: 3600, max_commits: 30 },
      iterations: [
        {
          n: 1,
          story: 'A',
          attempt: 1,
          started_at: '2026-01-21T10:32:00Z',
          ended_at: '2026-01-21T10:33:36Z',
          verify_verdict: 'not_ready',
          verify_report: null,
          blockers: [
            {
              verbatim: 'exit code 1\n✖ a',
              classification: 'retry-task',
              reason: 'a deterministic gate failed',
              routed_to: 'exec-dispatch',
            },
          ],
          commits_added: ['1'.repeat(40)],
          critic_verdict: 'indeterminate',
          critic_evidence: '1 of 3 attempts',
        },
        {
          n: 2,
          story: 'B',
          attempt: 1,
          started_at: '2026-01-21T10:33:36Z',
          ended_at: '2026-01-21T10:35:13Z',
          verify_verdict: 'ready',
          verify_report: null,
          blockers: [],
          commits_added: ['2'.repeat(40)],
          critic_verdict: 'progressing',
          critic_evidence: 'the story passed',
        },
      ],
      halt: { kind: 'some_failed', detail: '1 of 2 stories did not pass', halted_at: '2026-01-21T10:35:13Z' },
    });
  });

  it('a blocker says who did not see it done', () => {
    const all = JSON.parse(runRecord(sample('reviewed'))).iterations as { blockers: { reason: string }[] }[];
    const reasons = all.flatMap(({ blockers }) => blockers.map(({ reason }) => reason));
    expect(new Set(reasons)).toEqual(
      new Set([
        'a deterministic gate failed',
        'a reviewer did not see it done',
        'the reviewers disagree whether c2 is met',
      ]),
    );
  });

  it('a run that goes on has no halt', () => {
    expect(JSON.parse(runRecord(sample('running'))).halt).toBeNull();
  });

  it('a story for a human is escalated', () => {
    const run = sampleRun({
      stories: [{ id: 'A', status: 'needs_human', detail: 'Which port?', tries: [failing(['x'])] }],
    });
    expect(JSON.parse(runRecord(run)).iterations[0].blockers[0]).toMatchObject({
      classification: 'escalate',
      reason: 'Which port?',
      routed_to: 'user',
    });
  });

  it.each(names)('%s: as many iterations as the run counts, each once', (name) => {
    const run = sample(name);
    expect(iterations(run).map(({ attempt }) => attempt.iteration)).toEqual(
      Array.from({ length: run.iterations }, (_each, index) => index + 1),
    );
  });
});

describe('statusYaml', () => {
  it('is the summary of the document', () => {
    expect(statusYaml(sample('budget-exceeded'))).toBe(`run_id: "20260121-103000-k3j9"
intent: "Work through the stories of word-tools"
iterations_done: 6
last_verdict: not_ready
budgets_remaining:
  iterations: 14
  wallclock_seconds: 2901
  commits: 29
last_critic: progressing
halt:
  kind: budget_exceeded
  detail: "all 6 iterations of the run are used"
  halted_at: 2026-01-21T10:41:39Z
`);
  });

  it.each([
    [{ kind: 'some_failed', detail: '1 of 2 stories did not pass' }, 'not_ready'],
    [{ kind: 'awaiting_signoff', detail: 'a person has to look' }, 'not_ready'],
    [undefined, 'not_ready'],
    [{ kind: 'ready', detail: 'all stories passed' }, 'ready'],
  ] as const)('says of the run, and not of its last story, whether it is ready: %j', (halt, verdict) => {
    const run = sampleRun({
      stories: [
        { id: 'A', status: 'failed', tries: [failing(['✖ a'])] },
        { id: 'B', status: 'passed', tries: [passing] },
      ],
      ...(halt && { halt }),
    });
    expect(parse(statusYaml(run))).toMatchObject({ iterations_done: 2, last_verdict: verdict });
  });

  it.each(names)('%s is YAML', (name) => {
    expect(parse(statusYaml(sample(name)))).toMatchObject({ iterations_done: sample(name).iterations });
  });
});

describe('ledger', () => {
  it('tracks iteration_count, failed gate and branch per story', () => {
    expect(ledger(sample('not-pushed'))).toBe(`# LEDGER

Run <code>20260121-103000-k3j9</code> of <code>word-tools</code>, started 2026-01-21T10:30:00Z, last change 2026-01-21T10:41:39Z.

| Task | iteration_count | Status | Failed gate | Cost | Tokens | Branch |
|---|---|---|---|---|---|---|
| <code>US-001</code> Count words | 1 | passed | - | unknown | unknown | <code>ralph/word-tools</code> |
| <code>US-003</code> Parse sizes | 5 | failed | test (unit), test (lint) | unknown | unknown | <code>wip/ralph-fail-us-003-20260121-104532</code> |
| <code>US-004</code> Wrap lines | 0 | dependency_failed | - | - | - | - |
`);
  });

  it('tells what changed since the ledger before, on a branch of another name too', () => {
    let run = sample('not-pushed');
    for (const at of [0, 2, 2, 1]) {
      ledger(run);
      const story = {
        ...(storyAt(run.stories, at) ?? expect.fail('no story')),
        status: 'stuck',
        title: `At ${at}`,
      } as const;
      run = { ...run, stories: withStory(run.stories, at, story) };
      expect(ledger(run)).toBe(ledger(structuredClone(run)));
    }
    const moved = { ...run, plan: { ...run.plan, branch: 'ralph/elsewhere' } };
    expect(ledger(moved)).toBe(ledger(structuredClone(moved)));
    expect(ledger(moved)).toContain('ralph/elsewhere');
  });
});

describe('reportJson', () => {
  it.each(names)('%s: JSON in snake_case with the figures of the summary', (name) => {
    const run = sample(name);
    const report = JSON.parse(
      reportJson(run, { isolation: { level: 'user', views: 'clean', home: 'throw-away', notes: [] } }),
    );
    expect(report.version).toBe(1);
    const reached = report.counts.passed === report.counts.total ? 'reached' : 'not reached';
    const stories = `${report.counts.passed}/${report.counts.total} stories passed`;
    expect(report.headline).toContain(run.plan.objective === undefined ? stories : `Objective ${reached}`);
    expect(report.figures.iterations.used).toBe(run.iterations);
    expect(report.halt?.kind).toBe(run.halt?.kind);
    expect(keysOf(report).filter((key) => /[A-Z]/.test(key))).toEqual([]);
  });

  it('carries no control characters', () => {
    expect(reportJson(sample('hostile'))).not.toMatch(/\\u001b|\u202e/);
  });
});

function keysOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [key, ...keysOf(each)]);
}

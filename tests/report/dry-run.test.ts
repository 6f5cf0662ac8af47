import { describe, expect, test } from 'vitest';
import { begin } from '../../src/core/begin.ts';
import { transition } from '../../src/core/loop.ts';
import type { RunPlan } from '../../src/core/plan.ts';
import { dryRunLines } from '../../src/report/dry-run.ts';
import { plan } from '../support/history.ts';

const base = { branch: 'main', commit: '0123456789abcdef' };
const start = { commit: 'fedcba9876543210', tree: 't' };

const stamp = { at: 1_000_000, elapsedMs: 0 };

function stateOf(given: RunPlan) {
  return begin({ stamp, outcome: { type: 'begun', plan: given } }).state;
}

describe('a dry run', () => {
  test('says what would be done, with which rules, caps and first prompt', () => {
    const given = plan(['A', { id: 'B', dependsOn: ['A'] }, { id: 'C', was: 'passed' }, { id: 'D', inScope: false }], {
      base,
      start,
      caps: { maxAttempts: 3 },
    });
    expect(dryRunLines({ state: stateOf(given), first: { story: 'A', prompt: '# Task\nDo it' } })).toEqual([
      'Dry run: nothing is started, nothing is changed.',
      'Rules are read at main 0123456789; work starts from fedcba9876.',
      'Passed stories would go to branch ralph/default.',
      'Agent: rehearsal. Reviewer: not reviewed.',
      'Checks:',
      '  test: npm test',
      'Caps: 3 attempts per story, 20 iterations, 30 commits, 5h 50m wall clock.',
      'At most 6 agent calls; their cost is unknown to this agent.',
      'Open stories of prd.json: 2 of 4',
      '  A Story A',
      '  B Story B (after A)',
      'First prompt (story A):',
      '# Task',
      'Do it',
    ]);
  });

  test('says so when nothing is tested and nothing is to do', () => {
    const lines = dryRunLines({ state: stateOf(plan([{ id: 'A', was: 'passed' }], { checks: [] })), first: undefined });
    expect(lines).toContain('Checks: none, nothing is tested.');
    expect(lines).toContain('At most 0 agent calls; their cost is unknown to this agent.');
    expect(lines.at(-1)).toBe('Open stories of prd.json: 0 of 1');
  });

  test('promises no more calls than the run may make', () => {
    const lines = dryRunLines({
      state: stateOf(plan(['A', 'B', 'C'], { caps: { maxIterations: 4 } })),
      first: undefined,
    });
    expect(lines).toContain('At most 4 agent calls; their cost is unknown to this agent.');
  });

  test('names the reviewer and counts its calls', () => {
    const given = plan(['A', 'B'], { caps: { maxAttempts: 3 }, agent: 'claude', reviewAgent: 'codex', specPasses: 3 });
    const lines = dryRunLines({ state: stateOf(given), first: undefined });
    expect(lines).toContain('Agent: claude. Reviewer: codex.');
    expect(lines).toContain(
      'At most 36 agent calls (6 to implement, 30 to review; more only where a reviewer gives no usable answer); their cost is unknown before.',
    );
  });

  test('leaves a story alone that waits for a human', () => {
    const waits = { outcome: 'failed', detail: 'waiting for a human (1 night): red', nights: 1 } as const;
    const lines = dryRunLines({ state: stateOf(plan([{ id: 'A', waits }, 'B'])), first: undefined });
    expect(lines.slice(-2)).toEqual(['Open stories of prd.json: 1 of 2', '  B Story B']);
  });

  test('tells of a run that would go on, and what it would do next', () => {
    const outcome = { type: 'interrupted', cause: 'a kill' } as const;
    const began = begin({ stamp, outcome: { type: 'begun', plan: plan(['A', 'B'], { baseline: 'off' }) } });
    const { state } = transition(began.state, { stamp, outcome });
    const on = transition(state, { stamp, outcome: { type: 'resumed', workflowRun: '2/1' } });
    expect(dryRunLines({ state: on.state, next: on.command, first: undefined })[1]).toBe(
      'Run run-1 did not end: it would go on after 0 iterations with "implement" of story A.',
    );
  });

  test('leaves no workflow command in a line (04-trust rule 15)', () => {
    const title = 'x\n::set-env name=PATH::/evil\n##[add-path]/evil';
    const lines = dryRunLines({
      state: stateOf(plan([{ id: 'A', title }])),
      first: { story: 'A', prompt: '  ::warning::x\r::error::y\n##[command]z' },
    });
    for (const line of lines) expect(line).not.toMatch(/^\s*::|##\[|[\r\n]/);
  });
});

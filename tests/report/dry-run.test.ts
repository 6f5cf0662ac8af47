import { describe, expect, test } from 'vitest';
import { dryRunLines } from '../../src/report/dry-run.ts';
import { plan } from '../support/history.ts';

const base = { branch: 'main', commit: '0123456789abcdef' };
const start = { commit: 'fedcba9876543210', tree: 't' };

describe('a dry run', () => {
  test('says what would be done, with which rules, caps and first prompt', () => {
    const given = plan(['A', { id: 'B', dependsOn: ['A'] }, { id: 'C', was: 'passed' }, { id: 'D', inScope: false }], {
      base,
      start,
      caps: { maxAttempts: 3 },
    });
    expect(dryRunLines({ plan: given, first: { story: 'A', prompt: '# Task\nDo it' } })).toEqual([
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
    const lines = dryRunLines({ plan: plan([{ id: 'A', was: 'passed' }], { checks: [] }), first: undefined });
    expect(lines).toContain('Checks: none, nothing is tested.');
    expect(lines).toContain('At most 0 agent calls; their cost is unknown to this agent.');
    expect(lines.at(-1)).toBe('Open stories of prd.json: 0 of 1');
  });

  test('promises no more calls than the run may make', () => {
    const lines = dryRunLines({ plan: plan(['A', 'B', 'C'], { caps: { maxIterations: 4 } }), first: undefined });
    expect(lines).toContain('At most 4 agent calls; their cost is unknown to this agent.');
  });

  test('names the reviewer and counts its calls', () => {
    const given = plan(['A', 'B'], { caps: { maxAttempts: 3 }, agent: 'claude', reviewAgent: 'codex', specPasses: 3 });
    const lines = dryRunLines({ plan: given, first: undefined });
    expect(lines).toContain('Agent: claude. Reviewer: codex.');
    expect(lines).toContain(
      'At most 36 agent calls (6 to implement, 30 to review; more only where a reviewer gives no usable answer); their cost is unknown before.',
    );
  });

  test('leaves no workflow command in a line (04-trust rule 15)', () => {
    const title = 'x\n::set-env name=PATH::/evil\n##[add-path]/evil';
    const lines = dryRunLines({
      plan: plan([{ id: 'A', title }]),
      first: { story: 'A', prompt: '  ::warning::x\r::error::y\n##[command]z' },
    });
    for (const line of lines) expect(line).not.toMatch(/^\s*::|##\[|[\r\n]/);
  });
});

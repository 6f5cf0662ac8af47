import { faultKinds } from './faults.ts';

/** What a sample has to reach, group by group; rows that never came up are shown with 0, so that a vacuous run is seen. */
const expected: readonly (readonly [string, readonly string[]])[] = [
  ['mode', ['calm', 'crashes', 'everything', 'nights']],
  ['night', ['begun', 'resumed', 'read again']],
  [
    'deed',
    [
      ...[
        'nothing',
        'reword',
        'remove',
        'add',
        'mark-passed',
        'reopen',
        'code',
        'conflict',
        'prompt',
        'merge',
        'close',
      ],
      'push-by-hand',
    ],
  ],
  ['approval by', ['ada', 'eve']],
  ['signed off', ['ready']],
  ['refused', ['locked', 'environment_broken', 'skipped']],
  [
    'halt',
    [
      ...[
        'ready',
        'nothing_to_do',
        'some_failed',
        'environment_broken',
        'block_finding',
        'circuit_open',
        'thrashing',
        'escalate',
        'usage_limit',
        'config_error',
      ],
      ...['budget_exceeded iterations', 'budget_exceeded commits', 'budget_exceeded wallclock', 'budget_exceeded cost'],
      ...['interrupted', 'internal_error', 'locked'],
    ],
  ],
  ['story', ['passed', 'failed', 'stuck', 'thrashing', 'blocked', 'needs_human', 'dependency_failed', 'open']],
  [
    'row',
    [
      ...['passed', 'retry', 'confirmed-block', 'gate-unavailable', 'classifier-escalate', 'attempts-used-up'],
      ...['classifier-re-plan', 'part-passed'],
      ...['stuck-ladder', 'critic-thrashing', 'breaker', 'story-time-up', 'iterations-used-up', 'run-time-up'],
    ],
  ],
  [
    'gate',
    [
      ...['implement pass', 'implement fail', 'implement timeout'],
      ...['integrity pass', 'integrity fail', 'integrity warn'],
      ...[
        'test pass',
        'test fail',
        'test timeout',
        'test error',
        'test skipped',
        'spec pass',
        'spec fail',
        'spec error',
      ],
      ...['spec skipped', 'quality pass', 'quality warn', 'quality fail', 'quality error', 'quality skipped'],
    ],
  ],
  ['tier', ['shift', 'expansion']],
  ['ref', ['pushed', 'refused']],
  ['fault', faultKinds],
  ['declined', ['content', 'story']],
];

/** Rows of the table that a sample never reached. */
export function missing(coverage: ReadonlyMap<string, number>): readonly string[] {
  return expected.flatMap(([group, rows]) =>
    rows.map((row) => `${group} ${row}`).filter((name) => !coverage.has(name)),
  );
}

/** How often each halt, outcome, fault and point came up, for a reader. */
export function coverageTable(coverage: ReadonlyMap<string, number>): string {
  const named = expected.flatMap(([group, rows]) => rows.map((row) => `${group} ${row}`));
  const others = [...coverage.keys()].filter((name) => !named.includes(name)).toSorted();
  return [...named, ...others].map((name) => `${String(coverage.get(name) ?? 0).padStart(9)}  ${name}`).join('\n');
}

/** Adds the counts of one simulation to those of all. */
export function addCoverage(all: Map<string, number>, more: Iterable<readonly [string, number]>): void {
  for (const [name, count] of more) all.set(name, (all.get(name) ?? 0) + count);
}

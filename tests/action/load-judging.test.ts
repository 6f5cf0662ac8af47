import { describe, expect, test } from 'vitest';
import { judgingFor } from '../../src/action/load-judging.ts';
import type { IsolationLevel } from '../../src/core/isolation.ts';

/** Sources of what is loaded before the first agent ends. */
function loaded(level: IsolationLevel, ...docker: readonly (boolean | undefined)[]): string {
  const checks = docker.map((each) => (each === undefined ? {} : { docker: each }));
  return judgingFor({ isolation: { level }, checks }).join('\n');
}

describe('what judges', () => {
  test.each<[IsolationLevel, boolean[], boolean]>([
    ['namespace', [], false],
    ['namespace', [false, false], false],
    ['namespace', [false, true], true],
    ['user', [false], true],
    ['process', [false], true],
  ])('at level %s with docker %j is all in memory before somebody can change it on disk: %s', (level, docker, all) => {
    const text = loaded(level, ...docker);
    for (const always of ['load-aside', 'core/loop', 'git/capture', 'adapters/expansion', 'state-file'])
      expect(text).toContain(always);
    for (const seldom of ['gate-findings', 'test-report/read-file', 'adapters/yaml']) {
      expect([seldom, text.includes(seldom)]).toEqual([seldom, all]);
    }
  });
});

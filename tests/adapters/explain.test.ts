import { describe, expect, test } from 'vitest';
import { explain, verdictOf } from '../../src/adapters/explain.ts';
import type { ProcessResult } from '../../src/adapters/process/supervise.ts';
import type { Limits, Verdict } from '../../src/core/gates.ts';

const limits: Limits = { softMs: 1000, hardMs: 600_000, boundBy: 'gate' };
const clean: ProcessResult = {
  termination: 'exit',
  exitCode: 0,
  signal: undefined,
  durationMs: 5,
  softLimitHit: false,
  outputBytes: 42,
  survivorsKilled: 0,
};

const ends: readonly [string, Partial<ProcessResult>, Verdict, string][] = [
  ['a clean exit', {}, 'pass', ''],
  ['exit code 1', { exitCode: 1 }, 'fail', 'X exited with code 1'],
  ['a signal', { exitCode: undefined, signal: 'SIGSEGV' }, 'fail', 'X was killed by SIGSEGV, not by us'],
  [
    '[R10] no memory',
    { exitCode: undefined, signal: 'SIGKILL', resource: 'out-of-memory' },
    'error',
    'X was killed, most likely out of memory',
  ],
  [
    'the hard limit',
    { termination: 'hard-limit', exitCode: undefined },
    'timeout',
    'X was stopped at the hard limit of 10 min (TERM, then KILL after 5 s)',
  ],
  [
    'the hard limit, although it exited 0 on TERM',
    { termination: 'hard-limit', exitCode: 0 },
    'timeout',
    'X was stopped at the hard limit of 10 min (TERM, then KILL after 5 s)',
  ],
  ['silence', { termination: 'idle' }, 'timeout', 'X was stopped: no output and no CPU time for the idle limit'],
  ['too much output', { termination: 'output-limit' }, 'fail', 'X was stopped after 42 bytes of output'],
  ['an interrupt', { termination: 'interrupted', exitCode: 0 }, 'error', 'X was interrupted'],
  [
    'a program that could not be started',
    { termination: 'spawn-failed', exitCode: undefined, spawnError: { code: 'ENOENT', message: 'no such file' } },
    'error',
    'X could not be started: no such file',
  ],
  [
    'a start that failed without a word',
    { termination: 'spawn-failed' },
    'error',
    'X could not be started: no reason given',
  ],
];

describe('the end of a process', () => {
  test.each(ends)('by %s', (_, more, verdict, sentence) => {
    const result = { ...clean, ...more };
    expect(verdictOf(result)).toBe(verdict);
    expect(explain(result, { what: 'X', limits, graceMs: 5000 })).toBe(sentence);
  });

  test('passes only by itself and with 0', () => {
    const passing = ends.filter(([, more]) => verdictOf({ ...clean, ...more }) === 'pass');
    expect(passing.map(([name]) => name)).toEqual(['a clean exit']);
  });

  test.each<[Limits, string]>([
    [{ ...limits, hardMs: 300 }, 'hard limit of 0.3 s (TERM'],
    [{ ...limits, hardMs: 90_000, boundBy: 'story' }, 'hard limit of 90 s, all that the story has left (TERM'],
    [{ ...limits, hardMs: 150_000, boundBy: 'run' }, 'hard limit of 2.5 min, all that the run has left (TERM'],
  ])('names the limit and whose it was', (given, part) => {
    expect(explain({ ...clean, termination: 'hard-limit' }, { what: 'X', limits: given, graceMs: 1 })).toContain(part);
  });
});

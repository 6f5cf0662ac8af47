import { describe, expect, test } from 'vitest';
import type { Log } from '../../src/action/log.ts';
import { logActivity, logProgress } from '../../src/action/log-progress.ts';
import { logObserver } from '../../src/action/observe.ts';
import { redact } from '../../src/report/redact.ts';
import { minute, plan, play, type Script } from '../support/history.ts';

function recorder(): Log & { readonly lines: string[] } {
  const lines: string[] = [];
  const write = (kind: string) => (line: string) => void lines.push(`${kind} ${line}`);
  return {
    lines,
    info: write('info'),
    notice: write('notice'),
    warning: write('warning'),
    error: write('error'),
    startGroup: write('group'),
    endGroup: () => void lines.push('end'),
    verbatim: (all) => lines.push(...all),
  };
}

function watch(script: Script): readonly string[] {
  const log = recorder();
  const observer = logObserver(log);
  const { states, events } = play(plan(['US-1', 'US-2'], { caps: { maxAttempts: 2 } }), { resume: false, ...script });
  for (const [index, state] of states.entries()) {
    if (index > 0) observer.happened(state, events[index]!);
    observer.commanded(state);
  }
  return log.lines;
}

describe('the log of a run', () => {
  test('opens a group per attempt and closes each before the next', () => {
    const lines = watch({ attempts: { 'US-1': ['fail', 'pass'], 'US-2': ['fail'] } });
    const groups = lines.filter((line) => line.startsWith('group') || line === 'end');
    expect(groups).toEqual(
      [1, 2, 3, 4].flatMap((iteration) => [
        expect.stringMatching(new RegExp(`^group .*iteration ${iteration}/20`)),
        'end',
      ]),
    );
    expect(lines.some((line) => /^info passed: c-[0-9a-f]+ on ralph\/default/.test(line))).toBe(true);
    expect(lines.some((line) => line === 'info work kept on wip/ralph-fail-US-2')).toBe(true);
    expect(lines).toContain('info baseline test: green');
  });

  test('[O1] shows the end of the output of what failed, and nothing of what passed, only in a pause', () => {
    const log = { ...recorder(), said: [] as string[] };
    const observer = logObserver({ ...log, verbatim: (lines) => log.said.push(...lines) });
    const { states, events } = play(plan(['US-1']), { resume: false, attempts: { 'US-1': ['fail', 'pass'] } });
    for (const [index, state] of states.entries()) if (index > 0) observer.happened(state, events[index]!);
    const shown = events.flatMap(({ outcome }) => (outcome.type === 'checks-done' ? outcome.results : []));
    const failed = shown.filter(({ verdict }) => verdict === 'fail').flatMap(({ excerpt }) => excerpt.lines);
    expect(failed.length).toBeGreaterThan(0);
    expect(log.said).toEqual(failed);
  });

  test('warns of a branch that was not pushed', () => {
    const lines = watch({ refused: ['refs/heads/ralph/default'] });
    expect(lines).toContain('warning refs/heads/ralph/default was not pushed: protected branch');
  });

  test('says why a report could not be written, which no report can', () => {
    const trouble = { type: 'trouble', halt: { kind: 'environment_broken', detail: 'the disk is full' } } as const;
    const lines = watch({ fault: (_, { type }) => (type === 'write-report' ? trouble : undefined) });
    expect(lines.filter((line) => line.startsWith('warning'))).toEqual([
      'warning The report could not be written: the disk is full',
    ]);
    const early = watch({ fault: (_, { type }) => (type === 'take-snapshot' ? trouble : undefined) });
    expect(early.filter((line) => line.startsWith('warning'))).toEqual([]);
  });

  test('shows progress every quarter of a minute, not every second', () => {
    const log = recorder();
    const progress = logProgress(log)({
      gate: 'unit',
      limits: { softMs: minute, hardMs: 2 * minute, boundBy: 'gate' },
    });
    for (let second = 1; second <= 60; second += 1) progress({ elapsedMs: second * 1000, outputBytes: 0 });
    expect(log.lines).toHaveLength(4);
    expect(log.lines[0]).toMatch(/^info .*unit/);
  });
});

describe('what an agent does, live', () => {
  test('is shown line by line; of a storm the first lines are shown and the rest is dropped', () => {
    const log = recorder();
    const tell = logActivity(log, (text) => text);
    for (let at = 0; at < 100_000; at += 1) tell({ kind: 'tool', text: `Bash: echo ${at}\n::set-output name=a::b` });
    expect(log.lines[0]).toBe('info   tool: Bash: echo 0 ::set-output name=a::b');
    expect(log.lines.length).toBeGreaterThanOrEqual(20);
    expect(log.lines.length).toBeLessThan(1_000);
  });

  test('[S9] is shown without secrets, whether the line is cut in the middle of one or control characters tear it apart', () => {
    const log = recorder();
    const secret = 'correct-horse-battery-staple';
    const tell = logActivity(log, (text) => redact(text, [secret]).text);
    tell({ kind: 'text', text: `${'x'.repeat(170)} ${secret}` });
    tell({ kind: 'text', text: `${secret.slice(0, 9)}\u0000\u200b${secret.slice(9)}` });
    tell({ kind: 'text', text: 'y'.repeat(4000) });
    expect(log.lines.slice(0, 2)).toEqual([`info   text: ${'x'.repeat(170)} [redacted]`, 'info   text: [redacted]']);
    expect(log.lines[2]?.length).toBeLessThanOrEqual(205);
  });

  test('is shown for tokens now and then, not for each request', () => {
    const log = recorder();
    const tell = logActivity(log, (text) => text);
    for (let request = 1; request <= 100; request += 1) tell({ kind: 'tokens', text: `${request} tokens in, 4 out` });
    expect(log.lines).toEqual(['info   tokens: 1 tokens in, 4 out']);
  });
});

describe('what a reviewer says in the log', () => {
  test('stays one line and no command of the runner', () => {
    const lines: string[] = [];
    const log: Log = {
      ...{ notice: () => undefined, warning: () => undefined, error: () => undefined },
      ...{ startGroup: () => undefined, endGroup: () => undefined, info: (line) => lines.push(line) },
      verbatim: () => undefined,
    };
    const hostile = 'the evidence of c1 is x\n::stop-commands::pwned\n##[error]boo\u001b[2J:1, which does not exist';
    const run = plan(['A'], { reviewAgent: 'claude', requireEvidence: false });
    const history = play(run, { review: () => ({ problem: hostile }) });
    const observer = logObserver(log);
    for (const [at, state] of history.states.entries()) {
      const event = history.events[at];
      if (event !== undefined) observer.happened(state, event);
    }
    const told = lines.filter((line) => line.includes('stop-commands'));
    expect(told).toHaveLength(4);
    for (const line of told) expect(line).not.toMatch(/\n|^\s*::|##\[/);
    expect(told.join('')).not.toContain('\u001b');
  });
});

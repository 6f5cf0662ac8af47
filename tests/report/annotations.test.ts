import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunState } from '../../src/core/state.ts';
import { listOf, storiesOf } from '../../src/core/story-list.ts';
import type { Location } from '../../src/core/tool-output/frames.ts';
import { annotations } from '../../src/report/annotations.ts';
import { failing, passing, type SampleStory, sampleRun } from '../support/sample-run.ts';
import { sampleRuns } from '../support/sample-runs.ts';
import { invisible } from './rendered.ts';

const sample = (name: string) => sampleRuns[name]?.() ?? expect.fail(`no sample ${name}`);

function location(line: number, more: Partial<Location> = {}): Location {
  return { file: 'src/a.ts', line, level: 'error', message: `wrong in ${line}`, source: 'tsc', ...more };
}

function failed(id: string, tries = [failing(['✖ first words'])]): SampleStory {
  return { id, status: 'failed', detail: '✖ first words', tries };
}

/** The run with these locations on the gates that failed the last attempt of a story. */
function located(state: RunState, places: Readonly<Record<string, readonly Location[]>>): RunState {
  const stories = storiesOf(state).map((story) => {
    const locations = places[story.id];
    if (locations === undefined) return story;
    const attempts = story.attempts.map((attempt, index) => ({
      ...attempt,
      gates: attempt.gates.map((gate) =>
        gate.verdict === 'fail' && index === story.attempts.length - 1 ? { ...gate, locations } : gate,
      ),
    }));
    return { ...story, attempts };
  });
  return { ...state, stories: listOf(stories) };
}

describe('annotations', () => {
  it('a location of the last attempt, with story, gate and rule, then the verdict', () => {
    const run = sampleRun({
      stories: [failed('A', [failing(['✖ old']), failing(['✖ new'])]), { id: 'B', status: 'passed', tries: [passing] }],
      halt: { kind: 'some_failed', detail: '1 of 2 stories did not pass' },
    });
    expect(annotations(located(run, { A: [location(3, { column: 5, title: 'TS2322' })] }))).toEqual([
      {
        level: 'error',
        message: 'wrong in 3',
        title: 'A · test (unit) · TS2322',
        file: 'src/a.ts',
        line: 3,
        column: 5,
      },
      {
        level: 'notice',
        message:
          '1/2 stories passed: 1 of 2 stories did not pass: A (✖ first words). Halt some_failed: every story that could be tried was tried.',
        title: 'Ralph · word-tools',
      },
    ]);
  });

  it('a story without a location gets its cause and its first error, without a file', () => {
    expect(annotations(sampleRun({ stories: [failed('A')] }))[0]).toEqual({
      level: 'error',
      message: '✖ first words',
      title: 'A · test (unit)',
    });
  });

  it('only warnings: they are shown, and the cause as well', () => {
    const run = located(sampleRun({ stories: [failed('A')] }), { A: [location(3, { level: 'warning' })] });
    expect(annotations(run).map(({ level, file }) => [level, file])).toEqual([
      ['error', undefined],
      ['warning', 'src/a.ts'],
      ['notice', undefined],
    ]);
  });

  it('the same words at the same line by two gates are shown once', () => {
    const gates = ['build', 'types'].map((check) => ({
      gate: 'test' as const,
      check,
      verdict: 'fail' as const,
      reason: 'exit code 1',
    }));
    const run = sampleRun({ stories: [failed('A', [{ gates }])] });
    const errors = annotations(located(run, { A: [location(3), location(4)] })).filter(
      ({ file }) => file !== undefined,
    );
    expect(errors.map(({ title, line }) => [title, line])).toEqual([
      ['A · test (build)', 3],
      ['A · test (build)', 4],
    ]);
  });

  it('every story gets its first error before any gets its second', () => {
    const many = Array.from({ length: 50 }, (_each, index) => location(index + 1));
    const run = located(sampleRun({ stories: [failed('A'), failed('B'), failed('C')] }), { A: many, B: many });
    const errors = annotations(run).filter(({ level }) => level === 'error');
    expect(errors.map(({ title = '', line }) => [title[0], line])).toEqual([
      ...[
        ['A', 1],
        ['B', 1],
        ['C', undefined],
        ['A', 2],
        ['B', 2],
        ['A', 3],
        ['B', 3],
        ['A', 4],
        ['B', 4],
        ['A', 5],
      ],
    ]);
  });

  it('[L4] at most 10 errors, 10 warnings and 10 notices; stories beyond are counted', () => {
    const stories = Array.from({ length: 14 }, (_each, index) => failed(`S${index}`));
    const warnings = Array.from({ length: 20 }, (_each, index) => location(index + 1, { level: 'warning' }));
    const all = annotations(located(sampleRun({ stories }), { S0: warnings }));
    const having = (level: string) => all.filter((each) => each.level === level);
    expect([having('error').length, having('warning').length, having('notice').length]).toEqual([10, 10, 1]);
    expect(having('error').at(-1)?.message).toBe('5 more stories did not pass. The job summary names them all.');
    expect(having('error').at(-2)?.title).toBe('S8 · test (unit)');
  });

  it('exactly ten stories fit', () => {
    const stories = Array.from({ length: 10 }, (_each, index) => failed(`S${index}`));
    const errors = annotations(sampleRun({ stories })).filter(({ level }) => level === 'error');
    expect(errors.map(({ title }) => title)).toEqual(stories.map(({ id }) => `${id} · test (unit)`));
  });

  it.each([
    ['all passed', 'all-passed', []],
    ['nothing to do', 'nothing-to-do', []],
    ['going on', 'running', []],
    ['cut short in the middle of a story', 'interrupted', ['interrupted\n✖ formats 61 s']],
    [
      'a failed dependency is named',
      'not-pushed',
      ['✖ parses 0: AssertionError: expected 0, got NaN', 'a story it depends on did not pass: US-003'],
    ],
  ])('%s', (_name, name, messages) => {
    const all = annotations(sample(name));
    expect(all.filter(({ level }) => level === 'error').map(({ message }) => message)).toEqual(messages);
    expect(all.at(-1)?.level).toBe('notice');
  });

  it('a story out of scope is left out', () => {
    const run = sampleRun({ stories: [{ ...failed('A'), inScope: false }] });
    expect(annotations(run).map(({ level }) => level)).toEqual(['notice']);
  });

  it('any words of a gate: plain, bounded, and a file only when its name is plain', () => {
    const word = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom('\u001b[31mred', '\u202e', '\n::error::x', '\r', 'x'.repeat(5000), '##[error]', '%0A'),
    );
    fc.assert(
      fc.property(word, word, word, (file, message, title) => {
        const run = located(sampleRun({ stories: [failed('A')] }), { A: [location(1, { file, message, title })] });
        for (const each of annotations(run)) {
          expect(each.message).not.toMatch(invisible);
          expect(each.title).not.toMatch(invisible);
          expect(each.title).not.toContain('\n');
          expect([...each.message].length).toBeLessThanOrEqual(4096);
          expect([...(each.title ?? '')].length).toBeLessThanOrEqual(255);
          expect(each.file === undefined || (each.file === file && !/[\r\n]/.test(file))).toBe(true);
          expect(each.line === undefined).toBe(each.file === undefined);
        }
      }),
      { numRuns: 500 },
    );
  });
});

import { describe, expect, test } from 'vitest';
import { type Mutant, mutationReport } from '../../scripts/mutation/score.ts';

const mutant = (fileName: string, status: string, line = 1): Mutant => ({
  fileName: `/repo/${fileName}`,
  status,
  mutatorName: 'BlockStatement',
  replacement: '{\n}',
  location: { start: { line } },
});

describe('the mutation score', () => {
  test('counts what a test noticed, by a failure or by never ending', () => {
    const mutants = [mutant('a.ts', 'Killed'), mutant('a.ts', 'Timeout'), mutant('a.ts', 'Survived', 7)];
    expect(mutationReport(mutants, '/repo')).toEqual({
      ...{ mutants: 3, killed: 2, timedOut: 1, score: 66.6, interval: [20.8, 93.9] },
      folders: [{ folder: '.', mutants: 3, killed: 2, timedOut: 1, score: 66.6 }],
      files: [
        {
          ...{ file: 'a.ts', mutants: 3, killed: 2, timedOut: 1, score: 66.6 },
          survived: [{ line: 7, mutator: 'BlockStatement', replacement: '{ }' }],
        },
      ],
    });
  });

  test('what no test reaches counts as unnoticed, what cannot run counts nowhere', () => {
    const mutants = ['NoCoverage', 'CompileError', 'Ignored', 'RuntimeError'].map((status) => mutant('a.ts', status));
    expect(mutationReport(mutants, '/repo')).toMatchObject({ mutants: 1, killed: 0, score: 0 });
  });

  test('begins with the file that has the lowest score', () => {
    const mutants = [mutant('good.ts', 'Killed'), mutant('bad.ts', 'Survived'), mutant('also.ts', 'Killed')];
    expect(mutationReport(mutants, '/repo').files.map(({ file }) => file)).toEqual(['bad.ts', 'also.ts', 'good.ts']);
  });

  test('is told by folder too, by name', () => {
    const mutants = [mutant('core/b.ts', 'Survived'), mutant('core/a.ts', 'Killed'), mutant('a.ts', 'Killed')];
    expect(mutationReport(mutants, '/repo').folders).toEqual([
      { folder: '.', mutants: 1, killed: 1, timedOut: 0, score: 100 },
      { folder: 'core', mutants: 2, killed: 1, timedOut: 0, score: 50 },
    ]);
  });

  test('nothing to notice is no failure', () => {
    expect(mutationReport([], '/repo')).toEqual({
      ...{ mutants: 0, killed: 0, timedOut: 0, score: 100, interval: [0, 100] },
      ...{ folders: [], files: [] },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { readPrd } from '../../src/core/prd.ts';
import { typosOf } from '../../src/core/prd-story.ts';

const meant = (...keys: readonly string[]): readonly string[] => typosOf(keys).map((typo) => typo.meant);

describe('a key that is nearly one that is read', () => {
  it.each([
    ['pases', 'passes'],
    ['Passes', 'passes'],
    ['PASSES', 'passes'],
    ['dependson', 'dependsOn'],
    ['depends-on', 'dependsOn'],
    ['depends', 'dependsOn'],
    ['dependency', 'dependencies'],
    ['blockedby', 'blockedBy'],
    ['BlockedBy', 'blockedBy'],
    ['blocked-by', 'blockedBy'],
    ['acceptanceCritera', 'acceptanceCriteria'],
    ['acceptence_critera', 'acceptanceCriteria'],
    ['criterias', 'criteria'],
    ['titel', 'title'],
    ['prioirty', 'priority'],
    ['Status', 'status'],
    ['ID', 'id'],
  ])('%s', (typed, key) => expect(meant(typed)).toEqual([key]));

  it.each([
    ...['passes', 'depends_on', 'definitionOfDone', 'tests', 'allow', 'notes', 'note', 'type', 'date', 'game', 'test'],
    ...[
      'completedAt',
      'completed_at',
      'doneWhen',
      'isDone',
      'skipped',
      'skipReason',
      'blocked',
      'blocks',
      'state',
      'idx',
    ],
    ...[
      'priorityLabel',
      'requires',
      'verified',
      'verifyCommand',
      'descriptionHtml',
      'path',
      'phase',
      'estimatedPoints',
    ],
  ])('%s is none', (typed) => expect(meant(typed)).toEqual([]));

  it('is not sought where another key says the same', () => {
    expect(meant('requirement')).toEqual(['requirements']);
    expect(meant('requirement', 'acceptanceCriteria')).toEqual([]);
    expect(meant('depends', 'deps')).toEqual([]);
    expect(meant('Passes', 'status')).toEqual(['passes']);
    expect(meant('Passes', 'passes')).toEqual([]);
    expect(meant('dependson', 'depends_on')).toEqual([]);
  });
});

const story = (id: string, rest = '"passes": false'): string =>
  `{"id": "${id}", "title": "t", "acceptanceCriteria": ["c"], ${rest}}`;

function warnings(text: string): readonly string[] {
  const result = readPrd({ bytes: new TextEncoder().encode(text), file: 'prd.json' });
  return result.ok ? result.prd.warnings : [`refused: ${result.error.message}`];
}

describe('what a prd.json with misspelt keys is told', () => {
  it('names line, first story, the other stories and the key that is meant', () => {
    const list = [story('A'), story('B', '"pases": true'), story('C', '"pases": true'), story('D', '"Passes": true')];
    const expected = [
      'prd.json line 2, story "B": the key "pases" is not read, here and in 1 other story. Did you mean "passes"?',
      'prd.json line 4, story "D": the key "Passes" is not read. Did you mean "passes"?',
    ];
    expect(warnings(`[${list.join(',\n')}]`)).toEqual(expected);
    // A group of stories is read in the other way.
    expect(warnings(`{"phases": [{"tasks": [${list.join(',\n')}]}]}`)).toEqual(expected);
  });

  it('comes before what follows from it, for a run tells the first warning', () => {
    const open = (id: string): string => `{"id": "${id}", "title": "t", "acceptanceCritera": ["c"], "passes": false}`;
    expect(warnings(`[${[open('A'), open('B'), open('C')].join()}]`).slice(0, 2)).toEqual([
      'prd.json line 1, story "A": the key "acceptanceCritera" is not read, here and in 2 other stories. Did you mean "acceptanceCriteria"?',
      'prd.json line 1, story "A": it has no acceptance criteria. Add an "acceptanceCriteria" list.',
    ]);
  });

  it('is a few warnings at most, and none about keys of the author', () => {
    const many = ['Passes', 'PASSES', 'Pases', 'pases', 'passess', 'passses', 'Passses'].map((key) => `"${key}": true`);
    expect(warnings(`[${story('A', many.join())}]`)).toHaveLength(5);
    expect(warnings(`[${story('A', '"passes": false, "notes": "", "completedAt": null, "files": []')}]`)).toEqual([]);
  });

  it('is part of the refusal of a story without a title', () => {
    expect(warnings('[{"id": "A", "titel": "t", "passes": false}]')).toEqual([
      'refused: prd.json line 1, story "A": it has no title: "title", "name" and "description" are absent or blank. Did you mean "title" by "titel"?',
    ]);
  });
});

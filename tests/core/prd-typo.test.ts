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
      'dependents',
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
  return result.ok ? result.prd.toldWarnings : [`refused: ${result.error.message}`];
}

describe('what a prd.json with misspelt keys is told', () => {
  it('names line, first story, the other stories and the key that is meant', () => {
    const list = [story('A'), story('B', '"pases": true'), story('C', '"pases": true'), story('D', '"Passes": true')];
    const expected = [
      'prd.json line 2, story "B": the key "pases" is not read. Did you mean "passes"? The same in "C".',
      'prd.json line 4, story "D": the key "Passes" is not read. Did you mean "passes"?',
    ];
    expect(warnings(`[${list.join(',\n')}]`)).toEqual(expected);
    // A group of stories is read in the other way.
    expect(warnings(`{"phases": [{"tasks": [${list.join(',\n')}]}]}`)).toEqual(expected);
  });

  it.each([
    ['dependson', '"dependson": ["A"]', 'dependsOn'],
    ['Blocked-By', '"Blocked-By": ["A"]', 'blockedBy'],
    ['depends', '"depends": []', 'dependsOn'],
  ])('is a refusal for the dependency key %s [X30]', (typed, member, key) => {
    expect(warnings(`[${story('A')},\n${story('B', `"passes": false, ${member}`)}]`)).toEqual([
      `refused: prd.json line 2, story "B": the key "${typed}" is not read. Did you mean "${key}"?`,
    ]);
  });

  it('is a refusal that lists each story without its criteria [X30]', () => {
    const open = (id: string): string => `{"id": "${id}", "title": "t", "acceptanceCritera": ["c"], "passes": false}`;
    const each = 'the key "acceptanceCritera" is not read. Did you mean "acceptanceCriteria"?';
    expect(warnings(`[${[open('A'), open('B')].join(',\n')}]`)).toEqual([
      `refused: prd.json has 2 problems:\n- line 1, story "A": ${each}\n- line 2, story "B": ${each}`,
    ]);
  });

  it('is every warning, each once with its stories, and none about keys of the author [X30]', () => {
    const many = ['Passes', 'PASSES', 'Pases', 'pases', 'passess', 'passses', 'Passses'].map((key) => `"${key}": true`);
    expect(warnings(`[${story('A', many.join())}]`)).toHaveLength(7);
    expect(warnings(`[${story('A', '"passes": false, "notes": "", "completedAt": null, "files": []')}]`)).toEqual([]);
    const bare = Array.from({ length: 11 }, (_, at) => `{"id": "S${at}", "title": "t", "skip": "no"}`);
    const also = '"S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8" and 2 more.';
    expect(warnings(`[${bare.join()}]`)).toEqual([
      `prd.json line 1, story "S0": "skip" is "no" (text) and has no effect. Write true or false. The same in ${also}`,
      `prd.json line 1, story "S0": it has no acceptance criteria. Add an "acceptanceCriteria" list. The same in ${also}`,
    ]);
  });

  it('is at most fifty different warnings and how many are left', () => {
    const odd = Array.from({ length: 60 }, (_, at) => story(`S${at}`, `"skip": "${at}"`));
    expect(warnings(`[${odd.join()}]`).slice(49)).toEqual([
      'prd.json line 1, story "S49": "skip" is "49" (text) and has no effect. Write true or false.',
      'prd.json has 10 more warnings.',
    ]);
  });

  it('is part of the refusal of a story without a title', () => {
    expect(warnings('[{"id": "A", "titel": "t", "passes": false}]')).toEqual([
      'refused: prd.json line 1, story "A": it has no title: "title", "name" and "description" are absent or blank. Did you mean "title" by "titel"?',
    ]);
  });
});

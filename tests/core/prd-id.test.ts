import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { emptyFindings } from '../../src/core/prd-fields.ts';
import { checkIds, type StoryDraft } from '../../src/core/prd-ids.ts';

/** Drafts with these ids; undefined = the story has none. */
function draftsOf(ids: readonly (string | undefined)[]): readonly StoryDraft[] {
  return ids.map((id, index) => ({
    ...{ line: 1, markerKey: undefined, statusWord: undefined, needs: undefined },
    id: id === undefined ? { kind: 'none' } : { kind: 'id', text: id },
    story: {
      ...{ id: id ?? `story-00${index + 1}`, index, title: 't', passes: false, eligible: true, priority: undefined },
      ...{ dependsOn: [], allow: [], tests: [], raw: '{}' },
    },
  }));
}

function check(ids: readonly (string | undefined)[]) {
  const findings = emptyFindings();
  const positions = checkIds(draftsOf(ids), findings);
  return { positions, codes: findings.problems.map(({ code }) => code), notices: findings.notices };
}

/** The same by a table of all. */
function plainly(ids: readonly (string | undefined)[]) {
  const known = new Map<string, number>();
  const codes: string[] = [];
  for (const [index, id] of ids.entries()) {
    const folded = id?.toLowerCase();
    if (folded === undefined) codes.push('id-missing');
    else if (folded.includes('\0')) codes.push('id-invalid');
    else if (known.has(folded)) codes.push('id-duplicate');
    else known.set(folded, index);
  }
  return { known, codes };
}

describe('the ids of a file', () => {
  const letter = fc.constantFrom('a', 'A', 'b', 'B', '1', '2', '9', 'ü', 'Ü', '\u212a', 'k', 'İ');
  const id = fc.oneof(
    { weight: 20, arbitrary: fc.string({ unit: letter, minLength: 1, maxLength: 3 }) },
    { weight: 1, arbitrary: fc.constantFrom('\0', 'a\0') },
  );
  const ordered = fc.array(id, { minLength: 1, maxLength: 6 }).map((ids) => ids.toSorted());
  const longer = ordered.map((ids) => ids.toSorted((a, b) => a.length - b.length));
  const mixed = fc.array(fc.option(id, { freq: 8, nil: undefined }), { minLength: 1, maxLength: 6 });

  it('are found and refused as by a table of all, whatever their order', () => {
    fc.assert(
      fc.property(fc.oneof(ordered, longer, mixed), (ids) => {
        fc.pre(ids.some((each) => each !== undefined));
        const { positions, codes } = check(ids);
        const { known, codes: expected } = plainly(ids);
        expect(codes).toEqual(expected);
        const asked = [...known.keys(), 'none', '\0'];
        expect(asked.map((each) => positions.get(each))).toEqual(asked.map((each) => known.get(each)));
        expect(asked.map((each) => positions.has(each))).toEqual(asked.map((each) => known.has(each)));
      }),
      { numRuns: 3_000 },
    );
  });

  test.each([[['US-1', 'US-2', 'US-10']], [['us-001', 'US-002']], [['1', '9', '10', '11']], [['b', 'a']]])(
    '%j are fine',
    (ids) => expect(check(ids).codes).toEqual([]),
  );

  test.each([
    ['two that differ by case', ['a', 'A'], ['id-duplicate']],
    ['two that differ by case with another between', ['a', 'b', 'A'], ['id-duplicate']],
    ['one with a character that no variable holds', ['a', 'b\0'], ['id-invalid']],
    ['one that is too long', ['a', 'b'.repeat(1001)], ['id-invalid']],
    ['none beside some', ['a', undefined], ['id-missing']],
  ])('are refused where there is %s', (_name, ids, codes) => expect(check(ids).codes).toEqual(codes));

  test('of stories without any are found by position', () => {
    const { positions, codes, notices } = check([undefined, undefined]);
    expect([codes, notices.length, positions.get('story-002'), positions.get('story-003')]).toEqual([
      [],
      1,
      1,
      undefined,
    ]);
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type PrdErrorCode, readPrd } from '../../src/core/prd.ts';
import { flipPasses } from '../../src/core/prd-edit.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'shared', 'corpus', 'prd');
const index = join(folder, 'index.tsv');
const present = existsSync(index);
if (!present) console.info('The shared corpus of real prd.json files is absent: its tests are skipped.');

const rows = (present ? readFileSync(index, 'utf8').trim().split('\n').slice(1) : []).map((line) => {
  const [file = '', expected = ''] = line.split('\t');
  return { file, expected, bytes: readFileSync(join(folder, file)) };
});

/** What the index calls a reason, and the code that says the same. */
const reasons: readonly (readonly [words: string, code: PrdErrorCode])[] = [
  ['empty file', 'empty-file'],
  ['duplicate ids', 'id-duplicate'],
  ['no title', 'title-missing'],
  ['no done marker', 'no-story-list'],
  ['not a ralph PRD', 'no-story-list'],
];

describe.skipIf(!present)('real prd.json files (skipped when ../shared/corpus is absent)', () => {
  it('has rows', () => {
    expect(rows.length).toBeGreaterThan(0);
  });

  it.each(rows)('$file: $expected', ({ file, expected, bytes }) => {
    const result = readPrd({ bytes, file });
    const warnings = result.ok ? result.prd.warnings.length : 0;
    const verdict = result.ok ? `accept${warnings > 0 ? `+${warnings} warnings` : ''}` : 'reject';
    expect(verdict).toBe(expected.startsWith('reject') ? 'reject' : expected);
    const reason = reasons.find(([words]) => expected.startsWith('reject') && expected.includes(words));
    expect(result.ok ? undefined : result.error.code).toBe(reason?.[1]);
  });

  it('each story flips by its marker alone and flips back to the same bytes', () => {
    for (const { file, bytes } of rows) {
      const result = readPrd({ bytes, file });
      if (!result.ok) continue;
      for (const story of result.prd.stories) {
        const there = flipPasses(result.prd, story.id, !story.passes);
        if (!there.ok) throw new Error(there.message);
        const again = readPrd({ bytes: there.bytes, file });
        expect(again.ok && again.prd.stories[story.index]?.passes).toBe(!story.passes);
        const back = flipPasses(there.prd, story.id, story.passes);
        expect(back.ok && Buffer.compare(back.bytes, bytes)).toBe(0);
      }
    }
  });
});

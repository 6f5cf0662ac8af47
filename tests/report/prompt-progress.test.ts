import { describe, expect, test } from 'vitest';
import { progressExcerpt } from '../../src/report/prompt-progress.ts';

const entry = (n: number, more = ''): string => `---\nIteration: ${n}\nStory: US-${n}\n${more}`;
const patterns = '## Codebase Patterns\n- use the pool\n';
const log = `${patterns}${Array.from({ length: 200 }, (_, at) => entry(at + 1)).join('')}`;

describe('the excerpt of a progress.txt', () => {
  test('of a short one is all of it', () => {
    expect(progressExcerpt(`${patterns}${entry(1)}`, 1000)).toBe(`${patterns}${entry(1)}`);
  });

  test('is what stands above the entries, and the last entries, whole', () => {
    const shown = progressExcerpt(log, 300);
    expect(shown.length).toBeLessThanOrEqual(300);
    expect(shown).toMatch(
      /^## Codebase Patterns\n- use the pool\n\[\.\.\. earlier entries left out \.\.\.\]\n---\nIteration: 1\d\d\n/,
    );
    expect(shown.endsWith('---\nIteration: 200\nStory: US-200')).toBe(true);
    expect(shown.match(/Iteration: (\d+)\nStory: US-\1/g)).toHaveLength(shown.match(/Iteration/g)?.length ?? 0);
  });

  test('keeps the beginning of long patterns and of a long last entry', () => {
    const long = Array.from({ length: 100 }, (_, at) => `- rule ${at}\n`).join('');
    const shown = progressExcerpt(`${patterns}${long}${entry(1)}${entry(2, long)}`, 600);
    expect(shown.length).toBeLessThanOrEqual(600);
    expect(shown).toContain('- use the pool\n- rule 0\n');
    expect(shown).toContain('---\nIteration: 2\nStory: US-2\n- rule 0\n');
    expect(shown.match(/characters truncated/g)).toHaveLength(2);
  });

  test('of a log without entries is its beginning and its end', () => {
    const shown = progressExcerpt(`FIRST ${'word '.repeat(1000)}LAST`, 400);
    expect(shown).toMatch(/^FIRST [\s\S]*characters truncated[\s\S]*LAST$/);
  });
});

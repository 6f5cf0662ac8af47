import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundedDiff } from '../../src/report/prompt-diff.ts';

/** The part of one file with so many added lines. */
function file(name: string, lines: number, line = 'line of code'): string {
  const head = `diff --git a/${name} b/${name}\n--- a/${name}\n+++ b/${name}\n@@ -0,0 +1,${lines} @@\n`;
  return head + Array.from({ length: lines }, (_, at) => `+${line} ${at}\n`).join('');
}

const heads = (text: string): string[] => [...text.matchAll(/^diff --git a\/(\S+)/gm)].map((match) => match[1] ?? '');

describe('a diff for a prompt', () => {
  test('stays whole when there is room', () => {
    const diff = file('a.ts', 100) + file('b.ts', 50);
    expect(boundedDiff(diff, 60_000)).toBe(diff.trimEnd());
    expect(boundedDiff('', 60_000)).toBe('');
  });

  test('shows small files whole and says how much of a large one is missing', () => {
    const [small, large] = [file('small.ts', 20), file('large.ts', 50_000)];
    const shown = boundedDiff(large + small, 20_000);
    expect(heads(shown)).toEqual(['large.ts', 'small.ts']);
    expect(shown).toContain(small.trimEnd());
    const [, missing, total] =
      /^\[\.\.\. (\d+) of (\d+) lines of this file are not shown; open it \.\.\.\]$/m.exec(shown) ?? [];
    const kept = shown.slice(0, shown.indexOf('[...')).trimEnd().split('\n').length;
    expect(Number(total)).toBe(50_004);
    expect(kept + Number(missing)).toBe(50_004);
    expect(shown.length).toBeGreaterThan(19_000);
  });

  test('gives large files the same room', () => {
    const shown = boundedDiff(file('a.ts', 9000) + file('b.ts', 9000) + file('c.ts', 9000), 30_000);
    const sizes = shown.split(/^(?=diff --git)/m).map((part) => part.length);
    expect(sizes).toHaveLength(3);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(100);
  });

  test('names the files for which there is no room, and counts the rest', () => {
    const diff = Array.from({ length: 1500 }, (_, at) => file(`src/file-${at}.ts`, 100)).join('');
    const shown = boundedDiff(diff, 60_000);
    expect(heads(shown)).toHaveLength(93);
    expect(shown).toMatch(/^\[\.\.\. 1407 more files are not shown:\na\/src\/file-93\.ts b\/src\/file-93\.ts\n/m);
    expect(shown).toMatch(/\nand \d+ more \.\.\.\]$/);
  });

  test('cuts the lines of a minified file, not the files behind it', () => {
    const shown = boundedDiff(`${file('min.js', 1, 'x'.repeat(500_000))}${file('b.ts', 3)}`, 20_000);
    expect(shown).toMatch(/x… \[\+499003 characters\]\n/);
    expect(shown).toContain(file('b.ts', 3).trimEnd());
  });

  test.each([['\r'], ['\u2028'], ['\u2029']])('lets no line of a file pass for the head of another: %j', (mark) => {
    const shown = boundedDiff(`${file('a.ts', 1)}+x${mark}diff --git a/fake b/fake\n+y\r\n`, 20_000);
    expect(heads(shown)).toEqual(['a.ts']);
    expect(shown).toMatch(/\n\+x\u2424diff --git a\/fake b\/fake\n\+y$/);
  });

  test('of any shape stays in its bounds, and whatever is cut is said', () => {
    const part = fc.record({
      name: fc.stringMatching(/^[a-z]{1,30}$/),
      lines: fc.integer({ min: 0, max: 400 }),
      line: fc.oneof(
        fc.constant('x'),
        fc.string({ unit: 'binary', maxLength: 30 }).map((text) => text.replaceAll('\n', '')),
      ),
    });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const diff = parts.map(({ name, lines, line }) => file(name, lines, line)).join('');
        const shown = boundedDiff(diff, 10_000);
        expect(shown.length).toBeLessThanOrEqual(10_000);
        if (diff.length > 12_000 && heads(shown).length === parts.length) expect(shown).toContain('are not shown');
        if (heads(shown).length < parts.length) expect(shown).toContain('more files are not shown:');
      }),
    );
  });
});

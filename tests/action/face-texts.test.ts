import { describe, expect, test } from 'vitest';
import { redactedText, redactedTitle } from '../../src/action/face-texts.ts';

describe('texts of the face, after redaction', () => {
  test('are asked for again, shorter, when blanking out made them too long', () => {
    const asked: number[] = [];
    const make = (maxChars: number): string => {
      asked.push(maxChars);
      return 'true '.repeat(maxChars / 5);
    };
    const text = redactedText(make, (each) => each.replaceAll('true', '[redacted]'));
    expect(asked).toEqual([64_000, 48_000, 24_000]);
    expect(text.length).toBeLessThanOrEqual(65_000);
    expect(text).not.toContain('true');
  });

  test('that fit at once are made once', () => {
    const asked: number[] = [];
    const make = (maxChars: number): string => {
      asked.push(maxChars);
      return 'short';
    };
    expect([redactedText(make, (each) => each), asked]).toEqual(['short', [64_000]]);
  });

  test('never leave too long, whatever redaction does', () => {
    expect(
      redactedText(
        () => 'x',
        () => 'y'.repeat(100_000),
      ),
    ).toHaveLength(65_000);
  });

  test('a title stays one line that GitHub takes', () => {
    expect(redactedTitle('a\nb', (each) => each)).toBe('a b');
    expect(redactedTitle('key', () => '[redacted] '.repeat(100)).length).toBeLessThanOrEqual(250);
  });
});

import { describe, expect, test } from 'vitest';
import { withCode } from '../../src/report/markdown.ts';

describe('words with code between backticks', () => {
  test.each([
    [
      'Try it again with `story: A` or `/ralph retry A`.',
      'Try it again with <code>story: A</code> or <code>/ralph retry A</code>.',
    ],
    ['`npm test` fails', '<code>npm test</code> fails'],
    ['no code at all', 'no code at all'],
    ['one ` alone is text', 'one &#96; alone is text'],
  ])('%s', (said, shown) => {
    expect(withCode(said)).toBe(shown);
  });

  test('keeps what stands in it from being markup or a mention', () => {
    expect(withCode('ask `@team` <b> [a](https://evil.example)')).toBe(
      'ask <code>&#64;team</code> &lt;b&gt; &#91;a&#93;(<code>https&#58;//evil.example</code>)',
    );
  });

  test('is cut before it is read, so that no half of a pair is left as markup', () => {
    expect(withCode('a `long` `command`', 12)).not.toContain('<code>command');
  });
});

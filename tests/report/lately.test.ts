import { describe, expect, it } from 'vitest';
import { latelyLine } from '../../src/report/lately.ts';

describe('the line of an agent at work', () => {
  it.each([
    ['nobody works', undefined, []],
    ['nothing was said', { retries: 0 }, []],
    [
      'all of it',
      { tool: 'Edit src/size.ts', tokens: '12,000 in, 300 out', retries: 2 },
      ['The agent says it is at work: Edit src/size.ts · 12,000 in, 300 out · 2 requests made again'],
    ],
    ['one request', { retries: 1 }, ['The agent says it is at work: 1 request made again']],
  ])('%s', (_what, lately, expected) => {
    expect(latelyLine(lately)).toEqual(expected);
  });

  it("lets nothing of an agent's words reach GitHub as more than text", () => {
    const [line = ''] = latelyLine({
      tool: 'Bash <b>@team</b> fixes #1\n/ralph cancel ![x](https://evil.example/a)',
      retries: 0,
    });
    expect(line).not.toMatch(/<b>|@team|fixes #1|\n|!\[x\]/);
  });
});

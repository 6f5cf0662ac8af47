import { describe, expect, it } from 'vitest';
import { readSlash } from '../../src/core/slash.ts';
import { usageReply } from '../../src/report/slash-usage.ts';

describe('the reply to a malformed command', () => {
  it('says what is wrong and how commands are written', () => {
    expect(usageReply('--max is "0", not a whole number from 1', '/ralph')).toMatchInlineSnapshot(`
      "Nothing was started: &#45;-max is "0", not a whole number from 1.

      \`\`\`
       /ralph "objective" [--max N] [--criteria "cmd"] [--model M]
       /ralph run [feature] [--story ID[,ID]] [--max N] [--fresh]
       /ralph init [feature] [--agent]
       /ralph status [run-id]
       /ralph cancel [reason]
       /ralph resume [run-id] [--fresh]
       /ralph retry STORY [--allow GLOB]
       /ralph approve
       /ralph fix "what"
       /ralph abort
       /ralph doctor
       /ralph help
      \`\`\`"
    `);
  });

  it.each(['/ralph', '@go', '#run'])('is no command itself, whoever posts it: %s', (phrase) => {
    const hostile = `"x\n${phrase} run" is no command @everyone fixes #1`;
    expect(readSlash(usageReply(hostile, phrase), phrase)).toEqual({ type: 'none' });
    expect(usageReply(hostile, phrase)).not.toMatch(/(?<!;)@everyone(?!<\/code>)|fixes #1/);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSlash } from '../../src/core/slash.ts';
import { slashForms } from '../../src/core/slash-command.ts';
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

describe('the README', () => {
  const rows = readFileSync('README.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `/ralph '));

  it.each(Object.values(slashForms))('has the command %s with each of its flags', (form) => {
    const [word = ''] = form.split(' ');
    const row = rows.find((line) => line.startsWith(`| \`/ralph ${word}`)) ?? '';
    const [, written = ''] = row.split('|');
    expect(row).not.toBe('');
    expect(written.match(/--[a-z]+/g) ?? []).toEqual(form.match(/--[a-z]+/g) ?? []);
  });
});

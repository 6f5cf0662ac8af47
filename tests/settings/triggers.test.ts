import { describe, expect, it } from 'vitest';
import { readTriggers } from '../../src/settings/merge.ts';
import { inputs, mistakesOf } from './support.ts';

describe('the settings of triggers', () => {
  it('have built-in values', () => {
    expect(readTriggers(inputs({}))).toEqual({
      ok: true,
      triggers: { phrase: '/ralph', label: undefined, allowedBots: [], criteria: 'write', allowForks: false },
    });
  });

  it('are read although others are wrong', () => {
    const given = { trigger_phrase: '@go', 'allowed-bots': 'a[bot], b[bot]', max_iterations: 'x', agent: 'none' };
    expect(readTriggers(inputs(given))).toMatchObject({
      ok: true,
      triggers: { phrase: '@go', allowedBots: ['a[bot]', 'b[bot]'] },
    });
  });

  it.each([
    ['trigger_phrase', 'go ralph', /trigger_phrase: "go ralph" is not one plain word\. Write/],
    ['trigger_phrase', '> go', /is not one plain word/],
    ['trigger_phrase', '-go', /is not one plain word/],
    ['allowed_bots', '*', /allowed_bots: the entry "\*" is not a login\. .*no wildcard/],
    ['allowed_bots', 'a[bot],*[bot]', /the entry "\*\[bot\]" is not a login/],
    ['allowed_bots', ',', /names no login/],
    ['comment_criteria', 'anyone', /comment_criteria: "anyone" is not a known value\. Write write, named or off/],
    ['allow_fork_prs', 'yes', /allow_fork_prs: "yes" is not a boolean/],
    ['label_trigger', 'x'.repeat(51), /label_trigger: .* longer than 50/],
  ])('%s: %j is a mistake that says what to write [U4]', (name, value, message) => {
    const read = readTriggers(inputs({ [name]: value }));
    expect(read).toMatchObject({ ok: false, mistakes: [{ setting: name, message: expect.stringMatching(message) }] });
    expect(mistakesOf({ [name]: value })).toEqual([expect.stringMatching(message)]);
  });
});

import { describe, expect, it } from 'vitest';
import { isRefusal, narrowed } from '../../src/action/narrow.ts';
import type { SlashCommand } from '../../src/core/slash-command.ts';
import { settingsOf } from '../settings/support.ts';

const run = { kind: 'run', stories: [], fresh: false } as const;
const claude = { agent: 'claude', agent_command: '', model: 'opus', review_model: 'sonnet' };

function narrow(values: Readonly<Record<string, string>>, command: SlashCommand) {
  const origin = { thread: 1, person: 'ada', via: 'comment', issue: { title: '', body: '' } } as const;
  const result = narrowed(settingsOf(values), { command, origin });
  return isRefusal(result) ? result.reasons.join('\n') : result;
}

describe('a comment narrows the settings [U14]', () => {
  it.each<[string, Readonly<Record<string, string>>, SlashCommand, object]>([
    ['nothing asked', {}, run, { maxIterations: 20, stories: [], resume: 'auto' }],
    ['a lower cap', { max_iterations: '10' }, { ...run, max: 3 }, { maxIterations: 3 }],
    ['a higher cap is cut', { max_iterations: '10' }, { ...run, max: 999 }, { maxIterations: 10 }],
    ['stories', {}, { ...run, stories: ['A'] }, { stories: ['A'] }],
    ['stories among those configured', { story: 'A,B' }, { ...run, stories: ['B'] }, { stories: ['B'] }],
    ['a feature', {}, { ...run, feature: 'login' }, { feature: 'login' }],
    ['the same feature', { feature: 'login' }, { ...run, feature: 'login' }, { feature: 'login' }],
    ['the feature of the path', { prd: '.ralph/login/prd.json' }, { ...run, feature: 'login' }, { feature: 'login' }],
    ['the feature beside a path', { prd: 'a.json', feature: 'login' }, { ...run, feature: 'login' }, { prd: 'a.json' }],
    ['no feature beside a path', { prd: 'a.json' }, { ...run, max: 3 }, { prd: 'a.json', maxIterations: 3 }],
    ['fresh', { resume: 'always' }, { ...run, fresh: true }, { resume: 'never', afresh: true }],
    ['resume', { resume: 'never' }, { kind: 'resume', fresh: false }, { resume: 'always' }],
    ['resume --fresh', {}, { kind: 'resume', fresh: true }, { resume: 'never', afresh: true }],
    ['retry', {}, { kind: 'retry', story: 'A' }, { stories: ['A'], resume: 'never', afresh: true }],
    [
      'a configured model',
      claude,
      { kind: 'objective', objective: 'x', model: 'sonnet' },
      { agent: { type: 'claude', model: 'sonnet' } },
    ],
  ])('%s', (_, values, command, expected) => expect(narrow(values, command)).toMatchObject(expected));

  it.each<[string, Readonly<Record<string, string>>, SlashCommand, RegExp]>([
    ['another feature', { feature: 'login' }, { ...run, feature: 'other' }, /feature login alone.*other/],
    [
      'a feature beside a path',
      { prd: '.ralph/login/prd.json' },
      { ...run, feature: 'US-003' },
      /^This workflow works on .ralph\/login\/prd.json alone, so a comment cannot ask for US-003. Leave the word out; --story ID asks/,
    ],
    [
      'a feature beside both',
      { prd: 'a.json', feature: 'login' },
      { ...run, feature: 'other' },
      /^This workflow works on feature login alone, so a comment cannot ask for other.$/,
    ],
    ['another story', { story: 'A,B' }, { ...run, stories: ['B', 'C'] }, /works on A, B alone.*C\./],
    ['a retry of another story', { story: 'A' }, { kind: 'retry', story: 'B' }, /works on A alone/],
    ['another model', claude, { kind: 'objective', objective: 'x', model: 'evil' }, /evil.*configured: opus, sonnet/],
    ['a model without any', {}, { kind: 'objective', objective: 'x', model: 'opus' }, /none is configured/],
  ])('and never widens them: %s', (_, values, command, message) => {
    expect(narrow(values, command)).toEqual(expect.stringMatching(message));
  });
});

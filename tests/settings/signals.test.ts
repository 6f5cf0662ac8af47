import { describe, expect, test } from 'vitest';
import { readConfigFile } from '../../src/settings/config-file.ts';
import { FILE, mistakesOf, readBoth, settingsOf } from './support.ts';

describe('signals', () => {
  test('are a regular expression a line, commas and all', () => {
    expect(settingsOf({ completion_signals: '^DONE$\n\nAll \\d{1,3} tests pass\n' }).completionSignals).toEqual([
      '^DONE$',
      'All \\d{1,3} tests pass',
    ]);
  });

  test('none is none, and the built-in ones are those of the pattern library', () => {
    expect(settingsOf({ blocking_signals: 'none' }).blockingSignals).toEqual([]);
    expect(settingsOf({}).blockingSignals).toEqual([
      'HALT|BLOCKED|Cannot proceed|Manual intervention|STATUS UPDATE FAILED|Maximum.*depth',
    ]);
    expect(settingsOf({}).completionSignals).toEqual([]);
  });

  test.each([
    ['(', 'completion_signals: the expression "(" is not valid: '],
    ['a*', 'completion_signals: the expression "a*" matches a text without words.'],
    ['x'.repeat(501), 'has 501 characters, the limit is 500.'],
    [Array.from({ length: 21 }, (_, at) => `x${at}`).join('\n'), 'has 21 lines, the limit is 20.'],
  ])('%s is refused', (value, message) => {
    expect(mistakesOf({ completion_signals: value })).toEqual([expect.stringContaining(message)]);
  });

  test('the keys of ralph-hybrid are read, and what they mean here is said', () => {
    const config = `completion:
  promise: "<promise>COMPLETE</promise>"
  consecutive_done_signals: 4
  consecutive_test_loops: 5
`;
    const read = readBoth(config);
    expect(read.ok && read.settings).toMatchObject({
      completionSignals: ['<promise>COMPLETE</promise>'],
      stallRules: { claims: 4, testLoops: 5 },
    });
    const file = readConfigFile(config, FILE);
    expect(file.ok ? file.notices : []).toEqual([
      '.ralph/config.yaml:2: "completion.promise" is read as a regular expression and asks for the gates; it does not end the run.',
      '.ralph/config.yaml:3: "completion.consecutive_done_signals" counts claims without a change as no progress; they do not end the run.',
      '.ralph/config.yaml:4: "completion.consecutive_test_loops" counts iterations that change only tests as no progress; they do not end the run.',
    ]);
  });
});

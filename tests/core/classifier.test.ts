import { describe, expect, test } from 'vitest';
import { questionIn, questionTwice } from '../../src/core/classifier.ts';
import type { Attempt } from '../../src/core/state.ts';
import { gate } from '../support/history.ts';

describe('the question that a message ends with', () => {
  test.each([
    [['Done.', 'Should dates be read as UTC or as local time?'], 'Should dates be read as UTC or as local time?'],
    [['- Which of the two APIs is meant?', '', 'I stop here.'], 'Which of the two APIs is meant?'],
    [['Would you like me to continue with the next story?'], undefined],
    [['Shall I go ahead and commit?', 'All tests pass.'], undefined],
    [
      ['Is there anything else you want me to do?', 'Can I help with more?'],
      'Is there anything else you want me to do?',
    ],
    [['All done.'], undefined],
    [[], undefined],
    [['Which one?', ...Array.from({ length: 20 }, () => 'then I did more')], undefined],
  ])('%j', (lines, question) => {
    expect(questionIn(lines)).toBe(question);
  });
});

describe('a question asked twice', () => {
  const asked = (question?: string, more: Partial<Attempt> = {}) =>
    ({ gates: [gate('test', 'fail')], ...(question && { asked: question }), ...more }) as Attempt;
  const utc = 'Should dates be read as UTC or as local time?';
  const outage = asked(undefined, { gates: [{ ...gate('implement', 'fail'), condition: 'overloaded' }] });

  test.each([
    ['the same', [asked(utc), asked(utc)], `the agent asks again: ${utc}`],
    ['nearly the same', [asked(utc), asked('Should the dates be read as UTC or as local time?')], true],
    ['once', [asked(utc)], undefined],
    ['another one', [asked(utc), asked('Which port does the server listen on?')], undefined],
    ['with an attempt between', [asked(utc), asked(), asked(utc)], undefined],
    ['where a reviewer asks already', [asked(utc), asked(utc, { question: 'is c1 met?' })], undefined],
    ['over a service that was out', [asked(utc), outage, asked(utc)], true],
    ['where a reviewer blocks', [asked(utc), asked(utc, { gates: [gate('quality', 'fail')] })], undefined],
  ])('%s', (_, attempts, question) => {
    const told = questionTwice({ attempts });
    if (question === true) expect(told).toContain('the agent asks again: ');
    else expect(told).toBe(question);
  });
});

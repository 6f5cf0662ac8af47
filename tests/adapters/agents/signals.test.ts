import { getHeapStatistics } from 'node:v8';
import { describe, expect, test } from 'vitest';
import { readSignals } from '../../../src/adapters/agents/result.ts';
import { BLOCKING_SIGNALS, PASS_REPORT, promiseOf } from '../../../src/core/signals.ts';

const asIs = (text: string): string => text;
const read = (text: string, completion: readonly string[] = [], blocking: readonly string[] = []) =>
  readSignals(text, { completion, blocking }, asIs);

describe('signals of a final message', () => {
  test('are the first pattern that matches, with its line', () => {
    const seen = read('All is well.\nI am DONE here \nbye', ['never', 'DONE', 'bye']);
    expect(seen).toEqual({ completion: { pattern: 'DONE', line: 'I am DONE here' } });
  });

  test('nothing is nothing', () => {
    expect(read('Added a test.', ['DONE'], BLOCKING_SIGNALS)).toBeUndefined();
    expect(read('', ['DONE'], BLOCKING_SIGNALS)).toBeUndefined();
  });

  test('an agent that said nothing claims nothing, whatever a pattern takes', () => {
    expect(read(' \n', ['.*'], ['^'])).toBeUndefined();
  });

  test.each([
    'HALT',
    'BLOCKED: set the key',
    'Cannot proceed without a token',
    'Manual intervention is needed',
    'STATUS UPDATE FAILED',
    'Maximum recursion depth',
  ])('%s blocks', (line) => {
    expect(read(`before\n${line}\nafter`, [], BLOCKING_SIGNALS)?.blocking?.line).toBe(line);
  });

  test.each(['the tests are blocked', 'halted', 'Maximum of ten\nin depth'])('%s does not', (text) => {
    expect(read(text, [], BLOCKING_SIGNALS)).toBeUndefined();
  });

  test('both kinds are told', () => {
    expect(read('DONE, but BLOCKED by a key', ['DONE'], BLOCKING_SIGNALS)).toMatchObject({
      completion: { pattern: 'DONE' },
      blocking: { line: 'DONE, but BLOCKED by a key' },
    });
  });

  test('anchors mean lines', () => {
    expect(read('one\nDONE\ntwo', ['^DONE$'])?.completion?.line).toBe('DONE');
  });

  test('[P5] a promise counts only with the word of this call', () => {
    const own = [promiseOf('0123456789abcdef01')];
    expect(read('<promise>COMPLETE</promise>', own)).toBeUndefined();
    expect(read('<promise>COMPLETE WORD</promise>', own)).toBeUndefined();
    expect(read('<promise>COMPLETE 0123456789abcdef02</promise>', own)).toBeUndefined();
    expect(read('ok <promise>COMPLETE 0123456789abcdef01</promise>', own)?.completion).toBeDefined();
  });

  test('the report of an executor claims what it says', () => {
    expect(read('{"status": "PASS", "error_log": ""}', [PASS_REPORT])?.completion).toBeDefined();
    expect(read('{"status": "FAIL", "error_log": "PASS"}', [PASS_REPORT])).toBeUndefined();
  });

  test('an expression that takes for ever is given up, and named', () => {
    const seen = read(`${'a'.repeat(60)}! DONE`, ['^(a+)+$', 'DONE']);
    expect(seen).toEqual({ completion: { pattern: 'DONE', line: `${'a'.repeat(60)}! DONE` }, late: ['^(a+)+$'] });
  });

  test('any number of messages is read in one context', () => {
    read('DONE', ['DONE']);
    const before = getHeapStatistics().number_of_native_contexts;
    for (let count = 0; count < 20; count += 1) read('DONE', ['never', 'DONE'], BLOCKING_SIGNALS);
    expect(getHeapStatistics().number_of_native_contexts).toBe(before);
  });

  test('a line is told without secrets, and not longer than 300 characters', () => {
    const redacted = readSignals(
      `BLOCKED by s3cret ${'x'.repeat(500)}`,
      { completion: [], blocking: ['BLOCKED'] },
      (text) => text.replaceAll('s3cret', '[redacted]'),
    );
    expect(redacted?.blocking?.line).toMatch(/^BLOCKED by \[redacted\] x+$/);
    expect(redacted?.blocking?.line).toHaveLength(300);
  });
});

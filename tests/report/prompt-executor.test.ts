import { describe, expect, test } from 'vitest';
import { type ExecutorPrompt, executorPrompt } from '../../src/report/prompt-executor.ts';

const nonce = '0123456789abcdef01';
const least: ExecutorPrompt = {
  story: {
    id: 'objective',
    title: 'Fix tests in src/utils',
    json: '{"objective":"Fix tests in src/utils"}',
    criteria: [],
  },
  attempt: 2,
  maxAttempts: 10,
  checks: [{ name: 'criteria', command: 'npm test src/utils' }],
  protectedPaths: ['.github/'],
  specs: [],
  kept: true,
  nonce,
};

describe('the prompt of an executor (adr-007)', () => {
  test('has the objective as data, the verification, the cycle and the report', () => {
    const prompt = executorPrompt(least);
    expect(prompt.match(/^## .*$/gm)).toEqual([
      ...['## The objective', '## Last error (verbatim)', '## Verification', '## Cycle'],
    ]);
    expect(prompt).toContain(`--- BEGIN DATA ${nonce} ---\nStory objective: Fix tests in src/utils\n`);
    expect(prompt).toContain('This is attempt 2 of 10.');
    expect(prompt).toContain('\n- criteria: `npm test src/utils`\n');
    expect(prompt).toContain('It is a report and decides nothing');
    expect(prompt).not.toMatch(/TDD|None are written/);
  });

  test('asks for a report that is JSON as it stands in the prompt', () => {
    const report = /^\{"status".*\}$/m.exec(executorPrompt(least))?.[0] ?? '';
    expect(Object.keys(JSON.parse(report) as object)).toEqual(['status', 'error_log']);
  });

  test('gets the last error back verbatim, as data', () => {
    const prompt = executorPrompt({ ...least, previous: 'not ok 3 - joins\n  + undefined' });
    expect(prompt).toContain(`--- BEGIN DATA ${nonce} ---\nnot ok 3 - joins\n  + undefined\n--- END DATA ${nonce} ---`);
    expect(executorPrompt(least)).toContain('\nFirst attempt\n');
  });

  test('adds at most 2,500 tokens on a first attempt and 6,000 with evidence (08-performance)', () => {
    const long = (chars: number): string => 'word and word, '.repeat(chars / 15);
    const full: ExecutorPrompt = {
      ...least,
      checks: Array.from({ length: 30 }, (_, at) => ({ name: `check-${at}`, command: long(600) })),
      protectedPaths: Array.from({ length: 200 }, (_, at) => `some/protected/folder-${at}/**`),
      specs: Array.from({ length: 30 }, (_, at) => `.ralph/feature/specs/a-long-name-${at}.md`),
      projectNotes: long(200_000),
      progress: long(200_000),
    };
    const added = (call: ExecutorPrompt): number => executorPrompt(call).length / 4;
    expect(added(full)).toBeLessThanOrEqual(2500);
    expect(added({ ...full, previous: long(200_000) })).toBeLessThanOrEqual(6000);
  });
});

import { describe, expect, test } from 'vitest';
import { readTestCounts } from '../../src/core/tool-output/test-counts.ts';
import { compiledOutputs } from './test-outputs-compiled.ts';
import { scriptedOutputs } from './test-outputs-scripted.ts';

describe('the counts that an output tells', () => {
  test.each([...compiledOutputs, ...scriptedOutputs])('%s', (_, text, passed, failed, skipped) => {
    expect(readTestCounts(text)).toMatchObject({ passed, failed, skipped });
  });
});

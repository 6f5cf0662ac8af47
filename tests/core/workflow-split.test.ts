import { describe, expect, test } from 'vitest';
import type { Attempt, StoryState } from '../../src/core/state.ts';
import { listOf } from '../../src/core/story-list.ts';
import { isWorkflow, splitWorkflows } from '../../src/core/workflow-split.ts';

function story(id: string, ...patches: readonly (string | undefined)[]): StoryState {
  const attempts = patches.map((patch) => (patch === undefined ? {} : { workflowPatch: patch }) as Attempt);
  return { id, attempts } as unknown as StoryState;
}

describe('changes of workflows', () => {
  test.each([
    ['.github/workflows/ci.yml', true],
    ['.github/workflows/deep/x.yaml', true],
    ['.github/CODEOWNERS', false],
    ['packages/a/.github/workflows/ci.yml', false],
  ])('%s', (path, expected) => expect(isWorkflow(path)).toBe(expected));

  test('are one patch per story, the latest', () => {
    const stories = [story('US 1', 'one', 'two', undefined), story('B'), story('C', undefined)];
    expect(splitWorkflows({ stories: listOf(stories) })).toEqual([
      { story: 'US 1', path: expect.stringMatching(/^patches\/us-1\S*-workflows\.patch$/), patch: 'two' },
    ]);
  });
});

import { redAtStart } from './baseline.ts';
import { blocks, type GateResult } from './gates.ts';
import { judgedPart } from './split.ts';
import type { RunState } from './state.ts';
import { requireStory } from './story.ts';

/**
 * What the checks say of a sub-story: one that was red at the story's start, or that belongs to the story, is the story's own to turn
 * green. The story's gates ask for it after the last sub-story.
 */
export function partChecks(state: RunState, results: readonly GateResult[]): readonly GateResult[] {
  const part = judgedPart(requireStory(state));
  if (part === undefined) return results;
  const own = state.plan.checks.filter((check) => check.own === true).map(({ name }) => name);
  const left = new Set([...redAtStart(state), ...own]);
  return results.map((result) =>
    result.verdict === 'fail' && blocks(result) && left.has(result.check ?? '')
      ? { ...result, ...leftToStory }
      : result,
  );
}

const leftToStory = {
  verdict: 'warn',
  reason: 'red, as before the split: the gates of the whole story ask for it',
} as const;

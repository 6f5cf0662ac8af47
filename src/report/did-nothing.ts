import { blocks } from '../core/gates.ts';
import type { Attempt, StoryState } from '../core/state.ts';

/** The agent failed by itself in every attempt and changed nothing: there is no work to look at. */
export function didNothing({ attempts, status }: StoryState): boolean {
  return (status === 'failed' || status === 'stuck') && attempts.length > 0 && attempts.every(isIdle);
}

/** The last line that such an agent said, else how it ended. */
export function lastWordsOf({ attempts }: StoryState): string {
  const gate = attempts.at(-1)?.gates.find((each) => each.gate === 'implement');
  const said = gate?.excerpt.lines.findLast((line) => line.trim() !== '')?.trim();
  return said ?? gate?.reason ?? '';
}

/** One that was ended at a limit may have been at work. */
function isIdle({ gates, changedCount }: Attempt): boolean {
  const implement = gates.find(({ gate }) => gate === 'implement');
  return changedCount === 0 && implement !== undefined && blocks(implement) && implement.verdict !== 'timeout';
}

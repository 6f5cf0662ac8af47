import type { FinalReviewed, Reviewed } from '../core/event.ts';
import { finalVerdict } from '../core/final-review.ts';
import { blocks } from '../core/gates.ts';
import type { RunState } from '../core/state.ts';
import { currentStory } from '../core/story.ts';
import { gateLine } from '../report/console.ts';
import { plain } from '../report/sanitise.ts';

/** What a call of a reviewer came to, and the gate's verdict once it stands. */
export function reviewedLines(state: RunState, outcome: Reviewed): readonly string[] {
  const { result } = outcome;
  const gates = currentStory(state)?.attempts.at(-1)?.gates ?? [];
  const concluded = state.pending.type === 'run-review' && state.pending.gate === result.gate ? [] : gates;
  return [
    ...unusable(`${result.gate} review`, outcome),
    ...concluded.filter(({ gate }) => gate === result.gate || gate === 'quality').map((gate) => gateLine(gate)),
  ];
}

/** The same for a reviewer of the whole change. */
export function finalLines(state: RunState, outcome: FinalReviewed): readonly string[] {
  const verdict = finalVerdict(state);
  return [...unusable('final review', outcome), ...(verdict === undefined ? [] : [gateLine(verdict)])];
}

/** Lines of what a reviewer without a verdict said last. */
const MOST_LINES = 5;

function unusable(name: string, { result, reading }: Pick<Reviewed, 'result' | 'reading'>): readonly string[] {
  const why = blocks(result) ? result.reason : reading.ok ? '' : reading.problem;
  if (why === '') return [];
  const said = !blocks(result) ? [] : result.excerpt.lines.slice(-MOST_LINES);
  return [`${name}: no usable answer: ${plain(why)}`, ...said.map((line) => `${name}: it said: ${plain(line)}`)];
}

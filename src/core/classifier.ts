import { worked } from './outage.ts';
import type { Attempt, StoryState } from './state.ts';
import { isAlike } from './tokens.ts';

/** Lines at the end of a message in which a question is looked for. */
const LAST_LINES = 15;

/**
 * What only a human can answer after a failed attempt, in the words of whoever asks; undefined = nobody asks, and the attempt's
 * failures are the next one's task (02-loop §3, Classifier). Reviewers' questions come from their gate.
 */
export function questionTwice(story: Pick<StoryState, 'attempts'>): string | undefined {
  const attempts = worked(story.attempts);
  const last = attempts.at(-1);
  const before = attempts.at(-2)?.asked;
  if (last?.asked === undefined || before === undefined || isJudged(last)) return undefined;
  return isAlike(before, last.asked) ? `the agent asks again: ${last.asked}` : undefined;
}

/** The question that a message ends with; an offer to go on or to do more is none. */
export function questionIn(lines: readonly string[]): string | undefined {
  const said = lines.slice(-LAST_LINES).map((line) => line.replace(/^[\s>*#-]+/, '').trim());
  const question = said.findLast((line) => /\?[\s"'”)*_]*$/.test(line) && !offer.test(line));
  return question?.slice(0, 500);
}

const offer =
  /\b(?:would you like|do you want|want me|shall i|should i|may i|can i|let me know|anything else|something else)\b.*\b(?:continue|proceed|go on|go ahead|keep going|start|begin|commit|push|help|else|more|next|also)\b/i;

/** A reviewer has spoken: it outweighs what the agent asks. */
function isJudged({ gates, question }: Attempt): boolean {
  return question !== undefined || gates.some(({ gate, verdict }) => gate === 'quality' && verdict === 'fail');
}

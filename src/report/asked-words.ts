import { isInScope, type RunPlan, wasOpen } from '../core/plan.ts';
import { code, text } from './markdown.ts';

/** Most ids that are listed; the table below has them all. */
const MOST_IDS = 12;

/**
 * What was understood of the command that asked for the run (03-interface §4): who, what, with which caps and checks. Empty when no
 * person asked.
 */
export function askedLine({ origin, objective, feature, stories, caps, checks }: RunPlan): readonly string[] {
  if (origin === undefined) return [];
  const open = stories.filter((story) => isInScope(story) && wasOpen(story)).map(({ id }) => id);
  const what = objective === undefined ? `feature ${code(feature)}: ${idsOf(open)}` : 'one objective';
  const names = checks.map(({ name }) => code(name));
  const by = names.length === 0 ? 'nothing' : names.join(', ');
  const told = [
    `**Asked for** by ${code(origin.person)}`,
    what,
    `at most ${count(caps.maxIterations, 'iteration')}, ${count(caps.maxAttempts, 'attempt')} each`,
    `checked by ${by}`,
  ];
  return [told.join(' · ')];
}

function idsOf(ids: readonly string[]): string {
  if (ids.length === 0) return 'no open story';
  const more = ids.length > MOST_IDS ? ` and ${ids.length - MOST_IDS} more` : '';
  return `${ids
    .slice(0, MOST_IDS)
    .map((id) => text(id, 60))
    .join(', ')}${more}`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

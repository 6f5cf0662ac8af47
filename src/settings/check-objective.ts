import { crossMistake, type Merged } from './merge.ts';
import { quote } from './parsed.ts';
import type { Mistake } from './raw.ts';

/** Settings that name stories of a prd.json, which an objective is instead of. */
const OF_STORIES = ['prd', 'feature', 'story'] as const;

/** An objective beside stories of the same layer: which of the two is meant, nobody can tell (02-loop §5). */
export function checkObjective(merged: Merged): readonly Mistake[] {
  const objective = merged.given.get('objective');
  if (objective === undefined) return [];
  return OF_STORIES.flatMap((name) => {
    const given = merged.given.get(name);
    if (given === undefined || given.layer < objective.layer) return [];
    const rest = `stands beside ${name}: ${quote(given.text)}, but an objective is no story of a prd.json. Keep one of them.`;
    return [crossMistake(merged, 'objective', rest)];
  });
}

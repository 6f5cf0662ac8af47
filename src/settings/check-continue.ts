import { areReadable, crossMistake, type Merged } from './merge.ts';
import type { Mistake } from './raw.ts';

/** A workflow that is started again finds its run in the journal; without one it would begin anew, for ever. */
export function checkContinue(merged: Merged): readonly Mistake[] {
  if (!areReadable(merged, ['continue', 'journal'])) return [];
  if (merged.values.continue !== 'dispatch' || merged.values.journal !== 'none') return [];
  const rest =
    'stands beside journal: none, but another machine goes on with a run only by its journal. Write journal: ref.';
  return [crossMistake(merged, 'continue', rest)];
}

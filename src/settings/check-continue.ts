import { areReadable, crossMistake, type Merged } from './merge.ts';
import type { Mistake } from './raw.ts';

/** A workflow that is started again goes on with its run; one that cannot, or may not, would begin anew, for ever. */
export function checkContinue(merged: Merged): readonly Mistake[] {
  if (!areReadable(merged, ['continue', 'journal', 'resume'])) return [];
  const { continue: next, journal, resume } = merged.values;
  if (next !== 'dispatch') return [];
  return [...(journal === 'none' ? [noJournal] : []), ...(resume === 'never' ? [noResume] : [])].map((rest) =>
    crossMistake(merged, 'continue', rest),
  );
}

const noJournal =
  'stands beside journal: none, but another machine goes on with a run only by its journal. Write journal: ref.';

const noResume =
  'stands beside resume: never, but the workflow that it starts again has to go on with the run. Write resume: auto.';

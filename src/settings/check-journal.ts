import { areReadable, crossMistake, type Merged } from './merge.ts';
import type { Mistake } from './raw.ts';

/** A sign-off is noted in the records on the remote: where there are none, nobody's word would be found. */
export function checkJournal(merged: Merged): readonly Mistake[] {
  if (!areReadable(merged, ['signoff', 'journal'])) return [];
  const { signoff, journal } = merged.values;
  if (signoff !== 'required' || journal === 'ref') return [];
  const rest = `stands beside journal: ${journal}, but a sign-off is noted in refs/ralph/<feature>/state. Write journal: ref.`;
  return [crossMistake(merged, 'signoff', rest)];
}

import { areReadable, crossMistake, type Merged } from './merge.ts';
import type { Mistake } from './raw.ts';

/** The job that publishes knows a run by its journal alone, and starts nothing again. */
export function checkHandOver(merged: Merged): readonly Mistake[] {
  if (!areReadable(merged, ['hand_over', 'continue', 'journal', 'mode'])) return [];
  const { hand_over: folder, continue: next, journal, mode } = merged.values;
  if (folder === undefined) return mode === 'publish' ? [crossMistake(merged, 'mode', noFolder)] : [];
  const mistakes = [...(next === 'dispatch' ? [noStart] : []), ...(journal === 'ref' ? [] : [noJournal(journal)])];
  return mistakes.map((rest) => crossMistake(merged, 'hand_over', rest));
}

const noFolder =
  'needs the folder into which the hand-over of the other job was downloaded. Write hand_over: with its absolute path.';

const noStart =
  'stands beside continue: dispatch, but a job that hands its work over may not start workflows. Write continue: none.';

function noJournal(journal: string): string {
  return `stands beside journal: ${journal}, but the job that publishes reads what it shows from the journal. Write journal: ref.`;
}

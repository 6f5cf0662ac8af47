import { type MarkerStyle, statusMeaning } from './prd-marker.ts';

/** Words that belong together whatever the rest of the file says. */
const PAIRS: readonly (readonly [open: string, done: string])[] = [
  ['open', 'closed'],
  ['failed', 'passed'],
];

/**
 * The status word for the other answer: the one this file uses elsewhere, else the partner of the word, else `done` or
 * `pending`, in the letter case of the word it replaces. (03-interface §3.5 "status words".)
 */
export function oppositeWord(word: string, passes: boolean, style: MarkerStyle): string {
  const known = passes ? style.doneWord : style.openWord;
  if (known !== undefined) return known;
  const plain = word.toLowerCase();
  const pair = PAIRS.find(([open, done]) => (passes ? open : done) === plain);
  const partner = passes ? pair?.[1] : pair?.[0];
  return inCaseOf(word, partner ?? (passes ? 'done' : 'pending'));
}

function inCaseOf(model: string, word: string): string {
  if (model === model.toUpperCase()) return word.toUpperCase();
  const first = model.charAt(0);
  return first === first.toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** The first status words of a file, by meaning; `words` in file order. */
export function wordsInUse(words: readonly string[]): Pick<MarkerStyle, 'doneWord' | 'openWord'> {
  return {
    doneWord: words.find((word) => statusMeaning(word) === 'done'),
    openWord: words.find((word) => statusMeaning(word) === 'open'),
  };
}

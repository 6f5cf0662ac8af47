/**
 * The files that a criterion asks to go: what is removed is the file itself, not something in it. `src/user.js is removed`,
 * `Delete a.test.js and b.test.js`, `removal of lib/old.rb`; but not `Remove the retry from src/user.js`.
 */
export function filesToGo(criterion: string): readonly string[] {
  if (refusing.test(criterion)) return [];
  // Each sentence for itself: a full stop inside a name has no blank behind it.
  return criterion.split(/[;:!?]\s|\.\s/).flatMap(inSentence);
}

const refusing = /\b(?:not|never|without|unless|except|keep|keeps|kept|stays?|remains?)\b|n't\b/i;

function inSentence(sentence: string): readonly string[] {
  return [...sentence.matchAll(fileName)]
    .filter(({ 0: name, index }) => {
      const ahead = sentence.slice(0, index).replaceAll(fileName, FILE);
      return before.test(ahead) || after.test(sentence.slice(index + name.length).replaceAll(fileName, FILE));
    })
    .map(([name]) => name);
}

/** Stands for another file: lists of them share one verb. */
const FILE = '\u0001';

/** Words that can only be the name of a file: they have an extension. */
const fileName = /(?:[\w@.+-]+\/)*[\w@+-][\w@.+-]*\.[A-Za-z][A-Za-z0-9]{0,5}\b/g;

/** Words that say where something is removed, what does it, or what else is said of a file. */
const elsewhere =
  'from|in|into|inside|within|of|by|to|at|for|with|on|under|when|that|which|as|like|see|if|so|and|or|using|via|through|then|is|are|was|were|works?|calls?|uses?|needs?|has|have|after|before';
const word = `(?:(?!(?:${elsewhere})\\b)[\\w'-]+\\s+)`;
const verb = '(?:remov(?:es?|ing)|delet(?:es?|ing)|drops?|dropping|retires?|(?:removal|deletion) of)\\s+';
const quotes = `["'\`()]*`;

/** The verb stands before the file, with nothing but what belongs to its name, and other files, between. */
const before = new RegExp(
  `(?:\\b${verb}|^\\W*(?:removed|deleted|dropped):?\\s+)${word}{0,4}${quotes}(?:${FILE}${quotes},?\\s+(?:(?:and|or)\\s+)?${word}{0,2}${quotes})*$`,
  'i',
);

/** A file that goes somewhere is still there. */
const goes = String.raw`go(?:es)?\s+(?:away\b|(?:(?:together|along)\s+)?with\s+(?:its|their)\s+(?:own\s+)?tests?\b(?!(?:\s+files?)?,?\s+(?:into|to|in|inside|under|beside|below|next\s+to)\b))`;

/** The file stands before the verb that says what became of it. */
const after = new RegExp(
  `^${quotes}(?:\\s+(?:files?|tests?|modules?|too|both)\\b)?(?:,?\\s+(?:(?:and|or)\\s+)?${quotes}${FILE}${quotes})*\\s+(?:no\\s+longer\\s+exists?\\b|${goes}|(?:(?:is|are|was|were|be|been|has|have|gets?|should|must|can|may|will|now|completely|entirely|fully|also|both|all)\\s+)+(?:removed|deleted|dropped|retired|gone)\\b)`,
  'i',
);

/**
 * Texts that stand in every path that picomatch lets through a glob, for there to be a quick answer that needs no expression.
 * None for whatever picomatch may read in another way than is sure here: escapes, quotes, `!`, `+`, `^`, groups in groups.
 */
export function textsOf(glob: string): readonly string[] {
  if (glob.length > LONGEST || loose.test(glob)) return [];
  const outside = groups.reduce((rest, group) => rest.replaceAll(group, '*'), glob);
  return plain.test(outside) ? outside.split(/[*/]+/).filter((text) => text !== '') : [];
}

/** What is longer by far is refused by picomatch, with an error that has to come. */
const LONGEST = 1000;
/** A beginning that picomatch drops, and what it puts together anew with dots that stand for any character. */
const loose = /^\.\/|\*{3}|\.\./;
/** Innermost first: what is in a group need not be in the path. */
const groups = [/\[[\w.-]+\]/g, /\?\([\w.*|-]+\)/g, /\{[\w.,*/-]*\}/g];
/** A slash beside `**` need not be in the path either, so that a text ends there. */
const plain = /^[\w.*/-]*$/;

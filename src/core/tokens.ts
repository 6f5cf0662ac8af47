/** Texts that share so much of their words say the same (02-loop §3, Critic). */
const ALIKE = 0.8;

/** Whether two texts say the same in other words: their words overlap by 80 % or more. */
export function isAlike(one: string, other: string): boolean {
  if (one === other) return word.test(one);
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(a.size, b.size) >= ALIKE;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(words) ?? []);
}

const word = /[\p{L}\p{N}_]/u;
const words = new RegExp(`${word.source}+`, 'gu');

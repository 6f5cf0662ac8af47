/** Characters from which on a word cannot look strange by chance. */
const LONG = 14;

/**
 * Whether a word was drawn at random, as a key, a nanoid or a part of base64: too many of its neighbouring characters never stand
 * beside each other in English or in names of programs, or change between letters and digits.
 */
export function isRandom(word: string): boolean {
  const parts = word.split(/[-_]/);
  if (word.length >= LONG && kindsIn(word) === 3 && looksDrawn(parts.join(''))) return true;
  return parts.some((part) => kindsIn(part) >= 2 && looksDrawn(part));
}

/**
 * Whether a folder's name ends in the six characters that mkdtemp and mktemp draw. Words, several of them in CamelCase, and words
 * with a number before or behind them are names that somebody gave.
 */
export function isDrawnFolder(name: string): boolean {
  const end = /(?<=[-._])[A-Za-z0-9]{6}$/.exec(name)?.[0];
  return end !== undefined && (!given.test(end) || (/^[a-z]+$/i.test(end) && strangePairs(end) >= 3));
}

const given = /^(?:\d+|[A-Z]?[a-z]+\d*|[A-Z]+\d*|\d+[a-z]+|[A-Z]?[a-z]+(?:[A-Z][a-z]+)+|[A-Z][a-z]+[A-Z]+)$/;

function strangePairs(word: string): number {
  return pairsIn(word).filter(isStrange).length;
}

/** Short words are strange by chance, so more is asked of them. */
function looksDrawn(part: string): boolean {
  if (part.length < 8) return false;
  // Two digits tell nothing.
  const known = pairsIn(part).filter((pair) => !/\d\d/.test(pair));
  const strange = known.filter(isStrange).length;
  return known.length >= 5 && strange / known.length >= (part.length < LONG ? 0.45 : 0.35);
}

function pairsIn(word: string): readonly string[] {
  const letters = word.toLowerCase();
  return Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2));
}

/** A letter and a digit, in whatever order, and two letters that hardly ever follow each other. */
function isStrange(pair: string): boolean {
  return !usual.has(pair);
}

/** How many there are of small letters, capital letters and digits. */
function kindsIn(word: string): number {
  return [/[a-z]/, /[A-Z]/, /\d/].filter((kind) => kind.test(word)).length;
}

/** The letters that follow a letter in more than one of two thousand pairs of the identifiers and words in sources and their comments. */
const followers: Readonly<Record<string, string>> = {
  a: 'bcdefgiklmnprstuvwxy',
  b: 'aceijlorsuy',
  c: 'acehiklorstu',
  d: 'abcdefiloprstu',
  e: 'abcdefghijklmnopqrstuvwxy',
  f: 'aefilorstu',
  g: 'aehilnorsu',
  h: 'aeiortu',
  i: 'abcdefglmnoprstvxz',
  j: 'es',
  k: 'aeis',
  l: 'acdeilopstuvy',
  m: 'abeimopsu',
  n: 'acdefgiklmnopstuvy',
  o: 'abcdfgiklmnoprstuvw',
  p: 'adehiloprstuy',
  q: 'u',
  r: 'acdefgiklmnoprstuvy',
  s: 'acdefhiklmnoprstuwy',
  t: 'abcdefhilmnoprstuy',
  u: 'abcdefgilmnprst',
  v: 'aei',
  w: 'aeinors',
  x: 'ceipt',
  y: 'aemnopstw',
  z: 'e',
};

const usual: ReadonlySet<string> = new Set(
  Object.entries(followers).flatMap(([first, all]) => [...all].map((next) => `${first}${next}`)),
);

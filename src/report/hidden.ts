import { strip } from './strip.ts';

/** Rounds until a text must be stable: a text that nests deeper is an attack on our time. */
const MOST_ROUNDS = 40;

/** Without HTML comments that end somewhere, however they are nested or put together from pieces (catalogue P1). */
export function withoutComments(text: string): string {
  return untilStable(text, (rest) => removeComments(strip(rest)));
}

/**
 * Without everything that rendering hides from the people who read a Markdown text: comments, hidden attributes, image texts,
 * link titles, also when written as entities (catalogue P1, P4).
 */
export function withoutHidden(text: string): string {
  return untilStable(text, (rest) =>
    hidden.reduce(
      (shown, [pattern, by]) => shown.replace(pattern, by),
      removeComments(strip(decodeEntities(strip(rest)))),
    ),
  );
}

function untilStable(text: string, change: (text: string) => string): string {
  let before = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const after = change(before);
    if (after === before) return after;
    before = after;
  }
  return before.replaceAll('<!', '< !');
}

/** By index, not by pattern: thousands of openings without an end must not cost a search each. */
function removeComments(text: string): string {
  const ending = /--!?>/g;
  const pieces: string[] = [];
  let from = 0;
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', from)) {
    ending.lastIndex = start + 4;
    if (ending.exec(text) === null) break;
    pieces.push(text.slice(from, start));
    from = ending.lastIndex;
  }
  return pieces.join('') + text.slice(from);
}

const hidden: readonly (readonly [RegExp, string])[] = [
  // A comment that never ends hides everything behind it.
  [/<!--[\s\S]*$/, ''],
  [/!\[[^\]]{0,1000}\]/g, '(image)'],
  [/(\]\([^()\s]*)\s+(?:"[^"]*"|'[^']*')\s*\)/g, '$1)'],
  // Only where white space begins: from each blank of a long run of them the rest of it would be read again.
  [
    /(<[a-z][^<>]*?)(?<!\s)\s+(?:alt|title|placeholder|aria-[\w-]+|data-[\w-]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>]+)/gi,
    '$1',
  ],
];

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  commat: '@',
  num: '#',
  sol: '/',
  colon: ':',
  excl: '!',
  lsqb: '[',
  rsqb: ']',
  lpar: '(',
  rpar: ')',
  nbsp: ' ',
  zwnj: '',
  zwj: '',
  shy: '',
};

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:amp;)*(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi,
    (all, ...groups: (string | undefined)[]) => {
      const [decimal, hex, name] = groups;
      if (name !== undefined) return named[name.toLowerCase()] ?? all;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number.parseInt(decimal, 10);
      return code > 0x10ffff ? all : String.fromCodePoint(code);
    },
  );
}

/** One word of a command line. */
export interface Word {
  readonly text: string;
  /** Any part of it stood in quotes: it is a value, never a flag. */
  readonly quoted: boolean;
  /** It stands on a line of flags below the command's own. */
  readonly isBelow?: true;
}

/** Words of a line, or what is wrong with its quotes. */
export type Words =
  | { readonly ok: true; readonly words: readonly Word[] }
  | { readonly ok: false; readonly problem: string };

/** What closes a quotation, by what opened it: phones and word processors turn plain quotes into typographic ones. */
const closers: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”“"',
  '”': '”"',
  '„': '“”"',
  '‟': '”"',
  '«': '»',
  '»': '«',
  "'": "'",
  '‘': "’‘'",
  '’': "’'",
  '‚': "‘’'",
};

/**
 * Splits a command line into words (03-interface §4, catalogue U15). A quotation begins at the start of a word or after `=`;
 * anywhere else a quote is a character. In double quotes `\"` and `\\` stand for themselves. A typographic dash at the start of
 * a flag is two dashes.
 */
export function splitWords(line: string): Words {
  const words: Word[] = [];
  let rest = line.trim();
  while (rest !== '') {
    const next = nextWord(rest);
    if (!next.ok) return next;
    words.push(next.word);
    rest = rest.slice(next.length).trimStart();
  }
  return { ok: true, words };
}

type Next =
  | { readonly ok: true; readonly word: Word; readonly length: number }
  | Extract<Words, { readonly ok: false }>;

function nextWord(rest: string): Next {
  const value = rest.replace(/^(?:--|[—–])[^\s=]*=/, '');
  const head = rest.slice(0, rest.length - value.length);
  const opening = value.charAt(0);
  if (closers[opening] !== undefined) return quotedWord(rest, { head, opening });
  const text = rest.replace(/\s.*/s, '');
  return { ok: true, word: { text: plainDashes(text), quoted: false }, length: text.length };
}

function quotedWord(rest: string, { head, opening }: { head: string; opening: string }): Next {
  const from = head.length + 1;
  const end = closingAt(rest, from, opening);
  if (end === -1) return { ok: false, problem: `the quote ${opening} is never closed on its line` };
  const after = rest.charAt(end + 1);
  if (after !== '' && !/\s/.test(after)) return { ok: false, problem: 'after a closing quote there must be a space' };
  const value = rest.slice(from, end);
  const text = `${plainDashes(head)}${opening === '"' ? value.replace(/\\(["\\])/g, '$1') : value}`;
  return { ok: true, word: { text, quoted: head === '' }, length: end + 1 };
}

/** A plain quote may be closed by a typographic one where no plain one follows. */
function closingAt(rest: string, from: number, opening: string): number {
  const first = indexOfAny(rest, from, closers[opening] ?? opening);
  return first === -1 && opening === '"' ? indexOfAny(rest, from, '”“') : first;
}

function indexOfAny(text: string, from: number, characters: string): number {
  for (let at = from; at < text.length; at += 1) {
    if (text.charAt(at) === '\\' && characters === '"') at += 1;
    else if (characters.includes(text.charAt(at))) return at;
  }
  return -1;
}

function plainDashes(text: string): string {
  return text.replace(/^[—–]{1,2}(?=[a-z])/, '--');
}

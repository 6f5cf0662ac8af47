import { accept, acceptUnless, type Parsed, quote, refuse } from './parsed.ts';
import { splitList } from './split.ts';

/** One word that Markdown reads as plain text at the start of a line (03-interface §4). */
export function parsePhrase(text: string): Parsed<string> {
  if (/^[A-Za-z/@!$:.][\w/@!$:.-]{1,39}$/.test(text)) return accept(text);
  return refuse(
    'is not one plain word.',
    'Write 2 to 40 letters, digits and / @ ! $ : . - _, beginning with none of - and _ and no digit, for example /ralph.',
  );
}

/** Name of a label as GitHub takes it: one line of at most 50 characters. */
export function parseLabel(text: string): Parsed<string> {
  return [...text].length <= 50
    ? accept(text)
    : refuse('is longer than 50 characters.', 'Write the name of one label, for example ralph.');
}

/** Logins, comma or newline; no pattern (catalogue U4). */
export function parseLogins(text: string): Parsed<readonly string[]> {
  const logins = splitList(text);
  const help = 'Write logins as GitHub shows them, for example my-app[bot]; there is no wildcard.';
  if (logins.length === 0) return refuse('names no login.', help);
  const wrong = logins.filter((login) => !/^[A-Za-z0-9][A-Za-z0-9-]{0,99}(?:\[bot\])?$/.test(login));
  const problems = wrong.map((login) => ({
    subject: `the entry ${quote(login)}`,
    problem: 'is not a login.',
    help,
  }));
  return acceptUnless(problems, [...new Set(logins)]);
}

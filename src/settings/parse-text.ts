import { accept, oneOf, type Parsed, quote, refuse } from './parsed.ts';
import type { TypeOfKind } from './row.ts';

/** `true` or `false`, nothing else (catalogue B10). */
export function parseBoolean(text: string): Parsed<boolean> {
  if (text !== 'true' && text !== 'false') return refuse('is not a boolean.', 'Write true or false.');
  return accept(text === 'true');
}

/** One of the listed words. */
export function parseChoice(text: string, type: TypeOfKind<'choice'>): Parsed<string> {
  if (type.values.includes(text)) return accept(text);
  const problem = type.later.includes(text) ? 'is not supported in this version.' : 'is not a known value.';
  return refuse(problem, `Write ${oneOf(type.values)}.`);
}

/** A person's words; white space around them means nothing. */
export function parseText(text: string, { most }: TypeOfKind<'text'>): Parsed<string> {
  const words = text.trim();
  const help = 'Write one sentence or a few, for example: Make the tests in src/utils pass.';
  if (!/[\p{L}\p{N}]/u.test(words)) return refuse('has no letter and no digit.', help);
  const { length } = [...words];
  return length > most ? refuse(`has ${length} characters, the limit is ${most}.`, 'Shorten it.') : accept(words);
}

/** Exactly the sentence, word for word (02-loop §2). */
export function parseSentence(text: string, type: TypeOfKind<'sentence'>): Parsed<true> {
  if (text === type.sentence) return accept(true);
  return refuse('is not the sentence that is asked for.', `Write exactly ${quote(type.sentence)}, or leave it out.`);
}

/** Name of a feature folder directly below `.ralph/` (01-product Vocabulary). */
export function parseFeature(text: string): Parsed<string> {
  const help = 'Write the name of one folder below .ralph/, for example 42-login.';
  if (text === 'all') return refuse('is not supported in this version.', help);
  if (text === 'archive') return refuse('is where finished features are kept.', help);
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(text)) {
    return refuse('is not the name of a feature.', `${help} Letters, digits, ".", "_" and "-" may stand in it.`);
  }
  return accept(text);
}

/** First line of a commit message; only `{id}` and `{title}` are filled in (02-loop §1). */
export function parseMessageTemplate(text: string): Parsed<string> {
  const unknown = [...text.matchAll(/\{(\w+)\}/g)].find(([, name]) => name !== 'id' && name !== 'title');
  if (unknown === undefined) return accept(text);
  return refuse(
    `has the unknown placeholder ${unknown[0]}.`,
    'Use {id} and {title}, for example "feat: [{id}] - {title}".',
  );
}

/** Name that git can store as author: it would drop `<` and `>` silently. */
export function parsePersonName(text: string): Parsed<string> {
  const help = 'Write a plain name, for example "Release Bot".';
  if (/[<>]/.test(text)) return refuse('contains "<" or ">".', help);
  return /[\p{L}\p{N}]/u.test(text) ? accept(text) : refuse('has no letter and no digit.', help);
}

/** Address that git can store as author. */
export function parseEmail(text: string): Parsed<string> {
  if (/^[^\s<>@]+@[^\s<>@]+$/.test(text)) return accept(text);
  return refuse('is not an e-mail address.', 'Write an address such as bot@example.com.');
}

/** A token is one word; anything else was pasted wrongly. The value is never part of a message. */
export function parseToken(text: string): Parsed<string> {
  if (/^[!-~]+$/.test(text)) return accept(text);
  return refuse(
    'contains a character that no token has (a space, a line break or a non-ASCII character).',
    `Pass it from a secret, for example \${{ secrets.RALPH_TOKEN }}, and check what is stored there.`,
  );
}

import type { Token, Tokens } from 'marked';

/** The words of a Markdown text on one line: marks are gone, code keeps its backticks, a link is its text. */
export function wordsOf(tokens: readonly Token[] | undefined): string {
  return (tokens ?? []).map(one).join('').replace(/\s+/gu, ' ').trim();
}

function one(token: Token): string {
  switch (token.type) {
    case 'codespan':
      return token.raw;
    case 'br':
      return ' ';
    case 'html':
      return /^<br\s*\/?>$/i.test(token.raw.trim()) ? ' ' : '';
    case 'image':
    case 'checkbox':
      return '';
    case 'text':
    case 'paragraph':
    case 'strong':
    case 'em':
    case 'del':
    case 'link':
      return inner(token as Tokens.Generic);
    default:
      return typeof (token as Tokens.Generic)['text'] === 'string' ? (token as Tokens.Generic)['text'] : '';
  }
}

function inner({ tokens, text = '' }: Tokens.Generic): string {
  return tokens === undefined ? String(text) : wordsWithSpaces(tokens);
}

/** Spaces at the ends belong to the neighbours. */
function wordsWithSpaces(tokens: readonly Token[]): string {
  return tokens.map(one).join('');
}

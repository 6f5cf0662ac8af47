import type { Token, Tokens } from 'marked';

/** The words of a Markdown text on one line: marks are gone, code keeps its backticks, a link is its text. */
export function wordsOf(tokens: readonly Token[] | undefined): string {
  return tokens === undefined ? '' : joined(tokens).replace(/\s+/gu, ' ').trim();
}

/** Spaces at the ends belong to the neighbours. */
function joined(tokens: readonly Token[]): string {
  return tokens.map(one).join('');
}

function one(token: Token): string {
  switch (token.type) {
    case 'codespan':
      return token.raw;
    case 'br':
      return ' ';
    case 'html':
      return isBreak(token) ? ' ' : '';
    case 'image':
    case 'checkbox':
      return '';
    default: {
      const { tokens, text } = token as Tokens.Generic;
      return tokens === undefined ? String(text) : joined(tokens);
    }
  }
}

/** `<br>`, however it is written. */
export function isBreak({ type, raw }: Token): boolean {
  return type === 'html' && /^<br\s*\/?>$/i.test(raw);
}

import { Lexer, type Token, type Tokens } from 'marked';

/**
 * The lines of a Markdown text that its author wrote as ordinary text: not quoted, not code, not inside an HTML comment
 * (03-interface §4, catalogue U12). Only blocks in which `matters` is true are looked into. A text that no reader can follow
 * has none. An empty line follows each block.
 */
export function ownLines(markdown: string, matters: (text: string) => boolean): readonly string[] {
  try {
    return blockLines(new Lexer().blockTokens(markdown), matters);
  } catch (error) {
    // Ten thousands of quotes in each other: nothing in them is ordinary text.
    if (error instanceof RangeError) return [];
    throw error;
  }
}

function blockLines(tokens: readonly Token[], matters: (text: string) => boolean): readonly string[] {
  return tokens.filter(({ raw }) => matters(raw)).flatMap((token) => [...linesOf(token, matters), '']);
}

function linesOf(token: Token, matters: (text: string) => boolean): readonly string[] {
  switch (token.type) {
    case 'paragraph':
    case 'heading':
      return textLines(token.raw);
    case 'html':
      return hidesText.test(token.raw) ? [] : token.raw.split('\n');
    case 'list':
      return (token as Tokens.List).items.flatMap(({ tokens }) => blockLines(behindMarker(tokens), matters));
    // A list item without blank lines holds its text in a block of this kind.
    case 'text':
      return textLines(token.raw);
    default:
      return [];
  }
}

/** The first line of an item begins with the item's mark, not with its text. */
function behindMarker([first, ...others]: readonly Token[]): readonly Token[] {
  if (first === undefined) return others;
  return first.type === 'checkbox' ? behindMarker(others) : [{ ...first, raw: `- ${first.raw}` }, ...others];
}

/** HTML in which text is hidden, quoted or code; other tags, such as that of a pasted image, leave the lines below them text. */
const hidesText = /<(?:!|\?|\/?(?:pre|code|samp|kbd|blockquote|details|template|script|style|textarea|title)\b)/i;

/** Comments and code that span lines are taken out; the lines keep their beginnings. */
function textLines(raw: string): readonly string[] {
  const spans = /<!--|`/.test(raw) ? Lexer.lexInline(raw) : [];
  const ownText = spans.length === 0 ? raw : spans.map(spanText).join('');
  return ownText.split('\n');
}

function spanText({ type, raw }: Token): string {
  const isSpan = (type === 'codespan' || type === 'html') && raw.includes('\n');
  return isSpan ? raw.replaceAll('\n', ' ') : raw;
}

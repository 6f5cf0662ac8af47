import { Lexer, type Token, type Tokens } from 'marked';

/** What hides the text that is read now; it goes on from block to block, because the browser's parser does too. */
interface Hiding {
  /** Elements that are open, by name. */
  readonly open: Map<string, number>;
  /** Between two `$$`. */
  isMath: boolean;
  /** Something was opened of which no end is believed: a comment, raw text, HTML that is not plain. */
  isLost: boolean;
}

/**
 * The lines of a Markdown text that its author wrote as ordinary text: not quoted, not code, not folded, not invisible, not a formula
 * (catalogue U12). Only blocks in which `matters` is true are given. A text that no reader can follow has none. An empty
 * line follows each block.
 */
export function ownLines(markdown: string, matters: (text: string) => boolean): readonly string[] {
  try {
    const hiding: Hiding = { open: new Map(), isMath: false, isLost: false };
    return blockLines(new Lexer().blockTokens(markdown), { matters, hiding });
  } catch (error) {
    // Ten thousands of quotes in each other: nothing in them is ordinary text.
    if (error instanceof RangeError) return [];
    throw error;
  }
}

interface Reader {
  readonly matters: (text: string) => boolean;
  readonly hiding: Hiding;
}

function blockLines(tokens: readonly Token[], reader: Reader): readonly string[] {
  return tokens.flatMap((token) => {
    const isPlain = !/[<$]/.test(token.raw);
    if (isPlain && !reader.matters(token.raw)) return [];
    const lines = linesOf(token, reader);
    return reader.matters(token.raw) ? [...lines, ''] : [];
  });
}

function linesOf(token: Token, reader: Reader): readonly string[] {
  const { hiding } = reader;
  switch (token.type) {
    case 'paragraph':
    case 'heading':
    // A list item without blank lines holds its text in a block of this kind.
    case 'text':
      return textLines(token.raw, hiding);
    case 'html':
      return htmlLines(token.raw, hiding);
    case 'list':
      return (token as Tokens.List).items.flatMap((item) => blockLines(behindMarker(item.tokens), reader));
    case 'blockquote':
      blockLines(token.tokens ?? [], reader);
      return [];
    case 'table':
      textLines(token.raw, hiding);
      return [];
    default:
      return [];
  }
}

/** The first line of an item begins with the item's mark, not with its text. */
function behindMarker([first, ...others]: readonly Token[]): readonly Token[] {
  if (first === undefined) return others;
  return first.type === 'checkbox' ? behindMarker(others) : [{ ...first, raw: `- ${first.raw}` }, ...others];
}

/** Elements whose content is no HTML, or is read by other rules: their end is not looked for. */
const RAW: ReadonlySet<string> = new Set(
  'script style textarea title math svg select noscript iframe xmp plaintext noembed noframes'.split(' '),
);

/** HTML in which text is hidden, quoted or code; other tags, such as that of a pasted image, leave the lines below them text. */
const hidesText = new RegExp(
  `<(?:!|\\?|/?(?:pre|code|samp|kbd|blockquote|details|template|dialog|object|${[...RAW].join('|')})\\b)`,
  'i',
);

/** Comments and tags without anything that two parsers could read in two ways; group 1: `/` of an end, group 2: the name. */
const plainHtml =
  /<!--(?!-?>)(?:(?!--)[\s\S])*-->|<(\/?)([a-z][a-z0-9-]*)(?:\s+[a-z@:][\w:.-]*(?:\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'=<>`]+))?)*\s*\/?>/gi;

/** Notes what a piece of HTML opens and closes. */
function noteHtml(raw: string, hiding: Hiding): void {
  for (const [tag, end, name = ''] of raw.matchAll(plainHtml)) {
    const element = name.toLowerCase();
    if (element === '' || !hidesText.test(tag)) continue;
    if (RAW.has(element)) hiding.isLost = true;
    const count = hiding.open.get(element) ?? 0;
    hiding.open.set(element, Math.max(0, end === '/' ? count - 1 : count + 1));
  }
  if (/<[a-z/!?]/i.test(raw.replace(plainHtml, ''))) hiding.isLost = true;
}

function isHidden({ open, isMath, isLost }: Hiding): boolean {
  return isMath || isLost || [...open.values()].some((count) => count > 0);
}

function htmlLines(raw: string, hiding: Hiding): readonly string[] {
  const wasHidden = isHidden(hiding);
  noteHtml(raw, hiding);
  const text = visibleText(raw.replace(plainHtml, marked), hiding);
  return wasHidden || hidesText.test(raw) ? [] : text.split('\n');
}

/** Lines that begin in a comment, in code, in a formula or where text is hidden get a mark; all keep their text, which may be an objective. */
function textLines(raw: string, hiding: Hiding): readonly string[] {
  // A footnote is shown only where something refers to it.
  if (/^ {0,3}\[\^[^\]]{1,200}\]:/.test(raw)) return [];
  if (!/[<`$[]/.test(raw)) return isHidden(hiding) ? [] : raw.split('\n');
  const start = isHidden(hiding) ? MARK : '';
  const spans = Lexer.lexInline(raw);
  return withoutFormulas(start + spans.map((span) => spanText(span, hiding)).join('')).split('\n');
}

function spanText(span: Token, hiding: Hiding): string {
  const { type, raw } = span;
  if (type === 'escape') return raw;
  const tags = htmlIn(span);
  for (const tag of tags) noteHtml(tag, hiding);
  const isHolding = type === 'codespan' || type === 'link' || type === 'image' || tags.length > 0;
  return isHolding ? marked(raw) : visibleText(raw, hiding);
}

function htmlIn(span: Token): readonly string[] {
  if (span.type === 'html') return [span.raw];
  return 'tokens' in span ? (span.tokens ?? []).flatMap(htmlIn) : [];
}

function visibleText(raw: string, hiding: Hiding): string {
  const parts = raw.split('$$').map((part, index) => {
    if (index > 0) hiding.isMath = !hiding.isMath;
    return isHidden(hiding) ? marked(part) : part;
  });
  return parts.join('$$');
}

/** No line but the first one begins with what it says. */
function marked(raw: string): string {
  return raw.replaceAll('\n', `\n${MARK}`);
}

const MARK = '\u2026';

/** A formula in a line of text: no space inside of its two `$`, no digit behind them. */
function withoutFormulas(text: string): string {
  return text.replace(/(?<![\w$])\$(?=[^\s$])[^$]*(?<=\S)\$(?![\d$])/g, marked);
}

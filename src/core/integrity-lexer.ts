/** How one kind of string literal looks. */
export interface StringForm {
  readonly open: string;
  readonly close: string;
  /** May run over line ends. */
  readonly multiline?: boolean;
  /** A backslash escapes the next character. */
  readonly escapes?: boolean;
  /** `${` starts code again (JavaScript templates). */
  readonly holes?: boolean;
  /** Longer than this it is no literal: tells a Rust character from a lifetime. Default: no limit. */
  readonly longest?: number;
}

/** What a simple lexer must know of a language: comments and strings, nothing else. */
export interface Syntax {
  readonly line: readonly string[];
  readonly block: readonly (readonly [open: string, close: string])[];
  readonly strings: readonly StringForm[];
  /** `/…/` is a literal where a value is expected (JavaScript). */
  readonly regex?: boolean;
  /** `#[` begins an attribute, not a comment (PHP). */
  readonly attributes?: boolean;
}

/** A source text of unchanged length and line structure with parts blanked out. */
export interface Masked {
  /** Comments and the insides of strings are spaces. */
  readonly code: string;
  /** Only comments are spaces. */
  readonly bare: string;
}

/**
 * Blanks comments and strings. What is not closed counts as code, so that a stray quote cannot hide what follows it.
 * Linear in the length of the text.
 */
export function maskSource(text: string, syntax: Syntax): Masked {
  const spans = scan(text, syntax);
  return {
    code: blank(text, spans),
    bare: blank(
      text,
      spans.filter((span) => span.comment),
    ),
  };
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly comment: boolean;
}

interface Scanner {
  readonly text: string;
  readonly syntax: Syntax;
  readonly spans: Span[];
  /** Openers that had no end, with the place up to which they are not tried again: keeps hostile texts linear. */
  readonly dead: Map<string, number>;
  /** Open braces since each template hole began. */
  readonly holes: { readonly form: StringForm; depth: number }[];
}

function scan(text: string, syntax: Syntax): readonly Span[] {
  const scanner: Scanner = { text, syntax, spans: [], dead: new Map(), holes: [] };
  const openers = openersOf(syntax);
  let match = openers.exec(text);
  while (match !== null) {
    openers.lastIndex = Math.max(step(scanner, match[0], match.index), match.index + 1);
    match = openers.exec(text);
  }
  return scanner.spans;
}

/** One new expression per text: its position is the only state of the scan. */
function openersOf(syntax: Syntax): RegExp {
  const words = [
    ...syntax.line,
    ...syntax.block.map(([open]) => open),
    ...syntax.strings.map((form) => form.open),
    ...(syntax.regex === true ? ['/'] : []),
    ...(syntax.strings.some((form) => form.holes) ? ['{', '}'] : []),
  ];
  const byLength = words.toSorted((a, b) => b.length - a.length);
  return new RegExp(byLength.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|'), 'g');
}

/** Handles one opener and says where to go on. */
function step(scanner: Scanner, opener: string, at: number): number {
  const { syntax } = scanner;
  if (opener === '{' || opener === '}') return brace(scanner, opener, at);
  if (syntax.line.includes(opener)) return lineComment(scanner, at);
  const block = syntax.block.find(([open]) => open === opener);
  if (block !== undefined) return blockComment(scanner, block, at);
  const form = syntax.strings.find(({ open }) => open === opener);
  if (form !== undefined) return stringFrom(scanner, form, at + opener.length);
  return regexFrom(scanner, at);
}

function lineComment(scanner: Scanner, at: number): number {
  if (scanner.syntax.attributes === true && scanner.text.startsWith('#[', at)) return at + 2;
  const end = scanner.text.indexOf('\n', at);
  const to = end < 0 ? scanner.text.length : end;
  scanner.spans.push({ from: at, to, comment: true });
  return to;
}

function blockComment(scanner: Scanner, [open, close]: readonly [string, string], at: number): number {
  const end = scanner.dead.has(open) ? -1 : scanner.text.indexOf(close, at + open.length);
  if (end < 0) {
    scanner.dead.set(open, scanner.text.length);
    return at + open.length;
  }
  scanner.spans.push({ from: at, to: end + close.length, comment: true });
  return end + close.length;
}

/** A string whose inside begins at `from`; returns the first place behind it, or `from` when it has no end. */
function stringFrom(scanner: Scanner, form: StringForm, from: number): number {
  if (from < (scanner.dead.get(form.open) ?? 0)) return from;
  const end = endOfString(scanner.text, form, from);
  if (end === undefined) {
    scanner.dead.set(form.open, unclosedUntil(scanner.text, form, from));
    return from;
  }
  scanner.spans.push({ from, to: end.at, comment: false });
  if (end.hole) scanner.holes.push({ form, depth: 0 });
  return end.at + (end.hole ? 2 : form.close.length);
}

function endOfString(text: string, form: StringForm, from: number): { at: number; hole: boolean } | undefined {
  const last = form.longest === undefined ? text.length : Math.min(text.length, from + form.longest);
  for (let at = from; at < last; at++) {
    if (text.startsWith(form.close, at)) return { at, hole: false };
    if (form.holes === true && text.startsWith('${', at)) return { at, hole: true };
    if (text[at] === '\n' && form.multiline !== true) return undefined;
    at += width(text, form, at) - 1;
  }
  return undefined;
}

/** Where a string that began at `from` would at the latest have had to end. */
function unclosedUntil(text: string, form: StringForm, from: number): number {
  if (form.longest !== undefined) return from;
  const line = form.multiline === true ? -1 : text.indexOf('\n', from);
  return line < 0 ? text.length : line;
}

/** An escape takes the character behind it along. */
function width(text: string, form: StringForm, at: number): number {
  return form.escapes === true && text[at] === '\\' ? 2 : 1;
}

function brace(scanner: Scanner, opener: string, at: number): number {
  const hole = scanner.holes.at(-1);
  if (hole === undefined) return at + 1;
  if (opener === '{') hole.depth++;
  else if (hole.depth > 0) hole.depth--;
  else {
    scanner.holes.pop();
    return stringFrom(scanner, hole.form, at + 1);
  }
  return at + 1;
}

/** No real expression is longer; keeps hostile lines linear. */
const longestRegex = 500;

/** Characters after which a slash begins a regular expression; `<` is left out because of JSX. */
const beforeRegex = /(?:^|[(,=:[!&|?{};+\-*%~^>\n]|\b(?:return|typeof|case|in|of|do|else|yield|await))[ \t]*$/;

function regexFrom(scanner: Scanner, at: number): number {
  const { text } = scanner;
  if (!beforeRegex.test(text.slice(Math.max(0, at - 40), at))) return at + 1;
  const line = /^[^\n]*/.exec(text.slice(at + 1, at + longestRegex))?.[0] ?? '';
  const body = /^(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+(?=\/)/.exec(line)?.[0];
  if (body === undefined) return at + 1;
  scanner.spans.push({ from: at + 1, to: at + 1 + body.length, comment: false });
  return at + body.length + 2;
}

function blank(text: string, spans: readonly Span[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to } of spans) {
    parts.push(text.slice(at, from), text.slice(from, to).replace(/[^\n]/g, ' '));
    at = to;
  }
  return parts.join('') + text.slice(at);
}

import type { BasicExpressionToken } from '@actions/workflow-parser/templates/tokens/index';
import { parse } from 'yaml';

/** A part of a text with expressions in it. */
export type Segment = { readonly text: string } | { readonly expression: string };

/**
 * The parts of a text that mixes words and `${{ … }}`. The parser's own answer, a call of format(), is made for editors: it keeps
 * the indentation of a block in the file, and the quotes of a quoted text, so the text is read anew from its source.
 */
export function segmentsOf(token: BasicExpressionToken): readonly Segment[] {
  return split(sourceText(token));
}

function sourceText({ source = '', blockScalarHeader, range }: BasicExpressionToken): string {
  if (blockScalarHeader !== undefined) return String(parse(`${blockScalarHeader.replace(/\d/, '')}\n${source}`));
  const isMultiLine = range !== undefined && range.start.line !== range.end.line;
  return isMultiLine ? String(parse(source)) : source;
}

function split(text: string): readonly Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (let start = text.indexOf('${{'); start !== -1; start = text.indexOf('${{', at)) {
    const end = endOf(text, start + 3);
    segments.push({ text: text.slice(at, start) }, { expression: text.slice(start + 3, end).trim() });
    at = end + 2;
  }
  return [...segments, { text: text.slice(at) }];
}

/** Braces inside a string do not end the expression; the parser has made sure that it ends. */
function endOf(text: string, from: number): number {
  let inString = false;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "'") inString = !inString;
    else if (!inString && text.startsWith('}}', at)) return at;
  }
  return text.length;
}

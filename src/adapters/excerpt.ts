import type { Excerpt } from '../core/gates.ts';
import { readTail } from './process/tail.ts';

/** Takes known secrets out of text (04-trust rule 17). */
export type Redact = (text: string) => string;

/** Lines kept of any output: the first 20 and the last 80 (02-loop §6). */
const CUT = { head: 20, tail: 80, maxLineChars: 1000 };

/** The verbatim excerpt of an output file of any size, redacted. */
export async function excerptOf(path: string, redact: Redact): Promise<Excerpt> {
  const tail = await readTail(path, CUT);
  return { lines: tail.lines.map(redact), truncated: tail.truncated };
}

/** The same for text that is already in memory. */
export function excerptOfText(text: string, redact: Redact): Excerpt {
  const lines = text === '' ? [] : text.trimEnd().split(/\r\n|\n|\r/);
  const most = CUT.head + CUT.tail;
  if (lines.length <= most) return { lines: lines.map(clip).map(redact), truncated: 0 };
  const truncated = lines.length - most;
  const kept = [...lines.slice(0, CUT.head), `[... ${truncated} lines truncated ...]`, ...lines.slice(-CUT.tail)];
  return { lines: kept.map(clip).map(redact), truncated };
}

function clip(line: string): string {
  if (line.length <= CUT.maxLineChars) return line;
  return `${line.slice(0, CUT.maxLineChars)} [... ${line.length - CUT.maxLineChars} characters cut ...]`;
}

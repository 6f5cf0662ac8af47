import type { Excerpt } from '../core/gates.ts';
import { readTail } from './process/tail.ts';

/** Takes known secrets out of text (04-trust rule 17). */
export type Redact = (text: string) => string;

/** Lines kept of any output: the first 20 and the last 80 (02-loop §6). */
const CUT = { head: 20, tail: 80, maxLineChars: 1000 };

/** Lines are cut after redaction, or a secret that lies across the cut would leave its first part. */
const LONGEST_SECRET = 4096;

/** The verbatim excerpt of an output file of any size, redacted. */
export async function excerptOf(path: string, redact: Redact): Promise<Excerpt> {
  const tail = await readTail(path, { ...CUT, maxLineChars: CUT.maxLineChars + LONGEST_SECRET });
  return { lines: cleaned(tail.lines, redact), truncated: tail.truncated };
}

/** The same for text that is already in memory. */
export function excerptOfText(text: string, redact: Redact): Excerpt {
  const lines = text === '' ? [] : text.trimEnd().split(/\r\n|\n|\r/);
  const most = CUT.head + CUT.tail;
  if (lines.length <= most) return { lines: cleaned(lines, redact), truncated: 0 };
  const truncated = lines.length - most;
  const kept = [...lines.slice(0, CUT.head), `[... ${truncated} lines truncated ...]`, ...lines.slice(-CUT.tail)];
  return { lines: cleaned(kept, redact), truncated };
}

/** Redacted as one text, because a private key spreads over lines, and cut into lines again. */
function cleaned(lines: readonly string[], redact: Redact): readonly string[] {
  if (lines.length === 0) return [];
  return redact(withoutKeyEnds(lines).join('\n')).split('\n').map(clip);
}

/** Without the rest of a private key whose first line was left out. */
function withoutKeyEnds(lines: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const line of lines) {
    if (!keyEnd.test(line)) {
      kept.push(line);
      continue;
    }
    const body = kept.length - 1 - kept.findLastIndex((each) => !keyBody.test(each));
    const before = kept[kept.length - 1 - body] ?? '';
    if (!keyBegin.test(before)) kept.splice(kept.length - body, body, '[redacted]');
    kept.push(line);
  }
  return kept;
}

const keyBegin = /-----BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----/;
const keyEnd = /-----END [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----/;
const keyBody = /^\s*[A-Za-z0-9+/=]{1,80}\s*$/;

function clip(line: string): string {
  if (line.length <= CUT.maxLineChars) return line;
  const note = cutNote.exec(line);
  const text = note === null ? line : line.slice(0, note.index);
  const kept = text.slice(0, CUT.maxLineChars).toWellFormed();
  return `${kept} [... ${text.length - kept.length + Number(note?.[1] ?? 0)} characters cut ...]`;
}

/** What the reader of the file says of a line that was too long for it already. */
const cutNote = / \[\.\.\. (\d+) characters cut \.\.\.\]$/;

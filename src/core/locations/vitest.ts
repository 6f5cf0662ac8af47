import { placeOf } from './frames.ts';
import { blockEnd, messageOf } from './lines.ts';
import type { Hit, Place, Reader } from './types.ts';

const MOST_LINES = 100;

/** The error summary of vitest: ` FAIL  file > test`, the error, then places as ` ❯ name file:line:column`. */
export const readVitest: Reader = (lines) => lines.flatMap((_line, at) => hitAt(lines, at) ?? []);

function hitAt(lines: readonly string[], at: number): Hit | undefined {
  const header = /^\s*FAIL {2}(\S.*)/.exec(lines[at] ?? '')?.[1];
  if (header === undefined) return undefined;
  const ends = (line: string): boolean => /^\s*FAIL {2}\S|^⎯{3}/.test(line);
  const to = blockEnd(lines, at + 1, { ends, most: MOST_LINES });
  const block = lines.slice(at + 1, to);
  const places = block.flatMap((line) => placeAfterMark(line) ?? []);
  const [file = '', ...names] = header.split(' > ');
  const title = names.length > 0 ? names.join(' > ') : (file.split(' [ ')[0] ?? file);
  const message = messageOf(block.slice(0, block.findIndex(isMarked)));
  return { from: at, to: to - 1, level: 'error', message, title, source: 'vitest', places };
}

function isMarked(line: string): boolean {
  return line.trimStart().startsWith('❯ ');
}

/** The last word of the line: a name may stand before it. */
function placeAfterMark(line: string): Place | undefined {
  if (!isMarked(line)) return undefined;
  const text = line.trim();
  return placeOf(text.slice(text.lastIndexOf(' ') + 1));
}

import { messageOf } from './lines.ts';
import type { Hit, Reader } from './types.ts';

/** tsc plain `a.ts(2,9): error TS2322: …` and pretty `a.ts:2:9 - error TS2322: …`; text of further lines is left to the log. */
export const readTsc: Reader = (lines) => lines.flatMap((line, at) => hitAt(line, at) ?? []);

function hitAt(line: string, at: number): Hit | undefined {
  const match = plain.exec(line) ?? pretty.exec(line);
  if (match === null) return undefined;
  const [, file = '', number, column, level, title = '', text = ''] = match;
  return {
    from: at,
    to: at,
    level: level === 'warning' ? 'warning' : 'error',
    message: messageOf([text]),
    title,
    source: 'tsc',
    places: [{ file, line: Number(number), column: Number(column) }],
  };
}

const plain = /^(\S.*?)\((\d{1,7}),(\d{1,7})\): (error|warning) (TS\d{1,7}): (.*)/;
const pretty = /^\s*(\S[^:]*):(\d{1,7}):(\d{1,7}) - (error|warning) (TS\d{1,7}): (.*)/;

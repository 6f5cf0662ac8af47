import { colonLine } from './frames.ts';
import { messageOf } from './lines.ts';
import type { Hit, Reader } from './types.ts';

/** ESLint and stylelint: `stylish` (a path, then indented lines `2:9  error  text  rule`) and `unix` (`a.js:2:9: text [Error/rule]`). */
export const readEslint: Reader = (lines) => {
  let file = '';
  return lines.flatMap((line, at) => {
    if (/^\S/.test(line)) file = line;
    return stylish(line, at, file) ?? unix(line, at) ?? [];
  });
};

function stylish(line: string, at: number, file: string): Hit | undefined {
  const match = /^\s+(\d{1,7}):(\d{1,7})\s+(error|warning|✖|⚠)\s+(\S.*)/.exec(line);
  if (match === null) return undefined;
  const [, number, column, word, rest = ''] = match;
  const text = rest.trimEnd();
  const ruled = /^(.*) {2}([@\w][\w@/.-]*)$/.exec(text);
  return {
    from: at,
    to: at,
    level: word === 'error' || word === '✖' ? 'error' : 'warning',
    message: messageOf([ruled?.[1] ?? text]),
    title: ruled?.[2],
    source: 'eslint',
    places: [{ file, line: Number(number), column: Number(column) }],
  };
}

function unix(line: string, at: number): Hit | undefined {
  const found = colonLine(line);
  if (found === undefined) return undefined;
  const match = /^(.*) \[(Error|Warning)(?:\/([^\s\]]+))?\]$/.exec(found.rest);
  if (match === null) return undefined;
  const [, text = '', word, title] = match;
  return {
    from: at,
    to: at,
    level: word === 'Warning' ? 'warning' : 'error',
    message: messageOf([text]),
    title,
    source: 'eslint',
    places: [found],
  };
}

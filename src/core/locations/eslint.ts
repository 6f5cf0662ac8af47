import { colonLine } from './frames.ts';
import { messageOf } from './lines.ts';
import type { Hit, Location, Reader } from './types.ts';

/** ESLint and stylelint: `stylish` (a path, then indented lines `2:9  error  text  rule`) and `unix` (`a.js:2:9: text [Error/rule]`). */
export const readEslint: Reader = (lines) => {
  let file = '';
  return lines.flatMap((line, at) => {
    if (/^\S/.test(line)) file = line.trim();
    return (file === '' ? undefined : stylish(line, at, file)) ?? unix(line, at) ?? [];
  });
};

function stylish(line: string, at: number, file: string): Hit | undefined {
  const match = /^\s+(\d{1,7}):(\d{1,7})\s+(error|warning|✖|⚠)\s+(\S.*)$/.exec(line);
  if (match === null) return undefined;
  const [, number, column, word, rest = ''] = match;
  const text = rest.trimEnd();
  const gap = text.lastIndexOf('  ');
  const title = gap < 0 ? '' : text.slice(gap + 2);
  const isRule = /^[@\w][\w@/.-]*$/.test(title);
  return {
    from: at,
    to: at,
    level: word === 'error' || word === '✖' ? 'error' : 'warning',
    message: messageOf([isRule ? text.slice(0, gap) : text]),
    ...(isRule ? { title } : {}),
    source: 'eslint',
    places: [{ file, line: Number(number), column: Number(column) }],
  };
}

function unix(line: string, at: number): Hit | undefined {
  const found = colonLine(line);
  const open = found?.rest.lastIndexOf(' [') ?? -1;
  if (found === undefined || open < 0) return undefined;
  const match = /^(Error|Warning)(?:\/([^\s\]]+))?\]$/.exec(found.rest.slice(open + 2));
  if (match === null) return undefined;
  const level: Location['level'] = match[1] === 'Warning' ? 'warning' : 'error';
  const title = match[2];
  return {
    from: at,
    to: at,
    level,
    message: messageOf([found.rest.slice(0, open)]),
    ...(title === undefined ? {} : { title }),
    source: 'eslint',
    places: [found],
  };
}

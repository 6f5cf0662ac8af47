import { messageOf } from './lines.ts';
import type { Hit, Reader } from './types.ts';

/**
 * Annotations that a tool wrote itself: `::error file=a.js,line=3,col=1,title=x::text`. Gate output never reaches the runner as
 * commands (04-trust rule 15), so they are read here and go the way of every other location.
 */
export const readWorkflowCommands: Reader = (lines) => lines.flatMap((line, at) => hitAt(line, at) ?? []);

function hitAt(line: string, at: number): Hit | undefined {
  const match = /^\s*::(error|warning) ([^:]*)::(.*)/.exec(line);
  if (match === null) return undefined;
  const [, level, properties = '', text = ''] = match;
  const values = new Map(properties.split(',').map((each) => propertyOf(each)));
  const column = Number(values.get('col') ?? values.get('column'));
  const title = values.get('title');
  return {
    from: at,
    to: at,
    level: level === 'warning' ? 'warning' : 'error',
    message: messageOf(unescaped(text).split('\n')),
    title: title === undefined ? undefined : messageOf([title]),
    source: 'workflow-command',
    places: [{ file: values.get('file') ?? '', line: Number(values.get('line') ?? 1), column }],
  };
}

function propertyOf(text: string): readonly [string, string] {
  const equals = text.indexOf('=');
  return [text.slice(0, Math.max(0, equals)).trim(), unescaped(text.slice(equals + 1))];
}

/** The runner's own escapes; `%25` last, because it stands for the sign itself. */
function unescaped(text: string): string {
  return text
    .replaceAll('%0D', '')
    .replaceAll('%0A', '\n')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%');
}

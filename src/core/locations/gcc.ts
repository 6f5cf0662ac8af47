import { colonLine } from './frames.ts';
import { blockEnd, messageOf } from './lines.ts';
import type { Hit, Reader } from './types.ts';

/** gcc, clang, javac and all that writes `path:line:column: error: text`; undefined references, `assert` and GoogleTest. */
export const readGcc: Reader = (lines) =>
  lines.flatMap(
    (line, at) => compiler(line, at) ?? linker(line, at) ?? assertion(line, at) ?? googleTest(lines, at) ?? [],
  );

/** `a.c:1:37: error: text`; the flag behind a warning is its title. Notes belong to what stands above them. */
function compiler(line: string, at: number): Hit | undefined {
  const found = colonLine(line);
  if (found === undefined) return undefined;
  const match = /^(fatal error|error|warning): (.*)/.exec(found.rest);
  if (match === null) return undefined;
  const [, word, text = ''] = match;
  const flagged = /^(.*) \[(-W.*)\]$/.exec(text);
  return {
    from: at,
    to: at,
    level: word === 'warning' ? 'warning' : 'error',
    message: messageOf([flagged?.[1] ?? text]),
    title: flagged?.[2],
    source: 'gcc',
    places: [found],
  };
}

/** `src/a.c:2: undefined reference to 'other'` */
function linker(line: string, at: number): Hit | undefined {
  const found = colonLine(line);
  if (found === undefined || !/^(?:undefined reference|multiple definition)/.test(found.rest)) return undefined;
  return { from: at, to: at, level: 'error', message: messageOf([found.rest]), source: 'gcc', places: [found] };
}

/** `program: src/a.c:2: main: Assertion '1 == 2' failed.` */
function assertion(line: string, at: number): Hit | undefined {
  if (!line.endsWith(' failed.') || !line.includes(': Assertion ')) return undefined;
  const found = colonLine(line.slice(line.indexOf(': ') + 2));
  if (found === undefined) return undefined;
  return { from: at, to: at, level: 'error', message: messageOf([found.rest]), source: 'gcc', places: [found] };
}

/** `size_test.cc:5: Failure`, what was expected below it. */
function googleTest(lines: readonly string[], at: number): Hit | undefined {
  const found = colonLine(lines[at] ?? '');
  if (found?.rest !== 'Failure') return undefined;
  const to = blockEnd(lines, at + 1, { ends: (line) => line.trim() === '' || line.startsWith('['), most: 10 });
  const message = messageOf(lines.slice(at + 1, to)) || 'Failure';
  return { from: at, to: to - 1, level: 'error', message, source: 'gcc', places: [found] };
}

import { colonLine, framePlace, isFrame, javaPlace, placeOf, pythonPlace } from './frames.ts';
import { cleanLines } from './lines.ts';
import type { Place } from './types.ts';

/**
 * Places in the stack of one failure, the innermost first, whatever language wrote it.
 * @param java read Java frames too: they name a path from the package on, which only the list of all files can complete
 */
export function placesInTrace(trace: string, { java }: { readonly java: boolean }): readonly Place[] {
  const lines = cleanLines(trace);
  const innermostFirst = lines.flatMap(
    (line) => (java ? javaPlace(line) : undefined) ?? scriptPlace(line) ?? panicPlace(line) ?? [],
  );
  const innermostLast = lines.flatMap((line) => pythonPlace(line) ?? sourceLine(line) ?? []);
  return [...innermostFirst, ...innermostLast.reverse()];
}

/** `at run (a.js:1:2)`, and `❯ run a.js:1:2` of vitest. */
function scriptPlace(line: string): Place | undefined {
  if (isFrame(line)) return framePlace(line);
  const text = line.trim();
  return text.startsWith('❯ ') ? placeOf(text.slice(text.lastIndexOf(' ') + 1)) : undefined;
}

/** `thread 'x' panicked at src/lib.rs:6:17:` */
function panicPlace(line: string): Place | undefined {
  const told = line.indexOf(' panicked at ');
  return told < 0 ? undefined : placeOf(line.slice(told + ' panicked at '.length).replace(/:$/, ''));
}

/** `test_size.py:7: AssertionError`, `    size_test.go:8: got 2`; only of files that have an ending, or a clock would be one. */
function sourceLine(line: string): Place | undefined {
  const found = colonLine(line.trimStart());
  return found !== undefined && /\.[A-Za-z]\w{0,9}$/.test(found.file) ? found : undefined;
}

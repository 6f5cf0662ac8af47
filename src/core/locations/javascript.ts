import { framePlace, isFrame, placeOf } from './frames.ts';
import { blockEnd, messageOf } from './lines.ts';
import type { Hit, Place, Reader } from './types.ts';

/** How far above its stack the first line of an error may stand. */
const MOST_ABOVE = 20;
const MOST_FRAMES = 200;

/** Any JavaScript error that is followed by its stack: a crash of node, mocha, the `dot` reporter, ts-node, a script. */
export const readJavaScript: Reader = (lines) => {
  const starts = lines.flatMap((line, at) => (isFrame(line) && !isFrame(lines[at - 1] ?? '') ? [at] : []));
  let last = 0;
  return starts.flatMap((start) => {
    const lowest = Math.max(last, start - MOST_ABOVE);
    last = blockEnd(lines, start, { ends: (line) => !isFrame(line), most: MOST_FRAMES });
    return hitOf(lines, { start, end: last, lowest }) ?? [];
  });
};

function hitOf(
  lines: readonly string[],
  { start, end, lowest }: { readonly start: number; readonly end: number; readonly lowest: number },
): Hit | undefined {
  const head = start - 1 - lines.slice(lowest, start).reverse().findIndex(isErrorHead);
  if (head >= start) return undefined;
  const frames = lines.slice(start, end).flatMap((line) => framePlace(line) ?? []);
  const thrown = thrownAt(lines.slice(lowest, head));
  return {
    from: head,
    to: end - 1,
    level: 'error',
    message: messageOf(lines.slice(head, start)),
    source: 'javascript',
    places: thrown === undefined || frames.some((each) => isSameLine(each, thrown)) ? frames : [thrown, ...frames],
  };
}

/** `TypeError: no x`, `AssertionError [ERR_ASSERTION]: …`, `Uncaught Error: …`. */
function isErrorHead(line: string): boolean {
  const name = /^\s*(?:✖ )?(?:Uncaught )?\[?([A-Za-z_$][\w$.]*)(?: \[\w+\])?(?::|$)/.exec(line)?.[1] ?? '';
  return /(?:Error|Exception|Failure)$/.test(name);
}

/** A frame says the column too. */
function isSameLine(a: Place, b: Place): boolean {
  return a.file === b.file && a.line === b.line;
}

/** Node shows where an error was thrown above it: `path:line`, the code, a row of carets, an empty line. */
function thrownAt(above: readonly string[]): Place | undefined {
  const [place = '', , carets = '', empty] = above.slice(-4);
  return empty?.trim() === '' && /^\s*\^+\s*$/.test(carets) ? placeOf(place) : undefined;
}

import { colonLine, placeOf } from './frames.ts';
import { blockEnd, messageOf } from './lines.ts';
import type { Hit, Place, Reader } from './types.ts';

const MOST_LINES = { message: 20, stack: 120 };

/** go build, go vet and go test: compiler lines, `t.Error` of failed tests, panics. */
export const readGo: Reader = (lines) => {
  const failed = new Set(lines.flatMap((line) => /^\s*--- FAIL: (\S+)/.exec(line)?.[1] ?? []));
  const packages = packagesBelow(lines);
  let test = '';
  return lines.flatMap((line, at) => {
    test = /^\s*(?:--- \w+:|=== \w+) +(\S+)/.exec(line)?.[1] ?? test;
    const logged = failed.has(test) ? testLine(lines, at) : undefined;
    const found = logged === undefined ? (compiler(line, at) ?? panic(lines, at)) : { ...logged, title: test };
    if (found === undefined) return [];
    const under = packages[at];
    return under === undefined ? [found] : [{ ...found, under }];
  });
};

/** A package is named after the lines of its tests: `FAIL<tab>example.com/app/size<tab>0.006s`. */
function packagesBelow(lines: readonly string[]): readonly (string | undefined)[] {
  let below: string | undefined;
  return lines
    .toReversed()
    .map((line) => {
      below = /^(?:FAIL|ok)\s+(\S+\/\S+)/.exec(line)?.[1] ?? below;
      return below;
    })
    .reverse();
}

/** `bad/bad.go:4:6: text`, with `vet: ` in front when vet could not compile. */
function compiler(line: string, at: number): Hit | undefined {
  const found = colonLine(line.startsWith('vet: ') ? line.slice('vet: '.length) : line);
  if (found === undefined || !found.file.endsWith('.go') || found.rest === '') return undefined;
  return { from: at, to: at, level: 'error', message: messageOf([found.rest]), source: 'go', places: [found] };
}

/** `    size_test.go:8: text`, further lines indented more. */
function testLine(lines: readonly string[], at: number): Hit | undefined {
  const line = lines[at] ?? '';
  const found = /^\s/.test(line) ? colonLine(line.trimStart()) : undefined;
  if (found === undefined || !/^\w[^/]*\.go$/.test(found.file)) return undefined;
  const indent = line.length - line.trimStart().length;
  const ends = (each: string): boolean => each.length - each.trimStart().length <= indent;
  const to = blockEnd(lines, at + 1, { ends, most: MOST_LINES.message });
  const message = messageOf([found.rest, ...lines.slice(at + 1, to)]);
  return { from: at, to: to - 1, level: 'error', message, source: 'go', places: [found] };
}

/** `panic: text`, then a stack in which every second line is a tab, a path and an offset. */
function panic(lines: readonly string[], at: number): Hit | undefined {
  const line = lines[at] ?? '';
  if (!line.startsWith('panic: ')) return undefined;
  const ends = (each: string): boolean => /^(?:FAIL\b|ok\b|exit status|--- |panic: )/.test(each);
  const to = blockEnd(lines, at + 1, { ends, most: MOST_LINES.stack });
  const places = lines.slice(at + 1, to).flatMap((each) => framePlace(each) ?? []);
  const message = messageOf([line]).replace(/ \[recovered\]$/, '');
  return { from: at, to: to - 1, level: 'error', message, source: 'go', places };
}

function framePlace(line: string): Place | undefined {
  if (!line.startsWith('\t')) return undefined;
  const text = line.trim();
  const offset = text.lastIndexOf(' +0x');
  return placeOf(offset < 0 ? text : text.slice(0, offset));
}

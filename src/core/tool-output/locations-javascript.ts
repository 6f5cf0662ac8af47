import {
  blockEnd,
  framePlace,
  type Hit,
  isFrame,
  lineHit,
  messageOf,
  type Place,
  placeOf,
  type Reader,
  unquoted,
} from './frames.ts';

/** How far above its stack the first line of an error may stand, and how long the pieces of each tool are. */
const MOST = { above: 20, frames: 200, nodeTest: 100, vitest: 100, jest: 150 };

/** The `spec` reporter of node:test: `test at file:line:column`, `✖ name (1.2ms)`, then the error, indented. */
export const readNodeTest: Reader = (lines) =>
  lines.flatMap((line, at) => {
    const name = lines[at + 1] ?? '';
    const declared = line.startsWith('test at ') ? placeOf(line.slice('test at '.length)) : undefined;
    if (declared === undefined || !name.startsWith('✖ ')) return [];
    const to = blockEnd(lines, at + 2, { ends: (each) => /^\S/.test(each), most: MOST.nodeTest });
    const block = lines.slice(at + 2, to);
    const title = name.slice(2).replace(/ \(\d+(?:\.\d+)?ms\)$/, '');
    const frame = block.findIndex(isFrame);
    const message = unquoted(messageOf(frame < 0 ? block : block.slice(0, frame)));
    return [{ from: at, to: to - 1, message, title, source: 'node-test', places: [...framesIn(block), declared] }];
  });

/** The error summary of vitest: ` FAIL  file > test`, the error, then places as ` ❯ name file:line:column`. */
export const readVitest: Reader = (lines) =>
  lines.flatMap((line, at) => {
    const header = /^\s*FAIL {2}(\S.*)/.exec(line)?.[1];
    if (header === undefined) return [];
    const to = blockEnd(lines, at + 1, { ends: (each) => /^\s*FAIL {2}\S|^⎯{3}/.test(each), most: MOST.vitest });
    const block = lines.slice(at + 1, to);
    const isMarked = (each: string): boolean => each.trimStart().startsWith('❯ ');
    // The last word is the place: a name may stand before it.
    const places = block.flatMap((each) => (isMarked(each) ? (placeOf(each.trim().replace(/^.* /, '')) ?? []) : []));
    const [file = '', ...names] = header.split(' > ');
    const title = names.length > 0 ? names.join(' > ') : (file.split(' [ ')[0] ?? file);
    const message = messageOf(block.slice(0, block.findIndex(isMarked)));
    return [{ from: at, to: to - 1, message, title, source: 'vitest', places }];
  });

/** The failures of jest: `FAIL file`, then per test `● name`, the error, a piece of code and a stack. */
export const readJest: Reader = (lines) => {
  let file = '';
  return lines.flatMap((line, at) => {
    file = failedFile(line) ?? file;
    return file === '' ? [] : (jestHit(lines, at, file) ?? []);
  });
};

/** `FAIL unit src/size.test.js (5.1 s)`: the last word that may be a path. */
function failedFile(line: string): string | undefined {
  const words = line.trimStart();
  if (!words.startsWith('FAIL ')) return undefined;
  return words.split(' ').findLast((word) => word.includes('.') && !word.startsWith('('));
}

function jestHit(lines: readonly string[], at: number, file: string): Hit | undefined {
  const title = /^\s{2,4}● (.+)/.exec(lines[at] ?? '')?.[1];
  if (title === undefined) return undefined;
  const ends = (line: string): boolean => /^\s{2,4}● |^\s?(?:FAIL|PASS) |^Test Suites:/.test(line);
  const to = blockEnd(lines, at + 1, { ends, most: MOST.jest });
  const block = lines.slice(at + 1, to);
  const code = block.findIndex((line) => isFrame(line) || /^\s*(?:> )?\d+ \|/.test(line));
  const message = messageOf(block.slice(0, Math.max(0, code)));
  return { from: at, to: to - 1, message, title, source: 'jest', places: fromRoot(framesIn(block), file) };
}

/** Frames are relative to jest's `rootDir`, the name of the failed file is not: what it has more in front goes before them all. */
function fromRoot(frames: readonly Place[], file: string): readonly Place[] {
  const own = frames.find((frame) => file.endsWith(`/${frame.file}`));
  if (own === undefined) return frames;
  const folder = file.slice(0, -own.file.length);
  return frames.map((frame) => (/^\/|:/.test(frame.file) ? frame : { ...frame, file: folder + frame.file }));
}

/** ESLint's and stylelint's `stylish`: a path, then indented lines `2:9  error  text  rule`. */
export const readStylish: Reader = (lines) => {
  let file = '';
  return lines.flatMap((line, at) => {
    if (/^\S/.test(line)) file = line;
    const groups = stylish.exec(line)?.groups;
    return groups === undefined ? [] : [lineHit('eslint', at, { ...groups, file })];
  });
};

const stylish =
  /^\s+(?<line>\d{1,7}):(?<column>\d{1,7})\s+(?<level>error|warning|✖|⚠)\s+(?=\S)(?:(?<text>.*) {2}(?<title>[@\w][\w@/.-]*)\s*$|(?<text>.*))/;

/** Biome: `a.js:2:9 lint/group/rule ━━━`, an empty line, then `  × text` or `  ! text`. */
export const readBiome: Reader = (lines) =>
  lines.flatMap((line, at) => {
    if (!line.endsWith('━')) return [];
    const [first = '', title = ''] = line.split(' ', 2);
    const place = placeOf(first);
    if (place === undefined) return [];
    const to = blockEnd(lines, at + 1, { ends: (each) => /^\s+[×✖!⚠]/.test(each), most: 4 });
    const mark = (lines[to] ?? '').trim();
    if (!/^[×✖!⚠]/.test(mark)) return [];
    const level = /^[!⚠]/.test(mark) ? 'warning' : 'error';
    return [{ from: at, to, level, message: messageOf([mark.slice(1)]), title, source: 'biome', places: [place] }];
  });

/** Any JavaScript error that is followed by its stack: a crash of node, mocha, the `dot` reporter, ts-node, a script. */
export const readJavaScript: Reader = (lines) => {
  const starts = lines.flatMap((line, at) => (isFrame(line) && !isFrame(lines[at - 1] ?? '') ? [at] : []));
  let last = 0;
  return starts.flatMap((start) => {
    const lowest = Math.max(last, start - MOST.above);
    last = blockEnd(lines, start, { ends: (line) => !isFrame(line), most: MOST.frames });
    const head = start - 1 - lines.slice(lowest, start).reverse().findIndex(isErrorHead);
    if (head >= start) return [];
    const frames = framesIn(lines.slice(start, last));
    const thrown = thrownAt(lines.slice(lowest, head));
    // A frame says the column too.
    const isNew = thrown && !frames.some(({ file, line }) => file === thrown.file && line === thrown.line);
    const message = messageOf(lines.slice(head, start));
    return [{ from: head, to: last - 1, message, source: 'javascript', places: isNew ? [thrown, ...frames] : frames }];
  });
};

/** `TypeError: no x`, `AssertionError [ERR_ASSERTION]: …`, `Uncaught Error: …`. */
function isErrorHead(line: string): boolean {
  const name = /^\s*(?:✖ )?(?:Uncaught )?\[?([A-Za-z_$][\w$.]*)(?: \[\w+\])?(?::|$)/.exec(line)?.[1] ?? '';
  return /(?:Error|Exception|Failure)$/.test(name);
}

/** Node shows where an error was thrown above it: `path:line`, the code, a row of carets, an empty line. */
function thrownAt(above: readonly string[]): Place | undefined {
  const [place = '', , carets = '', empty] = above.slice(-4);
  return empty?.trim() === '' && /^\s*\^+\s*$/.test(carets) ? placeOf(place) : undefined;
}

function framesIn(block: readonly string[]): readonly Place[] {
  return block.flatMap((line) => (isFrame(line) ? (framePlace(line) ?? []) : []));
}

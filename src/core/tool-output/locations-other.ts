import { blockEnd, colonLine, type Hit, messageOf, type Place, placeOf, pythonPlace, type Reader } from './frames.ts';

const MOST = { arrow: 4, panic: 10, backtrace: 120, googleTest: 10, goMessage: 20, goStack: 120, traceback: 400 };

/** rustc and clippy, the panics of Rust tests, and ruff, whose long form looks like rustc's. */
export const readCargo: Reader = (lines) =>
  lines.flatMap((_line, at) => rustDiagnostic(lines, at) ?? rustPanic(lines, at) ?? []);

/** `error[E0308]: text` and below it ` --> src/lib.rs:3:5`. */
function rustDiagnostic(lines: readonly string[], at: number): Hit | undefined {
  const match = /^(?:(error|warning)(?:\[([\w:-]+)\])?:|([A-Z]{1,5}\d{1,5})) (\S.*)/.exec(lines[at] ?? '');
  if (match === null) return undefined;
  const to = blockEnd(lines, at + 1, { ends: (line) => /^\s*--> /.test(line), most: MOST.arrow });
  const text = (lines[to] ?? '').trim();
  const place = text.startsWith('--> ') ? placeOf(text.slice(4)) : undefined;
  if (place === undefined) return undefined;
  const [, word, code, ruffCode, said = ''] = match;
  const level = word === 'warning' ? 'warning' : 'error';
  const source = ruffCode === undefined ? 'cargo' : 'python';
  return { from: at, to, level, message: messageOf([said]), title: code ?? ruffCode, source, places: [place] };
}

/** `thread 'name' (7) panicked at src/lib.rs:6:17:` with the text below it; before Rust 1.73 the text came first, in quotes. */
function rustPanic(lines: readonly string[], at: number): Hit | undefined {
  const line = (lines[at] ?? '').trim();
  const told = line.startsWith("thread '") ? line.indexOf(' panicked at ') : -1;
  if (told < 0) return undefined;
  const where = line.slice(told + ' panicked at '.length);
  const title = line.slice("thread '".length, line.lastIndexOf("'", told));
  const isOld = where.startsWith("'");
  const ends = (each: string): boolean => each.trim() === '' || /^(?:stack backtrace:|note: |thread ')/.test(each);
  const end = isOld ? at + 1 : blockEnd(lines, at + 1, { ends, most: MOST.panic });
  const message = isOld ? where.slice(1, where.lastIndexOf("', ")) : messageOf(lines.slice(at + 1, end));
  const own = placeOf(isOld ? where.slice(where.lastIndexOf(' ') + 1) : where.replace(/:$/, ''));
  const trace = backtrace(lines, end);
  const places = own === undefined ? trace : [own, ...trace];
  return { from: at, to: end - 1, message, title, source: 'cargo', places };
}

/** A panic inside the standard library was caused by the first own frame. */
function backtrace(lines: readonly string[], start: number): readonly Place[] {
  if (lines[start]?.startsWith('stack backtrace:') !== true) return [];
  const end = blockEnd(lines, start + 1, { ends: (line) => /^\S/.test(line), most: MOST.backtrace });
  return lines.slice(start, end).flatMap((line) => placeOf(line.replace(/^\s+at /, '')) ?? []);
}

/** GoogleTest: `size_test.cc:5: Failure`, what was expected below it. */
export const readGoogleTest: Reader = (lines) =>
  lines.flatMap((line, at) => {
    const found = line.endsWith(' Failure') ? colonLine(line) : undefined;
    if (found?.rest !== 'Failure') return [];
    const ends = (each: string): boolean => each.trim() === '' || each.startsWith('[');
    const to = blockEnd(lines, at + 1, { ends, most: MOST.googleTest });
    const message = messageOf(lines.slice(at + 1, to)) || 'Failure';
    return [{ from: at, to: to - 1, message, source: 'gcc', places: [found] }];
  });

/** go build, go vet and go test: compiler lines, `t.Error` of failed tests, panics. */
export const readGo: Reader = (lines) => {
  const failed = new Set(lines.flatMap((line) => /^\s*--- FAIL: (\S+)/.exec(line)?.[1] ?? []));
  const packages = packagesBelow(lines);
  let test = '';
  return lines.flatMap((line, at) => {
    test = /^\s*(?:--- \w+:|=== \w+) +(\S+)/.exec(line)?.[1] ?? test;
    const logged = failed.has(test) ? goTestLine(lines, at) : undefined;
    const found = logged === undefined ? (goCompiler(line, at) ?? goPanic(lines, at)) : { ...logged, title: test };
    return found === undefined ? [] : [{ ...found, under: packages[at] }];
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
function goCompiler(line: string, at: number): Hit | undefined {
  const found = colonLine(line.startsWith('vet: ') ? line.slice('vet: '.length) : line);
  if (found === undefined || !found.file.endsWith('.go') || found.rest === '') return undefined;
  return { from: at, to: at, message: messageOf([found.rest]), source: 'go', places: [found] };
}

/** `    size_test.go:8: text`, further lines indented more. */
function goTestLine(lines: readonly string[], at: number): Hit | undefined {
  const line = lines[at] ?? '';
  const found = /^\s/.test(line) ? colonLine(line.trimStart()) : undefined;
  if (found === undefined || !/^\w[^/]*\.go$/.test(found.file)) return undefined;
  const indent = line.length - line.trimStart().length;
  const ends = (each: string): boolean => each.length - each.trimStart().length <= indent;
  const to = blockEnd(lines, at + 1, { ends, most: MOST.goMessage });
  const message = messageOf([found.rest, ...lines.slice(at + 1, to)]);
  return { from: at, to: to - 1, message, source: 'go', places: [found] };
}

/** `panic: text`, then a stack in which every second line is a tab, a path and an offset. */
function goPanic(lines: readonly string[], at: number): Hit | undefined {
  const line = lines[at] ?? '';
  if (!line.startsWith('panic: ')) return undefined;
  const ends = (each: string): boolean => /^(?:FAIL\b|ok\b|exit status|--- |panic: )/.test(each);
  const to = blockEnd(lines, at + 1, { ends, most: MOST.goStack });
  const places = lines
    .slice(at + 1, to)
    .flatMap((each) => (each.startsWith('\t') ? (placeOf(each.trim().replace(/ \+0x[^+]*$/, '')) ?? []) : []));
  return { from: at, to: to - 1, message: messageOf([line]).replace(/ \[recovered\]$/, ''), source: 'go', places };
}

/** Tracebacks of Python and unittest, and files that do not parse. */
export const readPython: Reader = (lines) =>
  lines.flatMap((_line, at) => traceback(lines, at) ?? syntaxError(lines, at) ?? []);

/** The error stands after the frames, at the left margin; the innermost frame comes last. */
function traceback(lines: readonly string[], at: number): Hit | undefined {
  if (lines[at]?.startsWith('Traceback (most recent call last):') !== true) return undefined;
  const error = blockEnd(lines, at + 1, { ends: (line) => /^\S/.test(line), most: MOST.traceback });
  const to = blockEnd(lines, error + 1, { ends: (line) => line.trim() === '', most: 5 });
  const places = lines.slice(at, error).flatMap((line) => pythonPlace(line) ?? []);
  // unittest: `FAIL: test_a (module.Class.test_a)`, a rule, then the traceback.
  const above = lines.slice(Math.max(0, at - 3), at);
  const title = above.flatMap((line) => /^(?:FAIL|ERROR): (\S+)/.exec(line)?.[1] ?? []).at(-1);
  const message = messageOf(lines.slice(error, to));
  return { from: at, to: to - 1, message, title, source: 'python', places: places.reverse() };
}

/** A file that does not parse has no traceback: its place, the code, carets, the error. */
function syntaxError(lines: readonly string[], at: number): Hit | undefined {
  const place = pythonPlace(lines[at] ?? '');
  if (place === undefined || (lines[at] ?? '').includes(', in ')) return undefined;
  const isError = (line: string): boolean => /^\w*Error: /.test(line);
  const to = blockEnd(lines, at + 1, { ends: isError, most: 4 });
  const message = lines[to] ?? '';
  return isError(message)
    ? { from: at, to, message: messageOf([message]), source: 'python', places: [place] }
    : undefined;
}

/** pytest with any `--tb`: tests and errors by their tracebacks, warnings, else the short summary. */
export const readPytest: Reader = (lines) => {
  const sections = sectionsOf(lines);
  const of = (...titles: string[]): readonly Section[] => sections.filter(({ title }) => titles.includes(title));
  const failed = of('FAILURES', 'ERRORS').flatMap((section) => pytestFailures(lines, section));
  const warned = of('warnings summary').flatMap((section) => eachLine(lines, section, pytestWarning));
  const told = new Set(failed.filter(({ places }) => places.length > 0).map(({ title }) => title));
  const summed = of('short test summary info').flatMap((section) =>
    eachLine(lines, section, (line, at) => pytestSummary(line, at, told)),
  );
  return [...failed, ...warned, ...summed];
};

interface Section {
  readonly title: string;
  readonly start: number;
  readonly end: number;
}

/** From `=== FAILURES ===` to the next such line. */
function sectionsOf(lines: readonly string[]): readonly Section[] {
  const starts = lines.flatMap((line, at) => (line.startsWith('===') && line.endsWith('===') ? [at] : []));
  return starts.map((at, index) => ({
    title: (lines[at] ?? '').replaceAll('=', '').trim(),
    start: at + 1,
    end: starts[index + 1] ?? lines.length,
  }));
}

function eachLine(
  lines: readonly string[],
  { start, end }: Section,
  read: (line: string, at: number) => Hit | undefined,
): readonly Hit[] {
  return lines.slice(start, end).flatMap((line, offset) => read(line, start + offset) ?? []);
}

/** Blocks with headings such as `____ TestSize.test_kb ____`, or with `--tb=line` a line each. */
function pytestFailures(lines: readonly string[], section: Section): readonly Hit[] {
  const heads = Array.from({ length: section.end - section.start }, (_, at) => section.start + at).filter(
    (at) => headingOf(lines[at]) !== undefined,
  );
  if (heads.length === 0) return eachLine(lines, section, pytestLine);
  return heads.map((at, index) => {
    const end = Math.min(heads[index + 1] ?? section.end, at + MOST.traceback);
    const body = lines.slice(at + 1, end);
    // Python names the innermost frame last.
    const places = body.flatMap((line) => colonLine(line) ?? pythonPlace(line.replace(/^E /, '')) ?? []).reverse();
    return { from: at, to: end - 1, message: errorOf(body), title: headingOf(lines[at]), source: 'pytest', places };
  });
}

function headingOf(line = ''): string | undefined {
  return /^_{3,} (\S.*) _+$/.exec(line)?.[1];
}

/** What stands behind `E`; with `--tb=native` the lines after the last frame. */
function errorOf(body: readonly string[]): string {
  const marked = body.flatMap((line) => (/^E\s/.test(line) ? [line.slice(1)] : []));
  if (marked.some((line) => pythonPlace(line) !== undefined)) return messageOf(marked.slice(-1));
  if (marked.length > 0) return messageOf(marked);
  const frame = body.findLastIndex((line) => pythonPlace(line) !== undefined);
  return frame < 0 ? '' : messageOf(body.slice(frame + 2));
}

/** `--tb=line`: the whole failure in one line. */
function pytestLine(line: string, at: number): Hit | undefined {
  const found = colonLine(line);
  if (found === undefined || found.rest === '') return undefined;
  return { from: at, to: at, message: messageOf([found.rest]), source: 'pytest', places: [found] };
}

/** `  src/a.py:31: DeprecationWarning: old thing` */
function pytestWarning(line: string, at: number): Hit | undefined {
  const found = colonLine(line.trimStart());
  if (found === undefined || !/^\w*Warning: /.test(found.rest)) return undefined;
  return { from: at, to: at, level: 'warning', message: messageOf([found.rest]), source: 'pytest', places: [found] };
}

/**
 * A line of the short summary names a file and a test but no line: with `--tb=no` it is all there is, and line 1 stands for the file.
 * Tests whose traceback was read are left out; `told` has their headings, undefined among them when lines had none.
 */
function pytestSummary(line: string, at: number, told: ReadonlySet<string | undefined>): Hit | undefined {
  const [, kind, rest = ''] = /^(FAILED|ERROR) (\S.*)/.exec(line) ?? [];
  if (kind === undefined) return undefined;
  const [id = '', ...reason] = rest.split(' - ');
  const [file = '', ...names] = id.split('::');
  const test = names.join('.');
  const headings = [test, `ERROR at setup of ${test}`, `ERROR at teardown of ${test}`, `ERROR collecting ${file}`];
  if (headings.some((heading) => told.has(heading)) || (kind === 'FAILED' && told.has(undefined))) return undefined;
  const message = messageOf([reason.join(' - ') || `${id} failed`]);
  return { from: at, to: at, message, title: test || file, source: 'pytest', places: [{ file, line: 1 }] };
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLocations } from '../../src/core/tool-output/locations.ts';

const root = '/work/view';
const fileOf = (path: string, files?: readonly string[]): string | undefined =>
  readLocations(`${path}(3,5): error TS1: x`, { root, ...(files === undefined ? {} : { files }) })[0]?.file;

describe('paths', () => {
  it.each([
    ['relative', 'src/a.ts', 'src/a.ts'],
    ['with a dot in front', './src/a.ts', 'src/a.ts'],
    ['with dots inside', 'src/../lib/./a.ts', 'lib/a.ts'],
    ['doubled slashes', 'src//a.ts', 'src/a.ts'],
    ['below the root', '/work/view/src/a.ts', 'src/a.ts'],
    ['as a URL', 'file:///work/view/src/a%20b.ts', 'src/a b.ts'],
    ['a URL that does not decode', 'file:///work/view/src/a%zz.ts', 'src/a%zz.ts'],
    ['backslashes', 'src\\a.ts', 'src/a.ts'],
    ['parentheses of a route group', 'app/(group)/[id]/@slot/page.tsx', 'app/(group)/[id]/@slot/page.tsx'],
    ['spaces', 'my files/a.ts', 'my files/a.ts'],
  ])('%s', (_name, path, expected) => {
    expect(fileOf(path)).toBe(expected);
  });

  it.each([
    ['outside the root', '/etc/passwd'],
    ['a folder that only begins like the root', '/work/views/a.ts'],
    ['the root itself', '/work/view/'],
    ['leaves the tree', '../a.ts'],
    ['leaves the tree on a detour', 'src/../../a.ts'],
    ['leaves the root on a detour', '/work/view/../a.ts'],
    ['node_modules', 'packages/a/node_modules/x/i.js'],
    ['.venv', '.venv/lib/a.py'],
    ['site-packages', 'lib/site-packages/a.py'],
    ['target', 'target/debug/build/a.rs'],
    ['vendor', 'vendor/x/a.go'],
    ['.git', '.git/hooks/a'],
    ['a module of node', 'node:internal/a'],
    ['an address', 'https://evil.example/a.js'],
    ['markup', 'a<b>.js'],
    ['a path that nobody has', `${'a/'.repeat(600)}a.ts`],
  ])('%s is dropped', (_name, path) => {
    expect(fileOf(path)).toBeUndefined();
  });

  it.each([
    ['src/a.ts', 'api/src/a.ts'],
    ['./src/a.ts', 'api/src/a.ts'],
    ['../lib/a.ts', 'lib/a.ts'],
    ['/view/api/src/a.ts', 'api/src/a.ts'],
    ['/view/lib/a.ts', 'lib/a.ts'],
    ['../../etc/a.ts', undefined],
  ])('of a gate that ran in a folder: %s is %s', (path, file) => {
    const [found] = readLocations(`${path}(3,5): error TS2322: no.`, { root: '/view', folder: 'api' });
    expect(found?.file).toBe(file);
  });

  it('absolute paths are dropped when no root is known', () => {
    expect(readLocations('/work/view/a.ts(1,1): error TS1: x')).toEqual([]);
  });

  const files = ['a.ts', 'packages/x/src/a.ts', 'packages/x/src/b.ts', 'packages/y/src/b.ts', 'packages/x/src/c.ts'];
  it.each([
    ['exact', 'packages/x/src/a.ts', 'packages/x/src/a.ts'],
    ['the only one that ends so', 'src/a.ts', 'packages/x/src/a.ts'],
    ['exact before the end of others', 'a.ts', 'a.ts'],
    ['two end so', 'src/b.ts', undefined],
    ['none ends so', 'src/gone.ts', undefined],
    ['a part of a name is no end', 'rc/c.ts', undefined],
  ])('among known files: %s', (_name, path, expected) => {
    expect(fileOf(path, files)).toBe(expected);
  });

  it('a Go test is found by the package that is named below it', () => {
    const output = [
      '--- FAIL: TestA (0.00s)',
      '    a_test.go:8: one',
      'FAIL\texample.com/app/size\t0.1s',
      '--- FAIL: TestB (0.00s)',
      '    a_test.go:9: two',
      'FAIL\texample.com/app/time\t0.1s',
    ].join('\n');
    const locations = readLocations(output, { files: ['a_test.go', 'size/a_test.go', 'time/a_test.go'] });
    expect(locations.map(({ file, line }) => [file, line])).toEqual([
      ['size/a_test.go', 8],
      ['time/a_test.go', 9],
    ]);
  });

  it('the first frame inside the repository counts', () => {
    const output = [
      'TypeError: x',
      '    at inner (/work/view/node_modules/x/index.js:1:1)',
      '    at node:internal/timers:5:6',
      '    at mine (/work/view/src/a.js:7:8)',
      '    at test (/work/view/test/a.test.js:9:10)',
    ].join('\n');
    expect(readLocations(output, { root })).toEqual([
      { file: 'src/a.js', line: 7, column: 8, level: 'error', message: 'TypeError: x', source: 'javascript' },
    ]);
  });
});

describe('what is chosen', () => {
  it('errors come before warnings, each in the order of the output', () => {
    const output = 'a.c:1:1: warning: w1\na.c:2:1: error: e1\nb.c:1:1: warning: w2\nb.c:2:1: error: e2';
    expect(readLocations(output).map(({ message }) => message)).toEqual(['e1', 'e2', 'w1', 'w2']);
  });

  it('the same words at the same place are told once, other words again', () => {
    const output = 'a.c:1:1: error: e\na.c:1:9: error: e\na.c:1:1: error: f\nb.c:1:1: error: e';
    expect(readLocations(output).map(({ file, message }) => file + message)).toEqual(['a.ce', 'a.cf', 'b.ce']);
  });

  it('at most 50', () => {
    const output = Array.from({ length: 200 }, (_each, index) => `a.c:${index + 1}:1: error: e${index}`).join('\n');
    const locations = readLocations(output);
    expect(locations).toHaveLength(50);
    expect(locations[49]?.line).toBe(50);
  });

  it.each([
    ['a note', 'a.c:1:2: note: declared here'],
    ['a log line with a place', 'server.js:3: listening'],
    ['a test that passed', 'ok 1 - a\n  ---\n  at: a.js:1:2\n  ...'],
    ['a test that is to do', "not ok 1 - a # TODO later\n  ---\n  at: 'a.js:1:2'\n  ..."],
    ['a message of a Go test that passed', '=== RUN   TestA\n    a_test.go:1: hello\n--- PASS: TestA (0.00s)'],
    ['a stack without an error', 'Trace: here\n    at a (a.js:1:2)'],
    ['line 0', 'a.c:0:1: error: x'],
    ['a line number that no file has', 'a.c:99999999:1: error: x'],
    ['nothing', ''],
  ])('%s is no failure', (_name, output) => {
    expect(readLocations(output)).toEqual([]);
  });

  it('column 0 is left out', () => {
    expect(readLocations('a.c:1:0: error: x')[0]).toEqual({
      file: 'a.c',
      line: 1,
      level: 'error',
      message: 'x',
      source: 'gcc',
    });
  });

  it('an old panic of Rust, GoogleTest, and a panic inside the standard library', () => {
    const output = [
      "thread 'a' panicked at 'left != right', src/lib.rs:3:4",
      'size_test.cc:5: Failure',
      'Expected: 1',
      '  Actual: 2',
      '',
      "thread 'b' panicked at /rustc/1/library/core/src/cell.rs:9:9:",
      'already borrowed',
      'stack backtrace:',
      '   0: core::cell::panic',
      '             at /rustc/1/library/core/src/cell.rs:9:9',
      '   1: app::mine',
      '             at ./src/mine.rs:11:12',
    ].join('\n');
    expect(readLocations(output).map((each) => [each.file, each.line, each.title, each.message])).toEqual([
      ['src/lib.rs', 3, 'a', 'left != right'],
      ['size_test.cc', 5, undefined, 'Expected: 1\nActual: 2'],
      ['src/mine.rs', 11, 'b', 'already borrowed'],
    ]);
  });

  it('of an output that was cut in the middle both ends are read', () => {
    const filler = `${'x'.repeat(999)}\n`.repeat(6000);
    const locations = readLocations(`a.c:1:1: error: first\n${filler}b.c:1:1: error: last\n`);
    expect(locations.map(({ message }) => message)).toEqual(['first', 'last']);
  });
});

describe('hostile output', () => {
  const pieces = fc.constantFrom(
    ...['a:1:2: error: ', 'src/a.js:1:2', '../', '/work/view/', 'node_modules/', 'C:\\', ':', '(', ')', ' ', '\t'],
    ...['not ok 1 - ', 'ok 2\n', '  ---\n', '...', 'at: ', "location: '", 'stack: |-\n', '    at x (', 'test at '],
    ...['✖ ', '● ', ' FAIL  ', 'FAIL a.js\n', '❯ ', '⎯⎯⎯', '=== FAILURES ===\n', '____ t ____\n', 'E   ', '━'],
    ...['Traceback (most recent call last):\n', '  File "', '", line 1', 'panic: ', "thread 'x' panicked at ", '--> '],
    ...['--- FAIL: T\n', '=== short test summary info ===\n', 'FAILED a.py::t - ', 'Error: ', '\n', '\r', '\r\n'],
    ...['::error file=', ',line=', '::', '%0A', '\u001b[31m', '\u001b]8;;', '\u0007', '\ud800', '\u202e', '\u0000'],
  );
  const hostile = fc
    .array(fc.oneof(pieces, fc.string({ maxLength: 6 })), { maxLength: 80 })
    .map((parts) => parts.join(''));

  it('whatever is printed: bounded, inside the tree, well-formed', () => {
    fc.assert(
      fc.property(hostile, (output) => {
        const locations = readLocations(output, { root });
        expect(locations.length).toBeLessThanOrEqual(50);
        for (const { file, line, column = 1, message, title = '' } of locations) {
          expect(file).not.toMatch(/^\/|^[A-Za-z]:|(^|\/)(\.\.?|node_modules|vendor)(\/|$)|\p{Cc}/u);
          expect(file).not.toBe('');
          expect([line, column].every((each) => Number.isSafeInteger(each) && each > 0)).toBe(true);
          expect(message.isWellFormed() && message.length > 0 && message.length <= 1000).toBe(true);
          expect(title.length).toBeLessThanOrEqual(200);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('the same output gives the same locations, and a line that says nothing changes none', () => {
    fc.assert(
      fc.property(hostile, (output) => {
        const once = readLocations(output, { root });
        expect(readLocations(output, { root })).toEqual(once);
        expect(readLocations(`${output}\nplain words\n`, { root }).length).toBeGreaterThanOrEqual(once.length);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['one line', (text: string) => text],
    ['lines of 1,900', (text: string) => text.replace(/[\s\S]{1900}/g, '$&\n')],
    ['lines of 40', (text: string) => text.replace(/[\s\S]{40}/g, '$&\n')],
  ])('1 MB is looked at a bounded number of times: %s', (_name, lines) => {
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 1, maxLength: 6 }), (parts) => {
        const unit = parts.join('');
        const output = lines(unit.repeat(Math.ceil(1_048_576 / unit.length)));
        const { characters } = counted(() => readLocations(output, { root }));
        expect(characters / output.length).toBeLessThan(60);
      }),
      { numRuns: 6 },
    );
  });

  it('no pattern can look at the same characters over and over', () => {
    const output = Array.from({ length: 400 }, (_each, index) => fc.sample(hostile, { numRuns: 1, seed: index })[0]);
    const { sources } = counted(() => readLocations(output.join('\n'), { root }));
    expect(sources.size).toBeGreaterThan(25);
    for (const source of sources) expect(repeats(source), source).toBe(false);
  });
});

/** Every use of a pattern while `work` runs: how many characters it went through in all, and which patterns there were. */
function counted(work: () => unknown): { readonly characters: number; readonly sources: ReadonlySet<string> } {
  const exec = RegExp.prototype.exec;
  const sources = new Set<string>();
  let characters = 0;
  RegExp.prototype.exec = function (text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    characters += (match === null ? text.length : match.index + match[0].length) - from;
    sources.add(this.source);
    return match;
  };
  try {
    work();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return { characters, sources };
}

/** A repeated group that repeats inside: what makes backtracking exponential. */
function repeats(source: string): boolean {
  return /\((?:[^()\\]|\\.)*(?<!\\)[*+](?:[^()\\]|\\.)*\)[*+{]/.test(source.replace(/\[(?:[^\]\\]|\\.)*\]/g, 'c'));
}

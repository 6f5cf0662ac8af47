import { describe, expect, test } from 'vitest';
import { evidenceOf } from '../../src/core/fingerprint-evidence.ts';
import { kindOf } from '../../src/core/fingerprint-kinds.ts';

const evidence = (...lines: readonly string[]): readonly string[] => evidenceOf(lines.join('\n'));

describe('what a build with make says it makes is nothing of an error', () => {
  test.each([
    '  CC      src/ring.o',
    '\tCC ring.o',
    '  CC [M]  drivers/net/x.o',
    '  [CC] src/ring.o',
    '[LD] app',
    '  CXXLD    prog',
    '  GEN     include/error.h',
    '  INSTALL /usr/lib/failed.so',
  ])('%s', (line) => {
    expect(kindOf(line)).toBe('ignored');
  });

  test.each([
    ['  FAIL  src/ring.test.js', 'test'],
    ['  ERROR src/ring.c', 'error'],
    ['  CC      src/ring.o failed', 'weak'],
    ['  CC      cannot find src/ring.c', 'weak'],
    ['  cc src/error.o', 'weak'],
    ['  CCX src/error.o', 'weak'],
    ['CC', 'plain'],
  ])('unlike %s', (line, kind) => {
    expect(kindOf(line)).toBe(kind);
  });
});

describe('nothing of somebody else belongs to a message that is whole', () => {
  const foreign = ['  Bundled 34 modules', '  → built docs', "  building 'docs' extension"];

  test.each([
    ['gcc', "src/ring.c:4:18: error: 'cap' undeclared"],
    ['g++', "src/ring.cpp:4: fatal error: no such member 'cap'"],
    ['make', "make: *** No rule to make target 'lexer.c', needed by 'all'.  Stop."],
    ['a make below make', "make[2]: *** No rule to make target 'lexer.c', needed by 'all'.  Stop."],
    ['make, of its own file', 'Makefile:2: *** missing separator (did you mean TAB instead of 8 spaces?).  Stop.'],
    ['npm', 'npm error Missing script: "build"'],
    ['npm 9', 'npm ERR! Missing script: "build"'],
    ['git', "fatal: couldn't find remote ref hotfix/login"],
    ['git checkout', "error: pathspec 'release/2.0' did not match any file(s) known to git"],
    ['git push', "error: failed to push some refs to 'file:///srv/shop.git'"],
    ['tsc', "src/a.ts(3,5): error TS2322: Type 'string' is not assignable to type 'number'."],
    ['tsc for a terminal', "src/a.ts:3:5 - error TS2322: Type 'string' is not assignable to type 'number'."],
  ])('%s', (_name, line) => {
    for (const other of foreign) expect(evidence(line, other)).toEqual(evidence(line));
    expect(evidence(line, ...foreign)).toEqual(evidence(line));
  });

  test('git goes on below a colon', () => {
    const line = 'error: Your local changes to the following files would be overwritten by checkout:';
    expect(evidence(line, '\tdoor.txt')).not.toEqual(evidence(line, '\twindow.txt'));
    expect(evidence('fatal: cannot lock these refs:', '\tmain')).toHaveLength(2);
  });

  test('javac goes on below its message', () => {
    const line = 'src/Shop.java:3: error: cannot find symbol';
    expect(evidence(line, '  location: class Shop')).not.toEqual(evidence(line, '  location: class Till'));
  });

  test('TypeScript goes on in sentences', () => {
    const line = "src/a.ts(3,5): error TS2345: Argument of type '{}' is not assignable to parameter of type 'Item'.";
    const sentences = [
      "  Type '{}' is missing the following properties from type 'Item': id, price",
      '  The types are incompatible between these types.',
      "    'undefined' is not assignable to it.",
    ];
    for (const sentence of sentences) expect(evidence(line, sentence)).toHaveLength(2);
    expect(evidence(line, ...sentences)).toHaveLength(4);
  });
});

describe('what another program says at ease names no error', () => {
  const error = "error: pathspec 'release/2.0' did not match any file(s) known to git";

  test.each([
    'nothing to commit, working tree clean',
    'no changes added to commit (use "git add" and/or "git commit -a")',
    '    Finished `test` profile [unoptimized + debuginfo] target(s) in 0.33s',
    '    Finished dev [optimized] target(s) in 1.02s',
    '     Running unittests src/lib.rs (target/debug/deps/parcel-0c0f4a4a)',
    '     Running tests/all.rs (target/debug/deps/all-0c0f4a4a)',
    '   Compiling parcel v0.1.0 (/home/u/parcel)',
  ])('%s', (line) => {
    expect(evidence(line, error)).toEqual(evidence(error));
    expect(evidence(error, line)).toEqual(evidence(error));
  });

  test('but for a commit of nothing, which fails for that alone', () => {
    expect(evidence('On branch main', 'nothing to commit, working tree clean')).toEqual([
      'nothing to commit, working tree clean',
    ]);
  });
});

test('a Python module that cannot be imported is the same from the folder of its package and from above', () => {
  const error = ['Traceback (most recent call last):', "ModuleNotFoundError: No module named 'bank'"];
  const told = (module: string): readonly string[] =>
    evidence(
      `ERROR: ${module} (unittest.loader._FailedTest.${module})`,
      `ImportError: Failed to import test module: ${module}`,
      ...error,
    );
  expect(told('tests.test_loans')).toEqual(told('test_loans'));
  expect(told('tests.test_loans')).not.toEqual(told('tests.test_other'));
});

describe('gcc tells the function of an error', () => {
  const error = "/home/u/ring/src/ring.c:4:18: error: 'cap' undeclared (first use in this function)";
  const place = (words: string): string => `/home/u/ring/src/ring.c: ${words}`;

  test('which belongs to it', () => {
    const push = evidence(place("In function 'ring_push':"), error);
    expect(push).toEqual(["src/ring.c: error: 'cap' undeclared (first use in this function) in ring_push"]);
    expect(push).not.toEqual(evidence(place("In function 'ring_pop':"), error));
  });

  test.each([
    ["In member function 'int Ring::pop()':", 'in int Ring::pop()'],
    ["In function 'pop',", 'in pop'],
    ["In instantiation of 'T top(T) [with T = int]':", 'in T top(T) [with T = int]'],
    ['At top level:', undefined],
    ['At global scope:', undefined],
    ["In file 'x':", 'in x'],
    ["in function 'pop':", undefined],
    ["In function 'pop'", undefined],
  ])('%s', (words, said) => {
    const [line = ''] = evidence(place(words), error);
    expect(line.slice(line.indexOf(')') + 1).trim()).toBe(said ?? '');
  });

  test('until it tells another one, or that it is in none', () => {
    const [first, second] = [place("In function 'push':"), place('At top level:')];
    expect(evidence(first, "src/other.c: In function 'free':", error)).toEqual(evidence(first, error));
    expect(evidence(first, second, error)).toEqual(evidence(error));
  });

  test('behind a warning of the same function', () => {
    const warning = place("4:7: warning: unused variable 'left'").replace(': 4', ':4');
    const [first, other] = [place("In function 'push':"), place("In function 'pop':")];
    expect(evidence(first, warning, error)).toEqual(evidence(first, error));
    expect(evidence(first, error)).not.toEqual(evidence(other, error));
  });
});

describe('the files that were loading when a module was not found are told once', () => {
  const message = "Error: Cannot find module 'rbush'";
  const list = ['Require stack:', '- /home/u/geo/lib/tree.js', '- /home/u/geo/test/tree.test.js'];
  const at = (file: string): string => `    at Object.<anonymous> (${file}:9:15)`;

  test.each([
    ['nowhere', []],
    ['with their whole paths', ['/home/u/geo/lib/tree.js', '/home/u/geo/test/tree.test.js']],
    ['from the working folder on', ['lib/tree.js']],
  ])('where the stack shows them %s', (_name, files) => {
    expect(evidence(message, ...list, ...files.map(at))).toEqual([
      '- lib/tree.js',
      '- test/tree.test.js',
      "Error: Cannot find module 'rbush'",
    ]);
  });

  test.each([
    ['lib/other.js', [...list]],
    ['ree.js', [...list]],
    ['lib/tree.js', []],
    ['lib/tree.js', ['Loaded:', '- /home/u/geo/lib/tree.js']],
    ['lib/tree.js', ['Require stack:', 'nothing', '- /home/u/geo/lib/tree.js']],
  ])('but not %s behind %j', (file, before) => {
    expect(evidence(message, ...before, at(file))).toContain(`at Object.<anonymous> (${file})`);
  });
});

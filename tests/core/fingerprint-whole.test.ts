import { describe, expect, test } from 'vitest';
import { evidenceOf } from '../../src/core/fingerprint.ts';
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

import { describe, expect, test } from 'vitest';
import { moduleProbes, modulesRun } from '../../src/core/integrity/gate-files.ts';
import { repeatedCalls } from '../../src/core/integrity/test-facts.ts';

/** The calls beyond the first of functions in which `test(` stands. */
function calls(code: string): readonly number[] {
  return repeatedCalls(
    code,
    [...code.matchAll(/\btest\(/g)].map(({ index }) => index),
  );
}

describe('functions that declare tests each time that they are called', () => {
  test.each([
    ['function one(a) { test(a); } one(1); one(2); one(3);', [2]],
    ['async function one(a) { test(a); } one(1); one(2);', [1]],
    ['const one = (a) => { test(a); }; one(1); one(2);', [1]],
    ['let one = async (a) => { test(a); }; one(1); one(2);', [1]],
    ['var one=function(a) { test(a); }; one (1); one(2);', [1]],
    ['const one = function named(a) { test(a); }; one(1); one(2);', [1]],
    ['const one = async  function (a) { test(a); }; one(1); one(2);', [1]],
    ['function one<T extends X>(a: T): void { test(a); } one(1); one(2);', [1]],
    ['const one = (a: (b) => c): void => { test(a); }; one(1); one(2);', [1]],
    ['function one(a) { if (a) { test(a); } } one(1); one(2);', [1]],
    ['function one(a) { test(a); } function two(a) { test(a); } one(1); two(1); two(2); one(2);', [1, 1]],
    ['function one(a) { test(a); } function two(a) { f(a); } one(1); two(1); two(2);', []],
    ['function one(a) { test(a); } one(1);', []],
    ['function one(a) { f(a); } one(1); one(2); test(1);', []],
    ['test(1); function one(a) { f(a); } one(1); one(2);', []],
    ['function one(a) { f(a); } test(1); one(1); one(2);', []],
    ['function one(a) { test(a); } x.one(1); one(2); $one(3); done(4); one.x(5);', []],
    ['function one(a); function two(a) { test(a); } one(1); one(2);', []],
    ['function one(a) { test(a); one(1); one(2);', []],
    ['function one(a { test(a); one(1); one(2);', []],
    ['const one = a; test(a); one(1); one(2);', []],
    ['const one = (a, b); { test(a); } one(1); one(2);', []],
    [`function one(a)${' '.repeat(199)}{ test(a); } one(1); one(2);`, [1]],
    [`function one(a)${' '.repeat(201)}{ test(a); } one(1); one(2);`, []],
    [') function one(a) { test(a); } one(1); one(2);', [1]],
    ['one(1); one(2);', []],
  ])('%s: %j', (code, extra) => expect(calls(code)).toEqual(extra));
});

describe('the Python module that a command imports', () => {
  const run = (command: string) => {
    const [program = '', ...args] = command.split(' ');
    return modulesRun(program, args, 'api').map(({ name, folder }) => `${folder} ${name}`);
  };

  test.each([
    ['pytest', 'pytest'],
    ['py.test', 'pytest'],
    ['python -m a', 'a'],
    ['python3.12 -m a.b', 'a.b'],
    ['pypy3 -m a', 'a'],
    ['python -ma', 'a'],
    ['python -Im a', 'a'],
    ['python -Imam', 'am'],
    ['python -W error -X dev -m a', 'a'],
    ['python -m _a1', '_a1'],
  ])('%s: %s', (command, name) => expect(run(command)).toEqual([`api ${name}`]));

  test.each([
    ...[
      'pytests',
      'mypytest',
      'pyXtest',
      'python',
      'python -m',
      'python a.py',
      'python a.py -m b',
      'python - -c',
      'ruby -m a',
    ],
    ...[
      'python -m 1a',
      'python -m a-b',
      'python -m a/b',
      'python -m a.',
      'mypython -m a',
      'python3x -m a',
      'python x-m a',
    ],
  ])('%s: none', (command) => expect(run(command)).toEqual([]));

  test('is the repository’s own by one of these files', () => {
    expect(moduleProbes({ name: 'a', folder: '' })).toEqual(['a.py', 'a/__init__.py', 'a/__main__.py']);
    expect(moduleProbes({ name: 'a.b.c', folder: 'api' })).toEqual([
      ...['api/a.py', 'api/a/__init__.py', 'api/a/__main__.py'],
      ...['api/a/b/c.py', 'api/a/b/c/__init__.py', 'api/a/b/c/__main__.py'],
    ]);
  });
});

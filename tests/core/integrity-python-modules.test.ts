import { describe, expect, test } from 'vitest';
import type { Contents } from '../../src/core/integrity/change.ts';
import { isTool, moduleProbes, modulesRun, shadowFinder } from '../../src/core/integrity/gate-files.ts';

describe('the module that a command imports by name', () => {
  test.each([
    ['pytest -q', ['pytest']],
    ['py.test', ['pytest']],
    ['python -m pytest', ['pytest']],
    ['python3.12 -m package.module', ['package.module']],
    ['pypy3 -m unittest', ['unittest']],
    ['python -mpytest', ['pytest']],
    ['python -Im pytest', ['pytest']],
    ['python -W error -X dev -m pytest', ['pytest']],
    ['python -X frozen-modules -m pytest', ['pytest']],
    ['python -m pytest check.py', ['pytest']],
    ['python', []],
    ['python -m', []],
    ['python check.py -m pytest', []],
    ['python -Werror check.py -m pytest', []],
    ['python --W check.py -m pytest', []],
    ['python -m ./pytest', []],
    ['python -m pytest-cov', []],
    ['python -m 1a', []],
    ['python --no-module pytest', []],
    ['ipython -m pytest', []],
    ['python-config -m pytest', []],
    ['node -m pytest', []],
    ['py-test', []],
    ['pytest-watch', []],
  ])('%s', (command, names) => {
    const [program = '', ...args] = command.split(' ');
    expect(modulesRun(program, args, 'api')).toEqual(names.map((name) => ({ name, folder: 'api' })));
  });
});

test.each([
  ['pytest', true],
  ['nose', true],
  ['nose2', true],
  ['pytest_cov', false],
  ['my_pytest', false],
  ['shop', false],
])('%s is a well-known tool: %s', (name, is) => expect(isTool({ name, folder: '' })).toBe(is));

test('a module of the repository is a file or a package, and so is what it lies in', () => {
  expect(moduleProbes({ name: 'shop', folder: 'api' })).toEqual([
    'api/shop.py',
    'api/shop/__init__.py',
    'api/shop/__main__.py',
  ]);
  expect(moduleProbes({ name: 'shop', folder: '..' })).toEqual([]);
});

describe('what an added path takes the place of', () => {
  const modules = new Map([
    [{ name: 'pytest', folder: '' }, 'unit'],
    [{ name: 'mypy.api', folder: 'api' }, 'types'],
    [{ name: 'shop', folder: '' }, 'shop'],
    [{ name: 'ruff', folder: '..' }, 'lint'],
  ]);
  const contents: Contents = new Map([
    ['shop/__init__.py', { old: '' }],
    ['pytest.py', { new: '' }],
  ]);
  const find = shadowFinder(modules, contents);

  test.each([
    ['pytest.py', 'unit'],
    ['pytest', 'unit'],
    ['pytest/a/b.txt', 'unit'],
    ['pytest.pyc', 'unit'],
    ['pytest.pyd', 'unit'],
    ['pytest.pyi', undefined],
    ['pytest.pyx', undefined],
    ['pytest.so', 'unit'],
    ['pytest.cpython-312-x86_64-linux-gnu.so', 'unit'],
    ['pytest.a.b.so', undefined],
    ['pytest.so.txt', undefined],
    ['pytest.py.txt', undefined],
    ['pytest.ini', undefined],
    ['pytest_cov.py', undefined],
    ['api/pytest.py', undefined],
    ['my/pytest', undefined],
    ['api/mypy.py', 'types'],
    ['api/mypy/api.py', 'types'],
    ['mypy.py', undefined],
    ['shop/more.py', undefined],
    ['ruff.py', undefined],
  ])('%s: %s', (path, check) => expect(find(path)).toBe(check));
});

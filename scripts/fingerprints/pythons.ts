import type { Scenario, Variation } from './variation.ts';
import { shiftedBy } from './variation.ts';

const library = `
import os, tempfile, uuid, datetime, socket

def status(code):
    return code

def name_of(user):
    return user["name"]

def open_session():
    folder = tempfile.mkdtemp(prefix="session-")
    raise RuntimeError(f"session {uuid.uuid4()} of pid {os.getpid()} has no token in {folder} at {datetime.datetime.now()}: {object()!r}")
`;

const broken = {
  status404: { title: 'test_answers', body: 'self.assertEqual(status(404), 200)', plain: 'assert status(404) == 200' },
  status500: { title: 'test_answers', body: 'self.assertEqual(status(500), 200)', plain: 'assert status(500) == 200' },
  otherTitle: { title: 'test_says_ok', body: 'self.assertEqual(status(404), 200)', plain: 'assert status(404) == 200' },
  key: { title: 'test_name', body: 'name_of({})', plain: 'name_of({})' },
  lists: {
    title: 'test_lists',
    body: 'self.assertEqual([1, 2, {"a": 1}], [1, 2, {"a": 2}])',
    plain: 'assert [1, 2, {"a": 1}] == [1, 2, {"a": 2}]',
  },
  session: { title: 'test_session', body: 'open_session()', plain: 'open_session()' },
} as const;

type BrokenName = keyof typeof broken;

const passing = ['test_adds', 'test_error_is_told', 'test_fails_well', 'test_expected', 'test_no_exception'];

function chatter(run: Variation): string {
  return run.noisy ? 'print("worker", os.getpid(), "at", time.time(), "errors are handled")' : 'pass';
}

function unit(run: Variation, names: readonly BrokenName[]): string {
  const tests = run.order([
    ...names.map((name) => `    def ${broken[name].title}(self):\n        ${broken[name].body}\n`),
    ...passing.map(
      (title) => `    def ${title}(self):\n        time.sleep(${run.pick(20) / 1000})\n        ${chatter(run)}\n`,
    ),
  ]);
  return `${shiftedBy(run, '#')}import os, time, unittest\nfrom shop.lib import name_of, open_session, status\n\nclass CartTest(unittest.TestCase):\n${tests.join('\n')}`;
}

function plain(run: Variation, names: readonly BrokenName[]): string {
  const tests = run.order([
    ...names.map((name) => `def ${broken[name].title}():\n    ${broken[name].plain}\n`),
    ...passing.map((title) => `def ${title}():\n    time.sleep(${run.pick(20) / 1000})\n    ${chatter(run)}\n`),
  ]);
  return `${shiftedBy(run, '#')}import os, time, warnings\nfrom shop.lib import name_of, open_session, status\n${run.noisy ? 'warnings.warn("an old way", DeprecationWarning)\n' : ''}\n${tests.join('\n')}`;
}

function project(run: Variation): Readonly<Record<string, string>> {
  return { 'shop/__init__.py': '', 'shop/lib.py': shiftedBy(run, '#') + library, 'tests/__init__.py': '' };
}

function unittest(name: string, names: readonly BrokenName[], file = 'tests/test_cart.py'): Scenario {
  return {
    name: `unittest-${name}`,
    files: (run) => ({
      ...project(run),
      'tests/test_cart.py': unit(run, []),
      'tests/test_order.py': unit(run, []),
      [file]: unit(run, names),
    }),
    command: (run) =>
      `PYTHONDONTWRITEBYTECODE=1 ${run.colour ? 'FORCE_COLOR=1' : ''} python3 -m unittest ${run.noisy ? '-v' : ''} ${run.order(['tests.test_cart', 'tests.test_order']).join(' ')}`,
  };
}

function pytest(name: string, names: readonly BrokenName[], file = 'tests/test_cart.py'): Scenario {
  return {
    name: `pytest-${name}`,
    files: (run) => ({
      ...project(run),
      'tests/test_cart.py': plain(run, []),
      'tests/test_order.py': plain(run, []),
      [file]: plain(run, names),
    }),
    command: (run) =>
      `PYTHONDONTWRITEBYTECODE=1 pytest -p no:cacheprovider --color=${run.colour ? 'yes' : 'no'} ${run.jobs === 3 ? '-n 2' : ''} ${run.order(['tests/test_cart.py', 'tests/test_order.py']).join(' ')}`,
  };
}

function script(name: string, body: string): Scenario {
  return {
    name: `python-${name}`,
    files: (run) => ({
      ...project(run),
      'main.py': `${shiftedBy(run, '#')}import os, time\nfrom shop.lib import *\n${chatter(run)}\n${body}\n`,
    }),
    command: () => 'python3 "$PWD/main.py"',
  };
}

function checked(tool: string, name: string, code: string, command: (run: Variation) => string): Scenario {
  return {
    name: `${tool}-${name}`,
    files: (run) => ({ ...project(run), 'shop/cart.py': shiftedBy(run, '#') + code }),
    command,
  };
}

const mypy = (): string => 'mypy --no-incremental --cache-dir=/dev/null --no-color-output shop';
const ruff = (run: Variation): string =>
  `${run.colour ? 'FORCE_COLOR=1' : ''} ruff check --no-cache --select F $PWD/shop/cart.py`;

export const pythonScenarios: readonly Scenario[] = [
  unittest('status-404', ['status404']),
  unittest('status-500', ['status500']),
  unittest('other-title', ['otherTitle']),
  unittest('other-file', ['status404'], 'tests/test_order.py'),
  unittest('key', ['key']),
  unittest('lists', ['lists']),
  unittest('session', ['session']),
  unittest('two-of-them', ['status404', 'key']),
  {
    ...unittest('no-module', []),
    files: (run) => ({
      ...unittest('', []).files(run),
      'tests/test_order.py': `${shiftedBy(run, '#')}import shop.price\n`,
    }),
  },
  script('name-error', 'print(totl)'),
  script('other-name-error', 'print(totla)'),
  script('no-module', 'import shop.price'),
  script('no-other-module', 'import shop.prize'),
  script('session', 'open_session()'),
  pytest('status-404', ['status404']),
  pytest('status-500', ['status500']),
  pytest('other-title', ['otherTitle']),
  pytest('other-file', ['status404'], 'tests/test_order.py'),
  pytest('key', ['key']),
  pytest('lists', ['lists']),
  pytest('session', ['session']),
  checked('mypy', 'type', 'total: int = "three"\n', mypy),
  checked('mypy', 'name', 'total = price\n', mypy),
  checked('ruff', 'name', 'total = price\n', ruff),
  checked('ruff', 'unused', 'import os\n', ruff),
];

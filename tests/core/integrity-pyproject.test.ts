import { describe, expect, test } from 'vitest';
import { pyprojectRuling } from '../../src/core/integrity/manifests.ts';

const path = 'pyproject.toml';

function ruling(old: string | undefined, next: string | undefined, newMode = '100644') {
  const status = old === undefined ? 'added' : next === undefined ? 'deleted' : 'modified';
  const change = { path, status, oldMode: '100644', newMode, oldSha: 'a', newSha: 'b' } as const;
  const texts = { ...(old !== undefined && { old }), ...(next !== undefined && { new: next }) };
  return pyprojectRuling(path, texts, change);
}

/** What the file is made: the text, `run-start`, or undefined when it stays as it is. */
function restored(old: string | undefined, next: string | undefined, newMode?: string) {
  const [first] = ruling(old, next, newMode).restore;
  return first === undefined ? undefined : typeof first.to === 'object' ? first.to.text : first.to;
}

describe('the tables that test runners read go back', () => {
  test.each([
    '[tool.pytest.ini_options]',
    '  [tool.pytest.ini_options]',
    '[ tool . pytest ]',
    '[tool .pytest]',
    '[tool. pytest]',
    '["tool"."pytest".ini_options]',
    "['tool'.'coverage'.run]",
    '[tool.coverage.run] # covered lines',
    '[tool.coverage.run] #',
    '[tool.tox]',
    '[tool.hatch.envs.test]',
    '[tool.nox]',
    '[tool.pdm.scripts]',
    '[tool.poe.tasks]',
    '[[tool.poe.tasks.all]]',
    '["to\\u006fl".pytest]',
  ])('%s', (header) => {
    expect(restored('[project]\nname = "a"\n', `[project]\nname = "b"\n${header}\nx = 1\n`)).toBe(
      '[project]\nname = "b"\n',
    );
  });

  test.each([
    'tool.pytest.ini_options.addopts = "-q"',
    '  tool.pytest.ini_options.addopts="-q"',
    'tool . pytest.ini_options = {}',
    '[tool]\npytest.ini_options = {}',
    '[tool]\n"pytest".ini_options = {}',
    "[tool]\n'coverage' = {}",
    '[tool]\ntox  = {}',
    'tool = { pytest = {} }',
    '\ttool={ pytest = {} }',
    '"tool" = { pytest = {} }',
    "'tool'\t= { pytest = {} }",
  ])('a key of the file itself, with which all of it goes back: %j', (lines) => {
    expect(restored('[project]\n', `${lines}\n[project]\nname = "b"\n`)).toBe('run-start');
  });

  test('the words of the finding', () => {
    expect(ruling('[tool.tox]\nx = 1\n', '[tool.tox]\nx = 2\n').findings).toEqual([
      {
        class: 'policy',
        rule: 'test-runner-config-changed',
        path,
        message: expect.stringContaining('changed the test-runner tables of pyproject.toml'),
      },
    ]);
  });

  test('what is new beside them stays, and tables begin on lines of their own', () => {
    const old = '[tool.tox]\nx = 1\n[project]\nname = "a"';
    expect(restored(old, '[tool.tox]\nx = 2\n[project]\nname = "b"')).toBe(
      '[project]\nname = "b"\n[tool.tox]\nx = 1\n',
    );
    expect(restored('[project]\n[tool.tox]\nx = 1', '[project]\nname = "b"')).toBe(
      '[project]\nname = "b"\n[tool.tox]\nx = 1\n',
    );
    expect(restored('[project]\r\n[tool.tox]\r\nx = 1\r\n', '[project]\r\nname = "b"\r\n')).toBe(
      '[project]\r\nname = "b"\r\n[tool.tox]\r\nx = 1\r\n',
    );
  });

  test.each([
    ['of lists', '[tool.tox]\ncommands = [\n  ["pytest", "-q"],\n  ["mypy"]\n]\nx = 1\n'],
    ['of a list of one', '[tool.tox]\ncommands = [\n["pytest"]\n]\nx = 1\n'],
    ['that ends with the list in it', '[tool.tox]\ncommands = [\n  [\n  ["a"]]\n]\nx = 1\n'],
    ['behind texts and comments', '[tool.tox]\na = "]" # ]\nb = \'"]\'\nc = "\\"]"\nd = [\n["a"]\n]\nx = 1\n'],
    ['of lists of one in lists', '[tool.tox]\na = [\n[\n["a"]\n],\n["b"]\n]\nx = 1\n'],
    ['behind a list closed twice', '[tool.tox]\na = []]\n[tool.nox]\nb = [\n["c"]\n]\nx = 1\n'],
  ])('a table goes on behind a list %s', (_name, table) => {
    const merged = `[project]\nname = "b"\n${table}`;
    expect(restored(`${table}[project]\n`, `${table.replace('x = 1', 'x = 2')}[project]\nname = "b"\n`)).toBe(merged);
  });

  test.each([
    'a = "["',
    "a = '['",
    'a = 1 # [',
    'a = [[]]',
    'a = [\n]',
    'a = "\\"["',
    'a = ]',
    'a = """[\n"""',
    'a = """\nit\'s [\n"""',
  ])('and ends behind %j', (line) => {
    const old = `[tool.tox]\n${line}\n[project]\nname = "a"\n`;
    expect(ruling(old, old.replace('"a"', '"b"')).findings).toEqual([]);
  });

  test('a bracket in a text of another table hides none', () => {
    const old = '[project]\ntext = """\n[\n"""\n[tool.tox]\nx = 1\n';
    expect(restored(old, old.replace('x = 1', 'x = 2'))).toBe(old);
  });

  test('a file that is gone, or no file any more, is the one from the start', () => {
    const old = '[project]\n[tool.tox]\nx = 1\n';
    expect(restored(old, undefined, '000000')).toBe('run-start');
    expect(restored(old, undefined)).toBe('run-start');
    expect(restored(old, '[project]\n', '120000')).toBe('run-start');
    expect(restored(undefined, '[project]\n[tool.tox]\n')).toBe('[project]\n');
  });

  test('two keys that became one', () => {
    expect(restored('[tool]\npytest.a = 1\npytest.b = 2\n', '[tool]\npytest.a = 1pytest.b = 2\n')).toBe('run-start');
  });
});

describe("the product's own metadata is free", () => {
  test.each([
    ['a version of the runner', 'dependencies = ["pytest==8.0"]', 'dependencies = ["pytest==8.1"]'],
    ['an address that names it', 'docs = "https://pytest.org"', 'docs = "https://pytest.com"'],
    ['another tool', '[tool.black]\nline = 80', '[tool.black]\nline = 90'],
    ['a tool whose name only begins alike', '[tool.pytester]\na = 1', '[tool.pytester]\na = 2'],
    ['a table of another name', '[multitool.pytest]\na = 1', '[multitool.pytest]\na = 2'],
    ['a table of a key inside', '[project.tool.pytest]\na = 1', '[project.tool.pytest]\na = 2'],
    ['a backslash in a text', 'text = "[a\\\\b"', 'text = "[a\\\\c"'],
    ['a key that ends alike', 'multitool = 1', 'multitool = 2'],
    ['a key that begins alike', 'tooling = 1', 'tooling = 2'],
    ['a file that comes without them', undefined, '[project]'],
    ['a file without them that goes', '[project]', undefined],
    ['another order of the tables', '[tool.tox]\nx = 1\n\n[a]\nb = 1', '[a]\nb = 1\n[tool.tox]\nx = 1\n\n\n'],
    ['other line ends', '[tool.tox]\nx = 1\n', '[tool.tox]\r\nx = 1\r\n'],
  ])('%s', (_name, old, next) => expect(ruling(old, next)).toEqual({ findings: [], restore: [] }));
});

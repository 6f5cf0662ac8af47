import { describe, expect, test } from 'vitest';
import type { IntegrityPolicy } from '../../src/core/integrity/change.ts';
import { found, judge, restored } from './integrity-world.ts';

const check = (command: string): Partial<IntegrityPolicy> => ({ checks: [{ name: 'gate', command }] });

describe('a module in the place of the one that a check runs', () => {
  test.each([
    ['python -m pytest', 'pytest.py'],
    ['python3 -m pytest -q', 'pytest/__init__.py'],
    ['python3.12 -W error -m pytest', 'pytest/deep/x.py'],
    ['python -Im pytest', 'pytest.pyc'],
    ['python -mpytest', 'pytest.cpython-312-x86_64-linux-gnu.so'],
    ['cd api && python -m unittest', 'api/unittest/__main__.py'],
    ['uv run python -m mypy src', 'mypy.py'],
    ['coverage run -m pytest', 'pytest.py'],
    ['pytest', 'pytest.py'],
    ['python -m django.core', 'django/__init__.py'],
  ])('%s: %s is removed', (command, path) => {
    const judgement = judge({}, { [path]: 'x' }, check(command));
    expect(found(judgement)).toEqual([`gate-script-changed ${path}`]);
    expect(restored(judgement)).toEqual({ [path]: 'run-start' });
    expect(judgement.verdict).toBe('warn');
    expect(judge({}, { [path]: 'x' }, { ...check(command), allow: [path] }).restore).toEqual([]);
  });

  test('also when a gate script runs it', () => {
    const before = { 'gate.sh': 'python -m pytest' };
    expect(found(judge(before, { ...before, 'pytest.py': '' }, check('bash gate.sh')))).toEqual([
      'gate-script-changed pytest.py',
    ]);
  });

  test.each([
    ['python -m shop', 'shop/__init__.py', 'shop/new.py'],
    ['python -m shop.check', 'shop/check.py', 'shop/new.py'],
    ['python -m shop', 'shop.py', 'shop/new.py'],
    ['bash gate.sh', 'gate.sh', 'shop/new.py'],
    ['python tool.py -m pytest', 'x', 'pytest.py'],
    ['python -m pytest', 'x', 'pytest_helper.py'],
    ['python -m mypy', 'x', 'mypy.md'],
    ['python -c "import x"', 'x', 'm.py'],
  ])("%s with %s: the product's %s is free", (command, existing, path) => {
    const before = { [existing]: 'python -m shop' };
    expect(judge(before, { ...before, [path]: 'x' }, check(command)).restore).toEqual([]);
    expect(judge(before, { [existing]: 'python -m shop #', [path]: 'x' }, check(command)).restore).not.toContainEqual({
      path,
      to: 'run-start',
    });
  });
});

describe('paths that differ only by case or normalisation', () => {
  const rules: Partial<IntegrityPolicy> = {
    prdPath: 'plan/pr\u00e9d.json',
    controllerPaths: ['state.txt'],
    protectedPaths: ['schema/**', 'caf\u00e9.txt', '!schema/free.sql'],
  };
  test.each([
    'plan/PR\u00c9D.json',
    'plan/pre\u0301d.json',
    'Plan/pr\u00e9d.json',
    'plan/PR\u00c9D.JSON/inner',
    'STATE.txt',
    '\u017ftate.txt',
    'plan/Progress.txt',
    'Schema/a.sql',
    'cafe\u0301.txt',
  ])('%j is removed', (path) => {
    const judgement = judge({}, { [path]: 'x' }, rules);
    expect(found(judgement)).toEqual([`case-twin ${path}`]);
    expect(restored(judgement)).toEqual({ [path]: 'run-start' });
  });

  test('allow: opens the twin of a protected path, never that of a controller file', () => {
    expect(judge({}, { 'Schema/a.sql': 'x' }, { ...rules, allow: ['Schema/**'] }).restore).toEqual([]);
    expect(judge({}, { 'State.txt': 'x' }, { ...rules, allow: ['**'] }).restore).toHaveLength(1);
  });

  test.each(['plan/other.json', 'src/state.txt', 'schema.sql', 'SCHEMA/free.sql'])('%j is free', (path) => {
    expect(judge({}, { [path]: 'x' }, rules).restore).toEqual([]);
  });

  test('a twin that was there before is free', () => {
    expect(judge({ 'STATE.txt': 'a' }, { 'STATE.txt': 'b' }, rules).restore).toEqual([]);
  });
});

describe('.gitmodules that attacks who clones', () => {
  const modules = (line: string): string => `[submodule "x"]\n\tpath = lib/x\n\turl = https://example.com/x\n${line}\n`;
  test.each([
    '\turl = -u./payload',
    '\turl = "-u./payload"',
    '\tURL=\t-x',
    '\tpath = --upload-pack=x',
    '[submodule "y"] path = -x',
    '\turl = \\\n-x',
    '\turl = "https://example.com/\\n-x"',
    '\turl = "a\\tb"',
    '\turl = a\u0001b',
    '\tpath = lib/x\r\u0000',
  ])('%j', (line) => {
    for (const before of [{}, { '.gitmodules': modules('') }]) {
      const judgement = judge(before, { '.gitmodules': modules(line) }, { allow: ['**'] });
      expect(found(judgement)).toEqual(['gitmodules-hostile .gitmodules']);
      expect(restored(judgement)).toEqual({ '.gitmodules': 'run-start' });
      expect(judgement.verdict).toBe('fail');
    }
  });

  test('what cannot be read, and other cases of the name', () => {
    expect(judge({}, { '.gitmodules': { link: 'x' } }).verdict).toBe('fail');
    expect(judge({}, { '.GITMODULES': modules('url=-x') }).verdict).toBe('fail');
  });

  test.each([modules(''), modules('').replaceAll('\n', '\r\n'), '', '# -x\n'])('honest: %j', (text) => {
    expect(judge({}, { '.gitmodules': text })).toEqual({ verdict: 'pass', findings: [], restore: [] });
    expect(judge({ '.gitmodules': modules('\turl = -x') }, {}).verdict).toBe('pass');
  });
});

describe('test_paths of a language that is not known', () => {
  const rules: Partial<IntegrityPolicy> = { ...check('bash checks/all.sh'), testPaths: ['checks/**'] };
  const before = {
    'checks/all.sh': 'bash checks/a.sh',
    'checks/a.sh': './app | grep -q ok\n',
    'checks/b.hurl': 'GET x\n',
  };

  test('deleting or emptying one is a cheat, moving it is none', () => {
    const { 'checks/b.hurl': moved, ...rest } = before;
    expect(found(judge(before, rest, rules))).toEqual(['test-deleted checks/b.hurl']);
    expect(found(judge(before, { ...before, 'checks/b.hurl': '' }, rules))).toEqual(['test-emptied checks/b.hurl']);
    expect(found(judge(before, { ...rest, 'checks/c.hurl': moved }, rules))).toEqual([]);
  });

  test('what a check runs stays protected', () => {
    expect(restored(judge(before, { ...before, 'checks/all.sh': 'exit 0' }, rules))).toEqual({
      'checks/all.sh': 'run-start',
    });
  });

  test('new and changed ones, also binary ones, are no cheats', () => {
    const after = {
      ...before,
      'checks/new.sh': 'exit 1\n',
      'checks/b.hurl': 'GET y\n',
      'checks/x.png': { binary: 'x' },
    };
    expect(judge(before, after, rules)).toEqual({ verdict: 'pass', findings: [], restore: [] });
  });
});

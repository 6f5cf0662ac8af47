import type { Scenario, Variation } from './variation.ts';
import { shiftedBy } from './variation.ts';

/** Tools and errors that were set aside while the rules were written, to see how the rules do on what they were not made for. */

const esm = (name: string): string => JSON.stringify({ name, version: '0.3.0', type: 'module' });
const colour = (run: Variation): string => (run.colour ? 'FORCE_COLOR=1' : 'NO_COLOR=1');

/** A file of tests of which one fails, in an order of this run. */
function tests(
  run: Variation,
  write: (title: string, body: string) => string,
  failing: readonly [string, string][],
): string {
  const quiet = ['opens', 'closes an invalid door', 'reports errors', 'cannot be locked twice', 'times out never'];
  const written = [
    ...failing.map(([title, body]) => write(title, body)),
    ...quiet.map((title) => write(title, `await new Promise((done) => setTimeout(done, ${run.pick(12)}));`)),
  ];
  return run.order(written).join('\n');
}

function jasmine(name: string, failing: readonly [string, string][]): Scenario {
  const write = (title: string, body: string): string =>
    `  it(${JSON.stringify(title)}, async () => {\n    ${body}\n    expect(1).toBe(1);\n  });`;
  return {
    name: `jasmine-${name}`,
    files: (run) => ({
      'package.json': esm('doors'),
      'spec/door.spec.mjs': `${shiftedBy(run, '//')}describe('door', () => {\n${tests(run, write, failing)}\n});\n`,
      'spec/window.spec.mjs': `${shiftedBy(run, '//')}describe('window', () => {\n${tests(run, write, [])}\n});\n`,
    }),
    command: (run) =>
      `jasmine ${run.colour ? '--color' : '--no-color'} --random=true --seed=${run.seed} "spec/**/*.mjs"`,
  };
}

function ava(name: string, failing: readonly [string, string][]): Scenario {
  const write = (title: string, body: string): string =>
    `test(${JSON.stringify(title)}, async (t) => {\n  ${body}\n  t.pass();\n});`;
  return {
    name: `ava-${name}`,
    files: (run) => ({
      'package.json': esm('doors'),
      'test/door.js': `${shiftedBy(run, '//')}import test from 'ava';\n${tests(run, write, failing)}\n`,
      'test/window.js': `${shiftedBy(run, '//')}import test from 'ava';\n${tests(run, write, [])}\n`,
    }),
    command: (run) => `${colour(run)} ava -c ${run.jobs} test/*.js`,
  };
}

function script(name: string, code: string, more: Readonly<Record<string, string>> = {}): Scenario {
  return {
    name: `script-${name}`,
    files: (run) => ({ 'package.json': esm('doors'), 'tools/check.js': shiftedBy(run, '//') + code, ...more }),
    command: (run) => `${colour(run)} node tools/check.js`,
  };
}

function cxx(name: string, code: string): Scenario {
  return {
    name: `cxx-${name}`,
    files: (run) => ({ 'src/door.cpp': shiftedBy(run, '//') + code }),
    command: (run) =>
      `g++ -std=c++17 ${run.noisy ? '-Wall -Wextra' : ''} -fdiagnostics-color=${run.colour ? 'always' : 'never'} -c $PWD/src/door.cpp`,
  };
}

function workspace(name: string, body: string): Scenario {
  const manifest = (crate: string): string => `[package]\nname = "${crate}"\nversion = "0.1.0"\nedition = "2021"\n`;
  return {
    name: `workspace-${name}`,
    files: (run) => ({
      'Cargo.toml': '[workspace]\nmembers = ["crates/door", "crates/window"]\nresolver = "2"\n',
      'crates/door/Cargo.toml': manifest('door'),
      'crates/window/Cargo.toml': manifest('window'),
      'crates/window/src/lib.rs': `${run.noisy ? 'fn never() {}\n' : ''}#[test]\nfn error() {}\n`,
      'crates/door/src/lib.rs': `${shiftedBy(run, '//')}pub fn open(n: Option<u8>) -> u8 { n.unwrap() }\n#[cfg(test)]\nmod tests {\n#[test]\nfn fails_never() {}\n#[test]\nfn opens() { ${body} }\n}\n`,
    }),
    command: (run) =>
      `CARGO_TERM_COLOR=${run.colour ? 'always' : 'never'} cargo test --offline -j ${run.jobs} --workspace --no-fail-fast`,
  };
}

function pytest(name: string, body: string): Scenario {
  return {
    name: `pytest2-${name}`,
    files: (run) => ({
      'tests/test_door.py': `${shiftedBy(run, '#')}import logging, os, pytest, random, time, uuid\n@pytest.fixture\ndef door(tmp_path):\n    logging.warning("door %s opened by %s", uuid.uuid4(), os.getpid())\n    print("an error that is expected", time.time())\n    return tmp_path / "door.txt"\n\nclass TestDoor:\n${run
        .order([
          `    @pytest.mark.parametrize("n", [1, 2, 3])\n    def test_numbers(self, n, door):\n        time.sleep(${run.pick(20) / 1000})\n`,
          `    @pytest.mark.parametrize("n", [1, 2, 3])\n    def test_opens(self, n, door):\n        ${body}\n`,
        ])
        .join('\n')}`,
    }),
    command: (run) =>
      `pytest -p no:cacheprovider --color=${run.colour ? 'yes' : 'no'} ${run.jobs === 3 ? '-n 2' : ''} --basetemp=$PWD/.tmp-${run.seed}`,
  };
}

function unit(name: string, body: string): Scenario {
  return {
    name: `unit2-${name}`,
    files: (run) => ({
      'door.py': `${shiftedBy(run, '#')}class Door:\n    def __init__(self, width):\n        self.width = width\n`,
      'test_door.py': `${shiftedBy(run, '#')}import unittest, subprocess, json, tempfile, os\nfrom door import Door\n\nclass DoorTest(unittest.TestCase):\n    def test_numbers(self):\n        for n in range(3):\n            with self.subTest(n=n):\n                ${body}\n`,
    }),
    command: () => 'PYTHONDONTWRITEBYTECODE=1 python3 -m unittest discover -s "$PWD"',
  };
}

function recursive(name: string, code: number, target: string): Scenario {
  return {
    name: `make2-${name}`,
    files: (run) => ({
      Makefile: `${shiftedBy(run, '#')}all: a b c\na b c:\n\t$(MAKE) -C sub $@\n`,
      'sub/Makefile': `${shiftedBy(run, '#')}a b c:\n\t@echo "[$$(date +%T)] $@ by $$$$"\n\t@sleep 0.0${run.pick(9)}\n\t@test $@ != ${target} || exit ${code}\n`,
    }),
    command: (run) => `make -k -j${run.jobs}`,
  };
}

function lint(name: string, source: string, file = 'src/door.ts'): Scenario {
  return {
    name: `lint2-${name}`,
    files: (run) => ({
      'package.json': esm('doors'),
      'eslint.config.js': "import ts from 'typescript-eslint';\nexport default ts.config(...ts.configs.recommended);\n",
      [file]: shiftedBy(run, '//') + source,
    }),
    command: (run) => `eslint ${run.colour ? '--color' : '--no-color'} --max-warnings 0 .`,
  };
}

const config = JSON.stringify({
  compilerOptions: { strict: true, outDir: 'out', composite: true, module: 'node16', types: [] },
  include: ['.'],
});

function build(name: string, source: string): Scenario {
  return {
    name: `build2-${name}`,
    files: (run) => ({
      'package.json': esm('doors'),
      'packages/door/tsconfig.json': config,
      'packages/window/tsconfig.json': config,
      'packages/door/index.ts': shiftedBy(run, '//') + source,
      'packages/window/index.ts': `${shiftedBy(run, '//')}export const errors: string[] = [];\n`,
    }),
    command: (run) =>
      `tsc -b ${run.order(['packages/door', 'packages/window']).join(' ')} --verbose --pretty ${run.colour}`,
  };
}

function git(name: string, commands: string): Scenario {
  return {
    name: `git2-${name}`,
    files: (run) => ({ 'door.txt': `door ${run.seed}\n` }),
    command: () =>
      `git init -q . && git config user.name t && git config user.email t@example.invalid && git add . && git commit -qm one && ${commands}`,
  };
}

export const otherScenarios: readonly Scenario[] = [
  jasmine('width', [['has a width', 'expect({ width: 3 }).toEqual({ width: 4 });']]),
  jasmine('other-width', [['has a width', 'expect({ width: 3 }).toEqual({ width: 5 });']]),
  jasmine('throws', [['has a width', 'const door = null; door.width();']]),
  ava('width', [['has a width', 't.deepEqual({ width: 3 }, { width: 4 });']]),
  ava('other-width', [['has a width', 't.deepEqual({ width: 3 }, { width: 5 });']]),
  ava('other-title', [['has some width', 't.deepEqual({ width: 3 }, { width: 4 });']]),
  ava('both', [
    ['has a width', 't.is(3, 4);'],
    ['has a height', 't.is(5, 6);'],
  ]),
  script(
    'assert',
    "import assert from 'node:assert';\nassert.deepEqual({ width: 3, id: 1 }, { width: 4, id: 1 }, 'doors differ');\n",
  ),
  script(
    'assert-message',
    "import assert from 'node:assert';\nassert.deepEqual({ width: 3, id: 1 }, { width: 4, id: 1 }, 'windows differ');\n",
  ),
  script(
    'cause',
    "try { JSON.parse('{\"a\": oops}'); } catch (cause) { throw new Error('settings are no JSON', { cause }); }\n",
  ),
  script(
    'listen',
    "import { createServer } from 'node:net';\nconst one = createServer().listen(0, () => createServer().listen(one.address().port));\n",
  ),
  script(
    'child',
    "import { execFileSync } from 'node:child_process';\nexecFileSync('sh', ['-c', 'echo door is stuck >&2; exit 5'], { stdio: 'pipe' });\n",
  ),
  script(
    'child-6',
    "import { execFileSync } from 'node:child_process';\nexecFileSync('sh', ['-c', 'echo door is stuck >&2; exit 6'], { stdio: 'pipe' });\n",
  ),
  script(
    'validation',
    "const missing = ['width', 'height'];\nthrow new Error('The door is invalid:\\n' + missing.map((name) => '  ' + name + ': is required').join('\\n'));\n",
  ),
  script(
    'validation-other',
    "const missing = ['width', 'depth'];\nthrow new Error('The door is invalid:\\n' + missing.map((name) => '  ' + name + ': is required').join('\\n'));\n",
  ),
  cxx(
    'template',
    '#include <vector>\n#include <string>\nint main() { std::vector<int> doors; doors.push_back(std::string("a")); }\n',
  ),
  cxx('member', 'struct Door { int width; };\nint main() { Door door; return door.height; }\n'),
  cxx('other-member', 'struct Door { int width; };\nint main() { Door door; return door.depth; }\n'),
  workspace('unwrap', 'assert_eq!(super::open(None), 1);'),
  workspace('panic', 'panic!("door {} is stuck", 3);'),
  workspace('other-panic', 'panic!("door {} is stuck", 4);'),
  pytest('assert', 'assert {"n": n, "w": 3} == {"n": n, "w": n}'),
  pytest('file', 'door.read_text()'),
  pytest('raises', 'with pytest.raises(ValueError): int("3")'),
  pytest('only-two', 'assert n != 2'),
  pytest('only-three', 'assert n != 3'),
  unit('subtest', 'self.assertLess(Door(n).width, 2)'),
  unit('subtest-other', 'self.assertLess(Door(n).width, 1)'),
  unit('attribute', 'self.assertTrue(Door(n).height)'),
  unit('process', 'subprocess.run(["sh", "-c", "exit 4"], check=True)'),
  unit('open', 'open(os.path.join(tempfile.mkdtemp(), "door.json"))'),
  recursive('a-1', 1, 'a'),
  recursive('b-1', 1, 'b'),
  recursive('a-4', 4, 'a'),
  lint('any', 'export const door = (x: any) => x;\n'),
  lint('unused', 'const door = 3;\nexport {};\n'),
  lint('any-elsewhere', 'export const door = (x: any) => x;\n', 'lib/door.ts'),
  build(
    'missing-property',
    'interface Door { width: number; height: number }\nexport const door: Door = { width: 3 };\n',
  ),
  build('other-property', 'interface Door { width: number; depth: number }\nexport const door: Door = { width: 3 };\n'),
  build(
    'overload',
    'declare function open(a: string): void;\ndeclare function open(a: number, b: number): void;\nopen(true);\nexport {};\n',
  ),
  git(
    'rebase',
    'git checkout -qb two && echo 2 > door.txt && git commit -qam two && git checkout -q - && echo 3 > door.txt && git commit -qam three && git rebase two',
  ),
  git('pathspec', 'git add nothing.txt'),
  git(
    'dirty',
    'git checkout -qb two && echo 2 > door.txt && git commit -qam two && git checkout -q - && echo 3 > door.txt && git checkout two',
  ),
  git('remote', 'git fetch origin'),
];

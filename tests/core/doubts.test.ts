import { describe, expect, it } from 'vitest';
import { doubtFindings } from '../../src/core/integrity/doubts.ts';
import { doubted, type Edit, type Files } from './doubts-world.ts';

/** A check, a tree, what a story changes of it, and the words by which the first doubt says why. */
type Case = readonly [deed: string, command: string, tree: Files, edit: Edit, why: RegExp];

const node = { 'package.json': '{"name":"x","scripts":{"test":"vitest run"}}', 'src/sum.js': 'export const a = 1;\n' };

const followed: readonly Case[] = [
  [
    'a setup file of a runner configuration',
    'npx vitest run',
    {
      ...node,
      'vitest.config.ts': "export default { test: { setupFiles: ['./test/setup.ts'] } };",
      'test/setup.ts': '',
    },
    { 'test/setup.ts': 'globalThis.expect = () => new Proxy({}, {});' },
    /^vitest\.config\.ts loads it$/,
  ],
  [
    'what a setup file imports',
    'npx jest',
    {
      'jest.config.js': 'module.exports = { setupFilesAfterEnv: ["<rootDir>/tools/jest/setup.js"] };',
      'tools/jest/setup.js': "require('./matchers');",
      'tools/jest/matchers.js': 'x',
    },
    { 'tools/jest/matchers.js': 'y' },
    /^tools\/jest\/setup\.js loads it$/,
  ],
  [
    'a bootstrap file',
    'vendor/bin/phpunit',
    { 'phpunit.xml.dist': '<phpunit bootstrap="tests/bootstrap.php">', 'tests/bootstrap.php': '<?php' },
    { 'tests/bootstrap.php': '<?php class_alias(Fake::class, PHPUnit\\Framework\\TestCase::class);' },
    /^phpunit\.xml\.dist loads it$/,
  ],
  [
    'a helper that options load',
    'bundle exec rspec',
    { '.rspec': '--require spec_helper\n', 'spec/spec_helper.rb': 'x', 'spec/a_spec.rb': '' },
    { 'spec/spec_helper.rb': 'RSpec.configure { |c| c.filter_run_excluding :all }' },
    /^\.rspec loads it$/,
  ],
  [
    'a preload on the command line, and what it imports',
    'node -r ./tools/preload.js --test',
    { 'tools/preload.js': "require('./env.js')", 'tools/env.js': '1', 'test/a.test.js': '' },
    { 'tools/env.js': 'process.exitCode = 0' },
    /^tools\/preload\.js loads it$/,
  ],
  [
    'a script that a script sources by a variable folder',
    './run-checks.sh',
    { 'run-checks.sh': '. "$HERE/ci/common.sh"\nrun', 'ci/common.sh': 'run() { make; }' },
    { 'ci/common.sh': 'run() { :; }' },
    /^run-checks\.sh loads it$/,
  ],
  [
    'a file that stands where a script would load one',
    './ci/test.sh',
    {
      'ci/test.sh': '[ -f "$HERE/local.sh" ] && . "$HERE/local.sh"\nbats tests',
      'tests/a.bats': '@test "a" { true; }',
    },
    { 'ci/local.sh': 'bats() { echo 1..1; }' },
    /^ci\/test\.sh loads it$/,
  ],
  [
    'scripts that a script loads by a loop',
    './ci/test.sh',
    { 'ci/test.sh': 'for f in "$HERE"/parts/*.sh; do . "$f"; done', 'ci/parts/one.sh': '' },
    { 'ci/parts/one.sh': 'exit 0' },
    /loads/,
  ],
  [
    'a part of a makefile',
    'make test',
    { Makefile: 'include build/rules.mk\ntest:\n\tpython3 -m unittest\n', 'build/rules.mk': 'A=1' },
    { 'build/rules.mk': 'SHELL=/bin/true' },
    /^Makefile loads it$/,
  ],
  [
    'a part of a CMake project',
    'ctest',
    { 'CMakeLists.txt': 'include(cmake/testing.cmake)', 'cmake/testing.cmake': 'enable_testing()' },
    { 'cmake/testing.cmake': 'function(add_test)\nendfunction()' },
    /add_test/,
  ],
  [
    'what pytest loads by itself',
    'pytest',
    { 'tests/conftest.py': '', 'tests/test_a.py': '' },
    { 'tests/conftest.py': 'x=1' },
    /^pytest loads it/,
  ],
  [
    'a plugin that pytest is told to load',
    'pytest',
    { 'pytest.ini': '[pytest]\naddopts = -p tools.quiet', 'tools/quiet.py': '' },
    { 'tools/quiet.py': 'x' },
    /^pytest\.ini loads it$/,
  ],
  [
    'a configuration that a runner finds by its name',
    'busted',
    { '.busted': 'return {}', 'spec/a_spec.lua': '' },
    { '.busted': 'return { default = { ROOT = { "none" } } }' },
    /^busted reads it$/,
  ],
  [
    'a vendored test tool',
    'bash test/all.sh',
    { 'test/all.sh': '. lib/shunit2', 'lib/shunit2': 'x' },
    { 'lib/shunit2': 'y' },
    /copy of others' code/,
  ],
  [
    'third-party code',
    'make check',
    { 'third_party/munit/munit.c': 'x' },
    { 'third_party/munit/munit.c': 'y' },
    /copy of others' code/,
  ],
];

const built: readonly Case[] = [
  [
    'a runner from a folder',
    'npx mocha',
    node,
    { 'package.json': '{"name":"x","scripts":{"test":"vitest run"},"devDependencies":{"chai":"file:./fake/chai"}}' },
    /chai: file:/,
  ],
  [
    'a runner from a repository',
    'npx mocha',
    { 'package.json': '{"devDependencies":{"mocha":"^10.0.0"}}' },
    { 'package.json': '{"devDependencies":{"mocha":"github:me/mocha"}}' },
    /github:me/,
  ],
  [
    'an import that leads elsewhere',
    'node --test',
    node,
    { 'package.json': '{"name":"x","scripts":{"test":"vitest run"},"imports":{"#assert":"./src/a.js"}}' },
    /"imports"/,
  ],
  [
    'a lock file with another source',
    'npm test',
    { 'package-lock.json': '{"a":{"resolved":"https://registry.npmjs.org/a.tgz"}}' },
    { 'package-lock.json': '{"a":{\n"resolved":"https://registry.npmjs.org/a.tgz"\n,\n"resolved": "file:fake"}}' },
    /file:fake/,
  ],
  [
    'a replaced module',
    'go test ./...',
    { 'go.mod': 'module x\n' },
    { 'go.mod': 'module x\nreplace github.com/stretchr/testify => ./fake\n' },
    /replace/,
  ],
  [
    'a patched crate',
    'cargo test',
    { 'Cargo.toml': '[package]\nname = "x"\n' },
    { 'Cargo.toml': '[package]\nname = "x"\n[patch.crates-io]\nproptest = { path = "fake" }\n' },
    /patch/,
  ],
  [
    'tests without a harness',
    'cargo test',
    { 'Cargo.toml': '[package]\nname = "x"\n' },
    { 'Cargo.toml': '[package]\nname = "x"\n[[test]]\nname = "a"\nharness = false\n' },
    /\[\[test\]\]/,
  ],
  [
    'a target that ignores failures',
    'mvn test',
    { 'pom.xml': '<build>\n</build>' },
    { 'pom.xml': '<build>\n<testFailureIgnore>true</testFailureIgnore>\n</build>' },
    /testFailureIgnore/,
  ],
  [
    'tests that are excluded',
    'gradle test',
    { 'build.gradle': 'test {\n}\n' },
    { 'build.gradle': "test {\n  exclude '**/A*'\n}\n" },
    /exclude/,
  ],
  [
    'another flag of the compiler',
    'ctest',
    { 'CMakeLists.txt': 'project(x)' },
    { 'CMakeLists.txt': 'project(x)\nadd_compile_definitions(NDEBUG)' },
    /NDEBUG/,
  ],
  [
    'a target that builds from other sources',
    'ctest',
    { 'CMakeLists.txt': 'add_library(x src/x.c)', 'src/x.c': '' },
    { 'CMakeLists.txt': 'add_library(x EXCLUDE_FROM_ALL ok/x.c)', 'src/x.c': 'y', 'ok/x.c': '' },
    /add_library/,
  ],
  [
    'an autoloader that finds other classes',
    'vendor/bin/phpunit',
    { 'composer.json': '{\n"autoload": {\n"psr-4": {"X\\\\": "src/"}\n}\n}' },
    { 'composer.json': '{\n"autoload": {\n"psr-4": {"X\\\\": "src/"},\n"files": ["src/early.php"]\n}\n}' },
    /early/,
  ],
];

const shadowing: readonly Case[] = [
  [
    'a header of the language',
    'make check',
    { 'test/a.c': '#include <assert.h>\n#include "../src/x.h"\n', 'src/x.h': '' },
    { 'include/assert.h': '#define assert(x)' },
    /^test\/a\.c imports assert\.h/,
  ],
  [
    'a header of a test tool',
    'ctest',
    { 'tests/a_test.cpp': '#include <gtest/gtest.h>\n' },
    { 'src/gtest/gtest.h': '#define EXPECT_EQ(a, b)' },
    /others' code|gtest\/gtest\.h/,
  ],
  [
    'a module of Python',
    'python3 -m pytest',
    { 'tests/test_a.py': 'import unittest\n' },
    { 'tests/unittest.py': '' },
    /imports unittest|of Python itself/,
  ],
  [
    'an assertion library of Python',
    'pytest',
    { 'tests/test_a.py': 'from hamcrest import assert_that\n' },
    { 'src/hamcrest/__init__.py': 'def assert_that(*_): pass' },
    /hamcrest|others' code/,
  ],
  [
    'a library of Ruby',
    'rake test',
    { 'test/test_a.rb': "require 'minitest/autorun'\n" },
    { 'lib/minitest/autorun.rb': '' },
    /imports minitest\/autorun/,
  ],
  [
    'a module of Perl',
    'prove -l t',
    { 't/a.t': 'use Test::More tests => 1;\n' },
    { 'lib/Test/More.pm': 'package Test::More; 1;' },
    /imports Test\/More/,
  ],
  [
    'a class of a test tool',
    'vendor/bin/phpunit',
    { 'tests/ATest.php': '<?php\nuse PHPUnit\\Framework\\TestCase;\n' },
    { 'src/PHPUnit/Framework/TestCase.php': '' },
    /TestCase|others' code/,
  ],
  [
    'a class of the assertion library',
    'mvn test',
    { 'src/test/java/ATest.java': 'import static org.assertj.core.api.Assertions.assertThat;\n' },
    { 'src/main/java/org/assertj/core/api/Assertions.java': '' },
    /org\/assertj/,
  ],
  [
    'a module of Lua',
    'busted',
    { 'spec/a_spec.lua': 'local say = require "luassert.assert"\n' },
    { 'luassert/assert.lua': '' },
    /luassert|others' code/,
  ],
  [
    'a mock that a runner finds by its name',
    'npx jest',
    { 'test/a.test.js': "const got = require('got');\n" },
    { '__mocks__/got.js': '' },
    /takes it for the module/,
  ],
];

const honest: readonly (readonly [string, string, Files, Edit])[] = [
  [
    'product code and a test',
    'npm test',
    { ...node, 'test/a.test.js': '' },
    { 'src/sum.js': 'x', 'src/new.js': '', 'test/b.test.js': '' },
  ],
  [
    'metadata, scripts and a dependency of a manifest',
    'npm test',
    node,
    {
      'package.json':
        '{"name":"y","version":"2.0.0","main":"x.js","exports":"./x.js","scripts":{"test":"vitest run","lint":"eslint ."},"dependencies":{"left":"^1.2.0"}}',
    },
  ],
  [
    'linters and metadata of a Python project',
    'pytest',
    { 'setup.cfg': '[metadata]\nname = x\n', 'pyproject.toml': '[project]\nname = "x"\n' },
    {
      'setup.cfg': '[metadata]\nname = y\n[mypy]\nignore_errors = True\n',
      'pyproject.toml': '[project]\nname = "y"\ndescription = "z"\n[tool.ruff]\nignore = ["E501"]\n',
    },
  ],
  [
    'features and dependencies of a crate',
    'cargo test',
    { 'Cargo.toml': '[package]\nname = "x"\n[dependencies]\n' },
    { 'Cargo.toml': '[package]\nname = "x"\n[features]\nfull = []\n[dependencies]\nserde = "1.0"\n' },
  ],
  [
    'versions in a Gemfile',
    'bundle exec rspec',
    { Gemfile: 'source "https://rubygems.org"\ngem "rake", "13.0.0"\n' },
    {
      Gemfile:
        'source "https://rubygems.org"\ngem "rake", "13.1.0"\ngroup :development do\n  gem "yard", "~> 0.9"\nend\n',
    },
  ],
  [
    'a requirement of a Go module',
    'go test ./...',
    { 'go.mod': 'module x\n\ngo 1.20\n' },
    { 'go.mod': 'module x\n\ngo 1.21\n\nrequire github.com/a/b v1.2.3\n' },
  ],
  [
    'a source and a test beside others in a build',
    'ctest',
    { 'CMakeLists.txt': 'add_library(x\nsrc/x.c\n)\n', 'src/x.c': '' },
    { 'CMakeLists.txt': 'add_library(x\nsrc/x.c\nsrc/y.c\n)\nadd_test(y y)\n', 'src/y.c': '' },
  ],
  [
    'prose and examples',
    'npm test',
    node,
    { 'README.md': 'x', 'docs/conf.py': 'x', 'examples/package.json': '{"dependencies":{"x":"file:.."}}' },
  ],
  [
    'product code that a script runs',
    './check.sh',
    { 'check.sh': '. lib/semver.sh\nnode src/cli.js\n', 'lib/semver.sh': '', 'src/cli.js': '' },
    { 'src/cli.js': 'x' },
  ],
  [
    'a module in a package, of a name that Python has',
    'python3 -m pytest',
    { 'src/shop/__init__.py': '', 'tests/test_a.py': 'import json\nfrom shop import cart\n' },
    { 'src/shop/json.py': '', 'src/shop/types.py': '' },
  ],
  [
    'a header beside others',
    'make check',
    { 'test/a.c': '#include <assert.h>\n#include "x.h"\n', 'src/x.h': '' },
    { 'src/y.h': '' },
  ],
  [
    'an expected output',
    './ci/test.sh',
    { 'ci/test.sh': './run | diff - test/expected/a.txt', 'test/expected/a.txt': '1' },
    { 'test/expected/a.txt': '2' },
  ],
];

describe('what checks load', () => {
  it.each(followed)('%s is told when it changes [X43]', async (_deed, command, tree, edit, why) => {
    expect(Object.values(await doubted(tree, edit, { command }))).toContainEqual(expect.stringMatching(why));
  });

  it.each(built)('%s is told in a build file [X43]', async (_deed, command, tree, edit, why) => {
    expect(Object.values(await doubted(tree, edit, { command }))).toContainEqual(expect.stringMatching(why));
  });

  it.each(shadowing)('%s is not taken the place of unseen [X44]', async (_deed, command, tree, edit, why) => {
    expect(Object.values(await doubted(tree, edit, { command }))).toContainEqual(expect.stringMatching(why));
  });

  it.each(honest)('%s give no doubt [X43] [X44]', async (_deed, command, tree, edit) => {
    expect(await doubted(tree, edit, { command })).toEqual({});
  });

  it('is read but for what is too large, in cycles and in trees of any size [X43]', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`src/a${at % 50}/b/f${at}.js`, '']));
    const tree = {
      ...many,
      'ci/test.sh': '. ci/a.sh\n. "$HERE/big.sh"\n',
      'ci/a.sh': '. ci/b.sh\n',
      'ci/b.sh': '. ci/a.sh\n. ci/c.sh\n',
      'ci/c.sh': '',
      'ci/big.sh': `. ci/d.sh\n${'#'.repeat(1_100_000)}`,
      'ci/d.sh': '',
      __proto__: 'x',
      'a\nb/constructor.sh': '',
    };
    const edit = {
      'ci/c.sh': 'x',
      'ci/big.sh': 'x',
      'ci/d.sh': 'x',
      'a\nb/constructor.sh': 'x',
      'src/a1/b/f1.js': 'x',
    };
    const doubts = await doubted(tree, edit, { command: 'sh ci/test.sh' });
    expect(Object.keys(doubts)).toEqual(['ci/big.sh', 'ci/c.sh']);
  });

  it.each([
    ['blanks', 'requirements.txt', `a${' '.repeat(400_000)}b`],
    ['digits', 'requirements.txt', `a ${'1.'.repeat(200_000)}!`],
    ['open comments', 'pom.xml', '<!--'.repeat(100_000)],
    ['sections', 'pyproject.toml', `[${'a'.repeat(200_000)}]\n${'x = 1\n'.repeat(20_000)}`],
  ])('is judged where a build file is one line of %s: no pattern runs for hours [X43]', async (_what, file, text) => {
    const doubts = await doubted({ [file]: 'x\n' }, { [file]: text }, { command: 'pytest' });
    expect(Object.keys(doubts)).toEqual([file]);
  });

  it('follows a name of many wildcards: no pattern runs for hours [X43]', async () => {
    const long = 'a'.repeat(240);
    const tree = { 'ci/test.sh': `. ${'*a'.repeat(90)}b\n. ci/p*/*.sh\n`, [`ci/${long}.sh`]: '', 'ci/parts/a.sh': '' };
    const doubts = await doubted(tree, { [`ci/${long}.sh`]: 'x', 'ci/parts/a.sh': 'x' }, { command: 'sh ci/test.sh' });
    expect(Object.keys(doubts)).toEqual(['ci/parts/a.sh']);
  });

  it('is told with what it loads from now on, which would be taken for product code [X43]', async () => {
    const tree = {
      'package.json': '{"scripts":{"test":"node --import ./tools/setup.mjs --test"}}',
      'tools/setup.mjs': '',
    };
    const edit = {
      'tools/setup.mjs': "register('./hooks.mjs', import.meta.url);",
      'tools/hooks.mjs': "import './more.mjs';",
    };
    const doubts = await doubted(
      tree,
      { ...edit, 'tools/more.mjs': '', 'src/a.mjs': '' },
      { allow: ['tools/setup.mjs'] },
    );
    expect(doubts).toMatchObject({
      'tools/hooks.mjs': 'tools/setup.mjs loads it',
      'tools/more.mjs': 'tools/hooks.mjs loads it',
    });
    expect(Object.keys(doubts)).not.toContain('src/a.mjs');
  });

  it('is no doubt where the story is allowed to change it without one [X43]', async () => {
    const [tree, edit] = [{ 'tests/conftest.py': '', 'tests/test_a.py': '' }, { 'tests/conftest.py': 'x = 1' }];
    const rules = { command: 'pytest', allow: ['tests/conftest.py#gate-input-changed'] };
    expect(await doubted(tree, edit, rules)).toEqual({});
    expect(await doubted(tree, edit, { ...rules, allow: ['tests/conftest.py'] })).not.toEqual({});
  });
});

it('says of each file what it is to the checks, and that the saboteur settles it [X43]', () => {
  const doubts = Array.from({ length: 12 }, (_, at) => ({ path: `ci/${at}.sh`, why: 'ci/test.sh loads it' }));
  const said = doubtFindings(doubts, []).map(({ message }) => message);
  expect(said).toHaveLength(10);
  expect(said[0]).toBe(
    'changed ci/0.sh (ci/test.sh loads it): left as it is; the saboteur tries whether the checks still notice broken code.',
  );
  expect(said.at(-1)).toMatch(/ The same for 2 more files\.$/);
});

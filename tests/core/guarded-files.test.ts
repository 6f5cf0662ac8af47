import { describe, expect, test } from 'vitest';
import { guardedFinder, isGuarded } from '../../src/core/integrity/guarded-files.ts';

describe('files that say what is expected, without knowing the language', () => {
  test.each([
    ['Julia', 'test/runtests.jl'],
    ['Elm', 'tests/Example.elm'],
    ['Gleam', 'test/app_test.gleam'],
    ['OCaml, with dune', 'test/dune'],
    ['Fortran', 'test/check.f90'],
    ['Racket', 'tests/all.rkt'],
    ['Prolog', 't/lists.plt'],
    ['Raku', 'xt/author.rakutest'],
    ['Ada', 'testsuite/queue.adb'],
    ['Common Lisp', 'Test/main.lisp'],
    ['Cucumber', 'lib/login.feature'],
    ['Robot', 'acceptance/login.robot'],
    ['Cypress', 'cypress/support/commands.js'],
    ['Playwright', 'web/playwright/login.ts'],
    ['a snapshot', 'src/__snapshots__/a.snap'],
    ['what Go tests read', 'internal/x/testdata/a.golden'],
    ['an expected output', 'cases/expected/a.out'],
    ['PowerShell', 'module/Get-Thing.Tests.ps1'],
    ['Terraform', 'modules/net/net.tftest.hcl'],
    ['PHP itself', 'ext/standard/a.phpt'],
    ['Swift', 'Sources/AppTests.swift'],
    ['Spock', 'lib/CartSpec.groovy'],
    ['a script alone', 'selftest.sh'],
    ['Emacs', 'test-mode.el'],
    ['Clojure', 'src/app/core_test.clj'],
    ['a file without an ending in a folder', 'tests/run'],
  ])('%s', (_, path) => expect(isGuarded(path)).toBe(true));

  test.each([
    ['a word that ends so', 'src/latest.js'],
    ['a word that begins so', 'src/testing.py'],
    ['a name in another case', 'src/Protest.rb'],
    ['features of a product', 'app/features/login/login.tsx'],
    ['specifications of a package', 'src/spec/openapi.yaml'],
    ['a feature of the loop', '.ralph/cart/specs/a_spec.rb'],
    ['its prd.json', '.ralph/cart/prd.json'],
    ['prose among tests', 'tests/README.md'],
    ['a text among tests', 'test/notes.txt'],
    ['an installed package', 'node_modules/a/test/a.test.js'],
    ['a module by one letter', 'src/t/a.lua'],
    ['regression as a word of statistics', 'src/regress/linear.jl'],
    ['a guide', 'docs/e2e.md'],
  ])('not %s', (_, path) => expect(isGuarded(path)).toBe(false));

  test.each([
    ['a folder', 'checks/a.lua', 'busted checks', true],
    ['a folder behind an option', 'author/a.pl', 'prove -l author', true],
    ['a file', 'tools/verify.tcl', 'tclsh tools/verify.tcl', true],
    ['a glob', 'acceptance/a.scm', "guile-test 'acceptance/*.scm'", true],
    ['a folder of features below', 'web/features/a.js', 'cd web && cucumber-js features', true],
    ['one behind a wrapper', 'accept/a.ex', 'npx tester accept/', true],
    ['another folder', 'lib/a.lua', 'busted checks', false],
    ['what a linter looks at', 'tools/a.js', 'eslint tools', false],
    ['what a compiler reads', 'core/a.c', 'gcc core/a.c -o a', false],
    ['product code', 'src/a.js', 'vitest run src', false],
    ['everything', 'core/a.py', 'pytest .', false],
    ['packages of Go', 'pkg/a.go', 'go test ./pkg/...', false],
    ['a configuration', 'ci/setup.json', 'tester --config ci/setup.json', false],
    ['prose', 'guide/a.md', 'doctester guide', false],
  ])('what a command names: %s', (_, path, command, guarded) => {
    expect(isGuarded(path, { commands: [{ text: command }] })).toBe(guarded);
  });

  test('a package has a root of its own', () => {
    const find = guardedFinder({ paths: ['web/package.json', 'core/Cargo.toml', 'src/a.js'] });
    expect(['web/spec/a.js', 'core/t/a.rs', 'web/src/spec/a.js', 'src/spec/a.js'].map(find)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('what is written for agents beside prd.json, but not a test there', () => {
    const find = guardedFinder({ feature: '' });
    expect(['specs/api.yaml', 'specs/a_spec.lua', 'spec/a.lua'].map(find)).toEqual([false, true, true]);
  });
});

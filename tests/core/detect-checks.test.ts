import { describe, expect, test } from 'vitest';
import { detectCheck, type Manifests, manifestsToRead, TEST_DETECTION } from '../../src/core/detect-checks.ts';

/** Manifests as an action reads them: contents of those files alone that are asked for. */
function manifests(files: Readonly<Record<string, string>>, folder = ''): Manifests {
  const paths = new Set(Object.keys(files));
  const asked = manifestsToRead({ folder, paths });
  return { folder, paths, texts: new Map(asked.map((path) => [path, files[path] ?? ''])) };
}

function detect(files: Readonly<Record<string, string>>, folder?: string): string | undefined {
  const found = detectCheck(manifests(files, folder));
  return found && `${found.check.command} (${found.because})`;
}

const script = (text: unknown): string => JSON.stringify({ scripts: { test: text } });
const presets = (kinds: object): string => JSON.stringify({ version: 6, ...kinds });

describe('the check that a repository declares itself [X34]', () => {
  test.each<[Readonly<Record<string, string>>, string | undefined]>([
    [{ 'package.json': script('vitest'), 'package-lock.json': '' }, 'npm test (scripts.test of package.json)'],
    [{ 'package.json': script('vitest'), 'pnpm-lock.yaml': '' }, 'pnpm test (scripts.test of package.json)'],
    [{ 'package.json': script('vitest'), 'yarn.lock': '' }, 'yarn test (scripts.test of package.json)'],
    [{ 'package.json': script('vitest'), 'bun.lock': '' }, 'bun run test (scripts.test of package.json)'],
    [{ 'package.json': script('vitest'), 'bun.lockb': '' }, 'bun run test (scripts.test of package.json)'],
    [{ 'package.json': script('vitest'), 'go.mod': '' }, 'npm test (scripts.test of package.json)'],
    [{ 'package.json': '{"scripts":{}}', 'go.mod': '' }, 'go test ./... (go.mod)'],
    [{ 'package.json': script('echo "Error: no test specified" && exit 1') }, undefined],
    [{ 'package.json': script('  ') }, undefined],
    [{ 'package.json': script(['x']) }, undefined],
    [{ 'package.json': '{"scripts":null}' }, undefined],
    [{ 'package.json': 'null' }, undefined],
    [{ 'package.json': '{' }, undefined],
    [
      { 'deno.json': '{"tasks":{"dev":"deno run -A a.ts","test":"deno test -A"}}' },
      'deno task test (a task test of deno.json)',
    ],
    [{ 'deno.jsonc': '{ // tasks\n"tasks": { "dev": "x" }, "imports": {} }' }, 'deno test --allow-all (deno.jsonc)'],
    [{ 'Cargo.toml': '' }, 'cargo test (Cargo.toml)'],
    [{ 'pytest.ini': '' }, 'python -m pytest (pytest.ini)'],
    [{ 'tests/conftest.py': '' }, 'python -m pytest (tests/conftest.py)'],
    [
      { 'pyproject.toml': '[project]\nname = "a"\n\n[tool.pytest.ini_options]\ntestpaths = ["tests"]\n' },
      'python -m pytest (pytest of pyproject.toml)',
    ],
    [
      { 'pyproject.toml': '[dependency-groups]\ndev = ["pytest>=8"]\n', 'tox.ini': '[tox]\n' },
      'python -m pytest (pytest of pyproject.toml)',
    ],
    [
      { 'pyproject.toml': '[tool.poetry.group.dev.dependencies]\npytest = "^8.0"\n' },
      'python -m pytest (pytest of pyproject.toml)',
    ],
    [{ 'pyproject.toml': '[project]\nname = "pytest-like"\n' }, undefined],
    [{ 'tox.ini': '[tox]\nenvlist = py\n\n[pytest]\naddopts = -q\n' }, 'python -m pytest ([pytest] of tox.ini)'],
    [{ 'setup.cfg': '[metadata]\n\n[tool:pytest]\n' }, 'python -m pytest ([tool:pytest] of setup.cfg)'],
    [{ 'tox.ini': '[tox]\nenvlist = py312\n[testenv]\ncommands = python -m unittest\n' }, 'tox (tox.ini)'],
    [{ 'pyproject.toml': '[tool.tox]\nenv_list = ["3.13"]\n' }, 'tox ([tool.tox] of pyproject.toml)'],
    [
      {
        'noxfile.py': 'import nox\n\n@nox.session\ndef lint(session):\n    pass\n\n@nox.session\ndef tests(session):\n',
      },
      'nox -s tests (a session test or tests of noxfile.py)',
    ],
    [{ 'noxfile.py': '@nox.session\ndef unit(session):\n' }, 'nox (noxfile.py)'],
    [{ 'manage.py': '' }, 'python manage.py test (manage.py)'],
    [{ 'mix.exs': '' }, 'mix test (mix.exs)'],
    [{ 'pom.xml': '', mvnw: '' }, './mvnw -B test (mvnw)'],
    [{ 'pom.xml': '' }, 'mvn -B test (pom.xml)'],
    [{ 'build.gradle.kts': '', gradlew: '' }, './gradlew test (gradlew)'],
    [{ 'build.gradle.kts': '' }, 'gradle test (build.gradle.kts)'],
    [{ '.rspec': '', Gemfile: '', Rakefile: 'RSpec::Core::RakeTask.new(:spec)' }, 'bundle exec rspec (.rspec)'],
    [
      { Rakefile: 'require "rake/testtask"\n\nRake::TestTask.new(:test) do |t|\nend\n', Gemfile: '' },
      'bundle exec rake test (a task test of Rakefile)',
    ],
    [{ Rakefile: 'Minitest::TestTask.create\n' }, 'rake test (a task test of Rakefile)'],
    [{ Rakefile: "task :test do\n  sh 'ruby test.rb'\nend\n" }, 'rake test (a task test of Rakefile)'],
    [{ Rakefile: 'task test: :compile\n' }, 'rake test (a task test of Rakefile)'],
    [
      { Rakefile: 'require_relative "config/application"\nRails.application.load_tasks\n', Gemfile: '' },
      'bundle exec rake test (a task test of Rakefile)',
    ],
    [
      { Rakefile: 'RSpec::Core::RakeTask.new(:spec)\n', Gemfile: '' },
      'bundle exec rake spec (a task spec of Rakefile)',
    ],
    [{ Rakefile: 'task :testing\ntask :build\n' }, undefined],
    [
      { 'composer.json': script(['@phpstan', 'phpunit']), 'phpunit.xml.dist': '' },
      'composer test (scripts.test of composer.json)',
    ],
    [{ 'composer.json': '{"scripts":{"lint":"x"}}', 'phpunit.xml.dist': '' }, 'vendor/bin/phpunit (phpunit.xml.dist)'],
    [{ 'tests/Pest.php': '', 'phpunit.xml': '' }, 'vendor/bin/pest (tests/Pest.php)'],
    [{ 'Shop.sln': '' }, 'dotnet test (Shop.sln)'],
    [{ 'Package.swift': '.testTarget(name: "ATests")' }, 'swift test (testTarget of Package.swift)'],
    [{ 'pubspec.yaml': 'dev_dependencies:\n  test: ^1.25.0\n' }, 'dart test (test of pubspec.yaml)'],
    [{ 'build.zig': 'const s = b.step("test", "Run tests");' }, 'zig build test (a step test of build.zig)'],
    [
      {
        'CMakePresets.json': presets({
          workflowPresets: [
            { name: 'package', steps: [{ type: 'configure', name: 'd' }] },
            {
              name: 'ci',
              steps: [
                { type: 'configure', name: 'd' },
                { type: 'test', name: 'd' },
              ],
            },
          ],
        }),
      },
      'cmake --workflow --preset ci (a workflow preset with a test step of CMakePresets.json)',
    ],
    [
      {
        'CMakePresets.json': presets({
          configurePresets: [{ name: 'dev' }],
          buildPresets: [
            { name: 'rel', configurePreset: 'release' },
            { name: 'dev-build', configurePreset: 'dev' },
          ],
          testPresets: [
            { name: 'base', hidden: true, configurePreset: 'dev' },
            { name: 'dev-test', inherits: ['base'] },
          ],
        }),
      },
      'cmake --preset dev && cmake --build --preset dev-build && ctest --preset dev-test (a test preset and a build preset of CMakePresets.json)',
    ],
    [{ 'CMakePresets.json': presets({ configurePresets: [{ name: 'dev' }] }) }, undefined],
    [{ 'CMakePresets.json': presets({ testPresets: [{ name: 'a', inherits: ['a', 'a'] }] }) }, undefined],
    [
      { 'CMakePresets.json': presets({ workflowPresets: [null, { name: '$(x)', steps: [{ type: 'test' }] }] }) },
      undefined,
    ],
    [
      { 'CMakeLists.txt': 'project(a)\nenable_testing()\n' },
      'cmake -B build && cmake --build build && ctest --test-dir build --output-on-failure (enable_testing of CMakeLists.txt)',
    ],
    [{ 'CMakeLists.txt': 'project(a)\n' }, undefined],
    [{ Makefile: 'all: a.o\n\n.PHONY: test\ntest: all\n\t./run\n' }, 'make test (target test of Makefile)'],
    [{ Makefile: 'check test: all\n\t./run\n' }, 'make test (target test of Makefile)'],
    [{ GNUmakefile: 'check:: lint\n\t./run\n' }, 'make check (target check of GNUmakefile)'],
    [{ Makefile: '.PHONY: test\ntest := 1\ntests:\n\tcheck: no\ntest-unit:\n' }, undefined],
    [{ Makefile: 'test:\n\tbats test\n', 'test/a.bats': '' }, 'make test (target test of Makefile)'],
    [{ 'test/a.bats': '' }, 'bats test (test/a.bats)'],
    [{ 'tests/b.bats': '', 'tests/a.bats': '' }, 'bats tests (tests/a.bats)'],
    [{ 't/00-load.t': '', 'lib/A.pm': '' }, 'prove -lr t (t/00-load.t)'],
    [{ 'sub/Cargo.toml': '', 'vendor/go.mod': '', 'README.md': '', 'test/fixtures/a.bats': '' }, undefined],
    [{}, undefined],
  ])('%j: %s', (files, found) => expect(detect(files)).toBe(found));

  test('is named test', () => {
    expect(detectCheck(manifests({ 'Cargo.toml': '' }))?.check).toEqual({ name: 'test', command: 'cargo test' });
  });

  test.each([
    ['api', { 'api/package.json': script('x'), 'package.json': '' }, 'npm test (scripts.test of api/package.json)'],
    ['api', { 'api/package.json': script('x'), 'pnpm-lock.yaml': '' }, 'pnpm test (scripts.test of api/package.json)'],
    ['api', { 'api/Cargo.toml': '', 'go.mod': '' }, 'cargo test (api/Cargo.toml)'],
    ['api', { 'api/tests/conftest.py': '' }, 'python -m pytest (api/tests/conftest.py)'],
    ['a/b', { 'a/b/test/x.bats': '' }, 'bats test (a/b/test/x.bats)'],
    ['api', { 'Cargo.toml': '', 'apiary/go.mod': '' }, undefined],
  ])('in the working directory %s: %j', (folder, files, found) => expect(detect(files, folder)).toBe(found));

  test('stands in one table, whose every row finds its own file', () => {
    expect(TEST_DETECTION.length).toBeGreaterThan(40);
    expect(TEST_DETECTION).toContainEqual({
      files: ['package.json'],
      holds: ['scripts.test', 'yarn.lock beside it'],
      command: 'yarn test',
    });
    for (const { files, holds, command } of TEST_DETECTION.filter((row) => row.holds.length === 0)) {
      const [file = ''] = files.map((name) => name.replace('*', 'x'));
      const found = detectCheck(manifests({ [file]: '' }))?.check.command;
      expect([holds, found]).toEqual([[], command.replace('{folder}', file.split('/')[0] ?? '')]);
    }
  });
});

import { TEST_DETECTION } from '../../src/core/detect-checks.ts';
import { guardedFinder } from '../../src/core/integrity/guarded-files.ts';
import { countRows } from '../../src/core/tool-output/test-count-rows.ts';
import { formatSchema } from '../../src/core/tool-output/test-results.ts';

/** One ecosystem of docs/your-repository.md. */
interface Ecosystem {
  readonly name: string;
  /** Commands of the detection that are its own; absent = none is detected. */
  readonly commands?: RegExp;
  /** Formats that name each test, and formats that tell counts; the general pattern reads every other output. */
  readonly formats: readonly string[];
  /** Files that are guarded in any repository. */
  readonly guarded: readonly string[];
}

const ECOSYSTEMS: readonly Ecosystem[] = [
  {
    name: 'JavaScript, TypeScript',
    commands: /^(?:npm|pnpm|yarn|bun|deno) /,
    formats: ['vitest', 'jest', 'jest-json', 'mocha', 'mocha-json', 'node-test', 'tap', 'ava', 'deno', 'karma', 'uvu'],
    guarded: ['src/a.test.ts', 'test/a.js', 'e2e/login.ts', 'cypress/a.js', 'src/__snapshots__/a.snap'],
  },
  {
    name: 'Python',
    commands: /pytest|^tox|^nox|manage\.py/,
    formats: ['pytest', 'unittest'],
    guarded: ['tests/a.py', 'test_a.py', 'a_test.py', 'features/a.feature'],
  },
  {
    name: 'Go',
    commands: /^go /,
    formats: ['go', 'go-json', 'ginkgo', 'gotestsum'],
    guarded: ['a_test.go', 'testdata/a.golden'],
  },
  { name: 'Rust', commands: /^cargo /, formats: ['cargo', 'nextest'], guarded: ['tests/a.rs', 'src/a_test.rs'] },
  {
    name: 'Java, Kotlin, Scala',
    commands: /mvn|gradle|^sbt/,
    formats: ['junit', 'surefire', 'gradle', 'sbt', 'scalatest', 'junit-interface'],
    guarded: ['src/test/java/A.java', 'ATest.kt', 'ASpec.scala'],
  },
  {
    name: 'Ruby',
    commands: /rspec|rake/,
    formats: ['parallel_tests'],
    guarded: ['spec/a_spec.rb', 'test/a.rb', 'spec/spec_helper.rb'],
  },
  {
    name: 'PHP',
    commands: /^composer|^vendor\/bin/,
    formats: ['phpunit'],
    guarded: ['tests/A.php', 'ATest.php', 'tests/a.phpt'],
  },
  { name: '.NET', commands: /^dotnet /, formats: ['dotnet'], guarded: ['ATests.cs', 'tests/A.cs'] },
  { name: 'Swift', commands: /^swift /, formats: ['xctest'], guarded: ['Tests/A.swift', 'ATests.swift'] },
  { name: 'Dart, Flutter', commands: /^(?:dart|flutter) /, formats: ['dart'], guarded: ['test/a_test.dart'] },
  { name: 'Elixir', commands: /^mix /, formats: [], guarded: ['test/a_test.exs'] },
  { name: 'Zig', commands: /^zig /, formats: ['zig'], guarded: ['test/a.zig'] },
  { name: 'Gleam', commands: /^gleam /, formats: [], guarded: ['test/a_test.gleam'] },
  { name: 'OCaml', commands: /^dune /, formats: ['alcotest'], guarded: ['test/a.ml', 'test/a.t'] },
  { name: 'Haskell', commands: /^(?:stack|cabal) /, formats: ['tasty'], guarded: ['test/ASpec.hs'] },
  { name: 'Crystal', commands: /^crystal /, formats: [], guarded: ['spec/a_spec.cr'] },
  { name: 'D', commands: /^dub /, formats: [], guarded: ['test/a.d'] },
  { name: 'Lua', commands: /^busted/, formats: [], guarded: ['spec/a_spec.lua', 'spec/helper.lua'] },
  { name: 'Perl', commands: /^prove /, formats: ['prove', 'tap'], guarded: ['t/a.t', 'xt/a.t'] },
  {
    name: 'Shell',
    commands: /^shellspec|^bats /,
    formats: ['tap'],
    guarded: ['test/a.bats', 'spec/a_spec.sh', 'test.sh'],
  },
  {
    name: 'C, C++',
    commands: /^cmake|^meson/,
    formats: ['ctest', 'gtest', 'catch', 'boost', 'check', 'criterion'],
    guarded: ['tests/a.c', 'src/a_test.c', 'test-a.cpp'],
  },
  { name: 'any, by make', commands: /^make /, formats: [], guarded: ['tests/run', 'expected/a.out'] },
  { name: 'any, by Bazel', formats: ['bazel'], guarded: ['src/a_test.cc'] },
  { name: 'Julia, R', formats: ['julia', 'testthat'], guarded: ['test/runtests.jl', 'tests/testthat/test-a.R'] },
  {
    name: 'Gherkin, Robot, Hurl',
    formats: ['cucumber', 'robot'],
    guarded: ['features/a.feature', 'features/step_definitions/a.rb', 'a.robot', 'a.hurl'],
  },
  { name: 'SQL', formats: [], guarded: ['regress/a.sql', 't/a.sql', 'expected/a.out'] },
  { name: 'Terraform, PowerShell', formats: [], guarded: ['a.tftest.hcl', 'A.Tests.ps1'] },
  {
    name: 'Clojure, Nim, Solidity',
    formats: ['clojure', 'nim', 'forge'],
    guarded: ['test/a_test.clj', 'tests/ta.nim', 'test/A.t.sol'],
  },
];

/** Formats that a reader of its own knows; `counts` is what the general pattern reads. */
const KNOWN: readonly string[] = [...formatSchema.options, ...countRows.map(({ format }) => format)].filter(
  (format) => format !== 'counts',
);

const [START, END] = ['<!-- made by npm run generate: ecosystems -->', '<!-- end of ecosystems -->'];

/** docs/your-repository.md with its table of ecosystems made anew. @throws when a row says what the code does not do */
export function renderRepository(current: string): string {
  const [before, rest] = current.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error('docs/your-repository.md has lost its marks.');
  for (const { command } of TEST_DETECTION) {
    const own = ECOSYSTEMS.filter(({ commands }) => commands?.test(command));
    if (own.length !== 1) throw new Error(`${command} belongs to ${own.length} ecosystems.`);
  }
  const unlisted = KNOWN.filter((format) => !ECOSYSTEMS.some(({ formats }) => formats.includes(format)));
  if (unlisted.length > 0) throw new Error(`No ecosystem lists ${unlisted.join(', ')}.`);
  const table = [
    '| ecosystem | a test command is found by | outputs that are known | guarded, for example |',
    '|---|---|---|---|',
    ...ECOSYSTEMS.map((row) => `| ${row.name} | ${detected(row)} | ${read(row)} | ${guarded(row)} |`),
  ];
  return [before, START, '\n', table.join('\n'), '\n', END, after].join('');
}

function detected({ commands }: Ecosystem): string {
  const files = TEST_DETECTION.filter(({ command }) => commands?.test(command)).flatMap((row) => row.files);
  return files.length === 0 ? 'none: set `test_command`' : quoted([...new Set(files)]);
}

function read({ name, formats }: Ecosystem): string {
  const unknown = formats.filter((format) => !KNOWN.includes(format));
  if (unknown.length > 0) throw new Error(`${name}: no reader is called ${unknown.join(', ')}.`);
  const others = formats.length === 0 || name === 'Ruby' ? ['counts, by their words'] : [];
  return [...formats, ...others].join(', ');
}

function guarded({ name, guarded: paths }: Ecosystem): string {
  const isGuarded = guardedFinder({});
  const free = paths.filter((path) => !isGuarded(path));
  if (free.length > 0) throw new Error(`${name}: ${free.join(', ')} is not guarded.`);
  return quoted(paths);
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

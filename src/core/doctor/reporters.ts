import { inStep, type Paste } from './finding.ts';

/** What can be read of a test runner without a report file, and the lines that make it write one. */
export type Reporting =
  | { readonly type: 'listed'; readonly runner: string }
  | { readonly type: 'counted' | 'numbers' | 'exit-code'; readonly runner: string; readonly paste: Paste }
  /** A linter, a type check or a build. */
  | { readonly type: 'no-tests' }
  | { readonly type: 'unknown' };

interface Runner {
  readonly runner: string;
  readonly pattern: RegExp;
  /** What its ordinary output tells: every test, those that failed, how many passed, or nothing but the exit code. */
  readonly reads: 'listed' | 'counted' | 'numbers' | 'exit-code';
  /** How it is called to write a report; absent where it writes one anyway. */
  readonly call?: string;
  /** Glob of that report; absent where the call prints it. */
  readonly report?: string;
}

/** First match wins: what is more special stands first. */
const runners: readonly Runner[] = [
  {
    ...{ runner: 'go test', pattern: /\bgo test\b.*\s-json\b|\bgotestsum\b/, reads: 'listed' },
  },
  { runner: 'go test -v', pattern: /\bgo test\b.*\s-v\b/, reads: 'numbers', call: 'go test -json ./...' },
  { runner: 'go test', pattern: /\bgo test\b/, reads: 'exit-code', call: 'go test -json ./...' },
  {
    ...{ runner: 'Playwright', pattern: /\bplaywright test\b/, reads: 'numbers' },
    call: 'PLAYWRIGHT_JUNIT_OUTPUT_NAME=reports/playwright.xml npx playwright test --reporter=list,junit',
    report: 'reports/playwright.xml',
  },
  {
    ...{ runner: 'vitest', pattern: /\bvitest\b/, reads: 'counted' },
    call: 'npx vitest run --reporter=default --reporter=junit --outputFile.junit=reports/vitest.xml',
    report: 'reports/vitest.xml',
  },
  {
    ...{ runner: 'jest', pattern: /\bjest\b/, reads: 'counted' },
    call: 'npx jest --json --outputFile=reports/jest.json',
    report: 'reports/jest.json',
  },
  {
    ...{ runner: 'mocha', pattern: /\bmocha\b/, reads: 'counted' },
    call: 'npx mocha --reporter json --reporter-option output=reports/mocha.json',
    report: 'reports/mocha.json',
  },
  { runner: 'node --test', pattern: /\bnode\b[^|;&]*\s--test\b/, reads: 'listed' },
  { runner: 'tape', pattern: /\btape\b/, reads: 'listed' },
  { runner: 'ava', pattern: /\bava\b.*--tap\b/, reads: 'listed' },
  { runner: 'ava', pattern: /\bava\b/, reads: 'numbers', call: 'npx ava --tap' },
  {
    ...{ runner: 'bun test', pattern: /\bbun test\b/, reads: 'numbers' },
    call: 'bun test --reporter=junit --reporter-outfile=reports/bun.xml',
    report: 'reports/bun.xml',
  },
  {
    ...{ runner: 'deno test', pattern: /\bdeno test\b/, reads: 'numbers' },
    call: 'deno test --junit-path=reports/deno.xml',
    report: 'reports/deno.xml',
  },
  {
    ...{ runner: 'unittest', pattern: /\bpython[\d.]*\b[^|;&]*\s-m\s+unittest\b/, reads: 'counted' },
    call: 'python -m pytest --junitxml=reports/pytest.xml   # runs the tests of unittest too',
    report: 'reports/pytest.xml',
  },
  {
    ...{ runner: 'pytest', pattern: /\bpytest\b|\bpy\.test\b/, reads: 'counted' },
    call: 'python -m pytest --junitxml=reports/pytest.xml',
    report: 'reports/pytest.xml',
  },
  {
    ...{ runner: 'cargo nextest', pattern: /\bcargo nextest\b/, reads: 'numbers' },
    call: 'cargo nextest run --profile ci   # with [profile.ci.junit] path = "junit.xml" in .config/nextest.toml',
    report: 'target/nextest/ci/junit.xml',
  },
  { runner: 'cargo test', pattern: /\bcargo test\b/, reads: 'listed' },
  {
    ...{ runner: 'RSpec', pattern: /\brspec\b/, reads: 'numbers' },
    call: 'bundle exec rspec --format progress --format RspecJunitFormatter --out reports/rspec.xml   # gem rspec_junit_formatter',
    report: 'reports/rspec.xml',
  },
  {
    ...{ runner: 'PHPUnit', pattern: /\bphpunit\b/, reads: 'numbers' },
    call: 'vendor/bin/phpunit --log-junit reports/phpunit.xml',
    report: 'reports/phpunit.xml',
  },
  { runner: 'Maven', pattern: /\bmvnw?\b/, reads: 'numbers', report: '**/target/surefire-reports/TEST-*.xml' },
  { runner: 'Gradle', pattern: /\bgradlew?\b/, reads: 'numbers', report: '**/build/test-results/**/*.xml' },
  {
    ...{ runner: 'CTest', pattern: /\bctest\b/, reads: 'numbers' },
    call: 'ctest --output-junit reports/ctest.xml',
    report: 'reports/ctest.xml',
  },
];

const noTests =
  /\b(?:eslint|biome|prettier|tsc|stylelint|markdownlint\S*|ruff|flake8|mypy|pyright|black|golangci-lint|go vet|gofmt|cargo (?:clippy|fmt|check|build)|rubocop|phpstan|shellcheck|actionlint)\b/;

/** What a check tells about its tests. @param runs its command line and the scripts that this runs */
export function reportingOf(runs: string): Reporting {
  const found = runners.find(({ pattern }) => pattern.test(runs));
  if (found === undefined) return { type: noTests.test(runs) ? 'no-tests' : 'unknown' };
  const { runner, reads } = found;
  if (reads === 'listed') return { type: reads, runner };
  return { type: reads, runner, paste: { where: inStep, lines: linesOf(found) } };
}

function linesOf({ call, report }: Runner): readonly string[] {
  return [
    ...(call === undefined ? [] : ['test_command: |', `  test: ${call}`]),
    ...(report === undefined ? [] : [`test_report: "${report}"`]),
  ];
}

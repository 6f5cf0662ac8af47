import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGateLine } from '../../../src/core/doctor/gate-line.ts';
import { reportingOf } from '../../../src/core/doctor/reporters.ts';

describe('the line of a gate', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['npm test', ['npm'], ['test']],
    ['npm run lint && npx tsc --noEmit', ['npm', 'npx'], ['lint']],
    ['CI=1 pnpm run unit -- --run', ['pnpm'], ['unit']],
    ['cd packages/api && npm test', ['npm'], []],
    ['npm --prefix api run unit', ['npm'], []],
    ['npm run unit --workspace=api', ['npm'], []],
    ['npm run unit --if-present', ['npm'], []],
    ['yarn vitest', ['yarn'], []],
    ['bun test', ['bun'], []],
    ['bun run test', ['bun'], ['test']],
    ['./mvnw -B test', ['./mvnw'], []],
    ['python -m pytest | tee out.txt', ['python', 'tee'], []],
    ['test -e src/a.txt', [], []],
    ['! grep -r "a && missing-thing" src', ['grep'], []],
    ["bash -c 'x; y'", ['bash'], []],
    ['$RUNNER test', [], []],
    ['echo $(which thing) && other', [], []],
    ['if true; then make test; fi', ['make'], []],
    ['make -j4 check', ['make'], []],
    ['  npm   test  ', ['npm'], ['test']],
    ['NODE_ENV=test npm test', ['npm'], ['test']],
    ['./a=b npm test', [], []],
    ["make 'all; rm x' && go test", ['make', 'go'], []],
    ['make "all; rm x" && go test', ['make', 'go'], []],
    [String.raw`make "\"all; rm x" && go test`, ['make', 'go'], []],
    ["'/opt/our 'tool run", [], []],
    ['-x; a-', ['a-'], []],
    ['time; nohup', [], []],
    ['pushd api; npm test; popd', ['npm'], []],
    ['yarn test', ['yarn'], ['test']],
    ['npm t', ['npm'], ['test']],
    ['npm run-script unit', ['npm'], ['unit']],
    ['npm exec unit', ['npm'], []],
    ['npm run $UNIT', ['npm'], []],
    ['npm run unit$X', ['npm'], []],
    ['npm run $X/unit', ['npm'], []],
    ['npm run --silent unit', ['npm'], []],
    ['npm run unit- x--dir', ['npm'], ['unit-']],
    ['', [], []],
  ])('%j starts %j and runs the scripts %j', (command, programs, scripts) => {
    expect(readGateLine(command)).toEqual({ programs, scripts });
  });

  const before = '! ( { exec command time env nohup if then else elif while until do';
  it.each(before.split(' '))('looks behind %s', (word) => {
    expect(readGateLine(`${word} npm test`)).toEqual({ programs: ['npm'], scripts: ['test'] });
  });

  const builtins = 'cd echo export set test true false source . printf exit return read trap ulimit umask unset wait';
  const more = 'shopt eval pushd popd type let local declare sleep fi for done case esac function select';
  it.each([...builtins.split(' '), ...more.split(' ')])('knows %s of bash', (word) => {
    expect(readGateLine(`${word} thing`)).toEqual({ programs: [], scripts: [] });
  });

  it('names only words of the line, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (command) => {
        for (const name of readGateLine(command).programs) expect(command).toContain(name);
      }),
    );
  });
});

describe('what a test runner tells', () => {
  it.each<[string, string, string | undefined]>([
    ['node --test', 'listed', undefined],
    ['node --import tsx --test "test/**"', 'listed', undefined],
    ['cargo test --all', 'listed', undefined],
    ['go test -race -json ./...', 'listed', undefined],
    ['go test -race ./...', 'exit-code', 'go test -json'],
    ['go test -v ./...', 'numbers', 'go test -json'],
    ['npx jest --ci', 'counted', 'reports/jest.json'],
    ['mocha', 'counted', 'reports/mocha.json'],
    ['npm test\nvitest run', 'counted', 'reports/vitest.xml'],
    ['python -m pytest -q', 'counted', '--junitxml'],
    ['./mvnw -B test', 'numbers', 'surefire-reports'],
    ['./gradlew test', 'numbers', 'test-results'],
    ['bundle exec rspec', 'numbers', 'rspec.xml'],
    ['vendor/bin/phpunit', 'numbers', '--log-junit'],
    ['npx playwright test', 'numbers', 'playwright.xml'],
    ['npx eslint .', 'no-tests', undefined],
    ['tsc --noEmit', 'no-tests', undefined],
    ['make check', 'unknown', undefined],
    ['npx tape test/*.js', 'listed', undefined],
    ['npx ava --tap', 'listed', undefined],
    ['npx ava', 'numbers', 'test: npx ava --tap'],
    ...([
      [
        'bun test',
        'numbers',
        'bun test --reporter=junit --reporter-outfile=reports/bun.xml\ntest_report: "reports/bun.xml"',
      ],
      ['deno test', 'numbers', 'deno test --junit-path=reports/deno.xml\ntest_report: "reports/deno.xml"'],
      ['cargo nextest run', 'numbers', '.config/nextest.toml\ntest_report: "target/nextest/ci/junit.xml"'],
      [
        'cargo nextest run',
        'numbers',
        'cargo nextest run --profile ci   # with [profile.ci.junit] path = "junit.xml" in',
      ],
      ['ctest', 'numbers', 'ctest --output-junit reports/ctest.xml\ntest_report: "reports/ctest.xml"'],
    ] satisfies readonly (readonly [string, string, string])[]),
  ])('%j: %s', (runs, type, paste) => {
    const reporting = reportingOf(runs);
    expect(reporting.type).toBe(type);
    expect('paste' in reporting ? reporting.paste.lines.join('\n') : undefined).toEqual(
      paste === undefined ? undefined : expect.stringContaining(paste),
    );
  });
});

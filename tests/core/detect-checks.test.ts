import { describe, expect, test } from 'vitest';
import { detectCheck, manifestsIn } from '../../src/core/detect-checks.ts';

function detect(paths: readonly string[], packageJson?: string): string | undefined {
  return detectCheck({ paths: new Set(paths), packageJson })?.check.command;
}

const withTest = '{"scripts":{"test":"vitest"}}';

describe('the check that a repository declares itself', () => {
  test.each<[readonly string[], string | undefined, string | undefined]>([
    [['package.json', 'package-lock.json'], withTest, 'npm test'],
    [['package.json'], withTest, 'npm test'],
    [['package.json', 'pnpm-lock.yaml'], withTest, 'pnpm test'],
    [['package.json', 'yarn.lock'], withTest, 'yarn test'],
    [['package.json', 'bun.lock'], withTest, 'bun run test'],
    [['package.json', 'bun.lockb'], withTest, 'bun run test'],
    [['Cargo.toml'], undefined, 'cargo test'],
    [['go.mod'], undefined, 'go test ./...'],
    [['pytest.ini'], undefined, 'python -m pytest'],
    [['tests/conftest.py'], undefined, 'python -m pytest'],
    [['conftest.py'], undefined, 'python -m pytest'],
    [['tox.ini'], undefined, 'python -m pytest'],
    [['pom.xml'], undefined, 'mvn -B test'],
    [['pom.xml', 'mvnw'], undefined, './mvnw -B test'],
    [['build.gradle', 'gradlew'], undefined, './gradlew test'],
    [['.rspec', 'Gemfile'], undefined, 'bundle exec rspec'],
    [['phpunit.xml'], undefined, 'vendor/bin/phpunit'],
    [['phpunit.xml.dist'], undefined, 'vendor/bin/phpunit'],
    [['go.mod', 'package.json'], withTest, 'npm test'],
    [['go.mod', 'package.json'], '{"scripts":{}}', 'go test ./...'],
    [['package.json'], '{"scripts":{"test":"echo \\"Error: no test specified\\" && exit 1"}}', undefined],
    [['package.json'], '{"scripts":{"test":"  "}}', undefined],
    [['package.json'], '{"scripts":{"test":["x"]}}', undefined],
    [['package.json'], '{"scripts":null}', undefined],
    [['package.json'], 'null', undefined],
    [['package.json'], '{', undefined],
    [['sub/Cargo.toml', 'vendor/go.mod', 'README.md'], undefined, undefined],
    [[], undefined, undefined],
  ])('%j with %s: %s', (paths, packageJson, command) => {
    expect(detect(paths, packageJson)).toBe(command);
  });

  test('is named test, and the file that says so is told', () => {
    expect(detectCheck({ paths: new Set(['Cargo.toml']), packageJson: undefined })).toEqual({
      check: { name: 'test', command: 'cargo test' },
      because: 'Cargo.toml',
    });
  });
});

describe('in a working directory', () => {
  const scripts = '{"scripts":{"test":"vitest"}}';

  test.each([
    ['', ['package.json'], scripts, 'npm test'],
    ['api', ['package.json', 'api/package.json'], scripts, 'npm test'],
    ['api', ['pnpm-lock.yaml', 'api/package.json'], scripts, 'pnpm test'],
    ['api', ['api/Cargo.toml', 'go.mod'], undefined, 'cargo test'],
    ['api', ['api/tests/conftest.py'], undefined, 'python -m pytest'],
    ['api', ['Cargo.toml', 'apiary/go.mod'], undefined, undefined],
  ] as const)('%j with %j', (folder, paths, packageJson, command) => {
    const found = detectCheck(manifestsIn(folder, { paths: new Set(paths), packageJson }));
    expect(found?.check.command).toBe(command);
  });
});

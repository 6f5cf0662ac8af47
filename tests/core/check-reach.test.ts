import { describe, expect, test } from 'vitest';
import { canRun } from '../../src/core/integrity/check-reach.ts';

const runs = (command: string, path: string): boolean => canRun([{ text: command }], path);

describe('whether a check can run a test file [X4]', () => {
  test.each([
    ['prove -l t', 't/a.t'],
    ['prove', 'xt/a.t'],
    ['prove -l author', 'author/a.t'],
    ['busted', 'spec/a_spec.lua'],
    ['busted spec', 'spec/deep/a_spec.lua'],
    ['bundle exec rspec', 'spec/a_spec.rb'],
    ['python -m pytest tests -q', 'tests/test_a.py'],
    ['pytest mypkg', 'tests/test_a.py'],
    ['pytest -k slow', 'tests/test_a.py'],
    ['pytest tests --junitxml out/a.xml', 'other/test_a.py'],
    ['python3 -m unittest discover -v -s tests -t .', 'tests/test_a.py'],
    ['npx vitest run', 'src/a.test.ts'],
    ['npx jest tests', 'packages/a/tests/a.test.js'],
    ['hurl --test api/*.hurl', 'api/a.hurl'],
    ['behave features/a.feature', 'features/a.feature'],
    ['cd web && npx mocha', 'web/test/a.js'],
    ['npm test', 'spec/a.lua'],
    ['make check', 'anything/a.t'],
    ['./run-tests', 't/a.t'],
    ['eslint . && ./run-tests', 't/a.t'],
  ])('%s: %s', (command, path) => expect(runs(command, path)).toBe(true));

  test.each([
    ['prove -l t', 'xt/a.t'],
    ['prove -l t', 't/a.py'],
    ['busted spec', 'tests/test_a.py'],
    ['python -m pytest', 'spec/a_spec.rb'],
    ['pytest tests', 'integration/test_a.py'],
    ['npx vitest run', 'spec/a.lua'],
    ['cd web && npx mocha', 'test/a.js'],
    ['tsc --noEmit && npx mocha tests', 'spec/a.js'],
    ['eslint .', 'test/a.js'],
  ])('not %s: %s', (command, path) => expect(runs(command, path)).toBe(false));

  test('a script that was read speaks for the command that runs it', () => {
    const script = { text: 'busted spec', followed: true };
    expect(canRun([{ text: 'npm test' }, script], 'tests/test_a.py')).toBe(false);
    expect(canRun([{ text: 'sh ci/run.sh' }, script], 'spec/a_spec.lua')).toBe(true);
    expect(canRun([{ text: 'make test' }, script], 'tests/test_a.py')).toBe(false);
    expect(canRun([{ text: 'gradle test' }, script], 'tests/test_a.py')).toBe(true);
  });
});

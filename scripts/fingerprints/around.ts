import type { Scenario } from './variation.ts';
import { shiftedBy } from './variation.ts';

/** Small failures of real tools in the surroundings that runners, shells and package managers give to a command. */

type Inner = Pick<Scenario, 'name' | 'files' | 'command'>;

/** How the same command is run, one way for each run; `{}` is the command. */
const surroundings: readonly string[] = [
  '{}',
  'set -x; date +%s; {}',
  `npm run check`,
  `echo '##[group]Run make check'; echo 'make check || echo failed'; echo '##[endgroup]'; {}; echo '##[error]Process completed with exit code 2.'; false`,
  `echo 'section_start:1763900000:step_script'; echo '$ make check'; {}; echo 'section_end:1763900007:step_script'; echo 'ERROR: Job failed: exit code 1'; false`,
  `{ {}; echo 'npm run check exited with code 1'; } 2>&1 | sed 's/^/[0] /'; false`,
  `{ {}; } 2>&1 | sed 's/^/app-1  | /'; false`,
  `echo 'yarn run v1.22.19'; echo '$ make check'; {}; echo 'error Command failed with exit code 1.'; false`,
];

function around({ name, files, command }: Inner): Scenario {
  return {
    name: `around-${name}`,
    files: (run) => ({
      ...files(run),
      'package.json': JSON.stringify({ name: 'shop', version: `1.${run.n}.0`, scripts: { check: command(run) } }),
    }),
    command: (run) => (surroundings[run.n % surroundings.length] ?? '{}').replace('{}', () => command(run)),
  };
}

function compiled(name: string, word: string): Inner {
  return {
    name: `gcc-${name}`,
    files: (run) => ({
      'src/main.c': `${shiftedBy(run, '//')}int main(void) {\n  return ${word};\n}\n`,
      'src/rates.c': 'int rates(void) { return 1; }\n',
    }),
    command: (run) =>
      `gcc ${run.order(['-Wall', '-O1']).join(' ')} -c src/rates.c -o /dev/null; gcc -c src/main.c -o /dev/null`,
  };
}

function linked(name: string, word: string): Inner {
  return {
    name: `gcc-link-${name}`,
    files: (run) => ({
      'src/main.c': `${shiftedBy(run, '//')}int ${word}(void);\nint main(void) {\n  return ${word}();\n}\n`,
    }),
    command: (run) => `gcc ${run.noisy ? '-g' : '-O2'} src/main.c -o app`,
  };
}

function tested(name: string, body: string): Inner {
  return {
    name: `node-${name}`,
    files: (run) => ({
      'test/rates.test.js': [
        `${shiftedBy(run, '//')}const { describe, test } = require('node:test');`,
        "const assert = require('node:assert');",
        "const fs = require('node:fs');",
        "describe('rates', () => {",
        ...run.order([`  test('finds the rate', () => { ${body} });`, "  test('lists them', () => {});"]),
        '});',
      ].join('\n'),
    }),
    command: (run) => `node --test --test-reporter=${run.pick(2) === 0 ? 'tap' : 'spec'} test/rates.test.js`,
  };
}

function python(name: string, body: string): Inner {
  return {
    name: `unittest-${name}`,
    files: (run) => ({
      'test_rates.py': `${shiftedBy(run, '#')}import unittest\n\n\nclass RatesTest(unittest.TestCase):\n    def test_rate(self):\n        ${body}\n`,
    }),
    command: (run) => `python3 -m unittest ${run.noisy ? '-v' : ''} test_rates`,
  };
}

export const aroundScenarios: readonly Scenario[] = [
  compiled('undeclared', 'rate'),
  compiled('other-undeclared', 'vat'),
  linked('rate', 'rate'),
  linked('vat', 'vat'),
  tested('equal', 'assert.strictEqual(2 * 3, 7);'),
  tested('other-equal', 'assert.strictEqual(2 * 3, 8);'),
  tested('no-file', "fs.readFileSync('rates.json');"),
  tested('type-error', 'undefined.rate;'),
  python('equal', 'self.assertEqual(2 * 3, 7)'),
  python('other-equal', 'self.assertEqual(2 * 3, 8)'),
].map(around);

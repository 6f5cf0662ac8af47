import type { Scenario, Variation } from './variation.ts';
import { shiftedBy } from './variation.ts';

/** Failures among what other programs print at the same time, run again, run by others, and reported in another form. */

/** What stands between the lines of an output, from run to run. */
const chatter: readonly string[] = [
  'GET /api/items/7 200 35.748 ms - 3497',
  '9ed65e682861: Pull complete',
  '{"level":30,"time":1700776254272,"pid":3923,"hostname":"fv-az159","msg":"request completed"}',
  '[webpack] 20% building 39/468 modules',
  'heap used: 64 MB, rss 180 MB',
  'Copying assets to build',
];

/** After how many lines others speak; the first runs are left alone. */
function among(run: Variation, command: string): string {
  const said = chatter[run.n % chatter.length] ?? '';
  const every = 2 + (run.n % 3);
  return run.n < 2
    ? command
    : `{ ${command}; } 2>&1 | awk '{ print } NR % ${every} == 0 { print "${said.replaceAll('"', '\\"')}" }'; false`;
}

function compiled(name: string, word: string): Scenario {
  const ways = [
    'gcc -c src/main.c -o /dev/null',
    'make',
    'make -k -j2',
    'gcc -fno-diagnostics-show-caret -c src/main.c -o /dev/null',
    'gcc -fno-diagnostics-show-option -c src/main.c -o /dev/null',
  ];
  return {
    name: `beside-gcc-${name}`,
    files: (run) => ({
      'src/main.c': `${shiftedBy(run, '//')}int main(void) {\n  return ${word};\n}\n`,
      Makefile: 'src/main.o: src/main.c\n\tgcc -c -o src/main.o src/main.c\n',
    }),
    command: (run) => among(run, ways[run.n % ways.length] ?? 'make'),
  };
}

function linted(name: string, code: string): Scenario {
  return {
    name: `beside-eslint-${name}`,
    files: (run) => ({
      'package.json': '{ "name": "shop", "version": "1.0.0", "type": "module" }',
      'eslint.config.js': "export default [{ rules: { 'no-undef': 2, 'no-empty': 2, 'no-debugger': 1 } }];\n",
      'src/cart.js': `${shiftedBy(run, '//')}${code}\n`,
      'src/user.js': run.noisy ? 'export function user() {\n  debugger;\n}\n' : 'export const user = 1;\n',
    }),
    command: (run) => {
      const form = ['stylish', 'compact', 'unix', 'json'][run.n % 4] ?? 'stylish';
      return form === 'json' ? 'eslint -f json src' : among(run, `eslint -f ${form} src`);
    },
  };
}

function logging(name: string, body: string): Scenario {
  return {
    name: `beside-unittest-${name}`,
    files: (run) => ({
      'tests/__init__.py': '',
      'tests/test_rates.py': [
        `${shiftedBy(run, '#')}import logging\nimport subprocess\nimport unittest\n\n`,
        'class RatesTest(unittest.TestCase):',
        ...run.order([
          `    def test_rate(self):\n        ${body}\n`,
          ...(run.noisy
            ? [`    def test_log(self):\n        logging.error('no answer from 10.0.0.%d', ${run.n})\n`]
            : []),
          ...(run.n % 4 === 1 ? [`    def test_bad_log(self):\n        logging.error('no answer', ${run.n})\n`] : []),
          '    def test_other(self):\n        self.assertTrue(True)\n',
        ]),
      ].join('\n'),
    }),
    command: (run) => {
      const once = `python3 -m unittest ${run.n % 3 === 2 ? '-v' : ''}`;
      return run.n % 4 === 3 ? `${once}; ${once}` : once;
    },
  };
}

function again(name: string, body: string): Scenario {
  return {
    name: `beside-mocha-${name}`,
    files: (run) => ({
      'test/rates.js': [
        `${shiftedBy(run, '//')}const assert = require('node:assert');`,
        "describe('rates', () => {",
        ...run.order([
          `  it('finds the rate', () => { ${body} });`,
          "  it('lists them', () => {});",
          ...(run.noisy ? ["  it('keeps them');"] : []),
        ]),
        '});',
      ].join('\n'),
    }),
    command: (run) => {
      const reporter = ['spec', 'dot', 'nyan', 'min'][run.n % 4] ?? 'spec';
      const once = `mocha --reporter ${reporter}`;
      return run.n % 3 === 1 ? `${once}; echo 'Trying again (2 of 2)'; ${once}` : once;
    },
  };
}

/** Three commands of a project, of which one fails, run one after another or at once. */
function together(name: string, failing: string): Scenario {
  const scripts: Readonly<Record<string, string>> = {
    types: 'gcc -fsyntax-only src/types.c',
    units: 'node --test test/units.test.js',
    lint: 'eslint src',
  };
  const ways = [
    `npm run ${failing}`,
    'npm run ci',
    'npm-run-all --continue-on-error --parallel types units lint',
    'concurrently npm:types npm:units npm:lint',
  ];
  return {
    name: `beside-${name}`,
    files: (run) => ({
      'package.json': JSON.stringify({
        ...(run.n % 2 === 0 ? { name: 'shop', version: `1.${run.n}.0` } : {}),
        scripts: { ...scripts, ci: 'npm run types && npm run units && npm run lint' },
      }),
      'eslint.config.js': "module.exports = [{ rules: { 'no-undef': 2 } }];\n",
      'src/types.c': `${shiftedBy(run, '//')}int main(void) { return ${failing === 'types' ? 'rate' : '0'}; }\n`,
      'src/lint.js': `${shiftedBy(run, '//')}${failing === 'lint' ? 'rate(1)' : ''};\n`,
      'test/units.test.js': `${shiftedBy(run, '//')}require('node:test').test('finds the rate', () => { ${failing === 'units' ? 'rate(1)' : ''} });\n`,
    }),
    command: (run) => ways[run.n % ways.length] ?? 'npm run ci',
  };
}

function retried(name: string, body: string): Scenario {
  return {
    name: `beside-vitest-${name}`,
    files: (run) => ({
      'test/rates.test.js': [
        `${shiftedBy(run, '//')}import { expect, test } from 'vitest';`,
        ...run.order([
          `test('finds the rate', () => { ${body} });`,
          "test('lists them', () => { console.log('listed'); });",
        ]),
      ].join('\n'),
    }),
    command: (run) => among(run, `vitest run --retry=${run.n % 3}`),
  };
}

export const besideScenarios: readonly Scenario[] = [
  compiled('undeclared', 'levy'),
  compiled('other-undeclared', 'tax'),
  linted('undef', 'export const total = quota(1);'),
  linted('other-undef', 'export const total = quote(1);'),
  linted('empty', 'export function total() {\n  if (1) {}\n}'),
  logging('equal', 'self.assertEqual(2 * 3, 7)'),
  logging('command', "subprocess.run(['false'], check=True)"),
  again('equal', 'assert.equal(2 * 3, 7);'),
  again('other-equal', 'assert.equal(2 * 3, 8);'),
  retried('equal', 'expect(2 * 3).toBe(7);'),
  together('types', 'types'),
  together('units', 'units'),
  together('lint', 'lint'),
];

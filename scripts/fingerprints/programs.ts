import type { Scenario, Variation } from './variation.ts';
import { shiftedBy } from './variation.ts';

/** Programs and package tools of Node: crashes, tsc, eslint, npm. */

const forced = (run: Variation): string => (run.colour ? 'FORCE_COLOR=1' : 'NO_COLOR=1');

function crash(name: string, body: string, more: Readonly<Record<string, string>> = {}): Scenario {
  return {
    name: `node-${name}`,
    files: (run) => ({
      'package.json': '{"name": "shop", "type": "module"}',
      'src/main.js': `${shiftedBy(run, '//')}${run.noisy ? "process.emitWarning('old', 'DeprecationWarning');\nconsole.log('[info] started', process.pid, new Date().toISOString());\n" : ''}${body}\n`,
      ...more,
    }),
    command: (run) => `${forced(run)} node src/main.js`,
  };
}

const strict = JSON.stringify({
  compilerOptions: { strict: true, noEmit: true, target: 'es2022', module: 'node16', noUnusedLocals: true, types: [] },
  include: ['src'],
});

function typed(name: string, sources: Readonly<Record<string, string>>): Scenario {
  return {
    name: `tsc-${name}`,
    files: (run) => ({
      'tsconfig.json': strict,
      'package.json': '{"name": "shop", "type": "module"}',
      ...Object.fromEntries(
        run.order(Object.entries(sources)).map(([path, code]) => [path, shiftedBy(run, '//') + code]),
      ),
      'src/fine.ts': `${shiftedBy(run, '//')}export const errors = 0;\n`,
    }),
    command: (run) => `tsc -p . --pretty ${run.colour ? 'true' : 'false'}`,
  };
}

const lintConfig = `export default [{ files: ['**/*.js'], rules: {
  'no-undef': 'error', 'no-unused-vars': 'error', eqeqeq: 'error', 'no-console': process.env.NOISY ? 'warn' : 'off' } }];\n`;

function linted(name: string, sources: Readonly<Record<string, string>>): Scenario {
  return {
    name: `eslint-${name}`,
    files: (run) => ({
      'package.json': '{"name": "shop", "type": "module"}',
      'eslint.config.js': lintConfig,
      ...Object.fromEntries(Object.entries(sources).map(([path, code]) => [path, shiftedBy(run, '//') + code])),
      'src/warned.js':
        `${shiftedBy(run, '//')}export function errors() { globalThis.console.log(1); console.log(2); }\n`.replace(
          'console.log(2)',
          run.noisy ? 'globalThis.console.error(2)' : 'globalThis.console.log(2)',
        ),
    }),
    command: (run) => `${run.noisy ? 'NOISY=1' : ''} eslint ${run.colour ? '--color' : '--no-color'} src`,
  };
}

function npm(name: string, manifest: object, command: string): Scenario {
  return {
    name: `npm-${name}`,
    files: () => ({
      'package.json': JSON.stringify({ name: 'shop', version: '1.0.0', ...manifest }),
      'fail.mjs':
        "console.log('step', process.pid, new Date().toISOString());\nprocess.exit(Number(process.argv[2]));\n",
    }),
    command: (run) => `${forced(run)} npm ${command} ${run.noisy ? '--loglevel=notice' : ''}`,
  };
}

export const programScenarios: readonly Scenario[] = [
  crash('type-error', "import { total } from './cart.js';\ntotal(undefined);", {
    'src/cart.js': 'export function total(cart) {\n  return cart.items.length;\n}\n',
  }),
  crash('type-error-other', "import { total } from './cart.js';\ntotal(undefined);", {
    'src/cart.js': 'export function total(cart) {\n  return cart.lines.length;\n}\n',
  }),
  crash('type-error-other-file', "import { total } from './basket.js';\ntotal(undefined);", {
    'src/basket.js': 'export function total(cart) {\n  return cart.items.length;\n}\n',
  }),
  crash('reference', 'console.log(totl);'),
  crash('no-module', "import './price.js';"),
  crash('no-package', "import 'left-padding';"),
  crash(
    'enoent',
    "import { readFileSync } from 'node:fs';\nimport { mkdtempSync } from 'node:fs';\nreadFileSync(mkdtempSync('/tmp/shop-') + '/settings.json');",
  ),
  crash('recursion', 'function down(n) { return down(n + 1) + 1; }\ndown(0);'),
  crash(
    'rejection',
    "setTimeout(() => Promise.reject(new Error('queue ' + process.hrtime.bigint().toString(16) + 'f is full after ' + Math.round(performance.now()) + ' ms')), 5);",
  ),
  typed('not-assignable', { 'src/cart.ts': "export const total: number = 'three';\n" }),
  typed('not-assignable-file', { 'src/order.ts': "export const total: number = 'three';\n" }),
  typed('not-assignable-type', { 'src/cart.ts': "export const total: boolean = 'three';\n" }),
  typed('no-name', { 'src/cart.ts': 'export const total = price;\n' }),
  typed('no-other-name', { 'src/cart.ts': 'export const total = prize;\n' }),
  typed('no-module', { 'src/cart.ts': "import { price } from './price.js';\nexport const total = price;\n" }),
  typed('nested', {
    'src/cart.ts': 'interface A { a: { b: number } }\nconst x = { a: { b: "1" } };\nexport const y: A = x;\n',
  }),
  typed('two-files', {
    'src/cart.ts': 'export const total = price;\n',
    'src/order.ts': "export const total: number = 'three';\n",
  }),
  linted('undef', { 'src/cart.js': 'export const total = price;\n' }),
  linted('other-undef', { 'src/cart.js': 'export const total = prize;\n' }),
  linted('undef-other-file', { 'src/order.js': 'export const total = price;\n' }),
  linted('eqeqeq', { 'src/cart.js': 'export const same = (a, b) => a == b;\n' }),
  linted('parse', { 'src/cart.js': 'export const = 3;\n' }),
  npm('no-script', {}, 'run biuld'),
  npm('no-other-script', {}, 'run tset'),
  npm('exit-3', { scripts: { build: 'node fail.mjs 3' } }, 'run build'),
  npm('exit-4', { scripts: { build: 'node fail.mjs 4' } }, 'run build'),
  npm('no-package', { dependencies: { 'shop-no-such-package-1': '1.0.0' } }, 'install'),
  npm('no-lock', { dependencies: { mocha: '11.0.0' } }, 'ci'),
];

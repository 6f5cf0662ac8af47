import type { Scenario, Variation } from './variation.ts';
import { shiftedBy } from './variation.ts';

/** One failing test: its title and its body, in terms of `expect` or of node:assert. */
interface Failing {
  readonly title: string;
  readonly expect: string;
  readonly assert: string;
  readonly file?: string;
}

const failing = {
  status404: {
    title: 'answers with 200',
    expect: 'expect(status(404)).toBe(200);',
    assert: 'assert.strictEqual(status(404), 200);',
  },
  status500: {
    title: 'answers with 200',
    expect: 'expect(status(500)).toBe(200);',
    assert: 'assert.strictEqual(status(500), 200);',
  },
  statusOther: {
    title: 'answers with the status of success',
    expect: 'expect(status(404)).toBe(200);',
    assert: 'assert.strictEqual(status(404), 200);',
  },
  statusElsewhere: {
    title: 'answers with 200',
    expect: 'expect(status(404)).toBe(200);',
    assert: 'assert.strictEqual(status(404), 200);',
    file: 'order',
  },
  typeError: {
    title: 'reads the name of a user',
    expect: 'expect(nameOf(undefined)).toBe("Ann");',
    assert: 'assert.strictEqual(nameOf(undefined), "Ann");',
  },
  deep: {
    title: 'sums a basket',
    expect: 'expect(basket(3)).toEqual({ items: ["pear"], total: 4, paid: true });',
    assert: 'assert.deepStrictEqual(basket(3), { items: ["pear"], total: 4, paid: true });',
  },
  deepOther: {
    title: 'sums a basket',
    expect: 'expect(basket(3)).toEqual({ items: ["pear"], total: 5, paid: true });',
    assert: 'assert.deepStrictEqual(basket(3), { items: ["pear"], total: 5, paid: true });',
  },
  session: {
    title: 'opens a session',
    expect: 'await openSession();',
    assert: 'await openSession();',
  },
  refused: {
    title: 'connects to the store',
    expect: 'await connect();',
    assert: 'await connect();',
  },
  property: {
    title: 'sorts any list',
    expect: 'fc.assert(fc.property(fc.array(fc.integer()), (list) => sorted(list)), { seed: SEED });',
    assert: 'fc.assert(fc.property(fc.array(fc.integer()), (list) => sorted(list)), { seed: SEED });',
  },
  slow: {
    title: 'waits for an answer',
    expect: 'await new Promise((done) => setTimeout(done, 60_000).unref());',
    assert: 'await new Promise((done) => setTimeout(done, 60_000).unref());',
  },
} satisfies Record<string, Failing>;

type FailingName = keyof typeof failing;

const passing = [
  'adds two numbers',
  'reports an error when the list is empty',
  'fails on negative numbers',
  'expects nothing from a stranger',
  'keeps 0 errors in the log',
  'does not crash without a name',
  'rejects undefined',
];

const library = `
import { connect as dial } from 'node:net';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
export function status(code) { return code; }
export function nameOf(user) { return user.name; }
export function basket(total) { return { items: ['pear', 'plum'], total, paid: true }; }
export function sorted(list) { return list.every((each, at) => at === 0 || list[at - 1] <= each); }
export async function openSession() {
  const folder = mkdtempSync(join(tmpdir(), 'session-'));
  try { readFileSync(join(folder, 'token')); } catch (cause) {
    throw new Error('session ' + randomUUID() + ' of pid ' + process.pid + ' has no token at ' + new Date().toISOString() + ': ' + cause.message);
  }
}
export async function connect() {
  const port = 20_000 + (process.pid * 7) % 20_000;
  await new Promise((done, fail) => dial({ port, host: '127.0.0.1' }).on('connect', done).on('error', fail));
}
export function work(ms) { return new Promise((done) => setTimeout(done, ms)); }
`;

/** How a framework is spoken to. */
interface Framework {
  readonly name: string;
  /** A further one, which tells the same errors in other words. */
  readonly reporter?: string;
  readonly head: string;
  readonly style: 'expect' | 'assert';
  fileOf(part: string): string;
  command(run: Variation, files: readonly string[]): string;
  readonly config?: Readonly<Record<string, string>>;
}

const quietNode = (run: Variation): string => (run.colour ? 'FORCE_COLOR=1' : 'NO_COLOR=1');

const vitest: Framework = {
  name: 'vitest',
  head: "import { describe, expect, test } from 'vitest';",
  style: 'expect',
  fileOf: (part) => `test/${part}.test.js`,
  command: (run) =>
    `${quietNode(run)} vitest run --testTimeout=300 --maxWorkers=${run.jobs} --sequence.shuffle.tests --sequence.seed=${run.seed}`,
};
const jest: Framework = {
  name: 'jest',
  head: "import { jest } from '@jest/globals';",
  style: 'expect',
  fileOf: (part) => `test/${part}.test.js`,
  command: (run) =>
    `${quietNode(run)} NODE_OPTIONS=--experimental-vm-modules jest --testTimeout=300 -w ${run.jobs + 1} --randomize --seed=${run.seed} ${run.noisy ? '--verbose' : ''}`,
  config: { 'jest.config.json': '{"transform": {}, "testEnvironment": "node"}' },
};
const mocha: Framework = {
  name: 'mocha',
  head: "import assert from 'node:assert';",
  style: 'assert',
  fileOf: (part) => `test/${part}.test.js`,
  command: (run, files) =>
    `mocha ${run.colour ? '--color' : '--no-color'} --timeout 300 --exit ${run.noisy ? '--parallel' : ''} ${run.order(files).join(' ')}`,
};
const nodeTest: Framework = {
  name: 'node-test',
  head: "import { describe, test } from 'node:test';\nimport assert from 'node:assert';",
  style: 'assert',
  fileOf: (part) => `test/${part}.test.js`,
  command: (run, files) =>
    `${quietNode(run)} node --test --test-timeout=1500 --test-concurrency=${run.jobs} --test-reporter=spec ${run.order(files).join(' ')}`,
};
const nodeTap: Framework = {
  ...nodeTest,
  reporter: 'tap',
  command: (run, files) =>
    `${quietNode(run)} node --test --test-concurrency=${run.jobs} --test-reporter=tap ${run.order(files).join(' ')}`,
};

function testCase({ title, body }: { readonly title: string; readonly body: string }): string {
  return `  test(${JSON.stringify(title)}, async () => {\n    ${body}\n  });\n`;
}

function quiet(run: Variation, title: string): { readonly title: string; readonly body: string } {
  const chatter = run.noisy && run.pick(3) === 0;
  const said = `console.log('worker', process.pid, 'at', new Date().toISOString(), 'used', process.memoryUsage().rss, 'bytes: errors are handled');`;
  return { title, body: `await work(${run.pick(25)});${chatter ? ` ${said}` : ''}` };
}

function suite(run: Variation, framework: Framework, part: string, names: readonly FailingName[]): string {
  const broken = names
    .map((name): Failing => failing[name])
    .filter(({ file = 'cart' }) => file === part)
    .map(({ title, ...body }) => ({ title, body: body[framework.style].replace('SEED', String(run.seed)) }));
  const tests = run.order([...broken, ...passing.map((title) => quiet(run, title))]);
  const warning = run.noisy ? "process.emitWarning('this way of reading is old', 'DeprecationWarning');\n" : '';
  const fc = names.includes('property') ? "import fc from 'fast-check';\n" : '';
  const hook = framework.name === 'mocha' ? 'const test = it;\n' : '';
  return `${shiftedBy(run, '//')}${framework.head}
${fc}import { basket, connect, nameOf, openSession, sorted, status, work } from '../src/lib.js';
${warning}${hook}describe(${JSON.stringify(part)}, () => {
${tests.map((each) => testCase(each)).join('')}});
`;
}

function tested(framework: Framework, name: string, names: readonly FailingName[]): Scenario {
  const parts = ['cart', 'order', 'user'];
  const files = parts.map((part) => framework.fileOf(part));
  return {
    name: `${framework.name}-${name}`,
    prefix: framework.reporter === undefined ? '' : `${framework.reporter}-`,
    files: (run) => ({
      'package.json': '{"name": "shop", "version": "1.0.0", "type": "module"}',
      'src/lib.js': shiftedBy(run, '//') + library,
      ...framework.config,
      ...Object.fromEntries(parts.map((part) => [framework.fileOf(part), suite(run, framework, part, names)])),
    }),
    command: (run) => framework.command(run, files),
  };
}

/** A test file that cannot even be loaded. */
function unloadable(framework: Framework, name: string, line: string): Scenario {
  const whole = tested(framework, name, []);
  return {
    ...whole,
    files: (run) => {
      const files = whole.files(run);
      const path = framework.fileOf('order');
      return { ...files, [path]: `${shiftedBy(run, '//')}${line}\n${files[path]}` };
    },
  };
}

const everywhere: readonly (readonly [string, readonly FailingName[]])[] = [
  ['status-404', ['status404']],
  ['status-500', ['status500']],
  ['status-other-title', ['statusOther']],
  ['status-other-file', ['statusElsewhere']],
  ['type-error', ['typeError']],
  ['deep', ['deep']],
  ['deep-other-total', ['deepOther']],
  ['two-of-them', ['status404', 'typeError']],
];

export const javascriptScenarios: readonly Scenario[] = [
  ...everywhere.map(([name, names]) => tested(vitest, name, names)),
  tested(vitest, 'session', ['session']),
  tested(vitest, 'refused', ['refused']),
  tested(vitest, 'property', ['property']),
  tested(vitest, 'slow', ['slow']),
  unloadable(vitest, 'no-module', "import '../src/price.js';"),
  unloadable(vitest, 'no-other-module', "import '../src/prize.js';"),
  ...everywhere.slice(0, 6).map(([name, names]) => tested(jest, name, names)),
  tested(jest, 'session', ['session']),
  tested(jest, 'slow', ['slow']),
  unloadable(jest, 'no-module', "import '../src/price.js';"),
  ...everywhere.slice(0, 7).map(([name, names]) => tested(mocha, name, names)),
  tested(mocha, 'refused', ['refused']),
  tested(mocha, 'slow', ['slow']),
  unloadable(
    { ...mocha, command: (run, files) => mocha.command({ ...run, noisy: false }, files) },
    'no-package',
    "import 'left-padding';",
  ),
  ...everywhere.map(([name, names]) => tested(nodeTest, name, names)),
  tested(nodeTest, 'session', ['session']),
  tested(nodeTest, 'refused', ['refused']),
  tested(nodeTest, 'property', ['property']),
  unloadable(nodeTest, 'no-module', "import '../src/price.js';"),
  unloadable(nodeTest, 'syntax', 'const = 3;'),
  ...everywhere.slice(0, 3).map(([name, names]) => tested(nodeTap, name, names)),
];

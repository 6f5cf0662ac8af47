import type { Scenario, Variation } from './variation.ts';
import { shiftedBy } from './variation.ts';

/** A second set of errors that the rules were measured on before anything was learned from it. */

const colour = (run: Variation): string => (run.colour ? 'FORCE_COLOR=1' : 'NO_COLOR=1');

interface Broken {
  readonly suite: string;
  readonly title: string;
  readonly body: string;
}

const modules = ['account', 'invoice', 'ledger', 'payment'];

/** Four files with tests of their own, of which some fail, with what servers and jobs print while they run. */
function bank(name: string, tool: 'vitest' | 'jest' | 'mocha' | 'node', broken: readonly Broken[]): Scenario {
  const head = {
    vitest: "import { describe, expect, it } from 'vitest';\nimport assert from 'node:assert';",
    jest: "import assert from 'node:assert';",
    mocha: "import assert from 'node:assert';",
    node: "import { describe, it } from 'node:test';\nimport assert from 'node:assert';",
  }[tool];
  const file = (module: string): string => `packages/bank/test/${module}.spec.mjs`;
  const commands = (run: Variation): string => {
    const files = run.order(modules.map(file)).join(' ');
    return {
      vitest: `${colour(run)} vitest run --maxWorkers=${run.jobs} --sequence.shuffle --sequence.seed=${run.seed}`,
      jest: `${colour(run)} NODE_OPTIONS=--experimental-vm-modules jest -w ${run.jobs + 1} --randomize --seed=${run.seed}`,
      mocha: `mocha ${run.colour ? '--color' : ''} --reporter dot ${files}`,
      node: `${colour(run)} node --test --test-concurrency=${run.jobs} ${files}`,
    }[tool];
  };
  return {
    name: `${tool}3-${name}`,
    files: (run) => ({
      'package.json': '{"name": "bank", "type": "module", "version": "2.1.0"}',
      'jest.config.json': '{"transform": {}, "testEnvironment": "node", "testMatch": ["**/*.spec.mjs"]}',
      'packages/bank/src/money.mjs': `${shiftedBy(run, '//')}${money}`,
      ...Object.fromEntries(modules.map((module) => [file(module), spec(run, module, { head, broken })])),
    }),
    command: commands,
  };
}

const money = `
import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
export class Money {
  constructor(cents, currency) { this.cents = cents; this.currency = currency; }
  plus(other) {
    if (other.currency !== this.currency) throw new TypeError(\`cannot add \${other.currency} to \${this.currency}\`);
    return new Money(this.cents + other.cents, this.currency);
  }
}
export class NotEnough extends Error { name = 'NotEnough'; code = 'E_NOT_ENOUGH'; }
export async function transfer(cents) {
  const id = randomUUID(), token = randomBytes(12).toString('base64url');
  await new Promise((done) => setTimeout(done, Math.random() * 20));
  throw new NotEnough(\`transfer \${id} (token \${token}) of \${cents} cents was refused by worker \${process.pid} after \${(Math.random() * 20).toFixed(1)} ms\`);
}
export async function fetchTwice() {
  const server = createServer((_, response) => { response.statusCode = 503; response.end(); });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const url = \`http://127.0.0.1:\${server.address().port}/accounts\`;
  const { status } = await fetch(url);
  server.close();
  throw new Error(\`GET \${url} answered \${status}\`);
}
`;

function spec(
  run: Variation,
  module: string,
  { head, broken }: { readonly head: string; readonly broken: readonly Broken[] },
): string {
  const cases = [
    ...broken.filter(({ suite }) => suite === module),
    ...[
      'starts at 0',
      'rejects an unknown currency',
      'does not fail on an empty list',
      'retries 3 times after errors',
    ].map((title) => ({
      title,
      body: `await new Promise((done) => setTimeout(done, ${run.pick(40)}));${run.noisy ? ` console.error('[%s] pid=%d level=warn retry failed, trying again in %d ms', new Date().toISOString(), process.pid, Math.random() * 90);` : ''}`,
    })),
  ];
  const written = run
    .order(cases)
    .map(({ title, body }) => `  it(${JSON.stringify(title)}, async () => {\n    ${body}\n  });`);
  return `${shiftedBy(run, '//')}${head}\nimport { Money, fetchTwice, transfer } from '../src/money.mjs';\ndescribe(${JSON.stringify(module)}, () => {\n${written.join('\n')}\n});\n`;
}

const add: Broken = {
  suite: 'ledger',
  title: 'adds money',
  body: 'assert.deepStrictEqual(new Money(3, "EUR").plus(new Money(4, "EUR")), new Money(8, "EUR"));',
};
const addMore: Broken = { ...add, body: add.body.replace('Money(8', 'Money(9') };
const mixes: Broken = {
  suite: 'payment',
  title: 'mixes no currencies',
  body: 'new Money(3, "EUR").plus(new Money(4, "USD"));',
};
const mixesOther: Broken = { ...mixes, body: mixes.body.replace('USD', 'GBP') };
const moves: Broken = { suite: 'account', title: 'moves money', body: 'await transfer(500);' };
const asks: Broken = { suite: 'invoice', title: 'asks for accounts', body: 'await fetchTwice();' };
const text: Broken = {
  suite: 'invoice',
  title: 'prints an invoice',
  body: 'assert.equal(["Invoice", "1 pear", "2 plums"].join("\\n"), ["Invoice", "1 pear", "3 plums"].join("\\n"));',
};
const truthy: Broken = { suite: 'invoice', title: 'is paid', body: 'assert.ok(new Money(0, "EUR").cents);' };

const bankTools = ['vitest', 'jest', 'mocha', 'node'] as const;

function program(
  name: string,
  command: (run: Variation) => string,
  files: (run: Variation) => Readonly<Record<string, string>>,
): Scenario {
  return { name, files, command };
}

function many(name: string, missing: string): Scenario {
  return program(
    `gcc3-${name}`,
    (run) =>
      `make -k -j${run.jobs} CFLAGS="${run.noisy ? '-Wall -Wextra' : ''} -fdiagnostics-color=${run.colour ? 'always' : 'never'}"`,
    (run) => ({
      Makefile: `OBJ = ${run.order(['a.o', 'b.o', 'c.o', 'd.o']).join(' ')}\nbank: $(OBJ)\n\t$(CC) -o $@ $^\n`,
      'a.c': `${shiftedBy(run, '//')}int a(void) { return missing_a; }\n`,
      'b.c': `${shiftedBy(run, '//')}struct m { int cents; };\nint b(struct m *m) { int error; return m.cents; }\n`,
      'c.c': `${shiftedBy(run, '//')}int c(int x) { ${missing} }\n`,
      'd.c': `${shiftedBy(run, '//')}int d(int unused) { return 0; }\n`,
    }),
  );
}

function python(name: string, body: string): Scenario {
  return program(
    `unit3-${name}`,
    (run) =>
      `PYTHONDONTWRITEBYTECODE=1 PYTHONHASHSEED=${run.seed} python3 -W default -m unittest ${run.order(['bank.tests.test_a', 'bank.tests.test_b']).join(' ')}`,
    (run) => ({
      'bank/__init__.py': '',
      'bank/tests/__init__.py': '',
      'bank/money.py': `${shiftedBy(run, '#')}import dataclasses\n@dataclasses.dataclass\nclass Money:\n    cents: int\n    currency: str\n    tags: set = dataclasses.field(default_factory=set)\nclass Ledger:\n    pass\n`,
      'bank/tests/test_a.py': `${shiftedBy(run, '#')}import unittest, threading, time, logging, warnings\nfrom bank.money import Money, Ledger\nclass LedgerTest(unittest.TestCase):\n    def test_adds(self):\n        ${body}\n    def test_errors(self):\n        logging.error("retry %s failed at %s", threading.get_ident(), time.time())\n        warnings.warn("old %d" % threading.get_ident(), ResourceWarning)\n`,
      'bank/tests/test_b.py': `${shiftedBy(run, '#')}import unittest, time\nclass Other(unittest.TestCase):\n    def test_error_path(self):\n        time.sleep(${run.pick(30) / 1000})\n`,
    }),
  );
}

const strict = JSON.stringify({
  compilerOptions: {
    strict: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    types: [],
    jsx: 'react-jsx',
  },
  include: ['src'],
});

function types(name: string, sources: Readonly<Record<string, string>>): Scenario {
  return program(
    `tsc3-${name}`,
    (run) => `tsc -p tsconfig.json ${run.colour ? '--pretty' : '--pretty false'}`,
    (run) => ({
      'tsconfig.json': strict,
      ...Object.fromEntries(Object.entries(sources).map(([path, code]) => [path, shiftedBy(run, '//') + code])),
    }),
  );
}

function npmOf(name: string, manifest: object, command: string): Scenario {
  return program(
    `npm3-${name}`,
    (run) => `${colour(run)} npm ${command} ${run.noisy ? '--loglevel=http' : ''}`,
    () => ({
      'package.json': JSON.stringify({ name: 'bank', version: '2.1.0', ...manifest }),
      'packages/a/package.json':
        '{"name": "a", "version": "1.0.0", "scripts": {"test": "node -e \\"process.exit(3)\\""}}',
      'broken/package.json': '{"name": "broken", "version": }',
    }),
  );
}

export const moreScenarios: readonly Scenario[] = [
  ...bankTools.flatMap((tool) => [
    bank('add', tool, [add]),
    bank('add-more', tool, [addMore]),
    bank('mixes', tool, [mixes]),
    bank('mixes-other', tool, [mixesOther]),
    bank('moves-asks', tool, [moves, asks]),
    bank('three', tool, [add, mixes, moves]),
    bank('text', tool, [text]),
    bank('truthy', tool, [truthy]),
  ]),
  many('three', 'return missing_c;'),
  many('other-three', 'return missing_d;'),
  many('two', 'return x;'),
  python('equal', 'self.assertEqual(Money(3, "EUR"), Money(4, "EUR"))'),
  python('equal-other', 'self.assertEqual(Money(3, "EUR"), Money(5, "EUR"))'),
  python('object', 'self.assertIs(Ledger(), None)'),
  python('raises', 'with self.assertRaises(KeyError): Money(3, "EUR").cents'),
  python('dict', 'self.assertDictEqual({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]})'),
  python('chain', 'try: int("three")\n        except ValueError as error: raise RuntimeError("no amount") from error'),
  types('five', {
    'src/a.ts': 'export const a: number = "a";\nexport const b: string = 3;\n',
    'src/b.ts': 'import { c } from "./a";\nexport function f(x) { return x; }\nf();\n',
  }),
  types('four', {
    'src/a.ts': 'export const a: number = "a";\nexport const b: string = "3";\n',
    'src/b.ts': 'import { c } from "./a";\nexport function f(x) { return x; }\nf();\n',
  }),
  types('generic', {
    'src/a.ts':
      'type Deep<T> = { [K in keyof T]: Deep<T[K]> };\nexport const m: Map<string, { a: number }> = new Map([["a", { a: "1" }]]);\n',
  }),
  types('null', { 'src/a.ts': 'export const n = (x?: { y: string }) => x.y;\n' }),
  types('null-file', { 'src/deep/a.ts': 'export const n = (x?: { y: string }) => x.y;\n' }),
  npmOf('workspace', { workspaces: ['packages/*'] }, 'test --workspaces'),
  npmOf('peer', { dependencies: { 'eslint-plugin-react': '7.0.0', eslint: '9.0.0' } }, 'install --dry-run'),
  npmOf('target', { dependencies: { mocha: '99.0.0' } }, 'install'),
  npmOf('json', {}, 'install --prefix broken'),
  npmOf('lifecycle', { scripts: { test: 'exit 9' } }, 'test'),
];

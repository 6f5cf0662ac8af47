import { describe, expect, test } from 'vitest';
import { type Stage, stage } from './stage.ts';

const prd = `${JSON.stringify([{ id: 'A', title: 'Add totals', passes: false }])}\n`;

/** A small project in one language: what an agent adds honestly, and what makes its checks blind. */
interface Project {
  readonly command: string;
  readonly files: Readonly<Record<string, string>>;
  /** What the agent's work consists of, by path. */
  readonly product: string;
  /** New code with a real test. */
  readonly work: Readonly<Record<string, string>>;
  /** A test of it that cannot fail. */
  readonly blind: Readonly<Record<string, string>>;
}

const write = (files: Readonly<Record<string, string>>): string =>
  Object.entries(files)
    .map(([path, text]) => `mkdir -p "$(dirname ${path})"; cat > ${path} <<'EOF'\n${text}EOF\n`)
    .join('');

const nodeTest = (assertion: string): string =>
  `import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { total } from '../src/total.mjs';\ntest('totals', () => {\n  ${assertion}\n});\n`;

const makefile = (names: readonly string[]): string =>
  `check: ${names.join(' ')}\n${names.map((name) => `${name}: test/${name}.c src/*.c\n\t$(CC) -o $@ test/${name}.c src/*.c && ./$@\n`).join('')}`;

const cTest = (header: string, condition: string): string =>
  `#include <assert.h>\n#include "../src/${header}.h"\nint main(void) {\n  assert(${condition});\n  return 0;\n}\n`;

const nodeProject: Project = {
  command: 'node --test test/*.test.mjs',
  product: 'src/total.mjs',
  files: { 'test/sum.test.mjs': "import { test } from 'node:test';\ntest('is there', () => {});\n" },
  work: {
    'src/total.mjs': 'export function total(list) {\n  return list.reduce((all, one) => all + one, 0);\n}\n',
    'test/total.test.mjs': nodeTest('assert.equal(total([1, 2, 3]), 6);'),
  },
  blind: { 'test/total.test.mjs': nodeTest("assert.equal(typeof total, 'function');") },
};

const projects: Readonly<Record<string, Project>> = {
  'node:test': nodeProject,
  'C with make, which prints no counts': {
    command: 'make check',
    product: 'src/total.c',
    files: {
      Makefile: makefile(['sum', 'total']),
      'src/sum.h': 'int sum(int a, int b);\n',
      'src/sum.c': 'int sum(int a, int b) {\n  return b - -a;\n}\n',
      'test/sum.c': cTest('sum', 'sum(1, 2) == 3'),
      'test/total.c': 'int main(void) {\n  return 0;\n}\n',
    },
    work: {
      'src/total.h': 'int total(const int *list, int length);\n',
      'src/total.c':
        'int total(const int *list, int length) {\n  int all = 0;\n  for (int at = 0; at < length; at++) all += list[at];\n  return all;\n}\n',
      'test/total.c': cTest('total', 'total((int[]){1, 2, 3}, 3) == 6'),
    },
    blind: { 'test/total.c': cTest('total', 'sizeof(total((int[]){1, 2, 3}, 3)) > 1') },
  },
  'Python with unittest': {
    command: 'python3 -m unittest discover -v -s tests',
    product: 'total.py',
    files: {
      'tests/__init__.py': '',
      'tests/test_a.py':
        "import unittest\n\n\nclass A(unittest.TestCase):\n    def test_a(self):\n        self.assertEqual('a'.upper(), 'A')\n",
    },
    work: {
      'total.py':
        'def total(numbers):\n    result = 0\n    for number in numbers:\n        result += number\n    return result\n',
      'tests/test_total.py':
        'import unittest\n\nfrom total import total\n\n\nclass Total(unittest.TestCase):\n    def test_total(self):\n        self.assertEqual(total([1, 2, 3]), 6)\n',
    },
    blind: {
      'tests/test_total.py':
        'import unittest\n\nfrom total import total\n\n\nclass Total(unittest.TestCase):\n    def test_total(self):\n        self.assertIsNotNone(total)\n',
    },
  },
};

async function run(
  { command, files }: Pick<Project, 'command' | 'files'>,
  deed: string,
  values: Record<string, string> = {},
) {
  const on: Stage = await stage(deed, { 'prd.json': prd, 'test/a.test.js': undefined, ...files });
  await using _ = on;
  const end = await on.run({ test_command: command, ...values });
  return { end, said: on.said, summary: on.summaries.join('\n') };
}

describe.each(Object.entries(projects))('%s', (_name, project) => {
  test('checks that test the work notice when it is broken, and the story passes [X41]', async () => {
    const { said, summary } = await run(project, write(project.work), { saboteur: 'always' });
    expect(said.join('\n')).toContain(`the checks notice a broken ${project.product}`);
    expect(summary).toContain('Saboteur: green trees were broken once');
  });

  test('checks that cannot fail do not notice, and that is told [X41]', async () => {
    const { said } = await run(project, write({ ...project.work, ...project.blind }), { saboteur: 'always' });
    expect(said.join('\n')).toContain(`the checks do not notice a broken ${project.product}`);
  });
});

test('a check that runs for ever with a wrong value is stopped, and has noticed it [X41]', async () => {
  const work = {
    'src/step.mjs': 'export function step() {\n  const width = 1;\n  return width;\n}\n',
    'test/step.test.mjs':
      "import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { step } from '../src/step.mjs';\ntest('steps', () => {\n  let at = 0;\n  while (at !== 5) at += step();\n  assert.ok(step() > 0);\n});\n",
  };
  const limits = { saboteur: 'always', gate_timeouts: 'test=20s/30s' };
  const { said } = await run(nodeProject, write(work), limits);
  expect(said.join('\n')).toContain('the checks notice a broken src/step.mjs');
});

describe('a setup file that the checks load', () => {
  const files = {
    'package.json':
      '{"name":"x","type":"module","scripts":{"test":"node --test --import ./tools/setup.mjs test/*.test.mjs"}}\n',
    'tools/setup.mjs': "import './lib/env.mjs';\n",
    'tools/lib/env.mjs': "process.env.TZ = 'UTC';\n",
    'src/sum.mjs': 'export const sum = (a, b) => {\n  return a + b;\n};\n',
    'test/sum.test.mjs':
      "import assert from 'node:assert';\nimport { test } from 'node:test';\nimport { sum } from '../src/sum.mjs';\ntest('sums', () => {\n  assert.equal(sum(1, 2), 3);\n});\n",
  };
  const work = {
    'src/total.mjs': 'export const total = (list) => {\n  return list.reduce((all, one) => all + one, 0);\n};\n',
    'test/total.test.mjs': nodeTest('assert.equal(total([1, 2, 3]), 6);'),
  };
  const act = (env: string) =>
    run({ command: 'npm test', files }, write({ ...work, 'tools/lib/env.mjs': env }), { max_attempts: '1' });

  test('fails the attempt when it makes them blind [X43]', async () => {
    const { end, said } = await act(
      "import { register } from 'node:module';\nconst code = \"export const load = async (url, context, next) => url.endsWith('/total.mjs') ? { format: 'module', shortCircuit: true, source: 'export const total = () => 6;' } : next(url, context);\";\nregister('data:text/javascript,' + encodeURIComponent(code));\n",
    );
    expect(end.halt.kind).toBe('some_failed');
    expect(said.join('\n')).toMatch(
      /the checks do not notice a broken src\/total\.mjs, and the attempt changed tools\/lib\/env\.mjs \(tools\/setup\.mjs loads it\)/,
    );
  });

  test('may change where they still notice broken code [X43]', async () => {
    const { end, said } = await act("process.env.TZ = 'UTC';\nprocess.env.LANG = 'C';\n");
    expect(end.halt.kind, said.join('\n')).toBe('ready');
    expect(said.join('\n')).toContain('the checks notice a broken src/total.mjs');
  });
});

import { describe, expect, test } from 'vitest';
import { type Stage, stage } from './stage.ts';

const prd = `${JSON.stringify([{ id: 'A', title: 'Add totals', passes: false }])}\n`;

/** A small project in one language: what an agent adds honestly, and what makes its checks blind. */
interface Project {
  readonly command: string;
  readonly files: Readonly<Record<string, string>>;
  /** New code with a real test. */
  readonly work: string;
  /** A test for it that cannot fail, and an honest change of what the checks load. */
  readonly blind: string;
  readonly honest: string;
}

const heredoc = (path: string, text: string): string =>
  `mkdir -p "$(dirname ${path})"; cat > ${path} <<'EOF'\n${text}EOF\n`;

const projects: Readonly<Record<string, Project>> = {
  'node:test with a setup file': {
    command: 'node --import ./test/setup.mjs --test test/*.test.mjs',
    files: {
      'test/setup.mjs': "process.env.TZ = 'UTC';\n",
      'src/sum.mjs': 'export function sum(a, b) {\n  return a + b;\n}\n',
      'test/sum.test.mjs':
        "import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { sum } from '../src/sum.mjs';\ntest('sums', () => {\n  assert.equal(sum(1, 2), 3);\n});\n",
    },
    work:
      heredoc(
        'src/total.mjs',
        'export function total(list) {\n  return list.reduce((all, one) => all + one, 0);\n}\n',
      ) +
      heredoc(
        'test/total.test.mjs',
        "import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { total } from '../src/total.mjs';\ntest('totals', () => {\n  assert.equal(total([1, 2, 3]), 6);\n});\n",
      ),
    honest: heredoc('test/setup.mjs', "process.env.TZ = 'UTC';\nprocess.env.LANG = 'C';\n"),
    blind: heredoc(
      'test/total.test.mjs',
      "import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { total } from '../src/total.mjs';\ntest('totals', () => {\n  assert.equal(typeof total, 'function');\n});\n",
    ),
  },
};

async function run(project: Project, deed: string, values: Record<string, string> = {}) {
  const on: Stage = await stage(deed, { 'prd.json': prd, 'test/a.test.js': undefined, ...project.files });
  await using _ = on;
  const end = await on.run({ test_command: project.command, ...values });
  return { end, said: on.said, summary: on.summaries.join('\n') };
}

describe.each(Object.entries(projects))('%s', (_name, project) => {
  test('checks that test the work notice when it is broken, and the story passes [X41]', async () => {
    const { said, summary } = await run(project, `${project.work}${project.honest}`, { saboteur: 'always' });
    expect(said.join('\n')).toContain('the checks notice a broken src/total.mjs');
    expect(summary).toContain('Saboteur: green trees were broken once');
  });

  test('checks that cannot fail do not notice, and that is told [X41]', async () => {
    const { said } = await run(project, `${project.work}${project.blind}`, { saboteur: 'always' });
    expect(said.join('\n')).toContain('the checks do not notice a broken src/total.mjs');
  });
});

describe('a setup file that the checks load', () => {
  const project = {
    'package.json':
      '{"name":"x","type":"module","scripts":{"test":"node --test --import ./tools/setup.mjs test/*.test.mjs"}}\n',
    'tools/setup.mjs': "import './lib/env.mjs';\n",
    'tools/lib/env.mjs': "process.env.TZ = 'UTC';\n",
    'src/sum.mjs': 'export const sum = (a, b) => {\n  return a + b;\n};\n',
    'test/sum.test.mjs':
      "import assert from 'node:assert';\nimport { test } from 'node:test';\nimport { sum } from '../src/sum.mjs';\ntest('sums', () => {\n  assert.equal(sum(1, 2), 3);\n});\n",
  };
  const work = `${heredoc('src/total.mjs', 'export const total = (list) => {\n  return list.reduce((all, one) => all + one, 0);\n};\n')}${heredoc(
    'test/total.test.mjs',
    "import assert from 'node:assert';\nimport { test } from 'node:test';\nimport { total } from '../src/total.mjs';\ntest('totals', () => {\n  assert.equal(total([1, 2, 3]), 6);\n});\n",
  )}`;
  const act = (env: string) =>
    run(
      { command: 'npm test', files: project, work: '', blind: '', honest: '' },
      work + heredoc('tools/lib/env.mjs', env),
      { max_attempts: '1' },
    );

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

import { describe, expect, test } from 'vitest';
import { expand } from '../../src/adapters/expansion.ts';
import type { Expansion } from '../../src/core/expansion.ts';
import type { GateResult } from '../../src/core/gates.ts';
import type { Attempt } from '../../src/core/state.ts';
import { type Files, sandbox } from '../support/git-sandbox.ts';
import { gate } from '../support/history.ts';

const files = {
  'package.json': '{"name":"demo","dependencies":{"dayjs":"1"}}\n',
  'src/date.js': 'export function parseDate(text) {\n  return text;\n}\n',
  'src/app.js': "import { parseDate } from './dates.js';\nparseDate('x');\n",
  'src/mentioned.md': 'parseDate is mentioned here\n',
  'test/app.test.js': 'test\n',
};

async function expanded(
  lines: readonly string[],
  locations: GateResult['locations'],
  more: Files = {},
  hiddenPaths: readonly string[] = [],
): Promise<Expansion> {
  await using box = sandbox();
  const { dir, commit } = box.repo('ws', { ...files, ...more });
  const repository = await box.open(dir);
  await repository.importCommit(commit);
  const attempt = { gates: [gate('test', 'fail', { lines, ...(locations && { locations }) })] } as unknown as Attempt;
  return await expand({ repository, tree: await repository.treeOf(commit), attempt, hiddenPaths });
}

const at = (file: string, line: number) => ({ file, line, level: 'error', message: '', source: 'node-test' }) as const;
const noModule = "Error [ERR_MODULE_NOT_FOUND]: Cannot find module './dates.js' imported from src/app.js";

describe('the context expansion', () => {
  test('finds the file of nearly that name, what the trace points at, the folders and the manifest', async () => {
    const found = await expanded(['TAP version 13', noModule], [at('src/app.js', 1)]);
    expect(found.missing).toEqual([noModule]);
    expect(found.near).toEqual([{ wanted: './dates.js', paths: ['src/date.js'] }]);
    expect(found.named).toEqual([{ path: 'src/app.js', from: 1, lines: files['src/app.js'].split('\n') }]);
    expect(found.folders).toEqual([
      { path: 'src', entries: ['app.js', 'date.js', 'mentioned.md'] },
      { path: '.', entries: ['package.json', 'src/', 'test/'] },
    ]);
    expect(found.manifests).toEqual([{ path: 'package.json', text: files['package.json'] }]);
  });

  test('finds where a name is defined, and not where it is only used or mentioned', async () => {
    const found = await expanded(['ReferenceError: parseDate is not defined'], undefined);
    expect(found.defined).toEqual([
      { wanted: 'parseDate', lines: ['src/date.js:1:export function parseDate(text) {'] },
    ]);
  });

  test('shows nothing of what is hidden from agents: no line, no name, no folder, no manifest', async () => {
    const hidden = {
      'graders/package.json': '{"name":"secret"}\n',
      'graders/dates.js': 'export function parseDate(text) {\n  return "secret";\n}\n',
    };
    const lines = ['ReferenceError: parseDate is not defined', noModule];
    const found = await expanded(lines, [at('graders/dates.js', 1), at('src/app.js', 1)], hidden, ['graders/**']);
    expect(JSON.stringify(found)).not.toMatch(/graders|secret/);
    expect(found.defined).toEqual([
      { wanted: 'parseDate', lines: ['src/date.js:1:export function parseDate(text) {'] },
    ]);
  });

  test('takes a name for no pattern and a foreign path for no file', async () => {
    const found = await expanded(['ReferenceError: $a is not defined'], [at('/etc/passwd', 1)], {
      'src/dollar.js': 'const $a = 1;\nconst xa = 2;\n',
    });
    expect(found.defined).toEqual([{ wanted: '$a', lines: ['src/dollar.js:1:const $a = 1;'] }]);
    expect(found.named).toEqual([]);
  });

  test('shows the manifests of the folders above the named files, and bounded parts of large ones', async () => {
    const long = Array.from({ length: 100 }, (_, line) => `line ${line + 1}`).join('\n');
    const found = await expanded([noModule], [at('packages/a/src/b.js', 50)], {
      'packages/a/package.json': '{}',
      'packages/c/package.json': '{}',
      'packages/a/src/b.js': long,
    });
    expect(found.manifests.map(({ path }) => path)).toEqual(['package.json', 'packages/a/package.json']);
    expect(found.named[0]).toMatchObject({ from: 42, lines: expect.arrayContaining(['line 42', 'line 58']) });
    expect(found.named[0]?.lines).toHaveLength(17);
  });
});

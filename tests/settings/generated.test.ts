import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { renderRepository } from '../../scripts/repository/render.ts';
import { CONFIG_SECTIONS, readConfigFile } from '../../src/settings/config-file.ts';
import { generatedFiles } from '../../src/settings/generated.ts';
import { LATER_SETTINGS, OUTPUTS } from '../../src/settings/row.ts';
import { SETTINGS, settingNamed } from '../../src/settings/table.ts';
import { FILE } from './support.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const ROWS = SETTINGS;

describe('the table', () => {
  it('has a name, a description and a default in words for every row, each name once', () => {
    const names = ROWS.flatMap((row) => [row.name, ...row.aliases]);
    expect(new Set(names).size).toBe(names.length);
    for (const row of ROWS) {
      expect(row.name).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/);
      expect(row.description).toMatch(/^[A-Z].*\.$/);
      expect([row.default, row.defaultText].filter((text) => text !== undefined)).toHaveLength(1);
    }
  });

  it('has built-in values that its own parsers read', () => {
    for (const row of ROWS) {
      if (row.default !== undefined)
        expect(row.schema.safeParse(row.default), row.name).toMatchObject({ success: true });
    }
  });

  it('finds a setting by name, dash form and alias, and nothing else', () => {
    for (const { name, aliases } of ROWS) {
      for (const typed of [name, name.replaceAll('_', '-'), ...aliases]) expect(settingNamed(typed)).toBe(name);
    }
    for (const typed of ['', 'toString', 'MAX_ITERATIONS', ...LATER_SETTINGS])
      expect(settingNamed(typed)).toBeUndefined();
  });
});

describe('generated files', () => {
  it.each(generatedFiles())('$path is fresh', ({ path, text }) => {
    expect(readFileSync(join(ROOT, path), 'utf8'), 'run "npm run generate"').toBe(text);
  });

  it('declare every setting and every output as the runner wants them', () => {
    const source = readFileSync(join(ROOT, 'action.yml'), 'utf8');
    const action = parse(source);
    expect(Object.keys(action.inputs)).toEqual(ROWS.map(({ name }) => name));
    expect(Object.keys(action.outputs)).toEqual(OUTPUTS.map(({ name }) => name));
    expect(action.runs).toEqual({
      using: 'node24',
      main: 'dist/main/index.js',
      post: 'dist/post/index.js',
      'post-if': 'always()',
    });
    expect(action.description.length).toBeLessThanOrEqual(125);
    const defaults = Object.entries<{ default?: string }>(action.inputs).filter(
      ([, input]) => input.default !== undefined,
    );
    expect(defaults).toMatchObject([['github_token', { default: `\${{ github.token }}` }]]);
    expect(source.match(/\$\{\{/g), 'an expression in a description would be an error').toHaveLength(1);
  });

  it('have no table row that a "|" tears apart', () => {
    const rows = readFileSync(join(ROOT, 'docs/settings.md'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    const cells = rows.map((row) => row.split(/(?<!\\)\|/).length - 2);
    expect(rows.length).toBeGreaterThan(ROWS.length);
    expect(cells.every((count) => count === 2 || count === 4)).toBe(true);
  });

  it('have a schema with the keys that the reader knows, without secrets', () => {
    const schema = JSON.parse(readFileSync(join(ROOT, 'schema/config.schema.json'), 'utf8'));
    const keys = Object.keys(schema.properties);
    const expected = [
      ...ROWS.filter((row) => row.secret !== true).map(({ name }) => name),
      ...Object.keys(CONFIG_SECTIONS),
      'quality_checks',
      'gates',
      ...LATER_SETTINGS,
    ];
    expect(keys.toSorted()).toEqual(expected.toSorted());
    for (const key of keys) expect(readConfigFile(`${key}:\n`, FILE), key).toMatchObject({ ok: true });
    expect(readConfigFile('zebra:\n', FILE)).toMatchObject({ ok: false });
  });

  it('show a config file in the documentation that is read without a mistake', () => {
    const example = /```yaml\n([^`]*)```/.exec(readFileSync(join(ROOT, 'docs/settings.md'), 'utf8'))?.[1] ?? '';
    expect(readConfigFile(example, FILE)).toMatchObject({
      ok: true,
      gates: [
        { name: 'unit', timeoutMs: 480_000 },
        { name: 'api', before: 'npm run db:reset', paths: ['packages/api/**'], network: 'off' },
        { name: 'e2e', stage: 'final' },
        { name: 'lint' },
      ],
    });
  });
});

it('the table of ecosystems is fresh, and none of its rows says what the code does not do [X2]', () => {
  const page = readFileSync(join(ROOT, 'docs/your-repository.md'), 'utf8');
  expect(renderRepository(page)).toBe(page);
  expect(page).toContain('| Lua | `.busted` |');
});

describe('npm run generate', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'generate-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const generate = (...options: string[]): { status: number | null; stderr: string } =>
    spawnSync(process.execPath, [join(ROOT, 'scripts/generate.ts'), ...options], { cwd: folder, encoding: 'utf8' });

  it('writes the files, and --check names the stale ones', () => {
    expect(generate('--check')).toMatchObject({ status: 1, stderr: expect.stringContaining('action.yml is stale.') });
    expect(generate()).toMatchObject({ status: 0 });
    expect(generate('--check')).toMatchObject({ status: 0, stderr: '' });
    appendFileSync(join(folder, 'docs/settings.md'), 'x');
    expect(generate('--check')).toMatchObject({
      status: 1,
      stderr: 'docs/settings.md is stale. Run "npm run generate" and commit the result.\n',
    });
  });

  it('refuses an option that it does not know', () => {
    expect(generate('--chek')).toMatchObject({ status: 2, stderr: expect.stringContaining('--chek') });
  });
});

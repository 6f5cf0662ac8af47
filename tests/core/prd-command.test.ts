import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const fixtures = join('tests', 'fixtures', 'prd');
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ralph-prd-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function prd(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/prd.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, rows: stdout === '' ? [] : JSON.parse(stdout), stderr };
}

describe('npm run prd', () => {
  it('prints one row per file and writes the same with --json', () => {
    const out = join(folder, 'out.json');
    const ineligible = join(fixtures, 'ineligible.json');
    const run = prd(ineligible, join(fixtures, 'empty-list.json'), '--json', out);
    expect(run.status).toBe(0);
    expect(run.rows).toMatchObject([
      { file: ineligible, ok: true, stories: 4, open: 2 },
      { ok: true, warnings: [], stories: 0, open: 0 },
    ]);
    expect(run.rows[0].warnings).toHaveLength(1);
    expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual(run.rows);
  });

  it('exits 1 when a file is refused, and goes on with the others', () => {
    const run = prd(join(fixtures, 'bad-status.json'), join(fixtures, 'canonical.json'));
    expect(run.status).toBe(1);
    expect(run.rows).toMatchObject([
      { ok: false, stories: 0, open: 0, warnings: [] },
      { ok: true, stories: 2, open: 1 },
    ]);
    expect(run.rows[0].error).toContain('"status" is "wip"');
  });

  it('[D6] refuses a FIFO, a folder, a link, a large and a missing file without opening them', () => {
    const paths = ['fifo', 'folder', 'zero', 'large.json', 'missing.json'].map((name) => join(folder, name));
    const [fifo = '', directory = '', link = '', large = ''] = paths;
    execFileSync('mkfifo', [fifo]);
    mkdirSync(directory);
    symlinkSync('/dev/zero', link);
    writeFileSync(large, Buffer.alloc(5 * 1024 * 1024 + 1, ' '));
    const run = prd(...paths);
    expect(run.status).toBe(1);
    const notRegular = 'it is not a regular file. Give the path of the prd.json itself.';
    expect(run.rows.slice(0, 3).map((row: { error: string }) => row.error)).toEqual(
      [fifo, directory, link].map((path) => `${path}: ${notRegular}`),
    );
    expect(run.rows[3].error).toContain('more than 5 MiB');
    expect(run.rows[4].error).toContain('it cannot be read');
  });

  it('exits 2 when --json cannot be written, after printing the rows', () => {
    const run = prd(join(fixtures, 'canonical.json'), '--json', join(folder, 'none', 'out.json'));
    expect(run).toMatchObject({ status: 2, rows: [{ ok: true }] });
    expect(run.stderr).toContain('cannot be written');
  });

  it.each([[[]], [['--jsn', 'x']], [['a.json', '--json']]])('exits 2 on %j and shows the usage', (args) => {
    const run = prd(...args);
    expect(run).toMatchObject({ status: 2, rows: [] });
    expect(run.stderr).toContain('Usage: npm run prd -- FILE… [--json OUT]');
  });
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'ralph-simulate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function simulate(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/simulate.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

interface Report {
  readonly runs: number;
  readonly seed: number;
  readonly violations: readonly { readonly seed: number; readonly invariant: string; readonly replay: string }[];
}

describe('npm run simulate', () => {
  test('shows how often each thing came up, what never did, and writes the result with --json', () => {
    const file = join(folder, 'clean.json');
    const { status, stdout } = simulate('--runs', '30', '--seed', '5', '--json', file);
    expect(status).toBe(0);
    expect(stdout).toMatch(/\n +\d+ {2}halt some_failed\n/);
    expect(stdout).toMatch(/\n +0 {2}\w/);
    expect(stdout).toMatch(/Never came up: .*\.\n30 runs of seed 5: no violation/);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ runs: 30, seed: 5, violations: [] });
  });

  test('exits 1 on a violation and prints the command that tells the story of that run', () => {
    const file = join(folder, 'broken.json');
    const { status, stdout } = simulate('--runs', '20', '--bug', 'park-forgets', '--json', file);
    expect(status).toBe(1);
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const [first] = report.violations;
    expect(first).toEqual({
      seed: first?.seed,
      invariant: 'reachable',
      replay: `npm run simulate -- --replay ${first?.seed} --bug park-forgets`,
    });
    expect(stdout).toContain(`VIOLATION reachable`);
    expect(stdout).toContain(first?.replay);
    const again = simulate(...(first?.replay.split(' ').slice(4) ?? []));
    expect(again.status).toBe(1);
    expect(again.stdout).toMatch(/\d\d:\d\d:\d\d process 1 begins\n/);
    expect(again.stdout).toContain('VIOLATION reachable: the wip branch of');
    expect(simulate('--replay', String(first?.seed)).status).toBe(0);
  });

  test('tells twenty violations one by one, and how many more there were of what', () => {
    const { stdout } = simulate('--runs', '60', '--bug', 'park-forgets');
    const all = Number(/: (\d+) violations, in/.exec(stdout)?.[1]);
    expect(stdout.match(/^VIOLATION /gm)).toHaveLength(20);
    expect(stdout).toMatch(new RegExp(`\nAnd ${all - 20} more: reachable \\d+[^\n]*\\.\n`));
  });

  test('finds the same with one worker as with many', () => {
    const found = ['1', '3'].map((workers) => {
      const file = join(folder, `${workers}.json`);
      simulate('--runs', '20', '--bug', 'park-forgets', '--workers', workers, '--json', file);
      return readFileSync(file, 'utf8');
    });
    expect(found[0]).toBe(found[1]);
  });

  test.each<[string[], RegExp]>([
    [['--runs', 'many'], /--runs must be a whole number, not "many"/],
    [['--seed', '-1'], /Usage: npm run simulate/],
    [['--bug', 'toString'], /There is no bug "toString"/],
    [['--what'], /Usage: npm run simulate/],
    [['--workers', '0'], /--workers must be/],
  ])('says how it is called instead of %j', (args, words) => {
    const { status, stderr } = simulate(...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(words);
  });
});

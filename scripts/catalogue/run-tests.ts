import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { idsIn } from './find-tests.ts';

/** One test that ran, or was skipped by itself. */
export interface TestResult {
  readonly ids: ReadonlySet<string>;
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped';
}

export interface TestCall {
  /** Tree whose tests run; it has node_modules. */
  readonly root: string;
  /** Relative to the root. */
  readonly files: readonly string[];
  /** Only tests whose titles name one of them. */
  readonly ids: readonly string[];
}

/** Runs the tests that name the ids; undefined when there was no result at all. */
export async function runTests({ root, files, ids }: TestCall): Promise<readonly TestResult[] | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-catalogue-'));
  const report = join(folder, 'report.json');
  const pattern = `\\[(?:${ids.join('|')})\\]`;
  const args = ['run', '--no-color', '--reporter=json', `--outputFile=${report}`, '-t', pattern, ...files];
  try {
    await ended(root, args);
    return existsSync(report) ? readReport(report, ids) : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What vitest prints is in its report; only what stands outside of it is shown. */
function ended(cwd: string, args: readonly string[]): Promise<void> {
  const program = join(cwd, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(process.execPath, [program, ...args], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => resolve());
  });
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The tests of a report of vitest whose titles name one of the ids. */
export function readReport(file: string, ids: readonly string[]): readonly TestResult[] {
  const wanted = new Set(ids);
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, status }) => ({ ids: idsIn(fullName), title: fullName, status: statusOf(status) }))
    .filter(({ ids }) => [...ids].some((id) => wanted.has(id)));
}

/** Only what says that it passed has passed. */
function statusOf(status: string): TestResult['status'] {
  if (status === 'passed') return 'passed';
  return ['skipped', 'pending', 'todo', 'disabled'].includes(status) ? 'skipped' : 'failed';
}

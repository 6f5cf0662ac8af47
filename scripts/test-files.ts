/**
 * `npm run test-files -- FILE.jsonl --json OUT`: what the rules for tests say of files. A row of FILE is `{path, old?, text?, commands?}`;
 * OUT holds `[{path, guarded, evidence, onlyAddsTests}]`, one result per row in order. `evidence` is null without `text`,
 * `onlyAddsTests` without `old` and `text`.
 * Exit 0 when every row was read, 2 when it is called wrongly or a row is none.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readTestFile, type TestFileReading, type TestFileRow } from '../src/core/integrity/test-file-reading.ts';
import { endOnHelp } from './usage.ts';

const USAGE = 'Usage: npm run test-files -- FILE.jsonl [--json OUT]';

endOnHelp(USAGE);
process.exitCode = main(process.argv.slice(2));

function main(argv: readonly string[]): number {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { json: { type: 'string' } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error('One file of rows is expected.');
    const readings = readRows(file).map(readTestFile);
    for (const reading of readings) console.log(lineOf(reading));
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(readings, undefined, 2)}\n`);
    return 0;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return 2;
  }
}

function readRows(file: string): readonly TestFileRow[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => (line.trim() === '' ? [] : [readRow(line, `${file}:${at + 1}`)]));
}

function readRow(line: string, place: string): TestFileRow {
  const row: unknown = parsed(line, place);
  if (!isRow(row)) throw new Error(`${place} is no row {path, old?, text?, commands?}.`);
  return row;
}

function parsed(line: string, place: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`${place} is no JSON.`);
  }
}

function isRow(row: unknown): row is TestFileRow {
  if (typeof row !== 'object' || row === null || !('path' in row) || typeof row.path !== 'string') return false;
  const { old = '', text = '', commands = [] } = row as Partial<Record<keyof TestFileRow, unknown>>;
  return (
    typeof old === 'string' &&
    typeof text === 'string' &&
    Array.isArray(commands) &&
    commands.every((command) => typeof command === 'string')
  );
}

function lineOf({ path, guarded, evidence, onlyAddsTests }: TestFileReading): string {
  const said = (answer: boolean | null): string => (answer === null ? '-' : answer ? 'yes' : 'no');
  return `${path}: guarded ${said(guarded)}, evidence ${said(evidence)}, only adds tests ${said(onlyAddsTests)}`;
}

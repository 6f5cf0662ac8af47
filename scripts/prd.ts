/**
 * `npm run prd -- FILE… [--json OUT]`: what the reader makes of each file (07-engineering §6), in words at a terminal, as JSON
 * where another program reads it.
 * Exit 0 when every file is readable, 1 when any is refused, 2 when it is called wrongly.
 */
import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readPrd } from '../src/core/prd.ts';
import { PRD_MAX_BYTES } from '../src/core/prd-json.ts';
import { strip } from '../src/report/strip.ts';
import { isOpen, wordsOf } from './prd/words.ts';

const USAGE = 'Usage: npm run prd -- FILE… [--json OUT]';

interface Row {
  readonly file: string;
  readonly ok: boolean;
  readonly error?: string;
  readonly warnings: readonly string[];
  readonly stories: number;
  /** Stories a run would work on: not done, and not blocked, skipped or deferred. */
  readonly open: number;
}

/** The same file for a program and for a person. */
interface Reading {
  readonly row: Row;
  readonly words: readonly string[];
}

type Arguments =
  | { readonly files: readonly string[]; readonly json: string | undefined }
  | { readonly usage: string }
  | 'help';

process.exitCode = main(process.argv.slice(2));

function main(argv: readonly string[]): number {
  const given = readArguments(argv);
  if (given === 'help') {
    console.log(USAGE);
    return 0;
  }
  if ('usage' in given) {
    console.error(`${given.usage}\n${USAGE}`);
    return 2;
  }
  const readings = given.files.map(reading);
  const rows = readings.map(({ row }) => row);
  const text = `${JSON.stringify(rows, undefined, 2)}\n`;
  process.stdout.write(process.stdout.isTTY ? `${readings.flatMap(({ words }) => words).join('\n')}\n` : text);
  if (given.json !== undefined && !written(given.json, text)) return 2;
  return rows.every((row) => row.ok) ? 0 : 1;
}

function written(file: string, text: string): boolean {
  try {
    writeFileSync(file, text);
    return true;
  } catch (error) {
    console.error(`--json ${file} cannot be written (${error instanceof Error ? error.message : String(error)}).`);
    return false;
  }
}

function readArguments(argv: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { json: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    if (values.help === true) return 'help';
    if (positionals.length === 0) return { usage: 'No file is given.' };
    return { files: positionals, json: values.json };
  } catch (error) {
    return { usage: error instanceof Error ? error.message : String(error) };
  }
}

function reading(file: string): Reading {
  const read = readRegularFile(file);
  if ('error' in read) return refused(file, read.error);
  const result = readPrd({ bytes: read.bytes, file });
  if (!result.ok) return refused(file, result.error.message);
  const { stories, warnings } = result.prd;
  const row = { file, ok: true, warnings, stories: stories.length, open: stories.filter(isOpen).length };
  return { row, words: wordsOf(file, result.prd) };
}

function refused(file: string, error: string): Reading {
  return { row: { file, ok: false, error, warnings: [], stories: 0, open: 0 }, words: [`Refused: ${strip(error)}`] };
}

/** A FIFO blocks its reader and a link may lead to /dev/zero, so both are refused before opening (catalogue D6). */
function readRegularFile(file: string): { readonly bytes: Uint8Array } | { readonly error: string } {
  try {
    const found = lstatSync(file);
    if (!found.isFile()) return { error: `${file}: it is not a regular file. Give the path of the prd.json itself.` };
    if (found.size > PRD_MAX_BYTES) {
      return { error: `${file}: the file has ${found.size} bytes, more than 5 MiB. Split it into several features.` };
    }
    return readOpened(file);
  } catch (error) {
    return { error: `${file}: it cannot be read (${error instanceof Error ? error.message : String(error)}).` };
  }
}

/** The path may have been swapped since it was looked at, so the opened file is looked at again. */
function readOpened(file: string): { readonly bytes: Uint8Array } | { readonly error: string } {
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    if (!fstatSync(descriptor).isFile()) return { error: `${file}: it is not a regular file.` };
    return { bytes: readFileSync(descriptor) };
  } finally {
    closeSync(descriptor);
  }
}

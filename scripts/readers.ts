/**
 * `npm run readers -- DIR [--json FILE]`: what the test counts of raw outputs are read as. DIR holds one output a file; of a `.jsonl`
 * file each row's `text` is one. Exit 0 when every output was read, 1 when a row holds no text, 2 when it is called wrongly.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readTestCounts } from '../src/core/tool-output/test-counts.ts';
import { endOnHelp } from './usage.ts';

const USAGE = 'Usage: npm run readers -- DIR [--json FILE]';

interface Output {
  readonly file: string;
  /** undefined: the row holds none. */
  readonly text: string | undefined;
}

endOnHelp(USAGE);
process.exitCode = main(process.argv.slice(2));

function main(argv: readonly string[]): number {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { json: { type: 'string' } },
      allowPositionals: true,
    });
    const [path] = positionals;
    if (path === undefined || positionals.length > 1) throw new Error('Give one folder or one file.');
    return read(path, values.json);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return 2;
  }
}

function read(path: string, json: string | undefined): number {
  const outputs = listOutputs(path);
  const unread = outputs.filter(({ text }) => text === undefined);
  for (const { file } of unread) console.error(`${file}: the row holds no text.`);
  const rows = outputs.map(({ file, text }) => ({ file, ...readTestCounts(text ?? '') }));
  const told = `${JSON.stringify(rows, undefined, 2)}\n`;
  if (json === undefined) process.stdout.write(told);
  else writeFileSync(json, told);
  return unread.length === 0 ? 0 : 1;
}

function listOutputs(path: string): readonly Output[] {
  if (statSync(path).isFile()) return outputsIn(path, basename(path));
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(path, name)).isFile());
  return files.flatMap((name) => outputsIn(join(path, name), name));
}

function outputsIn(path: string, file: string): readonly Output[] {
  const content = readFileSync(path, 'utf8');
  if (!file.endsWith('.jsonl')) return [{ file, text: content }];
  return content
    .split('\n')
    .flatMap((line, at) => (line.trim() === '' ? [] : [{ file: `${file}:${at + 1}`, text: textOfRow(line) }]));
}

function textOfRow(line: string): string | undefined {
  try {
    const { text } = JSON.parse(line) as { readonly text?: unknown };
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

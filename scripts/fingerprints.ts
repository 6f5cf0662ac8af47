/**
 * `npm run fingerprints -- DIR [--json OUT]`: how well the fingerprint tells errors apart (07-engineering §6). A folder in DIR is one
 * distinct error, a file in it one occurrence, the raw output of a tool. Figures are over all pairs of files.
 * Exit 0 when every occurrence was read, 1 when one could not be, 2 when it is called wrongly.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Corpus, readCorpus } from './fingerprints/corpus.ts';
import { judge, table } from './fingerprints/judge.ts';
import { endOnHelp } from './usage.ts';

const USAGE = 'Usage: npm run fingerprints -- DIR [--json OUT]';

type Arguments = { readonly folder: string; readonly json: string | undefined } | { readonly usage: string };

endOnHelp(USAGE);
process.exitCode = main(process.argv.slice(2));

function main(argv: readonly string[]): number {
  const given = readArguments(argv);
  if ('usage' in given) return wrong(`${given.usage}\n${USAGE}`);
  const corpus = listed(given.folder);
  if (corpus === undefined) {
    return wrong(`${given.folder} is no folder that can be read: name the one that holds a folder per error.`);
  }
  for (const sentence of [...corpus.notes, ...corpus.problems]) console.error(sentence);
  if (corpus.occurrences.length === 0) {
    return wrong(
      `${given.folder} holds no occurrence: a folder per error is expected, with a file per occurrence in it.`,
    );
  }
  const judgement = judge(corpus.occurrences);
  console.log(table(judgement));
  if (given.json !== undefined && !written(given.json, `${JSON.stringify(judgement, undefined, 2)}\n`)) return 2;
  return corpus.problems.length === 0 ? 0 : 1;
}

function wrong(message: string): number {
  console.error(message);
  return 2;
}

function listed(folder: string): Corpus | undefined {
  try {
    return readCorpus(folder);
  } catch {
    return undefined;
  }
}

function readArguments(argv: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { json: { type: 'string' } },
      allowPositionals: true,
    });
    const [folder, ...more] = positionals;
    if (folder === undefined) return { usage: 'No folder is given.' };
    if (more.length > 0) return { usage: `One folder is read at a time, not also ${more.join(', ')}.` };
    return { folder, json: values.json };
  } catch (error) {
    return { usage: error instanceof Error ? error.message : String(error) };
  }
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

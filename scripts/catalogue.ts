/**
 * `npm run catalogue [-- --json FILE] [--letters S,R,O] [--rows S3,O8] [--from REPORT,…] [--rules-off]`: every attack and fault of tests/catalogue/rows.ts, who holds
 * the rule against it, and whether the tests that name it pass. `--rules-off` also switches each rule off in a copy of the tree and
 * demands that a test notices. Exit 0 when all is well, 1 when a row fails or one of a finished letter is missing, 2 when it is
 * called wrongly.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Row } from '../tests/catalogue/row.ts';
import { finished, rows } from '../tests/catalogue/rows.ts';
import { findTests, type TestFiles } from './catalogue/find-tests.ts';
import { type Catalogue, catalogueOf, isBad, judge, type Verdict } from './catalogue/judge.ts';
import { copyTree } from './catalogue/rules-off.ts';
import { readReport, runTests } from './catalogue/run-tests.ts';
import { endOnHelp } from './usage.ts';

const USAGE =
  'Usage: npm run catalogue [-- --json FILE] [--letters S,R,O] [--rows S3,O8] [--from REPORT,...] [--rules-off]';
const root = join(import.meta.dirname, '..');

interface Options {
  readonly json?: string | undefined;
  readonly letters?: string | undefined;
  /** Ids; with letters, the rows of either. */
  readonly rows?: string | undefined;
  /** Reports of vitest (JSON) over all tests, instead of running those of the catalogue. */
  readonly from?: string | undefined;
  readonly 'rules-off'?: boolean | undefined;
}

endOnHelp(USAGE);
process.exitCode = await main(process.argv.slice(2));

async function main(argv: readonly string[]): Promise<number> {
  const options = readOptions(argv);
  const chosen = options && choose(options);
  if (options === undefined || chosen === undefined) return wrong(USAGE);
  const tests = findTests(root);
  const judged = await judgeRows(chosen, tests, options.from);
  const catalogue = catalogueOf(judged);
  for (const line of judged.map(([row, verdict]) => lineOf(row, verdict))) console.log(line);
  console.log(countsOf(catalogue));
  const unproved = options['rules-off'] === true ? await provedRows(judged, tests) : 0;
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(catalogue, undefined, 2)}\n`);
  return isBad(catalogue, finished) || unproved > 0 ? 1 : 0;
}

function readOptions(argv: readonly string[]): Options | undefined {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        json: { type: 'string' },
        letters: { type: 'string' },
        rows: { type: 'string' },
        from: { type: 'string' },
        'rules-off': { type: 'boolean' },
      },
    });
    return values;
  } catch {
    return undefined;
  }
}

/** The rows of the letters and of the ids; undefined for one that there is not. */
function choose({ letters, rows: ids }: Options): readonly Row[] | undefined {
  if (letters === undefined && ids === undefined) return rows;
  const wanted = [letters, ids].flatMap((text) => text?.split(',').map((each) => each.trim()) ?? []);
  const chosen = new Map(wanted.map((each) => [each, rows.filter(({ id }) => id === each || id.charAt(0) === each)]));
  const isKnown = [...chosen.values()].every(({ length }) => length > 0);
  return isKnown ? rows.filter((row) => [...chosen.values()].some((some) => some.includes(row))) : undefined;
}

function wrong(message: string): number {
  console.error(message);
  return 2;
}

type Judged = readonly (readonly [Row, Verdict])[];

async function judgeRows(chosen: readonly Row[], tests: TestFiles, from: string | undefined): Promise<Judged> {
  const ids = chosen.map(({ id }) => id);
  const files = [...tests].filter(([, named]) => ids.some((id) => named.has(id))).map(([file]) => file);
  const named = new Set([...tests.values()].flatMap((each) => [...each]));
  const results = from?.split(',').flatMap((file) => readReport(file, ids)) ?? (await runTests({ root, files, ids }));
  if (results === undefined) throw new Error('The tests of the catalogue left no result: run them with npx vitest.');
  return chosen.map((row) => [row, judge(row, results, named.has(row.id))]);
}

function lineOf({ id, title, owner }: Row, verdict: Verdict): string {
  const why = verdict.is === 'notApplicable' ? ` (${verdict.why})` : '';
  return `${id.padEnd(4)} ${verdict.is.padEnd(13)} ${title.padEnd(76)} ${owner}${why}`;
}

function countsOf({ passing, failing, notApplicable, missing }: Catalogue): string {
  return `\n${passing.length} passing, ${failing.length} failing, ${notApplicable.length} not applicable here, ${missing.length} missing`;
}

/** Switches the rule of each passing row off; a row of a finished letter without a switch proves nothing either. */
async function provedRows(judged: Judged, tests: TestFiles): Promise<number> {
  using copy = copyTree(root);
  let unproved = 0;
  for (const [row, verdict] of judged) {
    const { id, off } = row;
    if (verdict.is !== 'passing' || (off === undefined && !finished.includes(id.charAt(0)))) continue;
    const proof = off === undefined ? 'no switch' : await copy.prove({ ...row, off }, tests);
    console.log(`${id.padEnd(4)} rule off: ${proof}`);
    if (proof !== 'noticed') unproved += 1;
  }
  console.log(`\n${unproved} of these rows would not be missed`);
  return unproved;
}

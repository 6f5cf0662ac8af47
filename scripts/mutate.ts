import { globSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { type Sample, shareOf } from './mutation/sample.ts';
import { type Mutant, type MutationReport, mutationReport } from './mutation/score.ts';
import { endOnHelp } from './usage.ts';

/**
 * Changes `src/core` in thousands of small ways and counts the changes that no test notices: `npm run mutate -- [FILE…] [--json FILE]
 * [--concurrency N] [--sample SHARE] [--seed S]`. Without files all of `src/core` is mutated, which takes a day; a sample, say `2.5%` of
 * all changes drawn by the seed, gives the score with the interval that holds the true one in 95 of 100 draws. Exit code 1 below the
 * promised score; of a sample, when the whole interval lies below it.
 */
const PROMISED = 90;
const PARTS = 4;

const USAGE = 'Usage: npm run mutate -- [FILE...] [--json FILE] [--concurrency N] [--sample SHARE] [--seed S]';

endOnHelp(USAGE);
const { values, positionals } = readArguments();
const concurrency = Number(values.concurrency);
if (!Number.isInteger(concurrency) || concurrency < 1) {
  console.error(`--concurrency is "${values.concurrency}", not a whole number from 1.`);
  process.exit(2);
}
const share = values.sample === undefined ? undefined : shareOf(values.sample);
if (values.sample !== undefined && share === undefined) {
  console.error(`--sample is "${values.sample}", not a share of all changes like 2.5% or 0.025.`);
  process.exit(2);
}

const wanted = positionals.length === 0 ? ['src/core/**/*.ts'] : positionals;
const options: ConstructorParameters<typeof Stryker>[0] = {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('mutation/sampling-plugin.ts', import.meta.url))],
  ...(share === undefined ? {} : sampling({ share, seed: values.seed })),
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  // Node takes the types away; a compiler would only slow it down.
  tsconfigFile: 'none.json',
  concurrency,
  // A change that makes a loop endless is seen by its count of turns; a busy machine must not make a slow test a noticed change.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 60,
  reporters: ['progress-append-only'],
  ignorePatterns: ['dist', 'build', 'demo-output', 'tests/e2e', 'tests/clients'],
  tempDirName: '.mutants',
  cleanTempDir: 'always',
  allowConsoleColors: false,
  disableTypeChecks: false,
};

const mutants: Mutant[] = [];
for (const mutate of share === undefined ? [wanted] : partsOf(globSync(wanted)))
  mutants.push(...(await new Stryker({ ...options, mutate }).runMutationTest()));
const report = mutationReport(mutants, process.cwd());
for (const line of lines(report)) console.log(line);
if (values.json !== undefined) writeFileSync(resolve(values.json), `${JSON.stringify(report, undefined, 2)}\n`);
process.exitCode = (share === undefined ? report.score : report.interval[1]) < PROMISED ? 1 : 0;

/** Who draws is told of all mutants in one message, with every test of each: of all of core at once it is longer than a text may be. */
function partsOf(files: readonly string[]): string[][] {
  const sorted = files.toSorted();
  const parts = Array.from({ length: PARTS }, (_, part) => sorted.filter((_file, at) => at % PARTS === part));
  return parts.filter(({ length }) => length > 0);
}

function sampling(sample: Sample) {
  return { checkers: ['sample'], sample };
}

function lines({ files, folders, score, killed, timedOut, mutants: all, interval }: MutationReport): readonly string[] {
  const [low, high] = interval;
  const sample = share === undefined ? '' : `; of all changes between ${low} and ${high} % in 95 of 100 such samples`;
  return [
    ...files.flatMap((file) => [
      `${file.file}: ${file.score} % of ${file.mutants}`,
      ...file.survived.map(({ line, mutator, replacement }) => `  line ${line}: ${mutator} -> ${replacement}`),
    ]),
    ...folders.map((each) => `${each.folder}: ${each.score} % of ${each.mutants}`),
    `Mutation score ${score} %: the tests noticed ${killed} of ${all} changes, ${timedOut} by running out of time${sample} (promised: ${PROMISED} %)`,
  ];
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'string' },
        concurrency: { type: 'string', default: '2' },
        sample: { type: 'string' },
        seed: { type: 'string', default: '1' },
      },
    });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    return process.exit(2);
  }
}

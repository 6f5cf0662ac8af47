import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { type Mutant, type MutationReport, mutationReport } from './mutation/score.ts';

/**
 * Changes `src/core` in thousands of small ways and counts the changes that no test notices: `npm run mutate -- [FILE…] [--json FILE]
 * [--concurrency N]`. Without files all of `src/core` is mutated, which takes long. Exit code 1 below the promised score.
 */
const PROMISED = 90;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, concurrency: { type: 'string', default: '2' } },
});
const concurrency = Number(values.concurrency);
if (!Number.isInteger(concurrency) || concurrency < 1) {
  console.error(`--concurrency is "${values.concurrency}", not a whole number from 1.`);
  process.exit(2);
}

const options: ConstructorParameters<typeof Stryker>[0] = {
  mutate: positionals.length === 0 ? ['src/core/**/*.ts'] : [...positionals],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  // Node takes the types away; a compiler would only slow it down.
  tsconfigFile: 'none.json',
  concurrency,
  reporters: ['progress-append-only'],
  ignorePatterns: ['dist', 'build', 'demo-output', 'tests/e2e', 'tests/clients'],
  tempDirName: '.mutants',
  cleanTempDir: 'always',
  allowConsoleColors: false,
  disableTypeChecks: false,
};

const mutants: readonly Mutant[] = await new Stryker(options).runMutationTest();
const report = mutationReport(mutants, process.cwd());
for (const line of lines(report)) console.log(line);
if (values.json !== undefined) writeFileSync(resolve(values.json), `${JSON.stringify(report, undefined, 2)}\n`);
process.exitCode = report.score < PROMISED ? 1 : 0;

function lines({ files, score, killed, mutants: all }: MutationReport): readonly string[] {
  return [
    ...files.flatMap((file) => [
      `${file.file}: ${file.score} % of ${file.mutants}`,
      ...file.survived.map(({ line, mutator, replacement }) => `  line ${line}: ${mutator} -> ${replacement}`),
    ]),
    `Mutation score ${score} %: the tests noticed ${killed} of ${all} changes (promised: ${PROMISED} %)`,
  ];
}

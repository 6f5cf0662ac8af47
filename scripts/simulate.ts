/**
 * `npm run simulate -- [--runs N] [--seed S] [--json FILE] [--bug NAME]`: whole runs in simulated worlds full of faults, on all cores,
 * and what must hold of each (07-engineering §5.2, §6). `npm run simulate -- --replay SEED [--bug NAME]` tells the story of one run.
 * Exit 0 when every invariant held, 1 when one did not, 2 when it is called wrongly.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Part, type PartResult, runPart, type Violation } from '../tests/simulation/batch.ts';
import { type BugName, bugs } from '../tests/simulation/bugs.ts';
import { addCoverage, coverageTable, missing } from '../tests/simulation/coverage.ts';
import { invariants } from '../tests/simulation/invariants.ts';
import { nightInvariants } from '../tests/simulation/nights/night-invariants.ts';
import { simulate } from '../tests/simulation/simulate.ts';
import { endOnHelp } from './usage.ts';

const USAGE = `Usage: npm run simulate -- [--runs N] [--seed S] [--json FILE] [--workers N] [--bug NAME]
       npm run simulate -- --replay SEED [--bug NAME]
Bugs, to see an invariant at work: ${Object.keys(bugs).join(', ')}`;

/** Violations that are told one by one. */
const SHOWN = 20;

const options = {
  runs: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'string' },
  workers: { type: 'string' },
  replay: { type: 'string' },
  bug: { type: 'string' },
} as const;

interface Call {
  readonly runs: number;
  readonly seed: number;
  readonly json: string | undefined;
  readonly workers: number;
  readonly replay: number | undefined;
  readonly bug: BugName | undefined;
}

if (isMainThread) endOnHelp(USAGE);
if (isMainThread) process.exitCode = await main(process.argv.slice(2));
else await work(workerData as Part);

async function main(argv: readonly string[]): Promise<number> {
  const call = readCall(argv);
  if ('usage' in call) {
    console.error(`${call.usage}\n${USAGE}`);
    return 2;
  }
  return call.replay === undefined ? sample(call) : replay(call.replay, call.bug);
}

/** A worker's life: its part of the sample, a word now and then, and the result. */
async function work(part: Part): Promise<void> {
  const result = await runPart(part, (done) => parentPort?.postMessage({ done }));
  parentPort?.postMessage({ result });
}

async function sample(call: Call): Promise<number> {
  const began = performance.now();
  const results = await Promise.all(Array.from({ length: call.workers }, (_, at) => startWorker(call, at)));
  const seconds = (performance.now() - began) / 1000;
  const coverage = new Map<string, number>();
  for (const result of results) addCoverage(coverage, result.coverage);
  const violations = results.flatMap((result) => result.violations).toSorted((a, b) => a.seed - b.seed);
  console.log(`How often each thing came up in ${call.runs} runs:\n${coverageTable(coverage)}\n`);
  for (const violation of violations.slice(0, SHOWN)) console.log(told(violation, call));
  if (violations.length > SHOWN) console.log(restOf(violations.slice(SHOWN)));
  const never = missing(coverage);
  if (never.length > 0) console.log(`Never came up: ${never.join(', ')}.`);
  const broken = violations.length === 0 ? 'no violation' : `${violations.length} violations`;
  const each = ((1000 * seconds) / call.runs).toFixed(2);
  console.log(
    `${call.runs} runs of seed ${call.seed}: ${broken}, in ${seconds.toFixed(1)} s (${each} ms each, ${call.workers} workers)`,
  );
  if (call.json !== undefined && !written(call.json, reportOf(call, violations))) return 2;
  return violations.length === 0 ? 0 : 1;
}

function startWorker({ runs, seed, workers, bug }: Call, first: number): Promise<PartResult> {
  const part: Part = { seed, runs, first, step: workers, bug };
  const worker = new Worker(new URL(import.meta.url), { workerData: part });
  return new Promise((resolve, reject) => {
    worker.on('message', (message: { done: number } | { result: PartResult }) => {
      if ('result' in message) resolve(message.result);
      else if (first === 0 && message.done % 5000 === 0) console.log(`${message.done * workers} of ${runs} runs`);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a worker ended with ${code} before it was done`)));
  });
}

function reportOf({ runs, seed, bug }: Call, violations: readonly Violation[]): object {
  return {
    runs,
    seed,
    violations: violations.map((each) => ({
      seed: each.seed,
      invariant: each.invariant,
      replay: replayOf(each.seed, bug),
    })),
  };
}

function told({ seed, invariant, what }: Violation, { bug }: Call): string {
  const holds = [...invariants, ...nightInvariants].find(({ id }) => id === invariant)?.holds ?? '';
  return `VIOLATION ${invariant}: ${holds}\n  ${what}\n  ${replayOf(seed, bug)}`;
}

/** What was not told one by one, most frequent first. */
function restOf(violations: readonly Violation[]): string {
  const groups = [...Map.groupBy(violations, ({ invariant }) => invariant)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const counted = groups.map(([invariant, each]) => `${invariant} ${each.length}`);
  return `And ${violations.length} more: ${counted.join(', ')}.`;
}

function replayOf(seed: number, bug: BugName | undefined): string {
  return `npm run simulate -- --replay ${seed}${bug === undefined ? '' : ` --bug ${bug}`}`;
}

async function replay(seed: number, bug: BugName | undefined): Promise<number> {
  const { mode, history, violations } = await simulate(seed, { bug, tell: true });
  console.log(`Seed ${seed}, faults: ${mode}. Simulated time, what happened:\n${history.join('\n')}\n`);
  for (const { invariant, what } of violations) console.log(`VIOLATION ${invariant}: ${what}`);
  console.log(violations.length === 0 ? 'Every invariant held.' : `${violations.length} violations.`);
  return violations.length === 0 ? 0 : 1;
}

function written(file: string, report: object): boolean {
  try {
    writeFileSync(file, `${JSON.stringify(report, undefined, 2)}\n`);
    return true;
  } catch (error) {
    console.error(`--json ${file} cannot be written (${error instanceof Error ? error.message : String(error)}).`);
    return false;
  }
}

function readCall(argv: readonly string[]): Call | { readonly usage: string } {
  try {
    const { runs, seed, json, workers, replay: again, bug } = parseArgs({ args: [...argv], options }).values;
    if (bug !== undefined && !Object.hasOwn(bugs, bug)) return { usage: `There is no bug "${bug}".` };
    return {
      runs: wholeNumber('--runs', runs ?? '2000'),
      seed: wholeNumber('--seed', seed ?? '1'),
      json,
      workers: wholeNumber('--workers', workers ?? String(availableParallelism())),
      replay: again === undefined ? undefined : wholeNumber('--replay', again),
      bug: bug as BugName | undefined,
    };
  } catch (error) {
    return { usage: error instanceof Error ? error.message : String(error) };
  }
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || (name === '--workers' && value === 0)) {
    throw new Error(`${name} must be a whole number, not "${text}".`);
  }
  return value;
}

import type { BugName } from './bugs.ts';
import { addCoverage } from './coverage.ts';
import { simulate } from './simulate.ts';

/** A part of a sample: every `step`-th run of it, beginning with the run number `first`. */
export interface Part {
  readonly seed: number;
  readonly runs: number;
  readonly first: number;
  readonly step: number;
  readonly bug: BugName | undefined;
}

export interface Violation {
  readonly seed: number;
  readonly invariant: string;
  readonly what: string;
}

export interface PartResult {
  readonly violations: readonly Violation[];
  readonly coverage: ReadonlyMap<string, number>;
}

/** The seed of one run of a sample: neighbouring samples share no run until they have 2^16 of them. */
export function seedOf(sample: number, run: number): number {
  return (Math.imul(sample, 0x9e3779b1) + run) >>> 0;
}

/** Runs a part of a sample, telling how many runs are done. A violated invariant is told once per run. */
export async function runPart(part: Part, onProgress: (done: number) => void = () => undefined): Promise<PartResult> {
  const coverage = new Map<string, number>();
  const violations: Violation[] = [];
  let done = 0;
  for (let run = part.first; run < part.runs; run += part.step) {
    const seed = seedOf(part.seed, run);
    const simulated = await simulate(seed, { bug: part.bug });
    addCoverage(coverage, simulated.coverage);
    const first = new Map(simulated.violations.toReversed().map(({ invariant, what }) => [invariant, what]));
    for (const [invariant, what] of first) violations.push({ seed, invariant, what });
    done += 1;
    if (done % 200 === 0) onProgress(done);
  }
  return { violations, coverage };
}

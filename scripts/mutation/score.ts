import { dirname, relative } from 'node:path';
import { intervalOf } from './interval.ts';

/** What is needed of one mutant, as Stryker tells it. */
export interface Mutant {
  readonly fileName: string;
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: { readonly line: number } };
}

/** One change that no test noticed. */
interface Survivor {
  /** From 1. */
  readonly line: number;
  readonly mutator: string;
  readonly replacement: string;
}

/** Mutants that can be noticed at all: those that do not compile or are ignored count nowhere. */
interface Score {
  readonly mutants: number;
  readonly killed: number;
  /** Of the killed ones, those that made the tests run out of time. */
  readonly timedOut: number;
  /** Percent, one decimal; 100 where there is nothing to notice. */
  readonly score: number;
}

interface FileScore extends Score {
  readonly file: string;
  readonly survived: readonly Survivor[];
}

interface FolderScore extends Score {
  readonly folder: string;
}

/** The JSON of `npm run mutate`. */
export interface MutationReport extends Score {
  /** Percent, one decimal: where the score of all mutants lies, were these a sample of them, in 95 of 100 draws. */
  readonly interval: readonly [low: number, high: number];
  /** By name. */
  readonly folders: readonly FolderScore[];
  /** Lowest score first. */
  readonly files: readonly FileScore[];
}

const KILLED: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const SURVIVED: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);

/** Counts by file; a mutant that makes the tests run for ever is noticed, one that no test reaches is not. */
export function mutationReport(mutants: readonly Mutant[], root: string): MutationReport {
  const counted = mutants.filter(({ status }) => KILLED.has(status) || SURVIVED.has(status));
  const byFile = Map.groupBy(counted, ({ fileName }) => relative(root, fileName));
  const files = [...byFile].map(([file, own]): FileScore => ({ file, ...scoreOf(own), survived: survivors(own) }));
  const byFolder = Map.groupBy(counted, ({ fileName }) => dirname(relative(root, fileName)));
  const folders = [...byFolder].map(([folder, own]): FolderScore => ({ folder, ...scoreOf(own) }));
  const whole = scoreOf(counted);
  return {
    ...whole,
    interval: intervalOf(whole.killed, whole.mutants),
    folders: folders.toSorted((a, b) => a.folder.localeCompare(b.folder, 'en')),
    files: files.toSorted((a, b) => a.score - b.score || a.file.localeCompare(b.file, 'en')),
  };
}

function scoreOf(mutants: readonly Mutant[]): Score {
  const killed = mutants.filter(({ status }) => KILLED.has(status)).length;
  const score = mutants.length === 0 ? 100 : Math.floor((1000 * killed) / mutants.length) / 10;
  const timedOut = mutants.filter(({ status }) => status === 'Timeout').length;
  return { mutants: mutants.length, killed, timedOut, score };
}

function survivors(mutants: readonly Mutant[]): readonly Survivor[] {
  return mutants
    .filter(({ status }) => SURVIVED.has(status))
    .map(({ location, mutatorName, replacement }) => ({
      line: location.start.line,
      mutator: mutatorName,
      replacement: replacement.replaceAll(/\s+/g, ' ').slice(0, 120),
    }))
    .toSorted((a, b) => a.line - b.line);
}

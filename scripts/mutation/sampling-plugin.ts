import { relative } from 'node:path';
import { drawn, type Place, type Sample } from './sample.ts';

interface Numbered extends Place {
  readonly id: string;
}

interface Verdict {
  readonly status: 'passed' | 'compileError';
  readonly reason?: string;
}

/** A Stryker checker is asked before a mutant is tested; the status that it gives to mutants not drawn counts nowhere in the score. */
class SamplingChecker {
  static readonly inject = ['options'] as const;
  readonly #sample: Sample;

  constructor({ sample }: { readonly sample: Sample }) {
    this.#sample = sample;
  }

  async init(): Promise<void> {}

  /** All in one question: nothing is compiled that would want small ones. */
  async group(mutants: readonly Numbered[]): Promise<readonly (readonly string[])[]> {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants: readonly Numbered[]): Promise<Record<string, Verdict>> {
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, this.#verdict(mutant)]));
  }

  #verdict(mutant: Numbered): Verdict {
    // A draw must not depend on the folder that the repository lies in.
    const place = { ...mutant, fileName: relative(process.cwd(), mutant.fileName) };
    return drawn(place, this.#sample) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' };
  }
}

/** Where Stryker looks for what a plugin brings. */
export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: SamplingChecker }];

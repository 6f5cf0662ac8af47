import type { Row } from '../../tests/catalogue/row.ts';
import type { TestResult } from './run-tests.ts';

/** What became of the rows, each in exactly one list (07-engineering §6). */
export interface Catalogue {
  readonly passing: readonly string[];
  readonly failing: readonly string[];
  readonly notApplicable: readonly { readonly id: string; readonly why: string }[];
  /** No test names the row. */
  readonly missing: readonly string[];
}

/** What became of one row. */
export type Verdict =
  | { readonly is: 'passing' | 'failing' | 'missing' }
  | { readonly is: 'notApplicable'; readonly why: string };

/** A row passes when one of its tests did and none failed; tests that were all skipped show nothing. */
export function judge(row: Row, results: readonly TestResult[], isNamed: boolean): Verdict {
  const own = results.filter(({ ids }) => ids.has(row.id));
  if (own.some(({ status }) => status === 'failed')) return { is: 'failing' };
  if (own.some(({ status }) => status === 'passed')) return { is: 'passing' };
  if (!isNamed) return { is: 'missing' };
  const why = row.cannot?.();
  return why === undefined ? { is: 'failing' } : { is: 'notApplicable', why };
}

export function catalogueOf(judged: readonly (readonly [Row, Verdict])[]): Catalogue {
  const idsOf = (is: Verdict['is']): readonly string[] =>
    judged.filter(([, verdict]) => verdict.is === is).map(([{ id }]) => id);
  return {
    passing: idsOf('passing'),
    failing: idsOf('failing'),
    notApplicable: judged.flatMap(([{ id }, verdict]) =>
      verdict.is === 'notApplicable' ? [{ id, why: verdict.why }] : [],
    ),
    missing: idsOf('missing'),
  };
}

/** Something fails, or a letter that is finished lacks a test. */
export function isBad({ failing, missing }: Catalogue, finished: readonly string[]): boolean {
  return failing.length > 0 || missing.some((id) => finished.includes(id.charAt(0)));
}

/** What the tests of a row said with its rule switched off; only `noticed` proves something. */
export type Proof = 'noticed' | 'still green' | 'no result';

/** Tests that were all skipped, as behind a preparation that failed, said nothing. */
export function proofOf(results: readonly TestResult[]): Proof {
  if (results.some(({ status }) => status === 'failed')) return 'noticed';
  return results.some(({ status }) => status === 'passed') ? 'still green' : 'no result';
}

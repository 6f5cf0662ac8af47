import type { Probe } from './facts.ts';
import type { GateResult } from './gates.ts';
import { shownNames } from './tool-output/test-results.ts';

/** What an attempt knows of its probes. */
export interface Probing {
  /** Trees that tests are tried on, once the checks passed. */
  readonly probes?: readonly Probe[];
  /** The one of them that is under way. */
  readonly probing?: number | undefined;
  /** Tests that fail on the new code in the form that the story found them in: each needs a criterion that asks for it. */
  readonly expectations?: readonly string[];
}

/** What the checks said of a probe. */
export interface ProbeResult {
  readonly kind: Probe['kind'];
  /** Tests that fail or are missing on this tree and were green at the story's start, or the checks that fail where tests are not listed. */
  readonly failing: readonly string[];
  /** Whether `failing` names tests, and not only checks. */
  readonly isNamed: boolean;
  /** New tests that pass on this tree; empty where tests are not listed. */
  readonly passing: readonly string[];
  /** Checks whose end says nothing: they are red, and were so at the story's start, without naming tests. */
  readonly silent: readonly string[];
}

/** The words of a gate that gives a verdict on a probe. */
export interface ProbeVerdict {
  readonly verdict: 'pass' | 'warn' | 'fail' | 'timeout' | 'error';
  readonly reason: string;
}

/** Reads the results of the checks on the tree of a probe. A check that was red without naming tests says nothing new. */
export function probeResult(
  kind: Probe['kind'],
  results: readonly GateResult[],
  silentRed: ReadonlySet<string>,
): ProbeResult {
  const isSilent = ({ check = '' }: GateResult): boolean => silentRed.has(check);
  const told = results.filter((result) => !isSilent(result));
  return {
    kind,
    failing: told.flatMap(failingIn),
    isNamed: told.some((result) => namedIn(result).length > 0),
    passing: told.flatMap(({ tests }) => (tests?.compared?.added?.by === 'id' ? tests.compared.added.names : [])),
    silent: results.filter((result) => isSilent(result) && result.exitCode !== 0).map(({ check = '' }) => check),
  };
}

function namedIn({ tests }: { readonly tests?: GateResult['tests'] | undefined }): readonly string[] {
  return [
    ...(tests?.compared?.newFailing ?? tests?.failing ?? []),
    ...(tests?.compared?.lost ?? []).map((name) => `${name} (did not run)`),
  ];
}

function failingIn({ check = '', verdict, exitCode, tests }: GateResult): readonly string[] {
  const named = namedIn({ tests });
  if (named.length > 0) return named;
  if (tests !== undefined && tests.counts.failed + tests.counts.errors === 0 && exitCode === 0) return [];
  const isOld = tests !== undefined && (tests.failing.length > 0 || verdict === 'warn');
  return exitCode === 0 || isOld
    ? []
    : [`check ${check} (${exitCode === undefined ? verdict : `exit code ${exitCode}`})`];
}

/** The check that never came to a verdict on a probe: what it did not say is neither red nor green. */
export function unfinished(results: readonly GateResult[]): GateResult | undefined {
  return results.find(({ verdict }) => verdict === 'error') ?? results.find(({ verdict }) => verdict === 'timeout');
}

/** Tests whose expectation changed are somebody's decision: a criterion's, as a reviewer sees it, or a human's by `allow:`. */
export function oldTestsVerdict({ failing }: ProbeResult, probe: Probe, isReviewed: boolean): ProbeVerdict {
  if (failing.length === 0) return { verdict: 'pass', reason: '' };
  const what = `${failing.length === 1 ? 'a test fails' : `${failing.length} tests fail`} on the new code in the form that the story found: ${shownNames(failing)}; changed: ${shownNames(probe.paths)}`;
  if (isReviewed) return { verdict: 'warn', reason: `${what}. A reviewer judges whether a criterion asks for that.` };
  const entry = JSON.stringify(`${probe.paths[0] ?? ''}#test-changed`);
  return {
    verdict: 'fail',
    reason: `${what}. Nobody reviews whether a criterion asks for that; a person can permit it: allow: [${entry}]`,
  };
}

/** A probe that did not end is judged by that alone, never as failing tests. */
export function unfinishedVerdict({ check = '', verdict, reason }: GateResult): ProbeVerdict {
  const ended = verdict === 'timeout' ? 'timeout' : 'error';
  return { verdict: ended, reason: `check ${JSON.stringify(check)} came to no verdict: ${reason}` };
}

/** New tests must fail without the new code (02-loop §1): one that does not proves nothing. */
export function newTestsVerdict({ failing, isNamed, passing, silent }: ProbeResult, probe: Probe): ProbeVerdict {
  const idle =
    passing.length === 0 ? '' : `these prove nothing, for they pass without the story's code: ${shownNames(passing)}`;
  // A linter that fails on the old code too is no proof where the new tests are seen to pass on it.
  const isProof = failing.length > 0 && (isNamed || passing.length === 0);
  if (isProof) return { verdict: passing.length === 0 ? 'pass' : 'warn', reason: idle };
  const why = idle === '' ? unproven(probe, silent) : idle;
  return {
    verdict: 'fail',
    reason: `no test proves this story: ${why}. Write a test that fails before the change and passes after it.`,
  };
}

function unproven({ paths }: Probe, silent: readonly string[]): string {
  if (silent.length === 0) return `the tests in ${shownNames(paths)} pass without the story's code`;
  const checks = `${silent.length === 1 ? 'check' : 'checks'} ${shownNames(silent)}`;
  return `no check tells whether the tests in ${shownNames(paths)} fail without the story's code: ${checks} failed at the story's start too and ${silent.length === 1 ? 'names' : 'name'} no test`;
}

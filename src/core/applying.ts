import type { ChangedFile } from './facts.ts';
import { type Check, type GateResult, noExcerpt } from './gates.ts';
import { globMatcher } from './globs.ts';
import type { RunPlan } from './plan.ts';
import type { Attempt } from './state.ts';

/** The checks of every attempt, in the order of the configuration: those that do not wait for the end of the run. */
export function attemptChecks({ checks }: Pick<RunPlan, 'checks'>): readonly Check[] {
  return checks.filter(({ stage }) => stage !== 'final');
}

/** The checks that run on the run start, before any agent. */
export function baselineChecks({ checks, baseline }: Pick<RunPlan, 'checks' | 'baseline'>): readonly Check[] {
  return attemptChecks({ checks }).filter((check) => (check.baseline ?? baseline) !== 'off');
}

/** The checks that run once, after the last story. */
export function finalChecks({ checks }: Pick<RunPlan, 'checks'>): readonly Check[] {
  return checks.filter(({ stage }) => stage === 'final');
}

/**
 * The checks that an attempt has to pass: all but those whose `paths` it did not touch since the story's start (02-loop §1, "Per
 * gate"). An attempt that changed nothing claims that its story was done before, so everything has to hold; so does one that
 * changed more paths than are listed.
 */
export function applyingChecks(plan: Pick<RunPlan, 'checks'>, attempt: Changed): readonly Check[] {
  return attemptChecks(plan).filter((check) => touches(check, attempt));
}

/** What an attempt changed since its story's start, or what was carried onto another base. */
interface Changed extends Pick<Attempt, 'changedCount'> {
  readonly changed: readonly Pick<ChangedFile, 'path'>[];
}

/** Results for the checks that were left out, so that nobody takes them for green. */
export function leftOut(plan: Pick<RunPlan, 'checks'>, attempt: Changed, startedMs: number): readonly GateResult[] {
  return attemptChecks(plan)
    .filter((check) => !touches(check, attempt))
    .map(({ name, paths = [] }) => ({
      gate: 'test',
      check: name,
      verdict: 'skipped',
      applies: false,
      reason: `no changed path matches ${shown(paths)}`,
      startedMs,
      durationMs: 0,
      excerpt: noExcerpt,
      softLimitHit: false,
    }));
}

/** Whether an attempt gave a check a reason to run; the tree of a list that was cut is not known well enough to say no. */
export function touches({ paths }: Check, { changed, changedCount }: Changed): boolean {
  if (paths === undefined || changed.length === 0 || changedCount > changed.length) return true;
  const matches = globMatcher(paths);
  return changed.some(({ path }) => matches(path));
}

function shown(paths: readonly string[]): string {
  const more = paths.length > 3 ? ` and ${paths.length - 3} more` : '';
  return `${paths.slice(0, 3).join(', ')}${more}`;
}

import type { Usage } from '../core/agent-facts.ts';
import type { Attempt, StoryState } from '../core/state.ts';
import type { UsageView } from './run-view.ts';

/** Attempts, and the calls beside them. */
type Called = Pick<StoryState, 'attempts' | 'aside' | 'lostCalls'>;

/** What the calls for these stories used, as far as the agents told (02-loop §2 "unknown is printed as unknown"). */
export function usageOf(stories: readonly Called[]): UsageView {
  const attempts = stories.flatMap((story) => story.attempts);
  const told = [...attempts.flatMap((attempt) => attempt.usage ?? []), ...stories.flatMap(({ aside = [] }) => aside)];
  const lost = stories.reduce((sum, { lostCalls = 0 }) => sum + lostCalls, 0);
  const missing = attempts.reduce((sum, attempt) => sum + silentIn(attempt), lost);
  const flat = told.filter(({ isFlat }) => isFlat).length;
  const silentCalls = missing + flat;
  const costs = told.flatMap(({ costUsd }) => (costUsd === undefined ? [] : [positive(costUsd)]));
  const whole = told.filter(({ costUsd, isPartial }) => costUsd !== undefined && isPartial !== true);
  const sum = (of: (usage: Usage) => number): number => told.reduce((total, each) => total + positive(of(each)), 0);
  return {
    calls: told.length + missing,
    inputTokens: sum((each) => each.inputTokens),
    outputTokens: sum((each) => each.outputTokens),
    cacheReadTokens: sum((each) => each.cacheReadTokens),
    cacheWriteTokens: sum((each) => each.cacheWriteTokens),
    silentCalls,
    unknownCalls: missing + told.length - whole.length,
    ...(costs.length === 0 ? {} : { costUsd: summed(costs) }),
  };
}

/** `$2.14`, `at least $2.14` when some calls do not tell, `unknown`; empty when no call was made. */
export function costWords({ calls, costUsd, unknownCalls }: UsageView): string {
  if (calls === 0) return '';
  if (costUsd === undefined) return 'unknown';
  return unknownCalls === 0 ? dollars(costUsd) : `at least ${dollars(costUsd)}`;
}

/** Tokens in and out with thousands separators, `unknown` when no call told them; empty when no call was made. */
export function tokenWords(usage: UsageView): string {
  if (usage.calls === 0) return '';
  if (usage.calls === usage.silentCalls) return 'unknown';
  const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens } = usage;
  const all = grouped(inputTokens + outputTokens + cacheReadTokens + cacheWriteTokens);
  return usage.silentCalls === 0 ? all : `at least ${all}`;
}

/** A count with thousands separators. */
export function grouped(count: number): string {
  return formatted(count, 0);
}

/**
 * Calls of an attempt that left no entry. An attempt is one call of the implementer; a review is as many as it has votes, and a
 * review gate that took time without a verdict at least one. A verdict taken over from an earlier attempt took no time.
 */
function silentIn({ gates, reviews = [], usage = [], consulted = 0 }: Attempt): number {
  const missing = (role: Usage['role'], made: number): number =>
    Math.max(0, made - usage.filter((each) => each.role === role).length);
  const asked = (gate: 'spec' | 'quality'): number => {
    const ran = gates.some((each) => each.gate === gate && each.verdict !== 'skipped' && each.durationMs > 0);
    return ran ? Math.max(1, reviews.findLast((review) => review.gate === gate)?.votes ?? 0) : 0;
  };
  const advised = usage.filter(({ role }) => role === 'plan' || role === 'classify').length;
  const silent = Math.max(0, consulted - advised);
  return missing('implement', 1) + missing('spec', asked('spec')) + missing('quality', asked('quality')) + silent;
}

/** Sums of dollars are kept to a millionth, so that no rounding error shows. */
function summed(costs: readonly number[]): number {
  return Math.round(costs.reduce((total, cost) => total + cost, 0) * 1_000_000) / 1_000_000;
}

/** An amount as people write it: `$2.14`, `$1,234.50`, `under $0.01`. */
export function dollars(usd: number): string {
  if (usd > 0 && usd < 0.01) return 'under $0.01';
  return `$${formatted(usd, 2)}`;
}

/** By digits behind the point: to make one takes fifty times as long as to use it. */
const formats = new Map<number, Intl.NumberFormat>();

function formatted(value: number, digits: number): string {
  const known = formats.get(digits);
  if (known !== undefined) return known.format(value);
  const made = new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(digits, made);
  return made.format(value);
}

function positive(value: number): number {
  return Number.isFinite(value) && value > 0 ? value : 0;
}

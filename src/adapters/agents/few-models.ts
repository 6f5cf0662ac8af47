import type { AgentEvent, ModelTokens } from './agent-event.ts';

type UsageEvent = AgentEvent & { readonly type: 'usage' };

/** More than any call uses. */
const MOST_NAMED = 40;

/**
 * The same usage under few names, whatever names a stream makes up: beyond them tokens count for the model that was asked for, and of
 * a sum those models keep their names that used the most. `before` has the names that are known already.
 */
export function underFewNames(event: UsageEvent, before: ReadonlyMap<string, unknown>): UsageEvent {
  const known = event.isSum ? [] : [...before.keys()];
  if (known.length + event.parts.length <= MOST_NAMED) return event;
  const names = new Set(known);
  const take = (part: ModelTokens): ModelTokens => {
    const name = part.model ?? '';
    if (names.size < MOST_NAMED) names.add(name);
    return names.has(name) ? part : { tokens: part.tokens };
  };
  return { ...event, parts: (event.isSum ? event.parts.toSorted((a, b) => all(b) - all(a)) : event.parts).map(take) };
}

function all({ tokens }: ModelTokens): number {
  return Object.values(tokens).reduce((sum: number, count: number) => sum + count, 0);
}

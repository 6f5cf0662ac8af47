import type { RawSettings } from './raw.ts';
import { rowOf, settingNamed } from './table.ts';

/**
 * A layer without what it says about agents, for who starts none: one that another job names in full stands there in part alone. In
 * its place the rehearsal is named, which nobody starts either.
 */
export function withoutAgents(layer: RawSettings): RawSettings {
  const isKept = ([typed]: readonly [string, string]): boolean => {
    const name = settingNamed(typed);
    return name === undefined || rowOf(name).group !== 'agent';
  };
  const kept = Object.fromEntries(Object.entries(layer.values).filter(isKept));
  return { ...layer, values: { ...kept, agent: 'rehearsal' } };
}

import type { RawSettings } from './raw.ts';
import { rowOf, settingNamed } from './table.ts';

/** A layer without what it says about agents: who starts none needs none that is named in full. */
export function withoutAgents(layer: RawSettings): RawSettings {
  const isKept = ([typed]: readonly [string, string]): boolean => {
    const name = settingNamed(typed);
    return name === undefined || rowOf(name).group !== 'agent';
  };
  return { ...layer, values: Object.fromEntries(Object.entries(layer.values).filter(isKept)) };
}

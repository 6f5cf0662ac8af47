import { MARKER_KEYS, type MarkerKey } from './prd-marker.ts';
import { DEPENDENCY_KEYS } from './prd-needs.ts';
import { SINGLE_KEYS } from './prd-story.ts';
import { CRITERIA_KEYS } from './prd-value.ts';

/** What the keys of a story alone say: most stories of a file have the same, so the many names are looked for once. */
export interface StoryShape {
  readonly keys: readonly string[];
  /** How many of the keys must not stand twice. */
  readonly single: number;
  readonly marker: MarkerKey | undefined;
  /** Those present, in order of preference. */
  readonly criteria: readonly string[];
  readonly needs: readonly string[];
  /** Whether it has `allow` or `tests`, which few stories have. */
  readonly extra: boolean;
}

/** The shapes of one file. */
export interface ShapeCache {
  readonly known: Map<string, StoryShape>;
  last: StoryShape | undefined;
}

/** The shape of an object; the one of the object before it is tried first. */
export function shapeOf(value: object, cache: ShapeCache): StoryShape {
  const keys = Object.keys(value);
  if (cache.last !== undefined && isSame(keys, cache.last.keys)) return cache.last;
  const name = JSON.stringify(keys);
  const shape = cache.known.get(name) ?? newShape(keys);
  cache.known.set(name, shape);
  cache.last = shape;
  return shape;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}

function newShape(keys: readonly string[]): StoryShape {
  const present = new Set(keys);
  return {
    keys,
    single: SINGLE_KEYS.filter((key) => present.has(key)).length,
    marker: MARKER_KEYS.find((key) => present.has(key)),
    criteria: CRITERIA_KEYS.filter((key) => present.has(key)),
    needs: DEPENDENCY_KEYS.filter((key) => present.has(key)),
    extra: present.has('allow') || present.has('tests'),
  };
}

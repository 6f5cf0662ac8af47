import { MARKER_KEYS, type MarkerKey } from './prd-marker.ts';
import { DEPENDENCY_KEYS } from './prd-needs.ts';
import { SINGLE_KEYS } from './prd-story.ts';
import { type Typo, typosOf } from './prd-typo.ts';
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
  /** Keys that seem misspelt. */
  readonly typos: readonly Typo[];
}

/** The shapes of one file. */
export interface ShapeCache {
  readonly known: Map<string, StoryShape>;
  last: StoryShape | undefined;
}

/** The shape of an object; the one of the object before it is tried first. */
export function shapeOf(value: object, cache: ShapeCache): StoryShape {
  if (cache.last !== undefined && hasKeys(value, cache.last.keys)) return cache.last;
  const keys = Object.keys(value);
  const name = JSON.stringify(keys);
  const shape = cache.known.get(name) ?? newShape(keys);
  cache.known.set(name, shape);
  cache.last = shape;
  return shape;
}

/** Whether these are the object's keys, in this order; a parsed object inherits no key that can be listed. */
function hasKeys(value: object, keys: readonly string[]): boolean {
  let at = 0;
  for (const key in value) {
    if (key !== keys[at]) return false;
    at += 1;
  }
  return at === keys.length;
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
    typos: typosOf(keys),
  };
}

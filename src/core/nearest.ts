import { editDistance } from './edit-distance.ts';

/** The candidate that a typed name most likely meant; undefined when none is near (a third of its letters, at least one). */
export function nearest(typed: string, candidates: readonly string[]): string | undefined {
  const name = plainName(typed);
  const most = Math.max(1, Math.floor(name.length / 3));
  let best: { readonly candidate: string; readonly distance: number } | undefined;
  for (const candidate of candidates) {
    if (Math.abs(plainName(candidate).length - name.length) > most) continue;
    const distance = editDistance(name, plainName(candidate));
    if (distance <= most && (best === undefined || distance < best.distance)) best = { candidate, distance };
  }
  return best?.candidate;
}

/** A name without what people vary: case and separators. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[-_ ]/g, '');
}

/** Words that say the same in names of settings. */
const SAME_WORDS: Readonly<Record<string, string>> = {
  budget: 'cost',
  check: 'test',
  dir: 'directory',
  gh: 'github',
  loop: 'iteration',
  price: 'cost',
  retry: 'attempt',
  reviewer: 'review',
  spend: 'cost',
};

const MOST_MEANT = 4;

/** The candidates that a typed name may mean: the nearest one, else those that hold its words, else those whose words it holds. */
export function meantNames(typed: string, candidates: readonly string[]): readonly string[] {
  const near = nearest(typed, candidates);
  if (near !== undefined) return [near];
  const words = wordsOf(typed);
  const named = candidates.map((name) => ({ name, words: wordsOf(name) }));
  const holding = named.filter((other) => words.isSubsetOf(other.words));
  const [first] = words;
  const led = holding.filter((other) => other.words.values().next().value === first);
  const held = named.filter((other) => other.words.isSubsetOf(words));
  const meant = [led, holding, held].find((names) => names.length > 0) ?? [];
  return meant.length > MOST_MEANT ? [] : meant.map(({ name }) => name);
}

/** The words of a name, each in the singular. */
function wordsOf(name: string): ReadonlySet<string> {
  const words = name.toLowerCase().split(/[-_ ]+/);
  const single = words.map((word) => word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, ''));
  return new Set(single.map((word) => (Object.hasOwn(SAME_WORDS, word) ? SAME_WORDS[word] : word) ?? word));
}

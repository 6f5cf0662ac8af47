/** Values with how often each occurs. */
export type Multiset = Map<string, number>;

export function multiset(values: Iterable<string>): Multiset {
  const counts: Multiset = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** The values of `values` that `without` does not hold as often, in order. */
export function minus(values: readonly string[], without: readonly string[]): readonly string[] {
  const left = multiset(without);
  return values.filter((value) => !take(left, value));
}

/** Takes one occurrence out; false when there is none left. */
export function take(counts: Multiset, value: string): boolean {
  const left = counts.get(value) ?? 0;
  if (left === 0) return false;
  counts.set(value, left - 1);
  return true;
}

import { isDeepStrictEqual } from 'node:util';
import type { Json } from './expressions.ts';

export type Combination = Readonly<Record<string, Json>>;

/** Most jobs that one matrix may make (05-github, Limits). */
export const matrixLimit = 256;

/**
 * The combinations of a `strategy.matrix`: the product of its vectors, less `exclude`, plus `include`.
 * @throws Error with GitHub's words when a vector is empty or there are more than 256
 */
export function expandMatrix(matrix: Json): readonly Combination[] {
  if (!isRecord(matrix)) throw new Error('Unexpected value of strategy.matrix: it has to be a mapping.');
  const { include, exclude, ...vectors } = matrix;
  const product = Object.entries(vectors).reduce<readonly Combination[]>(
    (combinations, [name, values]) =>
      combinations.flatMap((each) => vectorOf(name, values).map((value) => ({ ...each, [name]: value }))),
    [{}],
  );
  const own = Object.keys(vectors).length === 0 ? [] : product;
  const kept = own.filter((each) => !records(exclude).some((rule) => matches(each, rule)));
  const all = addIncludes(kept, records(include));
  if (all.length > matrixLimit) {
    throw new Error(
      `Strategy produced ${all.length} jobs, which is more than the ${matrixLimit} that a matrix may have.`,
    );
  }
  return all;
}

function vectorOf(name: string, values: Json | undefined): readonly Json[] {
  if (!Array.isArray(values)) throw new Error(`Matrix vector '${name}' is not a list.`);
  if (values.length === 0) throw new Error(`Matrix vector '${name}' does not contain any values`);
  return values as readonly Json[];
}

/** An include extends every combination whose own vectors it leaves alone; one that extends none stands by itself. */
function addIncludes(combinations: readonly Combination[], includes: readonly Combination[]): readonly Combination[] {
  const extended: Combination[] = [...combinations];
  const added: Combination[] = [];
  for (const include of includes) {
    const fits = combinations.flatMap((original, index) =>
      Object.keys(include).every((name) => !(name in original) || isDeepStrictEqual(original[name], include[name]))
        ? [index]
        : [],
    );
    for (const index of fits) extended[index] = { ...extended[index], ...include };
    if (fits.length === 0) added.push(include);
  }
  return [...extended, ...added];
}

function matches(combination: Combination, rule: Combination): boolean {
  return Object.entries(rule).every(([name, value]) => isDeepStrictEqual(combination[name], value));
}

function records(value: Json | undefined): readonly Combination[] {
  return Array.isArray(value) ? (value as readonly Json[]).filter(isRecord) : [];
}

function isRecord(value: Json): value is Combination {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

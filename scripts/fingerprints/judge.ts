/** One occurrence of an error: where it lies, which error it is, and what the fingerprint calls it. */
export interface Occurrence {
  readonly className: string;
  readonly file: string;
  readonly fingerprint: string;
}

/** Pairs that are judged wrongly. `split`: one error got two names; `merged`: two errors got one. */
export interface WrongPairs {
  readonly kind: 'split' | 'merged';
  /** One class for `split`, two for `merged`. */
  readonly classes: readonly string[];
  readonly pairs: number;
  /** The first such pair. */
  readonly files: readonly [string, string];
}

/** What `npm run fingerprints` measures (07-engineering §6). */
export interface Judgement {
  readonly classes: number;
  readonly files: number;
  /** Of the pairs that got one name, the share that is one error; 1 when no pair got one name. */
  readonly precision: number;
  /** Of the pairs that are one error, the share that got one name; 1 when there is no such pair. */
  readonly recall: number;
  /** The most wrong pairs first, at most 20 entries. */
  readonly worst: readonly WrongPairs[];
}

const MOST_WORST = 20;

/** Judges all pairs of occurrences, by counting groups instead of pairs. */
export function judge(all: readonly Occurrence[]): Judgement {
  const classes = [...Map.groupBy(all, ({ className }) => className).values()];
  const names = [...Map.groupBy(all, ({ fingerprint }) => fingerprint).values()];
  const right = classes.flatMap((group) => [...Map.groupBy(group, ({ fingerprint }) => fingerprint).values()]);
  const worst = [...classes.flatMap(splitIn), ...mergedIn(names)].sort(
    (a, b) => b.pairs - a.pairs || (a.classes.join() < b.classes.join() ? -1 : 1),
  );
  return {
    classes: classes.length,
    files: all.length,
    precision: share(pairsIn(right), pairsIn(names)),
    recall: share(pairsIn(right), pairsIn(classes)),
    worst: worst.slice(0, MOST_WORST),
  };
}

function pairsIn(groups: readonly (readonly Occurrence[])[]): number {
  return groups.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

function splitIn(group: readonly Occurrence[]): readonly WrongPairs[] {
  const parts = [...Map.groupBy(group, ({ fingerprint }) => fingerprint).values()];
  const pairs = pairsIn([group]) - pairsIn(parts);
  const [first, second] = parts.map(([one]) => one);
  if (first === undefined || second === undefined) return [];
  return [{ kind: 'split', classes: [first.className], pairs, files: [first.file, second.file] }];
}

function mergedIn(names: readonly (readonly Occurrence[])[]): readonly WrongPairs[] {
  const found = new Map<string, WrongPairs>();
  for (const group of names) {
    const parts = [...Map.groupBy(group, ({ className }) => className).values()];
    for (const [at, one] of parts.entries()) for (const other of parts.slice(at + 1)) add(found, one, other);
  }
  return [...found.values()];
}

function add(found: Map<string, WrongPairs>, one: readonly Occurrence[], other: readonly Occurrence[]): void {
  const [a, b] = [one[0]!, other[0]!].sort((x, y) => (x.className < y.className ? -1 : 1)) as [Occurrence, Occurrence];
  const key = `${a.className}\n${b.className}`;
  const before = found.get(key);
  const pairs = (before?.pairs ?? 0) + one.length * other.length;
  found.set(key, {
    kind: 'merged',
    classes: [a.className, b.className],
    files: before?.files ?? [a.file, b.file],
    pairs,
  });
}

/** The figures and the worst pairs, to be read by people. */
export function table({ classes, files, precision, recall, worst }: Judgement): string {
  const head = [
    `distinct errors  ${classes}`,
    `occurrences      ${files}`,
    `precision        ${percent(precision)}  (pairs with one name that are one error)`,
    `recall           ${percent(recall)}  (pairs of one error that have one name)`,
  ];
  if (worst.length === 0) return [...head, 'No pair is judged wrongly.'].join('\n');
  const width = Math.max(...worst.map(({ pairs }) => String(pairs).length), 'pairs'.length);
  const rows = worst.map(
    ({ kind, classes: named, pairs, files: [a, b] }) =>
      `${String(pairs).padStart(width)}  ${kind.padEnd(6)}  ${named.join(' = ')}  (${a}, ${b})`,
  );
  return [...head, '', `${'pairs'.padStart(width)}  what    where`, ...rows].join('\n');
}

/** Rounded towards the worse, so that 100 % means no wrong pair. */
function percent(share: number): string {
  return `${(Math.floor(share * 10_000) / 100).toFixed(2)} %`.padStart(8);
}

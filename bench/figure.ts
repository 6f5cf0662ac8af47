/** One measured figure beside its floor and its target. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'MB' | 'processes' | 'calls';
  /** The least that the same work can cost, measured in the same minutes; same unit as `value`. */
  readonly floor?: number;
  /** `value / floor`. */
  readonly ratio?: number;
  /** In words and numbers; empty for a figure that only explains another. */
  readonly target: string;
  readonly met: boolean;
}

/** A group of figures that are measured together; the name is what `--only` takes. */
export interface Group {
  readonly name: string;
  readonly measure: (say: (line: string) => void) => Promise<readonly Figure[]>;
}

/** What a figure has to keep; all that are given must hold. */
export interface Target {
  readonly most?: number;
  readonly ratio?: number;
}

/** Judges a value against its targets. Without a target it is always met. */
export function figure(
  what: { readonly name: string; readonly value: number; readonly unit: Figure['unit']; readonly floor?: number },
  { most, ratio: mostRatio }: Target = {},
): Figure {
  const ratio = what.floor === undefined ? undefined : what.value / what.floor;
  const words = [
    ...(most === undefined ? [] : [`<= ${most} ${what.unit}`]),
    ...(mostRatio === undefined ? [] : [`<= ${mostRatio} x floor`]),
  ];
  const met =
    what.value <= (most ?? Number.POSITIVE_INFINITY) && (ratio ?? 0) <= (mostRatio ?? Number.POSITIVE_INFINITY);
  return {
    ...what,
    value: rounded(what.value),
    ...(what.floor === undefined ? {} : { floor: rounded(what.floor) }),
    ...(ratio === undefined ? {} : { ratio: rounded(ratio) }),
    target: words.join(' and '),
    met,
  };
}

/** The middle value; the mean of the two middle ones for an even count. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('no values to take a median of');
  return (low + high) / 2;
}

/** Measures every side once per round, one after the other, so that a busy minute hits all of them; medians by name. */
export async function interleave<Name extends string>(
  rounds: number,
  sides: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Readonly<Record<Name, number>>> {
  const names = Object.keys(sides) as Name[];
  const seen = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) seen.get(name)?.push(await sides[name]());
  }
  return Object.fromEntries(names.map((name) => [name, median(seen.get(name) ?? [])])) as Record<Name, number>;
}

/** The figures as a table for people. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, unit, floor, ratio, target, met }) => [
    name,
    `${value} ${unit}`,
    floor === undefined ? '' : `${floor} ${unit}`,
    ratio === undefined ? '' : `${ratio} x`,
    target,
    target === '' ? '' : met ? 'met' : 'MISSED',
  ]);
  const all = [['figure', 'ours', 'floor', 'ratio', 'target', ''], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function rounded(value: number): number {
  return Number(value.toPrecision(value >= 1000 ? 5 : 3));
}

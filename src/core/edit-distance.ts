/** Insertions, deletions, replacements and swaps of neighbours between two names. */
export function editDistance(from: string, to: string): number {
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column);
  let beforeLast = last;
  for (let row = 1; row <= from.length; row += 1) {
    const current = nextRow({ from, to, row, last, beforeLast });
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}

interface RowInput {
  readonly from: string;
  readonly to: string;
  readonly row: number;
  readonly last: readonly number[];
  readonly beforeLast: readonly number[];
}

function nextRow({ from, to, row, last, beforeLast }: RowInput): readonly number[] {
  const current = [row];
  for (let column = 1; column <= to.length; column += 1) {
    const same = from[row - 1] === to[column - 1];
    const replaced = (last[column - 1] ?? 0) + (same ? 0 : 1);
    const removed = (last[column] ?? 0) + 1;
    const added = (current[column - 1] ?? 0) + 1;
    const swaps = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
    const swapped = swaps ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
    current.push(Math.min(replaced, removed, added, swapped));
  }
  return current;
}
